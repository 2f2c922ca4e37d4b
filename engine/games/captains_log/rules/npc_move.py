"""Movement of NPCs: the fastest way to their goal that avoids other ships and fortresses."""

import functools

from engine.core.records import value
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.model.state import Hex, LogState, Npc, Open, Ship
from engine.games.captains_log.model.tasks import Cross, NpcWalk
from engine.games.captains_log.rules import route, ships
from engine.games.captains_log.rules.route import Bits
from engine.games.captains_log.rules.waters import Passage, Waters, anchorages, navigable
from engine.space.hexes import HEADINGS, Heading


@value
class Course:
    """The *hexes* to sail, and the *heading* at the end; without hexes, a turn in place."""

    hexes: tuple[Hex, ...] = ()
    heading: Heading
    arrives: bool = False
    """Whether the course ends at the next stop of a merchant."""


def movement(npc: Npc, hexes: int) -> int:
    """CL-NPCMOVE-03, CL-AMMO-06: the printed *hexes*, less the sails torn by chain shot."""
    return max(0, hexes - npc.sail_damage)


@functools.lru_cache(maxsize=4096)
def stations(sheet: Chart, at: Hex, reach: int) -> Bits:
    """CL-NPC-33, CL-SHOT-02, -04: hexes from which an NPC with the right heading could fire at a
    ship *at*.

    *reach* is the number of hexes that count as adjacent for its guns.
    """
    grid = route.grid(sheet.board)
    near = grid.near(at, reach) & navigable(sheet, 0) & ~anchorages(sheet)
    if reach == 1:
        return near
    return grid.bits(hex_ for hex_ in grid.hexes(near) if sheet.sees(hex_, at))


def course_to(sea: Open, npc: Ship, target: Ship, waters: Waters) -> Course | None:
    """CL-NPCMOVE-10, -11: the course to a hex from which to fire at *target*, or closer to one;
    None to stay.

    # Ruling CL-AMB-109: the fastest way to a free hex with the target on a flank; if this move
    # leads to none, as close as possible by the fastest way; among equals the lowest hex.
    # Ruling CL-AMB-120: no captain chooses between equally good ways of an NPC (CL-NPCMOVE-09).
    """
    at, reach = ships.find(sea, target).at, waters.card.range
    assert at is not None
    goal = stations(waters.chart, at, reach)
    passage = waters.passage(goal)
    if passage is None:
        return None
    voyage = passage.tier.voyage
    if open_ := voyage.ends & goal & ~waters.taken:
        abeam = waters.grid.abeam(at, reach)
        if abeam[sea.npcs[npc].heading // 60] & goal & waters.here:
            return None
        for steps, fan in enumerate(voyage.fans):
            if not open_ & voyage.arrivals[steps]:
                continue
            places = [
                (hex_, heading)
                for heading, reached, flank in zip(HEADINGS, fan, abeam, strict=True)
                if (there := reached & flank & open_)
                for hex_ in waters.grid.hexes(there)
            ]
            if places:
                to, heading = min(places)
                hexes = voyage.way(to, heading, steps) if steps else ()
                return Course(hexes=hexes, heading=heading)
    return _closer(waters, passage, at)


def course_home(sea: Open, npc: Ship, bound: Bits, waters: Waters) -> Course | None:
    """CL-MERCHANT-06, -07: a merchant's course to the hexes *bound* of its next stop, or closer to
    them; None to stay.
    """
    if waters.here & bound:
        return Course(heading=sea.npcs[npc].heading, arrives=True)
    passage = waters.passage(bound)
    return _closer(waters, passage, None, bound) if passage else None


def course_away(sea: Open, npc: Ship) -> Course | None:
    """CL-NPC-25: one hex away from an anchorage: the lowest free one; one that is shunned if no
    other is free.

    # Ruling CL-AMB-120: no captain is asked which of several free hexes the NPC takes.
    """
    waters = Waters(sea, npc, 1)
    for tier in waters.tiers:
        free = tier.voyage.ends & ~waters.taken & ~anchorages(waters.chart) & ~waters.here
        for to in waters.grid.hexes(free):
            heading = HEADINGS[waters.chart.board.neighbours[waters.start].index(to)]
            return Course(hexes=(to,), heading=heading)
    return None


def walk(state: LogState, task: NpcWalk, referee: Referee) -> None:
    """CL-MOVE-08, -09: sail hex by hex; captains and enemies in a hex may fire before the next.

    A ship lost on the way is passed over: the card that replaced it is not on the map.
    """
    sea = state.open
    npc = sea.npcs[task.npc]
    if npc.at is None:
        return
    neighbours, taken = chart(sea).board.neighbours, ships.occupied(sea, but=task.npc)
    for sailed, at in enumerate(task.route, 1):
        start, npc.at = npc.at, at
        npc.heading = HEADINGS[neighbours[start].index(at)]
        referee.announce(e.Sailed(ship=task.npc, start=start, at=at, heading=npc.heading))
        if at not in taken:
            continue
        if crossed := [Cross(ship=task.npc, other=other) for other in _met(sea, task.npc, at)]:
            if sailed < len(task.route):
                state.agenda.append(NpcWalk(npc=task.npc, route=task.route[sailed:]))
            state.agenda += reversed(crossed)
            return


def _closer(waters: Waters, passage: Passage, target: Hex | None, bound: Bits = 0) -> Course | None:
    """CL-NPCMOVE-11, -12: the course to the hex closest to the goal that this move can end in; None
    if that is the present hex.
    """
    grid, voyage, best = waters.grid, passage.tier.voyage, passage.nearest
    if waters.here & best:
        return None
    steps = 1
    while not (ends := voyage.arrivals[steps] & best):
        steps += 1
    hexes = grid.hexes(ends)
    places = [
        (hex_, heading)
        for hex_ in (hexes[:1] if target is None else hexes)
        for heading, reached in zip(HEADINGS, voyage.fans[steps], strict=True)
        if reached & grid.bit[hex_]
    ]
    if target is None:
        to, heading = places[0]  # places are in order of hexes, the lowest first
    else:
        flank = grid.board.flank
        to, heading = min(places, key=lambda end: (not flank(end[0], end[1], target), end))
    arrives = grid.bit[to] & bound != 0
    return Course(hexes=voyage.way(to, heading, steps), heading=heading, arrives=arrives)


def _met(sea: Open, npc: Ship, at: Hex) -> list[Ship]:
    """Captains, and enemies of *npc*, at *at*."""
    others = ships.ships_at(sea, at, but=npc)
    return [other for other in others if other in sea.captains or ships.enemies(sea, npc, other)]
