"""Encoding of images as JPEG with full colour, which rich pictures need."""

import json
from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from renders.kit.mark import lowered, marked
from renders.kit.rows import Row
from renders.picture import Picture

QUALITY: Final = 80
"""JPEG quality; a painted card stays under `HEAVIEST` with it, while a second try costs 10 ms."""
HEAVIEST: Final = 400 * 1024
"""Most bytes of a picture; above them, quality is lowered."""


def encode(image: Image.Image, rows: Sequence[Row] = (), mark: str = "") -> Picture:
    """Encode the image as a JPEG, if possible within `HEAVIEST`, with a *mark* if there is one.

    The JPEG comment lists the *rows* that matter, for readers that cannot show the whole picture.
    """
    comment = json.dumps(lowered(rows, image.width, mark))
    image = marked(image, mark)
    for quality in (QUALITY, 72, 64, 56, 45):
        buffer = BytesIO()
        image.save(buffer, "JPEG", quality=quality, subsampling=0, comment=comment)
        if buffer.tell() <= HEAVIEST:
            break
    return Picture(buffer.getvalue(), "jpg", image.width, image.height)
