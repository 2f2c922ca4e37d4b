"""The guidance of a player with steps of a first battle left."""

from engine.ai.guidance import Guidance, guidance
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.state import FleetView


def guided(view: FleetView, *keys: str) -> Guidance:
    """The guidance for the steps called *keys*; without any, for all possible steps."""
    lessons = GAME.words.lessons(view)
    course = [one for one in lessons if one.name is not None and one.possible(view)]
    left = [one for one in course if not keys or one.key in keys]
    tips = [one for one in lessons if one.name is None]
    return guidance(GAME, view, left, tips, [*GAME.plans(view)])


def text_of(view: FleetView, key: str) -> str | None:
    """The key of the text on one step; None while the step cannot be taken."""
    found = guided(view, key)
    return found.text.key if found.ready and found.text is not None else None
