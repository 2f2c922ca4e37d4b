"""Panels of paper over a board: its title, who plays, and a caption."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.badges import seat_badge
from renders.kit.camera import Point, Size
from renders.kit.icons import Icon, icon
from renders.kit.stencil import Stencil
from renders.kit.text import (
    cap_height,
    label,
    lines_of,
    shorten,
    text_width,
    write,
    write_lines,
)

# Sizes at a picture 1600 px wide; letters of 60 px are legible on a phone, not enlarged.
EDGE: Final = 20
TITLE: Final = 54
SMALLEST_TITLE: Final = 46
CAPTION: Final = 68
SMALLEST_CAPTION: Final = 48
SIGN: Final = 60
ROW: Final = 72
BADGE: Final = 70
NAME: Final = 64
SMALLEST_NAME: Final = 44
POINTS: Final = 70
GOAL: Final = 42
POINTER: Final = 20
"""Width of the triangle before the player who is asked."""
NAME_WIDTH: Final = 370
LINE_WIDTH: Final = 480
"""Width of a name that is too long even at the smallest size, and so takes two lines."""
TITLE_WIDTH: Final = 600
CAPTION_WIDTH: Final = 640


@dataclass(frozen=True, slots=True)
class Row:
    """A player on the panel."""

    seat: int
    name: str
    points: int
    acting: bool = False
    goal: int = 0
    """Points that win, shown after the player's own; 0 if there is no such number."""


@lru_cache(maxsize=64)
def title(text: str, sign: Icon, width: int) -> Image.Image:
    """A title of one line, with a sign to its right for the time of day."""
    unit = width / 1600
    text, size = fitted(text, range(TITLE, SMALLEST_TITLE - 1, -4), TITLE_WIDTH, unit)
    mark = icon(sign, round(SIGN * unit))
    height = round((SIGN + 24) * unit)
    across = text_width(text, "title", size) + mark.width + 84 * unit
    panel = paper((round(across), height), unit)
    baseline = height / 2 + cap_height("title", size) / 2
    write(panel, text, "title", size, at=(34 * unit, baseline))
    right = round(panel.width - mark.width - 26 * unit)
    panel.alpha_composite(mark, (right, (height - mark.height) // 2))
    return panel


@lru_cache(maxsize=64)
def standings(rows: tuple[Row, ...], width: int) -> Image.Image:
    """The players with their colours and scores; those who act are lit, with a triangle before."""
    unit = width / 1600
    sizes = range(NAME, SMALLEST_NAME - 1, -4)
    size = min(fitted(row.name, sizes, NAME_WIDTH, unit)[1] for row in rows)
    points = round(POINTS * unit)
    names = [lines_of(row.name, "title", size, round(LINE_WIDTH * unit)) for row in rows]
    widest = max(text_width(line, "title", size) for name in names for line in name)
    scores = [_score(row, points, round(GOAL * unit)) for row in rows]
    figures = max(score.width for score in scores)
    left = (22 + POINTER) * unit
    across = round(left + widest + (BADGE + 18 + 24 + 30) * unit + figures)
    panel = paper((across, round((ROW * len(rows) + 34) * unit)), unit)
    draw = ImageDraw.Draw(panel)
    for k, (row, name, score) in enumerate(zip(rows, names, scores, strict=True)):
        top = (16 + ROW * k) * unit
        middle = top + ROW * unit / 2
        if row.acting:
            box = (16 * unit, top + 2 * unit, panel.width - 17 * unit, top + (ROW - 3) * unit)
            draw.rounded_rectangle(box, 10 * unit, fill=palette.HIGHLIGHT)
            _point_at(panel, (18 * unit, middle), POINTER * unit)
        badge = seat_badge(row.seat, round(BADGE * unit))
        panel.alpha_composite(badge, (round(left), round(middle - badge.height / 2)))
        write_lines(panel, name, "title", size, at=(left + (BADGE + 16) * unit, middle))
        at = round(panel.width - 32 * unit - score.width), round(middle - score.height / 2)
        panel.alpha_composite(score, at)
    return panel


def _score(row: Row, size: int, small: int) -> Image.Image:
    """The points in figures, with a stroke and the goal in smaller ones if there is one."""
    number = label(str(row.points), "data", round(size * 0.86))
    if not row.goal:
        return number
    goal = label(f"/{row.goal}", "data", small, palette.SOFT_INK)
    gap = round(0.12 * small)
    score = Image.new("RGBA", (number.width + gap + goal.width, max(number.height, goal.height)))
    score.alpha_composite(number, (0, score.height - number.height))
    score.alpha_composite(goal, (number.width + gap, score.height - goal.height))
    return score


def _point_at(panel: Image.Image, at: Point, width: float) -> None:
    """Draw a triangle that points right, its left side in the middle at a point."""
    x, y = at
    stencil = Stencil(panel, (x - 2, y - width, x + width + 2, y + width))
    stencil.polygon([(x, y - 0.75 * width), (x + width, y), (x, y + 0.75 * width)])
    panel.paste((*palette.INK, 255), (stencil.left, stencil.top), stencil.shape())


@lru_cache(maxsize=64)
def caption(text: str, width: int) -> Image.Image:
    """A caption of one line."""
    unit = width / 1600
    text, size = fitted(text, range(CAPTION, SMALLEST_CAPTION - 1, -4), CAPTION_WIDTH, unit)
    panel = paper((round(text_width(text, "title", size) + 80 * unit), round(104 * unit)), unit)
    baseline = panel.height / 2 + cap_height("title", size) / 2
    write(panel, text, "title", size, at=(40 * unit, baseline))
    return panel


def fitted(text: str, sizes: range, room: int, unit: float = 1.0) -> tuple[str, int]:
    """The text and the first of the sizes at which it fits the room; shortened if none does."""
    largest = round(room * unit)
    drawn = [round(size * unit) for size in sizes]
    size = next((px for px in drawn if text_width(text, "title", px) <= largest), drawn[-1])
    return shorten(text, "title", size, largest), size


def paper(size: Size, unit: float) -> Image.Image:
    """A sheet of paper with a double rule and a shadow; the shadow lies inside the size."""
    return _paper(size, round(unit * 1000)).copy()


@lru_cache(maxsize=64)
def _paper(size: Size, thousandths: int) -> Image.Image:
    unit = thousandths / 1000
    fine = 3
    width, height = size
    large = Image.new("RGBA", (width * fine, height * fine))
    draw = ImageDraw.Draw(large)
    shade = Image.new("RGBA", (width, height))
    drop, lip = 7 * unit, 5 * unit
    ImageDraw.Draw(shade).rounded_rectangle(
        (lip, drop, width - 1, height - 1), 14 * unit, fill=(8, 14, 22, 120)
    )
    picture = shade.filter(ImageFilter.GaussianBlur(3 * unit))
    for inset, radius, fill, ink, rule in (
        (0.0, 16.0, palette.PANEL, palette.INK, 4.5),
        (9.0, 9.0, None, palette.PANEL_RULE, 1.8),
    ):
        near, right, bottom = inset * unit, width - lip - inset * unit, height - drop - inset * unit
        draw.rounded_rectangle(
            (near * fine, near * fine, right * fine, bottom * fine),
            radius * unit * fine,
            fill=fill,
            outline=ink,
            width=max(1, round(rule * unit * fine)),
        )
    picture.alpha_composite(large.resize(size, Image.Resampling.BOX))
    return picture
