"""A supersampled drawing surface: draw in units, read back a smooth sprite."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from renders.fonts import FILES
from renders.kit.palette import INK, WHITE, Colour

Point: TypeAlias = tuple[float, float]
Grid: TypeAlias = NDArray[np.float64]
Box: TypeAlias = tuple[int, int, int, int]
Stroke: TypeAlias = Callable[[ImageDraw.ImageDraw, int | tuple[int, ...]], None]

SUPERSAMPLING: Final = 4
LARGEST_CANVAS: Final = 2400
_CAPITAL: Final = 0.729  # height of capitals as a share of the font size


class Brush:
    """A transparent canvas `units` wide, drawn larger than asked and shrunk by `finish`.

    The origin is the centre, x grows to the right and y downwards, as on the screen; `heading`
    turns everything drawn clockwise by that many degrees, but neither shadows nor light.
    """

    def __init__(
        self,
        width: int,
        height: int | None = None,
        *,
        units: float = 100.0,
        heading: float = 0.0,
        sampling: int = SUPERSAMPLING,
    ) -> None:
        self.width = max(1, width)
        self.height = max(1, width if height is None else height)
        longest = max(self.width, self.height)
        self.sampling = max(1, min(sampling, LARGEST_CANVAS // longest))
        self.size = (self.width * self.sampling, self.height * self.sampling)
        self.scale = self.size[0] / units
        self.angle = math.radians(heading)
        self.image = Image.new("RGBA", self.size)

    def place(self, point: Point) -> Point:
        """Pixels on the large canvas of a point given in units."""
        x, y = point
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return (
            self.size[0] / 2 + (x * cos - y * sin) * self.scale,
            self.size[1] / 2 + (x * sin + y * cos) * self.scale,
        )

    def box(self, points: Iterable[Point], margin: float = 0.0) -> Box:
        """The canvas pixels around some points in units: left, top, right, bottom."""
        placed = [self.place(point) for point in points]
        extra = margin * self.scale
        xs, ys = [x for x, _ in placed], [y for _, y in placed]
        left, top = max(0, math.floor(min(xs) - extra)), max(0, math.floor(min(ys) - extra))
        right = min(self.size[0], math.ceil(max(xs) + extra))
        bottom = min(self.size[1], math.ceil(max(ys) + extra))
        return left, top, max(left + 1, right), max(top + 1, bottom)

    def grid(self, box: Box | None = None) -> tuple[Grid, Grid]:
        """The x and the y in units of each pixel's middle, as two arrays of rows."""
        left, top, right, bottom = box or (0, 0, *self.size)
        columns = (np.arange(left, right) + 0.5 - self.size[0] / 2) / self.scale
        rows = (np.arange(top, bottom) + 0.5 - self.size[1] / 2) / self.scale
        across, down = np.meshgrid(columns, rows)
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return across * cos + down * sin, down * cos - across * sin

    def thickness(self, units: float, least: float = 0.0) -> int:
        """A line's width in canvas pixels, never under `least` pixels of the finished sprite."""
        return max(1, round(max(units * self.scale, least * self.sampling)))

    def mask(self, points: Iterable[Point]) -> Image.Image:
        """The inside of a polygon, white on black."""
        mask = Image.new("L", self.size)
        ImageDraw.Draw(mask).polygon([self.place(point) for point in points], fill=255)
        return mask

    def polygon(
        self, points: Sequence[Point], fill: Colour, *, ink: Colour | None = INK, width: float = 2.0
    ) -> None:
        """A filled polygon; its outline is at least a pixel of the finished sprite."""
        placed = [self.place(point) for point in points]
        self._stamp(fill, lambda pen, value: pen.polygon(placed, fill=value))
        if ink is not None:
            self.line([*points, points[0], points[1]], ink, width=width, least=0.9)

    def line(
        self,
        points: Sequence[Point],
        colour: Colour = INK,
        *,
        width: float = 2.0,
        least: float = 0.6,
    ) -> None:
        """A line with round joints and ends."""
        placed = [self.place(point) for point in points]
        thick = self.thickness(width, least)
        radius = thick / 2

        def stroke(pen: ImageDraw.ImageDraw, value: int | tuple[int, ...]) -> None:
            pen.line(placed, fill=value, width=thick, joint="curve")
            for x, y in (placed[0], placed[-1]):
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=value)

        self._stamp(colour, stroke)

    def disc(
        self,
        centre: Point,
        radius: float | tuple[float, float],
        fill: Colour | None,
        *,
        ink: Colour | None = INK,
        width: float = 2.0,
    ) -> None:
        """A disc, or an ellipse of two radii, with its outline inside the radius."""
        across, down = radius if isinstance(radius, tuple) else (radius, radius)
        self.polygon_or_ring(
            [
                (centre[0] + across * math.cos(turn), centre[1] + down * math.sin(turn))
                for turn in np.linspace(0.0, 2 * math.pi, 64, endpoint=False).tolist()
            ],
            fill,
            ink,
            width,
        )

    def polygon_or_ring(
        self, points: Sequence[Point], fill: Colour | None, ink: Colour | None, width: float
    ) -> None:
        """A polygon whose fill and outline may each be left out."""
        if fill is not None:
            self.polygon(points, fill, ink=ink, width=width)
        elif ink is not None:
            self.line([*points, points[0], points[1]], ink, width=width, least=0.9)

    def arc(
        self,
        centre: Point,
        radius: float | tuple[float, float],
        start: float,
        end: float,
        colour: Colour = INK,
        *,
        width: float = 2.0,
    ) -> None:
        """Part of an ellipse, from `start` to `end` degrees clockwise from the right."""
        across, down = radius if isinstance(radius, tuple) else (radius, radius)
        turns = np.radians(np.linspace(start, end, 40)).tolist()
        points = [
            (centre[0] + across * math.cos(turn), centre[1] + down * math.sin(turn))
            for turn in turns
        ]
        self.line(points, colour, width=width)

    def glow(self, centre: Point, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light that fades from the centre outwards, laid over everything below."""
        across, down = self.grid()
        distance = np.hypot(across - centre[0], down - centre[1]) / radius
        light = np.clip(1.0 - distance, 0.0, 1.0) ** 2 * strength
        self.wash(colour, light)

    def wash(self, colour: Colour, opacity: Grid) -> None:
        """One colour over the whole canvas, at an opacity in 0..1 for each pixel."""
        alpha = Image.fromarray((np.clip(opacity, 0.0, 1.0) * 255).astype(np.uint8))
        self.lay(colour, alpha)

    def lay(self, colour: Colour, mask: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
        """One colour over the canvas where the mask, whose corner is at a pixel, lets it."""
        box = mask.getbbox()
        if box is not None:
            layer = Image.new("RGBA", (box[2] - box[0], box[3] - box[1]), (*colour[:3], 255))
            layer.putalpha(mask.crop(box))
            self.image.alpha_composite(layer, (at[0] + box[0], at[1] + box[1]))

    def paint(self, colours: Grid, mask: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
        """A colour for each pixel (rows x columns x 3, 0..255), where the mask lets it."""
        layer = Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
        layer.putalpha(mask)
        self.image.alpha_composite(layer, at)

    def shadow(
        self, offset: float = 4.0, blur: float = 3.0, alpha: int = 110, colour: Colour = (6, 22, 36)
    ) -> None:
        """A soft shadow down right on the screen, under all that is drawn so far."""
        shape = moved(self.image.getchannel("A"), round(offset * self.scale))
        shape = shape.filter(ImageFilter.GaussianBlur(blur * self.scale))
        below = Image.new("RGBA", self.size, (*colour[:3], 255))
        below.putalpha(shape.point([value * alpha // 255 for value in range(256)]))
        below.alpha_composite(self.image)
        self.image = below

    def letters(
        self,
        text: str,
        centre: Point,
        height: float,
        colour: Colour = WHITE,
        *,
        ink: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """Bold letters or digits, capitals `height` units tall; a first + or - is drawn as bars."""
        size = height * self.scale / _CAPITAL
        font = _font(round(size))
        body = text.lstrip("+-\N{MINUS SIGN}")
        sign = text[: len(text) - len(body)]
        left, _, right, _ = font.getbbox(body)
        sign_width = height * 0.62 if sign else 0.0
        gap = height * 0.1 if sign else 0.0
        total = sign_width + gap + (right - left) / self.scale
        middle = centre[0] - total / 2 + sign_width + gap + (right - left) / self.scale / 2
        x, y = self.place((middle, centre[1]))
        edge = self.thickness(width) if ink is not None else 0
        for extra, tone in ((edge, ink), (0, colour)):
            if tone is None:
                continue
            self._stamp(
                tone,
                partial(
                    _write,
                    body=body,
                    font=font,
                    at=(x, y + _CAPITAL * size / 2),
                    stroke=extra,
                ),
            )
            if sign:
                grown = extra / self.scale
                self._sign(
                    (centre[0] - total / 2 + sign_width / 2, centre[1]),
                    sign_width / 2 + grown,
                    height * 0.09 + grown,
                    tone,
                    upright=sign == "+",
                )

    def finish(self) -> Image.Image:
        """The sprite at the size asked for."""
        if self.sampling == 1:
            return self.image
        return self.image.resize((self.width, self.height), Image.Resampling.LANCZOS)

    def _sign(
        self, centre: Point, reach: float, half: float, colour: Colour, *, upright: bool
    ) -> None:
        x, y = centre
        bars = [(reach, half), (half, reach)] if upright else [(reach, half)]
        for across, down in bars:
            self.polygon(
                [
                    (x - across, y - down),
                    (x + across, y - down),
                    (x + across, y + down),
                    (x - across, y + down),
                ],
                colour,
                ink=None,
            )

    def _stamp(self, colour: Colour, draw: Stroke) -> None:
        if len(colour) == 3 or colour[3] == 255:
            draw(ImageDraw.Draw(self.image), (*colour[:3], 255))
            return
        mask = Image.new("L", self.size)
        draw(ImageDraw.Draw(mask), colour[3])
        self.lay(colour, mask)


def moved(mask: Image.Image, right: int, down: int | None = None) -> Image.Image:
    """The mask moved right and down by some pixels, by default equally; nothing wraps around."""
    shifted = Image.new("L", mask.size)
    shifted.paste(mask, (right, right if down is None else down))
    return shifted


@lru_cache(maxsize=64)
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FILES["data"], max(1, size))


def _write(
    pen: ImageDraw.ImageDraw,
    value: int | tuple[int, ...],
    *,
    body: str,
    font: ImageFont.FreeTypeFont,
    at: Point,
    stroke: float,
) -> None:
    pen.text(at, body, font=font, fill=value, anchor="ms", stroke_width=stroke, stroke_fill=value)
