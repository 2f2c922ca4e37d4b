"""Outlines of ships, wrecks and land on the table, and the distances between them."""

from typing import Final

from engine.games.man_o_war.model import terrain
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of, printed
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.model.terrain import PieceId
from engine.space.plane import BOW, Placed, Pose, Shape, distance, hull, placed, side

TOUCHING: Final[Length] = units(0.05)
"""MOW-GEO-08: footprints that are nearer than this touch."""


def shape_of(battle: Open, ship: ShipId) -> Shape:
    """MOW-GEO-02: a ship is a rectangle, its long axis along its heading."""
    card = card_of(battle, ship)
    return hull(card.length, card.width)


def lies(battle: Open, ship: ShipId, at: Pose | None = None) -> Placed:
    """A ship or wreck where it lies, or where it would lie *at* another pose."""
    return placed(shape_of(battle, ship), at or battle.ships[ship].at)


def obstacles(battle: Open, ship: ShipId) -> tuple[ShipId, ...]:
    """MOW-COLL-01, MOW-OBST-07, MOW-OBST-08: other ships and wrecks, but no debris.

    MOW-RANGE-02: whether a ship known by a mere sighting is in the way is not told.
    """
    return tuple(
        number
        for number, one in enumerate(battle.ships)
        if number != ship and one.lot in {"afloat", "wreck"} and not one.sighted
    )


def land(battle: Open) -> tuple[Placed, ...]:
    """MOW-TERRAIN-06, MOW-TERRAIN-07: the pieces of terrain, by their numbers."""
    return tuple(piece_of(battle, number) for number in range(len(battle.terrain)))


def piece_of(battle: Open, number: PieceId) -> Placed:
    """A piece of terrain where it lies."""
    piece = battle.terrain[number]
    return placed(terrain.shape_of(printed(battle).terrain[piece.kind]), piece.at)


def apart(battle: Open, ship: ShipId, at: Pose, other: ShipId) -> Length:
    """MOW-GEO-09: the least distance between a ship *at* a pose and another."""
    return distance(lies(battle, ship, at).outline, lies(battle, other).outline)


def touches(battle: Open, ship: ShipId, at: Pose, other: ShipId) -> bool:
    """MOW-GEO-08: whether a ship *at* a pose touches another; no sighting is touched."""
    if battle.ships[other].sighted:
        return False
    there = battle.ships[other].at
    reach = shape_of(battle, ship).radius + shape_of(battle, other).radius + TOUCHING
    if abs(at.x - there.x) > reach or abs(at.y - there.y) > reach:
        return False
    return apart(battle, ship, at, other) < TOUCHING


def struck_with_bow(battle: Open, ship: ShipId, at: Pose, other: ShipId) -> bool:
    """MOW-GEO-19: whether a ship stopped *at* a pose touches another with the edge of its bow."""
    bow = side(lies(battle, ship, at).outline, BOW)
    return distance(bow, lies(battle, other).outline) < TOUCHING
