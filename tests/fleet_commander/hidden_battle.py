"""A battle of hidden fleets, for tests of signals."""

from typing import Any

from tests.fleet_commander.battle import Battle


def hidden(**options: Any) -> Battle:
    """A battle of hidden fleets, in which each side has a revealed battleship far away."""
    b = Battle(hidden_deployment=True, **options)
    b.ship("p1", "battleship", "A5", weapon="drones")
    b.ship("p2", "battleship", "E1", weapon="drones")
    return b
