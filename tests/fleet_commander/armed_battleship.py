"""A battleship with enough specials for its special weapon."""

from typing import Any

from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle


def armed(weapon: str, at: str = "C3", **what: Any) -> tuple[Battle, int]:
    """A battle, and the number of p1's battleship, which has *weapon* and two specials."""
    battle = Battle(**what)
    ship = battle.ship("p1", "battleship", at, weapon=weapon)
    battle.ship("p2", "battleship", "E5", weapon="nano_repairer")
    battle.dice("p1", "R:S B:O", "B:S")
    return battle, ship


def fire(ship: int, **what: Any) -> a.FireWeapon:
    return a.FireWeapon(ship=ship, specials=("R:S", "B:S"), **what)
