"""The sea as an NPC sees it: what it shuns, how far it gets, and which way leads where."""

import functools
from collections.abc import Iterator

from engine.core.records import value
from engine.games.captains_log.cards import Nation
from engine.games.captains_log.chart import Chart, chart
from engine.games.captains_log.printed import npc_card
from engine.games.captains_log.rules import route, ships
from engine.games.captains_log.rules.route import Bits
from engine.games.captains_log.state import Hex, Open, Ship


class Tier:
    """What can be reached over one kind of *sea*: in *steps* hexes, and at all."""

    def __init__(self, grid: route.Grid, start: Hex, steps: int, sea: Bits) -> None:
        self.sea = sea | grid.bit[start]
        self.voyage = route.voyage(grid, start, steps, sea)
        self._grid = grid
        self._rings: list[Bits] = []
        self._further = grid.rings(grid.bit[start], self.sea)

    def steps_to(self, goal: Bits) -> int | None:
        """How many hexes away the nearest of *goal* is; None if none can be reached."""
        for steps, ring in enumerate(self._rings):
            if ring & goal:
                return steps
        for ring in self._further:
            self._rings.append(ring)
            if ring & goal:
                return len(self._rings) - 1
        return None

    def nearest(self, goal: Bits, taken: Bits) -> Bits:
        """The ends of this move, but for those *taken*, nearest to *goal*; none if it is cut off.

        If the move leads to some of *goal*, the rest of it does not count.
        """
        ends = self.voyage.ends
        free = ends & ~taken
        for ring in self._grid.rings(ends & goal or self.sea & goal, self.sea):
            if hits := ring & free:
                return hits
        return 0


@value
class Passage:
    """The way to *goal* over *tier*, or to what lies around it if it is not *free*."""

    tier: Tier
    goal: Bits
    nearest: Bits
    """Where this move can end as close to it as it gets."""
    free: bool


class Waters:
    """The sea as *npc* sees it, having *steps* hexes of movement left.

    CL-NPCMOVE-06, -07, CL-MERCHANT-06: it shuns anchorages, the fire of other nations'
    fortresses, and the hexes of enemies and of captains; if there is no other way it braves the
    first two, and ships only as a last resort. Where it is *bound* it does not shun the place.
    CL-NPCMOVE-01, -02: neither wind nor yaw matter to it.
    """

    def __init__(self, sea: Open, npc: Ship, steps: int, bound: Bits = 0) -> None:
        self.chart, ship = chart(sea), sea.npcs[npc]
        self.grid = route.grid(self.chart.board)
        self.card = card = npc_card(sea, ship)
        start, bit = ship.at, self.grid.bit
        assert start is not None, f"{npc} is not on the map"
        foes = ships.fought(sea.data, card.number)
        self.start, self.here, self.steps = start, bit[start], steps
        fleets = self.taken = 0
        for captain in sea.captains.values():
            if captain.at is not None:
                self.taken |= bit[captain.at]
                fleets |= bit[captain.at] if captain.heading is not None else 0
        for name, other in sea.npcs.items():
            if other.at is not None and name != npc:
                self.taken |= bit[other.at]
                fleets |= bit[other.at] if other.card in foes else 0
        water = navigable(self.chart, card.draft)
        places = anchorages(self.chart) | _foreign_fire(sea, card.nations, self.chart)
        self._seas = (water & ~(places & ~bound) & ~fleets, water & ~fleets, water)
        self._tiers: list[Tier] = []
        self._passages: dict[Bits, Passage | None] = {}

    def passage(self, goal: Bits) -> Passage | None:
        """CL-NPCMOVE-08: how to get to *goal*, or next to it where all of it is taken."""
        if goal not in self._passages:
            self._passages[goal] = self._find_passage(goal)
        return self._passages[goal]

    def distance(self, goal: Bits) -> int | None:
        """CL-AMB-45: how many hexes it has to sail to *goal*; None if it cannot."""
        for _, wanted in self._aims(goal):
            for tier in self.tiers():
                steps = tier.steps_to(wanted)
                if steps is not None:
                    return steps
        return None

    def reaches(self, goal: Bits) -> bool:
        """CL-AMB-45: whether it gets to *goal* with the movement it has left."""
        passage = self.passage(goal)
        return passage is not None and passage.free and passage.tier.voyage.ends & passage.goal != 0

    def tiers(self) -> Iterator[Tier]:
        """What it reaches while it shuns all it should, then over ever more."""
        for index, sea in enumerate(self._seas):
            if index == len(self._tiers):
                self._tiers.append(Tier(self.grid, self.start, self.steps, sea))
            yield self._tiers[index]

    def _aims(self, goal: Bits) -> Iterator[tuple[bool, Bits]]:
        """What of *goal* is free, then what is free around it; of both only what there is."""
        berths = self._seas[-1] & ~self.taken | self.here
        if wanted := goal & berths:
            yield True, wanted
        if wanted := self.grid.around(goal) & berths:
            yield False, wanted

    def _find_passage(self, goal: Bits) -> Passage | None:
        for free, wanted in self._aims(goal):
            for tier in self.tiers():
                if nearest := tier.nearest(wanted, self.taken):
                    return Passage(tier=tier, goal=wanted, nearest=nearest, free=free)
        return None


@functools.lru_cache(maxsize=1024)
def navigable(sheet: Chart, draft: int) -> Bits:
    """CL-NPCMOVE-04, CL-SHOAL-05: where a ship of *draft* halves can be."""
    least = max(1, draft)
    deep = [at for at, depth in enumerate(sheet.depth) if depth >= least]
    return route.grid(sheet.board).bits(deep)


@functools.lru_cache(maxsize=256)
def anchorages(sheet: Chart) -> Bits:
    return route.grid(sheet.board).bits(sheet.moorings)


def _foreign_fire(sea: Open, flags: tuple[Nation, ...], sheet: Chart) -> Bits:
    shunned, drawn = 0, sea.flags
    for place, owner, zone in _zones(sheet):
        if drawn.get(place, owner) not in flags:
            shunned |= zone
    return shunned


@functools.lru_cache(maxsize=256)
def _zones(sheet: Chart) -> tuple[tuple[str, str, Bits], ...]:
    """Each fortress as its flag is named, its printed owner, and the hexes it commands."""
    grid = route.grid(sheet.board)
    return tuple(
        (f"fortress:{tile}", fortress.owner, grid.bits(fortress.fire))
        for tile, fortress in sheet.fortresses.items()
    )
