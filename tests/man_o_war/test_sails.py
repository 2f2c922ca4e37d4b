"""Sails: the wind in a ship's eyes, the speed it gives, and the moves it allows."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.model.names import Attitude, Wind
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.rules.oars import CHORD
from engine.games.man_o_war.rules.sails import allowance, is_legal, sail
from engine.games.man_o_war.rules.squadrons import can_move
from engine.games.man_o_war.rules.wind import attitude
from engine.space import plane
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle, Place

FAR_CORNER: Place = (110, 110, 0)
SPEED = units(22.5)


def alone(sort: str, heading: float, wind: Wind = "N") -> Battle:
    """A ship of a sort in a wind, with an enemy far off."""
    battle = Battle(A1=(60, 60, heading), B1=FAR_CORNER, sorts={"A": sort})
    battle.open.wind = wind
    return battle


def sailed(battle: Battle, intent: str, **how: object) -> Way:
    (moved,) = battle.told(battle.acts("A1", intent, **how), e.Moved)
    way = moved.way
    assert isinstance(way, Way)
    return way


def ahead(length: float) -> Part:
    return Part("ahead", units(length))


def turn(by: int) -> Part:
    return Part("turn", CHORD, by * DEGREE)


@pytest.mark.rule("MOW-WIND-05", "MOW-WIND-06", "MOW-WIND-07", "MOW-AMB-01", "MOW-GEO-06")
@pytest.mark.parametrize(
    ("wind", "heading", "lies"),
    [
        ("N", 180, "into_the_wind"),
        ("N", 136, "into_the_wind"),
        ("N", 135, "beam_wind"),
        ("N", 90, "beam_wind"),
        ("N", 45, "beam_wind"),
        ("N", 44, "following_wind"),
        ("N", 316, "following_wind"),
        ("E", 270, "into_the_wind"),
        ("S", 0, "into_the_wind"),
        ("W", 270, "following_wind"),
    ],
)
def test_a_heading_lies_into_the_wind_or_before_it_within_less_than_45_degrees(
    wind: Wind, heading: int, lies: Attitude
) -> None:
    assert attitude(wind, heading * DEGREE) == lies


@pytest.mark.rule("MOW-SAIL-02", "MOW-AMB-24")
@pytest.mark.parametrize(
    ("sort", "beam", "following"),
    [("corsair", 22.5, 22.5), ("galleon", 15, 22.5), ("greatship", 15, 15), ("wargalley", 15, 15)],
)
def test_the_card_gives_a_speed_for_a_beam_wind_and_one_for_a_following_wind(
    sort: str, beam: float, following: float
) -> None:
    assert allowance(alone(sort, 90).open, 0) == units(beam)
    assert allowance(alone(sort, 0).open, 0) == units(following)


@pytest.mark.parametrize(
    ("heading", "move", "legal"),
    [
        pytest.param(heading, move, legal, marks=pytest.mark.rule(*rules.split()))
        for rules, heading, move, legal in (
            ("MOW-MOVE-01", 90, (), True),
            ("MOW-MOVE-06", 60, (turn(45), ahead(17.5)), True),
            ("MOW-MOVE-06 MOW-MOVE-05", 90, (turn(15), ahead(20)), False),
            ("MOW-MOVE-07 MOW-EX-04 MOW-AMB-02", 90, (ahead(20), turn(15)), False),
            ("MOW-EX-03", 90, (turn(-45), ahead(5), turn(45), ahead(7.5)), True),
            ("MOW-SAIL-04", 100, (ahead(17.5), turn(45)), True),
            ("MOW-SAIL-04", 100, (ahead(2.5), turn(45), ahead(2.5)), False),
            ("MOW-SAIL-04", 90, (turn(15), turn(30)), True),
            ("MOW-SAIL-04", 90, (turn(15), turn(45), turn(45)), False),
            ("MOW-SAIL-04", 90, (Part("pivot", 0, 45 * DEGREE),), False),
        )
    ],
)
def test_moves_under_sail_keep_within_the_speed_and_end_with_a_turn_into_the_wind(
    heading: int, move: Move, legal: bool
) -> None:
    """The wind blows to the north, so that south is into it."""
    assert is_legal(SPEED, "N", heading * DEGREE, move) is legal


@pytest.mark.rule("MOW-SAIL-06", "MOW-AMB-26")
@pytest.mark.parametrize(
    ("heading", "move", "legal"),
    [
        (180, (), True),
        (180, (turn(45),), True),
        (180, (turn(30),), False),
        (150, (turn(-15),), True),
        (150, (turn(15),), False),
        (180, (turn(45), ahead(2.5)), False),
        (180, (ahead(2.5),), False),
    ],
)
def test_a_ship_in_the_wind_makes_one_turn_out_of_it_or_stays(
    heading: int, move: Move, legal: bool
) -> None:
    assert is_legal(SPEED, "N", heading * DEGREE, move) is legal


@pytest.mark.rule("MOW-SAIL-01", "MOW-SAIL-03", "MOW-EX-05")
def test_the_speed_is_read_as_the_move_begins_and_turns_do_not_change_it() -> None:
    battle = alone("galleon", 30)
    way = sailed(battle, "turn", by=45)
    assert attitude("N", way.end.heading) == "beam_wind"
    assert sum(leg.run for leg in way.legs) == units(22.5)
    again = alone("galleon", 60)
    way = sailed(again, "turn", by=-45)
    assert attitude("N", way.end.heading) == "following_wind"
    assert sum(leg.run for leg in way.legs) == units(15)


@pytest.mark.rule("MOW-SAIL-04", "MOW-WIND-08")
def test_a_turn_into_the_wind_is_completed_and_ends_the_move() -> None:
    battle = alone("corsair", 100)
    way = sail(battle.open, 0, (ahead(5), turn(45), ahead(10)))
    assert [leg.stroke for leg in way.legs] == ["ahead", "turn"]
    assert way.end.heading == 145 * DEGREE
    assert (way.stopped, way.met) == ("wind", None)


@pytest.mark.rule("MOW-SAIL-05")
def test_a_ship_stopped_by_the_wind_still_fires() -> None:
    battle = Battle(A1=(60, 60, 100), B1=(72, 60, 0), sorts={"A": "corsair"})
    battle.open.wind = "N"
    battle.ship("B1").at = battle.ship("B1").at._replace(x=units(76), y=units(66))
    step = battle.acts("A1", "turn", 1, 1, 1, by=45)
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.stopped == "wind"
    assert battle.told(step, e.Fired)


@pytest.mark.rule("MOW-SAIL-05")
def test_a_ship_stopped_by_the_wind_may_board_what_it_touches() -> None:
    battle = Battle(A1=(60, 60, 100), B1=(90, 20, 0), B9=FAR_CORNER, sorts={"A": "corsair"})
    battle.open.wind = "N"
    end = sail(battle.open, 0, (turn(45),)).end
    mine, theirs = (card_of(battle.open, one) for one in (0, 1))
    off = plane.ahead(end, (mine.length + theirs.width) // 2 + units(0.01))
    battle.ship("B1").at = plane.pivoted(off, 90 * DEGREE)
    step = battle.acts("A1", "turn", 6, 1, by=45, policy="hold", boarding="always")
    (moved,) = battle.told(step, e.Moved)
    assert (moved.way.stopped, moved.way.end) == ("wind", end)
    (boarded,) = battle.told(step, e.Boarded)
    assert boarded.boarding.target == battle.number("B1")


@pytest.mark.rule("MOW-MOVE-03", "MOW-SAIL-02")
def test_a_ship_that_holds_its_course_sails_straight_ahead_at_its_speed() -> None:
    battle = alone("corsair", 90)
    sailed(battle, "hold_course")
    assert battle.place("A1") == (82.5, 60, 90)


@pytest.mark.rule("MOW-SAIL-06", "MOW-POST-09")
@pytest.mark.parametrize(("heading", "after"), [(180, 135), (165, 135), (200, 230)])
def test_a_ship_in_the_wind_that_is_to_go_on_bears_away(heading: int, after: int) -> None:
    battle = alone("corsair", heading)
    sailed(battle, "hold_course")
    assert battle.place("A1")[2] == after


@pytest.mark.rule("MOW-MOVE-02", "MOW-OAR-01", "MOW-EX-06", "MOW-POST-09")
@pytest.mark.parametrize(
    ("under", "east", "sailing"), [("either", 75, True), ("sails", 75, True), ("oars", 70, False)]
)
def test_a_ship_with_both_goes_under_what_is_signalled_or_else_serves_better(
    under: str, east: int, sailing: bool
) -> None:
    battle = alone("wargalley", 90)
    way = sailed(battle, "hold_course", under=under)
    assert (battle.place("A1"), way.sailing) == ((east, 60, 90), sailing)
    into = alone("wargalley", 180)
    assert sailed(into, "hold_course").sailing is False
    assert into.place("A1") == (60, 50, 180)


@pytest.mark.rule("MOW-MOVE-02")
def test_only_ships_with_both_are_told_which_and_no_ram_is_made_under_sail() -> None:
    galley, corsair = alone("wargalley", 90), alone("corsair", 90)
    assert galley.refused("p1", galley.signal("A", "close", under="sails")) is None
    assert galley.refused("p1", galley.signal("A", "ram", under="oars")) is None
    assert galley.refused("p1", galley.signal("A", "ram", under="sails")) == "MOW-MOVE-02"
    assert corsair.refused("p1", corsair.signal("A", "close", under="sails")) == "MOW-MOVE-02"
    assert corsair.refused("p1", corsair.signal("A", "back_water")) == "MOW-OAR-08"


@pytest.mark.rule("MOW-SAIL-07", "MOW-OAR-08")
def test_a_galley_without_oars_sails_by_the_rules_of_sails() -> None:
    battle = alone("wargalley", 90)
    battle.ship("A1").hits = {AreaName.OARS: 1}
    assert sailed(battle, "hold_course", under="oars").sailing is True
    battle.ship("A1").at = battle.ship("A1").at._replace(heading=180 * DEGREE)
    way = sailed(battle, "hold_course")
    assert [leg.stroke for leg in way.legs] == ["turn"]


@pytest.mark.rule("MOW-MOVE-08", "MOW-DMG-07", "MOW-EX-07")
def test_lost_masts_slow_a_ship_and_a_galley_without_its_mast_does_not_sail() -> None:
    corsair = alone("corsair", 90)
    corsair.ship("A1").hits = {AreaName.FOREMAST: 1}
    assert sailed(corsair, "hold_course").legs[0].run == units(15)
    galley = alone("wargalley", 90)
    galley.ship("A1").hits = {AreaName.MAST: 1}
    assert sailed(galley, "hold_course").sailing is False
    assert galley.place("A1") == (70, 60, 90)


@pytest.mark.rule("MOW-MOVE-08", "MOW-SQUAD-03")
def test_a_leader_without_masts_lies_still_and_another_leads() -> None:
    battle = Battle(A1=(60, 60, 90), A2=(60, 70, 90), B1=FAR_CORNER, sorts={"A": "corsair"})
    battle.ship("A1").hits = {AreaName.FOREMAST: 1, AreaName.MIZZENMAST: 2}
    assert not can_move(battle.open, 0)
    step = battle.acts("A1", "hold_course")
    assert battle.place("A1") == (60, 60, 90)
    assert [one.leader for one in battle.told(step, e.LeaderReplaced)] == [1]


@pytest.mark.rule("MOW-POST-08")
def test_galleys_of_the_first_battles_leave_their_sails_furled() -> None:
    battle = Battle(A1=(60, 60, 90), B1=FAR_CORNER)
    assert sailed(battle, "hold_course").sailing is False
    fresh = Battle(A1=(60, 60, 90), B1=FAR_CORNER)
    assert fresh.refused("p1", fresh.signal("A", "stay", under="sails")) == "MOW-MOVE-02"
