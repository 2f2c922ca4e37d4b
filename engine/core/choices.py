"""Menus and autocomplete for any game: what it suggests as a tree of at most 25 a level."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Generic, cast

from engine.core.agenda import Decision, S
from engine.core.forms import Form
from engine.core.game import A, Game, O, V
from engine.core.records import value
from engine.core.words import Text

MENU_CHOICES = 25
"""What a Discord menu holds."""


@value
class Choice(Generic[A]):
    """A *label* to pick: it plays *action*, opens *form*, or else opens the next level."""

    label: Text
    action: A | None = None
    form: Form[A] | None = None

    @property
    def leads_on(self) -> bool:
        """Whether it opens the next level."""
        return self.action is None and self.form is None


class ChoiceTree(Generic[A]):
    """What a game suggests to the seat of one view, its forms first; or *actions* in its place."""

    def __init__(self, game: Game[S, A, V, O], view: V, actions: Iterable[A] | None = None) -> None:
        tree: dict[Text, Any] = {}
        for form in game.forms(view):
            _plant(tree, form.path, Choice(label=form.path[-1], form=form))
        for action in game.suggest(view) if actions is None else actions:
            path = game.label(view, action)
            _plant(tree, path, Choice(label=path[-1], action=action))
        self._top = _narrow(tree)

    def below(self, prefix: Sequence[Text] = ()) -> tuple[Choice[A], ...]:
        """The children below the labels of *prefix*.

        :raises KeyError: if nothing is suggested there (any more).
        """
        level = self._top
        for label in prefix:
            level = _narrow(level[label])
        return tuple(
            Choice(label=label) if isinstance(child, dict) else child
            for label, child in level.items()
        )


def _plant(tree: dict[Text, Any], path: Sequence[Text], choice: Choice[Any]) -> None:
    """Put *choice* where *path* leads."""
    *above, leaf = path
    level = tree
    for label in above:
        below: Any = level.setdefault(label, {})
        assert isinstance(below, dict), f"{label} is a suggestion and a menu"
        level = cast("dict[Text, Any]", below)
    assert leaf not in level, f"two suggestions are called {leaf}"
    level[leaf] = choice


def _narrow(level: dict[Text, Any]) -> dict[Text, Any]:
    """Put a level that is too long into groups named by their ends."""
    if len(level) <= MENU_CHOICES:
        return level
    children, size = iter(level.items()), -(-len(level) // MENU_CHOICES)
    groups = iter(lambda: dict(islice(children, size)), {})
    return {
        Text.of("menu-range", first=next(iter(group)), last=next(reversed(group))): group
        for group in groups
    }


def only_answer(game: Game[S, A, V, O], view: V, decision: Decision) -> A | None:
    """The answer to *decision* of the view's seat where there is no other, and nothing else to do.

    None if there is a choice, or if to answer unasked could tell a secret.
    """
    if not (decision.in_the_open and decision.blocking):
        return None
    first, *others = [*islice(game.suggest(view), 2), *islice(game.forms(view), 1)] or [None]
    alone = not others and getattr(first, "decision", None) == decision.id
    return cast("A", first) if alone else None
