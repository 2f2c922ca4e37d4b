"""Sentences of a game: one function for each type of record that is put into words."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from engine.core.words import Text

V = TypeVar("V")
R = TypeVar("R")
T = TypeVar("T")


class Sentences(Generic[V, R]):
    """Functions that put each type of record into words for the seat of a view."""

    def __init__(self) -> None:
        self._by_type: dict[type[Any], Callable[[V, Any], Text]] = {}

    @property
    def types(self) -> frozenset[type[Any]]:
        return frozenset(self._by_type)

    def on(self, record: type[T], say: Callable[[V, T], Text]) -> Self:
        """Have *say* put records of the type *record* into words."""
        self._by_type[record] = say
        return self

    def __call__(self, view: V, record: R) -> Text:
        return self._by_type[type(record)](view, record)
