"""Tasks of the agenda: what each does, by its type."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from engine.core.agenda import State
from engine.core.referee import Referee

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Tasks(Generic[S]):
    """What becomes of every kind of task of a game, once it is on top of the agenda."""

    def __init__(self) -> None:
        self._by_type: dict[type[Any], Callable[[S, Any, Referee], None]] = {}

    @property
    def types(self) -> frozenset[type[Any]]:
        return frozenset(self._by_type)

    def on(self, task: type[T], perform: Callable[[S, T, Referee], None]) -> Self:
        """Have *perform* carry out tasks of the type *task*."""
        self._by_type[task] = perform
        return self

    def perform(self, state: S, task: object, referee: Referee) -> None:
        """Carry out one *task*, which is off the agenda already."""
        self._by_type[type(task)](state, task, referee)
