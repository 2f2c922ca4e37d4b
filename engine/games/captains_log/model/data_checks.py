"""Checks of a data set, ours or a host's: conditions without which the rules cannot play."""

from collections.abc import Iterator
from itertools import chain

from engine.core.errors import BadData
from engine.games.captains_log.model.cards import NpcCard, RouteStop, Service, ShipCard, TileCard
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.mission_cards import (
    Call,
    MissionCard,
    Place,
    Roll,
    SellGoods,
)
from engine.space.hexes import Axial, distance

_CENTRE = Axial(0, 0)


def on_tile(at: Axial) -> bool:
    """Whether *at* is one of the 13 hexes of a tile: a disc of radius 2 without its corners."""
    return at.q * at.q + at.q * at.r + at.r * at.r <= 3


def check(data: DataSet) -> None:
    """Check that no entry of *data* contradicts another.

    :raises BadData: naming the file and key of the first entry that does.
    """
    for where, why in _faults(data):
        raise BadData(f"{where}: {why}")


def _faults(data: DataSet) -> Iterator[tuple[str, str]]:
    for tile in data.tiles.values():
        yield from ((f"tiles.toml [{tile.number}] {field}", why) for field, why in _tile(tile))
    for ship in data.ships.values():
        yield from ((f"ships.toml [{ship.id}] {field}", why) for field, why in _ship(ship, data))
    for npc in data.npcs.values():
        yield from ((f"npcs.toml [{npc.number}] {field}", why) for field, why in _npc(npc, data))
    for mission in data.missions.values():
        where = f"missions.toml [{mission.id}]"
        yield from ((f"{where} steps", why) for why in _mission(mission, data))
    yield from _table(data)


def _tile(tile: TileCard) -> Iterator[tuple[str, str]]:
    for field, hexes, dry in _hexes(tile):
        for at in hexes:
            if not on_tile(at):
                yield field, f"{list(at)} is not on the tile"
            if dry != (at in tile.land):
                yield field, f"{list(at)} is {'land' if at in tile.land else 'sea'}"
    for at in tile.port.anchorages if tile.port else ():
        if tile.port and distance(at, tile.port.at) != 1:
            yield "port.anchorages", f"{list(at)} does not touch the port"
    yield from (("fortress.at", why) for why in _island(tile))


def _island(tile: TileCard) -> Iterator[str]:
    """CL-EXPLORE-07: faults unless the fortress can never share an island with a port.

    Port and fortress would have to fly one flag. A fortress in the centre of its tile touches no
    other tile, however tiles are laid.
    """
    if tile.fortress is None:
        return
    if tile.fortress.at != _CENTRE:
        yield f"{list(tile.fortress.at)} is not the centre of the tile, {list(_CENTRE)}"
    if tile.port and tile.port.at == tile.fortress.at:
        yield "the port of the tile stands there too"
    for at in tile.land:
        if distance(at, tile.fortress.at) == 1:
            yield f"its island goes on at {list(at)}, where it could come to touch a port's"


def _hexes(tile: TileCard) -> Iterator[tuple[str, tuple[Axial, ...], bool]]:
    """Fields of the card that name hexes, those hexes, and whether they must be land."""
    yield "land", tile.land, True
    yield "treasures", tile.treasures, True
    yield "shoals", tuple(at for at, _ in tile.shoals), False
    yield "spawns", tuple(at for _, at in tile.spawns), False
    yield "barrels", tile.barrels, False
    yield "whales", tile.whales, False
    if tile.start:
        yield "start", (tile.start,), False
    if tile.kraken:
        yield "kraken", (tile.kraken,), False
    if tile.port:
        yield "port.at", (tile.port.at,), True
        yield "port.anchorages", tile.port.anchorages, False
    if tile.fortress:
        yield "fortress.at", (tile.fortress.at,), True
        yield "fortress.fire", tuple(at for at, _ in tile.fortress.fire), False


def _ship(ship: ShipCard, data: DataSet) -> Iterator[tuple[str, str]]:
    hold = data.holds.get(f"{ship.level}/{ship.draft}")
    if hold is None:
        yield "draft", f'holds.toml has no "{ship.level}/{ship.draft}"'
    elif ship.robustness > len(hold.slots):
        yield "robustness", f"more than the {len(hold.slots)} slots of its hold"


def _npc(npc: NpcCard, data: DataSet) -> Iterator[tuple[str, str]]:
    back = data.ships.get(npc.ship)
    if back is None:
        yield "ship", f"ships.toml has no {npc.ship}"
    elif (back.level, back.seal) != (npc.level, npc.seal):
        yield "ship", f"{npc.ship} is of another level or seal"
    entry = data.tiles.get(npc.entry)
    if entry is None or npc.role not in [role for role, _ in entry.spawns]:
        yield "entry", f"tile {npc.entry} has no spawn for a {npc.role}"
    if npc.role == "merchant" and len(npc.route) < 2:
        yield "route", "a merchant needs two places to go"
    if npc.route and not 0 <= npc.start < len(npc.route):
        yield "start", "not a stop of the route"
    for stop in npc.route:
        if not _reachable(stop, data):
            yield "route", f"tile {stop.tile} has no {stop.icon}"


def _mission(mission: MissionCard, data: DataSet) -> Iterator[str]:
    for way in chain.from_iterable(mission.steps):
        match way:
            case Call(tiles=tiles) | Roll(at="port", tiles=tiles):
                ports = [tile for tile in tiles if tile in data.tiles and data.tiles[tile].port]
                yield from (f"tile {tile} has no port" for tile in tiles if tile not in ports)
            case Roll(at="fortress", tiles=tiles):
                held = [tile for tile in tiles if tile in data.tiles and data.tiles[tile].fortress]
                yield from (f"tile {tile} has no fortress" for tile in tiles if tile not in held)
            case Roll(prey=None):
                yield "a die beside a ship needs a prey"
            case SellGoods(tile=tile):
                card = data.tiles[tile].port if tile in data.tiles else None
                if card is None or Service.SELL not in card.services:
                    yield f"tile {tile} has no port that buys"
            case Place(places=places):
                for tile, sign in places:
                    if not _reachable(RouteStop(tile=tile, icon=sign), data):
                        yield f"tile {tile} has no {sign}"
            case _:
                pass


def _reachable(stop: RouteStop, data: DataSet) -> bool:
    tile = data.tiles.get(stop.tile)
    if tile is None:
        return False
    match stop.icon:
        case "anchorage":
            return tile.port is not None and bool(tile.port.anchorages)
        case "whale":
            return bool(tile.whales)
        case "start":
            return tile.start is not None


def _table(data: DataSet) -> Iterator[tuple[str, str]]:
    for name in data.board_a:
        if name not in data.ships:
            yield "table.toml board_a", f"ships.toml has no {name}"
    if len(data.nation_die) != 12:
        yield "table.toml nation_die", "a twelve-sided die has 12 faces"
    if not data.winds:
        yield "winds.toml", "no wind card"
    if len(data.day_steps) < 2:
        yield "table.toml day_steps", "at least 2 are needed"
