"""Threats that a move adds."""

from collections.abc import Callable, Sequence

from engine.core.records import value
from engine.games.fleet_commander.judgement.reckoning import after, view_of, world_of
from engine.games.fleet_commander.judgement.threats import Threat, gravest, is_alone
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView, ShipId


@value
class Danger:
    """A *threat* that a plan brings.

    *alone* says that the threatened ship has moved, and has none of its own near.
    """

    threat: Threat
    alone: bool


def danger_of_going(
    view: FleetView, order: a.Order, ships: Sequence[ShipId], now: Callable[[], Threat | None]
) -> Danger | None:
    """The gravest threat that *order* brings; None if it brings none.

    A threat to *ships*, which move, counts in any case; one to another ship counts only if it is
    graver than the gravest threat before, which *now* gives. *now* is called only in that case.
    """
    later = view_of(after(world_of(view), view.seat, order), view.seat)
    found = gravest(later, ships)
    if found is None:
        return None
    if found.ship.id in ships:
        return Danger(threat=found, alone=is_alone(later.open, found.ship))
    before = now()
    if before is None or found.left < before.left or found.power > before.power:
        return Danger(threat=found, alone=False)
    return None
