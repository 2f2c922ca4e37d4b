"""Menus of standing orders, one for each field of a game's orders."""

import dataclasses
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast, get_args, get_type_hints

from engine.core.records import value
from engine.core.words import Text

R = TypeVar("R")


@value
class OrderChoice(Generic[R]):
    """A *label* to pick, and the complete *orders* that stand once it is picked."""

    label: Text
    orders: R


def _always(view: Any) -> bool:
    del view
    return True


@value
class OrderMenu(Generic[R]):
    """The *choices* for answering all questions of one kind beforehand, below one *question*.

    *applies* says whether such a question may still be put to the seat of a view.
    """

    question: Text
    choices: tuple[OrderChoice[R], ...]
    applies: Callable[[Any], bool] = _always


def order_menu(
    orders: R, field: str, question: str, choice: str, applies: Callable[[Any], bool] = _always
) -> OrderMenu[R]:
    """The menu for one *field* of a game's orders, with all literals of its type, in their order.

    *orders* are those that stand now. *question* and *choice* are keys of sentences; the sentence
    of a choice is given the literal as *order*.
    """
    changed = cast("Callable[..., R]", dataclasses.replace)
    choices = tuple(
        OrderChoice(label=Text.of(choice, order=order), orders=changed(orders, **{field: order}))
        for order in get_args(get_type_hints(type(orders))[field])
    )
    return OrderMenu(question=Text.of(question), choices=choices, applies=applies)
