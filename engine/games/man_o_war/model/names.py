"""Names and numbers by which ships, squadrons, seats and winds are known."""

from typing import Final, Literal, TypeAlias

from engine.core.records import Seat
from engine.core.seating import Side
from engine.games.man_o_war.model.ships import Count

ShipId: TypeAlias = Count
"""A ship's number in ``Open.ships``."""

SquadronId: TypeAlias = Count
"""A squadron's number in ``Open.squadrons``."""

Arc: TypeAlias = Literal["bow", "port", "starboard", "stern"]
"""Side of a ship from which guns fire."""

Reach: TypeAlias = Literal["short", "medium", "long"]
"""Band of range that a shot falls in, by name."""

Wind: TypeAlias = Literal["N", "E", "S", "W"]
"""Edge of the table that the wind blows toward (MOW-WIND-01)."""

Attitude: TypeAlias = Literal["into_the_wind", "beam_wind", "following_wind"]
"""How a ship lies to the wind, by its heading."""

WINDS: Final[tuple[Wind, ...]] = ("N", "E", "S", "W")
"""The winds clockwise."""

OFFICER: Final[Seat] = "npc:officer"
"""The rules' own seat, which plays a turn on once all signals are sealed."""

SEATS: Final[dict[Side, tuple[Seat, ...]]] = {"west": ("p1",), "east": ("p2",)}
"""The seats of each side."""

SIDES: Final[dict[Seat, Side]] = {seat: side for side, seats in SEATS.items() for seat in seats}


def other(side: Side) -> Side:
    """The enemy of *side*."""
    return "east" if side == "west" else "west"


def side_of(battle: object, seat: Seat) -> Side | None:
    """The side of *seat*; None for who watches, and for the officer."""
    del battle
    return SIDES.get(seat)
