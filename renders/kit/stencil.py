"""Smooth shapes of one colour laid on a picture: drawn larger as a mask, then shrunk."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit.camera import Box, Point
from renders.kit.palette import Colour

FINE: Final = 2


class Stencil:
    """A mask over a part of a picture, in the picture's px; `lay` pours colour through it.

    Later drawing replaces what lies below it, opacity included. The mask is drawn `fine` times
    larger; 1 is enough for blurred shapes.
    """

    def __init__(self, picture: Image.Image, box: Box, fine: int = FINE) -> None:
        self.picture, self.fine = picture, fine
        self.left, self.top = max(0, math.floor(box[0])), max(0, math.floor(box[1]))
        right = min(picture.width, math.ceil(box[2]))
        bottom = min(picture.height, math.ceil(box[3]))
        size = max(1, right - self.left) * fine, max(1, bottom - self.top) * fine
        self.mask = Image.new("L", size)
        self.pen = ImageDraw.Draw(self.mask)

    def polygon(self, points: Iterable[Point], alpha: int = 255) -> None:
        self.pen.polygon([self._place(point) for point in points], fill=alpha)

    def ring(self, points: Sequence[Point], width: float, alpha: int = 255) -> None:
        """The outline of a polygon."""
        self.line([*points, points[0], points[1]], width, alpha)

    def line(self, points: Sequence[Point], width: float, alpha: int = 255) -> None:
        """A line with round joints."""
        placed = [self._place(point) for point in points]
        # A notch at a bend shows only in wide lines.
        joint = "curve" if len(points) > 2 and width > 5 else None
        self.pen.line(placed, fill=alpha, width=max(1, round(width * self.fine)), joint=joint)

    def stroke(self, points: Sequence[Point], width: float, alpha: int = 255) -> None:
        """A line with round joints and round ends."""
        self.line(points, width, alpha)
        for end in (points[0], points[-1]):
            self.disc(end, width / 2, alpha)

    def disc(self, centre: Point, radius: float, alpha: int = 255) -> None:
        x, y = self._place(centre)
        reach = radius * self.fine
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=alpha)

    def shape(self) -> Image.Image:
        """The mask drawn so far, shrunk so that its edges are smooth."""
        return self.mask.reduce(self.fine)

    def poured(self, colour: Colour) -> Image.Image:
        """The colour through the mask, as a picture to be composed with another."""
        shape = self.shape()
        layer = Image.new("RGBA", shape.size, (*colour[:3], 0))
        layer.putalpha(shape)
        return layer

    def lay(self, colour: Colour, soft: float = 0.0) -> None:
        """Pour the colour through the mask, its edges blurred over `soft` px."""
        mask = self.shape()
        if soft:
            mask = mask.filter(ImageFilter.BoxBlur(soft)).filter(ImageFilter.BoxBlur(soft))
        self.picture.paste(colour[:3], (self.left, self.top), mask)

    def _place(self, point: Point) -> Point:
        return (point[0] - self.left) * self.fine, (point[1] - self.top) * self.fine


def stamp(picture: Image.Image, sprite: Image.Image, centre: Point) -> None:
    """Lay a sprite on the picture, its middle at a point."""
    at = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
    picture.paste(sprite, at, sprite)


def shine(picture: Image.Image, centre: Point, radius: int, colour: Colour, alpha: int) -> None:
    """Light that fades from a point outwards, `alpha` in its middle."""
    mask = _fading(radius, alpha)
    picture.paste(colour[:3], (round(centre[0] - radius), round(centre[1] - radius)), mask)


@lru_cache(maxsize=64)
def _fading(radius: int, alpha: int) -> Image.Image:
    fading = Image.radial_gradient("L").point(
        [round(alpha * max(0.0, 1 - value / 181) ** 2) for value in range(256)]
    )
    return fading.resize((2 * radius, 2 * radius), Image.Resampling.BILINEAR)


def bounds(points: Iterable[Point], margin: float) -> Box:
    """The box around some points."""
    kept = list(points)
    return (
        min(x for x, _ in kept) - margin,
        min(y for _, y in kept) - margin,
        max(x for x, _ in kept) + margin,
        max(y for _, y in kept) + margin,
    )


def circle(centre: Point, radius: float, start: float = 0.0, end: float = 360.0) -> list[Point]:
    """Points of an arc, from `start` to `end` degrees clockwise from the right."""
    count = max(4, round((end - start) / 7.5))
    turns = [math.radians(start + (end - start) * k / count) for k in range(count + 1)]
    return [
        (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns
    ]


def between(start: Point, end: Point, share: float) -> Point:
    """The point at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def curve(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """A smooth curve through all the points."""
    if len(points) < 3:
        return list(points)
    ends = [points[0], *points, points[-1]]
    way: list[Point] = [points[0]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            way.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return way


def dashes(way: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """The pieces of a path that is broken into dashes: `dash` px drawn, `gap` px not."""
    pieces: list[list[Point]] = []
    walked, piece = 0.0, list[Point]()
    for start, end in pairwise(way):
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        steps = max(1, math.ceil(length / 5))
        for step in range(steps):
            if (walked + length * step / steps) % (dash + gap) < dash:
                piece.append(between(start, end, step / steps))
            elif piece:
                pieces.append(piece)
                piece = []
        walked += length
    return [piece for piece in [*pieces, piece] if len(piece) > 1]


def trimmed(way: Sequence[Point], start: float, end: float) -> list[Point]:
    """The path without its first `start` and last `end` px; empty if nothing is left."""
    return _cut(_cut(list(way), start)[::-1], end)[::-1]


def _cut(way: list[Point], length: float) -> list[Point]:
    left = length
    for k, (start, end) in enumerate(pairwise(way)):
        step = math.hypot(end[0] - start[0], end[1] - start[1])
        if step > left:
            return [between(start, end, left / step), *way[k + 1 :]]
        left -= step
    return []


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull and Rom's curve from b to c."""
    bend = 2 * a - 5 * b + 4 * c - d + (3 * b - a - 3 * c + d) * t
    return b + 0.5 * t * (c - a + t * bend)
