"""Marks of previews: a band of words above the picture, and a frame around both."""

import json
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from renders.kit.encode import encode
from renders.kit.mark import FRAME, band_height, marked
from renders.kit.palette import GOLD

WIDTH, HEIGHT = 600, 400
SEA = Image.new("RGB", (WIDTH, HEIGHT), (10, 60, 90))
MARK = "Preview: if you confirm"


def test_a_mark_stands_above_the_picture_in_a_frame_around_both() -> None:
    band, edge = band_height(WIDTH), FRAME * WIDTH // 1200
    shown = marked(SEA, MARK)
    assert shown.size == (WIDTH, HEIGHT + band)
    for corner in ((0, 0), (WIDTH - 1, 0), (0, shown.height - 1), (WIDTH - 1, shown.height - 1)):
        assert shown.getpixel(corner) == GOLD
    inside = shown.crop((edge, band, WIDTH - edge, shown.height - edge))
    assert len(inside.getcolors() or ()) == 1, "nothing of the picture is covered"


def test_other_words_make_another_mark_and_an_empty_mark_changes_nothing() -> None:
    assert marked(SEA, "") is SEA
    one, other = marked(SEA, MARK), marked(SEA, "Aperçu : si vous confirmez")
    assert ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.parametrize("mark", ["", MARK])
def test_the_important_rows_noted_in_the_file_are_shifted_by_the_mark(mark: str) -> None:
    picture = encode(SEA, [(100, 160, 1.0)], mark)
    with Image.open(BytesIO(picture.data)) as image:
        ((top, bottom, worth),) = json.loads(image.info["comment"])
        assert image.height == picture.height
    down = band_height(WIDTH) if mark else 0
    assert (top, bottom, worth) == (100 + down, 160 + down, 1.0)
