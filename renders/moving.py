"""Moving pictures made of several frames, with files small enough to be sent."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final

from PIL import Image

from renders.picture import Drawer, Frame, Picture

WIDTHS: Final = (560, 480, 400, 320)
"""Widths in px of a moving picture, tried from the largest until the file is light enough."""
HEAVIEST: Final = 2 * 1024 * 1024
"""Most bytes of a moving picture."""
COMMON: Final = 165
"""Number of palette colours for large areas, such as backgrounds."""
VIVID: Final = 90
"""Number of palette colours for rare, vivid things; one of 256 is left for unchanged px."""
SHOWN_MS: Final = 1100
LAST_SHOWN_MS: Final = 3000
"""Milliseconds of each frame, and of the last one before the loop begins again."""


def animate(drawer: Drawer, frames: Sequence[Frame], heaviest: int = HEAVIEST) -> Picture:
    """Draw the *frames* as a picture that loops; unchanged parts are stored once.

    The largest of `WIDTHS` that fits *heaviest* bytes, or the smallest of them.
    """
    recalled = tuple(event for frame in frames for event in frame.wanted.events)
    drawn = [
        _opened(drawer.draw(frame.view, replace(frame.wanted, recalled=recalled)))
        for frame in frames
    ]
    every = (_moving(drawn, width) for width in WIDTHS[:-1])
    light = (picture for picture in every if len(picture.data) <= heaviest)
    return next(light, None) or _moving(drawn, WIDTHS[-1])


def _opened(picture: Picture) -> Image.Image:
    with Image.open(BytesIO(picture.data)) as image:
        return image.convert("RGB")


def _moving(drawn: Sequence[Image.Image], width: int) -> Picture:
    height = max(round(one.height * width / one.width) for one in drawn)
    size = width, height
    shown = [_fitted(one, width, height) for one in drawn]
    palette = _palette(shown)
    dull = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in shown]
    buffer = BytesIO()
    times = [SHOWN_MS] * (len(dull) - 1) + [LAST_SHOWN_MS]
    dull[0].save(
        buffer, "GIF", save_all=True, append_images=dull[1:], duration=times, loop=0, disposal=1
    )
    return Picture(buffer.getvalue(), "gif", *size)


def _fitted(image: Image.Image, width: int, height: int) -> Image.Image:
    """Scaled to the common width, aligned at the bottom, where the text stays in place."""
    high = round(image.height * width / image.width)
    small = image.resize((width, high), Image.Resampling.LANCZOS)
    if high == height:
        return small
    whole = Image.new("RGB", (width, height))
    whole.paste(small, (0, height - high))
    return whole


def _palette(shown: Sequence[Image.Image]) -> Image.Image:
    """Palette of the first, a middle and the last picture, with room for rare colours too."""
    some = [shown[0], shown[len(shown) // 2], shown[-1]]
    sheet = Image.new("RGB", (some[0].width, some[0].height * len(some)))
    for number, one in enumerate(some):
        sheet.paste(one, (0, number * one.height))
    sheet = sheet.resize((sheet.width // 2, sheet.height // 2), Image.Resampling.NEAREST)
    common = sheet.quantize(COMMON, Image.Quantize.MEDIANCUT).getpalette() or []
    vivid = sheet.quantize(VIVID, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(common[: 3 * COMMON] + vivid[: 3 * VIVID])
    return palette
