"""An intent of a captain: a goal, its actions for this turn, and its worth."""

from typing import Literal, TypeAlias

from engine.core.records import value
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.prospects import Berth
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.state import Hex, Ship

Kind: TypeAlias = Literal[
    "port", "deal", "hunt", "barrel", "adrift", "explore", "repair", "flee", "stow", "lighten"
]


@value
class Intent:
    """A goal and its *actions* for this turn; none if the ship need only wait.

    It is reached *turns* turns from now, 0 being this one; *worth* is in points of fame, *score* is
    the worth for each turn it takes, less the risk.
    """

    kind: Kind
    end: Berth
    actions: tuple[a.Order, ...]
    worth: float
    score: float
    turns: int = 0
    steps: int = 0
    """Hexes to sail, in this turn and later ones."""
    place: Port | None = None
    bargain: Bargain | None = None
    ship: Ship | None = None
    slot: int | None = None
    at: Hex | None = None


def rate(worth: float, turns: float) -> float:
    """The part of *worth* for each turn, if it is gained after *turns* more; a loss
    counts in full.
    """
    return worth / (1 + turns) if worth > 0 else worth


def sails(end: Berth) -> tuple[a.Order, ...]:
    """Orders that sail to *end*, one for each hex; empty if the ship lies there."""
    return tuple(a.Sail(heading=heading) for heading in end.course.way) if end.course else ()


def length(end: Berth) -> int:
    """Hexes to sail to *end*; 0 if the ship lies there."""
    return len(end.course.way) if end.course else 0
