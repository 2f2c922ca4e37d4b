"""Events of a ship at sea: its moves, its cargo and its finds."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.cards import Good, Nation
from engine.space.hexes import Heading

Cause = Literal["jettisoned", "damage", "no_room", "sunk"]
"""Reasons for goods going overboard."""


@value
class Sailed(Event):
    """A ship sailed one hex; *points* are the movement points left (None for an NPC)."""

    kind: Literal["sailed"] = "sailed"
    ship: Seat
    start: int
    at: int
    heading: Heading
    points: int | None = None


@value
class Turned(Event):
    kind: Literal["turned"] = "turned"
    ship: Seat
    heading: Heading


@value
class TileRevealed(Event):
    kind: Literal["tile_revealed"] = "tile_revealed"
    captain: Seat
    tile: int
    slot: int


@value
class FlagDrawn(Event):
    kind: Literal["flag_drawn"] = "flag_drawn"
    tile: int
    place: Literal["port", "fortress"]
    nation: Nation


@value
class BarrelTaken(Event):
    kind: Literal["barrel_taken"] = "barrel_taken"
    captain: Seat
    at: int
    barrel: str
    goods: tuple[Good, ...]
    doubloons: int


@value
class GoodsTaken(Event):
    """A captain took goods adrift aboard."""

    kind: Literal["goods_taken"] = "goods_taken"
    captain: Seat
    at: int
    goods: tuple[Good, ...]


@value
class Overboard(Event):
    """Goods now drift in the hex: thrown overboard, washed out by damage, or without room."""

    kind: Literal["overboard"] = "overboard"
    ship: Seat
    at: int
    goods: tuple[Good, ...]
    why: Cause


@value
class GoodsBurned(Event):
    kind: Literal["goods_burned"] = "goods_burned"
    ship: Seat
    goods: tuple[Good, ...]


@value
class CannonDropped(Event):
    kind: Literal["cannon_dropped"] = "cannon_dropped"
    captain: Seat


@value
class Rearranged(Event):
    kind: Literal["rearranged"] = "rearranged"
    captain: Seat


@value
class Respawned(Event):
    kind: Literal["respawned"] = "respawned"
    captain: Seat
    tile: int
    at: int
    face: int | None = None
    """Face of the twenty-sided die; None in a port that the captain chose."""


@value
class Repaired(Event):
    kind: Literal["repaired"] = "repaired"
    captain: Seat
    points: int
    wood: int
    sails: int = 0


Voyage = (
    Sailed
    | Turned
    | TileRevealed
    | FlagDrawn
    | BarrelTaken
    | GoodsTaken
    | Overboard
    | GoodsBurned
    | CannonDropped
    | Rearranged
    | Respawned
    | Repaired
)
