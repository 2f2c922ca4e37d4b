"""Silhouettes of ships: six forms, one for each fleet, with four classes in each."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from renders.kit.camera import Point
from renders.space.liveries import Form
from renders.space.scene import CLASSES, Sort

Shape: TypeAlias = tuple[Point, ...]

LENGTHS: Final[dict[Sort, float]] = {
    "frigate": 0.33,
    "destroyer": 0.44,
    "cruiser": 0.56,
    "battleship": 0.74,
}
"""Length of each sort of ship from bow to stern, in sectors."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A ship from above, bow up, within 100 units around its middle.

    *parts* are drawn in order, each over the last; *decks* are darker areas on them. *engines* are
    glowing points, one for each class point, and *bridge* is lit.
    """

    parts: tuple[Shape, ...]
    decks: tuple[Shape, ...]
    engines: tuple[Point, ...]
    bridge: Point


@lru_cache(maxsize=32)
def outline(form: Form, sort: Sort) -> Outline:
    """The ship of a class in a fleet's form."""
    match form:
        case "arrow":
            return _whole(_ARROWS[sort], sort, stern=36, bridge=-14, room=16)
        case "fork":
            return _whole(_FORKS[sort], sort, stern=38, bridge=-4, room=12)
        case "saucer":
            return _saucer(sort)
        case "mast":
            return _mast(sort)
        case "comb":
            return _comb(sort)
        case "crescent":
            return _crescent(sort)


_ARROWS: Final[dict[Sort, Shape]] = {
    "frigate": ((0, -50), (8, -22), (11, 2), (34, 32), (31, 42), (10, 32), (6, 40), (0, 40)),
    "destroyer": (
        *((0, -50), (9, -30), (13, -8), (24, 2), (39, 26), (37, 42)),
        *((16, 32), (9, 40), (0, 40)),
    ),
    "cruiser": (
        *((0, -50), (10, -38), (15, -16), (20, -10), (21, -24), (27, -24), (29, -2)),
        *((46, 20), (46, 42), (30, 34), (22, 40), (0, 40)),
    ),
    "battleship": (
        *((0, -50), (12, -44), (17, -28), (19, -14), (27, -10), (27, -30), (34, -30), (35, -4)),
        *((50, 12), (50, 44), (40, 44), (36, 34), (26, 34), (24, 41), (0, 41)),
    ),
}
"""Half outlines from the bow: narrow bows and swept wings."""

_FORKS: Final[dict[Sort, Shape]] = {
    "frigate": ((0, -14), (8, -26), (24, -50), (29, -24), (18, 6), (9, 44), (0, 44)),
    "destroyer": (
        *((0, -16), (9, -22), (13, -42), (26, -50), (38, -28), (28, -12), (22, 12)),
        *((12, 42), (0, 42)),
    ),
    "cruiser": (
        *((0, -40), (7, -30), (10, -18), (20, -20), (25, -50), (37, -44), (46, -14)),
        *((32, 0), (27, 20), (15, 42), (0, 42)),
    ),
    "battleship": (
        *((0, -50), (9, -42), (12, -20), (22, -22), (27, -50), (40, -46), (50, -12)),
        *((50, 4), (38, 4), (36, 24), (24, 28), (20, 43), (0, 43)),
    ),
}
"""Half outlines from the bow: prongs ahead and narrow sterns."""


def _whole(half: Shape, sort: Sort, *, stern: float, bridge: float, room: float) -> Outline:
    """A ship of a single part with a deck on it, and its engines side by side."""
    hull = _mirrored(half)
    count = CLASSES[sort]
    step = min(room, 2 * room / count)
    engines = tuple((step * (k - (count - 1) / 2), stern) for k in range(count))
    return Outline((hull,), (within(hull, 0.56),), engines, (0.0, bridge))


def _saucer(sort: Sort) -> Outline:
    """A round hull, with pods around it for every class above the first."""
    count = CLASSES[sort]
    reach = {1: 30.0, 2: 32.0, 3: 34.0, 4: 38.0}[count]
    middle = 0.0, -50.0 + reach
    disc = _arc(middle, reach, 12, 348)
    tail = ((-9.0, 0.0), (9.0, 0.0), (7.0, 44.0), (-7.0, 44.0))
    pods = {
        1: (),
        2: (_bar(0, 26, 15, 24),),
        3: (_bar(-30, 24, 10, 26), _bar(30, 24, 10, 26)),
        4: (_bar(-43, 10, 9, 30), _bar(43, 10, 9, 30), _bar(-24, 30, 9, 22), _bar(24, 30, 9, 22)),
    }[count]
    arms = {
        1: (),
        2: (),
        3: (_bar(0, 22, 60, 8),),
        4: (_bar(0, 8, 86, 8), _bar(0, 28, 48, 8)),
    }[count]
    ends = {
        1: ((0.0, 42.0),),
        2: ((-6.0, 42.0), (6.0, 42.0)),
        3: ((-30.0, 36.0), (0.0, 42.0), (30.0, 36.0)),
        4: ((-43.0, 24.0), (-24.0, 40.0), (24.0, 40.0), (43.0, 24.0)),
    }[count]
    decks = (_arc(middle, reach * 0.6, 0, 360),)
    return Outline((tail, *arms, *pods, disc), decks, ends, middle)


