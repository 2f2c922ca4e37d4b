"""Destruction: rewards of the destroyer, losses of a captain, and the return of a captain."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import ChooseRespawn, ChooseRespawnHex
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.chart import DEEP, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.decisions import RespawnDecision, RespawnHexDecision
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Captain, Hex, LogState, LogView, Open, Ship
from engine.games.captains_log.model.tasks import AskFacing, Esteem, RollRespawn, Sink, Stow
from engine.games.captains_log.rules import (
    damage,
    fame,
    hold,
    means,
    npc,
    port,
    reputation,
    ships,
    standing,
    stowing,
    turn,
)
from engine.games.captains_log.rules.moment_takers import MOMENT_TAKERS

CAPTAIN_BOUNTY = 1000
"""CL-NPC-27: doubloons that an NPC gains by destroying a captain's ship."""
RESPAWN_SIDES = 20
WRECKS = 3
"""CL-SINK-29: number of ships lost that costs a point of fame."""


def sink(state: LogState, task: Sink, referee: Referee) -> None:
    """CL-SINK: give the rewards, then resolve the loss of the ship."""
    sea, ship = state.open, task.ship
    at = ships.position(sea, ship)
    assert at is not None, f"{ship} is lost already"
    how: e.Loss = "collapsed" if task.collapsed else task.how
    card = sea.npcs[ship].card if ship in sea.npcs else None
    referee.announce(e.ShipLost(ship=ship, at=at, how=how, by=task.by, card=card))
    for one in MOMENT_TAKERS:
        one.ship_lost(state, task, referee)
    if ship in sea.captains:
        turn.cut_short(state, ship)
        _appease(state, task)
    share = _empty(sea, ship)
    if task.spread:
        _reward_fire(state, task, referee)
    elif task.by in sea.captains:
        _reward_captain(state, task, share, referee)
    elif task.by is not None:
        _reward_npc(sea, task.by, ship, referee)
    if ship in sea.captains:
        ships.forget(sea, ship)
        _lose_captain(state, ship, referee)
    else:
        npc.remove_npc(state, ship, referee)


def ask_respawn(state: LogState, seat: Seat) -> None:
    """CL-REP-27: offer a port if one welcomes the captain, else push ``RollRespawn``."""
    tiles = tuple(_welcoming(state.open, seat))
    if tiles:
        ask(state, RespawnDecision(id=state.asked + 1, seat=seat, tiles=tiles))
    else:
        state.agenda.append(RollRespawn(seat=seat))


def check_respawn(asked: RespawnDecision, action: ChooseRespawn) -> None:
    if action.tile and action.tile not in asked.tiles:
        raise RuleViolation("CL-REP-27", "no-welcome-there", tile=action.tile)


def choose_respawn(
    state: LogState, asked: RespawnDecision, action: ChooseRespawn, referee: Referee
) -> None:
    """CL-REP-27: come back to an anchorage of the port chosen, or push ``RollRespawn``."""
    if not action.tile:
        state.agenda.append(RollRespawn(seat=asked.seat))
        return
    moorings = chart(state.open).ports[action.tile].anchorages
    _come_back(state, asked.seat, action.tile, moorings, referee)


RESPAWN: Final = Question[LogState, LogView, RespawnDecision, ChooseRespawn](
    decision=RespawnDecision,
    answers=(ChooseRespawn,),
    check=lambda _, asked, action: check_respawn(asked, action),
    suggest=lambda _, asked: (
        ChooseRespawn(decision=asked.id, tile=tile) for tile in (0, *asked.tiles)
    ),
    resolve=choose_respawn,
)


def check_respawn_hex(asked: RespawnHexDecision, action: ChooseRespawnHex) -> None:
    if action.at not in asked.hexes:
        raise RuleViolation("CL-AMB-16", "no-berth-there")


def choose_respawn_hex(
    state: LogState, asked: RespawnHexDecision, action: ChooseRespawnHex, referee: Referee
) -> None:
    _place(state, asked.seat, asked.tile, action.at, referee, face=asked.face)


