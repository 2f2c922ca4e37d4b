"""Rulers laid on the open table, beside shapely's strips."""

import math
from fractions import Fraction
from random import Random

import pytest

from engine.space.plane import (
    BOW,
    CIRCLE,
    DEGREE,
    PORT,
    STARBOARD,
    STERN,
    Outline,
    Pose,
    Strip,
    band,
    near,
    outline_at,
    ruler_outline,
    strip,
)
from tests.soak import Seeds
from tests.space.shapes import area, covered_from, ruler
from tests.space.tables import CM, FLAGSHIP, GALLEY, ISLAND, ROCKS, SANDBANK

WIDTH, LENGTH = 25_000, 225_000
NORTHWARD = Strip(0, 0, 0, WIDTH, LENGTH)
SLIVER = 40
"""Units of overlap below which rounding decides."""


def box(west: int, south: int, east: int, north: int) -> Outline:
    return ((west, north), (east, north), (east, south), (west, south))


@pytest.mark.parametrize(
    ("side", "start"),
    [
        (BOW, (0, 25_000, 0)),
        (STARBOARD, (10_000, 0, 90 * DEGREE)),
        (STERN, (0, -25_000, 180 * DEGREE)),
        (PORT, (-10_000, 0, 270 * DEGREE)),
    ],
)
def test_a_ruler_starts_at_the_middle_of_a_side(side: int, start: tuple[int, int, int]) -> None:
    """MOW GEO-10."""
    found = strip(GALLEY, Pose(0, 0, 0), side, WIDTH, LENGTH)
    assert found[:2] == start[:2]
    assert found.towards % CIRCLE == start[2]


@pytest.mark.parametrize(
    ("other", "length"),
    [
        (box(-9, 70_000, 9, 80_000), 70_000),
        (box(-9, 225_000, 9, 230_000), 225_000),
        (box(-9, 225_001, 9, 230_000), None),
        (box(12_499, 50_000, 20_000, 60_000), 50_000),
        (box(12_500, 50_000, 20_000, 60_000), None),
        (box(-20_000, 50_000, -12_500, 60_000), None),
        (box(-90_000, -50_000, 90_000, 0), None),
        (box(-90_000, -50_000, 90_000, 1), 0),
        (((0, 30_000), (50_000, 80_000), (50_000, -20_000)), 17_500),
        (((0, -50_000), (60_000, 50_000), (60_000, 40_000)), None),
        (((0, 250_000), (60_000, 200_000), (60_000, 190_000)), None),
        (((-62_500, 100_000), (37_500, 200_000), (37_500, 0)), Fraction(25_000)),
    ],
)
def test_a_ruler_tells_the_nearest_point_that_it_covers(other: Outline, length: int | None) -> None:
    """MOW GEO-10, GEO-11: a border that only touches is not covered, and nothing behind the
    muzzle.
    """
    assert near(NORTHWARD, other) == length


@pytest.mark.parametrize(
    ("length", "number"), [(0, 0), (1, 0), (75_000, 0), (75_001, 1), (150_000, 1), (225_000, 2)]
)
def test_a_border_belongs_to_the_nearer_band(length: int, number: int) -> None:
    """MOW-AMB-15."""
    assert band(Fraction(length), 75_000) == number
    assert band(Fraction(150_001, 2), 75_000) == 1


def test_a_drawn_ruler_is_as_wide_and_as_long_as_it_measures() -> None:
    east = Strip(100, 50, 90 * DEGREE, WIDTH, LENGTH)
    assert ruler_outline(east) == (
        (100, 12_550),
        (225_100, 12_550),
        (225_100, -12_450),
        (100, -12_450),
    )


def test_all_rulers_agree_with_shapely(seeds: Seeds) -> None:
    """MOW GEO-10: 2,000 rulers, 20,000 in a soak."""
    shapes, agreed = (GALLEY, FLAGSHIP, ISLAND, ROCKS, SANDBANK), 0
    for seed in seeds(4):
        random = Random(seed)
        for _ in range(500):
            at = Pose(0, 0, random.randrange(CIRCLE))
            laid = strip(random.choice(shapes[:2]), at, random.randrange(4), WIDTH, LENGTH)
            there = Pose(
                *(random.randrange(-25 * CM, 25 * CM) for _ in "xy"), random.randrange(CIRCLE)
            )
            other = outline_at(random.choice(shapes), there)
            towards = math.radians(laid.towards / DEGREE)
            drawn = ruler(laid.muzzle_x, laid.muzzle_y, towards, WIDTH, LENGTH)
            exact = covered_from(Pose(laid.muzzle_x, laid.muzzle_y, 0), drawn, other, towards)
            found = near(laid, other)
            if found is None or exact is None:
                assert drawn.intersection(area(other)).area < SLIVER
                continue
            agreed += 1
            assert abs(float(found) - exact) < 0.1
    assert agreed > 100
