"""Text in pictures: names are made harmless, and fit where they are written."""

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageFont

from renders.fonts import FILES, Face
from renders.kit.text import (
    LONGEST,
    cap_height,
    clean,
    label,
    lines_of,
    shorten,
    text_width,
)
from renders.names import drawable
from renders.picture import Words


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


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Blackbird", "Blackbird"),
        (
            "\U0001d4ef\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502 fish",
            "\U0001d4ef\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502 fish",
        ),
        ("\uff21nne", "\uff21nne"),
        ("Anne \U0001f389", "Anne \U0001f389"),
        ("海賊", "B"),
        ("해적", "B"),
        ("Anne 海", "B"),
        ("\U0001f389\U0001fa77", "B"),
        ("\u3164", "B"),
        ("", "B"),
        ("علي بابا", "علي بابا"),
    ],
)
def test_a_name_that_cannot_be_drawn_whole_is_shown_as_the_letter_of_its_seat(
    name: str, shown: str
) -> None:
    """In the panels, and in the sentence that tells who has won."""
    caption = f"\u2068{name}\u2069 has won"
    words = drawable(Words(names={"p2": name}, caption=caption))
    assert words.names == {"p2": shown}
    assert words.caption == f"{shown} has won"
    assert clean(words.names["p2"])


def test_fancy_and_full_width_letters_are_drawn_as_plain_ones() -> None:
    assert clean("\U0001d4ef\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502") == "fancy"
    assert clean("\uff21\uff4e\uff4e\uff45\u3000\uff12") == "Anne 2"
    assert clean("Anne…") == "Anne…"


@pytest.mark.parametrize("face", ["title", "data"])
@pytest.mark.parametrize("name", ["علي بابا", "דוד המלך"])
def test_words_from_right_to_left_stand_in_their_order(name: str, face: Face) -> None:
    """The first word stands on the right."""
    first, second = (label(word, face, 40) for word in name.split())
    both = np.asarray(label(name, face, 40).getchannel("A"), dtype=float)
    ends = [np.asarray(one.getchannel("A"), dtype=float).sum(axis=0) for one in (first, second)]
    columns = both.sum(axis=0)
    right = np.abs(columns[-first.width :] - ends[0]).mean()
    left = np.abs(columns[: second.width] - ends[1]).mean()
    wrong = np.abs(columns[: first.width] - ends[0]).mean()
    assert max(right, left) < 0.5 * wrong


@given(
    names=st.lists(st.text("WMix", min_size=1, max_size=80), min_size=2, max_size=4, unique=True)
)
@example(names=["Maximiliane von Hohenlohe-Langenburg " * 2, "Wilhelmina van der Merwe " * 3])
@settings(max_examples=40)
def test_names_of_winners_are_shortened_and_never_the_verb(names: list[str]) -> None:
    seats = {f"p{number}": name for number, name in enumerate(names, start=1)}
    listed = " and ".join(f"\u2068{name}\u2069" for name in names)
    caption = drawable(Words(names=seats, caption=f"{listed} have won")).caption
    assert caption.endswith(" have won")
    assert " ".join(lines_of(caption, "title", 48, 900)).endswith("have won")


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
    for path in FILES.values():
        ImageFont.truetype(path, 12)
        licence = path.with_suffix(".LICENSE.txt")
        assert len(licence.read_text(encoding="utf-8")) > 1000
