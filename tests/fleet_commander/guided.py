"""Guidance for a player who has steps of the first-battle tutorial left to do."""

from engine.ai.guidance import Guidance, guidance
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.state import FleetView


def guided(view: FleetView, *keys: str) -> Guidance:
    """The guidance if the tutorial steps *keys* are left; without keys, all possible steps."""
    lessons = GAME.words.lessons(view)
    course = [one for one in lessons if one.name is not None and one.possible(view)]
    left = [one for one in course if not keys or one.key in keys]
    tips = [one for one in lessons if one.name is None]
    return guidance(GAME, view, left, tips, [*GAME.plans(view)])


def text_of(view: FleetView, key: str) -> str | None:
    """The key of the text on one tutorial step; None while the step cannot be done."""
    found = guided(view, key)
    return found.text.key if found.ready and found.text is not None else None
