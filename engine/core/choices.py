"""Menus and autocomplete for any game: its suggestions as a tree of at most 25 a level."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Generic, cast

from engine.core.agenda import S
from engine.core.game import A, Game, O, V
from engine.core.records import value
from engine.core.words import Text

MOST = 25
"""What a Discord menu holds."""


@value
class Choice(Generic[A]):
    """A *label* to pick: it plays *action*, or opens the next level when that is None."""

    label: Text
    action: A | None


class ChoiceTree(Generic[A]):
    """What a game suggests to the seat of one view, asked for once."""

    def __init__(self, game: Game[S, A, V, O], view: V) -> None:
        self._top = _narrow(_tree(game, view, game.suggest(view)))

    def below(self, prefix: Sequence[Text] = ()) -> tuple[Choice[A], ...]:
        """The children below the labels of *prefix*.

        :raises KeyError: if nothing is suggested there (any more).
        """
        level = self._top
        for label in prefix:
            level = _narrow(level[label])
        return tuple(
            Choice(label=label, action=None if isinstance(child, dict) else child)
            for label, child in level.items()
        )


def _tree(game: Game[S, A, V, O], view: V, actions: Iterable[A]) -> dict[Text, Any]:
    tree: dict[Text, Any] = {}
    for action in actions:
        *path, leaf = game.label(view, action)
        level = tree
        for label in path:
            below: Any = level.setdefault(label, {})
            assert isinstance(below, dict), f"{label} is a suggestion and a menu"
            level = cast("dict[Text, Any]", below)
        assert leaf not in level, f"two suggestions are called {leaf}"
        level[leaf] = action
    return tree


def _narrow(level: dict[Text, Any]) -> dict[Text, Any]:
    """Put a level that is too long into groups named by their ends."""
    if len(level) <= MOST:
        return level
    children, size = iter(level.items()), -(-len(level) // MOST)
    groups = iter(lambda: dict(islice(children, size)), {})
    return {
        Text.of("menu-range", first=next(iter(group)), last=next(reversed(group))): group
        for group in groups
    }
