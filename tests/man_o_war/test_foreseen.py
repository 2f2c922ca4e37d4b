"""Foresight: what a signal would do, in one line that promises no more than is certain."""

import pytest

from engine.games.man_o_war.judgement.forecast import forecast
from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.model.signals import Helm, Signal
from engine.games.man_o_war.words.about import IN_A_MENU, told
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


@pytest.mark.parametrize(
    ("code", "intent", "told"),
    [
        ("en", "back_water", "A1 backs 5 cm, fires at B1 (medium)"),
        ("fr", "back_water", "A1 recule de 5 cm, tire sur B1 à mi-portée"),
        ("en", "stay", "A1 stays, fires at B1 (short)"),
        ("fr", "stay", "A1 reste sur place, tire sur B1 de près"),
        ("en", "turn", "A1 turns 45° to port over 10 cm"),
        ("fr", "turn", "A1 tourne de 45° à bâbord sur 10 cm"),
        ("en", "pivot", "A1 turns 45° to port"),
    ],
)
def test_how_ships_move_is_foreseen_with_what_they_fire_at(
    code: str, intent: str, told: str
) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(42, 60, 270))
    by = {"turn": -45, "pivot": -45}.get(intent, 0)
    text = battle.game.words.about(battle.view(), (), battle.signal("A", intent, by=by))
    assert text is not None
    assert typed(code, text).partition(", ")[2] == told


def test_what_is_most_telling_comes_first_as_long_lines_are_cut() -> None:
    battle = Battle(A1=(60, 20, 90), A2=(60, 30, 90), B1=(75, 30, 0))
    battle.signals("A", "ram", at="B1")
    assert about(battle).startswith("As things lie, A2 rams B1; A1 ")


def test_signals_that_do_the_same_are_one_suggestion() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    advised, _, *others = battle.game.plans(battle.view())
    lines = [one.about for one in (advised, *others)]
    assert len(set(lines)) == len(lines), "to ram and to close are the same from afar"
    assert not {"close", "ram"} & {one.key for one in others}


def test_a_suggestion_other_than_to_stay_remains_where_both_fire() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(42, 60, 270))
    lines = [typed("en", one.about) for one in battle.game.plans(battle.view())]
    assert len([one for one in lines if "fires at B1" in one]) > 1


def test_a_signal_that_does_as_advised_is_one_suggestion_unless_enemies_act_first() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    battle.signals("A", "close")
    keys = [one.label.key for one in battle.game.plans(battle.view())]
    assert keys[0] == "plan-signalled-advised"
    assert "plan-advised" not in keys
    battle.open.initiative = "east"
    keys = [one.label.key for one in battle.game.plans(battle.view())]
    assert {"plan-signalled", "plan-advised"} <= {*keys}


@pytest.mark.rule("MOW-RAM-03")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "As things lie, A1, too near to ram, backs 5 cm, fires at B1 (short)"),
        ("fr", "En l'état, A1, trop près pour éperonner, recule de 5 cm, tire sur B1 de près"),
    ],
)
def test_a_signal_to_ram_says_if_a_ship_is_too_near_for_it(code: str, told: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(36, 60, 0))
    text = battle.game.words.about(battle.view(), (), battle.signal("A", "ram"))
    assert text is not None
    assert typed(code, text) == told


@pytest.mark.rule("MOW-RAM-03")
def test_nobody_advises_to_ram_from_too_near() -> None:
    near = Battle(A1=(30, 60, 90), B1=(36, 60, 0))
    assert "ram" not in {one.signal.helm.intent for one in proposals(near.view(), 0)}
    mixed = Battle(A1=(30, 60, 90), A2=(30, 75, 90), B1=(36, 60, 0), B2=(44, 75, 0))
    (ram,) = (one for one in proposals(mixed.view(), 0) if one.signal.helm.intent == "ram")
    assert [one.too_near for one in ram.done] == [True, False]


@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        (
            "en",
            "As things lie, A1 and A2 stay, fire at B1 and B2 (short)",
            "If Anson's ships leave it so, A1 and A2 stay, fire at B1 and B2 (short)",
        ),
        (
            "fr",
            "En l'état, A1 et A2 restent sur place, tirent sur B1 et B2 de près",
            "Si les navires d'Anson n'y changent rien, A1 et A2 restent sur place,"
            " tirent sur B1 et B2 de près",
        ),
    ],
)
def test_ships_that_do_alike_to_different_enemies_are_told_together(
    code: str, mine: str, theirs: str
) -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 70, 90), B1=(42, 60, 270), B2=(42, 70, 270))
    signal = battle.signal("A", "stay")
    for side, does in (("west", mine), ("east", theirs)):
        battle.open.initiative = side
        text = battle.game.words.about(battle.view(), (), signal)
        assert text is not None
        assert typed(code, text) == does


def test_ships_that_a_long_suggestion_leaves_out_are_counted() -> None:
    """Six ships that turn by six angles have no room beside a button."""
    turned = {f"A{number}": (20, 16 * number, 15 * number) for number in range(1, 7)}
    battle = Battle(B1=(90, 110, 270), **turned)
    helm = Helm(intent="close")
    done = forecast(battle.open, "west", {0: Signal(helm=helm)})
    assert len({leg.by for one in done for leg in one.way.legs}) > 2
    text = typed("en", told(battle.open, "west", done))
    assert text.endswith(" more ships")
    assert "more ship" not in typed("en", told(battle.open, "west", done, room=IN_A_MENU))
