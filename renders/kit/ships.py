"""Ships seen from above, under full sail, in the colours they fight for."""

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from renders.kit import blaze, hulls, palette, sails
from renders.kit.brush import Brush, Point, moved
from renders.kit.flags import Flag
from renders.kit.hulls import Hull
from renders.kit.sails import Livery, Sail, flag_livery, seat_livery

__all__ = ["Flag", "Livery", "ShipKind", "flag_livery", "seat_livery", "ship"]

SAMPLING: Final = 2
"""Supersampling of ships: little, as they are shrunk once more and a reader waits for them."""


class ShipKind(StrEnum):
    """Silhouettes of ships: six classes to buy, and those of NPC ships alone."""

    SLOOP = "sloop"
    SCHOONER = "schooner"
    CORVETTE = "corvette"
    CARRACK = "carrack"
    GALLEON = "galleon"
    BRIGANTINE = "brigantine"
    CARAVEL = "caravel"
    SHIP_OF_THE_LINE = "ship_of_the_line"


@dataclass(frozen=True, slots=True)
class Rig:
    """A hull, its sails from lowest to highest, its masts from the bow, and its mainmast."""

    hull: Hull
    sails: tuple[Sail, ...]
    masts: tuple[float, ...]
    main: float


@dataclass(frozen=True, slots=True)
class _State:
    wear: int
    level: int
    night: bool
    moored: bool


def ship(
    kind: ShipKind,
    heading: int,
    size: int,
    colours: Livery,
    *,
    damage: float = 0.0,
    night: bool = False,
    level: int = 4,
    moored: bool = False,
) -> Image.Image:
    """A ship in the middle of a picture `size` pixels square, its wake and shadow included.

    `heading` is in degrees clockwise from north, `damage` in 0..1: sails tear from a third, smoke
    and flames rise from two thirds. A ship of level 4 is about five sixths of the picture long
    from stern to bowsprit, each level below is smaller by a tenth. By night the stern lantern is
    lit; a moored ship has no wake.
    Treat the picture as read-only: equal arguments get the same object.
    """
    wear = 0 if damage < 1 / 3 else 1 if damage < 2 / 3 else 2
    state = _State(wear, max(1, min(4, level)), night, moored)
    return _ship(kind, heading % 360, size, colours, state)


@lru_cache(maxsize=96)
def _ship(kind: ShipKind, heading: int, size: int, colours: Livery, state: _State) -> Image.Image:
    """The ship in a *state* of night, fire and water."""
    rig, units = _RIGS[kind], _UNITS / (1 - 0.1 * (4 - state.level))
    picture = _body(kind, heading, size, colours, units=units, wear=state.wear)
    if state.night:
        picture = _darkened(picture)
        light = Brush(size, units=units, heading=heading, sampling=1)
        _lantern(light, rig.hull)
        picture.alpha_composite(light.finish())
    if state.wear > 1:
        picture = picture.copy()
        picture.alpha_composite(_blaze(kind, heading, size, units))
    return _afloat(picture, kind, heading, units, state)


@lru_cache(maxsize=256)
def _body(
    kind: ShipKind, heading: int, size: int, colours: Livery, *, units: float, wear: int
) -> Image.Image:
    """Hull, sails and shadow: slow to draw, but the same by day and night, afloat or not."""
    rig = _RIGS[kind]
    brush = Brush(size, units=units, heading=heading, sampling=SAMPLING)
    hulls.launch(brush, rig.hull, _trim(colours))
    _rigging(brush, rig)
    for sail in rig.sails:
        _shade_below(brush, sail)
        sails.hoist(brush, sail, colours, wear)
    _mastheads(brush, rig, _trim(colours))
    brush.shadow(offset=2.6, blur=1.5, alpha=135)
    return brush.finish()


def _afloat(
    picture: Image.Image, kind: ShipKind, heading: int, units: float, state: _State
) -> Image.Image:
    """The ship on its water, with its wake."""
    if state.moored:
        return picture
    foam = _wake(kind, heading, picture.width, units)
    foam = _darkened(foam) if state.night else foam.copy()
    foam.alpha_composite(picture)
    return foam


