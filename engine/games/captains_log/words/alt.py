"""Alternative text of the picture: one line about the captain who is to act."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.printed import npc_card, printed
from engine.games.captains_log.model.state import Hex, LogView
from engine.games.captains_log.rules import move, turn
from engine.games.captains_log.words import things, threats
from engine.games.captains_log.words.places import away, whereabouts
from engine.games.captains_log.words.seats import to_act


def alt(view: LogView) -> Text:
    """Position of the captain who is to act, the nearest ship, and the captain's options; 256
    letters at most.
    """
    sea = view.open
    phase = printed(sea).day_steps[sea.step]
    if sea.winners is not None:
        winners = Listing(items=tuple(Person(seat=seat) for seat in sea.winners))
        return Text.of("alt-won", winners=winners, count=len(sea.winners), round=sea.round)
    seat = to_act(view)
    return Text.of(
        "alt",
        captain=Person(seat=seat),
        lies=_lies(view, seat),
        near=_near(view, seat),
        can=_can(view, seat),
        round=sea.round,
        phase=phase,
    )


def ports_in_reach(view: LogView, seat: Seat) -> Iterator[tuple[Port, int]]:
    """Ports where captain *seat* can moor this turn, the nearest first, with the movement points
    then left.
    """
    sea, found = view.open, set[int]()
    for at, points in reached(view, seat).items():
        port = chart(sea).moorings.get(at)
        if port is not None and port.tile not in found:
            found.add(port.tile)
            yield port, points


def reached(view: LogView, seat: Seat) -> dict[Hex, int]:
    """Hexes where captain *seat* can end a move now, the nearest first, with the movement points
    then left.
    """
    sea = view.open
    now, captain = sea.turn, sea.captains[seat]
    if now.seat != seat or sea.npc_turn or now.over or sea.winners is not None:
        return {}
    if waiting(view.agenda):
        return {}
    ways = move.routes(replace(view, seat=seat))
    return {
        at: (move.movement(sea, captain, way[0]) if now.points is None else now.points) - len(way)
        for at, way in sorted(ways.items(), key=lambda one: (len(one[1]), one[0]))
    }


def _lies(view: LogView, seat: Seat) -> Text:
    captain = view.open.captains[seat]
    if captain.at is None:
        return Text.of("alt-away")
    where = whereabouts(view, captain.at)
    if captain.heading is None:
        return Text.of("alt-unplaced", at=where)
    return Text.of("alt-lies", at=where, heading=things.compass(captain.heading))


def _near(view: LogView, seat: Seat) -> Text:
    """The nearest foe within ``WATCHED_HEXES``; without a foe, the nearest ship within them."""
    sea = view.open
    here = sea.captains[seat].at
    close = [one for one in threats.others(view, seat) if one[0] <= threats.WATCHED_HEXES]
    foes = [one for one in close if threats.is_foe(sea, one[1], seat)]
    if here is None or not close:
        return Text.of("alt-alone")
    _, name, at = (foes or close)[0]
    off = away(view, here, at)
    if name in sea.captains:
        return Text.of("alt-captain", other=Person(seat=name), away=off)
    card = npc_card(sea, sea.npcs[name])
    hostile = "yes" if foes else "no"
    facts: dict[str, Fact] = {"role": card.role.value, "number": things.badge(name)}
    return Text.of("alt-npc", away=off, hostile=hostile, **facts)


def _can(view: LogView, seat: Seat) -> Text:
    sea = view.open
    if waiting(view.agenda):
        return Text.of("alt-asked")
    if sea.npc_turn or sea.turn.over:
        return Text.of("alt-waits")
    left = turn.ACTIONS - sea.turn.actions
    for port, _ in ports_in_reach(view, seat):
        if sea.captains[seat].at not in port.anchorages:
            return Text.of("alt-can-reach", actions=left, name=port.card.name)
    return Text.of("alt-can", actions=left)
