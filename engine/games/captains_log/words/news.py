"""Sentences of single events that happen to somebody, or that nobody causes."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView, Open, Ship
from engine.games.captains_log.rules import fortress
from engine.games.captains_log.words import event_cards, things
from engine.games.captains_log.words.places import whereabouts
from engine.space.hexes import HEADINGS

Naming: TypeAlias = Callable[[Ship], Text | Person]
"""Function that names a ship as it was called when the event happened."""

_SHIPS = ("captain", "ship", "npc", "target", "by", "first", "owner")
_HEXES = ("at", "target_at")
_UNTOLD = ("to", "kind", "rule", "start", "card")


def news(view: LogView, event: e.Told, name: Naming) -> Text | None:
    """The sentence for *event*; None if the event is not told."""
    if goes_without_saying(event):
        return None
    if isinstance(event, e.EventDrawn):
        return event_cards.drawn(view.open, event)
    return Text.of(f"event-{_kind(event)}", **facts(view, event, name))


def goes_without_saying(event: e.Told) -> bool:
    """Whether *event* is not told, because the next event or the turn card tells it, or because
    nothing changes.
    """
    match event:
        case e.TurnBegan() | e.NpcDrawn() | e.NpcWaits():
            return True
        case e.WreckMarked(wrecks=0) | e.SpoilsTaken(doubloons=0, goods=()):
            return True
        case e.NpcGained(doubloons=0, goods=()):
            return True
        case _:
            return False


def concerns_a_captain(sea: Open, event: e.Told) -> bool:
    """Whether the sentence for *event* names a captain."""
    if isinstance(event, e.GameWon):
        return True
    return any(getattr(event, field, None) in sea.captains for field in _SHIPS)


def facts(view: LogView, event: e.Told, name: Naming) -> dict[str, Fact]:
    """Facts that fill the sentence or clause of *event*."""
    return {**dict(_fields(view, event, name)), **_besides(view, event)}


def _kind(event: e.Told) -> str:
    """Key of the sentence for *event*; some kinds of event have several."""
    match event:
        case e.ShipLost(by=str()):
            return "ship-destroyed"
        case e.FlagDrawn(place=place):
            return f"flag-drawn-{place}"
        case e.Shot(ammo="chain_shot"):
            return "shot-chained"
        case _:
            return event.kind.replace("_", "-")


def _fields(view: LogView, event: e.Told, name: Naming) -> Iterator[tuple[str, Fact]]:
    for field in dataclasses.fields(event):
        fact = getattr(event, field.name)
        if field.name in _UNTOLD or fact is None:
            continue
        if field.name in _SHIPS and not isinstance(event, e.ShipBought):
            yield field.name, name(fact)
        elif field.name in _HEXES:
            yield field.name, whereabouts(view, fact)
        elif field.name == "heading":
            yield field.name, things.compass(fact)
        elif isinstance(fact, bool):
            yield field.name, "yes" if fact else "no"
        elif isinstance(fact, int):
            yield field.name, fact
        elif isinstance(fact, str):
            yield field.name, str(fact)


def _besides(view: LogView, event: e.Told) -> dict[str, Fact]:
    """Facts for the sentence of *event* that its own fields do not hold."""
    sea = view.open
    match event:
        case e.MissionMarked(mission=mission, tile=tile):
            port = printed(sea).tiles[tile].port
            of = port.name if port and mission.startswith("transport") else "none"
            at = chart(sea).starts.get(tile)
            return {"port": of, "where": "none" if at is None else whereabouts(view, at)}
        case e.MissionPaid(doubloons=count):
            return {"count": count}
        case e.MissionKept(mission=None) | e.MissionDropped(mission=None):
            return {"mission": "secret"}
        case e.Dealt(tiles=tiles):
            return {"tiles": len(tiles), "captains": len(sea.captains)}
        case e.GameWon(winners=winners):
            named = Listing(items=tuple(Person(seat=seat) for seat in winners))
            facts_: dict[str, Fact] = {"winners": named, "first": Person(seat=winners[0])}
            return {**facts_, "count": len(winners), "target": sea.options.target}
        case e.Shot(bonuses=bonuses):
            return {"dice": _dice(event.faces, bonuses), "needed": event.defence + 1}
        case e.FortressFired(bonus=bonus, tile=tile):
            nation = fortress.owner(sea, tile).value
            needed = event.defence + 1
            return {"dice": _dice(event.faces, bonus), "needed": needed, "nation": nation}
        case e.Respawned(face=face):
            return {"face": face or 0}
        case e.FameChanged(change=change):
            return {**_way(change), "target": sea.options.target}
        case e.ReputationChanged(change=change, reputation=reputation):
            return {**_way(change), "reputation": things.signed(reputation)}
        case _:
            return _printed(sea, event)


def _printed(sea: Open, event: e.Told) -> dict[str, Fact]:
    """Facts for the sentence of *event* from its printed tile or card, and the goods it names."""
    match event:
        case e.FlagDrawn(tile=tile, place="port"):
            return {"name": chart(sea).ports[tile].card.name}
        case e.TimePassed():
            return {"wind": "same"}
        case e.WindChanged(wind=wind):
            return {"heading": blows(sea, wind)}
        case e.SpoilsTaken():
            return {"what": things.haul(event.goods, event.doubloons)}
        case e.Overboard(goods=goods) | e.GoodsBurned(goods=goods):
            return {"goods": things.goods(goods)}
        case _:
            return {}


def blows(sea: Open, wind: str) -> str:
    """The point of the compass that the wind of card *wind* blows to."""
    modifiers = printed(sea).winds[wind].modifiers
    return things.compass(HEADINGS[modifiers.index(max(modifiers))])


def _way(change: int) -> dict[str, Fact]:
    return {"way": "up" if change > 0 else "down", "change": abs(change)}


def _dice(faces: Sequence[int], bonuses: Sequence[int] | int) -> Listing:
    """Each die as it fell, with its bonus: "7+2"."""
    each = [bonuses] * len(faces) if isinstance(bonuses, int) else bonuses
    return Listing(
        items=tuple(
            Text.of("die", face=face, bonus=bonus) for face, bonus in zip(faces, each, strict=True)
        )
    )
