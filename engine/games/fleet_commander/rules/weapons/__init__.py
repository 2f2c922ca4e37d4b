"""Special weapons: one object for each, with all its rules, and one way to fire them."""

from engine.games.fleet_commander.rules.weapons.firing import ready, suggest_weapons
from engine.games.fleet_commander.rules.weapons.registry import WEAPONS
from engine.games.fleet_commander.rules.weapons.weapon import SpecialWeapon

__all__ = ["WEAPONS", "SpecialWeapon", "ready", "suggest_weapons"]
