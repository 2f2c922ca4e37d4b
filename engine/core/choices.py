"""Menus and autocomplete for any game: its suggestions as a tree of at most 25 choices a level."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Generic, cast

from engine.core.agenda import Decision, S
from engine.core.forms import Form
from engine.core.game import A, Game, O, V
from engine.core.records import value
from engine.core.words import Text

MENU_CHOICES = 25
"""Options that a Discord menu can hold."""


@value
class Choice(Generic[A]):
    """A menu entry: picking its *label* plays *action*, opens *form*, or else the next level."""

    label: Text
    action: A | None = None
    form: Form[A] | None = None

    @property
    def leads_on(self) -> bool:
        """Whether picking this choice opens the next level."""
        return self.action is None and self.form is None


class ChoiceTree(Generic[A]):
    """Menus of one view's seat: its suggestions, then its forms.

    *actions* and *forms* may be given in their place.
    """

    def __init__(
        self,
        game: Game[S, A, V, O],
        view: V,
        actions: Iterable[A] | None = None,
        forms: Iterable[Form[A]] | None = None,
    ) -> None:
        tree: dict[Text, Any] = {}
        for action in game.suggest(view) if actions is None else actions:
            path = game.label(view, action)
            _plant(tree, path, Choice(label=path[-1], action=action))
        for form in game.forms(view) if forms is None else forms:
            _plant(tree, form.path, Choice(label=form.path[-1], form=form))
        self._top = _narrow(tree)

    def below(self, prefix: Sequence[Text] = ()) -> tuple[Choice[A], ...]:
        """The choices on the level reached by the labels of *prefix*.

        :raises KeyError: if there is no such level, or no longer.
        """
        level = self._top
        for label in prefix:
            level = _narrow(level[label])
        return tuple(
            Choice(label=label) if isinstance(child, dict) else child
            for label, child in level.items()
        )


def _plant(tree: dict[Text, Any], path: Sequence[Text], choice: Choice[Any]) -> None:
    """Insert *choice* into *tree* at the labels of *path*."""
    *above, leaf = path
    level = tree
    for label in above:
        below: Any = level.setdefault(label, {})
        assert isinstance(below, dict), f"{label} is a suggestion and a menu"
        level = cast("dict[Text, Any]", below)
    assert leaf not in level, f"two suggestions are called {leaf}"
    level[leaf] = choice


def _narrow(level: dict[Text, Any]) -> dict[Text, Any]:
    """Split a level of more than 25 entries into groups, each named by its first and last entry."""
    if len(level) <= MENU_CHOICES:
        return level
    children, size = iter(level.items()), -(-len(level) // MENU_CHOICES)
    groups = iter(lambda: dict(islice(children, size)), {})
    return {
        Text.of("menu-range", first=next(iter(group)), last=next(reversed(group))): group
        for group in groups
    }


def only_answer(game: Game[S, A, V, O], view: V, decision: Decision) -> A | None:
    """The only possible answer to *decision*, if the view's seat can do nothing else either.

    None if there is a choice, or if giving the answer unasked could reveal a secret.
    """
    if not (decision.in_the_open and decision.blocking):
        return None
    first, *others = [*islice(game.suggest(view), 2), *islice(game.forms(view), 1)] or [None]
    alone = not others and getattr(first, "decision", None) == decision.id
    return cast("A", first) if alone else None
