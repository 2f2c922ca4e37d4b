"""A mark on a whole picture: a band above it with a few words, and a frame around it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.panels import fitted
from renders.kit.rows import Row
from renders.kit.text import cap_height, text_width, write

# Px in a picture 1200 px wide; letters of 45 px are legible on a phone, not enlarged.
BAND: Final = 84
FRAME: Final = 12
WORDS: Final = 58
SMALLEST: Final = 40


def marked(image: Image.Image, words: str) -> Image.Image:
    """*image* framed, with a band above that says *words*; unchanged without words."""
    if not words:
        return image
    high = band_height(image.width)
    whole = Image.new("RGB", (image.width, image.height + high), palette.GOLD)
    whole.paste(_band(words, image.width), (0, 0))
    whole.paste(image, (0, high))
    frame = round(FRAME * image.width / 1200)
    edge = (0, 0, whole.width - 1, whole.height - 1)
    ImageDraw.Draw(whole).rectangle(edge, outline=palette.GOLD, width=frame)
    return whole


def lowered(rows: Sequence[Row], width: int, words: str) -> Sequence[Row]:
    """*rows* of a picture of that width, moved down by the band that marks it with *words*."""
    down = band_height(width) if words else 0
    return [(top + down, bottom + down, worth) for top, bottom, worth in rows]


def band_height(width: int) -> int:
    """Height in px of the band above a picture of that width."""
    return round(BAND * width / 1200)


@lru_cache(maxsize=16)
def _band(words: str, width: int) -> Image.Image:
    unit = width / 1200
    band = Image.new("RGB", (width, band_height(width)), palette.GOLD)
    sizes = range(WORDS, SMALLEST - 1, -3)
    said, size = fitted(words, sizes, width - round(80 * unit), unit)
    across = (width - text_width(said, "title", size)) / 2
    foot = band.height / 2 + cap_height("title", size) / 2
    write(band, said, "title", size, at=(across, foot), fill=palette.INK)
    return band