RESPAWN_HEX: Final = Question[LogState, LogView, RespawnHexDecision, ChooseRespawnHex](
    decision=RespawnHexDecision,
    answers=(ChooseRespawnHex,),
    check=lambda _, asked, action: check_respawn_hex(asked, action),
    suggest=lambda _, asked: (ChooseRespawnHex(decision=asked.id, at=at) for at in asked.hexes),
    resolve=choose_respawn_hex,
)


def roll_respawn(state: LogState, task: RollRespawn, referee: Referee) -> None:
    """CL-SINK-24, -25: roll a twenty-sided die for the tile to come back to."""
    (face,) = referee.roll(1, RESPAWN_SIDES, "CL-SINK-24")
    starts = chart(state.open).starts
    # The die never names tiles above 20: they are the last resort.
    high = sorted(number for number in starts if number > RESPAWN_SIDES)
    numbers = (*range(face, 0, -1), *range(RESPAWN_SIDES, face, -1), *high)
    tile = next(number for number in numbers if number in starts)
    _come_back(state, task.seat, tile, (starts[tile],), referee, face=face)


def stranded(view: LogView) -> bool:
    """CL-SHOAL-04: whether the ship of the view's seat lies on a shoal with no way out."""
    sea, seat = view.open, view.seat
    captain = sea.captains[seat]
    if captain.at is None or captain.heading is None:
        return False
    sheet = chart(sea)
    if sheet.depth[captain.at] == DEEP:
        return False
    return not any(_floats(sea, seat, to) for to in sheet.exits[captain.at])


def scuttle(state: LogState, seat: Seat) -> None:
    """CL-SHOAL-04: push ``Sink`` without a destroyer."""
    state.agenda.append(Sink(ship=seat, by=None, how="wrecked"))


def half(goods: Counter[Good]) -> tuple[Good, ...]:
    """CL-GEN-06: half of each good, rounded down, but at least one."""
    kept = {good: means.half(number) for good, number in goods.items()}
    return tuple(sorted(Counter(kept).elements()))


def _appease(state: LogState, task: Sink) -> None:
    """CL-SINK-18: a captain whose ship is destroyed by a ship of a nation gains 1 reputation with
    that nation, if it was below 0.

    # Ruling CL-AMB-66: a fortress or a monster that destroys the ship does not count.
    # Ruling CL-AMB-119: a ship lost to spreading fire was destroyed by the ship that damaged it
    # last.
    """
    sea = state.open
    if task.by is None:
        return
    nation = reputation.flag(sea, task.by)
    if nation is not None and company(sea, sea.captains[task.ship]).reputation[nation] < 0:
        state.agenda.append(Esteem(seat=task.ship, nation=nation, change=1, rule="CL-SINK-18"))


def _empty(sea: Open, ship: Ship) -> tuple[Good, ...]:
    """CL-SINK-05, -19: move all goods aboard to the supply; returns the share that goes to the
    ship's destroyer.

    Goods carried and goods printed on the card are halved separately.
    """
    if ship in sea.captains:
        captain = sea.captains[ship]
        cargo = hold.goods_aboard(captain)
        for good, number in cargo.items():
            hold.unload(captain, good, number)
        _supply(sea, cargo.elements())
        return half(cargo)
    found = sea.npcs[ship]
    _supply(sea, found.goods)
    carried, on_card = Counter(found.goods), Counter(npc_card(sea, found).goods)
    found.goods = []
    return tuple(sorted(half(carried) + half(on_card)))


def _supply(sea: Open, goods: Iterable[Good]) -> None:
    for good in goods:
        sea.supply[good] += 1


def _reward_fire(state: LogState, task: Sink, referee: Referee) -> None:
    """CL-SINK-11, -12: fame for the last ship that did damage, if *task.ship* was its last target.

    # Ruling CL-AMB-29: the captain gains nothing but that point of fame.
    """
    sea, by = state.open, task.by
    if by in sea.captains and sea.captains[by].harmed == task.ship:
        fame.change_fame(state, by, 1, "fire", referee)


