"""The water of a table without a grid: land and banks of any outline, in water lit by the sun."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit.camera import Box, Camera, Point
from renders.kit.noise import Field, chance, enlarge, noise
from renders.kit.palette import rgb
from renders.kit.squares import HALF, Square, squares
from renders.kit.trees import tree
from renders.kit.water import paint_water, surface

REACH: Final = 3.4
"""Distance in units at which land still changes the water."""
COARSE: Final = 8
"""Px between the points at which distances are computed."""
OFFING: Final = 1.62
SWING: Final = 0.62
"""Depth of the open water, as a distance from a coast, and how far it varies, in units."""
SQUARES_KEPT: Final = 80
"""Painted squares kept, half a megabyte each."""
GROUNDS_KEPT: Final = 6
"""Whole pictures of the water kept, some five megabytes each."""
TREES: Final = 2.6
"""Clumps of trees for each square unit of land."""
INLAND: Final = 0.34
"""Least distance in units of trees from the shore."""
GRAINS: Final = 70
"""Grains of sand for each square unit of a bank."""
BANK_MARGIN: Final = 0.12
_SUN: Final = rgb("#8FE6DC")
_DEPTHS: Final = rgb("#04182A")


@dataclass(frozen=True, slots=True)
class Shape:
    """A convex piece of land, or a *bank* under water: corners in units, clockwise on screen."""

    corners: tuple[Point, ...]
    bank: bool = False
    bare: bool = False
    """Whether no trees grow there."""

    @property
    def box(self) -> Box:
        """Box in units around the piece."""
        across, down = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=GROUNDS_KEPT)
def open_water(camera: Camera[Any], shapes: tuple[Shape, ...] = ()) -> Image.Image:
    """The water in the camera's picture, cached: copy it before drawing on it.

    The camera's unit is the measure of all waves, coasts and trees.
    """
    picture = Image.new("RGB", (camera.width, camera.height))
    for square in squares(camera, calm=False):
        whole = square.whole
        picture.paste(_painted(whole, _near(whole, shapes)), whole.place(camera))
    _light(picture)
    return picture


def warm_open_water(scale: int, first: tuple[int, int], last: tuple[int, int]) -> Iterator[None]:
    """Paint the squares of open water in some columns and rows, step by step."""
    for row in range(first[1], last[1] + 1):
        for column in range(first[0], last[0] + 1):
            yield
            square = Square(column, row, scale)
            surface(square)
            _painted(square, ())


def _near(square: Square, shapes: Sequence[Shape]) -> tuple[Shape, ...]:
    left, top, right, bottom = square.box
    found: list[Shape] = []
    for shape in shapes:
        near, upper, far, lower = shape.box
        across = near - REACH < right and far + REACH > left
        if across and upper - REACH < bottom and lower + REACH > top:
            found.append(shape)
    return tuple(found)


@lru_cache(maxsize=SQUARES_KEPT)
def _painted(square: Square, shapes: tuple[Shape, ...]) -> Image.Image:
    """A whole square of water with the shapes near it."""
    lands = [shape for shape in shapes if not shape.bank]
    banks = [shape for shape in shapes if shape.bank]
    swing = noise(square.box, (HALF, HALF), (6.1, 4.3), 21)
    deep = OFFING + SWING * swing + 0.2 * noise(square.box, (HALF, HALF), (1.9, 1.2), 22)
    land = np.minimum(deep, _distance(lands, square)).astype(np.float32)
    shoals = _distance(banks, square) - BANK_MARGIN if banks else None
    picture = paint_water(square, land, shoals)
    for shape in banks:
        _sprinkle(picture, square, shape)
    _plant(picture, square, lands)
    return picture


def _distance(shapes: Sequence[Shape], square: Square) -> Field:
    """Signed distance in units to the nearest of the shapes over a square, in half resolution."""
    left, top, right, bottom = square.box
    count = HALF * 2 // COARSE + 1
    step = (right - left) / (count - 1)
    across = np.linspace(left - step, right + step, count + 2)[np.newaxis, :]
    down = np.linspace(top - step, bottom + step, count + 2)[:, np.newaxis]
    nearest = np.full((count + 2, count + 2), REACH)
    for shape in shapes:
        nearest = np.minimum(nearest, _to_polygon(shape.corners, across, down))
    # Each point of the lattice is the middle of a pixel of the coarse field.
    return enlarge(nearest, (HALF, HALF), (1.5, 1.5, count + 0.5, count + 0.5))


def _to_polygon(
    corners: Sequence[Point], across: NDArray[np.float64], down: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Signed distance to a convex polygon, negative inside."""
    shape = np.broadcast_shapes(across.shape, down.shape)
    apart, inside = np.full(shape, np.inf), np.ones(shape, dtype=np.bool_)
    sides = [(a, b) for a, b in pairwise([*corners, corners[0]]) if a != b]
    turned = sum(a[0] * b[1] - b[0] * a[1] for a, b in sides)
    for (ax, ay), (bx, by) in sides:
        ux, uy = bx - ax, by - ay
        share = np.clip(((across - ax) * ux + (down - ay) * uy) / (ux * ux + uy * uy), 0, 1)
        apart = np.minimum(apart, np.hypot(across - ax - share * ux, down - ay - share * uy))
        side = ux * (down - ay) - uy * (across - ax)
        inside &= side >= 0 if turned > 0 else side <= 0
    return np.where(inside, -apart, apart)


