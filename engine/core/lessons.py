"""Lessons: hints tied to what a seat sees, each done with by a deed of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.words import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """What a seat may learn: *key* names it wherever its being done is kept.

    *hint* says what to do, for a view of the seat whose turn it is; None where that does not apply
    now. *done* says whether the events of one of the seat's own steps complete it, for the view
    after them.
    """

    key: str
    hint: Callable[[Any], Text | None]
    done: Callable[[Any, Sequence[Any]], bool]
