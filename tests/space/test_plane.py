"""Ways on the open table: poses, stops and edges, judged by shapely where that can judge.

The table is Man O'War's: units of 1/10,000 cm, a template of 5 cm, ships as long as its own.
"""

import hashlib
import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import SeededDice
from engine.space.plane import (
    BOW,
    CIRCLE,
    DEGREE,
    MET_GAP,
    PORT,
    STARBOARD,
    STOP_GAP,
    Pivot,
    Placed,
    Pose,
    Run,
    Shape,
    Turn,
    Way,
    ahead,
    bounds,
    clear,
    clearance,
    distance,
    edge,
    facing_side,
    full,
    near,
    outline_at,
    placed,
    pose_on,
    side,
    stop,
    strip,
    wheel,
)
from tests.soak import Seeds
from tests.space.shapes import area, depth
from tests.space.tables import (
    CM,
    FLAGSHIP,
    GALLEY,
    ISLAND,
    SANDBANK,
    TEMPLATE,
    WARSHIP,
    Leg,
    legs,
)

ROUNDED = 2.5
"""Units by which what is rounded may differ from what is exact."""
GRAZE = 4 + ROUNDED
MOST_LEFT = 100
"""Units that a stop may leave (MOW GEO-08: 0.01 cm)."""

HERE = Pose(60 * CM, 60 * CM, 0)

a_pose = st.builds(
    Pose, st.integers(0, 120 * CM), st.integers(0, 120 * CM), st.integers(0, CIRCLE - 1)
)
a_turn = st.integers(-45 * DEGREE, 45 * DEGREE)


def there(east: float, north: float, degrees: float, shape: Shape = GALLEY) -> Placed:
    """A ship at so many cm from ``HERE``."""
    x, y = HERE.x + round(east * CM), HERE.y + round(north * CM)
    return placed(shape, Pose(x, y, round(degrees * DEGREE)))


def test_a_ship_moves_in_the_direction_it_faces() -> None:
    assert ahead(HERE, 10 * CM) == Pose(60 * CM, 70 * CM, 0)
    east = Pose(60 * CM, 60 * CM, 90 * DEGREE)
    assert ahead(east, 10 * CM) == Pose(70 * CM, 60 * CM, 90 * DEGREE)
    assert ahead(east, -5 * CM) == Pose(55 * CM, 60 * CM, 90 * DEGREE)
    assert ahead(HERE, CM, 270 * DEGREE) == Pose(59 * CM, 60 * CM, 0)


def test_a_turn_of_45_degrees_displaces_as_the_template_does() -> None:
    """MOW GEO-04: 4.6194 ahead and 1.9134 to the side."""
    assert wheel(HERE, TEMPLATE, 720, TEMPLATE) == Pose(619_134, 646_194, 720)
    assert wheel(HERE, TEMPLATE, -720, TEMPLATE) == Pose(580_866, 646_194, CIRCLE - 720)


@given(a_pose, a_turn, st.integers(0, TEMPLATE))
def test_a_part_of_a_turn_lies_on_the_arc_tangent_to_both_headings(
    at: Pose, by: int, length: int
) -> None:
    """MOW GEO-05, in floats."""
    turned = math.radians(by / DEGREE) * length / TEMPLATE
    moved = length if not by else TEMPLATE * math.sin(turned / 2)
    moved /= math.sin(math.radians(by / DEGREE) / 2) if by else 1
    way = math.radians(at.heading / DEGREE) + turned / 2
    pose = wheel(at, TEMPLATE, by, length)
    assert (
        math.hypot(pose.x - at.x - moved * math.sin(way), pose.y - at.y - moved * math.cos(way))
        < 0.9
    )
    exact = at.heading + by * length / TEMPLATE
    assert abs((pose.heading - exact + CIRCLE / 2) % CIRCLE - CIRCLE / 2) <= 0.5001


@given(a_pose, a_turn)
def test_two_opposite_turns_restore_the_heading(at: Pose, by: int) -> None:
    again = wheel(wheel(at, TEMPLATE, by, TEMPLATE), TEMPLATE, -by, TEMPLATE)
    assert again.heading == at.heading


