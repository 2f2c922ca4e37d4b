"""From pixels to the bytes of a file: JPEG with full colour, which a rich picture needs."""

import json
from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from renders.kit.mark import lowered, marked
from renders.kit.rows import Row
from renders.picture import Picture

QUALITY: Final = 80
"""A painted card at this quality stays under `HEAVIEST`; a second go would cost 10 ms."""
HEAVIEST: Final = 400 * 1024
"""Bytes a picture may weigh; above, quality gives way."""


def encode(image: Image.Image, rows: Sequence[Row] = (), mark: str = "") -> Picture:
    """The image as a JPEG of at most `HEAVIEST` bytes, with a *mark* if there is one.

    Its comment names the *rows* that matter, for whoever has no room for all of it.
    """
    comment = json.dumps(lowered(rows, image.width, mark))
    image = marked(image, mark)
    for quality in (QUALITY, 72, 64, 56, 45):
        buffer = BytesIO()
        image.save(buffer, "JPEG", quality=quality, subsampling=0, comment=comment)
        if buffer.tell() <= HEAVIEST:
            break
    return Picture(buffer.getvalue(), "jpg", image.width, image.height)
