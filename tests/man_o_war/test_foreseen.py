"""Foresight: what a signal would do, in one line that promises no more than is certain."""

import pytest

from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import typed


def about(battle: Battle, code: str = "en", plan: int = 0) -> str:
    """The line below a suggestion; the captain's advice is the first one."""
    return typed(code, [*battle.game.plans(battle.view())][plan].about)


@pytest.mark.rule("MOW-SQUAD-05")
@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        (
            "en",
            "As things lie, A1 rams B1",
            "If Anson's ships, which act first, leave it so, A1 rams B1",
        ),
        (
            "fr",
            "En l'état, A1 éperonne B1",
            "Si les navires d'Anson, qui agissent d'abord, n'y changent rien, A1 éperonne B1",
        ),
    ],
)
def test_what_an_enemy_who_acts_first_may_prevent_is_foreseen_only_if_it_does_not(
    code: str, mine: str, theirs: str
) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    assert about(battle, code) == mine
    battle.open.initiative = "east"
    assert about(battle, code) == theirs


@pytest.mark.rule("MOW-SQUAD-10")
def test_a_squadron_that_acts_after_an_enemy_squadron_promises_no_more_either() -> None:
    battle = Battle(A1=(30, 60, 90), C1=(30, 90, 90), B1=(45, 60, 0))
    assert "which act in between" in about(battle)
    told = battle.game.words.about(battle.view(), (), battle.signal("A", "ram"))
    assert told is not None
    assert "which act in between" in typed("en", told), "C1 keeps its signal"


@pytest.mark.rule("MOW-STRAGGLER-02")
@pytest.mark.parametrize(
    ("code", "said"), [("en", "No ship follows"), ("fr", "Aucun navire ne suit")]
)
def test_ships_that_follow_no_signal_are_told_so(code: str, said: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(60, 60, 270))
    battle.ship("A1").straggler = True
    assert about(battle, code).startswith(said)
