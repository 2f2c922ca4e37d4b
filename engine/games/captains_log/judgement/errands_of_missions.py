"""Intents of a captain for missions: to take one in a tavern, and to do steps of those taken."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.captains_log.judgement.intent import Intent, free_first, length, sails
from engine.games.captains_log.judgement.prospects import Berth, Prospects
from engine.games.captains_log.judgement.worth import money_worth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.mission_cards import (
    Call,
    Destroy,
    Fetch,
    MissionStep,
    Place,
    Roll,
    SellGoods,
)
from engine.games.captains_log.model.state import Hex, Mission, Open, Ship
from engine.games.captains_log.rules import hold, mission_deck, port, ships
from engine.games.captains_log.rules.missions import attempts, hands, prey, progress

FAME_OF_A_MISSION_TAKEN: Final = 0.4
"""Fame that taking a mission is worth, while a captain has none; each one taken halves it."""

KEPT_FOR_EACH_STEP: Final = 0.6
"""Part of a mission's worth that is left for each step that lies before its last."""

ESTEEM_OF_A_MISSION: Final = 0.1
CHANCE_OF_SUCCESS: Final = 0.5
"""CL-MISSION-46: chance of a die by day."""


def mission_intents(ahead: Prospects) -> Iterator[Intent]:
    """Intents to take a mission, and to do each step that a place serves."""
    if not ahead.sea.options.missions:
        return
    yield from _takings(ahead)
    for mission in hands.known_to(ahead.view):
        for way in hands.ways(ahead.sea, mission):
            yield from _step(ahead, mission, way)


def mission_worth(sea: Open, mission: Mission, way: MissionStep) -> float:
    """Fame that doing the next step of *mission* in that *way* is worth."""
    card = hands.card(sea, mission)
    worth = 1 + card.fame + money_worth(sea, card.doubloons)
    worth += ESTEEM_OF_A_MISSION * card.reputation
    worth *= KEPT_FOR_EACH_STEP ** (len(card.steps) - mission.step - 1)
    match way:
        case Call():
            return worth + money_worth(sea, way.doubloons) + 0.1 * len(way.goods)
        case Roll():
            return worth * CHANCE_OF_SUCCESS
        case Destroy():
            return worth / (way.ships - len(mission.done))
        case Place():
            return worth / len(way.places)
        case _:
            return worth


def bounty(ahead: Prospects, ship: Ship) -> float:
    """Fame that sinking *ship* is worth for missions, as far as the captain knows."""
    found = 0.0
    for mission in hands.known_to(ahead.view):
        for way in hands.ways(ahead.sea, mission):
            if not isinstance(way, Destroy) or way.how not in (None, "sunk"):
                continue
            if prey.may_be(ahead.sea, ahead.view.seat, ship, way.prey):
                found += mission_worth(ahead.sea, mission, way)
    return found


def _takings(ahead: Prospects) -> Iterator[Intent]:
    """CL-TAVERN-03: take a mission in a tavern."""
    sea, taken = ahead.sea, hands.count(ahead.sea, ahead.view.seat)
    if taken >= hands.MOST_ACTIVE_MISSIONS or sea.turn.mission_taken:
        return
    worth = FAME_OF_A_MISSION_TAKEN / 2**taken
    for place in ahead.chart.ports.values():
        if Service.TAVERN in place.card.services and _may_take(ahead, place):
            yield from _call(ahead, place, (a.TakeMission(),), worth, "")


def _may_take(ahead: Prospects, place: Port) -> bool:
    return bool([*mission_deck.suggest(ahead.sea, ahead.captain, place.tile)])


def _step(ahead: Prospects, mission: Mission, way: MissionStep) -> Iterator[Intent]:
    sea, worth = ahead.sea, mission_worth(ahead.sea, mission, way)
    match way:
        case Call():
            for place in ahead.chart.ports.values():
                if progress.serves(sea, mission, way, place):
                    yield from _call(ahead, place, _calling(ahead, place), worth, mission.id)
        case SellGoods():
            outlet = ahead.chart.ports.get(way.tile)
            if outlet is not None and hold.count(ahead.captain, way.good) >= way.count:
                sale = a.Sell(good=way.good, count=way.count)
                yield from _call(ahead, outlet, (sale,), worth, mission.id)
        case Roll(at="port"):
            roll = a.TryMission(mission=mission.id)
            for tile in way.tiles:
                if tile in ahead.chart.ports:
                    place = ahead.chart.ports[tile]
                    yield from _call(ahead, place, (roll,), worth, mission.id)
        case Roll(at="fortress"):
            castles = [ahead.chart.fortresses.get(tile) for tile in way.tiles]
            for castle in filter(None, castles):
                near = tuple(
                    at for at in ahead.chart.board.within(castle.at, 1) if ahead.chart.depth[at]
                )
                yield from _beside(ahead, near, a.TryMission(mission=mission.id), worth)
        case Roll():
            yield from _ships(ahead, mission, way, worth)
        case Fetch() | Place():
            for at in attempts.hexes(sea, mission, way):
                yield from _picking(ahead, at, worth, mission.id)
        case _:
            pass


