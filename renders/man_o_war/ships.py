"""Ships of Man O'War seen from above, true to scale, with sails that show the wind."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageChops, ImageFilter

from renders.kit import hulls, palette, sails
from renders.kit.brush import Brush, Point, moved
from renders.kit.palette import rgb
from renders.kit.sails import Livery, Sail
from renders.kit.stencil import Stencil, bounds
from renders.man_o_war.rigs import LIVERIES, RIGS, Kind, Nation, Rig, Yard

MARGIN: Final = 1.62
"""Side of a ship's square picture, as a multiple of its length: oars, yards, wake and shadow."""
CUT: Final = 208
"""Px of a ship's length as it is drawn, whatever the zoom; it is shrunk afterwards."""
Set: TypeAlias = Literal["astern", "port", "starboard", "ahead"]
"""Where the wind comes from, in a ship's eyes."""
BRACED: Final[dict[Set, float]] = {"astern": 0.0, "port": 38.0, "starboard": -38.0, "ahead": 0.0}
LATEEN: Final[dict[Set, float]] = {"astern": 24.0, "port": 56.0, "starboard": -56.0, "ahead": 78.0}
"""Degrees by which yards turn with the wind from each side."""
FULL: Final[dict[Set, float]] = {"astern": 1.0, "port": 0.8, "starboard": 0.8, "ahead": 0.16}
"""Depth of sails with the wind from each side, as a share of the most."""
ROPE: Final = palette.mix(palette.INK, palette.DECK, 0.35)
BRONZE: Final = rgb("#D9A63F")
_SHADOW: Final = (6, 22, 36)


@dataclass(frozen=True, slots=True)
class Look:
    """All that decides how a ship looks, besides its heading, the wind and the zoom."""

    kind: Kind
    nation: Nation
    trim: palette.Rgb
    """Colour of the side on rail and pennant."""
    wear: int = 0
    """0 is undamaged, 1 torn, 2 in tatters."""
    lost_masts: int = 0
    """Masts shot away, the foremost first."""
    oarless: bool = False
    rowing: bool = False
    """Whether the oars are out."""
    under_way: bool = True
    """Whether there is a wake."""


@lru_cache(maxsize=512)
def ship(look: Look, heading: int, wind: int | None, length: int) -> Image.Image:
    """A ship *length* px long in the middle of a square picture, with its shadow and wake.

    *heading* is in degrees clockwise from north, and *wind* where it blows to; with None there is
    no wind. Treat the picture as read-only: equal arguments get the same object.
    """
    heading %= 360
    quarter = round(heading / 90) % 4
    residue = (heading - quarter * 90 + 180) % 360 - 180
    side = side_of(length)
    body = _body(replace(look, under_way=False), quarter, wind_from(heading, wind)).resize(
        (side, side), Image.Resampling.LANCZOS
    )
    if residue:
        body = body.rotate(-residue, Image.Resampling.BICUBIC)
    picture = Image.new("RGBA", body.size)
    if look.under_way:
        wake = _wake(look.kind, length)
        picture.alpha_composite(wake.rotate(-heading, Image.Resampling.BILINEAR))
    picture.alpha_composite(_shadow(body, length))
    picture.alpha_composite(body)
    if wind is not None:
        _fly_pennant(picture, look, heading, wind, length)
    return picture


def side_of(length: int) -> int:
    """Px of the square picture of a ship *length* px long."""
    return 2 * round(length * MARGIN / 2)


def wind_from(heading: int, wind: int | None) -> Set:
    """Where the wind comes from for a ship of that heading; from ahead if there is none."""
    if wind is None:
        return "ahead"
    away = (wind - heading + 180) % 360 - 180
    if abs(away) < 45:
        return "astern"
    if abs(away) > 135:
        return "ahead"
    return "port" if away > 0 else "starboard"


