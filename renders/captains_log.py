"""Captain's Log as a scene: what a seat may see of a game, and what has just happened in it."""

import dataclasses
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.captains_log import data_set
from engine.games.captains_log import events as e
from engine.games.captains_log.cards import Nation
from engine.games.captains_log.chart import SIZE, Chart, Fortress, Port, chart
from engine.games.captains_log.printed import npc_card, printed, ship_card
from engine.games.captains_log.rules import hold, move
from engine.games.captains_log.state import Captain, Hex, LogView, Npc, Open
from engine.games.captains_log.words import TILE_FRAME
from renders import sea as hex_sea
from renders.kit.camera import Camera
from renders.kit.camera import Hex as Place
from renders.picture import CHOICE, Drawer, Picture, Wanted, Words
from renders.sea import chart as still
from renders.sea import scene as s
from renders.sea.scene import Scene


def scene_of(
    view: LogView,
    words: Words,
    *,
    told: Iterable[e.Told] = (),
    path: Sequence[Hex] = (),
    with_reach: bool = False,
) -> Scene:
    """The sea as the view's seat may see it.

    `told` are the latest events, drawn as wakes, shots and what came or went; `path` is a planned
    way from the ship to its goal. `with_reach` lights where the view's seat can sail to now.
    """
    sea = view.open
    sheet = chart(sea)
    news = list(told)
    asked = [decision.seat for decision in waiting(view.agenda)]
    captain = asked[0] if asked else sea.turn.seat
    acting = sea.npc_turn.npc if sea.npc_turn and not asked else captain
    winds = printed(sea).winds[sea.wind].modifiers
    reach = _reach(view, sheet) if with_reach else ()
    hero = sea.turn.seat if reach else acting
    return Scene(
        chart=_ground(sheet),
        title=words.title,
        caption=words.caption,
        night=printed(sea).day_steps[sea.step] == "night",
        calm=not any(winds),
        winds=winds,
        captains=_rows(sea, words, captain),
        unexplored=_unexplored(sheet),
        face_down=_face_down(sheet),
        numbers=_numbers(sheet),
        ports=tuple(_port(sea, sheet, port) for port in sheet.ports.values()),
        fortresses=tuple(_fortress(sea, sheet, fort) for fort in sheet.fortresses.values()),
        things=_things(sea, sheet, news),
        taken=_taken(sheet, news),
        vessels=_vessels(sea, sheet, hero),
        voyages=_voyages(sheet, news),
        broadsides=_broadsides(sheet, news),
        reach=reach,
        path=tuple(sheet.board.at[at] for at in path),
        focus=_focus(sea, sheet, hero),
    )


@lru_cache(maxsize=64)
def _ground(sheet: Chart) -> still.Chart:
    """The revealed hexes; ports and fortresses stand clear of trees."""
    built = {port.at for port in sheet.ports.values()}
    built |= {fort.at for fort in sheet.fortresses.values()}
    grounds: list[still.Ground] = []
    for at, place in enumerate(sheet.board.at):
        if not sheet.revealed[at]:
            continue
        depth = sheet.depth[at]
        kind: still.Kind = "land" if sheet.land[at] else "shoal" if depth <= _SHALLOW else "deep"
        grounds.append(
            still.Ground(
                at=place,
                kind=kind,
                depth=depth // 2 if kind == "shoal" else 0,
                tile=sheet.tile(at),
                wooded=at not in built,
            )
        )
    return still.chart_of(grounds)


_SHALLOW = 20
"""In halves: no shoal is deeper, the open sea is."""


@lru_cache(maxsize=64)
def _unexplored(sheet: Chart) -> tuple[Place, ...]:
    board = sheet.board.at
    return tuple(board[at] for at, known in enumerate(sheet.revealed) if not known)


@lru_cache(maxsize=64)
def _face_down(sheet: Chart) -> tuple[Place, ...]:
    return tuple(
        centre
        for centre, tile in zip(sheet.board.centres, sheet.tile_of_slot, strict=True)
        if tile == 0
    )


