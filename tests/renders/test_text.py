"""Text in pictures: names are made harmless, and fit where they are written."""

import pytest
from PIL import Image, ImageFont

from renders.kit.text import (
    FILES,
    FONTS,
    LONGEST,
    cap_height,
    clean,
    label,
    lines_of,
    shorten,
    text_width,
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Blackbird", "Blackbird"),
        ("  a \n\t b  ", "a b"),
        ("\u202eevil\u2066x\u2069", "evilx"),
        ("zero\u200b\u200d\ufe0fwidth", "zerowidth"),
        ("e\u0301\u0301\u0301\u0301", "é"),
        ("\u3164\u2800", ""),
        ("x" * 500, "x" * LONGEST),
        ("Anne \U0001f389 Bonny\U0001f3f4\u200d", "Anne Bonny"),
    ],
)
def test_a_name_keeps_its_letters_and_nothing_else(name: str, shown: str) -> None:
    assert clean(name).rstrip("\u0301") == shown


def test_a_name_too_long_for_a_line_goes_on_two() -> None:
    name = "Maximiliane von Hohenlohe-Langenburg"
    assert lines_of(name, "title", 40, 900) == [name]
    lines = lines_of(name, "title", 40, 460)
    assert lines == ["Maximiliane von", "Hohenlohe-Langenburg"]
    assert all(text_width(line, "title", 40) <= 460 for line in lines)


def test_a_long_name_ends_in_an_ellipsis_and_fits() -> None:
    short = shorten("Nuestra Señora de la Concepción", "title", 40, 300)
    assert short.endswith("…")
    assert text_width(short, "title", 40) <= 300


def test_a_name_is_cut_after_a_whole_word_that_is_no_particle() -> None:
    short = shorten("Maximiliane von Hohenlohe", "title", 40, 330)
    assert short == "Maximiliane…"


def test_a_name_is_cut_amid_a_word_where_there_is_room_for_much_of_it() -> None:
    short = shorten("Captain Redbeard", "title", 46, 360)
    assert short.startswith("Captain Red")
    assert text_width(short, "title", 46) <= 360


def test_every_accent_of_english_and_french_has_a_letter() -> None:
    nothing = label("\uffff", "title", 40)
    for character in "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»\u2019\u2013·0123456789":
        drawn = label(character, "title", 40)
        assert drawn.tobytes() != nothing.tobytes(), character


def test_capital_letters_are_as_tall_as_the_computed_cap_height() -> None:
    for face in ("title", "data"):
        assert abs(label("H", face, 100).height - cap_height(face, 100)) <= 5


def test_a_label_without_letters_is_still_a_picture() -> None:
    assert isinstance(label("", "data", 20), Image.Image)


def test_each_bundled_font_has_its_licence_beside_it() -> None:
    for name in FILES.values():
        ImageFont.truetype(FONTS / name, 12)
        licence = (FONTS / name).with_suffix(".LICENSE.txt")
        assert len(licence.read_text(encoding="utf-8")) > 1000
