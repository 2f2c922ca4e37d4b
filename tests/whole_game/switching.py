"""The switches that make an action which no menu lists."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from engine.core.forms import Form
from engine.core.game import AnyGame


def switches_for(game: AnyGame, view: Any, action: Any) -> tuple[Form[Any], Sequence[str]] | None:
    """The form that stands for *action*, and the keys to pick in it; None if menus list it."""
    for form in game.forms(view):
        if action not in form.stands_for or form.switches is None:
            continue
        keys = [one.key for one in form.switches.choices]
        for count in range(form.switches.least, form.switches.most + 1):
            for some in combinations(keys, count):
                if form.switched(some) == action:
                    return form, some
    return None
