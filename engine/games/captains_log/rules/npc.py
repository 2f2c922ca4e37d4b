"""NPC ships: drawing and revealing cards, entering the map, timers, and activations."""

from typing import Literal

from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import npc_card, printed
from engine.games.captains_log.model.state import Hex, LogState, Npc, Open, Ship
from engine.games.captains_log.model.tasks import NEXT_NPC, NPC_GO_ON
from engine.games.captains_log.rules import damage, npc_move, pennants, ships
from engine.games.captains_log.rules.pennants import Deed

ACTIONS = 2
TIMER = 3
_ERAS = ((1,), (2,), (3, 4))
"""CL-SETUP-25: levels in the order in which they are drawn; 3 and 4 are shuffled together."""


def draw_npc(state: LogState, owner: Seat, npc: Ship, seal: int | None, referee: Referee) -> None:
    """CL-SINK-16, CL-NPC-17: lay a new card face down in the place of *npc*.

    *seal* None draws from both seals. Nobody sees the roll, which would give the card away.
    """
    sea, hidden = state.open, state.hidden
    pile = _top(state, seal) or _shuffle_removed(state, seal)
    number = int(referee.draw(pile, "CL-NPC-17", to=only()))
    card = printed(sea).npcs[number]
    key = f"{card.level}:{card.seal}"
    hidden.deck[key].remove(number)
    sea.deck[key] -= 1
    hidden.face_down[npc] = number
    sea.npcs_drawn += 1
    sea.npcs[npc] = Npc(owner=owner, since=sea.npcs_drawn, back=card.ship, goods=[])
    referee.announce(e.NpcDrawn(npc=npc, owner=owner, back=card.ship))


