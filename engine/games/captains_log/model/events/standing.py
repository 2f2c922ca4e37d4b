"""Events of a captain's fame and reputation."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.cards import Nation

FameCause = Literal[
    "barrels",
    "destroyed",
    "sale",
    "prestige",
    "join",
    "bought",
    "ship",
    "hold",
    "third_wreck",
    "betrayal",
    "fire",
    "mission",
    "mission_set",
]
"""Reasons for winning or losing fame."""


@value
class FameChanged(Event):
    kind: Literal["fame_changed"] = "fame_changed"
    captain: Seat
    change: int
    fame: int
    why: FameCause


@value
class ReputationChanged(Event):
    kind: Literal["reputation_changed"] = "reputation_changed"
    captain: Seat
    nation: Nation
    change: int
    reputation: int
    rule: str


@value
class Joined(Event):
    kind: Literal["joined"] = "joined"
    captain: Seat
    nation: Nation


@value
class Betrayed(Event):
    kind: Literal["betrayed"] = "betrayed"
    captain: Seat
    nation: Nation


Standing = FameChanged | ReputationChanged | Joined | Betrayed
