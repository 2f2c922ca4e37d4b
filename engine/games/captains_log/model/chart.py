"""The board with its revealed tiles: geometry and terrain, looked up by hex.

The board is a spiral of slots of thirteen hexes. Hex numbers are thirteen times the slot plus the
place in ``LOCAL``; they never change, whatever tile comes to lie there and however turned.
"""

import functools
from collections.abc import Callable, Iterable
from itertools import chain, compress
from operator import itemgetter
from typing import Final

from engine.core.records import value
from engine.games.captains_log.model.cards import PortCard, Role, TileCard
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.state import Hex, Open
from engine.space.hexes import (
    HEADINGS,
    Axial,
    Heading,
    distance,
    in_arc,
    line_to,
    neighbour,
    turned,
)

LOCAL: Final = tuple(
    Axial(q, r)
    for q, r in (
        *((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
        *((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)),
    )
)
"""Offsets of a slot's hexes from its centre: a disc of radius 2 without its corners."""

SIZE: Final = len(LOCAL)
_PLACES: Final = tuple({at: LOCAL.index(turned(at, turn)) for at in LOCAL} for turn in range(6))
"""Index in ``LOCAL`` of each hex of a tile, for each of the six ways to turn the tile."""

NOWHERE: Final = -1
DEEP: Final = 99
"""Depth of the open sea, in halves like every depth and draft."""

MARGIN: Final = 4
"""Empty columns west of the board and empty rows north of it, in a set of hexes.

They keep a bit that is shifted past the end of its row from landing on a hex of the next row.
"""

_LATTICE_A = Axial(3, 1)
_LATTICE_B = Axial(-1, 4)


@value
class Port:
    """A port on the map; *at* is its land hex, on the tile numbered *tile*."""

    tile: int
    at: Hex
    card: PortCard
    anchorages: tuple[Hex, ...]


@value
class Fortress:
    tile: int
    at: Hex
    owner: str
    fire: dict[Hex, int]
    """Dice rolled at a ship that enters a hex of the zone, by hex."""


class _Ruler:
    """Distances from any of *hexes* to all of them, read from one table of distances to
    a centre.
    """

    def __init__(self, hexes: tuple[Axial, ...]) -> None:
        west, north = min(at.q for at in hexes), min(at.r for at in hexes)
        wide, high = max(at.q for at in hexes) - west, max(at.r for at in hexes) - north
        row, middle = 2 * wide + 1, Axial(wide, high)
        self._around = bytes(
            distance(middle, Axial(q, r)) for r in range(2 * high + 1) for q in range(row)
        )
        self._middle = high * row + wide
        self._places = tuple((at.r - north) * row + at.q - west for at in hexes)
        self._read: Callable[[bytes], tuple[int, ...]] = itemgetter(*self._places)

    def distances(self, a: Hex) -> bytes:
        return bytes(self._read(self._around[self._middle - self._places[a] :]))


class Board:
    """Geometry of *slots* slots and their hexes, the same for every game with that number."""

    def __init__(self, slots: int) -> None:
        self.centres = tuple(_spiral(slots))
        self.at = tuple(Axial(c.q + h.q, c.r + h.r) for c in self.centres for h in LOCAL)
        self.hex_at: dict[tuple[int, int], Hex] = {at: number for number, at in enumerate(self.at)}
        assert len(self.hex_at) == len(self.at), "slots overlap"
        self._ruler, self._distances = _Ruler(self.at), dict[Hex, bytes]()
        self.neighbours = tuple(
            tuple(self.hex_at.get(neighbour(at, heading), NOWHERE) for heading in HEADINGS)
            for at in self.at
        )
        west = min(at.q for at in self.at) - MARGIN
        north = min(at.r for at in self.at) - MARGIN
        self.row = max(at.q for at in self.at) - west + 1
        self.places = tuple((at.r - north) * self.row + at.q - west for at in self.at)
        """Number of the bit that stands for each hex in a set of hexes.

        A set has *row* bits for each row of hexes.
        """

    def distance(self, a: Hex, b: Hex) -> int:
        return self.distances(a)[b]

    def distances(self, a: Hex) -> bytes:
        """Steps from *a* to each hex, by hex."""
        found = self._distances.get(a)
        if found is None:
            found = self._distances[a] = self._ruler.distances(a)
        return found

    def offset(self, a: Hex, b: Hex) -> Axial:
        here, there = self.at[a], self.at[b]
        return Axial(there.q - here.q, there.r - here.r)

    def flank(self, a: Hex, heading: Heading, b: Hex) -> bool:
        """CL-AMB-24: whether *b* lies outside the bow and stern arcs of a ship at *a*."""
        (q, r), (to_q, to_r) = self.at[a], self.at[b]
        return _flank(to_q - q, to_r - r, heading)

    def within(self, a: Hex, reach: int) -> tuple[Hex, ...]:
        """Hexes of the board up to *reach* steps from *a*, the nearest first, then the lowest."""
        return _within(self, a, reach)


class _Exits(dict[Hex, tuple[Hex, ...]]):
    """Neighbours of each hex by heading, ``NOWHERE`` where no ship can be; computed on
    first use.
    """

    def __init__(self, board_: Board, depth: list[int]) -> None:
        super().__init__()
        self._neighbours, self._depth = board_.neighbours, [*depth, 0]

    def __missing__(self, at: Hex) -> tuple[Hex, ...]:
        depth = self._depth
        found = tuple([to if depth[to] else NOWHERE for to in self._neighbours[at]])
        self[at] = found
        return found


class Chart:
    """Terrain and printed things of the revealed tiles."""

    def __init__(self, data: DataSet, tiles: tuple[int, ...]) -> None:
        self.board = board(len(tiles))
        self.tile_of_slot = tuple(code // 6 for code in tiles)
        self.slot_of_tile = {code // 6: slot for slot, code in enumerate(tiles) if code}
        self.revealed = tuple(chain.from_iterable((code > 0,) * SIZE for code in tiles))
        self.land = [False] * len(self.revealed)
        self.depth = list(chain.from_iterable((DEEP if code else 0,) * SIZE for code in tiles))
        """Depth of each hex, in halves; 0 where no ship can be: land and tiles face down."""
        self.starts: dict[int, Hex] = {}
        self.ports: dict[int, Port] = {}
        self.moorings: dict[Hex, Port] = {}
        """The port of each anchorage."""
        self.fortresses: dict[int, Fortress] = {}
        self.fire: dict[Hex, Fortress] = {}
        self.barrels: dict[int, tuple[Hex, ...]] = {}
        self.whales: dict[int, tuple[Hex, ...]] = {}
        self.spawns: dict[tuple[int, Role], Hex] = {}
        for slot, code in enumerate(tiles):
            if code:
                self._print(data.tiles[code // 6], slot, code % 6)
        self._land = sum(1 << place for place in compress(self.board.places, self.land))
        self.exits = _Exits(self.board, self.depth)
        """Neighbours of each hex on each of ``HEADINGS``, ``NOWHERE`` where no ship can be."""

    def tile(self, at: Hex) -> int:
        """Number of the tile in which *at* lies; 0 while that tile lies face down."""
        return self.tile_of_slot[at // SIZE]

    def sees(self, a: Hex, b: Hex) -> bool:
        """CL-LOS-01, -03, -04: whether no land lies on the line from centre to centre."""
        (q, r), (to_q, to_r) = self.board.at[a], self.board.at[b]
        first, inside, edges = _line(self.board.row, to_q - q, to_r - r)
        land = self._land >> self.board.places[a] + first
        return not (land & inside or (edges and any(land & edge == edge for edge in edges)))

    def _print(self, card: TileCard, slot: int, turn: int) -> None:
        def place(local: Axial) -> Hex:
            return slot * SIZE + _PLACES[turn][local]

        def places(locals_: Iterable[Axial]) -> tuple[Hex, ...]:
            return tuple(place(local) for local in locals_)

        for at in places(card.land):
            self.land[at], self.depth[at] = True, 0
        for local, depth in card.shoals:
            self.depth[place(local)] = 2 * depth
        if card.start is not None:
            self.starts[card.number] = place(card.start)
        if card.port:
            anchorages = places(card.port.anchorages)
            port = Port(
                tile=card.number, at=place(card.port.at), card=card.port, anchorages=anchorages
            )
            self.ports[card.number] = port
            self.moorings.update(dict.fromkeys(anchorages, port))
        if card.fortress:
            fire = {place(local): dice for local, dice in card.fortress.fire}
            fortress = Fortress(
                tile=card.number, at=place(card.fortress.at), owner=card.fortress.owner, fire=fire
            )
            self.fortresses[card.number] = fortress
            self.fire.update(dict.fromkeys(fire, fortress))
        self.barrels[card.number] = places(card.barrels)
        self.whales[card.number] = places(card.whales)
        self.spawns.update({(card.number, role): place(local) for role, local in card.spawns})


@functools.cache
def board(slots: int) -> Board:
    return Board(slots)


@functools.lru_cache(maxsize=256)
def _chart(data: str, tiles: tuple[int, ...]) -> Chart:
    return Chart(find(data), tiles)


_LATEST: list[tuple[str, tuple[int, ...], Chart]] = []
"""The chart returned last, with the *data* and *tiles* that it was made from.

A call with the very same objects gets it again, which saves comparing their contents.
"""


def chart(sea: Open) -> Chart:
    """Chart of the revealed tiles of *sea*."""
    if _LATEST:
        data, tiles, found = _LATEST[0]
        if tiles is sea.tiles and data is sea.data:
            return found
    found = _chart(sea.data, sea.tiles)
    _LATEST[:] = [(sea.data, sea.tiles, found)]
    return found


@functools.lru_cache(maxsize=4096)
def _line(row: int, q: int, r: int) -> tuple[int, int, tuple[int, ...]]:
    """Hexes on the line to a hex *q* columns and *r* rows away, as bits of a set of hexes.

    Returned are a first bit, counted from the bit of the line's start, then a set and pairs of
    hexes as bits that count from that first bit. Land in any hex of the set hides the end of the
    line, and so does land in both hexes of a pair.
    """
    line = line_to(Axial(q, r))
    first = min((at.r * row + at.q for at in chain(line.through, *line.along)), default=0)

    def bits(hexes: Iterable[Axial]) -> int:
        return sum(1 << at.r * row + at.q - first for at in hexes)

    return first, bits(line.through), tuple(bits(pair) for pair in line.along)


@functools.lru_cache(maxsize=8192)
def _flank(q: int, r: int, heading: Heading) -> bool:
    offset = Axial(q, r)
    return not in_arc(offset, heading) and not in_arc(offset, (heading + 180) % 360)


@functools.lru_cache(maxsize=4096)
def _within(board_: Board, a: Hex, reach: int) -> tuple[Hex, ...]:
    distances = board_.distances(a)
    near = [b for b, steps in enumerate(distances) if steps <= reach]
    return tuple(sorted(near, key=distances.__getitem__))


def _spiral(slots: int) -> Iterable[Axial]:
    """Centres of *slots* slots, spiralling out from the origin on the lattice of the tiles."""
    at, steps = Axial(0, 0), _lattice_steps()
    yield at
    ring, made = 1, 1
    while made < slots:
        at = Axial(at.q + steps[4].q, at.r + steps[4].r)
        for side in range(6):
            for _ in range(ring):
                if made < slots:
                    yield at
                    made += 1
                at = Axial(at.q + steps[side].q, at.r + steps[side].r)
        ring += 1


def _lattice_steps() -> tuple[Axial, ...]:
    """The six steps from a slot's centre to the centres of the slots around it, clockwise."""
    a, b = _LATTICE_A, _LATTICE_B
    clockwise = (a, b, Axial(b.q - a.q, b.r - a.r))
    return (*clockwise, *(Axial(-step.q, -step.r) for step in clockwise))