def _calling(ahead: Prospects, place: Port) -> tuple[a.Order, ...]:
    """CL-TAVERN-06: take a mission as the port is opened, which does the steps too; else call."""
    room = hands.count(ahead.sea, ahead.view.seat) < hands.MOST_ACTIVE_MISSIONS
    if room and Service.TAVERN in place.card.services and _may_take(ahead, place):
        return (a.TakeMission(),)
    return (a.CallForMissions(),)


def _ships(ahead: Prospects, mission: Mission, way: Roll, worth: float) -> Iterator[Intent]:
    sea, seat = ahead.sea, ahead.view.seat
    for ship, at in ships.afloat(sea):
        if way.prey is not None and prey.may_be(sea, seat, ship, way.prey):
            roll = a.TryMission(mission=mission.id, target=ship)
            board = ahead.chart.board
            near = tuple(one for one in board.within(at, 1) if ahead.chart.depth[one])
            yield from _beside(ahead, near, roll, worth)


def _beside(
    ahead: Prospects,
    near: tuple[Hex, ...],
    order: a.TryMission,
    worth: float,
) -> Iterator[Intent]:
    """Give *order* from one of the hexes *near*, this turn or after sailing towards them."""
    plan = Intent(
        kind="mission",
        end=ahead.here,
        actions=(order,),
        worth=worth,
        mission=order.mission,
        ship=order.target,
    )
    if ahead.at in near and ahead.rests:
        yield plan if ahead.actions else replace(plan, actions=(), turns=1)
        return
    ends = [end for at in near for end in ahead.ends_at.get(at, ())]
    if ends:
        end = min(ends, key=lambda end: (end.risk, length(end)))
        acts = ahead.after_moving > 0
        actions = (*sails(end), order) if acts else sails(end)
        turns = 0 if acts else 1
        yield replace(plan, end=end, actions=actions, turns=turns, steps=length(end))
        return
    yield from _sailing(ahead, plan, near)


def _call(
    ahead: Prospects, place: Port, orders: tuple[a.Order, ...], worth: float, mission: str
) -> Iterator[Intent]:
    """Give *orders* in the port *place*, this turn or after sailing there."""
    if not port.welcome(ahead.sea, ahead.captain, place):
        return
    plan = Intent(
        kind="mission",
        end=ahead.here,
        actions=orders,
        worth=worth,
        place=place,
        mission=mission,
    )
    if ahead.at in place.anchorages:
        if ahead.rests:
            opened = ahead.sea.turn.port == ahead.at
            now = ahead.actions or (opened and orders != (a.CallForMissions(),))
            yield plan if now else replace(plan, actions=(), turns=1)
        return
    ends = [end for at in place.anchorages for end in ahead.ends_at.get(at, ())]
    if ends:
        end = min(ends, key=lambda end: (end.risk, length(end)))
        acts = ahead.after_moving > 0
        actions = (*sails(end), *orders) if acts else sails(end)
        turns = 0 if acts else 1
        yield replace(plan, end=end, actions=actions, turns=turns, steps=length(end))
        return
    moorings = tuple(at for at in place.anchorages if ahead.berths.free(at))
    yield from _sailing(ahead, plan, moorings)


def _picking(ahead: Prospects, at: Hex, worth: float, mission: str) -> Iterator[Intent]:
    """CL-FREE-07: do a step at sea, with the movement point that this takes."""
    pick = a.PickUp(what="mission")
    plan = Intent(
        kind="mission", end=ahead.here, actions=(pick,), worth=worth, at=at, mission=mission
    )
    if at == ahead.at and ahead.rests and ahead.sea.turn.points:
        yield free_first(plan)
        return
    for end in ahead.ends_at.get(at, ()):
        if end.course and end.course.points:
            yield replace(plan, end=end, actions=(*sails(end), pick), steps=length(end))
            return
    yield from _sailing(ahead, plan, (at,), but=at)


def _sailing(
    ahead: Prospects, plan: Intent, goals: tuple[Hex, ...], but: Hex | None = None
) -> Iterator[Intent]:
    """*plan*, begun by sailing towards *goals*; the hex *but* is no stop on the way."""
    far = ahead.towards(goals, but=but) if goals else None
    if far is None or far[0].course is None:
        return
    end: Berth = far[0]
    turns = max(1, ahead.turns(far[1]))
    yield replace(plan, end=end, actions=sails(end), turns=turns, steps=length(end) + far[1])
