"""Hexes: distances, turns, and lines and arcs that are exact to the last corner."""

import math
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.space.hexes import (
    HEADINGS,
    STEPS,
    Axial,
    Line,
    disc,
    distance,
    in_arc,
    line_to,
    neighbour,
    turned,
)

HERE = Axial(0, 0)
near = st.sampled_from(disc(9))
headings = st.sampled_from(HEADINGS)

CORNERS = ((2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2))
"""The corners of the hex of the origin, in thirds of a step, clockwise."""


def angle(at: Axial) -> float:
    """Degrees clockwise from north."""
    x, y = at.q * math.sqrt(3) / 2, at.r + at.q / 2
    return math.degrees(math.atan2(x, -y)) % 360


@pytest.mark.parametrize(("heading", "step"), [*zip(HEADINGS, STEPS, strict=True)])
def test_headings_are_degrees_clockwise_from_north(heading: int, step: Axial) -> None:
    assert math.isclose(angle(step), heading, abs_tol=1e-9)
    assert neighbour(Axial(3, -5), heading) == Axial(3 + step.q, -5 + step.r)
    assert distance(HERE, step) == 1


def test_the_distance_of_two_hexes_is_the_fewest_steps() -> None:
    reached, edge, steps = {HERE: 0}, [HERE], 0
    while steps < 5:
        steps += 1
        edge = [n for at in edge for h in HEADINGS if (n := neighbour(at, h)) not in reached]
        reached.update(dict.fromkeys(edge, steps))
    assert {at: distance(HERE, at) for at in disc(5)} == reached


def test_a_disc_holds_each_hex_once_in_order() -> None:
    for radius, count in enumerate([1, 7, 19, 37]):
        assert len(disc(radius)) == count == len(set(disc(radius)))
        assert list(disc(radius)) == sorted(disc(radius))


@given(near, near, near)
def test_the_distance_of_hexes_is_a_metric(a: Axial, b: Axial, c: Axial) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(near, st.integers(-12, 12))
def test_a_turn_keeps_the_distance_and_adds_sixty_degrees(at: Axial, sixths: int) -> None:
    there = turned(at, sixths)
    assert distance(HERE, there) == distance(HERE, at)
    assert turned(there, -sixths) == at
    if at != HERE:
        turn = (angle(there) - angle(at) - 60 * sixths) % 360
        assert min(turn, 360 - turn) < 1e-6


@pytest.mark.parametrize("sixths", range(6))
def test_lines_straight_ahead_and_along_edges_have_the_right_hexes(sixths: int) -> None:
    def shape(offset: Axial) -> tuple[set[Axial], set[frozenset[Axial]]]:
        line = line_to(turned(offset, sixths))
        back = {at: turned(at, -sixths) for at in disc(6)}
        return {back[at] for at in line.through}, {
            frozenset((back[a], back[b])) for a, b in line.along
        }

    edge = frozenset((Axial(0, -1), Axial(1, -1)))
    far_edge = frozenset((Axial(1, -3), Axial(2, -3)))
    assert shape(Axial(0, -1)) == (set(), set())
    assert shape(Axial(0, -3)) == ({Axial(0, -1), Axial(0, -2)}, set())
    assert shape(Axial(1, -2)) == (set(), {edge})
    assert shape(Axial(2, -4)) == ({Axial(1, -2)}, {edge, far_edge})
    assert shape(Axial(1, -3)) == ({Axial(0, -1), Axial(1, -2)}, set())
    assert shape(Axial(2, -3)) == ({Axial(1, -1), Axial(1, -2)}, set())


def test_the_line_from_a_hex_to_itself_is_empty() -> None:
    assert line_to(HERE) == Line(through=(), along=())


