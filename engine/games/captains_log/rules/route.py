"""Ways over the sea as sets of hexes: hexes in reach, ways there, and hexes to fire from.

A set of hexes is an int with a bit for each (``Bits``), row by row, so that one shift moves a whole
set one hex in a direction; a search is a few dozen such shifts.
"""

import functools
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from engine.games.captains_log.model.chart import MARGIN, Board
from engine.games.captains_log.model.state import Hex
from engine.space.hexes import HEADINGS, Axial, Heading, disc, in_arc

Bits: TypeAlias = int
"""A set of hexes of one board, with a bit for each hex."""

Fan: TypeAlias = tuple[Bits, Bits, Bits, Bits, Bits, Bits]
"""Six sets of hexes, one for each heading of the ship there, in the order of ``HEADINGS``."""

_AHEAD: Final = ((0, 1, 5), (1, 2, 0), (2, 3, 1), (3, 4, 2), (4, 5, 3), (5, 0, 4))
"""The three headings a ship can sail next from each heading, as indices of ``HEADINGS``."""


class Grid:
    """The bit of each hex of *board* in a set, and operations on sets."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.row, self.places = board.row, board.places
        self.bit = tuple(1 << place for place in self.places)
        self.behind = tuple((s, sw, nw, n, ne, se) for n, ne, se, s, sw, nw in board.neighbours)
        """For each hex: the hexes from which a ship came there, one for each of ``HEADINGS``."""
        self._hex_at = {place: number for number, place in enumerate(self.places)}

    def bits(self, hexes: Iterable[Hex]) -> Bits:
        some, bit = 0, self.bit
        for at in hexes:
            some |= bit[at]
        return some

    def hexes(self, places: Bits) -> list[Hex]:
        """The hexes whose bits are set in *places*, in ascending order."""
        found: list[Hex] = []
        while places:
            place = places.bit_length() - 1
            found.append(self._hex_at[place])
            places ^= 1 << place
        return sorted(found)

    def around(self, some: Bits) -> Bits:
        """Hexes next to any hex of *some*."""
        west = some << 1
        both = some | west
        return both >> self.row | both << self.row - 1 | west | some >> 1

    def rings(self, some: Bits, sea: Bits) -> Iterator[Bits]:
        """*some*, then the hexes of *sea* one step away, two steps away, and so on."""
        row, aslant, unseen = self.row, self.row - 1, sea & ~some
        while some:
            yield some
            west = some << 1
            both = some | west  # as in ``around``
            some = (both >> row | both << aslant | west | some >> 1) & unseen
            unseen ^= some

    def near(self, at: Hex, reach: int) -> Bits:
        """Hexes up to *reach* steps from *at*, without *at*."""
        if reach > MARGIN:
            return self.bits(self.board.within(at, reach)[1:])
        return _near(self, reach) << self.places[at] - MARGIN * (self.row + 1)

    def abeam(self, at: Hex, reach: int) -> Fan:
        """For each heading, hexes up to *reach* steps away from which a ship has *at*
        on a flank.
        """
        if reach > MARGIN:
            around, flank = self.board.within(at, reach)[1:], self.board.flank
            n, ne, se, s, sw, nw = (
                self.bits(here for here in around if flank(here, heading, at))
                for heading in HEADINGS
            )
            return n, ne, se, s, sw, nw
        shift = self.places[at] - MARGIN * (self.row + 1)
        n, ne, se, s, sw, nw = _abeam(self, reach)
        return n << shift, ne << shift, se << shift, s << shift, sw << shift, nw << shift


class Voyage:
    """Hexes of *sea* that a ship reaches in up to *steps* from *start*, to which it does not
    return.

    # Ruling CL-AMB-109: the first step goes in any direction, later ones to the three hexes ahead.
    """

    __slots__ = ("_grid", "arrivals", "ends", "fans")

    def __init__(self, grid: Grid, start: Hex, steps: int, sea: Bits) -> None:
        self._grid = grid
        begin = grid.bit[start]
        n = ne = se = s = sw = nw = north = east = west = ends = begin
        fans: list[Fan] = [(n, ne, se, s, sw, nw)]
        arrivals = [begin]
        row, aslant, water = grid.row, grid.row - 1, sea & ~begin
        for _ in range(steps):
            # CL-MOVE-14, -15: into one of the three hexes ahead; the ship faces the way it sailed.
            n, ne, se, s, sw, nw = fan = (
                (nw | north) >> row & water,
                (north | se) >> aslant & water,
                (ne | east) << 1 & water,
                (east | sw) << row & water,
                (s | west) << aslant & water,
                (west | n) >> 1 & water,
            )
            north, east, west = n | ne, se | s, sw | nw
            if not (reached := north | east | west):
                break
            fans.append(fan)
            arrivals.append(reached)
            ends |= reached
        self.fans = fans
        """For each number of steps from 0: the hexes that can be reached by them, by the heading
        there.
        """
        self.arrivals = arrivals
        """For each number of steps from 0: the hexes that can be reached by them, whatever the
        heading.
        """
        self.ends = ends

    def way(self, to: Hex, heading: Heading, steps: int) -> tuple[Hex, ...]:
        """The hexes of a way to *to*, where the ship arrives after *steps* steps with *heading*.

        Of equally fast ways, the one through the lowest hexes, compared from the end.
        """
        behind, bit = self._grid.behind, self._grid.bit
        here, facing, hexes = to, heading // 60, [to]
        for fan in self.fans[steps - 1 : 0 : -1]:
            here = behind[here][facing]
            at, before, lowest = bit[here], behind[here], len(bit)
            for came in _AHEAD[facing]:
                if before[came] < lowest and fan[came] & at:
                    lowest, facing = before[came], came
            hexes.append(here)
        hexes.reverse()
        return tuple(hexes)


@functools.cache
def grid(board: Board) -> Grid:
    return Grid(board)


@functools.cache
def _near(grid_: Grid, reach: int) -> Bits:
    return _pattern(grid_, (at for at in disc(reach) if at != Axial(0, 0)))


@functools.cache
def _abeam(grid_: Grid, reach: int) -> Fan:
    def seen_abeam(heading: Heading) -> Bits:
        return _pattern(
            grid_,
            (
                at
                for at in disc(reach)
                if at != Axial(0, 0)
                and not in_arc(Axial(-at.q, -at.r), heading)
                and not in_arc(Axial(-at.q, -at.r), (heading + 180) % 360)
            ),
        )

    n, ne, se, s, sw, nw = (seen_abeam(heading) for heading in HEADINGS)
    return n, ne, se, s, sw, nw


def _pattern(grid_: Grid, offsets: Iterable[Axial]) -> Bits:
    """Set of the hexes at *offsets* from a hex ``MARGIN`` rows and columns from the corner."""
    return sum(1 << (MARGIN + at.r) * grid_.row + MARGIN + at.q for at in offsets)
