"""Texts fitted into the room that Discord gives: cut where it shows, or divided into parts."""

import textwrap
from collections.abc import Sequence
from typing import Final

CUT: Final = "…"
"""The sign that the rest of a text is missing."""


def cut(line: str, most: int) -> str:
    """*line* of at most *most* letters: a longer one ends after a word, with an ellipsis."""
    if len(line) <= most:
        return line
    kept = line[:most]
    words = kept.rpartition(" ")[0].rstrip()
    return f"{words or kept[:-1]}{CUT}"


def shorten(text: str, most: int) -> str:
    """*text* cut at the end of a line, if it has more than *most* letters."""
    if len(text) <= most:
        return text
    lines = text[: max(most - 1, 0)].rpartition("\n")[0]
    return f"{lines}\n{CUT}" if lines else cut(text.partition("\n")[0], most - 1)


def parts_of(lines: Sequence[str], most: int) -> list[str]:
    """*lines* distributed over as few parts as possible, each of at most *most* letters.

    Each line ends with a line break. Only a line that is longer than a part is divided, between
    two words, so that a link is never torn.
    """
    parts: list[str] = [""]
    for line in lines:
        for piece in [line] if len(line) < most else _pieces(line, most - 1):
            if parts[-1] and len(parts[-1]) + len(piece) >= most:
                parts.append("")
            parts[-1] += f"{piece}\n"
    return parts


def _pieces(line: str, most: int) -> list[str]:
    return textwrap.wrap(line, most, replace_whitespace=False, break_on_hyphens=False) or [""]
