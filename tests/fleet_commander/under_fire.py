"""A battle with an attack that waits for its answer."""

from typing import Any

from tests.fleet_commander.battle import Battle


def under_fire(bridge: str, foe: str = "battleship", **options: Any) -> tuple[Battle, int, int]:
    """A battle in which p1 fires from C3 at a ship of p2 at C2; and both ships' numbers.

    The attacker is a destroyer, with support from D2.
    """
    battle = Battle(**options)
    ship = battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "D2")
    target = battle.ship("p2", foe, "C2")
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O R:M")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle, ship, target
