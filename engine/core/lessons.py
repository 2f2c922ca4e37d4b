"""Lessons: hints for a seat about its present view, each ended by the action it teaches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.plans import Plan
from engine.core.words import Text


def _always(view: Any) -> bool:
    del view
    return True


def _as_hinted(view: Any, plan: Plan[Any]) -> None:
    del view, plan


def _nothing(view: Any) -> int:
    del view
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """Something a newcomer can learn by doing it; *key* names it where progress is kept.

    *hint* says what to do and why, given a view of the seat whose turn it is; None if it does not
    apply now. *done* says whether the events of a step of the seat complete the lesson, given the
    view after them. If *by_others*, it is also asked after each step of another seat, because an
    action may depend on another's answer.

    A lesson with a *name* is a step of the course through a first game, in the order of the course.
    It counts while it is *possible*. *ends_turn* marks a step that is taken by ending the turn.
    *later* says what has to come before the step: a step that has it comes up only once a plan
    takes it, and a step without it that no plan takes now is passed over. *prepares* says whether
    an action brings the step nearer; None if nothing special has to come before it. *led* replaces
    the hint if a plan takes the step, and says what that plan does for it; None if the hint says
    enough. *lost* says briefly why the step is no longer possible; None if it needs no explanation.
    *stock* is the amount the seat has of a resource that the step uses up and other plans might
    use. A step that is not *foretold* is not named before it comes up.

    A lesson without a name is a tip, told when it matters; a lesson that only other seats' actions
    bring up is one too. A lesson told *once* is done after the seat's next action, whatever it is,
    so no plan leads to it.
    """

    key: str
    hint: Callable[[Any], Text | None]
    done: Callable[[Any, Sequence[Any]], bool]
    name: Text | None = None
    later: Text | None = None
    prepares: Callable[[Any], bool] | None = None
    led: Callable[[Any, Plan[Any]], Text | None] = _as_hinted
    lost: Text | None = None
    stock: Callable[[Any], int] = _nothing
    foretold: bool = True
    possible: Callable[[Any], bool] = _always
    ends_turn: bool = False
    by_others: bool = False
    once: bool = False
