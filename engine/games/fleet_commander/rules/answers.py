"""All questions of the game; each is declared in the module of its rule."""

from typing import Final

from engine.core.questions import Questions
from engine.games.fleet_commander.model.actions import Action
from engine.games.fleet_commander.model.state import FleetState, FleetView
from engine.games.fleet_commander.rules import (
    arrangement,
    attack,
    fleets,
    formations,
    opening_dice,
    portals,
    react,
    scan,
    secret_weapons,
    sectors,
    start_effects,
    support,
    tiles,
)
from engine.games.fleet_commander.rules.scenarios import asteroid_belt, passage

QUESTIONS: Final = Questions[FleetState, FleetView, Action](
    fleets.FLEET,
    tiles.TILES,
    tiles.PLACE,
    portals.PORTAL,
    secret_weapons.WEAPONS,
    formations.DEPLOYMENT,
    arrangement.ARRANGEMENT,
    opening_dice.OPENING_DICE,
    opening_dice.OPENING_KEEP,
    start_effects.FIRST_EFFECT,
    attack.REDIRECT,
    support.SUPPORT,
    react.REACTION,
    asteroid_belt.FIELD,
    asteroid_belt.DRIFT,
    scan.SCAN,
    sectors.EXIT,
    passage.ARRIVAL,
    rule="FC-REACT-04",
)
suggest = QUESTIONS.suggest
