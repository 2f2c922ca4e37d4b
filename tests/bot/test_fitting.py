"""Texts fitted into Discord's limits: nothing is cut without a mark, nothing is torn."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.fitting import cut, parts_of, shorten

WORDS = st.text(alphabet="abc\u00e9 -", max_size=60)
LINK = "https://discord.com/channels/1456074443980800018/1456074443980800019/1456074443980800024"


@given(st.lists(WORDS, max_size=40), st.integers(70, 200))
def test_parts_hold_every_line_whole_and_in_order(lines: list[str], most: int) -> None:
    parts = parts_of(lines, most)
    assert all(len(part) <= most for part in parts)
    assert "".join(parts).split("\n")[:-1] == lines


@given(st.lists(WORDS, max_size=40), st.integers(70, 200))
def test_no_two_parts_in_a_row_would_fit_into_one(lines: list[str], most: int) -> None:
    parts = parts_of(lines, most)
    for part, after in pairwise(parts):
        assert len(part) + len(after.split("\n")[0]) + 1 > most


def test_a_line_longer_than_a_part_is_divided_between_words_and_never_in_a_link() -> None:
    line = " ".join([LINK, "a-word"] * 40)
    parts = parts_of([line], 300)
    assert all(len(part) <= 300 for part in parts)
    assert "".join(parts).split() == line.split()


def test_no_line_at_all_makes_one_empty_part() -> None:
    assert parts_of([], 100) == [""]


@given(st.text(alphabet="ab\u00e9 ", max_size=60), st.integers(2, 40))
def test_a_cut_line_ends_with_an_ellipsis_after_a_whole_word(line: str, most: int) -> None:
    found = cut(line, most)
    assert len(found) <= most
    if len(line) <= most:
        assert found == line
        return
    assert found.endswith("\u2026")
    words = found[:-1].split()
    assert line.split()[: len(words)] == words or len(words) <= 1
    assert line.startswith(found[:-1])


@pytest.mark.parametrize("text", ["one\ntwo\nthree " + "x" * 50, "y" * 90, "a word " * 20])
def test_a_shortened_text_ends_with_an_ellipsis_and_tears_no_word(text: str) -> None:
    found = shorten(text, 40)
    assert len(found) <= 40
    assert found.endswith("\u2026")
    assert text.startswith(re.sub("\n?\u2026$", "", found))
