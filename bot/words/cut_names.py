"""Names cut to the letters that Discord shows, so that they can still be told apart."""

from collections.abc import Sequence
from typing import Final

from bot.words.fitting import cut
from bot.words.plain_text import plain

HEAD_PART: Final = 3
"""Names with the same beginning keep one part in so many of it, before the letters that differ."""

LEAST_ROOM: Final = 12
"""Letters that what differs needs at least, to be worth showing."""


def cut_apart(names: Sequence[str], most: int | Sequence[int]) -> list[str]:
    """*names* in at most *most* letters, or as many each, all different even in plain letters.

    Names that would be equal leave out letters that they share. Whole names that are equal get a
    number.
    """
    room = [most] * len(names) if isinstance(most, int) else [*most]
    shown = [cut(name, letters) for name, letters in zip(names, room, strict=True)]
    for group in _equal(shown):
        alike = [names[at] for at in group]
        told = _without_beginning(alike, min(room[at] for at in group))
        for at, name in zip(group, told, strict=True):
            shown[at] = name
    return _numbered(shown, room)


def _equal(shown: Sequence[str]) -> list[list[int]]:
    """The places of the names that look alike, for each name that stands at several."""
    places: dict[str, list[int]] = {}
    for at, name in enumerate(shown):
        places.setdefault(plain(name), []).append(at)
    return [group for group in places.values() if len(group) > 1]


def _without_beginning(names: Sequence[str], most: int) -> list[str]:
    """*names* that begin alike, with the first letters of that beginning and what differs."""
    shared = _shared(min(names), max(names))
    head = cut(shared, most // HEAD_PART)
    at = shared.rfind(" ") + 1 or len(shared)
    room = most - len(head) - 1
    if len({*names}) == 1 or at <= len(head) or room < LEAST_ROOM:
        return [cut(name, most) for name in names]
    return [f"{head} {rest}" for rest in cut_apart([name[at:] for name in names], room)]


def _shared(one: str, other: str) -> str:
    """The letters with which both names begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return one[: next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))]


def _numbered(names: Sequence[str], room: Sequence[int]) -> list[str]:
    """*names*, with a number after each one that is equal to an earlier one."""
    seen: set[str] = set()
    found: list[str] = []
    for name, most in zip(names, room, strict=True):
        told, number = name, 1
        while plain(told) in seen:
            number += 1
            mark = f" ({number})"
            told = cut(name, most - len(mark)) + mark
        seen.add(plain(told))
        found.append(told)
    return found
