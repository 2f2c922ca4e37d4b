"""Names and numbers by which ships, squadrons and areas are known."""

from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Ge

from engine.core.records import Seat
from engine.core.seating import Side

Count: TypeAlias = Annotated[int, Ge(0)]

ShipId: TypeAlias = Count
"""A ship's number in ``Open.ships``."""

SquadronId: TypeAlias = Count
"""A squadron's number in ``Open.squadrons``."""

AreaName: TypeAlias = str
"""Name of an area of a ship card, such as ``oars``."""

ShipSort: TypeAlias = str
"""Name of a ship card, such as ``Wargalley``."""

Arc: TypeAlias = Literal["bow", "port", "starboard", "stern"]
"""Side of a ship from which guns fire."""

Band: TypeAlias = Literal["short", "medium", "long"]

Wind: TypeAlias = Literal["N", "E", "S", "W"]
"""Edge of the table that the wind blows toward (MOW-WIND-01)."""

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
