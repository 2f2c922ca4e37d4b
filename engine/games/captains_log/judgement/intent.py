"""An intent of a captain: a goal, what of it can be done this turn, and what it is worth."""

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
    """*actions* are what can be done of it this turn; none if the ship lies where it should.

    It is done *turns* turns from now, 0 being this one; *worth* is in points of fame, *score* is
    what it is worth for each turn it takes.
    """

    kind: Kind
    end: Berth
    actions: tuple[a.Order, ...]
    worth: float
    score: float
    turns: int = 0
    steps: int = 0
    """Hexes to sail, this turn and later."""
    place: Port | None = None
    bargain: Bargain | None = None
    ship: Ship | None = None
    slot: int | None = None
    at: Hex | None = None


def rate(worth: float, turns: float) -> float:
    """What *worth* comes to a turn if it is had after *turns* more; a loss is one at once."""
    return worth / (1 + turns) if worth > 0 else worth


def sails(end: Berth) -> tuple[a.Order, ...]:
    """The steps to *end*."""
    return tuple(a.Sail(heading=heading) for heading in end.course.way) if end.course else ()


def length(end: Berth) -> int:
    """How many hexes *end* is away."""
    return len(end.course.way) if end.course else 0
