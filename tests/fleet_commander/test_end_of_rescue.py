"""The end of a rescue: one side has most containers at home, or nobody can bring more."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import Container
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.test_scenario_rescue import begun, home, rescue


@pytest.mark.rule("FC-SCEN-RESCUE-10")
def test_the_sixth_container_wins_at_once() -> None:
    battle = rescue("C5", *["A3"] * 5)
    home(battle, 5, 0)
    ship = battle.ship("p1", "destroyer", "C5")
    battle.ships("p2", "frigate", "C1", 3)
    begun(battle, "B:O")
    step = battle.act(a.Evacuate(die="B:O", ships=(ship,)))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "containers"


def ends(p1: int, p2: int, *, mine: int = 0) -> tuple[tuple[str, ...] | None, str | None]:
    """Winners and reason if p2 has no ship, p1 has *mine*; *p1*, *p2* are containers at home."""
    battle = rescue(*["A3"] * (11 - p1 - p2))
    home(battle, p1, p2)
    if mine:
        battle.ships("p1", "frigate", "C3", mine)
    else:
        battle.ship("p1", "frigate", "C3", hull=1)
        battle.special("C3", "asteroid_field")
    victim = battle.ship("p2", "frigate", "C2", hull=1)
    if mine:
        battle.dice("p1", "R:O")
        step = battle.act(battle.attack("R:O", "C3", "C2", victim))
    else:
        battle.change(victim, at=None, hull=0)
        battle.dice("p1", "B:O")
        battle.special("C4", "asteroid_field")
        step = battle.act(battle.move("B:O", 0, "C4"), "S")
    over = told(step, e.BattleEnded)
    return battle.open.winners, over[0].why if over else None


@pytest.mark.rule("FC-SCEN-RESCUE-11", "FC-SCEN-RESCUE-17", "FC-AMB-43")
def test_once_no_ship_is_left_more_containers_win_and_equal_numbers_draw() -> None:
    assert ends(3, 2) == (("p1",), "outdone")
    assert ends(2, 3) == (("p2",), "outdone")
    assert ends(2, 2) == ((), "level")


@pytest.mark.rule("FC-SCEN-RESCUE-11", "FC-HIDDEN-16")
def test_decoys_alone_do_not_keep_a_rescue_going() -> None:
    battle = rescue(*["A3"] * 10, "C5", hidden_deployment=True)
    last = battle.signal("p1", "frigate", "C5")
    battle.signal("p1", "decoy", "C4")
    battle.signal("p2", "decoy", "C1")
    begun(battle, "B:O")
    step = battle.act(a.Evacuate(die="B:O", ships=(last,)))
    assert battle.open.winners == ("p1",)
    assert told(step, e.BattleEnded)[0].why == "outdone"


@pytest.mark.rule("FC-SCEN-RESCUE-13", "FC-AMB-28", "FC-SCEN-RESCUE-01")
def test_the_side_with_the_last_ships_wins_if_ahead_and_loses_if_it_cannot_catch_up() -> None:
    assert ends(3, 2, mine=1) == (("p1",), "outdone")
    assert ends(2, 5, mine=2) == (("p2",), "outdone")
    assert ends(3, 5, mine=2) == (None, None)
    assert ends(2, 2, mine=1) == (None, None)


@pytest.mark.rule("FC-SCEN-RESCUE-13", "FC-AMB-28")
def test_class_points_do_not_end_a_rescue() -> None:
    battle = rescue("A3")
    battle.ship("p1", "battleship", "C3")
    victim = battle.ship("p2", "battleship", "C2", hull=1)
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", victim))
    assert battle.open.winners is None


@pytest.mark.rule("FC-SCEN-RESCUE-12")
def test_a_team_wins_by_the_containers_of_all_its_commanders() -> None:
    battle = Battle(scenario="rescue", mode="teams_of_four", zones=((5, 8),))
    battle.open.edges["p1"] = (34,)
    battle.open.containers[:] = [Container(at=battle.at("C5")), *[Container(at=0)] * 10]
    battle.open.containers += [Container(at=None)] * 10
    battle.open.evacuated = {"p1": 4, "p2": 0, "p3": 6, "p4": 0}
    ship = battle.ship("p1", "frigate", "C5")
    battle.ship("p3", "frigate", "E5")
    battle.ship("p2", "frigate", "C1")
    begun(battle, "B:D")
    step = battle.act(a.Evacuate(die="B:D", ships=(ship,)))
    assert battle.open.winners == ("p1", "p3")
    assert told(step, e.BattleEnded)[0].why == "containers"
