"""The sentence of each event: its fields as facts, and what a few events need besides."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log import events as e
from engine.games.captains_log.cards import Good
from engine.games.captains_log.chart import chart
from engine.games.captains_log.printed import printed
from engine.games.captains_log.state import Hex, LogView, Open, Ship
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import place
from engine.space.hexes import HEADINGS

Naming: TypeAlias = Callable[[Ship], Text | Person]
"""What a ship was called as something happened."""

_SHIPS = ("captain", "ship", "npc", "target", "by", "first", "owner")
_HEXES = ("at", "target_at")
_UNTOLD = ("to", "kind", "rule", "start", "card")


def news(view: LogView, event: e.Told, name: Naming, *, hexes: int = 1) -> Text | None:
    """The sentence for *event*; None if it goes without saying.

    *hexes* is how far the way went whose last step *event* is.
    """
    if goes_without_saying(event):
        return None
    return Text.of(f"event-{_kind(event)}", **_facts(view, event, name, hexes))


def doing(view: LogView, event: e.Told, name: Naming, *, hexes: int = 1) -> Text:
    """What an NPC does by *event*, as a part of a sentence that names it already."""
    return Text.of(f"doing-{_kind(event)}", **_facts(view, event, name, hexes))


def shown(view: LogView, event: e.NpcRevealed, at: Hex) -> Text:
    """Who appears at *at*."""
    character = _character(view.open, event.npc, event.card)
    return Text.of("event-npc-shown", at=place(view, at), **character)


def goes_without_saying(event: e.Told) -> bool:
    """What the next event says, the card of the next turn, or nobody needs to know yet."""
    match event:
        case e.TurnBegan() | e.NpcDrawn() | e.NpcWaits(timer=0) | e.WreckMarked(wrecks=0):
            return True
        case e.SpoilsTaken(doubloons=0, goods=()) | e.NpcGained(doubloons=0, goods=()):
            return True
        case _:
            return False


def _facts(view: LogView, event: e.Told, name: Naming, hexes: int) -> dict[str, Fact]:
    return {**dict(_fields(view, event, name)), **_besides(view, event, hexes)}


def _kind(event: e.Told) -> str:
    """The key of *event*, some having more than one sentence."""
    match event:
        case e.ShipLost(by=str()):
            return "ship-destroyed"
        case e.FlagDrawn(place=place):
            return f"flag-drawn-{place}"
        case e.Shot(ammo="chain_shot"):
            return "shot-chained"
        case e.BarrelTaken(goods=(), doubloons=0):
            return "barrel-empty"
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
            yield field.name, place(view, fact)
        elif field.name == "heading":
            yield field.name, things.compass(fact)
        elif isinstance(fact, bool):
            yield field.name, "yes" if fact else "no"
        elif isinstance(fact, int):
            yield field.name, fact
        elif isinstance(fact, str):
            yield field.name, str(fact)


def _besides(view: LogView, event: e.Told, hexes: int) -> dict[str, Fact]:
    """What the fields of *event* do not say by themselves."""
    sea = view.open
    match event:
        case e.Sailed():
            return {"hexes": hexes}
        case e.Dealt(tiles=tiles):
            return {"tiles": Listing(items=tiles)}
        case e.GameWon(winners=winners):
            return {"winners": Listing(items=tuple(Person(seat=seat) for seat in winners))}
        case e.Shot(bonuses=bonuses) | e.FortressFired(bonus=int() as bonuses):
            return {"dice": _dice(event.faces, bonuses)}
        case e.Respawned(face=face):
            return {"face": face or 0}
        case e.FameChanged(change=change) | e.ReputationChanged(change=change):
            return _standing(event, change)
        case e.WoodTraded(count=count):
            return {"deal": "bought" if count > 0 else "sold", "count": abs(count)}
        case _:
            return _printed(sea, event)


def _printed(sea: Open, event: e.Told) -> dict[str, Fact]:
    """What is printed on the tile, card or market of *event*."""
    data = printed(sea)
    match event:
        case e.TileRevealed(tile=tile):
            return {"what": _discovery(sea, tile)}
        case e.FlagDrawn(tile=tile, place="port"):
            return {"name": chart(sea).ports[tile].card.name}
        case e.NpcRevealed(npc=npc, card=number):
            return _character(sea, npc, number)
        case e.Restocked(nation=nation):
            return {"good": data.markets[nation].good.value}
        case e.ShipBought(ship=ship, captain=captain):
            return {"ship": things.ship_type(data.ships[ship]), "captain": Person(seat=captain)}
        case e.EventDrawn(event=drawn):
            return {"effect": data.events[drawn].effect}
        case e.WindChanged(wind=wind):
            modifiers = data.winds[wind].modifiers
            return {"heading": things.compass(HEADINGS[modifiers.index(max(modifiers))])}
        case _:
            return _cargo(event)


def _cargo(event: e.Told) -> dict[str, Fact]:
    match event:
        case e.BarrelTaken() | e.SpoilsTaken() | e.NpcGained():
            return {"what": things.haul(event.goods, event.doubloons)}
        case e.GoodsTaken(goods=goods) | e.Overboard(goods=goods) | e.GoodsBurned(goods=goods):
            return {"goods": things.goods(goods)}
        case e.Sold(good=good, count=count, oil=oil):
            sold = (good,) * (count - oil) + (Good.OIL,) * oil
            return {"goods": things.goods(sold)}
        case _:
            return {}


def _standing(event: e.FameChanged | e.ReputationChanged, change: int) -> dict[str, Fact]:
    standing: dict[str, Fact] = {"way": "up" if change > 0 else "down", "change": abs(change)}
    if isinstance(event, e.ReputationChanged):
        standing["reputation"] = things.signed(event.reputation)
    return standing


def _dice(faces: Sequence[int], bonuses: Sequence[int] | int) -> Listing:
    """Each die as it fell, with its bonus: "7+2"."""
    each = [bonuses] * len(faces) if isinstance(bonuses, int) else bonuses
    return Listing(
        items=tuple(
            Text.of("die", face=face, bonus=bonus) for face, bonus in zip(faces, each, strict=True)
        )
    )


def _discovery(sea: Open, tile: int) -> Listing:
    """What is seen at once on *tile*; a flag yet to be drawn is told by itself."""
    sheet, found = chart(sea), list[Fact]()
    if port := sheet.ports.get(tile):
        drawn = port.card.owner == "random"
        bare = Text.of("port-bare", name=port.card.name)
        found.append(bare if drawn else things.port_name(sea, port))
    if tile in sheet.fortresses:
        found.append(Text.of("fortress"))
    if count := len(sheet.barrels[tile]):
        found.append(Text.of("barrels", count=count))
    if count := len(sheet.whales[tile]):
        found.append(Text.of("whales", count=count))
    return Listing(items=tuple(found) or (Text.of("open-sea"),))


def _character(sea: Open, npc: Ship, number: int) -> dict[str, Fact]:
    """Who a card turns out to be."""
    card = printed(sea).npcs[number]
    return {
        "number": things.badge(npc),
        "name": card.name,
        "master": card.captain,
        "role": card.role.value,
        "level": card.level,
        "nation": things.flag(card),
        "rank": things.rank(card),
    }
