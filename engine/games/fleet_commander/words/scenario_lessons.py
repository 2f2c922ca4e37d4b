"""Hints on the aim of a battle, its score, and whatever its scenario adds."""

from collections.abc import Iterator
from typing import Final

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.lesson_moments import as_it_begins
from engine.games.fleet_commander.words.scenarios import words_of

FIRST_ROUND: Final = 1


def scenario_lessons(view: FleetView) -> Iterator[Lesson]:
    """The aim in the first round, the score once it has changed, then the scenario's own
    lessons.
    """
    yield as_it_begins("aim", _aim)
    yield as_it_begins("score", _score)
    yield from words_of(view.open).lessons(view)


def _aim(view: FleetView) -> Text | None:
    return None if view.open.round > FIRST_ROUND else words_of(view.open).aim(view)


def _score(view: FleetView) -> Text | None:
    return words_of(view.open).score(view)
