"""Disengaging: a ship whose bow lies against another swings along it and rows on."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import Wind
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.rules.disengage import PORT, STARBOARD, disengaged, hands, held_by
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.oars import cost, is_legal, oars_of, row
from engine.games.man_o_war.rules.sails import may_slip
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle, Place

FAR_AWAY = (100, 20, 270)


def against(heading: float = 90, **more: Place) -> Battle:
    """The bow of A1 touches the flank of B1, which heads north."""
    return Battle(A1=(30, 60, heading), B1=(33.501, 60, 0), B9=FAR_AWAY, **more)


def sailing(wind: Wind) -> Battle:
    """The bow of A1, a Corsair, touches the flank of B1, which heads north."""
    corsairs = {"A": "corsair", "B": "corsair"}
    battle = Battle(A1=(30, 60, 90), B1=(40, 60, 0), B9=FAR_AWAY, sorts=corsairs)
    battle.open.wind = wind
    mine, theirs = (card_of(battle.open, one) for one in (0, 1))
    touching = battle.ship("B1").at.x - (mine.length + theirs.width) // 2 - 10
    battle.ship("A1").at = battle.ship("A1").at._replace(x=touching)
    return battle


@pytest.mark.rule("MOW-DISENG-01")
def test_a_ship_whose_bow_lies_against_another_cannot_row_ahead_and_disengages() -> None:
    battle = against()
    assert held_by(battle.open, 0) == 1
    assert held_by(battle.open, 1) is None, "its flank is touched, not its bow"
    blocked = row(battle.open, 0, (Part("ahead", units(10)),))
    assert (blocked.stopped, blocked.end == blocked.start) == ("ship", True)
    step = battle.acts("A1", "hold_course", policy="hold")
    (moved,) = battle.told(step, e.Moved)
    assert [leg.stroke for leg in moved.way.legs] == ["disengage", "ahead"]


@pytest.mark.rule("MOW-DISENG-02", "MOW-DISENG-03", "MOW-GEO-13", "MOW-AMB-23")
def test_it_swings_until_it_lies_along_the_side_and_rows_on_at_half_speed() -> None:
    battle = against()
    step = battle.acts("A1", "disengage", policy="hold")
    (moved,) = battle.told(step, e.Moved)
    swing, run = moved.way.legs
    assert abs(swing.by) == 90 * DEGREE
    assert run.run == units(5), "half of the oar speed of 10 cm"
    assert apart(battle.open, 0, swing.to, 1) >= units(0.1)
    oars = oars_of(battle.open, 0)
    assert cost(oars, (Part("disengage", 0, PORT),)) == units(5)
    assert not is_legal(oars, (Part("disengage", 0, PORT), Part("ahead", units(5.1))))


@pytest.mark.rule("MOW-DEC-16", "MOW-GEO-13")
@pytest.mark.parametrize(("heading", "first", "by"), [(60, PORT, -60), (120, STARBOARD, 60)])
def test_it_swings_to_the_side_that_needs_less(heading: float, first: int, by: int) -> None:
    battle = Battle(A1=(30, 60, heading), B1=(33.501, 60, 0), B9=FAR_AWAY)
    bow = 25_000
    battle.ship("A1").at = battle.ship("A1").at._replace(
        x=battle.ship("B1").at.x - 10_000 - 5_000 - 10 - round(bow * 0.866025)
    )
    assert hands(battle.open, 0)[0] == first
    clear = disengaged(battle.open, 0, first)
    assert clear is not None
    assert clear.by == by * DEGREE


@pytest.mark.rule("MOW-GEO-13")
def test_it_is_pushed_off_until_a_tenth_of_a_cm_is_between_them() -> None:
    battle = Battle(A1=(31.4555, 60, 1), B1=(33.5, 60, 0), B9=FAR_AWAY)
    clear = disengaged(battle.open, 0, PORT)
    assert clear is not None
    assert clear.by == -1 * DEGREE
    assert units(0.1) <= apart(battle.open, 0, clear.to, 1) <= units(0.1001)


@pytest.mark.rule("MOW-DISENG-04", "MOW-GEO-13")
def test_it_stays_if_anything_else_is_in_the_way() -> None:
    battle = against(A2=(30, 62.5, 90), A3=(30, 57.5, 90))
    assert disengaged(battle.open, 0, PORT) is None
    assert disengaged(battle.open, 0, STARBOARD) is None
    way = row(battle.open, 0, (Part("disengage", 0, PORT), Part("ahead", units(5))))
    assert (way.stopped, way.legs, way.end) == ("held", (), battle.ship("A1").at)


@pytest.mark.rule("MOW-DISENG-01")
def test_a_ship_with_nothing_before_its_bow_does_not_disengage() -> None:
    battle = Battle(A1=(30, 60, 90), B1=FAR_AWAY)
    assert (hands(battle.open, 0), disengaged(battle.open, 0, PORT)) == ((), None)
    battle.acts("A1", "disengage")
    assert battle.place("A1") == (40, 60, 90)


@pytest.mark.rule("MOW-OAR-08")
def test_a_squadron_without_oars_is_not_signalled_to_disengage() -> None:
    battle = against()
    battle.ship("A1").hits = {
        area: 1 for area in battle.game.data.ships[battle.ship("A1").sort].areas if area == "oars"
    }
    assert battle.refused("p1", battle.signal("A", "disengage")) == "MOW-OAR-08"


@pytest.mark.rule("MOW-DISENG-02", "MOW-DISENG-03", "MOW-SAIL-04", "MOW-GEO-13")
@pytest.mark.parametrize(("wind", "run"), [("E", 11.25), ("S", None)])
def test_under_sail_it_goes_on_with_half_its_speed_unless_it_comes_to_lie_into_the_wind(
    wind: Wind, run: float | None
) -> None:
    battle = sailing(wind)
    step = battle.acts("A1", "disengage", policy="hold")
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.sailing
    swing, *more = moved.way.legs
    assert (swing.stroke, abs(swing.by)) == ("disengage", 90 * DEGREE)
    assert [leg.run for leg in more] == ([] if run is None else [units(run)])
    assert moved.way.stopped == ("wind" if run is None else None)


@pytest.mark.rule("MOW-DISENG-02", "MOW-DISENG-03", "MOW-SAIL-06")
@pytest.mark.parametrize(
    ("wind", "far", "may"), [("E", 11.25, True), ("E", 12, False), ("W", 1, False)]
)
def test_under_sail_half_of_its_speed_is_left_and_nothing_to_a_ship_in_the_wind(
    wind: Wind, far: float, may: bool
) -> None:
    battle = sailing(wind)
    assert may_slip(battle.open, 0, (Part("disengage", 0, PORT),))
    move = (Part("disengage", 0, PORT), Part("ahead", units(far)))
    assert may_slip(battle.open, 0, move) is may
