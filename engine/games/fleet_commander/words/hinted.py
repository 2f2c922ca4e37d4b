"""Lesson hints that appear only if the first plan does what they say."""

from collections.abc import Callable
from dataclasses import replace

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.model.state import FleetView


def agreeing(lesson: Lesson, does: Callable[[FleetView, Intent], bool]) -> Lesson:
    """*lesson* with its hint hidden unless *does* is true of the first plan."""

    def hint(view: FleetView) -> Text | None:
        told: Text | None = lesson.hint(view)
        if told is None:
            return None
        first = next(iter(offers(view)), None)
        return told if first is not None and does(view, first.intent) else None

    return replace(lesson, hint=hint)
