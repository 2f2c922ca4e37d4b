"""Captain's Log as a scene: a seat's view of a game, and the latest events in it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import SIZE, Chart, Fortress, Port, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.decisions import StartDecision
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Hex, LogView, Open
from engine.games.captains_log.rules import move, setup, standing
from renders.captains_log import ships
from renders.kit.grids import Hex as Place
from renders.kit.panels import Row
from renders.picture import Words
from renders.sea import chart as still
from renders.sea import scene as s
from renders.sea.scene import Scene


def scene_of(
    view: LogView,
    words: Words,
    *,
    told: Iterable[e.Told] = (),
    path: Sequence[Hex] = (),
    planned: bool = False,
    with_reach: bool = False,
    with_numbers: bool = False,
) -> Scene:
    """The sea as the view's seat may see it.

    `told` are the latest events, drawn as wakes, shots, and things that appeared or vanished.
    `path` is a planned way from the ship to its goal. With `planned` the events are a plan's: the
    view shows its result, and the way of the seat's ship is drawn as the path. `with_reach` shows
    the hexes that the seat's ship can sail to now, `with_numbers` the number of each tile.
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
    own = view.seat if planned else None
    plan = ships.ways(sheet, news).get(view.seat, ()) if planned else ()
    return Scene(
        chart=_ground(sheet),
        title=words.title,
        caption=words.caption,
        mark=words.mark,
        night=printed(sea).day_steps[sea.step] == "night",
        calm=not any(winds),
        winds=winds,
        captains=_rows(sea, words, own or captain),
        unexplored=_unexplored(sheet),
        face_down=_face_down(sheet),
        numbers=_numbers(sheet) if with_numbers else (),
        choices=_choices(view, sheet),
        ports=tuple(_port(sea, sheet, port) for port in sheet.ports.values()),
        fortresses=tuple(
            _fortress(sea, sheet, fort, captain) for fort in sheet.fortresses.values()
        ),
        things=_things(sea, sheet, news),
        taken=_taken(sheet, news),
        vessels=ships.vessels(sea, sheet, hero, captain),
        voyages=ships.voyages(sheet, news, without=own),
        broadsides=_broadsides(sheet, news),
        reach=reach,
        danger=ships.danger(sea, sheet, captain),
        path=plan or tuple(sheet.board.at[at] for at in path),
        ghost=_ghost(sea, sheet, view.seat, news) if plan else None,
        found=_found(sheet, news),
        news=_news(sheet, news),
        focus=_focus(sea, sheet, hero),
    )


@lru_cache(maxsize=64)
def _ground(sheet: Chart) -> still.Chart:
    """The revealed hexes; those with ports and fortresses have no trees in their middle."""
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
"""Greatest depth of a shoal, counted in halves like every depth; deeper water is open sea."""


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


def _choices(view: LogView, sheet: Chart) -> tuple[tuple[Place, int], ...]:
    """The numbered hexes among which a captain is asked to choose a start."""
    if not any(isinstance(one, StartDecision) for one in waiting(view.agenda)):
        return ()
    return tuple((sheet.board.at[at], tile) for tile, at in setup.free_starts(view.open))


def _rows(sea: Open, words: Words, acting: Seat) -> tuple[Row, ...]:
    return tuple(
        Row(
            seat=ships.seat_number(seat),
            name=words.names.get(seat, seat),
            points=company(sea, sea.captains[seat]).fame,
            acting=seat == acting,
            goal=sea.options.target,
        )
        for seat in sea.order
    )


def _owner(sea: Open, card_owner: str, flag: str) -> s.Owner | None:
    """Owner of a port or fortress; None while its flag is not drawn."""
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


def _fortress(sea: Open, sheet: Chart, fort: Fortress, called: Seat) -> s.Fortress:
    """A fortress as it is drawn.

    CL-FORT-02: it fires at a captain whom its owner distrusts.
    """
    board = sheet.board.at
    owner = _owner(sea, fort.owner, f"fortress:{fort.tile}")
    captain = sea.captains.get(called)
    threat = False
    if captain is not None and owner is not None and owner != "native":
        threat = "distrust" in standing.effects(sea, captain, Nation(owner))
    return s.Fortress(
        at=board[fort.at],
        owner=owner,
        fire=tuple((board[at], dice) for at, dice in sorted(fort.fire.items())),
        threat=threat,
    )


def _things(sea: Open, sheet: Chart, news: list[e.Told]) -> tuple[s.Thing, ...]:
    """Things on the sea; goods just thrown overboard are marked fresh."""
    board = sheet.board.at
    fresh = {event.at for event in news if isinstance(event, e.Overboard)}
    found = [s.Thing("whale", board[at]) for places in sheet.whales.values() for at in places]
    found += [s.Thing("barrel", board[at]) for at in sorted(sea.barrels)]
    found += [
        s.Thing("crate", board[at], fresh=at in fresh)
        for at, goods in sorted(sea.loose.items())
        if goods
    ]
    lost = [event for event in news if isinstance(event, e.ShipLost)]
    wrecks = (s.Thing("wreck", board[one.at], of=ships.badge_of(one.ship)) for one in lost)
    return (*found, *wrecks)


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


def _found(sheet: Chart, news: list[e.Told]) -> tuple[Place, ...]:
    """The hexes of the tiles just revealed."""
    board = sheet.board.at
    slots = [event.slot for event in news if isinstance(event, e.TileRevealed)]
    return tuple(board[at] for slot in slots for at in range(slot * SIZE, (slot + 1) * SIZE))


def _news(sheet: Chart, news: list[e.Told]) -> tuple[Place, ...]:
    """The middles of the tiles just revealed, and the hexes where ships were lost or came in."""
    board, places = sheet.board, list[Place]()
    for event in news:
        match event:
            case e.TileRevealed():
                places.append(board.centres[event.slot])
            case e.ShipLost() | e.NpcEntered():
                places.append(board.at[event.at])
            case _:
                pass
    return tuple(places)


def _broadsides(sheet: Chart, news: list[e.Told]) -> tuple[s.Broadside, ...]:
    board, shots = sheet.board.at, list[s.Broadside]()
    for event in news:
        match event:
            case e.Shot():
                harm = event.damage + event.sails
                ends = board[event.at], board[event.target_at]
                both = ships.badge_of(event.ship), ships.badge_of(event.target)
                shots.append(s.Broadside(*ends, harm, *both))
            case e.FortressFired():
                fort, end = board[sheet.fortresses[event.tile].at], board[event.target_at]
                hit = ships.badge_of(event.target)
                shots.append(s.Broadside(fort, end, event.damage, hit=hit))
            case _:
                pass
    return tuple(shots)


def _ghost(sea: Open, sheet: Chart, seat: Seat, news: list[e.Told]) -> s.Vessel | None:
    """The seat's ship where its planned way begins, bow towards the second hex of that way."""
    for event in news:
        if isinstance(event, e.Sailed) and event.ship == seat:
            ship = ships.captain_vessel(sea, sheet, seat, at=event.start)
            return replace(ship, heading=event.heading)
    return None


def _reach(view: LogView, sheet: Chart) -> tuple[tuple[Place, int], ...]:
    """The hexes where the seat's ship can end its move, each with the points it would have left."""
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
    """The hex of *first*, if that ship is on the map, else of the captain whose turn it is."""
    for ship in (first, sea.turn.seat):
        found = sea.captains.get(ship) or sea.npcs.get(ship)
        if found is not None and found.at is not None:
            return sheet.board.at[found.at]
    return None
