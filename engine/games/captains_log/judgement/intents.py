"""Intents of a captain: all goals within reach, each with its actions for this turn and
its worth.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from engine.core.agenda import waiting
from engine.games.captains_log.judgement import hunts, port_visits, sequences
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.errands_of_missions import mission_intents
from engine.games.captains_log.judgement.intent import Intent, free_first, length, sails
from engine.games.captains_log.judgement.prospects import Berth, Prospects
from engine.games.captains_log.judgement.stowing import better_stowed
from engine.games.captains_log.judgement.worth import MEND
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.state import Hex, LogView
from engine.games.captains_log.rules import (
    explore,
    free,
    hold,
    port,
    repair,
    sight,
    sink,
)

FAME_IN_A_BARREL = 0.3
"""Fame expected of a barrel's content; its share of the point for several barrels is added."""

FAME_OF_A_GOOD_ADRIFT = 0.12
"""Fame that a good adrift is worth."""

FAME_OF_AN_UNKNOWN_TILE = 0.3
"""Fame expected of each tile that lies face down, at least: few known ports add to it."""


def intents(view: LogView) -> list[Intent]:
    """All intents of the seat of *view*, by score, the highest first.

    Empty if it is not the seat's turn, or while any question waits. ``ranking`` puts intents in the
    order in which plans and bots take them.
    """
    if not _on_turn(view):
        return []
    ahead = Prospects(view)
    found = [
        *_stowing(ahead),
        *_pickings(ahead),
        *_ports(ahead),
        *hunts.prey(ahead),
        *mission_intents(ahead),
        *_unknown(ahead),
        *_repairs(ahead),
        *_lighter(ahead),
    ]
    found += hunts.flights(ahead)
    found = sequences.scored(ahead, found)
    found.sort(key=lambda one: -one.score)
    return found


def _on_turn(view: LogView) -> bool:
    sea = view.open
    now = sea.turn
    captain = sea.captains.get(view.seat)
    return (
        captain is not None
        and captain.at is not None
        and captain.heading is not None
        and now.seat == view.seat
        and not now.over
        and sea.npc_turn is None
        and sea.winners is None
        and not waiting(view.agenda)
    )


def _stowing(ahead: Prospects) -> Iterator[Intent]:
    """CL-FREE-02: the hold rearranged, before all else, for it costs nothing."""
    anew = better_stowed(ahead.view)
    if anew is not None:
        sea = ahead.sea
        more = hold.fame_covered(sea.data, ahead.captain.ship, anew.hold)
        more -= hold.fame_covered(sea.data, ahead.captain.ship, ahead.captain.hold)
        yield free_first(Intent(kind="stow", end=ahead.here, actions=(anew,), worth=1.0 + more))


def _pickings(ahead: Prospects) -> Iterator[Intent]:
    """Intents to pick up barrels, and goods adrift."""
    sea = ahead.sea
    needed = 3 if len(sea.captains) <= 2 else 2
    last = ahead.captain.barrels + 1 >= needed
    barrel = FAME_IN_A_BARREL + 1 / needed + (0.2 if last else 0.0)
    for at in sea.barrels:
        yield from _picking(ahead, at, "barrel", barrel)
    room = hold.free_slots(ahead.captain)
    for at in sea.loose:
        goods = min(room, sum(free.adrift(sea, at).values()))
        if goods:
            yield from _picking(ahead, at, "adrift", FAME_OF_A_GOOD_ADRIFT * goods)


def _picking(
    ahead: Prospects, at: Hex, kind: Literal["barrel", "adrift"], worth: float
) -> Iterator[Intent]:
    """CL-FREE-05: pick up what lies at *at*, with the movement point that this takes."""
    pick = a.PickUp(what="barrel" if kind == "barrel" else "loose")
    if at == ahead.at and ahead.rests and ahead.sea.turn.points:
        yield free_first(Intent(kind=kind, end=ahead.here, actions=(pick,), worth=worth, at=at))
        return
    for end in ahead.ends_at.get(at, ()):
        if end.course and end.course.points:
            yield Intent(
                kind=kind,
                end=end,
                actions=(*sails(end), pick),
                worth=worth,
                steps=length(end),
                at=at,
            )
            return
    far = ahead.towards((at,), but=at)
    if far is None or far[0].course is None:
        return
    end, left = far
    turns = max(1, ahead.turns(left + 1))
    yield Intent(
        kind=kind,
        end=end,
        actions=sails(end),
        worth=worth,
        turns=turns,
        steps=length(end) + left,
        at=at,
    )


def _ports(ahead: Prospects) -> Iterator[Intent]:
    """Deals in each port that lets the captain moor."""
    view, sea = ahead.view, ahead.sea
    for place in ahead.chart.ports.values():
        if not port.welcome(sea, ahead.captain, place):
            continue
        bargain = port_visits.strike(view, place, ahead.outlets(place))
        yield from _port(ahead, place, bargain)


