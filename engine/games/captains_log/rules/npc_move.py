"""How NPCs sail: the fastest way to where they are bound, giving others a wide berth."""

import functools
from collections.abc import Iterator

from engine.core.records import value
from engine.core.referee import Referee
from engine.games.captains_log import events as e
from engine.games.captains_log.chart import Chart, chart
from engine.games.captains_log.printed import npc_card
from engine.games.captains_log.rules import fortress, route, ships
from engine.games.captains_log.rules.route import Bits
from engine.games.captains_log.state import Hex, LogState, Npc, Open, Ship
from engine.games.captains_log.tasks import Cross, NpcWalk
from engine.space.hexes import HEADINGS, Heading


@value
class Course:
    """The *hexes* to sail, and the *heading* at the end; no hexes for a turn in place."""

    hexes: tuple[Hex, ...] = ()
    heading: Heading
    arrives: bool = False
    """Whether it ends where a merchant is bound."""


class Tier:
    """What can be reached over one kind of *sea*: in *steps* hexes, and at all."""

    def __init__(self, grid: route.Grid, start: Hex, steps: int, sea: Bits) -> None:
        self.sea = sea | grid.bit[start]
        self.voyage = route.Voyage(grid, start, steps, sea)
        self._grid, self._start = grid, grid.bit[start]

    @functools.cached_property
    def rings(self) -> tuple[Bits, ...]:
        """What can be reached, by the number of hexes to sail."""
        return tuple(self._grid.rings(self._start, self.sea))

    @functools.cached_property
    def flood(self) -> Bits:
        return sum(self.rings)  # no hex is in two of them


@value
class Passage:
    """The way to *goal* over *tier*, or to what lies around it if it is not *free*."""

    tier: Tier
    goal: Bits
    aim: Bits
    """What of it is reached in this move; if nothing, all that can be reached."""
    free: bool


class Waters:
    """The sea as *npc* sees it, having *steps* hexes of movement left.

    CL-NPCMOVE-06, -07, CL-MERCHANT-06: it shuns anchorages, the fire of other nations'
    fortresses, and the hexes of enemies and of captains; if there is no other way it braves the
    first two, and ships only as a last resort. Where it is *bound* it does not shun the place.
    CL-NPCMOVE-01, -02: neither wind nor yaw matter to it.
    """

    def __init__(self, sea: Open, npc: Ship, steps: int, bound: Bits = 0) -> None:
        self.chart = chart(sea)
        self.grid = route.grid(self.chart.board)
        start = sea.npcs[npc].at
        assert start is not None, f"{npc} is not on the map"
        bit = self.grid.bit
        self.start, self.here, self.steps = start, bit[start], steps
        fleets = self.taken = 0
        for captain in sea.captains.values():
            if captain.at is not None:
                self.taken |= bit[captain.at]
                fleets |= bit[captain.at] if captain.heading is not None else 0
        for name, other in sea.npcs.items():
            if other.at is not None and name != npc:
                self.taken |= bit[other.at]
                fleets |= bit[other.at] if ships.enemies(sea, npc, name) else 0
        water = navigable(self.chart, ships.draft(sea, npc))
        places = anchorages(self.chart) | _foreign_fire(sea, npc, self.chart)
        self._seas = (water & ~(places & ~bound) & ~fleets, water & ~fleets, water)
        self._tiers: list[Tier] = []

    def passage(self, goal: Bits) -> Passage | None:
        """CL-NPCMOVE-08: how to get to *goal*, or next to it where all of it is taken."""
        for free, places in ((True, goal), (False, self.grid.around(goal))):
            wanted = places & (self._seas[-1] & ~self.taken | self.here)
            for tier in self.tiers() if wanted else ():
                if aim := wanted & tier.voyage.ends or wanted & tier.flood:
                    return Passage(tier=tier, goal=wanted, aim=aim, free=free)
        return None

    def distance(self, goal: Bits) -> int | None:
        """CL-AMB-45: how many hexes it has to sail to *goal*; None if it cannot."""
        passage = self.passage(goal)
        if passage is None:
            return None
        return next(i for i, ring in enumerate(passage.tier.rings) if ring & passage.goal)

    def reaches(self, goal: Bits) -> bool:
        """CL-AMB-45: whether it gets to *goal* with the movement it has left."""
        passage = self.passage(goal)
        return passage is not None and passage.free and passage.tier.voyage.ends & passage.aim != 0

    def tiers(self) -> Iterator[Tier]:
        """What it reaches while it shuns all it should, then over ever more."""
        for index, sea in enumerate(self._seas):
            if index == len(self._tiers):
                self._tiers.append(Tier(self.grid, self.start, self.steps, sea))
            yield self._tiers[index]


def movement(npc: Npc, hexes: int) -> int:
    """CL-NPCMOVE-03, CL-AMMO-06: the printed *hexes*, less what chain shot has torn."""
    return max(0, hexes - npc.sail_damage)


def stations(sea: Open, npc: Ship, target: Ship) -> Bits:
    """Where *npc* could fire at *target* from, if it faced so: CL-NPC-33, CL-SHOT-02, -04."""
    at = ships.find(sea, target).at
    assert at is not None
    return _stations(chart(sea), at, npc_card(sea, sea.npcs[npc]).range)