def test_thirty_turns_drift_less_than_a_thousandth_of_a_centimetre() -> None:
    for by in (7 * DEGREE, 15 * DEGREE, 45 * DEGREE, 45 * DEGREE - 1):
        at, x, y = HERE, float(HERE.x), float(HERE.y)
        for n in range(30):
            turn = by if n % 5 < 3 else -by
            way = math.radians((at.heading + turn / 2) / DEGREE)
            x, y = x + TEMPLATE * math.sin(way), y + TEMPLATE * math.cos(way)
            at = wheel(at, TEMPLATE, turn, TEMPLATE)
        assert math.hypot(at.x - x, at.y - y) < 10


def judge(leg: Leg) -> None:
    """Have shapely judge where a leg ended and what it met."""
    way, shape, others, end = leg
    lies = area(outline_at(shape, end.pose))
    start = placed(shape, way.at)
    assert end.pose == pose_on(way, end.length)
    for number, other in enumerate(others):
        reach = shape.radius + other.radius + 2 * CM
        reach += 0 if isinstance(way, Pivot) else full(way)
        if math.hypot(other.x - way.at.x, other.y - way.at.y) > reach:
            continue
        first, last = clearance(start, other), lies.distance(area(other.outline))
        assert last >= min(MET_GAP, first - 2) - ROUNDED
        if number in end.met:
            assert last <= max(MOST_LEFT, 1.5 * first)
            assert end.contact is not None
            assert depth(way, shape, other, float(end.contact)) > -GRAZE
        else:
            deepest = depth(way, shape, other, end.length)
            assert deepest < max(-MET_GAP, 2 - first) + ROUNDED


def test_legs_end_before_what_they_first_meet(seeds: Seeds, proportion: int) -> None:
    """MOW GEO-05, GEO-07, GEO-08: 1,000 legs, 100,000 in a soak."""
    number = 200 if proportion == 1 else 2_000
    for seed in seeds(5):
        for leg in legs(Random(seed), number):
            judge(leg)


def test_a_run_stops_ten_units_before_a_ship() -> None:
    end = stop(Run(HERE, 30 * CM), GALLEY, [there(0, 20, 90)])
    assert (end.pose, end.length) == (ahead(HERE, 165_000 - STOP_GAP), 165_000 - STOP_GAP)
    assert (end.met, end.contact) == ((0,), 165_000)


def test_a_run_that_ends_before_a_ship_meets_nothing() -> None:
    end = stop(Run(HERE, 165_000 - MET_GAP), GALLEY, [there(0, 20, 90)])
    assert (end.length, end.met, end.contact) == (165_000 - MET_GAP, (), None)


def test_a_run_past_a_ship_is_met_by_four_units_of_gap_or_less() -> None:
    apart = [there(2, 9, 0), there(-2 - MET_GAP / CM, 9, 0)]
    assert stop(Run(HERE, 30 * CM), GALLEY, apart[1:]).met == ()
    assert stop(Run(HERE, 30 * CM), GALLEY, apart).met == (0,)


def test_a_run_meets_two_ships_at_once() -> None:
    end = stop(Run(HERE, 30 * CM), GALLEY, [there(1, 20, 0), there(9, 9, 0), there(-1, 20, 0)])
    assert end.met == (0, 2)


def test_what_lies_behind_or_beyond_stops_nobody() -> None:
    others = [there(0, -5.1, 0), there(0, 20, 0), there(2.1, 0, 0)]
    assert stop(Run(HERE, 10 * CM), GALLEY, others).met == ()


