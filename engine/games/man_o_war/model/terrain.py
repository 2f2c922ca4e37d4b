"""Terrain: the sorts of pieces that may lie on the table, and where one lies."""

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias, get_args

from annotated_types import Ge

from engine.core.records import value
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.ships import Count, Source
from engine.space.plane import Pose, Shape, hull, round_shape

PieceId: TypeAlias = Count
"""A piece's number in ``Open.terrain``."""


Section: TypeAlias = Literal["north_west", "north_east", "south_west", "south_east"]
"""A quarter of the table (MOW-TERRAIN-01)."""

SECTIONS: Final[tuple[Section, ...]] = get_args(Section)


class TerrainKind(StrEnum):
    """Sorts of pieces; forts and whirlpools, which have no rules, are none (MOW-AMB-45)."""

    ISLAND = "island"
    LARGE_ISLAND = "large_island"
    COAST = "coast"
    SANDBANK = "sandbank"
    ROCKS = "rocks"
    ICEBERG = "iceberg"


@value
class TerrainCard:
    """MOW-GEO-20: the size of a sort of piece: a *length* by a *width*, or *round*.

    One *on_edge* lies with a long side along an edge of the table. It counts as so many *pieces*
    of its section (MOW-TERRAIN-05).
    """

    kind: TerrainKind
    length: Length
    width: Length
    round: bool = False
    on_edge: bool = False
    pieces: Annotated[int, Ge(1)] = 1
    source: Source


@value
class Piece:
    """A piece of terrain where it lies."""

    kind: TerrainKind
    at: Pose


def shape_of(card: TerrainCard) -> Shape:
    """The outline of a piece in its own frame."""
    return round_shape(card.length // 2) if card.round else hull(card.length, card.width)
