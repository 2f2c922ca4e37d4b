"""Moves under oars: what they cost, what may be combined, and where they end."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.model.ships import Oars
from engine.games.man_o_war.rules.oars import CHORD, cost, is_legal, moves
from engine.space.plane import DEGREE
from tests.man_o_war.battle import Battle
from tests.man_o_war.test_words import said

GALLEY = Oars(speed=units(10), battle=units(15), back=units(5))


def ahead(length: float) -> Part:
    return Part("ahead", units(length))


def turn(by: int) -> Part:
    return Part("turn", CHORD, by * DEGREE)


def pivot(by: int) -> Part:
    return Part("pivot", 0, by * DEGREE)


def battle_speed(length: float) -> Part:
    return Part("battle", units(length))


def back(length: float) -> Part:
    return Part("back", units(length))


@pytest.mark.parametrize(
    ("move", "legal"),
    [
        pytest.param(move, legal, marks=pytest.mark.rule(rule))
        for rule, move, legal in (
            ("MOW-OAR-06", (ahead(10),), True),
            ("MOW-OAR-06", (ahead(12.5),), False),
            ("MOW-MOVE-06", (turn(45), ahead(5)), True),
            ("MOW-MOVE-06", (turn(45), turn(-30)), True),
            ("MOW-MOVE-06", (turn(45), ahead(7.5)), False),
            ("MOW-MOVE-05", (turn(15), ahead(7.5)), False),
            ("MOW-MOVE-07", (ahead(7.5), turn(15)), False),
            ("MOW-OAR-02", (ahead(2.5), turn(30), ahead(2.5)), True),
            ("MOW-OAR-03", (pivot(90), ahead(5)), True),
            ("MOW-OAR-03", (pivot(45), ahead(7.5)), False),
            ("MOW-OAR-04", (pivot(180),), True),
            ("MOW-OAR-04", (pivot(180), ahead(2.5)), False),
            ("MOW-OAR-05", (battle_speed(15),), True),
            ("MOW-OAR-05", (battle_speed(17.5),), False),
            ("MOW-OAR-05", (battle_speed(5), turn(15)), False),
            ("MOW-OAR-05", (pivot(45), battle_speed(5)), False),
            ("MOW-OAR-07", (back(5),), True),
            ("MOW-OAR-07", (back(7.5),), False),
            ("MOW-OAR-07", (back(5), ahead(2.5)), False),
        )
    ],
)
def test_a_move_keeps_within_the_speeds_under_oars(move: Move, legal: bool) -> None:
    assert is_legal(GALLEY, move) is legal


@pytest.mark.rule("MOW-MOVE-04", "MOW-MOVE-05", "MOW-EX-03")
def test_every_turn_costs_five_cm_whatever_its_angle() -> None:
    assert [cost(GALLEY, (turn(by),)) for by in (15, 30, 45)] == [units(5)] * 3


def test_the_helm_tries_legal_moves_alone_and_staying_first() -> None:
    tried = moves(GALLEY)
    assert tried[0] == ()
    assert all(is_legal(GALLEY, move) for move in tried)
    assert len(set(tried)) == len(tried)


@pytest.mark.rule("MOW-MOVE-04", "MOW-OAR-02")
def test_a_squadron_that_turns_moves_five_cm_by_the_template_and_rows_on() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 270))
    battle.acts("A1", "turn", by=-45)
    x, y, heading = battle.place("A1")
    assert heading == 45
    assert (x, y) == (38.15, 65.45)


@pytest.mark.rule("MOW-OAR-03", "MOW-OAR-04")
@pytest.mark.parametrize(("by", "heading"), [(90, 180), (-45, 45), (180, 270)])
def test_a_squadron_that_pivots_stays_on_the_spot(by: int, heading: int) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 270))
    battle.acts("A1", "pivot", by=by)
    assert battle.place("A1") == (30, 60, heading)


@pytest.mark.rule("MOW-OAR-04")
@pytest.mark.parametrize(("by", "hand"), [(180, "starboard"), (-180, "port")])
def test_half_a_circle_is_told_to_the_side_that_was_signalled(by: int, hand: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 270))
    told = f"180° to {hand}"
    about, news = battle.game.words.about, battle.game.words.news
    assert about is not None
    assert news is not None
    text = about(battle.view(), (), battle.signal("A", "pivot", by=by))
    assert text is not None
    assert said("en", text) == f"As things lie, A1 turns {told}"
    step = battle.acts("A1", "pivot", by=by)
    assert [said("en", one.text) for one in news(battle.view(), step.events)] == [
        f"A1 pivots {told}."
    ]


@pytest.mark.rule("MOW-OAR-07")
def test_a_squadron_that_backs_water_moves_five_cm_straight_back() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 270))
    battle.acts("A1", "back_water")
    assert battle.place("A1") == (25, 60, 90)


@pytest.mark.rule("MOW-OAR-01", "MOW-WIND-01")
@pytest.mark.parametrize("wind", ["N", "E", "S", "W"])
def test_oars_do_not_mind_the_wind(wind: str) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(100, 20, 270))
    battle.open.wind = wind
    battle.acts("A1", "hold_course")
    assert battle.place("A1") == (40, 60, 90)


@pytest.mark.rule("MOW-OAR-08", "MOW-DMG-06")
@pytest.mark.parametrize("intent", ["hold_course", "close", "stand_off"])
def test_a_ship_without_oars_lies_still(intent: str) -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 70, 90), B1=(100, 20, 270))
    battle.ship("A1").hits = {AreaName.OARS: 1}
    battle.acts("A1", intent)
    assert battle.place("A1") == (30, 60, 90)


@pytest.mark.rule("MOW-OAR-08")
def test_a_squadron_without_oars_cannot_be_told_to_row() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 70, 90), B1=(100, 20, 270))
    battle.ship("A1").hits = {AreaName.OARS: 1}
    assert battle.refused("p1", battle.signal("A", "ram")) is None
    battle.ship("A2").hits = {AreaName.OARS: 1}
    wrong = [
        battle.signal("A", "ram"),
        battle.signal("A", "back_water"),
        battle.signal("A", "pivot", by=90),
    ]
    assert [battle.refused("p1", one) for one in wrong] == ["MOW-OAR-08"] * 3
    assert battle.refused("p1", battle.signal("A", "stay")) is None


@pytest.mark.rule("MOW-GEO-15", "MOW-POST-05")
def test_a_ship_at_the_edge_rows_no_farther_than_it_may() -> None:
    battle = Battle(A1=(114, 60, 90), B1=(60, 20, 270))
    step = battle.acts("A1", "hold_course")
    (moved,) = battle.told(step, e.Moved)
    assert [leg.run for leg in moved.way.legs] == [units(5)]
    assert battle.place("A1") == (119, 60, 90)
