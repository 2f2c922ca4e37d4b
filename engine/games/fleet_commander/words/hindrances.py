"""Reasons why a commander cannot do what they may expect to do now."""

from engine.core.words import Text
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.no_answer import no_answer
from engine.games.fleet_commander.words.no_shot import no_shot
from engine.games.fleet_commander.words.no_weapon import no_weapon


def hindered(view: FleetView) -> tuple[Text, ...]:
    """Tell why adjacent enemies, a special weapon, or dice against an attack are of no use now."""
    return (*no_shot(view), *no_weapon(view), *no_answer(view))
