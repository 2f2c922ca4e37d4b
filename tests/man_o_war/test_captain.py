"""The Captain's table: tokens, a ship adrift, and crews that leave."""

from typing import Any

import pytest

from engine.core.dice import ScriptedDice
from engine.core.game import Step
from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Panicked
from engine.games.man_o_war.model.ships import ShipSort
from engine.games.man_o_war.rules.gunnery import fire
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_damage import facing


def panics(battle: Battle, *faces: int) -> tuple[Step[Any, Any], Panicked | None]:
    """A1 fires at the destroyed stern of B1, with a critical 1 and then these dice."""
    step = battle.acts("A1", "stay", 6, 1, 1, *faces)
    (fired,) = battle.told(step, e.Fired)
    return step, fired.volley.shots[0].panicked


@pytest.mark.parametrize(
    ("face", "move", "fire"),
    [
        pytest.param(1, True, False, marks=pytest.mark.rule("MOW-CAPTAIN-01", "MOW-CRIT-02")),
        pytest.param(2, False, True, marks=pytest.mark.rule("MOW-CAPTAIN-02", "MOW-FIRE-09")),
        pytest.param(3, True, True, marks=pytest.mark.rule("MOW-CAPTAIN-03", "MOW-AMB-12")),
    ],
)
def test_a_ship_with_a_token_neither_moves_or_fires_this_turn(
    face: int, *, move: bool, fire: bool
) -> None:
    battle = facing(stern=1)
    battle.signals("B", "back_water")
    _, panicked = panics(battle, face)
    assert panicked is not None
    assert (panicked.no_move, panicked.no_fire) == (move, fire)
    assert (battle.ship("B1").no_move, battle.ship("B1").no_fire) == (move, fire)
    step = battle.acts("B1", "back_water", *([] if fire else [1]))
    (moved,) = battle.told(step, e.Moved)
    assert bool(moved.way.legs) is not move
    assert bool(battle.told(step, e.Fired)) is not fire


@pytest.mark.rule("MOW-CAPTAIN-07")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_ship_that_has_acted_already_gets_no_token(face: int) -> None:
    battle = facing(stern=1)
    battle.acts("B1", "stay", 1)
    _, panicked = panics(battle, face)
    assert panicked is not None
    assert (panicked.no_move, panicked.no_fire) == (False, False)
    assert (battle.ship("B1").no_move, battle.ship("B1").no_fire) == (False, False)


@pytest.mark.rule("MOW-CAPTAIN-08", "MOW-AMB-44")
def test_a_leader_that_cannot_move_stays_leader_and_the_rest_of_its_squadron_moves() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 270), B2=(45, 75, 270))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    battle.signals("B", "back_water")
    panics(battle, 1)
    (moved,) = battle.told(battle.acts("B2", "back_water"), e.Moved)
    assert moved.way.legs
    assert battle.open.squadrons[1].leader == battle.number("B1")


@pytest.mark.rule("MOW-CAPTAIN-04", "MOW-AMB-21")
@pytest.mark.parametrize(
    ("die", "heading"), [(1, 225), (2, 225), (3, 315), (4, 315), (5, 270), (6, 270)]
)
def test_a_ship_whose_captain_goes_overboard_drifts_by_a_die(die: int, heading: int) -> None:
    battle = facing(stern=1)
    before = battle.place("B1")
    _, panicked = panics(battle, 4, die)
    assert panicked is not None
    assert panicked.drift is not None
    x, y, turned = battle.place("B1")
    assert turned == heading
    assert round(((x - before[0]) ** 2 + (y - before[1]) ** 2) ** 0.5, 1) == 5
    assert not battle.ship("B1").no_move


@pytest.mark.rule("MOW-CAPTAIN-04", "MOW-GEO-17")
def test_a_drifting_ship_stops_at_what_it_meets_without_a_ram_and_at_the_edge() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(45, 67, 90))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    step, panicked = panics(battle, 4, 6)
    assert panicked is not None
    assert panicked.drift is not None
    assert panicked.drift.met == battle.number("B2")
    assert not battle.told(step, e.Rammed)
    battle = Battle(A1=(8, 20, 180), B1=(8, 2, 180), B2=(90, 60, 270))
    battle.ship("B1").hits = {AreaName.STERN: 1}
    panics(battle, 4, 5)
    assert battle.place("B1") == (8, 0, 180)


@pytest.mark.parametrize(
    ("face", "dice", "lost"),
    [
        pytest.param(5, (6, 5), 1, marks=pytest.mark.rule("MOW-CAPTAIN-05")),
        pytest.param(6, (4, 5), 1, marks=pytest.mark.rule("MOW-CAPTAIN-06")),
        pytest.param(6, (4, 4), 0, marks=pytest.mark.rule("MOW-CAPTAIN-06")),
    ],
)
def test_rum_and_mutiny_cost_crews_by_a_die_each(
    face: int, dice: tuple[int, int], lost: int
) -> None:
    battle = facing(stern=1)
    _, panicked = panics(battle, face, *dice)
    assert panicked is not None
    assert (panicked.dice, panicked.lost) == (dice, lost)
    assert battle.ship("B1").crew == 2 - lost


@pytest.mark.rule("MOW-CAPTAIN-06", "MOW-CREW-03")
def test_a_ship_whose_last_crew_deserts_is_abandoned() -> None:
    battle = facing(stern=1)
    step, _ = panics(battle, 6, 5, 6)
    assert battle.told(step, e.ShipAbandoned) == [e.ShipAbandoned(ship=battle.number("B1"))]


@pytest.mark.rule("MOW-AMB-58", "MOW-AMB-61")
def test_a_ship_that_lost_its_crew_in_the_midst_of_a_volley_panics_no_more() -> None:
    battle = facing(stern=1)
    battle.ship("A1").sort = ShipSort.WOLFSHIP
    target = battle.under()
    assert target is not None
    with ScriptedDice([6, 6, 1, *(1, 1, 6, 5, 6), *(1, 1)]) as dice:
        volley = fire(battle.open, 0, "bow", target, Referee(dice))
    assert [one.critical for one in volley.shots] == [1, 1, None]
    assert volley.shots[1].panicked is None
    assert battle.ship("B1").crew == 0
