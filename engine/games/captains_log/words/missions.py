"""Missions in words: titles, stories, the steps to do, and rewards."""

from collections.abc import Iterator, Sequence
from functools import reduce

from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.mission_cards import (
    Call,
    Destroy,
    Fetch,
    MissionCard,
    MissionStep,
    Outlast,
    Place,
    Possess,
    Prey,
    Roll,
    SellGoods,
)
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView, Mission
from engine.games.captains_log.rules.missions import advancing, hands
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import whereabouts


def title(mission: str) -> Text:
    return Text.of("mission-title", mission=mission)


def lines(view: LogView) -> Iterator[Text]:
    """Lines about the missions of the view's captain: each with its story, next step and reward."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or not sea.options.missions:
        return
    for mission in hands.known_to(view):
        card = hands.card(sea, mission)
        yield Text.of(
            "hand-mission",
            mission=mission.id,
            secret="no" if mission in captain.missions else "yes",
            step=mission.step + 1,
            steps=len(card.steps),
            task=task(view, mission),
            reward=reward(card),
        )
    if captain.completed:
        done = tuple(title(name) for name in captain.completed)
        yield Text.of("hand-missions-completed", missions=Listing(items=done))


def of_others(view: LogView) -> Iterator[Text]:
    """CL-MISSION-03: lines on the missions of other captains, as far as everybody sees them."""
    for seat, captain in view.open.captains.items():
        if seat == view.seat or not (hands.count(view.open, seat) or captain.completed):
            continue
        shown = tuple(title(mission.id) for mission in captain.missions)
        yield Text.of(
            "panel-missions",
            captain=Person(seat=seat),
            open="yes" if shown else "no",
            missions=Listing(items=shown),
            secrets=captain.secrets,
            completed=len(captain.completed),
        )


def task(view: LogView, mission: Mission) -> Text:
    """What is to be done next for *mission*, in one of several ways."""
    ways = [_way(view, mission, way) for way in hands.ways(view.open, mission)]
    return reduce(lambda one, two: Text.of("mission-or", one=one, two=two), ways)


def offer(view: LogView, name: str) -> Text:
    """A mission in brief, as it is chosen: what is to be done next, and its reward."""
    known = {mission.id: mission for mission in hands.known_to(view)}
    mission = known.get(name) or Mission(id=name, done=[])
    card = printed(view.open).missions.get(name)
    if card is None:
        return Text.of("mission-unknown")
    return Text.of(
        "about-mission",
        task=in_brief(view, hands.ways(view.open, mission)),
        steps=len(card.steps) - mission.step,
        fame=1 + card.fame,
        doubloons=card.doubloons,
    )


def die(view: LogView, name: str) -> Text | None:
    """The die of an active mission in brief; None if the view's captain has no such mission."""
    mission = next((one for one in hands.known_to(view) if one.id == name), None)
    return None if mission is None else in_brief(view, hands.ways(view.open, mission))


def in_brief(view: LogView, ways: Sequence[MissionStep]) -> Text:
    """A step in few words: its first way stands for all."""
    way, more = ways[0], len(ways) - 1
    match way:
        case Call(tiles=()):
            return Text.of("mission-brief-call", port="none", more=0)
        case Call(tiles=tiles):
            more += len(tiles) - 1
            return Text.of("mission-brief-call", port=_name(view, tiles[0]), more=more)
        case SellGoods():
            goods = things.goods([way.good] * way.count)
            return Text.of("mission-brief-sell", port=_name(view, way.tile), goods=goods, more=more)
        case Roll():
            port = _name(view, way.tiles[0]) if way.at == "port" else "none"
            tile = way.tiles[0] if way.tiles else 0
            return Text.of("mission-brief-roll", at=way.at, port=port, tile=tile, needed=way.needs)
        case Destroy():
            return Text.of("mission-brief-destroy", prey=_kind_of(way.prey), count=way.ships)
        case Fetch():
            return Text.of("mission-brief-fetch")
        case Place(places=places):
            return Text.of("mission-brief-place", tile=places[0][0], more=len(places) - 1)
        case Outlast(times=times):
            return Text.of("mission-brief-outlast", count=times)
        case Possess(doubloons=doubloons):
            return Text.of("mission-brief-possess", count=doubloons)


def _kind_of(prey: Prey) -> str:
    if prey.captains is not None:
        return prey.captains
    if prey.role is not None:
        return prey.role.value
    if prey.symbols:
        return prey.symbols[0]
    return "pirates" if prey.nation else "every"


def _name(view: LogView, tile: int) -> str:
    port = printed(view.open).tiles[tile].port
    return port.name if port else ""