def _mast(sort: Sort) -> Outline:
    """A long spine with as many yards across as the ship has class points."""
    count = CLASSES[sort]
    spine = ((0.0, -50.0), (7.0, -34.0), (8.0, 42.0), (-8.0, 42.0), (-7.0, -34.0))
    wide = {1: 44.0, 2: 56.0, 3: 70.0, 4: 88.0}[count]
    yards = tuple(
        _yard(
            -20 + k * 54 / max(1, count - 1) if count > 1 else 14,
            wide * (0.7 + 0.3 * (k + 1) / count),
        )
        for k in range(count)
    )
    step = 11.0 if count > 1 else 0.0
    engines = tuple((step * (k - (count - 1) / 2) * 1.0, 43.0) for k in range(count))
    stern = _bar(0, 38, max(16.0, step * count + 4), 12)
    return Outline((*yards, stern, spine), (_bar(0, 8, 7, 52),), engines, (0.0, -28.0))


def _comb(sort: Sort) -> Outline:
    """Six-sided cells, one for each class point."""
    count = CLASSES[sort]
    side, places = {
        1: (34.0, ((0.0, 0.0),)),
        2: (27.0, ((0.0, -24.0), (0.0, 22.0))),
        3: (25.0, ((0.0, -25.0), (-22.0, 16.0), (22.0, 16.0))),
        4: (23.5, ((0.0, -28.0), (-36.0 / 1.72, 8.0), (36.0 / 1.72, 8.0), (0.0, 0.0))),
    }[count]
    if count == 4:
        places = ((0.0, -27.0), (-36.5, -4.0), (36.5, -4.0), (0.0, 20.0))
    cells = tuple(_hexagon(at, side) for at in places)
    beam = _bar(0, 0, 12 if count > 1 else 8, 70 if count > 1 else 40)
    decks = tuple(_hexagon(at, side * 0.56) for at in places)
    engines = tuple((x, y + side * 0.95) for x, y in places)
    return Outline((beam, *cells), decks, engines, places[0])


def _crescent(sort: Sort) -> Outline:
    """Horns ahead: a bow of growing width, with a core and wings for the larger classes."""
    count = CLASSES[sort]
    reach = {1: 34.0, 2: 40.0, 3: 44.0, 4: 48.0}[count]
    moon = _moon((0.0, 8.0), reach, 0.62 if count < 3 else 0.70)
    core = {
        1: (),
        2: (_bar(0, 8, 14, 56),),
        3: (_bar(0, 6, 20, 70),),
        4: (_bar(0, 2, 28, 88), _bar(-20, 26, 12, 44), _bar(20, 26, 12, 44)),
    }[count]
    inner = {1: (), 2: (), 3: (_moon((0.0, -8.0), 28, 0.66),), 4: (_moon((0.0, -14.0), 34, 0.68),)}
    stern = 8 + reach * 0.98
    room = 13.0
    engines = tuple((room * (k - (count - 1) / 2), min(46.0, stern)) for k in range(count))
    decks = (_bar(0, 6, 9, 44),) if count > 1 else (_bar(0, 30, 16, 8),)
    return Outline(
        (*inner[count], moon, *core), decks, engines, (0.0, -10.0 if count > 1 else 24.0)
    )


def _mirrored(half: Shape) -> Shape:
    return (*half, *((-x, y) for x, y in reversed(half) if x))


def within(shape: Shape, share: float) -> Shape:
    """The shape drawn in towards its middle."""
    low = sum(y for _, y in shape) / len(shape)
    return tuple((x * share, low + (y - low) * share) for x, y in shape)


def _bar(x: float, y: float, wide: float, high: float) -> Shape:
    """An upright bar with cut corners about its middle."""
    across, down = wide / 2, high / 2
    cut = min(across, down) * 0.5
    return (
        *((x - across + cut, y - down), (x + across - cut, y - down), (x + across, y - down + cut)),
        *((x + across, y + down - cut), (x + across - cut, y + down), (x - across + cut, y + down)),
        *((x - across, y + down - cut), (x - across, y - down + cut)),
    )


def _yard(y: float, wide: float) -> Shape:
    """A bar across the ship, with its ends swept back."""
    reach = wide / 2
    return (
        (-reach, y + 10),
        (0.0, y - 7),
        (reach, y + 10),
        (reach, y + 19),
        (0.0, y + 6),
        (-reach, y + 19),
    )


def _hexagon(at: Point, side: float) -> Shape:
    return tuple(
        (at[0] + side * math.cos(k * math.pi / 3), at[1] + side * math.sin(k * math.pi / 3))
        for k in range(6)
    )


def _arc(at: Point, reach: float, start: float, end: float) -> Shape:
    """A disc with a piece cut out of its bow, between degrees clockwise from the bow."""
    turns = [math.radians(start + (end - start) * k / 36) for k in range(37)]
    rim = tuple((at[0] + reach * math.sin(t), at[1] - reach * math.cos(t)) for t in turns)
    return (*rim, (at[0], at[1] - reach * 0.35)) if end - start < 360 else rim


def _moon(at: Point, reach: float, hollow: float) -> Shape:
    """A crescent open towards the bow."""
    outer = [math.radians(205 - 230 * k / 24 - 102.5 + 90) for k in range(25)]
    rim = [(at[0] + reach * math.cos(t), at[1] + reach * math.sin(t)) for t in outer]
    inner = [
        (
            at[0] + reach * hollow * math.cos(t),
            at[1] - reach * 0.30 + reach * hollow * math.sin(t),
        )
        for t in reversed(outer)
    ]
    return tuple(rim + inner)