def test_a_ship_goes_astern_until_it_meets_something() -> None:
    end = stop(Run(HERE, 5 * CM, CIRCLE // 2), GALLEY, [there(0, -8, 0)])
    assert end.pose == Pose(60 * CM, 57 * CM + STOP_GAP, 0)


def test_a_corner_that_sampling_would_miss_stops_a_turn() -> None:
    """Corner grazes corner in the middle of a turn; a ship 0.002 cm farther off is passed."""
    way = Turn(HERE, TEMPLATE, 720)
    nearer = (n / CM for n in range(-4 * CM, -3 * CM, 20))
    found = next(east for east in nearer if stop(way, GALLEY, [there(east, -1, 45)]).met)
    end = stop(way, GALLEY, [there(found, -1, 45)])
    assert 2 * CM < end.length < 3 * CM
    assert -GRAZE < depth(way, GALLEY, there(found, -1, 45), TEMPLATE) < 30
    assert stop(way, GALLEY, [there(found - 20 / CM, -1, 45)]).length == TEMPLATE


def test_a_turn_blocked_from_the_start_ends_where_it_began() -> None:
    end = stop(Turn(HERE, TEMPLATE, 720), GALLEY, [there(0, 5.001, 0)])
    assert (end.pose, end.length, end.met) == (HERE, 0, (0,))


def test_a_pivot_stops_at_first_contact() -> None:
    """MOW GEO-07; the corner of a galley 5 by 2 is 2.6926 cm from its centre."""
    end = stop(Pivot(HERE, 90 * DEGREE), GALLEY, [there(3, 0, 0)])
    assert end.met == (0,)
    reached = math.degrees(math.asin(2 / math.hypot(2.5, 1)) - math.atan2(1, 2.5))
    assert abs(end.length / DEGREE - reached) < 0.1
    assert stop(Pivot(HERE, -180 * DEGREE), GALLEY, [there(3.7, 0, 0)]).length == 180 * DEGREE


def test_no_turn_and_no_way_meet_nothing() -> None:
    touching = [there(0, 5.0005, 0)]
    assert stop(Pivot(HERE, 0), GALLEY, touching).met == ()
    assert stop(Run(HERE, 0), GALLEY, touching).met == ()


def test_a_turn_by_nothing_is_a_run() -> None:
    other = [there(0.5, 7, 30)]
    turn, run = (
        stop(Turn(HERE, TEMPLATE, 0), GALLEY, other),
        stop(Run(HERE, TEMPLATE), GALLEY, other),
    )
    assert turn.met == run.met == (0,)
    assert abs(turn.length - run.length) <= 2


def test_ships_that_touch_slide_along_each_other(seeds: Seeds) -> None:
    """MOW GEO-08: runs along what stopped the ship, however close it is, whatever is rounded."""
    for seed in seeds(40):
        random = Random(seed)
        still = Pose(60 * CM, 60 * CM, random.randrange(CIRCLE))
        other = placed(random.choice([GALLEY, WARSHIP, FLAGSHIP, SANDBANK]), still)
        heading = (still.heading + random.randrange(4) * 90 * DEGREE) % CIRCLE
        beam = (heading + 90 * DEGREE) % CIRCLE
        at = ahead(Pose(still.x, still.y, heading), -15 * CM, beam)
        end = stop(Run(at, 20 * CM, beam), GALLEY, [other])
        assert end.met == (0,)
        for closer in range(4, STOP_GAP + 1):
            at = ahead(end.pose, closer, beam)
            assert stop(Run(at, random.randrange(1, 10 * CM), heading), GALLEY, [other]).met == ()
        for n in range(30):
            towards = (heading + n % 2 * 180 * DEGREE) % CIRCLE
            way = Run(end.pose, random.randrange(1, 10 * CM), towards)
            end = stop(way, GALLEY, [other])
            assert end.met == ()
            assert clearance(placed(GALLEY, end.pose), other) > 0


def test_ships_that_touch_may_part_but_not_close_up() -> None:
    for gap in (0, 1, 3, 10, 400):
        other = [there(0, 5 + gap / CM, 0)]
        assert stop(Run(HERE, CM), GALLEY, other).met == (0,)
        assert stop(Run(HERE, CM, 180 * DEGREE), GALLEY, other).length == CM
        assert stop(Run(HERE, CM, 90 * DEGREE), GALLEY, other).length == CM


def test_a_ship_is_pushed_off_until_a_gap_is_left() -> None:
    """MOW GEO-13."""
    other = there(0, 4, 0)
    away = Run(HERE, 0, 180 * DEGREE)
    length = clear(away, GALLEY, other, 1_000)
    assert 1_000 <= clearance(placed(GALLEY, ahead(HERE, length, 180 * DEGREE)), other) <= 1_001
    assert clear(away, GALLEY, there(0, 6, 0), 1_000) == 0


@given(a_pose, a_pose, st.integers(0, CIRCLE - 1))
def test_a_push_clears_whatever_is_in_its_way(at: Pose, still: Pose, towards: int) -> None:
    other = placed(ISLAND, still)
    length = clear(Run(at, 0, towards), GALLEY, other, 1_000)
    assert clearance(placed(GALLEY, ahead(at, length, towards)), other) >= 999


@given(a_pose, st.integers(-720, 720), st.integers(1, 40 * CM))
def test_a_ship_leaves_the_table_when_its_centre_does(at: Pose, by: int, length: int) -> None:
    """MOW GEO-15."""
    ways: list[Way] = [Run(at, length), Turn(at, TEMPLATE, by)]
    for way in ways:
        last = edge(way, 120 * CM, 120 * CM)
        poses = [pose_on(way, full(way) * n // 200) for n in range(201)]
        inside = [0 <= one.x <= 120 * CM and 0 <= one.y <= 120 * CM for one in poses]
        if last is None:
            assert all(inside)
            continue
        assert all(one for n, one in enumerate(inside) if full(way) * n // 200 <= last)
        after = pose_on(way, last + 2)
        assert not (1 < after.x < 120 * CM - 1 and 1 < after.y < 120 * CM - 1)


def test_a_ship_on_the_edge_has_not_left() -> None:
    north = Pose(60 * CM, 119 * CM, 0)
    assert edge(Run(north, CM), 120 * CM, 120 * CM) is None
    assert edge(Run(north, CM + 1), 120 * CM, 120 * CM) == CM
    assert edge(Run(north, CM + 1), 120 * CM, 180 * CM) is None
    assert edge(Pivot(north, 99), 120 * CM, 120 * CM) is None


def digest(dice: SeededDice, number: int) -> str:
    """A digest of a *number* of legs, rulers and distances among eight ships and an island."""

    def rolled(sides: int) -> int:
        return dice.roll(1, sides, "digest")[0] - 1

    size, found = 40 * CM, hashlib.sha256()
    poses = [Pose(8 * CM * (n % 4) + 6 * CM, 12 * CM * (n // 4) + 6 * CM, 0) for n in range(8)]
    island = placed(ISLAND, Pose(20 * CM, 32 * CM, 0))
    for n in range(number):
        at = poses[n % 8]
        others = [placed(GALLEY, one) for one in poses if one != at] + [island]
        ways: tuple[Way, ...] = (
            Run(at, rolled(15 * CM)),
            Run(at, rolled(5 * CM), (at.heading + 180 * DEGREE) % CIRCLE),
            Turn(at, TEMPLATE, rolled(1441) - 720),
            Pivot(at, rolled(5761) - 2880),
        )
        way = ways[rolled(4)]
        end, last = stop(way, GALLEY, others), edge(way, size, size)
        lies = placed(GALLEY, end.pose)
        ruler = strip(GALLEY, end.pose, rolled(4), 25_000, 225_000)
        reached = [str(near(ruler, one.outline)) for one in others]
        one = others[rolled(8)]
        apart = distance(lies.outline, one.outline), facing_side(one, lies)
        found.update(repr((end, last, reached, apart)).encode())
        if last is None:
            poses[n % 8] = end.pose
    return found.hexdigest()


def test_two_thousand_legs_end_as_they_ever_did() -> None:
    """One digest for all machines and all versions of Python: old games depend on it."""
    assert digest(SeededDice("digest"), 2_000) == DIGEST


DIGEST = "8573e3a57c9751c4ea95a5aacb5d1fd8e58dddc5644c9c4a64ca6755585b2aff"


@pytest.mark.parametrize(
    ("number", "middle"),
    [(BOW, (60 * CM, 625_000)), (STARBOARD, (61 * CM, 60 * CM)), (PORT, (59 * CM, 60 * CM))],
)
def test_the_sides_of_a_hull_run_clockwise_from_the_bow(
    number: int, middle: tuple[int, int]
) -> None:
    (ax, ay), (bx, by) = side(outline_at(GALLEY, HERE), number)
    assert ((ax + bx) // 2, (ay + by) // 2) == middle
    assert bounds(outline_at(GALLEY, HERE)) == (59 * CM, 575_000, 61 * CM, 625_000)
