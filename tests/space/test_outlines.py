"""Gaps and distances between outlines, and the side at which one faces another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.space.plane import (
    BOW,
    CIRCLE,
    DEGREE,
    PORT,
    STARBOARD,
    STERN,
    Disc,
    Pose,
    Shape,
    clearance,
    contact_point,
    distance,
    facing_side,
    outline_at,
    outward,
    overlap,
    placed,
    polygon,
    side,
)
from tests.space.shapes import area
from tests.space.tables import CM, FLAGSHIP, GALLEY, ISLAND, SANDBANK

a_shape = st.sampled_from(
    [GALLEY, FLAGSHIP, ISLAND, SANDBANK, polygon(((0, 9), (7, -5), (-7, -5)))]
)
close = st.integers(0, 20 * CM)
a_pose = st.builds(Pose, close, close, st.integers(0, CIRCLE - 1))

HERE = Pose(0, 0, 0)


@given(a_shape, a_pose, a_shape, a_pose)
def test_distances_are_shapelys_to_a_unit(one: Shape, at: Pose, two: Shape, there: Pose) -> None:
    """MOW GEO-09."""
    a, b = placed(one, at), placed(two, there)
    exact = area(a.outline).distance(area(b.outline))
    assert abs(distance(a.outline, b.outline) - exact) <= 0.51
    assert distance(a.outline, b.outline) == distance(b.outline, a.outline)
    gap = clearance(a, b)
    assert gap <= exact * 1.0002 + 0.5
    assert overlap(a, b) is (gap < 0)
    assert gap >= -1 or exact == 0


@given(a_pose, a_pose)
def test_a_gap_between_sides_is_a_distance_where_no_corners_meet(at: Pose, there: Pose) -> None:
    a, b = placed(GALLEY, at), placed(GALLEY, there)
    exact = area(a.outline).distance(area(b.outline))
    assert not exact or 0.7 * exact - 1 <= clearance(a, b) <= exact * 1.0002 + 0.5


def test_a_disc_is_round() -> None:
    assert distance(Disc(0, 0, 100), Disc(300, 400, 150)) == 250
    assert distance(Disc(0, 0, 100), Disc(30, 40, 1)) == 0
    assert distance(outline_at(GALLEY, HERE), Disc(0, 3 * CM, 1_000)) == 4_000
    assert distance(Disc(0, 0, 1), outline_at(GALLEY, HERE)) == 0


def test_a_segment_is_an_outline_too() -> None:
    """MOW GEO-13, GEO-19: whether the bow touches, its corners included."""
    here, other = outline_at(GALLEY, HERE), outline_at(GALLEY, Pose(0, 5 * CM + 10, 0))
    assert distance(side(here, BOW), other) == 10
    assert distance(side(here, STERN), other) == 5 * CM + 10
    crossing = outline_at(GALLEY, Pose(0, 25_000, 0))
    assert distance(side(here, BOW), crossing) == 0


@pytest.mark.parametrize(
    ("there", "facing"),
    [
        (Pose(0, 5 * CM, 0), BOW),
        (Pose(2 * CM, 0, 0), STARBOARD),
        (Pose(2 * CM, 4 * CM, 0), STARBOARD),  # along half a side
        (Pose(0, -36_000, 90 * DEGREE), STERN),
        (Pose(-36_000, -20_000, 90 * DEGREE), PORT),
        (Pose(3 * CM, 6 * CM, 0), BOW),  # at a corner: 27 degrees off the bow
        (Pose(4 * CM, 4 * CM + 25_000, 0), BOW),  # 32 degrees
        (Pose(9 * CM, 55_000, 0), STARBOARD),  # 59 degrees
    ],
)
def test_a_ship_faces_another_with_the_side_nearest_to_it(there: Pose, facing: int) -> None:
    """MOW GEO-12."""
    assert facing_side(placed(GALLEY, HERE), placed(GALLEY, there)) == facing


@given(st.integers(0, CIRCLE - 1), st.integers(-4 * CM, 4 * CM), st.integers(0, 3))
def test_sides_that_touch_along_a_stretch_touch_in_its_middle(
    heading: int, along: int, which: int
) -> None:
    beam = placed(GALLEY, Pose(0, 0, heading))
    turned = (heading + which * 90 * DEGREE) % CIRCLE
    reach = (25_000, 10_000, 25_000, 10_000)
    normal = outward(beam.outline, STARBOARD)
    off = polygon(((along, 10_000 + reach[(which + 1) % 4] + 10),)).corners[0]
    frame = Pose(0, 0, normal)
    ((x, y),) = outline_at(polygon((off,)), frame)
    other = placed(GALLEY, Pose(x, y, turned))
    half = reach[which]
    low, high = max(-25_000, along - half), min(25_000, along + half)
    px, py = contact_point(beam.outline, other.outline)
    ((ex, ey),) = outline_at(polygon((((low + high) // 2, 10_000),)), frame)
    if low < high - 100:
        assert abs(px - ex) < 10
        assert abs(py - ey) < 10
        assert facing_side(beam, other) == STARBOARD
