"""Targets of aggressive and defensive NPCs, and of armed merchants."""

from typing import Final

from engine.games.captains_log.model.cards import NpcCard, Role
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, Open, Ship
from engine.games.captains_log.rules import port, reputation, ships, shot
from engine.games.captains_log.rules.npc_move import stations
from engine.games.captains_log.rules.route import grid
from engine.games.captains_log.rules.waters import Waters

_RANKS: Final = {
    Role.AGGRESSIVE: (Role.MERCHANT, Role.AGGRESSIVE, Role.DEFENSIVE),
    Role.DEFENSIVE: (Role.DEFENSIVE, Role.AGGRESSIVE, Role.MERCHANT),
    Role.MERCHANT: (Role.AGGRESSIVE, Role.MERCHANT, Role.DEFENSIVE),
}
"""CL-NPCTARGET-05, -08, CL-MERCHANT-01: roles of targets by the attacker's role, the first choice
first; captains go before all.
"""

_NEVER: Final = 1000
"""Steps assumed to a ship that cannot be reached: more than any real way has."""


def quarry(sea: Open, npc: Ship, waters: Waters) -> Ship | None:
    """CL-NPCTARGET-01 … -04: the ship that *npc* sails for, chosen before it moves; None if there
    is none.

    Enemies in sight and within reach come first, then the nearest of the others.
    # Ruling CL-AMB-67: aggressive ships do not sail for defensive ones, but attack one alongside.
    """
    card, sheet = waters.card, waters.chart
    foes = _foes(sea, sheet, npc)
    prey = [foe for foe in foes if not _left_alone(sea, card, foe[0])]
    if near := [ship for ship, at in prey if _in_sight_and_reach(waters, at)]:
        return _first(sea, npc, near, waters)
    if len(prey) < len(foes):
        guards = [foe for foe in foes if foe not in prey]
        if beside := [ship for ship, at in guards if _alongside(sheet, card, waters.start, at)]:
            return _first(sea, npc, beside, waters)
    far = [(waters.distance(stations(sheet, at, card.range)), ship) for ship, at in prey]
    nearest = min((steps for steps, _ in far if steps is not None), default=_NEVER)
    return _first(sea, npc, [ship for steps, ship in far if steps == nearest], waters)


def victim(sea: Open, npc: Ship, steps: int) -> Ship | None:
    """CL-NPCTARGET-12, -15, -17, -18: the ship that the next attack pennant hits; None if there is
    none.

    *steps* is the movement *npc* has left. CL-NPCTARGET-07: an aggressive ship attacks a defensive
    one only if nobody else is in sight and within reach.
    """
    sheet, ship = chart(sea), sea.npcs[npc]
    card, here = npc_card(sea, ship), ship.at
    assert here is not None
    if here in sheet.moorings or not _crowded(sea, sheet, npc, here, card.range):
        return None
    foes = _foes(sea, sheet, npc)
    hit = [
        foe for foe, at in foes if _alongside(sheet, card, here, at) and shot.bears(sea, npc, foe)
    ]
    if not hit:
        return None
    spared = all(_left_alone(sea, card, foe) for foe in hit)
    if len(hit) == 1 and not spared:
        return hit[0]
    waters = Waters(sea, npc, steps)
    if spared:
        others = (at for foe, at in foes if not _left_alone(sea, card, foe))
        if any(_in_sight_and_reach(waters, at) for at in others):
            return None
    return _first(sea, npc, hit, waters)


def _crowded(sea: Open, sheet: Chart, npc: Ship, here: Hex, reach: int) -> bool:
    """Whether any other ship, friend or foe, is within *reach* hexes of *here*."""
    steps = sheet.board.distances(here)
    return any(steps[at] <= reach for at in ships.occupied(sea, but=npc))


def _foes(sea: Open, sheet: Chart, npc: Ship) -> list[tuple[Ship, Hex]]:
    """CL-NPCTARGET-13, -14: enemies of *npc* on the map, without those in ports of its
    own nation.
    """
    moorings, flags = sheet.moorings, ships.nations(sea, npc)
    return [
        (foe, at)
        for foe, at in ships.enemies_afloat(sea, npc)
        if at not in moorings or port.flag(sea, moorings[at]) not in flags
    ]


def _left_alone(sea: Open, card: NpcCard, target: Ship) -> bool:
    """CL-NPCTARGET-06: whether the NPC of *card* does not sail for *target*: aggressive ships
    ignore defensive ones.
    """
    return (
        card.role is Role.AGGRESSIVE
        and target in sea.npcs
        and npc_card(sea, sea.npcs[target]).role is Role.DEFENSIVE
    )


def _alongside(sheet: Chart, card: NpcCard, here: Hex, at: Hex) -> bool:
    """CL-NPC-33: whether a ship *at* a hex counts as adjacent to an NPC at *here*, for the range of
    its guns.
    """
    near = sheet.board.distance(here, at) <= card.range
    return near and stations(sheet, at, card.range) & grid(sheet.board).bit[here] != 0


def _in_sight_and_reach(waters: Waters, at: Hex) -> bool:
    sheet, start, reach = waters.chart, waters.start, waters.card.range
    return (
        sheet.board.distance(start, at) <= waters.steps + reach
        and sheet.sees(start, at)
        and waters.reaches(stations(sheet, at, reach))
    )


def _first(sea: Open, npc: Ship, targets: list[Ship], waters: Waters) -> Ship | None:
    """CL-NPCTARGET-05, -08 … -11: the one of *targets* to choose; None if there are none."""
    if len(targets) < 2:
        return targets[0] if targets else None
    ranks = _RANKS[waters.card.role]
    nation, turns = reputation.flag(sea, npc), _turns(sea, npc)

    def key(ship: Ship) -> tuple[int, ...]:
        at = ships.find(sea, ship).at
        assert at is not None
        steps = waters.distance(stations(waters.chart, at, waters.card.range))
        after = (_NEVER if steps is None else steps, turns.index(ship))
        if ship in sea.npcs:
            return (1 + ranks.index(npc_card(sea, sea.npcs[ship]).role), 0, *after)
        return (0, company(sea, sea.captains[ship]).reputation[nation] if nation else 0, *after)

    return min(targets, key=key)


def _turns(sea: Open, npc: Ship) -> list[Ship]:
    """CL-NPCTARGET-11: all ships in the order in which they act next, *npc* last."""
    turns: list[Ship] = []
    for seat in sea.order:
        own = [name for name, other in sea.npcs.items() if other.owner == seat]
        turns += [seat, *sorted(own, key=lambda name: sea.npcs[name].since)]
    now = turns.index(npc) + 1
    return turns[now:] + turns[:now]
