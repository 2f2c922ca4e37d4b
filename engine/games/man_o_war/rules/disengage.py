"""Disengaging: a ship whose bow lies against another swings along it until it is clear."""

from typing import Final, NamedTuple

from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import (
    land,
    lies,
    obstacles,
    shape_of,
    struck_with_bow,
)
from engine.space import plane
from engine.space.plane import QUARTER, Pose, facing_side, outward, pivoted

CLEAR: Final[Length] = units(0.1)
"""MOW-GEO-13: the gap at which a ship is clear of another."""

PORT: Final = -1
STARBOARD: Final = 1
"""The sides to which a ship may swing."""


class Clear(NamedTuple):
    """A ship that is clear: *by* how much it has turned, and the pose it has come *to*."""

    by: int
    to: Pose


def held_by(battle: Open, ship: ShipId) -> ShipId | None:
    """MOW-DISENG-01: the ship or wreck that the bow of *ship* lies against; None if there is
    none.
    """
    at = battle.ships[ship].at
    against = (one for one in obstacles(battle, ship) if struck_with_bow(battle, ship, at, one))
    return next(against, None)


def hands(battle: Open, ship: ShipId) -> tuple[int, ...]:
    """MOW-DEC-16: the sides to which *ship* may swing, that with the smaller swing first."""
    other = held_by(battle, ship)
    if other is None:
        return ()
    return tuple(sorted((PORT, STARBOARD), key=lambda hand: abs(_swing(battle, ship, other, hand))))


def disengaged(battle: Open, ship: ShipId, hand: int) -> Clear | None:
    """MOW-DISENG-02, MOW-GEO-13, MOW-AMB-23: the ship turns to one *hand* until it lies along the
    side it touches, and is pushed off until it is clear.

    MOW-DISENG-04: None if anything else is in the way; it then stays where it is.
    """
    other = held_by(battle, ship)
    if other is None:
        return None
    start = battle.ships[ship].at
    by = _swing(battle, ship, other, hand)
    ships = (lies(battle, one) for one in obstacles(battle, ship) if one != other)
    there = [*ships, *land(battle)]
    shape = shape_of(battle, ship)
    turned = pivoted(start, by)
    away = _outward(battle, ship, other)
    push = plane.clear(plane.Run(turned, 0, away), shape, lies(battle, other), CLEAR)
    stops = (
        plane.stop(plane.Pivot(start, by), shape, there),
        plane.stop(plane.Run(turned, push, away), shape, there),
    )
    if any(one.contact is not None for one in stops):
        return None
    return Clear(by, stops[1].pose)


def _outward(battle: Open, ship: ShipId, other: ShipId) -> int:
    """The heading in which the touched side of *other* looks."""
    touched = facing_side(lies(battle, other), lies(battle, ship))
    return outward(lies(battle, other).outline, touched)


def _swing(battle: Open, ship: ShipId, other: ShipId, hand: int) -> int:
    """The turn to the first heading to one *hand* that is parallel to the touched side."""
    along = (_outward(battle, ship, other) + QUARTER) % (2 * QUARTER)
    turn = (along - battle.ships[ship].at.heading) % (2 * QUARTER)
    return turn if hand == STARBOARD or not turn else turn - 2 * QUARTER