def remove_npc(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-SINK-16, -30: put the card of *npc* in the box, and draw a new one.

    CL-SETUP-26: of the same seal if each seal has a deck of its own. The caller has disposed of
    goods and doubloons on the card.
    """
    sea = state.open
    ship = sea.npcs[npc]
    card = npc_card(sea, ship)
    sea.removed.append(card.number)
    ships.forget(sea, npc)
    draw_npc(state, ship.owner, npc, card.seal if sea.options.two_decks else None, referee)


def leave(
    state: LogState, npc: Ship, why: Literal["timer", "route_done"], referee: Referee
) -> None:
    """CL-NPC-17, CL-SPECIAL-02: *npc* leaves the game without being sunk; its goods go to the
    supply.
    """
    sea = state.open
    ship = sea.npcs[npc]
    referee.announce(e.NpcLeft(npc=npc, card=npc_card(sea, ship).number, why=why))
    for good in ship.goods:
        sea.supply[good] += 1
    remove_npc(state, npc, referee)


def activate(state: LogState, npc: Ship, referee: Referee) -> None:
    """Carry out one step of *npc*: reveal its card and enter the map, act by the next pennant that
    has an effect, or wait.
    """
    sea = state.open
    ship, turn = sea.npcs[npc], sea.npc_turn
    assert turn is not None, "no NPC is active"
    if ship.card is None:
        _reveal(state, npc, referee)
    if ship.at is None:
        _enter(state, npc, referee)
    elif found := pennants.next_deed(sea, npc, turn.next):
        turn.next = found[0] + 1
        _act(state, npc, found[1], referee)
    else:
        turn.next = len(npc_card(sea, ship).pennants)
        _idle(state, npc, referee)


def go_on(state: LogState, referee: Referee) -> None:
    """CL-NPC-12, -13, -24: end the NPC's turn unless it has another action.

    The turn also ends if the NPC was lost: the card that replaced it is not on the map.
    """
    sea = state.open
    turn = sea.npc_turn
    assert turn is not None, "no NPC is active"
    if sea.npcs[turn.npc].at is not None:
        if not turn.done:
            return
        if turn.done < ACTIONS and pennants.next_deed(sea, turn.npc, turn.next):
            return
    _end(state, turn.npc, referee)


def _top(state: LogState, seal: int | None) -> list[int]:
    """Cards of the lowest era left in the deck, of *seal* or, if that is None, of both seals."""
    for levels in _ERAS:
        keys = [f"{level}:{one}" for level in levels for one in (1, 2) if seal in (None, one)]
        if top := [number for key in keys for number in state.hidden.deck.get(key, ())]:
            return top
    return []


def _shuffle_removed(state: LogState, seal: int | None) -> list[int]:
    """CL-FAME-13: cards of levels 3 and 4 that have left the game make a new deck.

    # Ruling CL-AMB-42: they lie in the box until then. Cards of lower levels return only if no card
    # of level 3 or 4 lies there.
    """
    sea, cards = state.open, printed(state.open).npcs
    fitting = [n for n in sea.removed if seal in (None, cards[n].seal)]
    back = [n for n in fitting if cards[n].level >= 3] or fitting
    for number in sorted(back):
        key = f"{cards[number].level}:{cards[number].seal}"
        sea.removed.remove(number)
        state.hidden.deck[key] = sorted([*state.hidden.deck[key], number])
        sea.deck[key] += 1
    return back


def _reveal(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-NPC-19, CL-MERCHANT-03: turn the card face up; a merchant's marker goes on its start."""
    ship = state.open.npcs[npc]
    ship.card = state.hidden.face_down.pop(npc)
    ship.stop = npc_card(state.open, ship).start
    referee.announce(e.NpcRevealed(npc=npc, card=ship.card))


def _enter(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-NPC-15, -20, -21, -23: enter at the spawn of the card's tile, or wait until that tile is
    revealed.
    """
    sea = state.open
    ship = sea.npcs[npc]
    at = _entry(sea, ship)
    if at is None:
        _wait(state, npc, referee)
        return
    ship.at, ship.timer = at, None
    sea.fortress_era = max(sea.fortress_era, npc_card(sea, ship).level)
    referee.announce(e.NpcEntered(npc=npc, at=at))
    state.agenda.append(NPC_GO_ON)


def _entry(sea: Open, ship: Npc) -> Hex | None:
    """CL-NPC-22: the spawn's hex, or the lowest free one beside it; None if there is none.

    # Ruling CL-AMB-120: no captain is asked which free hex the NPC enters.
    """
    card, sheet = npc_card(sea, ship), chart(sea)
    spawn = sheet.spawns.get((card.entry, card.role))
    if spawn is None:
        return None
    taken = ships.occupied(sea)
    if spawn not in taken:
        return spawn
    beside = sorted(at for at in sheet.exits[spawn] if at >= 0 and at not in taken)
    return next((at for at in beside if sheet.depth[at] >= card.draft), None)


def _act(state: LogState, npc: Ship, deed: Deed, referee: Referee) -> None:
    """CL-NPC-15: count an action, take the timer off the card, and carry out *deed*."""
    sea = state.open
    assert sea.npc_turn is not None
    sea.npc_turn.done += 1
    sea.npcs[npc].timer = None
    state.agenda.append(NPC_GO_ON)
    pennants.carry_out(state, npc, deed, referee)


def _idle(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-NPC-14, -25: an NPC with nothing to do leaves the anchorage that it lies on; elsewhere it
    waits.
    """
    sea = state.open
    away = npc_move.course_away(sea, npc) if sea.npcs[npc].at in chart(sea).moorings else None
    if away:
        _act(state, npc, away, referee)
    else:
        _wait(state, npc, referee)


def _wait(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-NPC-14, -16, -17: set the timer to 3, or lower it by one; at 0 the NPC leaves the game."""
    ship = state.open.npcs[npc]
    ship.timer = TIMER if ship.timer is None else ship.timer - 1
    referee.announce(e.NpcWaits(npc=npc, timer=ship.timer))
    if not ship.timer:
        leave(state, npc, "timer", referee)
    _end(state, npc, referee)


def _end(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-DMG-05: end the turn of *npc*: its fire spreads, then the next NPC acts."""
    sea = state.open
    sea.npc_turn = None
    state.agenda.append(NEXT_NPC)
    if sea.npcs[npc].at is not None:
        damage.spread_fire(state, npc, referee)