def reward(card: MissionCard) -> Listing:
    """Everything that completing a mission of *card* brings, the fame first."""
    found: list[Fact] = [Text.of("mission-fame", count=1 + card.fame)]
    if card.doubloons:
        found.append(Text.of("doubloons", count=card.doubloons))
    if card.reputation:
        found.append(Text.of("mission-reputation", count=things.signed(card.reputation)))
    return Listing(items=tuple(found))


def _way(view: LogView, mission: Mission, way: MissionStep) -> Text:
    sea = view.open
    match way:
        case Call():
            return _call(view, mission, way)
        case Roll():
            return _roll(view, way)
        case Destroy():
            return _destroy(mission, way)
        case SellGoods():
            return Text.of(
                "mission-sell",
                port=_port(view, way.tile),
                goods=things.goods([way.good] * way.count),
                row=way.row,
            )
        case Fetch():
            if mission.mark not in chart(sea).slot_of_tile:
                return Text.of("mission-fetch-unknown")
            where = whereabouts(view, advancing.marker(chart(sea), mission.mark))
            return Text.of("mission-fetch", where=where)
        case Place():
            return Text.of("mission-place", places=_places(view, mission, way))
        case Outlast():
            phase = mission.phase or printed(sea).day_steps[sea.step]
            left = way.times - len(mission.done)
            return Text.of("mission-outlast", count=left, phase=phase)
        case Possess(doubloons=doubloons):
            return Text.of("mission-possess", count=doubloons)


def _call(view: LogView, mission: Mission, way: Call) -> Text:
    if way.farthest and mission.mark:
        return Text.of("mission-call", ports=_port(view, mission.mark), goods="none")
    if way.farthest:
        return Text.of("mission-call-farthest", ports=_ports(view, way.tiles))
    if way.tiles:
        goods = things.goods(way.goods) if way.goods else "none"
        told = Text.of("mission-call", ports=_ports(view, way.tiles), goods=goods)
        return Text.of("mission-paid", task=told, count=way.doubloons) if way.doubloons else told
    if way.other:
        nation = mission.nation.value if mission.nation else "none"
        return Text.of("mission-call-other", nation=nation)
    return Text.of("mission-call-any", natives="yes" if way.natives else "no")


def _roll(view: LogView, way: Roll) -> Text:
    if way.at == "port":
        where: Fact = _ports(view, way.tiles)
    elif way.at == "fortress":
        where = Listing(items=tuple(_fortress(view, tile) for tile in way.tiles))
    else:
        where = _prey(way.prey) if way.prey else "none"
    return Text.of(
        "mission-roll",
        at=way.at,
        where=where,
        needed=way.needs,
        fatal="yes" if way.fatal else "no",
        disgrace=way.disgrace,
    )


def _destroy(mission: Mission, way: Destroy) -> Text:
    return Text.of(
        "mission-destroy",
        prey=_prey(way.prey),
        how=way.how or "any",
        count=way.ships - len(mission.done),
        nations="yes" if way.nations else "no",
    )


def _prey(prey: Prey) -> Text:
    """Ships that a step is about, in words."""
    found: list[Text] = []
    if prey.captains is not None:
        found.append(Text.of("mission-captain", who=prey.captains))
    found += [Text.of("mission-symbol", symbol=symbol) for symbol in prey.symbols]
    if prey.role is not None:
        found.append(Text.of("mission-role", role=prey.role.value))
    if prey.nation is not None:
        found.append(Text.of("mission-nation", nation=prey.nation.value))
    if prey.every:
        found.append(Text.of("mission-any-ship"))
    return reduce(lambda one, two: Text.of("mission-or", one=one, two=two), found)


def _places(view: LogView, mission: Mission, way: Place) -> Listing:
    left = advancing.places_left(mission, way)
    return Listing(items=tuple(_sign(view, tile, sign) for tile, sign in left))


def _sign(view: LogView, tile: int, sign: str) -> Text:
    known = "yes" if tile in chart(view.open).slot_of_tile else "no"
    return Text.of("mission-sign", sign=sign, tile=tile, known=known)


def _ports(view: LogView, tiles: Sequence[int]) -> Text:
    ports = [_port(view, tile) for tile in tiles]
    return reduce(lambda one, two: Text.of("mission-or", one=one, two=two), ports)


def _port(view: LogView, tile: int) -> Text:
    known = "yes" if tile in chart(view.open).ports else "no"
    return Text.of("mission-port", name=_name(view, tile), known=known)


def _fortress(view: LogView, tile: int) -> Text:
    known = "yes" if tile in chart(view.open).fortresses else "no"
    return Text.of("mission-fortress", tile=tile, known=known)
