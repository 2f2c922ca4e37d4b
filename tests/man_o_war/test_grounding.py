"""Grounding: ships that run onto land, and how they get off again."""

from typing import Any

import pytest

from engine.core.dice import ScriptedDice
from engine.core.referee import Referee
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import OFFICER
from engine.games.man_o_war.model.state import Aground
from engine.games.man_o_war.model.tables import Mishap
from engine.games.man_o_war.rules.disengage import disengaged
from engine.games.man_o_war.rules.grounding import ground, refloat
from engine.games.man_o_war.rules.oars import Part, row
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle
from tests.man_o_war.shores import gap_to_land, with_land
from tests.man_o_war.test_damage import facing

EACH_LAND = ("island", "large_island", "coast", "sandbank", "rocks", "iceberg")
OVERBOARD: Mishap = "captain_overboard"


def before(kind: str = "rocks", far: float = 5, **how: Any) -> Battle:
    """A1 heads for land whose middle is *far* beyond its bow."""
    battle = Battle(A1=(30, 60, 90), B1=(100, 100, 270), **how)
    return with_land(battle, kind, 32.5 + far, 60)


def rows(battle: Battle, *parts: Part) -> Way:
    return row(battle.open, battle.number("A1"), parts)


def runs_aground(battle: Battle, *faces: int) -> list[Any]:
    """A1 rows 10 cm ahead, with these dice; the events."""
    ship = battle.number("A1")
    way = rows(battle, Part("ahead", units(10)))
    battle.ship("A1").at = way.end
    with ScriptedDice(faces) as dice:
        referee = Referee(dice)
        ground(battle.open, ship, way, referee)
    return referee.events


@pytest.mark.rule("MOW-OBST-01", "MOW-TERRAIN-06", "MOW-AMB-45")
@pytest.mark.parametrize("kind", EACH_LAND)
def test_a_ship_that_meets_land_is_aground_at_its_edge_and_goes_no_farther(kind: str) -> None:
    battle = before(kind, far=7)
    way = rows(battle, Part("ahead", units(5)), Part("ahead", units(5)))
    assert (way.stopped, way.land, way.met) == ("land", 0, None)
    runs_aground(battle, 6)
    assert 0 <= gap_to_land(battle, "A1") <= 0.01
    held = battle.ship("A1").aground
    assert held is not None
    assert held.piece == 0
    assert way.end.x < units(30) + units(7)


@pytest.mark.rule("MOW-OBST-01")
def test_a_way_that_passes_land_without_touching_it_is_not_stopped() -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(100, 100, 270)), "rocks", 36, 64.01)
    assert rows(battle, Part("ahead", units(10))).stopped is None


@pytest.mark.rule("MOW-OBST-02", "MOW-OBST-03")
@pytest.mark.parametrize(
    ("faces", "points"),
    [((5,), 0), ((4, 1), 3), ((4, 2), 3), ((4, 3), 2), ((1, 4), 2), ((4, 5), 1), ((4, 6), 1)],
)
def test_a_ship_aground_saves_its_waterline_or_takes_points_by_a_die(
    faces: tuple[int, ...], points: int
) -> None:
    battle = before()
    (told, *_) = runs_aground(battle, *faces)
    assert told.grounding.points == points
    assert battle.ship("A1").waterline == points


@pytest.mark.rule("MOW-SINK-03", "MOW-OBST-03")
def test_a_grounding_can_sink_a_ship_which_then_lies_as_a_wreck() -> None:
    battle = before()
    told = runs_aground(battle, 1, 3)
    assert told[-1] == e.ShipSunk(ship=battle.number("A1"))
    assert (battle.ship("A1").lot, battle.ship("A1").aground) == ("wreck", None)
    assert [*battle.game.faults(battle.state)] == []


@pytest.mark.rule("MOW-OBST-04", "MOW-GEO-17", "MOW-CAPTAIN-04")
def test_a_ship_without_its_captain_drifts_onto_land_and_saves_or_suffers() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0))
    with_land(battle, "island", 45, 70)
    battle.ship("B1").hits = {next(iter(facing(stern=1).ship("B1").hits)): 1}
    step = battle.acts("A1", "stay", 6, 1, 1, 4, 5, 4, 6)
    (fired,) = battle.told(step, e.Fired)
    panicked = fired.volley.shots[0].panicked
    assert (panicked.mishap, panicked.drift.stopped) == (OVERBOARD, "land")
    assert (panicked.grounding.save, panicked.grounding.points) == (4, 1)
    assert battle.ship("B1").waterline == 1
    assert battle.ship("B1").aground == Aground(piece=0, off=180 * DEGREE)
    again = battle.acts("A1", "stay", 6, 1, 1, 4, 5)
    (fired,) = battle.told(again, e.Fired)
    assert fired.volley.shots[0].panicked.drift.legs == (), "a ship aground does not move"


