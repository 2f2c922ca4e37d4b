"""The menus open to a seat; a path through them is a series of short keys for labels."""

import hashlib
from collections.abc import Sequence
from typing import Any

from bot.tables.position import Position
from bot.unsaid_errors import OutOfDate
from engine.core.choices import Choice
from engine.core.records import value
from engine.core.words import Text


@value
class Entry:
    """An entry of a menu: the *labels* on the way from the menu to the *choice* that it makes.

    There are several labels if menus on the way hold only one choice each: nobody opens such menus.
    """

    labels: tuple[Text, ...]
    choice: Choice[Any]

    @property
    def key(self) -> str:
        return key_of(self.labels[0])


@value
class Place:
    """A level of the menus: the keys and labels that lead to it, and the entries offered on it."""

    path: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    offered: tuple[Entry, ...] = ()


class Menus:
    """The menus of the actions possible in *position*.

    They do not hold the end of the turn, which has a button of its own.
    """

    def __init__(self, position: Position) -> None:
        self._tree = position.choices

    def follow(self, path: Sequence[str]) -> tuple[tuple[Text, ...], Choice[Any] | None]:
        """The labels along *path*, and the choice at its end; None for the top level.

        :raises OutOfDate: if there is no such choice any more.
        """
        labels, choice = self._top()
        for key in path:
            if choice is not None and not choice.leads_on:
                raise OutOfDate
            entry = next((one for one in self._entries(labels) if one.key == key), None)
            if entry is None:
                raise OutOfDate
            labels, choice = (*labels, *entry.labels), entry.choice
        return labels, choice

    def reachable(self, path: Sequence[str]) -> Place:
        """The level at *path*; the top if *path* is out of date or leads to no menu."""
        try:
            labels, choice = self.follow(path)
        except OutOfDate:
            (labels, choice), path = self._top(), ()
        if choice is not None and not choice.leads_on:
            (labels, choice), path = self._top(), ()
        return Place(path=tuple(path), labels=labels, offered=self._entries(labels))

    def _top(self) -> tuple[tuple[Text, ...], Choice[Any] | None]:
        """The labels that lead to the top level, below any menu that is the only choice there."""
        only, *others = self._tree.below() or (None,)
        if only is None or others or not only.leads_on:
            return (), None
        entry = self._entry((), only)
        return (entry.labels, entry.choice) if entry.choice.leads_on else ((), None)

    def _entries(self, labels: tuple[Text, ...]) -> tuple[Entry, ...]:
        return tuple(self._entry(labels, one) for one in self._tree.below(labels))

    def _entry(self, above: tuple[Text, ...], choice: Choice[Any]) -> Entry:
        """The entry of *choice* at *above*, or of the only choice below it that is no form."""
        labels: tuple[Text, ...] = (choice.label,)
        while choice.leads_on:
            only, *others = self._tree.below((*above, *labels))
            if others or only.form is not None:
                break
            labels, choice = (*labels, only.label), only
        return Entry(labels=labels, choice=choice)


def key_of(label: Text) -> str:
    """A short key that stands for a label in the ids of menus."""
    return hashlib.blake2b(repr(label).encode(), digest_size=4).hexdigest()
