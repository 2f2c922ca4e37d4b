"""Events of NPC ships, which the rules sail."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.cards import Good


@value
class NpcDrawn(Event):
    """A new card was laid face down before *owner*."""

    kind: Literal["npc_drawn"] = "npc_drawn"
    npc: Seat
    owner: Seat
    back: str


@value
class NpcRevealed(Event):
    kind: Literal["npc_revealed"] = "npc_revealed"
    npc: Seat
    card: int


@value
class NpcEntered(Event):
    kind: Literal["npc_entered"] = "npc_entered"
    npc: Seat
    at: int


@value
class NpcWaits(Event):
    """*npc* had nothing to do, and its timer now shows *timer*."""

    kind: Literal["npc_waits"] = "npc_waits"
    npc: Seat
    timer: int


@value
class NpcLeft(Event):
    """The card of *npc* goes back to the box without the ship having been sunk."""

    kind: Literal["npc_left"] = "npc_left"
    npc: Seat
    card: int
    why: Literal["timer", "route_done"]


@value
class NpcGained(Event):
    kind: Literal["npc_gained"] = "npc_gained"
    npc: Seat
    doubloons: int
    goods: tuple[Good, ...] = ()


NpcTold = NpcDrawn | NpcRevealed | NpcEntered | NpcWaits | NpcLeft | NpcGained