def aground(off: float = 270, **places: tuple[float, float, float]) -> Battle:
    """A1 lies aground with its bow on rocks to the east."""
    battle = Battle(A1=(30, 60, 90), **(places or {"B1": (100, 100, 270)}))
    with_land(battle, "rocks", 35.51, 60)
    battle.ship("A1").aground = Aground(piece=0, off=round(off * DEGREE))
    return battle


@pytest.mark.rule("MOW-OBST-05", "MOW-OBST-06", "MOW-AMB-34")
@pytest.mark.parametrize(("face", "off"), [(3, False), (4, True)])
def test_a_ship_aground_gets_off_on_4_and_then_moves_or_stays_unharmed(
    face: int, *, off: bool
) -> None:
    battle = aground()
    step = battle.acts("A1", "hold_course", face)
    (told,) = battle.told(step, e.Refloated)
    (moved,) = battle.told(step, e.Moved)
    assert (told.face, told.off, bool(moved.way.legs)) == (face, off, off)
    assert (battle.ship("A1").aground is None) is off
    assert battle.ship("A1").waterline == 0


@pytest.mark.rule("MOW-GEO-14", "MOW-AMB-22", "MOW-DEC-17")
def test_who_gets_off_goes_back_to_a_millimetre_and_turns_away_as_far_as_it_may() -> None:
    battle = aground()
    step = battle.acts("A1", "hold_course", 4)
    (moved,) = battle.told(step, e.Moved)
    start = moved.way.start
    assert start.heading // DEGREE in {0, 180}, (
        "a quarter circle is the most, land lies to the east"
    )
    assert start.x == pytest.approx(units(29.91), abs=units(0.02))


@pytest.mark.rule("MOW-GEO-14")
def test_who_gets_off_stops_short_of_a_ship_behind_it_and_keeps_clear_of_it() -> None:
    battle = aground(A2=(24.97, 60, 90), B1=(100, 100, 270))
    step = battle.acts("A1", "stay", 4)
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.start.x >= units(29.97)
    assert [*battle.game.faults(battle.state)] == []


@pytest.mark.rule("MOW-AMB-53")
@pytest.mark.parametrize("held", ["no_move", "crew", "prize"])
def test_no_die_is_rolled_for_who_may_not_move(held: str) -> None:
    battle = aground()
    ship = battle.ship("A1")
    if held == "no_move":
        ship.no_move = True
    elif held == "crew":
        ship.crew = 0
    else:
        ship.captor, ship.manned_from = "east", battle.number("B1")
    with ScriptedDice(()) as dice:
        refloat(battle.open, battle.number("A1"), Referee(dice))
    assert ship.aground is not None


@pytest.mark.rule("MOW-AMB-53")
@pytest.mark.parametrize("face", [3, 4])
def test_a_straggler_aground_tries_to_get_off_at_the_end_of_the_turn(face: int) -> None:
    battle = Battle(A1=(30, 20, 0), A2=(60, 20, 90), B1=(100, 100, 270))
    with_land(battle, "rocks", 65.51, 20)
    straggler = battle.ship("A2")
    straggler.straggler, straggler.aground = True, Aground(piece=0, off=270 * DEGREE)
    battle.seal()
    battle.open.to_act = [battle.number("A1")]
    step = battle.play(OFFICER, a.PlayOn(), face, 6, 1)
    (told,) = battle.told(step, e.Refloated)
    followed = [one for one in battle.told(step, e.Moved) if one.straggler]
    assert (told.off, bool(followed)) == (face == 4, face == 4)


@pytest.mark.rule("MOW-AMB-34")
def test_a_ship_aground_fires_and_is_boarded() -> None:
    battle = aground(B1=(30, 62.03, 270), B2=(100, 100, 270))
    battle.ship("B1").crew = 0
    step = battle.acts("A1", "board", 1)
    assert battle.told(step, e.ShipManned)


@pytest.mark.rule("MOW-DISENG-04")
def test_a_ship_that_would_swing_into_land_cannot_disengage() -> None:
    free = Battle(A1=(30, 60, 90), B1=(33.51, 60, 0))
    held = with_land(Battle(A1=(30, 60, 90), B1=(33.51, 60, 0)), "rocks", 30, 64.5)
    assert disengaged(free.open, 0, -1) is not None
    assert disengaged(held.open, 0, -1) is None


@pytest.mark.rule("MOW-OBST-01")
def test_a_pivot_into_land_grounds_a_ship_that_then_leaves_it_squarely() -> None:
    battle = with_land(Battle(A1=(30, 60, 90), B1=(100, 100, 270)), "coast", 30, 64.5, 90)
    way = rows(battle, Part("pivot", 0, -90 * DEGREE))
    assert way.stopped == "land"
    battle.ship("A1").at = way.end
    with ScriptedDice([6]) as dice:
        ground(battle.open, 0, way, Referee(dice))
    held = battle.ship("A1").aground
    assert held is not None
    assert held.off == 180 * DEGREE
