"""Grids of boards, each with the point at which a place lies."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from engine.space.hexes import STEPS, Axial, distance
from renders.kit.camera import Camera, Point

Hex: TypeAlias = tuple[int, int]
"""Column and row, as in `engine.space.hexes`."""
Cell: TypeAlias = tuple[int, int]
"""Column, from the west, and row, from the north."""

ROOT3: Final = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Hexes:
    """Flat-topped hexes with sides of length 1; the centre of (0, 0) is the point (0, 0)."""

    origin: Hex = (0, 0)
    reach: float = 1.0
    outline: Sequence[Point] = tuple(
        (math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)) for k in range(6)
    )
    """Corners of a hex, clockwise from the right."""

    def centre(self, place: Hex, /) -> Point:
        return world(place)


@dataclass(frozen=True, slots=True)
class Squares:
    """Squares with sides of length 1; the centre of (0, 0) is the point (0, 0)."""

    origin: Cell = (0, 0)
    reach: float = 0.6
    outline: Sequence[Point] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    """Corners of a square, clockwise from the upper left."""

    def centre(self, place: Cell, /) -> Point:
        return float(place[0]), float(place[1])


@dataclass(frozen=True, slots=True)
class Plane:
    """A table without a grid: every point is a place, in any measure of length.

    *reach* is how far a piece extends from its middle, in units; *unit* is the length of a unit in
    the measure of places.
    """

    reach: float
    origin: Point = (0.0, 0.0)
    outline: Sequence[Point] = ()
    unit: float = 1.0

    def centre(self, place: Point, /) -> Point:
        return place[0] / self.unit, place[1] / self.unit


HEXES: Final = Hexes()
SQUARES: Final = Squares()

HexCamera: TypeAlias = Camera[Hex]
SquareCamera: TypeAlias = Camera[Cell]
FreeCamera: TypeAlias = Camera[Point]


def world(at: Hex) -> Point:
    """The centre of a hex in sides: x to the east, y to the south, (0, 0) at the origin."""
    return 1.5 * at[0], ROOT3 * (at[1] + at[0] / 2)


@lru_cache(maxsize=4096)
def around(at: Hex) -> tuple[Hex, ...]:
    """The six neighbours, from north clockwise."""
    return tuple((at[0] + step.q, at[1] + step.r) for step in STEPS)


def steps(first: Hex, second: Hex) -> int:
    """Number of steps from one hex to another."""
    return distance(Axial(*first), Axial(*second))


def hex_at(x: float, y: float) -> Hex:
    """The hex that holds a point given in sides."""
    q = x / 1.5
    r = y / ROOT3 - q / 2
    column, row, third = round(q), round(r), round(-q - r)
    off = abs(column - q), abs(row - r), abs(third + q + r)
    if off[0] > off[1] and off[0] > off[2]:
        return -row - third, row
    if off[1] > off[2]:
        return column, -column - third
    return column, row
