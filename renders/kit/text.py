"""Text in pictures: the bundled fonts, names of any script made harmless, and cached labels."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageFont, features

from renders.fonts import FILES, Face
from renders.kit.palette import INK, PANEL, Colour, Rgb

LONGEST: Final = 80
PARTICLE: Final = 3
"""Length of a short word such as "von" or "la", with which a shortened name must not end."""
FILLED: Final = 0.7
"""Least share of its room that a name cut after a word must fill; else it is cut within a word."""
LEADING: Final = 0.86
"""Distance between lines, as a share of the font size."""
CAP_HEIGHT: Final[dict[Face, float]] = {"title": 0.656, "data": 0.627}
"""Height of a capital as a share of the size."""

_FIRM: Final = [min(255, value * 6) for value in range(256)]
_BRIGHT: Final = [min(255, round(value * 1.6)) for value in range(256)]


def clean(text: str) -> str:
    """The text on one line, without controls, isolates, zero-width and stacked marks.

    At most `LONGEST` characters, and none that no bundled font can draw, such as emoji.
    """
    kept: list[str] = []
    marks = 0
    for character in _plain(text[: 4 * LONGEST]):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind[0] == "Z" or character in "\t\n\r":
            kept.append(" ")
        elif kind[0] != "C" and kind != "Me" and marks <= 1 and _drawable(character):
            kept.append(character)
    return " ".join("".join(kept).split())[:LONGEST].rstrip()


def is_drawable(name: str) -> bool:
    """Whether a name can be drawn whole: every letter and figure of it, in the right order.

    Emoji and other signs may be left out, if something else is left.
    """
    letters = [c for c in _plain(name) if unicodedata.category(c)[0] in "LN"]
    whole = all(_drawable(letter) for letter in letters if not _invisible(letter))
    return bool(clean(name)) and whole and (not _complex(name) or bool(features.check("raqm")))


def shorten(text: str, face: Face, size: int, width: int) -> str:
    """The text if it is at most `width` px wide, else its beginning and an ellipsis.

    It is cut after a whole word if that fills most of the room, but never after a short one.
    """
    whole = clean(text)
    if text_width(whole, face, size) <= width:
        return whole
    words = whole.split()
    for count in range(len(words) - 1, 0, -1):
        short = " ".join(words[:count]).rstrip("-,") + "…"
        wide = text_width(short, face, size)
        if wide <= width and wide >= FILLED * width and len(words[count - 1]) > PARTICLE:
            return short
    for length in range(len(whole) - 1, 0, -1):
        short = whole[:length].rstrip() + "…"
        if text_width(short, face, size) <= width:
            return short
    return ""


def halved(text: str, face: Face, size: int) -> tuple[str, str] | None:
    """The text on two lines as equal as spaces and hyphens allow; None if it is a single word."""
    whole = clean(text)
    cuts = [match.end() for match in re.finditer(r"[ -](?=.)", whole)]
    ways = [(whole[:cut].rstrip(), whole[cut:]) for cut in cuts]
    return min(
        ways, key=lambda way: max(text_width(part, face, size) for part in way), default=None
    )


def lines_of(text: str, face: Face, size: int, width: int) -> list[str]:
    """The text on one line if it is at most `width` px wide, else on two, shortened if need be."""
    parts = None if text_width(text, face, size) <= width else halved(text, face, size)
    return [shorten(part, face, size, width) for part in parts or (text,)]


def write_lines(
    picture: Image.Image, lines: Sequence[str], face: Face, size: int, *, at: tuple[float, float]
) -> None:
    """Write lines below each other from a left edge, their block centred at a height."""
    leading = LEADING * size
    foot = at[1] + cap_height(face, size) / 2 - leading * (len(lines) - 1) / 2
    for k, line in enumerate(lines):
        write(picture, line, face, size, at=(at[0], foot + k * leading))


def text_width(text: str, face: Face, size: int) -> int:
    """Advance of the cleaned text in px."""
    return round(sum(_advance(run, font) for run, font in _runs(clean(text), face, size)))


def cap_height(face: Face, size: int) -> int:
    """Height of a capital in px."""
    return round(CAP_HEIGHT[face] * size)


@lru_cache(maxsize=1024)
def label(
    text: str,
    face: Face,
    size: int,
    fill: Colour = INK,
    halo: Rgb | None = None,
) -> Image.Image:
    """The words as a cached RGBA picture, cropped to its ink, with a soft halo when asked for.

    Treat the picture as read-only: it is shared.
    """
    runs = _runs(clean(text), face, size)
    edge = max(2, size // 8) if halo else 1
    width = round(sum(_advance(run, font) for run, font in runs)) + 4 * edge + size // 2
    mask = Image.new("L", (max(1, width), 2 * size + 4 * edge), 0)
    _draw(ImageDraw.Draw(mask), runs, (2.0 * edge + size / 8, 1.4 * size), 255, _weight(face, size))
    picture = Image.new("RGBA", mask.size, (*fill[:3], 0))
    if halo:
        picture = _glow(mask, halo, edge)
    ink = Image.new("RGBA", mask.size, (*fill[:3], 255))
    ink.putalpha(mask)
    picture.alpha_composite(ink)
    return picture.crop(picture.getbbox() or (0, 0, 1, 1))


def write(
    picture: Image.Image,
    text: str,
    face: Face,
    size: int,
    *,
    at: tuple[float, float],
    fill: Rgb = INK,
) -> None:
    """Write a line on a picture; the foot of its first letter stands at `at`."""
    runs = _runs(clean(text), face, size)
    _draw(ImageDraw.Draw(picture), runs, at, fill, _weight(face, size))


def paper_label(text: str, size: int, halo: Rgb = PANEL) -> Image.Image:
    """A place's name as on an old chart: small capitals over a halo of paper."""
    return label(text, "title", size, INK, halo)