@lru_cache(maxsize=64)
def _wake(kind: ShipKind, heading: int, size: int, units: float) -> Image.Image:
    """The wake, not supersampled because foam is soft, and the same under every flag."""
    water = Brush(size, units=units, heading=heading, sampling=1)
    hulls.wake(water, _RIGS[kind].hull)
    return water.image


def _trim(colours: Livery) -> palette.Rgb:
    """The livery's most telling colour, for rail and pennant."""
    if colours.corsair or colours.ground != palette.CANVAS:
        return colours.ground
    return colours.marks[0]


def _rigging(brush: Brush, rig: Rig) -> None:
    """Shrouds from each mast to the rails, and the mast itself."""
    for y in rig.masts:
        for side in (-1, 1):
            for lean in (-2.2, 2.2):
                brush.line(
                    [(0, y), (side * rig.hull.beam * 0.92, y + lean)],
                    palette.fade(palette.INK, 150),
                    width=0.45,
                    least=0,
                )


def _shade_below(brush: Brush, sail: Sail) -> None:
    """The soft shadow of a sail on the deck and lower sails, down right on the screen."""
    edge = sails.outline(sail)
    box = brush.box(edge, margin=4)
    offset = round(1.5 * brush.scale)
    cast = moved(brush.mask(edge).crop(box), offset, round(offset * 1.2))
    cast = cast.filter(ImageFilter.GaussianBlur(0.7 * brush.scale))
    below = ImageChops.multiply(cast, brush.image.getchannel("A").crop(box))
    dim = below.point([value * 120 // 255 for value in range(256)])
    brush.lay(palette.INK, dim, (box[0], box[1]))


def _mastheads(brush: Brush, rig: Rig, trim: palette.Rgb) -> None:
    """The top of each mast, and from the main one a pennant that streams ahead in the wind."""
    for y in rig.masts:
        brush.disc((0, y), 1.5, palette.lighter(palette.SPAR, 0.3), width=0.8)
    port: list[Point] = []
    starboard: list[Point] = []
    for step in range(7):
        half, bend = 1.25 * (1 - step / 6), 0.5 * math.sin(step * 1.3)
        port.append((bend - half, rig.main - 1 - step * 1.25))
        starboard.append((bend + half, rig.main - 1 - step * 1.25))
    brush.polygon([*port, *reversed(starboard)], trim, width=0.7)


def _darkened(image: Image.Image) -> Image.Image:
    """The picture by moonlight: bluer and dimmer."""
    tint = Image.new("RGB", image.size, palette.rgb("#B4C0EA"))
    dim = ImageChops.multiply(image.convert("RGB"), tint)
    dim.putalpha(image.getchannel("A"))
    return dim


def _lantern(brush: Brush, hull: Hull) -> None:
    stern = (0.0, hull.length / 2 - 1.0)
    brush.glow(stern, 19, palette.LAMP, 0.75)
    brush.glow(stern, 8, palette.lighter(palette.LAMP, 0.4), 0.9)
    brush.disc(stern, 1.9, palette.lighter(palette.LAMP, 0.75), ink=palette.SPAR, width=0.8)


@lru_cache(maxsize=32)
def _blaze(kind: ShipKind, heading: int, size: int, units: float) -> Image.Image:
    """Flames at two places of a ship's deck, and smoke that drifts up right."""
    rig = _RIGS[kind]
    # Flames and smoke do not turn with the ship; smoke is soft, so half its size is enough.
    smoke = Brush(size // 2, units=units, sampling=1)
    flames = Brush(size, units=units, sampling=SAMPLING)
    turn = math.radians(heading)
    cos, sin = math.cos(turn), math.sin(turn)
    for index, (x, y) in enumerate(((2.0, rig.masts[0] + 7.0), (-2.5, rig.hull.length * 0.34))):
        seat = (x * cos - y * sin, x * sin + y * cos)
        blaze.plume(smoke, seat, index)
        smoke.glow(seat, 9, palette.FLAME, 0.8)
        blaze.fire(flames, seat, 5.4)
    burning = smoke.finish().resize((size, size), Image.Resampling.BICUBIC)
    burning.alpha_composite(flames.finish())
    return burning


_UNITS: Final = 92.0

_RIGS: Final[dict[ShipKind, Rig]] = {
    ShipKind.SLOOP: Rig(
        Hull(50, 8.6, 0.50, 0.66, 12, 1, 11),
        (
            Sail((-20.0, 5.0), (20.0, 5.0), 12.0),
            Sail((-13.0, 6.5), (13.0, 6.5), 7.5),
        ),
        (5.5,),
        5.5,
    ),
    ShipKind.SCHOONER: Rig(
        Hull(56, 8.0, 0.50, 0.66, 12, 2, 12),
        (
            Sail((-19.0, 13.0), (19.0, 13.0), 10.0),
            Sail((-12.0, 14.5), (12.0, 14.5), 6.5),
            Sail((-16.5, -6.0), (16.5, -6.0), 9.0),
            Sail((-10.5, -4.5), (10.5, -4.5), 6.0),
        ),
        (-5.5, 13.5),
        13.5,
    ),
    ShipKind.CORVETTE: Rig(
        Hull(62, 8.2, 0.46, 0.70, 12, 4, 12),
        (
            Sail((-12.5, 21.0), (12.5, 21.0), 6.5),
            Sail((-20.0, 7.5), (20.0, 7.5), 8.5),
            Sail((-13.0, 9.0), (13.0, 9.0), 6.0),
            Sail((-16.5, -8.0), (16.5, -8.0), 8.0),
            Sail((-10.5, -6.5), (10.5, -6.5), 5.5),
        ),
        (-7.5, 8.0, 21.0),
        8.0,
    ),
    ShipKind.CARRACK: Rig(
        Hull(50, 12.5, 0.46, 0.78, 9, 0, 13, round_stern=True),
        (
            Sail((-20.0, 10.0), (20.0, 10.0), 12.0),
            Sail((-14.0, -6.5), (14.0, -6.5), 9.0),
        ),
        (-6.0, 10.5),
        10.5,
    ),
    ShipKind.GALLEON: Rig(
        Hull(60, 12.0, 0.42, 0.82, 10, 3, 16, castle=True),
        (
            Sail((-13.0, 19.5), (13.0, 19.5), 7.0),
            Sail((-21.0, 6.0), (21.0, 6.0), 10.5),
            Sail((-14.0, 7.5), (14.0, 7.5), 7.0),
            Sail((-16.5, -9.5), (16.5, -9.5), 9.0),
        ),
        (-9.0, 6.5, 19.5),
        6.5,
    ),
    ShipKind.BRIGANTINE: Rig(
        Hull(60, 8.4, 0.48, 0.70, 11, 4, 13),
        (
            Sail((0.8, 11.0), (19.0, 25.5), 12.0, 0.4, 0.2),
            Sail((-12.0, 7.0), (12.0, 7.0), 8.0),
            Sail((-18.0, -8.5), (18.0, -8.5), 10.5),
            Sail((-12.0, -7.0), (12.0, -7.0), 7.0),
        ),
        (-9.5, 8.5),
        8.5,
    ),
    ShipKind.CARAVEL: Rig(
        Hull(52, 11.5, 0.46, 0.74, 11, 0, 11, round_stern=True),
        (
            Sail((-19.0, 6.5), (15.0, -8.5), 12.0, 0.42, 0.04),
            Sail((-14.0, 20.5), (12.0, 9.0), 9.0, 0.42, 0.04),
        ),
        (-1.5, 14.0),
        14.0,
    ),
    ShipKind.SHIP_OF_THE_LINE: Rig(
        Hull(68, 11.5, 0.40, 0.80, 10, 7, 15, castle=True),
        (
            Sail((-14.0, 20.5), (14.0, 20.5), 8.5),
            Sail((-9.5, 21.5), (9.5, 21.5), 6.0),
            Sail((-21.5, 4.5), (21.5, 4.5), 11.0),
            Sail((-14.5, 6.0), (14.5, 6.0), 7.5),
            Sail((-18.5, -10.5), (18.5, -10.5), 9.0),
            Sail((-12.5, -9.0), (12.5, -9.0), 6.5),
        ),
        (-10.5, 5.0, 20.5),
        4.0,
    ),
}
