"""The menus that are open to a seat: paths of labels, kept as short keys."""

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
    """A place in the menus: the keys and labels that lead there, and the choices offered."""

    path: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    offered: tuple[Choice[Any], ...] = ()


class Menus:
    """The menus of what can be chosen in *position*.

    The end of the turn is not among it: it has a button of its own.
    """

    def __init__(self, position: Position) -> None:
        self._tree = position.choices

    def follow(self, path: Sequence[str]) -> tuple[tuple[Text, ...], Choice[Any] | None]:
        """The labels that *path* goes by, and the choice it ends at; None at the top.

        :raises OutOfDate: if it leads nowhere any more.
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
        """*path* as far up as needed for the menus to offer something there."""
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
    """A short name of a choice in the ids of menus."""
    return hashlib.blake2b(repr(label).encode(), digest_size=4).hexdigest()
