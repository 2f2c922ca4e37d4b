"""An intent of a captain: a goal, its actions for this turn, and its worth."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from engine.core.records import value
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.prospects import Berth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.state import Hex, Ship

Kind: TypeAlias = Literal[
    "port",
    "deal",
    "hunt",
    "barrel",
    "adrift",
    "explore",
    "repair",
    "flee",
    "stow",
    "lighten",
    "mission",
]

Goal: TypeAlias = tuple[Kind, int | None, Ship | None, int | None, Hex | None, str | None]
"""A goal: its kind, and the tile of the port, the ship, the slot, the hex, or the mission that it
is about.
"""

FREE_FIRST: Final = 9.0
"""Score of orders that cost no action, more than any goal has: they come first."""


@value
class Intent:
    """A goal and its *actions* for this turn; none if the ship need only wait.

    It is reached *turns* turns from now, 0 being this one, and takes *lasts* turns more. *worth* is
    in points of fame.
    """

    kind: Kind
    end: Berth
    actions: tuple[a.Order, ...]
    worth: float
    net: float = 0.0
    """The worth, less for each turn that it takes, less the risk."""
    score: float = 0.0
    """Fame that it brings over a turn of idleness, with the best goal after it."""
    turns: int = 0
    steps: int = 0
    """Hexes to sail, in this turn and later ones."""
    place: Port | None = None
    bargain: Bargain | None = None
    ship: Ship | None = None
    slot: int | None = None
    at: Hex | None = None
    lasts: float = 0.0
    mission: str = ""
    """Id of the mission that it serves; empty for none, and to take one."""

    @property
    def goal(self) -> Goal:
        """What the intent is after: the same goal in every turn and from every place."""
        kind: Kind = "port" if self.kind == "deal" else self.kind
        tile = None if self.place is None else self.place.tile
        return kind, tile, self.ship, self.slot, self.at, self.mission or None


def free_first(intent: Intent) -> Intent:
    """*intent*, which costs no action, with a score that comes before all that do."""
    score = intent.worth + FREE_FIRST
    return replace(intent, net=intent.worth, score=score)


def sails(end: Berth) -> tuple[a.Order, ...]:
    """Orders that sail to *end*, one for each hex; empty if the ship lies there."""
    return tuple(a.Sail(heading=heading) for heading in end.course.way) if end.course else ()


def length(end: Berth) -> int:
    """Hexes to sail to *end*; 0 if the ship lies there."""
    return len(end.course.way) if end.course else 0
