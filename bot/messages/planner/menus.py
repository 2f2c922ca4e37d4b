"""The menus open to a seat; a path through them is a series of short keys for labels."""

import hashlib
from collections.abc import Sequence
from typing import Any

from bot.errors import OutOfDate
from bot.tables.position import Position
from engine.core.choices import Choice
from engine.core.records import value
from engine.core.words import Text


@value
class Place:
    """A level of the menus: the keys and labels that lead to it, and the choices offered on it."""

    path: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    offered: tuple[Choice[Any], ...] = ()


class Menus:
    """The menus of the actions possible in *position*.

    They do not hold the end of the turn, which has a button of its own.
    """

    def __init__(self, position: Position) -> None:
        self._tree = position.choices

    def follow(self, path: Sequence[str]) -> tuple[tuple[Text, ...], Choice[Any] | None]:
        """The labels along *path*, and the choice at its end; None for an empty path.

        :raises OutOfDate: if there is no such choice any more.
        """
        labels: tuple[Text, ...] = ()
        choice: Choice[Any] | None = None
        for key in path:
            if choice is not None and not choice.leads_on:
                raise OutOfDate
            below = self._tree.below(labels)
            choice = next((one for one in below if key_of(one.label) == key), None)
            if choice is None:
                raise OutOfDate
            labels += (choice.label,)
        return labels, choice

    def reachable(self, path: Sequence[str]) -> Place:
        """The level at *path*; the top if *path* is out of date or leads to no menu.

        A level whose only choice is a menu is skipped.
        """
        try:
            labels, choice = self.follow(path)
        except OutOfDate:
            labels, choice, path = (), None, ()
        if choice is not None and not choice.leads_on:
            labels, path = (), ()
        offered = self._tree.below(labels)
        while len(offered) == 1 and offered[0].leads_on:
            path = (*path, key_of(offered[0].label))
            labels = (*labels, offered[0].label)
            offered = self._tree.below(labels)
        return Place(path=tuple(path), labels=labels, offered=offered)


def key_of(label: Text) -> str:
    """A short key that stands for a label in the ids of menus."""
    return hashlib.blake2b(repr(label).encode(), digest_size=4).hexdigest()
