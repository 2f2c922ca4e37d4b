"""Hexes in which a captain's move may end, and whether a way leads there."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.games.captains_log.model.chart import NOWHERE, chart
from engine.games.captains_log.model.state import Hex, Open
from engine.games.captains_log.rules import hold, port, ships
from engine.space.hexes import Heading


class Berths:
    """The hexes in which the ship of *seat* may end a move, in the present position of *sea*."""

    __slots__ = ("_taken", "chart", "draft", "sea", "seat")

    def __init__(self, sea: Open, seat: Seat) -> None:
        self.sea, self.seat = sea, seat
        self.chart = chart(sea)
        self.draft = hold.draft(sea, sea.captains[seat])
        self._taken = ships.occupied(sea, but=seat)

    def free(self, at: Hex) -> bool:
        """CL-MOVE-06, CL-PORT-06: whether *at* holds no other ship and no anchorage closed to the
        captain.
        """
        return at not in self._taken and (at not in self.chart.moorings or self._welcome(at))

    def ways_out(self, at: Hex, facing: Heading, points: int) -> bool:
        """Whether *points* suffice to sail from *at* to a hex in which the move may end."""
        legs = [(at, facing, points)]
        seen: set[tuple[Hex, Heading, int]] = set()
        while legs:
            here, heading, left = legs.pop()
            if left < 1:
                continue
            for ahead, to in self.onward(here, heading):
                leg = (to, ahead, left - 1)
                if leg in seen:
                    continue
                if self.free(to):
                    return True
                seen.add(leg)
                legs.append(leg)
        return False

    def allows(self, at: Hex, facing: Heading, points: int) -> bool:
        """Whether the move may end at *at*, or go on from there with *points*."""
        return self.free(at) or self.ways_out(at, facing, points)

    def onward(self, at: Hex, facing: Heading) -> Iterator[tuple[Heading, Hex]]:
        """CL-MOVE-14, -15: the hexes ahead that are deep enough, each with the heading a ship has
        there.
        """
        exits, depth = self.chart.exits[at], self.chart.depth
        for heading in (facing, (facing + 60) % 360, (facing + 300) % 360):
            to = exits[heading // 60]
            if to != NOWHERE and depth[to] >= self.draft:
                yield heading, to

    def _welcome(self, at: Hex) -> bool:
        captain = self.sea.captains[self.seat]
        return port.welcome(self.sea, captain, self.chart.moorings[at])