def course_to(sea: Open, npc: Ship, target: Ship, waters: Waters) -> Course | None:
    """CL-NPCMOVE-10, -11: how to get a shot at *target*, or closer; None to stay as it is.

    # Ruling CL-AMB-109: the fastest way to a free hex with the target on a flank; if this move
    # leads to none, as close as possible by the fastest way; among equals the lowest hex.
    """
    at, ship = ships.find(sea, target).at, sea.npcs[npc]
    assert at is not None
    goal = stations(sea, npc, target)
    passage = waters.passage(goal)
    if passage is None:
        return None
    voyage = passage.tier.voyage
    if voyage.ends & goal & ~waters.taken:
        abeam = waters.grid.abeam(at, npc_card(sea, ship).range)
        if abeam[ship.heading // 60] & goal & waters.here:
            return None
        for steps, fan in enumerate(voyage.fans):
            places = [
                (hex_, heading)
                for heading, reached, flank in zip(HEADINGS, fan, abeam, strict=True)
                for hex_ in waters.grid.hexes(reached & flank & goal & ~waters.taken)
            ]
            if places:
                to, heading = min(places)
                hexes = voyage.way(to, heading, steps) if steps else ()
                return Course(hexes=hexes, heading=heading)
    return _closer(waters, passage, at)


def course_home(sea: Open, npc: Ship, bound: Bits, waters: Waters) -> Course | None:
    """CL-MERCHANT-06, -07: how to get to *bound*, or closer; None to stay where it is."""
    if waters.here & bound:
        return Course(heading=sea.npcs[npc].heading, arrives=True)
    passage = waters.passage(bound)
    course = _closer(waters, passage, None) if passage else None
    if course and waters.grid.bit[course.hexes[-1]] & bound:
        return Course(hexes=course.hexes, heading=course.heading, arrives=True)
    return course


def course_away(sea: Open, npc: Ship) -> Course | None:
    """CL-NPC-25: one hex to free an anchorage: the lowest free one, shunned if need be."""
    waters = Waters(sea, npc, 1)
    for tier in waters.tiers():
        free = tier.voyage.ends & ~waters.taken & ~anchorages(waters.chart) & ~waters.here
        for to in waters.grid.hexes(free):
            return Course(hexes=(to,), heading=_direction(waters.chart, waters.start, to))
    return None


def walk(state: LogState, task: NpcWalk, referee: Referee) -> None:
    """CL-MOVE-08, -09: one hex of the way; enemies and captains there may fire before the next.

    A ship lost on the way has been replaced by a card face down, which is nowhere.
    """
    sea = state.open
    npc = sea.npcs[task.npc]
    if npc.at is None:
        return
    start, at = npc.at, task.route[0]
    npc.at, npc.heading = at, _direction(chart(sea), start, at)
    referee.announce(e.Sailed(ship=task.npc, start=start, at=at, heading=npc.heading))
    if len(task.route) > 1:
        state.agenda.append(NpcWalk(npc=task.npc, route=task.route[1:]))
    for other in reversed(ships.ships_at(sea, at, but=task.npc)):
        if other in sea.captains or ships.enemies(sea, task.npc, other):
            state.agenda.append(Cross(ship=task.npc, other=other))


@functools.lru_cache(maxsize=1024)
def navigable(sheet: Chart, draft: int) -> Bits:
    """CL-NPCMOVE-04, CL-SHOAL-05: where a ship of *draft* halves can be."""
    deep = (at for at, depth in enumerate(sheet.depth) if depth >= max(1, draft))
    return route.grid(sheet.board).bits(deep)


@functools.lru_cache(maxsize=256)
def anchorages(sheet: Chart) -> Bits:
    return route.grid(sheet.board).bits(sheet.moorings)


def _closer(waters: Waters, passage: Passage, target: Hex | None) -> Course | None:
    """CL-NPCMOVE-11, -12: to the end of this move that is closest to the aim."""
    grid, tier = waters.grid, passage.tier
    ends = tier.voyage.ends & ~waters.taken
    best = next(hits for ring in grid.rings(passage.aim, tier.sea) if (hits := ring & ends))
    for steps, fan in enumerate(tier.voyage.fans):
        if steps == 0 and best & fan[0]:
            return None
        places = [
            (target is not None and not grid.board.flank(hex_, heading, target), hex_, heading)
            for heading, reached in zip(HEADINGS, fan, strict=True)
            if (there := reached & best)
            for hex_ in grid.hexes(there)
        ]
        if places:
            _, to, heading = min(places)
            return Course(hexes=tier.voyage.way(to, heading, steps), heading=heading)
    raise AssertionError("an end of the voyage is on one of its fans")


def _foreign_fire(sea: Open, npc: Ship, sheet: Chart) -> Bits:
    flags, zones = ships.nations(sea, npc), 0
    for tile, zone in _zones(sheet):
        if fortress.owner(sea, tile) not in flags:
            zones |= zone
    return zones


@functools.lru_cache(maxsize=256)
def _zones(sheet: Chart) -> tuple[tuple[int, Bits], ...]:
    """The hexes each fortress commands, by its tile."""
    grid = route.grid(sheet.board)
    return tuple((tile, grid.bits(place.fire)) for tile, place in sheet.fortresses.items())


@functools.lru_cache(maxsize=4096)
def _stations(sheet: Chart, at: Hex, reach: int) -> Bits:
    grid = route.grid(sheet.board)
    near = grid.near(at, reach) & navigable(sheet, 0) & ~anchorages(sheet)
    if reach == 1:
        return near
    return grid.bits(hex_ for hex_ in grid.hexes(near) if sheet.sees(hex_, at))


def _direction(sheet: Chart, start: Hex, at: Hex) -> Heading:
    return HEADINGS[sheet.board.neighbours[start].index(at)]
