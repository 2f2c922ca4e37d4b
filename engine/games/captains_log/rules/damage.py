"""Damage: where it falls, what it costs, and when a ship is lost to it."""

from typing import Literal

from engine.core.referee import Referee
from engine.games.captains_log.state import LogState, Ship

Kind = Literal["water", "fire"]


def hurt(
    state: LogState, ship: Ship, points: int, kind: Kind, by: Ship | None, referee: Referee
) -> None:
    """CL-DMG: *ship* takes *points* of damage; pushes ``Sink`` if it is lost.

    *by* is the ship whose guns did it, None for fortresses and the sea.
    """
    raise NotImplementedError


def spread_fire(state: LogState, ship: Ship, referee: Referee) -> None:
    """CL-DMG-05: at the end of its turn a ship takes 1 fire for each full 3 aboard."""
    raise NotImplementedError
