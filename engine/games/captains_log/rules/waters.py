"""The sea as an NPC sees it: hexes it shuns, hexes in reach, and the ways there."""

import functools
from collections.abc import Iterator

from engine.core.records import value
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, Open, Ship
from engine.games.captains_log.rules import route, ships
from engine.games.captains_log.rules.route import Bits


class Tier:
    """Ways from *start* over the hexes of *sea*: those of at most *steps* hexes that fit in this
    move, and longer ones.
    """

    __slots__ = ("_further", "_grid", "_rings", "_start", "_steps", "_voyage", "sea")

    def __init__(self, grid: route.Grid, start: Hex, steps: int, sea: Bits) -> None:
        self.sea = sea | grid.bit[start]
        self._grid, self._start, self._steps = grid, start, steps
        self._voyage: route.Voyage | None = None
        self._rings: list[Bits] = []
        self._further: Iterator[Bits] | None = None

    @property
    def voyage(self) -> route.Voyage:
        """Hexes that this move can reach, and the ways there."""
        if self._voyage is None:
            self._voyage = route.Voyage(self._grid, self._start, self._steps, self.sea)
        return self._voyage

    def steps_to(self, goal: Bits) -> int | None:
        """Number of hexes from the start to the nearest of *goal*; None if none can be reached."""
        for steps, ring in enumerate(self._rings):
            if ring & goal:
                return steps
        if self._further is None:
            self._further = self._grid.rings(self._grid.bit[self._start], self.sea)
        for ring in self._further:
            self._rings.append(ring)
            if ring & goal:
                return len(self._rings) - 1
        return None

    def nearest(self, goal: Bits, taken: Bits) -> Bits:
        """Ends of this move nearest to *goal*, without those *taken*; empty if no way leads there.

        If this move can enter some hexes of *goal*, only those count as the goal.
        """
        ends = self.voyage.ends
        free = ends & ~taken
        for ring in self._grid.rings(ends & goal or self.sea & goal, self.sea):
            if hits := ring & free:
                return hits
        return 0


@value
class Passage:
    """The way over the sea of *tier* to *goal*.

    If *free*, *goal* is the free hexes of the goal sought; else no way leads to any of these, and
    *goal* is the free hexes around it.
    """

    tier: Tier
    goal: Bits
    nearest: Bits
    """Hexes nearest to the goal in which this move can end."""
    free: bool


class Waters:
    """The sea as *npc* sees it, with *steps* hexes of movement left.

    CL-NPCMOVE-06, -07, CL-MERCHANT-06: it shuns anchorages, the fire of other nations' fortresses,
    and the hexes of enemies and of captains. If no other way leads on, it enters anchorages and
    fire, and hexes of ships only as a last resort. The hexes it is *bound* for are not shunned.
    CL-NPCMOVE-01, -02: neither wind nor yaw matter to it.
    """

    __slots__ = (
        *("_berths", "_passages", "_seas", "_tiers", "card", "chart", "grid"),
        *("here", "start", "steps", "taken"),
    )

    def __init__(self, sea: Open, npc: Ship, steps: int, bound: Bits = 0) -> None:
        self.chart, ship = chart(sea), sea.npcs[npc]
        self.grid = route.grid(self.chart.board)
        self.card = card = npc_card(sea, ship)
        start, bit = ship.at, self.grid.bit
        assert start is not None, f"{npc} is not on the map"
        foes = ships.fought(sea.data, card.number)
        self.start, self.here, self.steps = start, bit[start], steps
        fleets = taken = 0
        for captain in sea.captains.values():
            if (at := captain.at) is not None:
                taken |= bit[at]
                if captain.heading is not None:
                    fleets |= bit[at]
        for other in sea.npcs.values():
            if (at := other.at) is not None and other is not ship:
                taken |= bit[at]
                if other.card in foes:
                    fleets |= bit[at]
        water = navigable(self.chart, card.draft)
        places = anchorages(self.chart) | _foreign_fire(sea, card.nations, self.chart)
        clear = water & ~fleets
        self.taken, self._berths = taken, water & ~taken | self.here
        self._seas = (clear & (~places | bound), clear, water)
        self._tiers: list[Tier] = []
        self._passages: dict[Bits, Passage | None] = {}

    @property
    def tiers(self) -> Iterator[Tier]:
        """Tiers to try: first one without any hex that *npc* shuns, then ones with more and more of
        them.
        """
        tiers = self._tiers
        for number, sea in enumerate(self._seas):
            if number == len(tiers):
                tiers.append(Tier(self.grid, self.start, self.steps, sea))
            yield tiers[number]

    def passage(self, goal: Bits) -> Passage | None:
        """CL-NPCMOVE-08: the way to *goal*, or else to a hex next to it; None if there is none."""
        found = self._passages.get(goal)
        if found is None and goal not in self._passages:
            found = self._passages[goal] = self._find_passage(goal)
        return found

    def distance(self, goal: Bits) -> int | None:
        """CL-AMB-45: hexes that *npc* has to sail to *goal*, or next to it; None if no way leads
        there.
        """
        for _, wanted in self._aims(goal):
            for tier in self.tiers:
                steps = tier.steps_to(wanted)
                if steps is not None:
                    return steps
        return None

    def reaches(self, goal: Bits) -> bool:
        """CL-AMB-45: whether *npc* gets to *goal* with the movement it has left."""
        passage = self.passage(goal)
        return passage is not None and passage.free and passage.tier.voyage.ends & passage.goal != 0

    def _aims(self, goal: Bits) -> Iterator[tuple[bool, Bits]]:
        """Goals to try, each if it has any hex: first with True the free hexes of *goal*, then with
        False the free hexes around it.
        """
        if wanted := goal & self._berths:
            yield True, wanted
        if wanted := self.grid.around(goal) & self._berths:
            yield False, wanted

    def _find_passage(self, goal: Bits) -> Passage | None:
        for free, wanted in self._aims(goal):
            for tier in self.tiers:
                if nearest := tier.nearest(wanted, self.taken):
                    return Passage(tier=tier, goal=wanted, nearest=nearest, free=free)
        return None


@functools.lru_cache(maxsize=1024)
def navigable(sheet: Chart, draft: int) -> Bits:
    """CL-NPCMOVE-04, CL-SHOAL-05: hexes of water for a ship of *draft* halves."""
    least = max(1, draft)
    return sum([there for depth, there in _by_depth(sheet).items() if depth >= least])


@functools.lru_cache(maxsize=256)
def _by_depth(sheet: Chart) -> dict[int, Bits]:
    """Hexes of each depth, in halves."""
    found = dict.fromkeys(sheet.depth, 0)
    for depth, bit in zip(sheet.depth, route.grid(sheet.board).bit, strict=True):
        found[depth] |= bit
    return found


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
    """Fortresses by the name of their flag, with their printed owner and the hexes they fire on."""
    grid = route.grid(sheet.board)
    return tuple(
        (f"fortress:{tile}", fortress.owner, grid.bits(fortress.fire))
        for tile, fortress in sheet.fortresses.items()
    )
