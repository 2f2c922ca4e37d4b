"""A battle in which an attack waits for its answer."""

from typing import Any

from tests.fleet_commander.battle import Battle


def under_fire(bridge: str, foe: str = "battleship", **options: Any) -> tuple[Battle, int, int]:
    """A destroyer of p1 at C3 fires with support from D2 at a ship of p2 at C2."""
    battle = Battle(**options)
    ship = battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "D2")
    target = battle.ship("p2", foe, "C2")
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O R:M")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle, ship, target
