"""Signs of a victory: a medal, a wreath of laurel around it, and a banner below."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.brush import Brush, Point
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, circle
from renders.kit.text import LEADING, lines_of, text_width, write_lines

MEDAL: Final = 292
"""Px from the middle of a medal to its rim."""
WREATH: Final = 860
"""Px of the picture of the wreath around a medal."""
LEAVES: Final = 13
"""Leaves on each branch of the laurel."""


def lay_medal(picture: Image.Image, shown: Image.Image, middle: Point) -> None:
    """Lay a round of *shown*, a square of twice `MEDAL` + 4 px, within golden rims."""
    x, y = round(middle[0]), round(middle[1])
    reach = MEDAL + 2
    mask = Image.new("L", (2 * reach, 2 * reach))
    stencil = Stencil(mask, (0, 0, 2 * reach, 2 * reach))
    stencil.disc((reach, reach), MEDAL)
    picture.paste(shown, (x - reach, y - reach), stencil.shape())
    for radius, width, tone in (
        (MEDAL, 30.0, palette.INK),
        (MEDAL, 22.0, palette.GOLD),
        (MEDAL, 5.0, rgb("#9C6F12")),
    ):
        rim = Stencil(picture, (x - reach - 20, y - reach - 20, x + reach + 20, y + reach + 20))
        rim.line(circle(middle, radius), width)
        rim.lay(tone)


@lru_cache(maxsize=2)
def laurel(size: int) -> Image.Image:
    """Two branches that meet at the foot and bend towards each other at the top."""
    brush = Brush(size, sampling=2)
    for side in (-1, 1):
        stem = [_on_branch(side, k / 40) for k in range(41)]
        brush.line(stem, palette.INK, width=2.2)
        brush.line(stem, rgb("#5B6B2A"), width=1.2)
        for leaf in range(LEAVES):
            share = 0.05 + 0.93 * leaf / (LEAVES - 1)
            size_of_leaf = 9.4 - 3.4 * share
            for outwards in (1, -1):
                _leaf(brush, side, share, outwards, size_of_leaf)
    brush.shadow(offset=0.8, blur=0.9, alpha=140)
    return brush.finish()


def _on_branch(side: int, share: float) -> Point:
    """A point of a branch at a share of the way from foot to tip."""
    turn = math.radians(176 - 138 * share)
    return side * 38.5 * math.sin(turn), -38.5 * math.cos(turn)


def _leaf(brush: Brush, side: int, share: float, outwards: int, length: float) -> None:
    x, y = _on_branch(side, share)
    ahead = _on_branch(side, min(1.0, share + 0.02))
    behind = _on_branch(side, share - 0.02)
    along = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
    turn = along - side * outwards * math.radians(38)
    tip = x + length * math.cos(turn), y + length * math.sin(turn)
    wide = 0.24 * length
    half = [
        (
            x + length * t * math.cos(turn),
            y + length * t * math.sin(turn),
            math.sin(math.pi * t**0.8),
        )
        for t in (0.12, 0.3, 0.5, 0.7, 0.86)
    ]
    across = -math.sin(turn), math.cos(turn)
    left = [(px + across[0] * wide * w, py + across[1] * wide * w) for px, py, w in half]
    right = [(px - across[0] * wide * w, py - across[1] * wide * w) for px, py, w in half]
    gold, dark = rgb("#F0C53A"), rgb("#B98A1D")
    brush.polygon([(x, y), *left, tip, *reversed(right)], gold, width=0.7)
    shaded = left if outwards * side < 0 else right
    brush.polygon([(x, y), *shaded, tip], dark, ink=None)
    brush.line([(x, y), tip], palette.INK, width=0.35)


@lru_cache(maxsize=16)
def banner(text: str) -> Image.Image:
    """The text on a ribbon of paper with swallow tails."""
    size = next((px for px in range(88, 47, -4) if text_width(text, "title", px) <= 900), 48)
    lines = lines_of(text, "title", size, 900)
    wide = max(420, *(text_width(line, "title", size) + 110 for line in lines))
    height = 116
    picture = Image.new("RGBA", (wide + 200, height + 44))
    fine = 3
    large = Image.new("RGBA", (picture.width * fine, picture.height * fine))
    pen = ImageDraw.Draw(large)
    for side in (0, 1):

        def at(x: float, y: float, side: int = side) -> Point:
            return ((picture.width - x if side else x) * fine, y * fine)

        tail = [
            at(4, 34),
            at(140, 34),
            at(140, 34 + height - 14),
            at(4, 34 + height - 14),
            at(46, 90),
        ]
        pen.polygon(tail, fill=rgb("#D9C48F"), outline=palette.INK, width=4 * fine)
        pen.polygon(
            [at(100, height + 6), at(140, height + 6), at(140, height + 34)], fill=rgb("#8A6A35")
        )
    box = (100 * fine, 6 * fine, (picture.width - 100) * fine, (6 + height) * fine)
    pen.rectangle(box, fill=palette.PANEL, outline=palette.INK, width=5 * fine)
    rule = (box[0] + 12 * fine, box[1] + 12 * fine, box[2] - 12 * fine, box[3] - 12 * fine)
    pen.rectangle(rule, outline=palette.PANEL_RULE, width=2 * fine)
    small = large.resize(picture.size, Image.Resampling.BOX)
    shade = Image.new("RGBA", picture.size, (6, 14, 24, 255))
    shade.putalpha(small.getchannel("A").filter(ImageFilter.GaussianBlur(7)).point(_half))
    picture.alpha_composite(shade.crop((0, 0, *picture.size)), (0, 0))
    picture.alpha_composite(small)
    for k, line in enumerate(lines):
        left = (picture.width - text_width(line, "title", size)) / 2
        middle = 6 + height / 2 + (k - (len(lines) - 1) / 2) * LEADING * size
        write_lines(picture, [line], "title", size, at=(left, middle))
    return picture


def _half(value: int) -> int:
    return value // 2
