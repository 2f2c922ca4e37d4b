"""Hints that tell somebody new what to do: said where the first plan does it, else kept back."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.offered import offered
from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words import things


def agreeing(lesson: Lesson) -> Lesson:
    """*lesson*, whose hint tells nobody to do something else than the first plan."""

    def hint(view: FleetView) -> Text | None:
        told: Text | None = lesson.hint(view)
        does = None if told is None else _DEEDS.get(told.key)
        if told is None or does is None:
            return told
        first = next(iter(offered(view)), None)
        return told if first is not None and does(view, told, first) else None

    return replace(lesson, hint=hint)


def _leads_onto(view: FleetView, told: Text, first: Intent) -> bool:
    (move, *_) = first.actions
    if not isinstance(move, a.Move | a.MoveAgain | a.UsePortal):
        return False
    return things.sector_name(view.open, move.to) == dict(told.facts)["sector"]


def _leaves(view: FleetView, told: Text, first: Intent) -> bool:
    del view, told
    return isinstance(first.actions[0], a.Evacuate | a.Escape)


_DEEDS: Final[Mapping[str, Callable[[FleetView, Text, Intent], bool]]] = {
    "lesson-shuttle": _leads_onto,
    "lesson-evacuate": _leaves,
    "lesson-escape": _leaves,
}
"""What hints tell to do, and whether a plan does that; all others say how things stand."""
