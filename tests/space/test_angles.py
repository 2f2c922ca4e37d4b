"""Sines, headings and arcs in whole numbers, beside those in floats."""

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.space.angles import (
    CIRCLE,
    DEGREE,
    ONE,
    PARTS,
    QUARTER,
    bearing,
    difference,
    direction,
    fine_direction,
    fine_sine,
    in_arc,
)

headings = st.integers(0, CIRCLE - 1)
offsets = st.integers(-2_000_000, 2_000_000)


def radians(sixteenths: float) -> float:
    return math.radians(sixteenths / DEGREE)


def test_every_sine_is_the_nearest_whole_number() -> None:
    for heading in range(CIRCLE):
        sine, cosine = direction(heading)
        assert abs(sine - math.sin(radians(heading)) * ONE) < 0.501
        assert abs(cosine - math.cos(radians(heading)) * ONE) < 0.501


def test_the_four_winds_are_exact() -> None:
    winds = [direction(heading) for heading in (0, QUARTER, 2 * QUARTER, -QUARTER)]
    assert winds == [(0, ONE), (ONE, 0), (0, -ONE), (-ONE, 0)]


@given(st.integers(-2 * CIRCLE * PARTS, 2 * CIRCLE * PARTS))
def test_a_fine_sine_is_right_to_a_few_parts_in_a_hundred_million(angle: int) -> None:
    exact = math.sin(radians(angle / PARTS))
    assert abs(fine_sine(angle) / ONE - exact) < 4e-8


@given(headings)
def test_a_fine_sine_of_whole_sixteenths_is_the_sine(heading: int) -> None:
    assert fine_direction(heading * PARTS) == direction(heading)


@pytest.mark.parametrize(
    ("a", "b", "apart"), [(0, 0, 0), (16, 5744, 32), (0, 2880, 2880), (5759, 0, 1), (720, 0, 720)]
)
def test_the_difference_of_headings_is_taken_the_short_way(a: int, b: int, apart: int) -> None:
    assert difference(a, b) == difference(b, a) == apart


@given(offsets, offsets)
def test_a_bearing_is_the_nearest_heading(east: int, north: int) -> None:
    assume(east or north)
    exact = math.degrees(math.atan2(east, north)) * DEGREE
    off = (bearing(east, north) - exact + CIRCLE / 2) % CIRCLE - CIRCLE / 2
    assert abs(off) < 0.5001


def test_there_is_no_bearing_of_what_is_here() -> None:
    assert bearing(0, 0) == 0


@given(offsets, offsets, headings, st.integers(0, CIRCLE // 2))
def test_an_arc_holds_what_is_less_off_its_heading(
    east: int, north: int, heading: int, half: int
) -> None:
    exact = math.degrees(math.atan2(east, north)) * DEGREE
    off = abs((exact - heading + CIRCLE / 2) % CIRCLE - CIRCLE / 2)
    assume((east or north) and abs(off - half) > 1e-3)
    assert in_arc(east, north, heading, half) is (off < half)


def test_an_arc_holds_its_own_border() -> None:
    assert in_arc(7, 7, 0, 45 * DEGREE)
    assert in_arc(-7, 7, 0, 45 * DEGREE)
    assert not in_arc(700_001, 700_000, 0, 45 * DEGREE)
    assert in_arc(0, 0, 0, 0)
    assert not in_arc(0, -7, 0, 0)