@lru_cache(maxsize=64)
def _numbers(sheet: Chart) -> tuple[tuple[Place, int], ...]:
    return tuple((sheet.board.at[at], tile) for tile, at in sheet.starts.items())


def _rows(sea: Open, words: Words, acting: Seat) -> tuple[s.Row, ...]:
    return tuple(
        s.Row(
            seat=_seat(seat),
            name=words.names.get(seat, seat),
            fame=sea.captains[seat].fame,
            acting=seat == acting,
        )
        for seat in sea.order
    )


def _seat(seat: Seat) -> int:
    """0 for `p1`, and so on: the letter of a badge."""
    return int(seat.removeprefix("p")) - 1


def _owner(sea: Open, card_owner: str, flag: str) -> s.Owner | None:
    """Who owns a port or fortress; None while its flag is not drawn."""
    if card_owner == "native":
        return "native"
    drawn = sea.flags.get(flag)
    if drawn is not None:
        return drawn.value
    return None if card_owner == "random" else Nation(card_owner).value


def _port(sea: Open, sheet: Chart, port: Port) -> s.Port:
    board = sheet.board.at
    return s.Port(
        at=board[port.at],
        name=port.card.name,
        owner=_owner(sea, port.card.owner, f"port:{port.tile}"),
        services=tuple(service.value for service in port.card.services),
        anchorages=tuple(board[at] for at in port.anchorages),
    )


def _fortress(sea: Open, sheet: Chart, fort: Fortress) -> s.Fortress:
    board = sheet.board.at
    return s.Fortress(
        at=board[fort.at],
        owner=_owner(sea, fort.owner, f"fortress:{fort.tile}"),
        fire=tuple((board[at], dice) for at, dice in sorted(fort.fire.items())),
    )


def _things(sea: Open, sheet: Chart, news: list[e.Told]) -> tuple[s.Thing, ...]:
    """What lies on the sea; goods are fresh where they have just gone overboard."""
    board = sheet.board.at
    fresh = {event.at for event in news if isinstance(event, e.Overboard)}
    found = [s.Thing("whale", board[at]) for places in sheet.whales.values() for at in places]
    found += [s.Thing("barrel", board[at]) for at in sorted(sea.barrels)]
    found += [
        s.Thing("crate", board[at], fresh=at in fresh)
        for at, goods in sorted(sea.loose.items())
        if goods
    ]
    lost = [event.at for event in news if isinstance(event, e.ShipLost)]
    return (*found, *(s.Thing("wreck", board[at]) for at in lost))


def _taken(sheet: Chart, news: list[e.Told]) -> tuple[s.Thing, ...]:
    gone: list[s.Thing] = []
    for event in news:
        match event:
            case e.BarrelTaken():
                gone.append(s.Thing("barrel", sheet.board.at[event.at]))
            case e.GoodsTaken():
                gone.append(s.Thing("crate", sheet.board.at[event.at]))
            case _:
                pass
    return tuple(gone)


def _vessels(sea: Open, sheet: Chart, acting: Seat) -> tuple[s.Vessel, ...]:
    captains = [
        _captain(sea, sheet, seat, captain, acting=seat == acting)
        for seat, captain in sea.captains.items()
        if captain.at is not None
    ]
    others = [
        _npc(sea, sheet, name, npc, acting=name == acting)
        for name, npc in sea.npcs.items()
        if npc.at is not None and npc.card is not None
    ]
    return (*captains, *others)


def _captain(sea: Open, sheet: Chart, seat: Seat, captain: Captain, *, acting: bool) -> s.Vessel:
    assert captain.at is not None, "not on the map"
    card = ship_card(sea, captain)
    water, fire = hold.damage(captain, hold.WATER), hold.damage(captain, hold.FIRE)
    return s.Vessel(
        at=sheet.board.at[captain.at],
        heading=captain.heading or 0,
        role="captain",
        seat=_seat(seat),
        level=card.level,
        hull=max(card.robustness, water + fire + 1),
        water=water,
        fire=fire,
        moored=captain.at in sheet.moorings,
        acting=acting,
    )


