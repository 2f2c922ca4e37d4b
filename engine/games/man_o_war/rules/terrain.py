"""Terrain: how many pieces each section of the table gets, and where they may lie."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.core.referee import Referee
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.terrain import (
    SECTIONS,
    Piece,
    Section,
    TerrainCard,
    TerrainKind,
    shape_of,
)
from engine.games.man_o_war.rules.initiative import DIE
from engine.space.plane import DEGREE, QUARTER, Placed, Pose, bounds, clearance, placed

TABLE: Final[Length] = units(120)
"""MOW-TERRAIN-01: the side of the table."""

ZONE: Final[Length] = units(22.5)
"""MOW-DEPLOY-04: the depth of the zones along the west and east edges."""

SIDE: Final[Length] = TABLE // 2
"""MOW-TERRAIN-01: the side of a section, which is a square."""

APART: Final[Length] = units(8)
"""MOW-GEO-20: the least distance between two pieces."""

CLEAR_OF_EDGE: Final[Length] = ZONE + APART
"""MOW-POST-21: the depth of the strips that no piece lies in: ships begin there, and need room."""

GRID: Final[Length] = units(2.5)
"""Distance between the places that are tried for a piece."""

TURNS: Final = tuple(range(0, 2 * QUARTER, 45 * DEGREE))
"""Headings that are tried for a piece that is not round."""

KINDS: Final[dict[str, tuple[TerrainKind, ...]]] = {
    "by_dice": tuple(TerrainKind),
    "islands": (
        *(TerrainKind.ISLAND, TerrainKind.LARGE_ISLAND, TerrainKind.COAST),
        TerrainKind.ROCKS,
    ),
    "shoals": (TerrainKind.SANDBANK, TerrainKind.ROCKS),
}
"""MOW-TERRAIN-05, MOW-AMB-45: the sorts of pieces of each sort of terrain, by option."""


def roll_pieces(data: DataSet, options: Options, referee: Referee) -> dict[Section, int]:
    """MOW-TERRAIN-02: how many pieces each section gets, by a die.

    Among islands it is at least one; among shoals it is one more than rolled.
    """
    if options.terrain == "open_sea":
        return dict.fromkeys(SECTIONS, 0)
    faces = referee.roll(len(SECTIONS), DIE, "MOW-TERRAIN-02")
    rolled = [data.tables.terrain.results[face - 1] for face in faces]
    if options.terrain == "islands":
        rolled = [max(1, count) for count in rolled]
    if options.terrain == "shoals":
        rolled = [count + 1 for count in rolled]
    return dict(zip(SECTIONS, rolled, strict=True))


def lay_terrain(data: DataSet, options: Options, referee: Referee) -> list[Piece]:
    """MOW-DEC-02: pieces at random lawful places, as many as the dice say."""
    laid: list[Piece] = []
    for section, count in roll_pieces(data, options, referee).items():
        left = count
        while left:
            kinds = kinds_with_room(data, options, laid, section, left)
            if not kinds:
                break
            (face,) = referee.roll(1, len(kinds), "MOW-DEC-02")
            kind = kinds[face - 1]
            laid.append(lay(data, laid, kind, section, referee))
            left -= data.terrain[kind].pieces
    return laid


def kinds_with_room(
    data: DataSet, options: Options, laid: Sequence[Piece], section: Section, left: int
) -> tuple[TerrainKind, ...]:
    """MOW-DEC-02: the sorts of pieces that a section may still get.

    *left* are the pieces that it lacks. A large island counts as two.
    """
    return tuple(
        kind
        for kind in KINDS[options.terrain]
        if data.terrain[kind].pieces <= left
        and next(places(data.terrain[kind], _outlines(data, laid), section), None) is not None
    )


def lay(
    data: DataSet, laid: Sequence[Piece], kind: TerrainKind, section: Section, referee: Referee
) -> Piece:
    """A piece at one of the places in a *section* where it may lie, by a die."""
    there = [*places(data.terrain[kind], _outlines(data, laid), section)]
    (face,) = referee.roll(1, len(there), "MOW-DEC-02")
    return Piece(kind=kind, at=there[face - 1])


def places(card: TerrainCard, laid: Sequence[Placed], section: Section) -> Iterator[Pose]:
    """MOW-GEO-20: where a piece may lie: wholly in its *section*, not near any piece *laid*.

    MOW-POST-21: nor near the zones along the west and east edges, where ships begin.
    """
    shape = shape_of(card)
    for at in _in_section(card, section):
        here = placed(shape, at)
        if all(_are_apart(here, other) for other in laid):
            yield at


@lru_cache(maxsize=64)
def _in_section(card: TerrainCard, section: Section) -> tuple[Pose, ...]:
    """The places of a *section* in which a piece may lie if it is empty."""
    west = 0 if section.endswith("west") else SIDE
    south = 0 if section.startswith("south") else SIDE
    least, most = (west, SIDE + west - CLEAR_OF_EDGE) if west else (CLEAR_OF_EDGE, SIDE)
    north, found = south + SIDE, list[Pose]()
    headings = (QUARTER,) if card.on_edge else (0,) if card.round else TURNS
    rows = range(south, north + 1, GRID)
    if card.on_edge:
        rows = range(card.width // 2, card.width // 2 + 1)
        if south:
            rows = range(TABLE - card.width // 2, TABLE - card.width // 2 + 1)
    for y in rows:
        for x in range(least, most + 1, GRID):
            for heading in headings:
                at = Pose(x, y, heading)
                left, bottom, right, top = bounds(placed(shape_of(card), at).outline)
                if left >= least and right <= most and bottom >= south and top <= north:
                    found.append(at)
    return tuple(found)


def _are_apart(one: Placed, other: Placed) -> bool:
    """MOW-GEO-20: whether two pieces are far enough from each other."""
    east, north = one.x - other.x, one.y - other.y
    if east * east + north * north >= (one.radius + other.radius + APART) ** 2:
        return True
    return clearance(one, other) >= APART


def _outlines(data: DataSet, laid: Sequence[Piece]) -> tuple[Placed, ...]:
    return tuple(placed(shape_of(data.terrain[one.kind]), one.at) for one in laid)
