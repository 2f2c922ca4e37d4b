"""Defeat of a team as one, elimination of those who fight alone, and the last one left."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.sides_in_battle import armada


@pytest.mark.rule("FC-EX-07", "FC-TEAM-11", "FC-SCEN-PITCHED4-04")
@pytest.mark.parametrize(("left", "ended"), [(9, False), (8, True)])
def test_a_side_of_twenty_four_points_fights_on_with_nine_and_loses_with_eight(
    left: int, ended: bool
) -> None:
    battle = armada(8, ("p1", "p3"), mode="teams_of_four")
    battle.ship("p1", "battleship", "E6")
    for number in range(left):
        battle.ship(("p2", "p4")[number % 2], "frigate", ("E1", "F1")[number % 2])
    weak = battle.ship("p4", "frigate", "E5", hull=1)
    for seat in battle.open.commanders:
        battle.commander(seat).points = 12
    battle.dice("p1", "R:O")
    step = battle.act(battle.attack("R:O", "E6", "E5", weak))
    assert battle.open.winners == (("p1", "p3") if ended else None)
    assert bool(told(step, e.BattleEnded)) is ended
    assert not told(step, e.Eliminated)


@pytest.mark.rule("FC-TEAM-11")
def test_a_team_fights_on_after_one_of_its_commanders_lost_every_ship() -> None:
    battle = armada(8, ("p1", "p3", "p2"), mode="teams_of_four")
    battle.ship("p1", "battleship", "G7")
    weak = battle.ship("p4", "frigate", "G6", hull=1)
    for seat in battle.open.commanders:
        battle.commander(seat).points = 12
    battle.ships("p2", "frigate", "F3", 2)
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "G7", "G6", weak))
    assert battle.open.winners is None


def three(left: int, other: int = 8) -> tuple[Battle, int]:
    """p1 is about to destroy a frigate of p2, who then has *left* points, p3 has *other*."""
    battle = armada(6, ("p1",), mode="free_for_all")
    battle.ship("p1", "battleship", "G7")
    for number in range(left):
        battle.ship("p2", "frigate", f"{'CD'[number // 5]}1")
    weak = battle.ship("p2", "frigate", "G6", hull=1)
    for number in range(other):
        battle.ship("p3", "frigate", f"{'EF'[number // 5]}1")
    for seat in battle.open.commanders:
        battle.commander(seat).points = 12
    battle.dice("p1", "R:O")
    return battle, weak


@pytest.mark.rule("FC-FFA-05", "FC-FFA-06", "FC-AMB-25", "FC-AMB-40")
def test_a_commander_who_lost_two_thirds_is_out_with_all_ships_and_tokens() -> None:
    battle, weak = three(5)
    battle.act(battle.attack("R:O", "G7", "G6", weak))
    assert not battle.commander("p2").eliminated
    battle, weak = three(3)
    launcher = battle.ship("p2", "battleship", "A7", weapon="interdictor")
    battle.change(0, at=None, hull=0)
    battle.commander("p2").points = 24
    battle.interdictor(launcher, "B7")
    battle.drones(launcher, 1)
    battle.dice("p2", "", "R:S G:O")
    step = battle.act(battle.attack("R:O", "G7", "G6", weak))
    if battle.is_asked():
        step = battle.answer(a.TakeHit)
    out = told(step, e.Eliminated)[0]
    assert out.seat == "p2"
    assert out.points == 7
    assert len(out.ships) == 4
    assert battle.commander("p2").eliminated
    assert all(ship.at is None for ship in battle.open.ships if ship.owner == "p2")
    assert battle.open.tokens == []
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.open.winners is None
    battle.dice("p1", "B:O")
    step = battle.act(battle.move("B:O", 6, "G6"))
    assert not told(step, e.Eliminated)
    step = battle.act(a.EndTurn())
    assert battle.open.turn.seat == "p3"
    assert not told(step, e.TurnPassed)


@pytest.mark.rule("FC-FFA-07")
def test_the_last_commander_in_the_battle_wins() -> None:
    battle, weak = three(4, other=0)
    battle.commander("p3").eliminated = True
    step = battle.act(battle.attack("R:O", "G7", "G6", weak))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "last"


@pytest.mark.rule("FC-FFA-08")
@pytest.mark.parametrize(
    ("mine", "winners", "why"), [(3, ("p2",), "all_thirds"), (4, (), "draw"), (5, ("p1",), "last")]
)
def test_if_one_action_eliminates_everybody_the_most_points_left_win(
    mine: int, winners: tuple[str, ...], why: str
) -> None:
    battle, weak = three(4, other=0)
    battle.commander("p3").eliminated = True
    for ship in battle.open.ships:
        if ship.owner == "p1":
            battle.change(ship.id, at=None, hull=0)
    fighter = battle.ship("p1", "frigate", "G7", hull=1)
    battle.ships("p1", "frigate", "A7", mine)
    battle.commander("p1").points = 12
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "G7", "G6", weak))
    step = battle.answer(a.CounterAttack, ship=fighter)
    assert battle.open.winners == winners
    assert told(step, e.BattleEnded)[0].why == why


@pytest.mark.rule("FC-FFA-05", "FC-FFA-06")
def test_a_commander_eliminated_in_their_own_turn_plays_no_more_of_it() -> None:
    battle, _ = three(8)
    for ship in battle.open.ships[:3]:
        battle.change(ship.id, at=None, hull=0)
    battle.change(6, hull=2)
    battle.special("G7", "asteroid_field")
    battle.special("A1", "asteroid_field")
    battle.open.turn.seat = "p3"
    battle.open.turn.phase = "actions"
    before = battle.act(a.EndTurn(), seat="p3")
    step = battle.answer(a.ResolveFirst, "O", "S", effect=battle.at("A1"))
    assert [one.seat for one in told(step, e.Eliminated)] == ["p1"]
    began = told(before, e.TurnBegan) + told(step, e.TurnBegan)
    assert [one.seat for one in began] == ["p1", "p2"]
    assert battle.open.turn.phase == "energy"


@pytest.mark.rule("FC-FFA-06")
def test_signals_of_an_eliminated_commander_are_revealed() -> None:
    battle = armada(8, ("p1", "p3"), mode="free_for_all", hidden_deployment=True)
    battle.ship("p1", "battleship", "G7")
    weak = battle.ship("p2", "frigate", "G6", hull=1)
    other = battle.signal("p3", "frigate", "E5")
    signals = battle.signal("p2", "cruiser", "C1"), battle.signal("p2", "decoy", "C2")
    for sort in ("cruiser", "cruiser", "destroyer"):
        battle.ship("p2", sort, None, hull=0)
    battle.commander("p2").points = 12
    battle.dice("p1", "R:O")
    step = battle.act(battle.attack("R:O", "G7", "G6", weak))
    assert [one.seat for one in told(step, e.Eliminated)] == ["p2"]
    assert [one.ships for one in told(step, e.Revealed)] == [signals]
    assert not battle.open.ships[signals[0]].hidden
    assert battle.open.ships[other].hidden