def _shadow(body: Image.Image, length: int) -> Image.Image:
    """The soft shadow of a ship, down right on the screen."""
    half = body.getchannel("A").reduce(2)
    soft = moved(half, max(1, round(length * 0.017))).filter(
        ImageFilter.GaussianBlur(max(1.0, length * 0.011))
    )
    shape = soft.resize(body.size, Image.Resampling.BILINEAR)
    below = Image.new("RGBA", body.size, (*_SHADOW, 255))
    below.putalpha(shape.point([value * 140 // 255 for value in range(256)]))
    return below


@lru_cache(maxsize=256)
def _body(look: Look, quarter: int, wind: Set) -> Image.Image:
    """Hull, oars and sails with the bow towards a quarter of the compass."""
    rig, brush = RIGS[look.kind], _brush(look.kind, quarter)
    brush.image = _hull(replace(look, under_way=False), quarter).copy()
    livery, standing = LIVERIES[look.nation], rig.masts[look.lost_masts :]
    for yard in rig.yards:
        if yard.mast in standing:
            sail = _set(yard, wind)
            _shade_below(brush, sail)
            sails.hoist(brush, sail, livery, look.wear)
    for y in standing:
        brush.disc((0, y), 1.5, palette.lighter(palette.SPAR, 0.3), width=0.8)
    return brush.finish()


@lru_cache(maxsize=128)
def _hull(look: Look, quarter: int) -> Image.Image:
    """The ship without its sails, which is slow to draw and the same in any wind."""
    rig, brush = RIGS[look.kind], _brush(look.kind, quarter)
    if rig.oars and not look.oarless:
        _oars(brush, rig, look)
    hulls.launch(brush, rig.hull, look.trim)
    if rig.ram:
        _ram(brush, rig)
    if rig.oars:
        _awning(brush, rig, LIVERIES[look.nation])
    if look.wear:
        _scars(brush, rig, look.wear)
    _rigging(brush, rig, rig.masts[look.lost_masts :])
    for mast in rig.masts[: look.lost_masts]:
        _stump(brush, rig, mast)
    return brush.finish()


def _brush(kind: Kind, quarter: int) -> Brush:
    units = RIGS[kind].length * MARGIN
    return Brush(side_of(CUT), units=units, heading=quarter * 90, sampling=1)


def warm(looks: Iterable[Look]) -> Iterator[None]:
    """Draw some looks in every wind, step by step."""
    for look in looks:
        for quarter in range(4):
            for wind in FULL:
                yield
                _body(replace(look, under_way=False), quarter, wind)


@lru_cache(maxsize=32)
def _wake(kind: Kind, length: int) -> Image.Image:
    rig = RIGS[kind]
    water = Brush(side_of(length), units=rig.length * MARGIN, sampling=1)
    hulls.wake(water, rig.hull)
    alpha = water.image.getchannel("A").point([round(value * 0.8) for value in range(256)])
    water.image.putalpha(alpha)
    return water.image


def _set(yard: Yard, wind: Set) -> Sail:
    """The sail as it hangs with the wind from that side; a headwind leaves it slack."""
    turn = math.radians((LATEEN if yard.lateen else BRACED)[wind])
    cos, sin = math.cos(turn), math.sin(turn)
    half = yard.half * (0.82 if BRACED[wind] and not yard.lateen else 1.0)
    port = (-half * cos, yard.mast - half * sin)
    starboard = (half * cos, yard.mast + half * sin)
    depth = yard.depth * FULL[wind]
    if yard.lateen:
        ends = (0.42, 0.05) if turn < 0 else (0.05, 0.42)
        return Sail(port, starboard, depth, *ends)
    return Sail(port, starboard, depth)


def _oars(brush: Brush, rig: Rig, look: Look) -> None:
    """Oars on both sides, out while rowing, else trailed along the hull."""
    half = rig.hull.length / 2
    first, last = -half * 0.58, half * 0.62
    out = rig.width / 2
    for step in range(rig.oars):
        y = first + (last - first) * step / (rig.oars - 1)
        for side in (-1, 1):
            grip = (side * rig.hull.beam * 0.8, y)
            if look.rowing:
                blade, neck = (side * out, y + 2.2), (side * (out - 2.2), y + 1.6)
            else:
                blade = (side * (rig.hull.beam + 2.4), y + 4.6)
                neck = (side * (rig.hull.beam + 1.6), y + 3.2)
            brush.line([grip, blade], palette.INK, width=1.6, least=0.9)
            brush.line([grip, blade], rgb("#E4C48E"), width=0.8, least=0.5)
            brush.line([neck, blade], rgb("#F6E3B8"), width=1.5, least=0.7)


def _awning(brush: Brush, rig: Rig, livery: Livery) -> None:
    """An awning over the after deck, in the nation's colours."""
    low = rig.hull.length / 2 - 1.2
    top, wide = low - rig.hull.quarterdeck * 0.72, rig.hull.beam * 0.66
    cloth = [(-wide, top), (wide, top), (wide * 0.86, low), (-wide * 0.86, low)]
    brush.polygon(cloth, livery.ground, width=1.0)
    stripe = [(-wide * 0.36, top + 0.5), (wide * 0.36, top + 0.5)]
    stripe += [(wide * 0.32, low - 0.5), (-wide * 0.32, low - 0.5)]
    brush.polygon(stripe, livery.marks[0], ink=None)


def _ram(brush: Brush, rig: Rig) -> None:
    """A bronze ram beyond the stem."""
    tip = -rig.length / 2
    foot = tip + 2.1 * rig.ram
    shape = [(-2.2, foot), (-1.5, tip + 2.4), (0.0, tip), (1.5, tip + 2.4), (2.2, foot)]
    brush.polygon([*shape, (0.0, foot - 2.0)], BRONZE, width=1.2)
    brush.line([(0.0, foot - 2.4), (0.0, tip + 1.4)], palette.lighter(BRONZE, 0.5), width=0.8)


def _scars(brush: Brush, rig: Rig, wear: int) -> None:
    """Shot holes in deck and rail."""
    half, beam = rig.hull.length / 2, rig.hull.beam
    holes = [(-0.55, 0.18, 1.5), (0.5, -0.35, 1.3), (0.2, 0.62, 1.6), (-0.35, -0.55, 1.2)]
    for x, y, radius in holes[: 2 * wear]:
        centre = (x * beam, y * half)
        ragged = [
            (
                centre[0] + radius * (1 if k % 2 else 0.62) * math.cos(k * math.pi / 5),
                centre[1] + radius * (1 if k % 2 else 0.62) * math.sin(k * math.pi / 5),
            )
            for k in range(10)
        ]
        brush.polygon(ragged, rgb("#1A100B"), ink=rgb("#E0B98A"), width=0.5)


def _rigging(brush: Brush, rig: Rig, masts: tuple[float, ...]) -> None:
    """Shrouds from each mast to the rails."""
    for y in masts:
        for side in (-1, 1):
            for lean in (-2.2, 2.2):
                ends = [(0.0, y), (side * rig.hull.beam * 0.92, y + lean)]
                brush.line(ends, ROPE, width=0.4, least=0)


def _stump(brush: Brush, rig: Rig, mast: float) -> None:
    """The stump of a mast shot away, and its spar across the rail."""
    spar: list[Point] = [(0.6, mast + 1.0), (rig.hull.beam * 1.35, mast + 7.5)]
    brush.line(spar, palette.INK, width=2.2, least=1.0)
    brush.line(spar, palette.lighter(palette.SPAR, 0.3), width=1.1, least=0.4)
    brush.disc((0, mast), 1.5, palette.lighter(palette.DECK, 0.4), width=0.9)


def _shade_below(brush: Brush, sail: Sail) -> None:
    """The soft shadow of a sail on the deck and lower sails, down right on the screen."""
    edge = sails.outline(sail)
    box = brush.box(edge, margin=4)
    offset = round(1.3 * brush.scale)
    cast = moved(brush.mask(edge).crop(box), offset, round(offset * 1.2))
    cast = cast.filter(ImageFilter.GaussianBlur(0.7 * brush.scale))
    below = ImageChops.multiply(cast, brush.image.getchannel("A").crop(box))
    brush.lay(palette.INK, below.point([v * 120 // 255 for v in range(256)]), (box[0], box[1]))


def _fly_pennant(picture: Image.Image, look: Look, heading: int, wind: int, length: int) -> None:
    """Draw a pennant that streams with the wind from the middle mast, if it stands."""
    rig = RIGS[look.kind]
    masts = rig.masts[look.lost_masts :]
    if not masts:
        return
    unit, turn = length / rig.length, math.radians(wind)
    mast, keel = masts[len(masts) // 2] * unit, math.radians(heading)
    middle = picture.width / 2
    foot = middle - mast * math.sin(keel), middle + mast * math.cos(keel)
    along, aside = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    edges: list[list[Point]] = [[], []]
    for step in (k / 6 for k in range(7)):
        half, bend, out = 1.6 * (1 - step), 0.6 * math.sin(step * 7.8), 1.2 + step * 10.0
        for edge, off in zip(edges, (bend - half, bend + half), strict=True):
            edge.append(
                (
                    foot[0] + unit * (along[0] * out + aside[0] * off),
                    foot[1] + unit * (along[1] * out + aside[1] * off),
                )
            )
    outline = [*edges[0], *reversed(edges[1])]
    stencil = Stencil(picture, bounds(outline, 3))
    stencil.ring(outline, max(1.5, 1.5 * unit))
    picture.paste((*palette.INK, 255), (stencil.left, stencil.top), stencil.shape())
    stencil = Stencil(picture, bounds(outline, 3))
    stencil.polygon(outline)
    picture.paste((*look.trim, 255), (stencil.left, stencil.top), stencil.shape())


def ghostly(look: Look) -> Look:
    """The look of a ship that is only planned: no wake, nothing broken."""
    return replace(look, under_way=False, wear=0, lost_masts=0)
