"""Pennants of NPC cards: finding the next one that has an effect, and carrying it out."""

from typing import TypeAlias, assert_never

from engine.core.records import value
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.cards import (
    BoardPennant,
    MovePennant,
    NpcCard,
    Pennant,
    Role,
    ShotPennant,
)
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import LogState, Open, Ship
from engine.games.captains_log.model.tasks import NpcArrive, NpcWalk
from engine.games.captains_log.rules import itinerary, npc_move, npc_target, shot
from engine.games.captains_log.rules.npc_move import Course
from engine.games.captains_log.rules.waters import Waters


@value
class Attack:
    target: Ship
    guns: shot.Broadside


Deed: TypeAlias = Course | Attack


def next_deed(sea: Open, npc: Ship, first: int) -> tuple[int, Deed] | None:
    """CL-NPC-10 … -13: index and effect of the first pennant, from *first* on, that *npc* can carry
    out.

    None if there is none. Pennants before it have no effect, and are passed over for this turn.
    """
    card = npc_card(sea, sea.npcs[npc])
    for index in range(first, len(card.pennants)):
        deed = _deed(sea, npc, card, index)
        if deed is not None:
            return index, deed
    return None


def carry_out(state: LogState, npc: Ship, deed: Deed, referee: Referee) -> None:
    if isinstance(deed, Attack):
        shot.fire(state, npc, deed.target, deed.guns, referee)
        return
    if deed.arrives:
        state.agenda.append(NpcArrive(npc=npc))
    if deed.hexes:
        state.agenda.append(NpcWalk(npc=npc, route=deed.hexes))
    elif not deed.arrives:
        # CL-NPCMOVE-05: turning in place is a move too.
        state.open.npcs[npc].heading = deed.heading
        referee.announce(e.Turned(ship=npc, heading=deed.heading))


def _deed(sea: Open, npc: Ship, card: NpcCard, index: int) -> Deed | None:
    pennant = card.pennants[index]
    match pennant:
        case MovePennant():
            return _move(sea, npc, card, pennant)
        case ShotPennant():
            return _shot(sea, npc, pennant, card.pennants[index + 1 :])
        case BoardPennant():
            return None  # CL-GEN-10: nobody boards in a standard game
        case _:
            assert_never(pennant)


def _move(sea: Open, npc: Ship, card: NpcCard, pennant: MovePennant) -> Course | None:
    """CL-MERCHANT-02, CL-NPCMOVE-10, -11: the course along the route, or to the target; None to
    stay.
    """
    ship = sea.npcs[npc]
    steps = npc_move.movement(ship, pennant.hexes)
    if card.role is Role.MERCHANT:
        bound = itinerary.bound(sea, ship)
        waters = Waters(sea, npc, steps, bound)
        return npc_move.course_home(sea, npc, bound, waters) if bound else None
    waters = Waters(sea, npc, steps)
    target = npc_target.quarry(sea, npc, waters)
    return npc_move.course_to(sea, npc, target, waters) if target else None


def _shot(sea: Open, npc: Ship, pennant: ShotPennant, after: tuple[Pennant, ...]) -> Attack | None:
    """CL-NPCTARGET-15, -16: the attack of *npc* on a ship alongside; None if there is none.

    *after* are its pennants still to come: how far they will move it decides which ship it attacks.
    """
    ship = sea.npcs[npc]
    hexes = sum([later.hexes for later in after if isinstance(later, MovePennant)])
    target = npc_target.victim(sea, npc, npc_move.movement(ship, hexes))
    if target is None:
        return None
    guns = shot.npc_broadside(npc_card(sea, ship), pennant)
    return Attack(target=target, guns=guns)