def _reward_captain(state: LogState, task: Sink, share: tuple[Good, ...], referee: Referee) -> None:
    """CL-SINK-03 … -07, -10: doubloons, a share of the goods of a ship sunk, fame and
    reputation.
    """
    sea, by = state.open, task.by
    assert by is not None
    found = ships.find(sea, task.ship)
    spoils = 0 if isinstance(found, Captain) else npc_card(sea, found).doubloons + found.doubloons
    sea.captains[by].doubloons += spoils
    goods = stowing.supplied(sea, share) if task.how == "sunk" else ()
    referee.announce(e.SpoilsTaken(captain=by, doubloons=spoils, goods=goods))
    if goods:
        state.agenda.append(Stow(seat=by, goods=goods))
    reputation.destroyed(state, by, task.ship)
    fame.change_fame(state, by, 1, "destroyed", referee)


def _reward_npc(sea: Open, by: Ship, ship: Ship, referee: Referee) -> None:
    """CL-NPC-26 … -28, CL-AMB-108: lay doubloons on the card of the destroyer, an NPC; nothing
    else.
    """
    found = ships.find(sea, ship)
    if isinstance(found, Captain):
        doubloons = CAPTAIN_BOUNTY
    else:
        doubloons = npc_card(sea, found).doubloons + found.doubloons
    sea.npcs[by].doubloons += doubloons
    referee.announce(e.NpcGained(npc=by, doubloons=doubloons))


def _lose_captain(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-SINK-19, -21, -23, -27 … -29: take the ship off the map; cannons, upgrades and
    money stay.
    """
    captain = state.open.captains[seat]
    damage.clear(captain)
    damage.flood(state.open, captain, _leaks(state.open, captain))
    captain.at = captain.heading = captain.harmed_by = None
    captain.destroyed = True
    captain.wrecks = (captain.wrecks + 1) % WRECKS
    referee.announce(e.WreckMarked(captain=seat, wrecks=captain.wrecks))
    if not captain.wrecks:
        fame.change_fame(state, seat, -1, "third_wreck", referee)


def _leaks(sea: Open, captain: Captain) -> int:
    """CL-HOLD-15, CL-NATION-04: damage icons of the hold, one less with Spain's advantage."""
    helped = "advantage" in standing.effects(sea, captain, Nation.SPAIN)
    return max(0, hold.icons(sea, captain, "damage") - helped)


def _welcoming(sea: Open, seat: Seat) -> Iterable[int]:
    """Tiles of revealed ports where the captain may come back, by reputation with the port's
    nation.
    """
    captain = sea.captains[seat]
    for tile, place in sorted(chart(sea).ports.items()):
        nation = port.flag(sea, place)
        if nation and "port_respawn" in standing.effects(sea, captain, nation):
            yield tile


def _come_back(
    state: LogState,
    seat: Seat,
    tile: int,
    places: tuple[Hex, ...],
    referee: Referee,
    *,
    face: int | None = None,
) -> None:
    """CL-SINK-24: put the ship on the first free one of *places*, and ask for its heading.

    # Ruling CL-AMB-16: if all are taken, on the nearest free hex; the captain picks one if several
    # are equally near.
    """
    sea = state.open
    board, taken = chart(sea).board, ships.occupied(sea)

    def free(at: Hex) -> bool:
        return at not in taken and _floats(sea, seat, at)

    hexes = [at for at in places if free(at)][:1]
    if not hexes:
        around = [at for at in board.within(places[0], len(board.at)) if free(at)]
        nearest = board.distance(places[0], around[0])
        hexes = [at for at in around if board.distance(places[0], at) == nearest]
    if len(hexes) > 1:
        decision = RespawnHexDecision(
            id=state.asked + 1, seat=seat, tile=tile, hexes=tuple(hexes), face=face
        )
        ask(state, decision)
        return
    _place(state, seat, tile, hexes[0], referee, face=face)


def _place(
    state: LogState, seat: Seat, tile: int, at: Hex, referee: Referee, *, face: int | None
) -> None:
    captain = state.open.captains[seat]
    captain.at, captain.destroyed = at, False
    referee.announce(e.Respawned(captain=seat, tile=tile, at=at, face=face))
    state.agenda.append(AskFacing(seat=seat))


def _floats(sea: Open, seat: Seat, at: Hex) -> bool:
    """Whether *at* is water deep enough for the captain's ship."""
    return at >= 0 and chart(sea).depth[at] >= ships.draft(sea, seat)
