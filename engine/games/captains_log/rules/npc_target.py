"""Whom aggressive and defensive NPCs, and armed merchants, choose to attack."""

from typing import Final

from engine.games.captains_log.cards import Role
from engine.games.captains_log.chart import chart
from engine.games.captains_log.printed import npc_card
from engine.games.captains_log.rules import port, reputation, ships, shot
from engine.games.captains_log.rules.npc_move import stations
from engine.games.captains_log.rules.route import grid
from engine.games.captains_log.rules.waters import Waters
from engine.games.captains_log.state import Open, Ship

_RANKS: Final = {
    Role.AGGRESSIVE: (Role.MERCHANT, Role.AGGRESSIVE, Role.DEFENSIVE),
    Role.DEFENSIVE: (Role.DEFENSIVE, Role.AGGRESSIVE, Role.MERCHANT),
    Role.MERCHANT: (Role.AGGRESSIVE, Role.MERCHANT, Role.DEFENSIVE),
}
"""CL-NPCTARGET-05, -08, CL-MERCHANT-01: after captains, by the role of who chooses."""

_NEVER: Final = 1000
"""Farther than any hex that can be reached."""


def quarry(sea: Open, npc: Ship, waters: Waters) -> Ship | None:
    """CL-NPCTARGET-01 … -04: whom *npc* sails for, before it moves; None for nobody.

    Enemies in sight and within reach come first, the others by how near they are.
    # Ruling CL-AMB-67: aggressive ships sail for no defensive one, but attack one alongside.
    """
    foes = _foes(sea, npc)
    prey = [foe for foe in foes if not _left_alone(sea, npc, foe)]
    if near := [foe for foe in prey if _in_sight_and_reach(sea, npc, foe, waters)]:
        return _first(sea, npc, near, waters)
    if guards := [foe for foe in foes if foe not in prey and _alongside(sea, npc, foe)]:
        return _first(sea, npc, guards, waters)
    far = [(waters.distance(stations(sea, npc, foe)), foe) for foe in prey]
    nearest = min((steps for steps, _ in far if steps is not None), default=_NEVER)
    return _first(sea, npc, [foe for steps, foe in far if steps == nearest], waters)


def victim(sea: Open, npc: Ship, steps: int) -> Ship | None:
    """CL-NPCTARGET-12, -15, -17, -18: whom the next attack pennant hits; None for nobody.

    *steps* is the movement *npc* has left. CL-NPCTARGET-07: an aggressive ship attacks a
    defensive one only if nobody else is in sight and within reach.
    """
    if sea.npcs[npc].at in chart(sea).moorings:
        return None
    foes = _foes(sea, npc)
    hit = [foe for foe in foes if _alongside(sea, npc, foe) and shot.bears(sea, npc, foe)]
    if not hit:
        return None
    waters = Waters(sea, npc, steps)
    if all(_left_alone(sea, npc, foe) for foe in hit):
        others = (foe for foe in foes if not _left_alone(sea, npc, foe))
        if any(_in_sight_and_reach(sea, npc, foe, waters) for foe in others):
            return None
    return _first(sea, npc, hit, waters)


def _foes(sea: Open, npc: Ship) -> list[Ship]:
    """CL-NPCTARGET-13, -14: its enemies, but for those moored at a port of its own nation."""
    moorings, flags = chart(sea).moorings, ships.nations(sea, npc)
    foes: list[Ship] = []
    for ship, at in ships.afloat(sea):
        if (at not in moorings or port.flag(sea, moorings[at]) not in flags) and ships.enemies(
            sea, npc, ship
        ):
            foes.append(ship)
    return foes


def _left_alone(sea: Open, npc: Ship, target: Ship) -> bool:
    """CL-NPCTARGET-06: whether *npc* would not sail a single hex for *target*."""
    return (
        target in sea.npcs
        and npc_card(sea, sea.npcs[npc]).role is Role.AGGRESSIVE
        and npc_card(sea, sea.npcs[target]).role is Role.DEFENSIVE
    )


def _alongside(sea: Open, npc: Ship, target: Ship) -> bool:
    """CL-NPC-33: whether *target* is adjacent, or as good as that for long guns."""
    at = sea.npcs[npc].at
    assert at is not None
    return stations(sea, npc, target) & grid(chart(sea).board).bit[at] != 0


def _in_sight_and_reach(sea: Open, npc: Ship, target: Ship, waters: Waters) -> bool:
    at = ships.find(sea, target).at
    assert at is not None
    near = waters.chart.board.distance(waters.start, at) <= waters.steps + shot.reach(sea, npc)
    return (
        near and waters.chart.sees(waters.start, at) and waters.reaches(stations(sea, npc, target))
    )


def _first(sea: Open, npc: Ship, targets: list[Ship], waters: Waters) -> Ship | None:
    """CL-NPCTARGET-05, -08 … -11: which of several targets is chosen; None if there are none."""
    if len(targets) < 2:
        return targets[0] if targets else None
    ranks = _RANKS[npc_card(sea, sea.npcs[npc]).role]
    nation, turns = reputation.flag(sea, npc), _turns(sea, npc)

    def key(ship: Ship) -> tuple[int, ...]:
        steps = waters.distance(stations(sea, npc, ship))
        after = (_NEVER if steps is None else steps, turns.index(ship))
        if ship in sea.npcs:
            return (1 + ranks.index(npc_card(sea, sea.npcs[ship]).role), 0, *after)
        return (0, sea.captains[ship].reputation[nation] if nation else 0, *after)

    return min(targets, key=key)


def _turns(sea: Open, npc: Ship) -> list[Ship]:
    """CL-NPCTARGET-11: every ship in the order of the coming activations, *npc* the last."""
    turns: list[Ship] = []
    for seat in sea.order:
        own = [name for name, other in sea.npcs.items() if other.owner == seat]
        turns += [seat, *sorted(own, key=lambda name: sea.npcs[name].since)]
    now = turns.index(npc) + 1
    return turns[now:] + turns[:now]
