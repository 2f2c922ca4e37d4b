"""Checks of a loaded state, without which the rules could not play it on."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from engine.core.agenda import named, tasks_and_questions
from engine.core.errors import BadData
from engine.games.captains_log.model.cards import Nation
from engine.games.captains_log.model.chart import board, chart
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import hold_of
from engine.games.captains_log.model.state import (
    Ammo,
    Captain,
    Company,
    LogState,
    Mission,
    Npc,
    Open,
    Own,
)
from engine.games.captains_log.model.tasks import NpcWalk
from engine.games.captains_log.rules import mission_deck

_SHIPS = ("seat", "ship", "other", "npc", "by")
"""Fields of tasks and questions that name a ship."""


def faults(state: LogState) -> Iterator[str]:
    """Contradictions within *state*, or with its data set, in words for the host."""
    sea = state.open
    try:
        data = find(sea.data)
    except BadData as error:
        yield f"data: {error}"
        return
    laid_wrongly = [*_tiles(sea, data)]
    yield from laid_wrongly
    yield from _names(state)
    yield from _turns(state)
    yield from _cards(state, data)
    yield from _missions(state, data)
    yield from _piles(sea, data)
    yield from _shelves(sea, data)
    for seat, captain in sea.captains.items():
        yield from (f"captains {seat} {fault}" for fault in _captain(captain, data))
    for side, company in sea.companies.items():
        yield from (f"companies {side} {fault}" for fault in _company(company))
    for name, npc in sea.npcs.items():
        yield from (f"npcs {name} {fault}" for fault in _npc(npc, data))
    if not laid_wrongly:
        yield from _map(state)


def _tiles(sea: Open, data: DataSet) -> Iterator[str]:
    """CL-SETUP-01: faults unless each tile of the game lies face up in one slot, or is unseen."""
    known = sorted(number for number, card in data.tiles.items() if not card.optional)
    shown = [code // 6 for code in sea.tiles if code]
    if len(sea.tiles) != len(known):
        yield f"tiles: {len(sea.tiles)} slots, {len(known)} tiles"
    if sorted([*shown, *sea.unseen]) != known:
        yield "tiles: some are missing, laid twice or unknown"


def _names(state: LogState) -> Iterator[str]:
    """Faults unless every seat and ship named is a captain or an NPC of this game."""
    sea = state.open
    if not set(state.own) == set(sea.order) == set(sea.captains) or len(sea.order) != len(
        sea.captains
    ):
        yield "order: not the captains, each once"
    owners = (npc.owner for npc in sea.npcs.values())
    yield from _unknown("seats", (sea.turn.seat, *owners, *(sea.winners or ())), sea.captains)
    sides = {captain.side for captain in sea.captains.values()}
    if sides != set(sea.companies):
        yield "companies: not those of the captains' sides"
    ships = {*sea.captains, *sea.npcs}
    harmed = [
        *chain.from_iterable((one.harmed, one.harmed_by) for one in sea.captains.values()),
        *(npc.harmed_by for npc in sea.npcs.values()),
    ]
    yield from _unknown("harmed", (ship for ship in harmed if ship is not None), ships)
    yield from _unknown("turn", sea.turn.shot_at_by, ships)
    if sea.npc_turn:
        yield from _unknown("npc_turn", (sea.npc_turn.npc,), sea.npcs)
    asked = tasks_and_questions(state.agenda)
    yield from _unknown("agenda", (ship for one in asked for ship in named(one, _SHIPS)), ships)


def _turns(state: LogState) -> Iterator[str]:
    """CL-TURN-09, CL-END-01: faults unless a captain or NPC can go on, or somebody has won."""
    sea = state.open
    if sea.winners is not None:
        return
    if any(company.fame >= sea.options.target for company in sea.companies.values()):
        yield "winners: nobody, though there is fame enough"
    if sea.npc_turn and not sea.turn.over:
        yield "npc_turn: the captain's turn is not over"
    if state.agenda or sea.npc_turn:
        return
    captain = sea.captains.get(sea.turn.seat)
    if sea.turn.over:
        yield "turn: it is over, and nobody else's begins"
    elif captain and (captain.destroyed or captain.at is None or captain.heading is None):
        yield "turn: of a captain who is not on the map"


def _cards(state: LogState, data: DataSet) -> Iterator[str]:
    """CL-SETUP-25, CL-NPC-17: faults unless each NPC card is in one place, and piles have the
    height shown.
    """
    sea, hidden = state.open, state.hidden
    revealed = (npc.card for npc in sea.npcs.values() if npc.card is not None)
    dealt = (*revealed, *hidden.face_down.values(), *sea.removed)
    yield from _set_apart("npc cards", [*chain(dealt, *hidden.deck.values())], data.npcs)
    if {pile: len(cards) for pile, cards in hidden.deck.items()} != sea.deck:
        yield "deck: not as many cards as it seems"
    if set(hidden.face_down) != {name for name, npc in sea.npcs.items() if npc.card is None}:
        yield "npcs: a card is face up and face down, or neither"
    for name in hidden.face_down.keys() & sea.npcs.keys():
        card = data.npcs.get(hidden.face_down[name])
        if card and card.ship != sea.npcs[name].back:
            yield f"npcs {name} back: not that of card {card.number}"
    since = [npc.since for npc in sea.npcs.values()]
    yield from _set_apart("npcs since", since, range(1, sea.npcs_drawn + 1))


def _piles(sea: Open, data: DataSet) -> Iterator[str]:
    yield from _unknown("wind", (sea.wind,), data.winds)
    yield from _set_apart("winds", sea.winds, data.winds)
    yield from _set_apart("events", sea.events, data.events)
    yield from _set_apart("barrel_pool", sea.barrel_pool, data.barrels)
    if sea.step >= len(data.day_steps) - 1:
        yield f"step: {sea.step} of {len(data.day_steps) - 1}"


def _missions(state: LogState, data: DataSet) -> Iterator[str]:
    """CL-SETUP-23, CL-MISSION-03: faults unless each mission is in one place, and piles and hands
    have the size shown.
    """
    sea, hidden = state.open, state.hidden
    taken: list[str] = []
    active: list[Mission] = []
    for seat, captain in sea.captains.items():
        own = state.own.get(seat) or Own(missions=[], drawn=[])
        active += [*captain.missions, *own.missions]
        taken += [*captain.completed, *own.drawn]
        if captain.secrets != len(own.missions):
            yield f"captains {seat} secrets: {captain.secrets} of {len(own.missions)}"
    taken += [mission.id for mission in active]
    piles = [*hidden.missions, *hidden.discarded_missions]
    yield from _set_apart("missions", [*taken, *piles], mission_deck.in_play(data, sea.options))
    for mission in active:
        if mission.id in data.missions and mission.step >= len(data.missions[mission.id].steps):
            yield f"missions {mission.id} step: {mission.step}"
    counts = (len(hidden.missions), len(hidden.discarded_missions))
    if counts != (sea.mission_deck, sea.mission_discards):
        yield "mission_deck: not as many cards as it seems"


def _shelves(sea: Open, data: DataSet) -> Iterator[str]:
    if set(sea.supply) != set(data.supply) or set(sea.markets) != set(data.markets):
        yield "markets: not those of the data set"
        return
    for good, left in sea.supply.items():
        if left > data.supply[good]:
            yield f"supply {good}: {left} of {data.supply[good]}"
    for nation, market in sea.markets.items():
        stretches = data.markets[nation].stretches
        legal = sum(stretch.legal for stretch in stretches)
        contraband = sum(stretch.contraband for stretch in stretches)
        if (len(market.legal), len(market.contraband)) != (legal, contraband):
            yield f"markets {nation}: not the slots of its tile"


def _company(company: Company) -> Iterator[str]:
    if set(company.reputation) != set(Nation):
        yield "reputation: not of every nation"
    yield from _set_apart("joined", company.joined, Nation)


def _captain(captain: Captain, data: DataSet) -> Iterator[str]:
    if captain.ship not in data.board_a:
        yield f"ship: {captain.ship} is not on board A"
    elif len(captain.hold) != (slots := len(hold_of(data.hash, captain.ship).slots)):
        yield f"hold: {len(captain.hold)} slots, its ship has {slots}"
    if Ammo.NORMAL not in captain.ammo:
        yield "ammo: no normal one"
    yield from _set_apart("ammo", captain.ammo, Ammo)
    if captain.at is None and captain.heading is not None:
        yield "heading: of a ship not on the map"


def _npc(npc: Npc, data: DataSet) -> Iterator[str]:
    card = data.npcs.get(npc.card) if npc.card is not None else None
    if npc.back not in data.ships or (card and card.ship != npc.back):
        yield f"back: {npc.back} is not that of its card"
    if card and npc.stop >= max(1, len(card.route)):
        yield f"stop: {npc.stop} of {len(card.route)}"
    if npc.card is None and npc.at is not None:
        yield "at: on the map, its card face down"


def _map(state: LogState) -> Iterator[str]:
    """Faults unless everything lies on a hex of the board, and ships on water."""
    sea = state.open
    sheet, hexes = chart(sea), range(len(board(len(sea.tiles)).at))
    berths = [(seat, captain.at) for seat, captain in sea.captains.items()]
    berths += [(name, npc.at) for name, npc in sea.npcs.items()]
    for name, at in berths:
        if at is not None and (at not in hexes or not sheet.depth[at]):
            yield f"{name} at: no water at hex {at}"
    if sea.turn.port is not None and sea.turn.port not in sheet.moorings:
        yield f"turn port: no anchorage at hex {sea.turn.port}"
    ways = (at for task in state.agenda if isinstance(task, NpcWalk) for at in task.route)
    yield from _unknown("loose", sea.loose, hexes)
    yield from _unknown("turn jettisoned", sea.turn.jettisoned, hexes)
    yield from _unknown("turn lookout", (sea.turn.lookout or 0,), hexes)
    yield from _unknown("agenda route", ways, hexes)
    yield from _set_apart("barrels", sea.barrels, [*chain(*sheet.barrels.values())])
    if len(sea.barrels) > len(sea.barrel_pool):
        yield "barrels: more than tokens"
    ports = {f"port:{n}" for n, port in sheet.ports.items() if port.card.owner == "random"}
    castles = {f"fortress:{n}" for n, one in sheet.fortresses.items() if one.owner == "random"}
    if set(sea.flags) != ports | castles:
        yield "flags: not those of the ports and fortresses that draw one"


def _unknown(where: str, found: Iterable[Any], known: Any) -> Iterator[str]:
    yield from (f"{where}: {one} is unknown" for one in found if one not in known)


def _set_apart(where: str, found: Sequence[Any], known: Any) -> Iterator[str]:
    """Faults unless everything *found* is *known*, and found once."""
    yield from _unknown(where, found, known)
    if len(set(found)) < len(found):
        yield f"{where}: something is there twice"
