"""Sentences of the plans offered to a commander."""

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.state import FleetView

learn(GAME)


def labels(view: FleetView, code: str = "en") -> list[str]:
    """The labels of the plans, the best first."""
    words = voice(code, GAME.slug)
    return [words.say(plan.label, plain=True) for plan in GAME.plans(view)]


def abouts(view: FleetView) -> list[str]:
    """The second lines of the plans, the best first."""
    words = voice("en", GAME.slug)
    return [words.say(plan.about, plain=True) for plan in GAME.plans(view)]
