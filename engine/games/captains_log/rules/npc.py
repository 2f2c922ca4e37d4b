"""NPC ships: cards drawn and revealed, entry, timers, and the reading of pennants."""

from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.state import LogState, Ship


def draw_npc(state: LogState, owner: Seat, npc: Ship, seal: int | None, referee: Referee) -> None:
    """CL-SINK-16, CL-NPC-17: lay a new card of the deck face down in the place of *npc*."""
    raise NotImplementedError


def remove_npc(state: LogState, npc: Ship, referee: Referee) -> None:
    """CL-NPC-30 of the ledger's SINK chapter: the card goes to the box, a new one is drawn."""
    raise NotImplementedError


def activate(state: LogState, npc: Ship, referee: Referee) -> None:
    """One thing *npc* does: reveal and enter, or the next pennant it can carry out."""
    raise NotImplementedError


def go_on(state: LogState, referee: Referee) -> None:
    """After an action: leave the NPC its turn, or end it and push ``NextNpc``."""
    raise NotImplementedError