def _scattered(shape: Shape, density: float, seed: int) -> list[tuple[float, float, float]]:
    """Points in the box of a shape with a number in 0..1 each, always the same."""
    left, top, right, bottom = shape.box
    count = max(1, round((right - left) * (bottom - top) * density))
    numbers = np.arange(count)
    key = np.full(count, round(left * 64) * 131071 + round(top * 64))
    x, y, form = (chance(numbers, key, seed + k) for k in range(3))
    points = zip(left + x * (right - left), top + y * (bottom - top), form, strict=True)
    return [(float(a), float(b), float(c)) for a, b, c in points]


def _depth_in(shape: Shape, x: float, y: float) -> float:
    """Distance of a point from the edge of a shape, negative inside."""
    return float(_to_polygon(shape.corners, np.array([[x]]), np.array([[y]]))[0, 0])


def _sprinkle(picture: Image.Image, square: Square, shape: Shape) -> None:
    """Draw grains of sand on a bank."""
    grains = _points_within(shape, GRAINS, 61, 0.12)
    dot = _grain(max(2, round(square.scale * 0.045)))
    for x, y, form in grains:
        across, down = square.pixel((x, y))
        if -4 < across < picture.width + 4 and -4 < down < picture.height + 4 and form < 0.8:
            picture.paste(rgb("#F6EBC4"), (round(across), round(down)), dot)


def _plant(picture: Image.Image, square: Square, lands: Sequence[Shape]) -> None:
    """Draw trees on the land, away from its shore, the northern first."""
    stems = [
        (y, x, form)
        for shape in lands
        if not shape.bare
        for x, y, form in _points_within(shape, TREES * 4, 71, INLAND)
    ]
    for y, x, form in sorted(stems):
        if form > 0.62 and noise((x, y, x + 0.1, y + 0.1), (1, 1), 1.1, 24)[0, 0] < 0.2:
            continue
        clump = tree(square.scale, int(form * 4))
        across, down = square.pixel((x, y))
        at = round(across - clump.width / 2), round(down - clump.height * 0.7)
        beside = -clump.width < at[0] < picture.width
        if beside and -clump.height < at[1] < picture.height:
            picture.paste(clump, at, clump)


@lru_cache(maxsize=64)
def _points_within(
    shape: Shape, density: float, seed: int, inset: float
) -> tuple[tuple[float, float, float], ...]:
    """Scattered points at least *inset* units inside a shape."""
    points = _scattered(shape, density, seed)
    return tuple(one for one in points if _depth_in(shape, one[0], one[1]) < -inset)


@lru_cache(maxsize=8)
def _grain(size: int) -> Image.Image:
    fading = Image.radial_gradient("L").resize((size, size))
    return fading.point([235 - value * 235 // 255 for value in range(256)])


def _light(picture: Image.Image) -> None:
    """Light of the sun from the upper left, and darker water towards the other corner."""
    picture.paste(_SUN, (0, 0), _glare(picture.size, 0.24, 0.16, 0.95, 46))
    picture.paste(_DEPTHS, (0, 0), _shade(picture.size))


@lru_cache(maxsize=4)
def _glare(size: tuple[int, int], x: float, y: float, reach: float, most: int) -> Image.Image:
    """Light that fades from a point, both given as shares of the size, as a mask."""
    wide, high = size[0] // 8, size[1] // 8
    across, down = np.meshgrid(np.arange(wide) / wide, np.arange(high) / high)
    away = np.hypot(across - x, (down - y) * high / wide) / reach
    light = np.clip(1 - away, 0, 1) ** 1.6 * most
    return Image.fromarray(light.astype(np.uint8)).resize(size, Image.Resampling.BICUBIC)


@lru_cache(maxsize=4)
def _shade(size: tuple[int, int]) -> Image.Image:
    """Shade towards the edges, most at the lower right, as a mask."""
    wide, high = size[0] // 8, size[1] // 8
    across, down = np.meshgrid(np.arange(wide) / wide, np.arange(high) / high)
    away = np.hypot((across - 0.44) * 1.05, (down - 0.44) * 1.0)
    dark = np.clip((away - 0.34) / 0.5, 0, 1) ** 1.5 * 118
    return Image.fromarray(dark.astype(np.uint8)).resize(size, Image.Resampling.BICUBIC)
