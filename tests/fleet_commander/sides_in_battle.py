"""Fleets of several seats, out of reach of one another."""

from typing import Any

from tests.fleet_commander.battle import Battle


def armada(points: int, seats: tuple[str, ...], **what: Any) -> Battle:
    """A battle in which each of *seats* has frigates of *points* class points, out of reach."""
    battle = Battle(zones=((7, 7),), **what)
    for number, seat in enumerate(seats):
        for ship in range(points):
            battle.ship(seat, "frigate", f"{'ABCDEFG'[2 * number]}{1 + ship // 5}")
        battle.commander(seat).points = 12
    return battle
