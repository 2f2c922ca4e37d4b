"""The end of a battle: the last side afloat, or honours when time is up."""

import pytest

from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.rules.honours import honours
from tests.man_o_war.battle import Battle


def facing(**how: int) -> Battle:
    return Battle(
        A1=(20, 60, 90),
        A2=(20, 70, 90),
        B1=(100, 60, 270),
        B2=(100, 70, 270),
        **how,
    )


def sink(battle: Battle, *names: str) -> None:
    for name in names:
        battle.ship(name).lot, battle.ship(name).waterline = "wreck", 2


def last_ship(battle: Battle, *faces: int) -> e.BattleEnded | None:
    battle.seal()
    battle.open.to_act = [next(n for n, ship in enumerate(battle.open.ships) if ship.crew)]
    step = battle.play(OFFICER, a.PlayOn(), *faces)
    return next((one for one in step.events if isinstance(one, e.BattleEnded)), None)


@pytest.mark.rule("MOW-VICTORY-01")
def test_the_side_whose_enemies_are_all_sunk_at_the_end_of_a_turn_wins() -> None:
    battle = facing()
    sink(battle, "B1", "B2")
    ended = last_ship(battle)
    assert ended is not None
    assert (ended.winner, ended.why) == ("west", "last_afloat")
    outcome = battle.game.outcome(battle.state)
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert battle.game.to_act(battle.state) == ()


@pytest.mark.rule("MOW-VICTORY-01")
def test_the_battle_goes_on_while_both_sides_have_a_ship() -> None:
    battle = facing()
    sink(battle, "B1", "A2")
    assert last_ship(battle, 6, 1) is None
    assert battle.game.outcome(battle.state) is None


@pytest.mark.rule("MOW-AMB-55", "MOW-HONOUR-04")
def test_a_side_with_abandoned_ships_alone_has_lost_and_they_count_as_sunk() -> None:
    battle = facing()
    sink(battle, "B1")
    battle.ship("B2").crew = 0
    ended = last_ship(battle)
    assert ended is not None
    assert ended.winner == "west"
    assert honours(battle.open, "west") == 4


@pytest.mark.rule("MOW-VICTORY-03", "MOW-VICTORY-04", "MOW-HONOUR-01", "MOW-HONOUR-02")
@pytest.mark.parametrize(("turn", "over"), [(5, False), (6, True)])
def test_after_the_agreed_turns_more_honours_win(turn: int, over: bool) -> None:
    battle = facing(turns=6, turn=turn)
    sink(battle, "A1")
    ended = last_ship(battle, *([] if over else [6, 1]))
    assert (ended is not None) is over
    if ended is not None:
        assert (ended.winner, ended.why) == ("east", "honours")
        assert dict(ended.honours) == {"west": 0, "east": 2}


@pytest.mark.rule("MOW-HONOUR-01", "MOW-AMB-52")
def test_honours_count_what_the_end_of_the_last_turn_brings() -> None:
    battle = facing(turns=6, turn=6)
    battle.play("p1", a.OrderScuttle(decision=battle.asked("p1"), ship=battle.number("A2")))
    ended = last_ship(battle)
    assert ended is not None
    assert (ended.winner, dict(ended.honours)) == ("east", {"west": 0, "east": 2})


@pytest.mark.rule("MOW-HONOUR-03", "MOW-AMB-07")
def test_an_enemy_afloat_counts_one_honour_for_each_hole() -> None:
    battle = facing()
    battle.ship("B1").waterline = 1
    sink(battle, "B2")
    assert (honours(battle.open, "west"), honours(battle.open, "east")) == (3, 0)


@pytest.mark.rule("MOW-AMB-60")
def test_equal_honours_are_a_draw() -> None:
    battle = facing(turns=6, turn=6)
    sink(battle, "A1", "B1")
    ended = last_ship(battle)
    assert ended is not None
    assert ended.winner is None
    outcome = battle.game.outcome(battle.state)
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("MOW-AMB-51")
def test_if_nobody_is_left_honours_decide() -> None:
    battle = facing()
    sink(battle, "A1", "A2", "B1")
    battle.seal()
    battle.ship("B2").crew = 0
    battle.ship("A1").lot, battle.ship("A1").waterline = "afloat", 1
    battle.ship("A1").crew = 0
    battle.ship("A1").hits = {}
    battle.open.to_act = [0]
    step = battle.play(OFFICER, a.PlayOn())
    (ended,) = battle.told(step, e.BattleEnded)
    assert (ended.winner, ended.why) == (None, "honours")


@pytest.mark.rule("MOW-AMB-52")
def test_the_battle_goes_on_until_the_end_of_the_turn_in_which_the_last_enemy_sank() -> None:
    battle = facing()
    sink(battle, "B1", "B2")
    battle.seal()
    battle.open.to_act = [0, 1]
    assert not battle.told(battle.play(OFFICER, a.PlayOn()), e.BattleEnded)
    assert battle.told(battle.play(OFFICER, a.PlayOn()), e.BattleEnded)
