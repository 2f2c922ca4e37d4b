"""Bargains: the deals of one visit to a port, and the ports that buy what is bought there."""

from engine.core.records import value
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.state import Hex


@value
class Outlet:
    """The nearest port of *flag* that buys goods, called *name*, *turns* turns from the port of
    purchase.
    """

    name: str
    flag: Nation
    turns: float
    at: Hex
    """An anchorage of the port."""


@value
class Bargain:
    """Orders to give in one visit to a port, and their gain: *worth* is in points of fame.

    *later* is the hoped-for worth of the goods bought, less their price; it is had *turns* turns
    after the visit.
    """

    actions: tuple[a.Order, ...] = ()
    doubloons: int = 0
    fame: int = 0
    wins: bool = False
    """CL-END-01: whether the game is won with the last of *actions*."""
    worth: float = 0.0
    later: float = 0.0
    turns: float = 0.0
    outlet: str = ""
    """Name of the port that is to take the purchase with the largest gain; empty without one."""
    outlet_at: Hex | None = None
    """An anchorage of that port."""
    smuggled: bool = False
    """Whether those goods are contraband in that port."""
    cargo: tuple[Good, ...] = ()
    """Goods bought, each as often as it was bought."""