@pytest.mark.parametrize("offset", disc(7)[1::2])
def test_a_line_runs_through_the_hexes_that_an_independent_method_finds(offset: Axial) -> None:
    others = [at for at in disc(9) if at not in {HERE, offset}]
    cut = {at: crossing(at, offset) for at in others}
    line = line_to(offset)
    assert set(line.through) == {at for at in others if cut[at] == "inside"}
    edges = {
        frozenset((a, b))
        for a in others
        for b in (neighbour(a, heading) for heading in HEADINGS)
        if cut.get(a) == cut.get(b) == "edge" and common_edge_on(a, b, offset)
    }
    assert {frozenset(pair) for pair in line.along} == edges
    assert len(line.along) == len(edges)


def crossing(at: Axial, offset: Axial) -> str:
    """Whether the segment to *offset* enters *at*, follows an edge of it, or neither.

    Reckoned from the side of the line on which each corner lies, and where its edges cut it.
    """
    if offset == HERE:
        return "outside"
    corners = [(3 * at.q + q, 3 * at.r + r) for q, r in CORNERS]
    sides = [q * offset.r - r * offset.q for q, r in corners]
    touches = [
        along(corner, offset) for corner, side in zip(corners, sides, strict=True) if side == 0
    ]
    for one, two in zip(range(6), (1, 2, 3, 4, 5, 0), strict=True):
        if sides[one] * sides[two] < 0:
            share = Fraction(sides[one], sides[one] - sides[two])
            q, r = (
                Fraction(a) + share * (b - a)
                for a, b in zip(corners[one], corners[two], strict=True)
            )
            touches.append(along((q, r), offset))
    if len(touches) < 2 or max(touches) <= 0 or min(touches) >= 1:
        return "outside"
    return "inside" if min(sides) < 0 < max(sides) else "edge"


def along(point: tuple[Fraction | int, Fraction | int], offset: Axial) -> Fraction:
    """The share of the way to *offset*, 0 to 1, at a *point* of the line, given in thirds."""
    axis = 0 if offset.q else 1
    return Fraction(point[axis]) / (3 * offset[axis])


def common_edge_on(a: Axial, b: Axial, offset: Axial) -> bool:
    def corners(at: Axial) -> set[tuple[int, int]]:
        return {(3 * at.q + q, 3 * at.r + r) for q, r in CORNERS}

    return all(q * offset.r == r * offset.q for q, r in corners(a) & corners(b))


@given(near)
def test_a_line_is_the_same_both_ways(offset: Axial) -> None:
    assume(offset != HERE)

    def there(at: Axial) -> Axial:
        return Axial(at.q + offset.q, at.r + offset.r)

    back = line_to(Axial(-offset.q, -offset.r))
    assert {there(at) for at in back.through} == set(line_to(offset).through)
    assert {frozenset(map(there, pair)) for pair in back.along} == {
        frozenset(pair) for pair in line_to(offset).along
    }


def test_the_hexes_at_exactly_thirty_degrees_lie_in_no_arc() -> None:
    for many in range(1, 8):
        for sixths in range(6):
            edge_on = turned(Axial(many, -2 * many), sixths)
            assert not any(in_arc(edge_on, heading) for heading in HEADINGS)


def test_a_hex_just_inside_thirty_degrees_lies_in_only_one_arc() -> None:
    assert in_arc(Axial(99, -199), 0)
    assert not in_arc(Axial(99, -199), 60)
    assert in_arc(Axial(100, -199), 60)
    assert not in_arc(Axial(100, -199), 0)


def test_the_hex_at_the_centre_lies_in_no_arc() -> None:
    assert not any(in_arc(HERE, heading) for heading in HEADINGS)


@given(near, headings)
def test_an_arc_spans_thirty_degrees_to_either_side(at: Axial, heading: int) -> None:
    assume(at != HERE)
    off = (angle(at) - heading + 180) % 360 - 180
    assume(abs(abs(off) - 30) > 1e-6)
    assert in_arc(at, heading) == (abs(off) < 30)


@given(near, headings, st.integers(0, 5))
def test_an_arc_turns_with_its_heading(at: Axial, heading: int, sixths: int) -> None:
    assert in_arc(turned(at, sixths), (heading + 60 * sixths) % 360) == in_arc(at, heading)
