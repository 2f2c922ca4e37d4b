"""Hulls seen from above: planked decks, rails, guns, hatches, and the water they disturb."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import ImageChops

from renders.kit import palette
from renders.kit.brush import Brush, Grid, Point, moved

BEAK: Final = palette.rgb("#331D12")


@dataclass(frozen=True, slots=True)
class Hull:
    """Shape of a hull, in units of a picture 100 wide, bow up, middle at the origin."""

    length: float
    beam: float
    shoulder: float
    transom: float
    bowsprit: float
    guns: int
    quarterdeck: float
    round_stern: bool = False
    castle: bool = False


def outline(hull: Hull, share: float = 1.0, inset: float = 0.0) -> list[Point]:
    """The edge of the hull, its beam times `share`, drawn in by `inset` at bow and stern."""
    half = hull.length / 2
    steps = np.linspace(0.0, 1.0, 26)
    widths = _beam(hull, steps) * share
    ys = -half + inset * 1.6 + (hull.length - inset * 2.6) * steps
    side = list(zip(widths.tolist(), ys.tolist(), strict=True))
    stern: list[Point] = []
    if hull.round_stern:
        wide, low = side[-1]
        stern = [(wide * 0.86, low + 1.8), (wide * 0.5, low + 3.0), (0.0, low + 3.4)]
    right = side + stern
    return right + [(-x, y) for x, y in reversed(right)]


def launch(brush: Brush, hull: Hull, trim: palette.Rgb) -> None:
    """Paint the hull with its deck and the things on deck; the rail is in the colour `trim`."""
    _bowsprit(brush, hull)
    if hull.guns:
        _guns(brush, hull)
    brush.polygon(outline(hull), palette.HULL, width=1.7)
    brush.polygon(outline(hull, 0.90, 0.6), trim, ink=palette.darker(palette.HULL, 0.5), width=0.6)
    _deck(brush, hull)
    _quarterdeck(brush, hull)
    _furniture(brush, hull)
    _beak(brush, hull)


def wake(brush: Brush, hull: Hull) -> None:
    """Foam: a bow wave that opens aft on both sides, and the churned trail of the rudder."""
    across, down = brush.grid()
    aside, aft = np.abs(across), down + hull.length / 2
    reach = np.clip(aft / (hull.length * 1.45), 0.0, 1.0)
    arm = hull.beam * (0.35 + 0.65 * np.clip(aft / 14, 0, 1) ** 0.7) + aft * 0.25
    arm += 0.35 * np.sin(down * 0.42 + np.sign(across))
    bow = np.exp(-(((aside - arm) / (0.9 + 1.2 * reach)) ** 2)) * (1 - reach) ** 1.2
    inner = arm - 1.6 - 4.5 * reach
    bow += 0.55 * np.exp(-(((aside - inner) / 0.8) ** 2)) * np.clip(1 - reach * 1.35, 0, 1)
    bow *= np.clip(aft / 4, 0, 1)
    behind = down - hull.length / 2
    left = np.clip(1 - behind / (46 - hull.length / 2), 0, 1)
    trail = hull.beam * hull.transom * (0.8 + 0.025 * behind)
    streaks = 0.55 + 0.45 * np.sin(across * 1.5 + 0.9 * np.sin(down * 0.33 + across * 0.2))
    stern = np.exp(-((across / trail) ** 4)) * left**1.2 * (behind > -3) * streaks
    rim = np.clip(1 - (np.hypot(across, down) / 45.5) ** 10, 0, 1)
    brush.wash(palette.FOAM, np.clip(0.8 * bow + 0.66 * stern, 0, 0.86) * rim)


def _beam(hull: Hull, along: Grid) -> Grid:
    """Half the width of the hull at shares of its length from the stem."""
    ahead = np.clip(along / hull.shoulder, 0.0, 1.0)
    bow = np.sqrt(np.clip(1 - (1 - ahead) ** 2.1, 0.0, 1.0)) ** 1.25
    behind = np.clip((along - hull.shoulder) / (1 - hull.shoulder), 0.0, 1.0)
    width: Grid = hull.beam * bow * (1 - (1 - hull.transom) * behind**2.2)
    return width


def _deck(brush: Brush, hull: Hull) -> None:
    """Planks of several tones with their joints, in the shadow of the rail on the lit side."""
    edge = outline(hull, 0.74, 1.5)
    box = brush.box(edge)
    mask = brush.mask(edge)
    across, down = brush.grid(box)
    plank = np.floor(across / 1.55 + 0.5)
    tone = 0.94 + 0.10 * np.mod(plank * 0.618 + 0.3, 1.0)
    seam = np.abs(np.mod(across / 1.55, 1.0) - 0.5) < 0.09
    joint = np.abs(np.mod(down / 11 + plank * 0.37, 1.0)) < 0.03
    tone = np.where(seam | joint, tone * 0.74, tone)
    colours: Grid = np.asarray(palette.DECK, dtype=np.float64) * tone[..., None]
    brush.line([*edge, edge[0]], palette.INK, width=1.1)
    brush.paint(colours, mask.crop(box), (box[0], box[1]))
    shift = round(1.3 * brush.scale)
    lit = moved(mask, shift)
    shade = ImageChops.subtract(mask, lit).point([value * 110 // 255 for value in range(256)])
    brush.lay(palette.INK, shade)


def _quarterdeck(brush: Brush, hull: Hull) -> None:
    """The raised deck aft, with its cabin; a ship of the line has a gallery too."""
    half = hull.length / 2
    front = half - hull.quarterdeck
    share = 0.80
    steps = np.linspace((front + half) / hull.length, 0.985, 9)
    widths = (_beam(hull, steps) * share).tolist()
    ys = (-half + hull.length * steps).tolist()
    side = list(zip(widths, ys, strict=True))
    shape = side + [(-x, y) for x, y in reversed(side)]
    brush.polygon(shape, palette.lighter(palette.DECK, 0.22), width=1.0)
    for plank in (-0.5, 0.0, 0.5):
        x = plank * hull.beam * 0.9
        brush.line(
            [(x, front + 1.2), (x * 0.92, half - 2)],
            palette.darker(palette.DECK, 0.2),
            width=0.4,
            least=0,
        )
    brush.line([(-widths[0], front), (widths[0], front)], palette.SPAR, width=1.5)
    if hull.castle:
        deep = half - 1.0
        wide = widths[-1] * 1.16
        brush.polygon(
            [(-wide, deep - 2.6), (wide, deep - 2.6), (wide, deep + 1.6), (-wide, deep + 1.6)],
            palette.HULL,
            width=1.2,
        )
        for pane in (-0.66, -0.22, 0.22, 0.66):
            brush.line(
                [(pane * wide - 0.7, deep - 0.5), (pane * wide + 0.7, deep - 0.5)],
                palette.LAMP,
                width=1.5,
            )


def _furniture(brush: Brush, hull: Hull) -> None:
    """Hatches, gratings, capstan and wheel; a round ship carries crates on deck."""
    half = hull.length / 2
    dark = palette.rgb("#4A2E1C")
    for share in (0.30, 0.56):
        y = -half + share * (hull.length - hull.quarterdeck) + 1.5
        wide = hull.beam * 0.26
        brush.polygon(
            [(-wide, y - 1.8), (wide, y - 1.8), (wide, y + 1.8), (-wide, y + 1.8)], dark, width=0.8
        )
        for bar in (-0.45, 0.1, 0.65):
            brush.line(
                [(wide * bar - 0.2, y - 1.4), (wide * bar - 0.2, y + 1.4)],
                palette.DECK,
                width=0.45,
                least=0,
            )
    wheel = half - hull.quarterdeck + 3.4
    brush.disc((0, wheel), 1.7, palette.DECK, width=0.7)
    brush.disc((0, wheel), 0.6, palette.INK, ink=None)
    if hull.round_stern:
        for x, y, grown in ((-4.6, 0.0, 1.9), (4.4, 1.2, 2.2), (-4.2, 5.2, 2.1), (4.8, 6.0, 1.7)):
            box = [
                (x - grown, y - grown),
                (x + grown, y - grown),
                (x + grown, y + grown),
                (x - grown, y + grown),
            ]
            brush.polygon(box, palette.lighter(palette.DECK, 0.2), width=0.8)
            brush.line([box[0], box[2]], palette.SPAR, width=0.6, least=0)


def _beak(brush: Brush, hull: Hull) -> None:
    """The dark bow, drawn out to a point: the way a small ship faces is read from it."""
    half = hull.length / 2
    steps = np.linspace(0.24, 0.05, 8)
    side = [
        (float(wide), float(-half + hull.length * step))
        for wide, step in zip(_beam(hull, steps), steps, strict=True)
    ]
    tip = (0.0, -half - 0.72 * hull.bowsprit)
    middle = (0.0, side[0][1] - 3.0)
    shape = [middle, *side, tip, *((-x, y) for x, y in reversed(side))]
    brush.polygon(shape, BEAK, ink=palette.rgb("#F3E3BF"), width=0.8)


def _bowsprit(brush: Brush, hull: Hull) -> None:
    stem = -hull.length / 2
    ends = [(0.0, stem + 4), (0.0, stem - hull.bowsprit)]
    brush.line(ends, palette.INK, width=3.0, least=1.4)
    brush.line(ends, palette.lighter(palette.SPAR, 0.2), width=1.5, least=0.5)


def _guns(brush: Brush, hull: Hull) -> None:
    """Muzzles that look out of both sides."""
    shares = np.linspace(0.30, 0.86, hull.guns)
    widths = _beam(hull, shares)
    for share, wide in zip(shares.tolist(), widths.tolist(), strict=True):
        y = -hull.length / 2 + hull.length * share
        for side in (-1, 1):
            brush.line([(side * wide * 0.8, y), (side * (wide + 1.9), y)], palette.INK, width=2.2)
            brush.line(
                [(side * wide * 0.8, y), (side * (wide + 1.5), y)],
                palette.lighter(palette.IRON, 0.25),
                width=1.0,
            )
