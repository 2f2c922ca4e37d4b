"""Deeds of one ship as clauses of one sentence."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.records import Seat, value
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogView, Open, Ship, Upgrade
from engine.games.captains_log.rules import fortress
from engine.games.captains_log.words import things, threats
from engine.games.captains_log.words.places import on_tile, whereabouts


def captains_deeds(view: LogView, who: Person, events: Sequence[e.Told]) -> Iterator[Text]:
    """Clauses for all deeds of the captain *who* but shots, in the order in which they began; the
    way sailed, the sales, the purchases and the tiles explored take one clause each. Tiles seen
    from the end of the way are told before the place there, which may be named after them.
    """
    at = _seen_from(view, events)
    for alike in _alike(events).values():
        match alike[0]:
            case e.ShipPlaced():
                placed = (one for one in alike if isinstance(one, e.ShipPlaced))
                yield from (_placed(view, who, one) for one in placed)
            case e.Sailed():
                way = [one for one in alike if isinstance(one, e.Sailed)]
                yield _sailed(view, who, way, placed=at is None)
                yield from _passed(view, who, way)
            case e.TileRevealed():
                found = [one for one in alike if isinstance(one, e.TileRevealed)]
                yield _explored(view, who, found)
                if at is not None:
                    yield Text.of("doing-lies-now", ship=who, at=whereabouts(view, at))
            case e.Rested():
                yield _rested(view, who)
            case _:
                yield from _sold(who, alike)
                yield from _bought(view, who, alike)
                for one in alike:
                    yield from _captains_deed(who, one)


def _alike(events: Sequence[e.Told]) -> dict[str, list[e.Told]]:
    """*events* that one clause or several in a row tell, in the order in which each kind began."""
    found: dict[str, list[e.Told]] = {}
    for event in events:
        match event:
            case e.Sold():
                kind = "sold"
            case e.WoodTraded(count=count) if count < 0:
                kind = "sold"
            case e.Bought() | e.WoodTraded() | e.CannonBought() | e.UpgradeBought():
                kind = "bought"
            case e.AmmoBought() | e.ShipBought():
                kind = "bought"
            case _:
                kind = event.kind
        found.setdefault(kind, []).append(event)
    return found


def npcs_deeds(
    view: LogView, npc: Ship, who: Fact, events: Sequence[e.Told], targets: Sequence[Text | Person]
) -> Iterator[Text]:
    """Clauses for a turn of *npc*, called *who*; the last tells where it lies.

    *targets* names the target of each of its shots, in order.
    """
    way = [event for event in events if isinstance(event, e.Sailed)]
    if any(isinstance(event, e.NpcEntered) for event in events):
        yield Text.of("doing-npc-entered")
    if way:
        yield Text.of("doing-sailed", ship=who, hexes=len(way))
    shots = [event for event in events if isinstance(event, e.Shot)]
    yield from _fired([*zip(shots, targets, strict=True)])
    for event in events:
        if isinstance(event, e.NpcGained) and (event.goods or event.doubloons):
            yield Text.of("doing-npc-gained", what=things.haul(event.goods, event.doubloons))
    left = [event for event in events if isinstance(event, e.NpcLeft)]
    yield from (Text.of("doing-npc-left", why=event.why) for event in left)
    if (lies := lying(view, npc, events)) is not None:
        yield _lies(view, lies)


@value
class Lying:
    """The place of an NPC after its deeds.

    *near* is the captain that it is near, None if no captain is within ``WATCHED_HEXES``. *hunts*
    says whether the NPC would attack that captain.
    """

    at: Hex
    near: Seat | None = None
    hunts: bool = False


def lying(view: LogView, npc: Ship, events: Sequence[e.Told]) -> Lying | None:
    """The place where *npc* lies after *events*; None if it did not move, or has left."""
    at = last_seen(events)
    if at is None or any(isinstance(event, e.NpcLeft) for event in events):
        return None
    near = _neighbour(view, npc, at)
    if near is None or near[0] > threats.WATCHED_HEXES:
        return Lying(at=at)
    return Lying(at=at, near=near[1], hunts=threats.hunts(view.open, npc, near[1]))


def last_seen(events: Sequence[e.Told]) -> Hex | None:
    """Last hex that an NPC came to; None if it did not move."""
    moves = [event.at for event in events if isinstance(event, e.Sailed | e.NpcEntered)]
    return moves[-1] if moves else None


def is_far(view: LogView, npc: Ship, at: Hex) -> bool:
    """Whether *npc*, last seen at *at*, has left there or is beyond ``WATCHED_HEXES`` of every
    captain.
    """
    near = _neighbour(view, npc, at)
    return near is None or near[0] > threats.WATCHED_HEXES


def _lies(view: LogView, lies: Lying) -> Text:
    """Clause for the place of an NPC, with the captain that it is ready to attack, if any.

    The place is told from a port: captains sail on before the sentence is read again.
    """
    at = whereabouts(view, lies.at)
    if lies.near is None or not lies.hunts:
        return Text.of("doing-lies", at=at)
    return Text.of("doing-threatens", at=at, target=Person(seat=lies.near))


def _neighbour(view: LogView, npc: Ship, at: Hex) -> tuple[int, Seat] | None:
    known = view.open.npcs.get(npc)
    if known is None or known.at != at:
        return None
    return threats.nearest_captain(view.open, at)


def _fired(shots: Sequence[tuple[e.Shot, Text | Person]]) -> Iterator[Text]:
    """Clauses for shots, one for each target and kind of ammunition."""
    for target, ammo in dict.fromkeys((target, shot.ammo) for shot, target in shots):
        alike = [shot for shot, other in shots if (other, shot.ammo) == (target, ammo)]
        yield Text.of(
            "doing-shot",
            target=target,
            ammo=ammo.value,
            times=len(alike),
            damage=sum(shot.damage for shot in alike),
            sails=sum(shot.sails for shot in alike),
        )


def _seen_from(view: LogView, events: Sequence[e.Told]) -> Hex | None:
    """The end, at sea, of a way after which tiles were seen; None if there is none."""
    kinds = [type(event) for event in events if isinstance(event, e.Sailed | e.TileRevealed)]
    ways = [event.at for event in events if isinstance(event, e.Sailed)]
    if not ways or e.TileRevealed not in kinds or kinds[0] is not e.Sailed:
        return None
    return None if ways[-1] in chart(view.open).moorings else ways[-1]


def _sailed(view: LogView, who: Person, way: Sequence[e.Sailed], *, placed: bool) -> Text:
    hexes, at = len(way), way[-1].at
    if port := chart(view.open).moorings.get(at):
        return Text.of("doing-sailed-home", ship=who, hexes=hexes, name=port.card.name)
    if not placed:
        return Text.of("doing-sailed", ship=who, hexes=hexes)
    return Text.of("doing-sailed-to", ship=who, hexes=hexes, at=whereabouts(view, at))


def _passed(view: LogView, who: Person, way: Sequence[e.Sailed]) -> Iterator[Text]:
    """CL-FREE-05: clause for barrels that the reader sailed past; none for other captains."""
    if way[0].ship == view.seat:
        left = sum(event.at in view.open.barrels for event in way[:-1])
        yield from (Text.of("doing-passed-barrels", ship=who, count=left),) if left else ()


def _placed(view: LogView, who: Person, event: e.ShipPlaced) -> Text:
    """Clause for a start, told by its tile: that is what was chosen, and no port may be known."""
    heading, where = things.compass(event.heading), on_tile(view, event.at)
    return Text.of("doing-ship-placed", ship=who, at=where, heading=heading)


def _captains_deed(who: Person, event: e.Told) -> Iterator[Text]:
    match event:
        case e.Turned(heading=heading):
            yield Text.of("doing-turned", ship=who, heading=things.compass(heading))
        case e.BarrelTaken(goods=(), doubloons=0):
            yield Text.of("doing-barrel-empty", ship=who)
        case e.BarrelTaken(goods=goods, doubloons=doubloons):
            yield Text.of("doing-barrel-taken", ship=who, what=things.haul(goods, doubloons))
        case e.GoodsTaken(goods=goods):
            yield Text.of("doing-goods-taken", ship=who, goods=things.goods(goods))
        case e.Overboard(goods=goods):
            yield Text.of("doing-jettisoned", ship=who, goods=things.goods(goods))
        case e.CannonDropped():
            yield Text.of("doing-cannon-dropped", ship=who)
        case e.Rearranged():
            yield Text.of("doing-rearranged", ship=who)
        case e.Repaired(wood=wood, points=points, sails=sails):
            yield Text.of("doing-repaired", ship=who, wood=wood, what=_mended(points, sails))
        case _:
            pass


def _mended(points: int, sails: int) -> Listing:
    hull = (Text.of("damage-points", count=points),) if points else ()
    torn = (Text.of("sail-points", count=sails),) if sails else ()
    return Listing(items=(*hull, *torn))


def _explored(view: LogView, who: Person, found: Sequence[e.TileRevealed]) -> Text:
    """Clause for the tiles *found*, with the ports, fortresses, barrels and whales on them."""
    sea, sheet = view.open, chart(view.open)
    tiles = [event.tile for event in found]
    what: list[Fact] = [_harbour(sea, sheet.ports[tile]) for tile in tiles if tile in sheet.ports]
    for tile in tiles:
        if tile in sheet.fortresses:
            nation = fortress.owner(sea, tile).value
            what.append(Text.of("fortress-of", nation=nation))
    if count := sum(len(sheet.barrels[tile]) for tile in tiles):
        what.append(Text.of("barrels", count=count))
    if count := sum(len(sheet.whales[tile]) for tile in tiles):
        what.append(Text.of("whales", count=count))
    listed = Listing(items=tuple(what) or (Text.of("open-sea"),))
    return Text.of("doing-explored", ship=who, count=len(found), what=listed)


def _harbour(sea: Open, port: Port) -> Text:
    """A port with its nation; by name alone while its flag is yet to be drawn."""
    if port.card.owner == "random" and f"port:{port.tile}" not in sea.flags:
        return Text.of("port-bare", name=port.card.name)
    return things.port_name(sea, port)


def _sold(who: Person, events: Sequence[e.Told]) -> Iterator[Text]:
    """Clauses for the goods sold, one for each row of the market; wood counts as legal."""
    for row in ("legal", "contraband"):
        sales = [event for event in events if isinstance(event, e.Sold) and event.row == row]
        goods, price = list[Good](), sum(sale.price for sale in sales)
        for sale in sales:
            goods += [sale.good] * (sale.count - sale.oil) + [Good.OIL] * sale.oil
        for event in events:
            if row == "legal" and isinstance(event, e.WoodTraded) and event.count < 0:
                goods += [Good.WOOD] * -event.count
                price += event.price
        if goods:
            yield Text.of("doing-sold", ship=who, goods=things.goods(goods), row=row, price=price)


def _bought(view: LogView, who: Person, events: Sequence[e.Told]) -> Iterator[Text]:
    """Clause for all purchases together; none if nothing was bought."""
    goods: dict[str, list[Good]] = {"legal": [], "contraband": []}
    fitted, upgrades, cannons, price = list[Fact](), Counter[Upgrade](), 0, 0
    for event in events:
        match event:
            case e.Bought(good=good, count=count, row=row):
                goods[row] += [good] * count
            case e.WoodTraded(count=count) if count > 0:
                goods["legal"] += [Good.WOOD] * count
            case e.CannonBought():
                cannons += 1
            case e.UpgradeBought(upgrade=upgrade):
                upgrades[upgrade] += 1
            case e.AmmoBought(ammo=ammo):
                fitted.append(Text.of("ammo-bought", ammo=ammo.value))
            case e.ShipBought(ship=ship):
                sort = things.ship_type(printed(view.open).ships[ship])
                fitted.append(Text.of("ship-bought", ship=sort))
            case _:
                continue
        price += event.price
    smuggled = things.goods(goods["contraband"]).items
    what: tuple[Fact, ...] = (
        *things.goods(goods["legal"]).items,
        *(Text.of("smuggled", goods=one) for one in smuggled),
        *((Text.of("cube", cube="cannon", count=cannons),) if cannons else ()),
        *(
            Text.of("upgrade-bought", upgrade=upgrade.value, count=count)
            for upgrade, count in upgrades.items()
        ),
        *fitted,
    )
    if what:
        yield Text.of("doing-bought", ship=who, what=Listing(items=what), price=price)


def _rested(view: LogView, who: Person) -> Text:
    at = view.open.captains[who.seat].at
    if at is None:
        return Text.of("doing-rested-away", ship=who)
    moored = "yes" if at in chart(view.open).moorings else "no"
    return Text.of("doing-rested", ship=who, at=whereabouts(view, at), moored=moored)