def _port(ahead: Prospects, place: Port, bargain: Bargain) -> Iterator[Intent]:
    now = ahead.sea.turn
    if ahead.at in place.anchorages:
        open_ = now.port == ahead.at
        if not ahead.rests or not bargain.actions:
            return
        if ahead.actions or open_:
            yield _dealing(ahead, place, bargain, ahead.here, 0)
        else:
            yield replace(_dealing(ahead, place, bargain, ahead.here, 1), actions=())
        return
    berths = [end for at in place.anchorages for end in ahead.ends_at.get(at, ())]
    if berths:
        end = min(berths, key=lambda end: (end.risk, length(end)))
        deal = _dealing(ahead, place, bargain, end, 0)
        if ahead.after_moving > 0:
            yield replace(deal, actions=(*sails(end), *bargain.actions))
        else:
            yield replace(_dealing(ahead, place, bargain, end, 1), actions=sails(end))
        return
    moorings = [at for at in place.anchorages if ahead.berths.free(at)]
    far = ahead.towards(moorings) if moorings else None
    if far is None:
        return
    end, left = far
    if end.course is None and not ahead.sea.turn.moved:
        return
    deal = _dealing(ahead, place, bargain, end, ahead.turns(left))
    yield replace(deal, actions=sails(end), steps=length(end) + left)


def _dealing(ahead: Prospects, place: Port, bargain: Bargain, end: Berth, turns: int) -> Intent:
    """The intent to strike *bargain* at *place* in *turns* turns, 0 being this one."""
    here = ahead.at in place.anchorages
    return Intent(
        kind="deal" if here else "port",
        end=end,
        actions=bargain.actions if here else (),
        worth=bargain.worth + bargain.later,
        turns=turns,
        steps=length(end),
        place=place,
        bargain=bargain,
    )


def _unknown(ahead: Prospects) -> Iterator[Intent]:
    """Intents to explore, from here and from the berths in reach."""
    sea = ahead.sea
    if not sea.unseen:
        return
    known = len(ahead.chart.ports)
    each = FAME_OF_AN_UNKNOWN_TILE + 0.06 * max(0, 6 - known)
    if ahead.rests and (ahead.actions or explore.explores_on(ahead.view)):
        slots = sight.explorable(sea, ahead.at)[: len(sea.unseen)]
        if slots:
            yield Intent(
                kind="explore",
                end=ahead.here,
                actions=(a.Explore(tiles=len(slots)),),
                worth=each * len(slots),
                slot=slots[0],
            )
    yield from _lookouts(ahead, each)


def _lookouts(ahead: Prospects, each: float) -> Iterator[Intent]:
    """The best berth in reach to see each tile from; without one, the way to the
    nearest lookout.
    """
    best = _best_lookouts(ahead)
    acts = ahead.after_moving > 0
    for slot, (_, end, count) in best.items():
        look = (a.Explore(tiles=count),) if acts else ()
        yield Intent(
            kind="explore",
            end=end,
            actions=(*sails(end), *look),
            worth=each * count,
            turns=0 if acts else 1,
            steps=length(end),
            slot=slot,
        )
    if best:
        return
    far = ahead.towards(sight.lookouts(ahead.sea))
    if far is None or far[0].course is None:
        return
    end, left = far
    turns = max(1, ahead.turns(left))
    yield Intent(
        kind="explore",
        end=end,
        actions=sails(end),
        worth=2 * each,
        turns=turns,
        steps=length(end) + left,
    )


def _best_lookouts(ahead: Prospects) -> dict[int, tuple[float, Berth, int]]:
    """For each slot, the best berth from which it is seen first: its score, the berth, and the
    number of tiles in sight.
    """
    best: dict[int, tuple[float, Berth, int]] = {}
    for end in ahead.nearest_ends.values():
        if end.course is None:
            continue
        slots = sight.explorable(ahead.sea, end.at)[: len(ahead.sea.unseen)]
        if not slots:
            continue
        gain = len(slots) - 0.05 * length(end) - end.risk - 0.1 * len(end.fire)
        if slots[0] not in best or gain > best[slots[0]][0]:
            best[slots[0]] = gain, end, len(slots)
    return best


def _repairs(ahead: Prospects) -> Iterator[Intent]:
    """CL-REPAIR-01: a repair with the wood aboard, where no shipyard does it."""
    if not ahead.rests or not ahead.actions or repair.in_port(ahead.sea, ahead.captain):
        return
    order = next(iter(repair.suggest_repairs(ahead.view)), None)
    if order is None:
        return
    points = len(order.slots) + order.sails
    worth = MEND * points if points > 1 else 0.01
    yield Intent(kind="repair", end=ahead.here, actions=(order,), worth=worth)


def _lighter(ahead: Prospects) -> Iterator[Intent]:
    """CL-SHOAL-04: a good thrown overboard from a stranded ship; an empty one is scuttled."""
    if not sink.stranded(ahead.view):
        return
    goods = hold.goods_aboard(ahead.captain)
    order = a.Jettison(good=min(goods)) if goods else a.Scuttle()
    yield Intent(kind="lighten", end=ahead.here, actions=(order,), worth=0.01, net=0.01, score=0.01)