def _weight(face: Face, size: int) -> float:
    """Extra boldness of small letters, whose fine strokes would vanish on a phone."""
    return size * 0.018 if face == "title" else 0.0


def _draw(
    draw: ImageDraw.ImageDraw,
    runs: list[tuple[str, ImageFont.FreeTypeFont]],
    at: tuple[float, float],
    fill: int | Rgb,
    weight: float,
) -> None:
    across, foot = at
    for run, font in runs:
        draw.text(
            (across, foot),
            run,
            fill=fill,
            font=font,
            anchor="ls",
            stroke_width=weight,
            direction=_direction(font),
        )
        across += _advance(run, font)


def _advance(run: str, font: ImageFont.FreeTypeFont) -> float:
    return font.getlength(run, direction=_direction(font))


def _direction(font: ImageFont.FreeTypeFont) -> str | None:
    """Left to right for sentences, whatever name they begin with; basic layout has no choice."""
    return "ltr" if font.layout_engine == ImageFont.Layout.RAQM else None


def _glow(mask: Image.Image, halo: Rgb, edge: int) -> Image.Image:
    """A halo around the letters, solid near them and soft outside."""
    swollen = mask.filter(ImageFilter.BoxBlur(edge // 2)).point(_FIRM)
    soft = swollen.filter(ImageFilter.GaussianBlur(edge * 0.55)).point(_BRIGHT)
    picture = Image.new("RGBA", soft.size, (*halo, 255))
    picture.putalpha(soft)
    return picture


def _plain(text: str) -> str:
    """The text with letters for those that only look otherwise, such as full-width ones."""
    return "…".join(unicodedata.normalize("NFKC", part) for part in text.split("…"))


def _drawable(character: str) -> bool:
    """Whether a font has the character, and shows it."""
    return not _invisible(character) and (
        unicodedata.category(character)[0] == "M"
        or _has("title", character)
        or _has("data", character)
    )


def _invisible(character: str) -> bool:
    """Whether a character is a filler, a letter by category that shows nothing."""
    return character in "\u115f\u1160\u2800\u3164\uffa0" or "\ufe00" <= character <= "\ufe0f"


def _runs(text: str, face: Face, size: int) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    """The text in pieces of one font each; in one piece if some of it runs from right to left."""
    if _complex(text):
        return [(text, _font("data", size, joined=True))]
    runs: list[tuple[str, ImageFont.FreeTypeFont]] = []
    piece = ""
    current: Face = face
    for character in text:
        wanted = face if _has(face, character) else "data"
        if wanted != current and piece:
            runs.append((piece, _font(current, size, joined=False)))
            piece = ""
        current = wanted
        piece += character
    if piece:
        runs.append((piece, _font(current, size, joined=False)))
    return runs


def _complex(text: str) -> bool:
    """Whether letters join or run from right to left."""
    return any(unicodedata.bidirectional(character) in {"R", "AL"} for character in text)


@lru_cache(maxsize=128)
def _font(face: Face, size: int, *, joined: bool) -> ImageFont.FreeTypeFont:
    # The basic layout draws the same px on every machine; joined scripts need the full one.
    full = joined and features.check("raqm")
    engine = ImageFont.Layout.RAQM if full else ImageFont.Layout.BASIC
    # DejaVu's letters are large for their size, so its size is reduced to match the capitals.
    used = round(size * 0.86) if face == "data" else size
    return ImageFont.truetype(FILES[face], used, layout_engine=engine)


@lru_cache(maxsize=4096)
def _has(face: Face, character: str) -> bool:
    if character == " ":
        return True
    return _glyph(face, character) != _glyph(face, "\U0010fffd")


def _glyph(face: Face, character: str) -> bytes:
    picture = Image.new("L", (64, 64), 0)
    font = _font(face, 32, joined=False)
    ImageDraw.Draw(picture).text((16, 44), character, fill=255, font=font, anchor="ls")
    return picture.tobytes()