def _npc(sea: Open, sheet: Chart, name: Seat, npc: Npc, *, acting: bool) -> s.Vessel:
    assert npc.at is not None, "not on the map"
    card = npc_card(sea, npc)
    countries = [nation for nation in card.nations if nation is not Nation.PIRATES]
    flag: Nation = (*countries, Nation.PIRATES)[0]
    return s.Vessel(
        at=sheet.board.at[npc.at],
        heading=npc.heading,
        role=card.role.value,
        number=int(name.rpartition(":")[2]),
        owner=flag.value,
        corsair=bool(countries) and len(countries) < len(card.nations),
        level=card.level,
        hull=card.robustness,
        water=npc.water,
        fire=npc.fire,
        moored=npc.at in sheet.moorings,
        acting=acting,
    )


def _voyages(sheet: Chart, news: list[e.Told]) -> tuple[s.Voyage, ...]:
    """The way each ship has come, hex by hex."""
    ways: dict[Seat, list[Place]] = {}
    for event in news:
        if isinstance(event, e.Sailed):
            way = ways.setdefault(event.ship, [sheet.board.at[event.start]])
            way.append(sheet.board.at[event.at])
    return tuple(
        s.Voyage(tuple(way), seat=None if ship.startswith("npc") else _seat(ship))
        for ship, way in ways.items()
    )


def _broadsides(sheet: Chart, news: list[e.Told]) -> tuple[s.Broadside, ...]:
    board, shots = sheet.board.at, list[s.Broadside]()
    for event in news:
        match event:
            case e.Shot():
                harm = event.damage + event.sails
                shots.append(s.Broadside(board[event.at], board[event.target_at], harm))
            case e.FortressFired():
                fort = board[sheet.fortresses[event.tile].at]
                shots.append(s.Broadside(fort, board[event.target_at], event.damage))
            case _:
                pass
    return tuple(shots)


def _reach(view: LogView, sheet: Chart) -> tuple[tuple[Place, int], ...]:
    """Where the seat's ship can end its move, and the points it would have left."""
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or sea.turn.seat != view.seat:
        return ()
    begun = sea.turn.points
    found: list[tuple[Place, int]] = []
    for at, way in sorted(move.routes(view).items()):
        points = move.movement(sea, captain, way[0]) if begun is None else begun
        found.append((sheet.board.at[at], points - len(way)))
    return tuple(found)


def _focus(sea: Open, sheet: Chart, first: Seat) -> Place | None:
    """The first ship if it is on the map, or the captain's whose turn it is."""
    for ship in (first, sea.turn.seat):
        found = sea.captains.get(ship) or sea.npcs.get(ship)
        if found is not None and found.at is not None:
            return sheet.board.at[found.at]
    return None


def draw(view: LogView, wanted: Wanted) -> Picture:
    """The sea as *view* shows it; while a captain may act, lit where their ship can go."""
    acting = _may_act(view)
    shown = dataclasses.replace(view, seat=view.open.turn.seat) if acting else view
    scene = scene_of(shown, wanted.words, told=wanted.events, with_reach=acting)
    return hex_sea.draw(scene, _camera(view, scene, wanted.frame))


def _may_act(view: LogView) -> bool:
    """Whether it is for the captain whose turn it is to give an order."""
    return (
        view.open.winners is None
        and view.open.npc_turn is None
        and not view.open.turn.over
        and not waiting(view.agenda)
    )


def _camera(view: LogView, scene: Scene, frame: str) -> Camera:
    if frame == CHOICE:
        return hex_sea.action_view(scene)
    sheet, number = chart(view.open), frame.removeprefix(TILE_FRAME)
    if number.isdecimal() and (slot := sheet.slot_of_tile.get(int(number))) is not None:
        here = range(slot * SIZE, (slot + 1) * SIZE)
        return hex_sea.view(scene, [sheet.board.at[at] for at in here])
    return hex_sea.whole_view(scene)


DRAWER: Final = Drawer(draw=draw, warm=hex_sea.warm, read=data_set.restore_all)
