"""A player of any game who only uses its menus and forms."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.ai.policies import one_of
from engine.core.choices import ChoiceTree
from engine.core.dice import Dice
from engine.core.errors import RuleViolation
from engine.core.forms import SEPARATOR, Form, FormField
from engine.core.game import AnyGame

TYPED = ("0", "1", "2", "-1", "9", "3", "ten")
"""Texts typed into fields of forms; some of them are no valid answer."""

RULE = "policy"


def typed_in(modal: Mapping[str, Any], dice: Dice) -> dict[str, str]:
    """An answer for each field of a *modal* in Discord's form, by its id, chosen by *dice*."""
    fields = [one["component"] for one in modal["components"]]
    return {field["custom_id"]: _something(field.get("options", ()), dice) for field in fields}


def _something(options: Iterable[Mapping[str, Any]], dice: Dice) -> str:
    return one_of([option["value"] for option in options] or TYPED, dice)


class MenuPlayer:
    """Goes down the menus of *game* by *dice*, and fills in forms on the way."""

    def __init__(self, game: AnyGame, dice: Dice) -> None:
        self._game, self._dice = game, dice
        self.filled, self.refused = 0, 0

    def act(self, view: Any) -> Any:
        """A legal action for the seat of *view*, which has been offered something."""
        while True:
            action = self._pick(view)
            if action is not None:
                return action

    def answers(self, form: Form[Any]) -> dict[str, str]:
        """Answers for all fields of *form*."""
        return {asked.key: self._answer(asked) for asked in form.fields}

    def _answer(self, asked: FormField) -> str:
        given = [choice.key for choice in asked.choices] or TYPED
        if asked.most > 1:
            return SEPARATOR.join(given[: one_of(range(asked.least, asked.most + 1), self._dice)])
        return one_of(given, self._dice)

    def _pick(self, view: Any) -> Any:
        menus = ChoiceTree(self._game, view)
        path, choice = (), one_of(menus.below(), self._dice)
        while choice.leads_on:
            path = (*path, choice.label)
            choice = one_of(menus.below(path), self._dice)
        return choice.action if choice.form is None else self._fill(view, choice.form)

    def _fill(self, view: Any, form: Form[Any]) -> Any:
        """The action that *form* makes of random answers; None if they are refused."""
        self.filled += 1
        try:
            action = form.read(self.answers(form))
            self._game.check(view, action)
        except RuleViolation:
            self.refused += 1
            return None
        return action
