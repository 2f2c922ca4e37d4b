"""Tasks of the agenda: one function for each type of task."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from engine.core.agenda import State
from engine.core.referee import Referee

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Tasks(Generic[S]):
    """Functions that carry out each type of task of a game once it is on top of the agenda."""

    def __init__(self) -> None:
        self.by_type: dict[type[Any], Callable[[S, Any, Referee], None]] = {}

    def on(self, task: type[T], perform: Callable[[S, T, Referee], None]) -> Self:
        """Have *perform* carry out tasks of the type *task*."""
        self.by_type[task] = perform
        return self
