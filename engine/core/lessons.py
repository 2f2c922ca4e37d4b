"""Lessons: hints tied to what a seat sees, each done with by a deed of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.plans import Plan
from engine.core.words import Text


def _always(view: Any) -> bool:
    del view
    return True


def _never(action: Any) -> bool:
    del action
    return False


def _as_hinted(view: Any, plan: Plan[Any]) -> None:
    del view, plan


def _nothing(view: Any) -> int:
    del view
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """What a seat may learn: *key* names it wherever its being done is kept.

    *hint* says what to do and why, for a view of the seat whose turn it is; None where that does
    not apply now. *done* says whether the events of one of the seat's own steps complete it, for
    the view after them; of one *by_others* it is asked after every step of others as well, for what
    comes of a deed may hang on their answer.

    One with a *name* is a step of a course that leads through a first game, in its order: it is
    counted as long as it is *possible*, and *ends_turn* says that it is taken by ending the turn.
    *later* says what has to come before it: where there is such a text, the step comes up only once
    a plan takes it, and one that has none now is not named before. *prepares* says of an action
    that it brings the step nearer. *led* is said instead of the hint where a plan takes the step:
    what that very plan does for it; None where the hint says it. *lost* says, in a few words, why
    it is not possible any more, None if that goes without saying. *stock* is how much a seat has of
    what the step uses up and other plans might. One without a name is no step, and told when it
    matters: so is what comes up only by what others do. What is told *once* is done with by
    whatever the seat does next, and so no plan is for it.
    """

    key: str
    hint: Callable[[Any], Text | None]
    done: Callable[[Any, Sequence[Any]], bool]
    name: Text | None = None
    later: Text | None = None
    prepares: Callable[[Any], bool] = _never
    led: Callable[[Any, Plan[Any]], Text | None] = _as_hinted
    lost: Text | None = None
    stock: Callable[[Any], int] = _nothing
    possible: Callable[[Any], bool] = _always
    ends_turn: bool = False
    by_others: bool = False
    once: bool = False
