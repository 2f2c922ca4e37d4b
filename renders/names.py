"""Names of people as pictures can show them: drawn whole, or else as the letter of the seat."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.records import Seat
from renders.kit.badges import SEAT_LETTERS
from renders.kit.text import halved, is_drawable, text_width
from renders.picture import Drawer, Picture, Wanted, Words

NARROWEST_SIZE: Final = 48
BANNER_WIDTH: Final = 900
"""Smallest letters in px, and width of each of the two lines, of the banner of a victory."""
SHORTEST: Final = 4
"""Letters below which a name is not shortened."""
_NAME: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")
"""A name in a sentence, between marks that isolate it."""


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A drawing function that shows each name as pictures can."""

    draw: Callable[[Any, Wanted], Picture]

    def __call__(self, view: Any, wanted: Wanted) -> Picture:
        return self.draw(view, replace(wanted, words=drawable(wanted.words)))


def with_drawable_names(drawer: Drawer) -> Drawer:
    """A drawer that shows each name as pictures can."""
    return replace(drawer, draw=_Drawing(drawer.draw))


def drawable(words: Words) -> Words:
    """*words* with the seat's letter for each name that no font can draw whole.

    Long names in the caption are shortened, so that nothing else of it need be.
    """
    seats = {name: _letter(seat) for seat, name in words.names.items()}
    shown = {name: name if is_drawable(name) else letter for name, letter in seats.items()}
    names = {
        seat: name if is_drawable(name) else _letter(seat) for seat, name in words.names.items()
    }
    return replace(words, names=names, caption=_caption(words.caption, shown))


def _caption(caption: str, shown: Mapping[str, str]) -> str:
    """The caption with names as *shown*, the longest cut until it fits a banner of two lines."""
    pieces = _NAME.split(caption)  # texts and names in turn
    if len(pieces) == 1:
        return caption
    pieces[1::2] = [shown.get(name, name) for name in pieces[1::2]]
    while not _fits("".join(pieces)):
        longest = max(range(1, len(pieces), 2), key=lambda k: len(pieces[k]), default=0)
        if not longest or len(pieces[longest]) <= SHORTEST:
            break
        pieces[longest] = pieces[longest].rstrip("…")[:-1].rstrip() + "…"
    return "".join(pieces)


def _fits(caption: str) -> bool:
    parts = halved(caption, "title", NARROWEST_SIZE) or (caption,)
    return all(text_width(part, "title", NARROWEST_SIZE) <= BANNER_WIDTH for part in parts)


def _letter(seat: Seat) -> str:
    return SEAT_LETTERS[int(seat.removeprefix("p")) - 1]
