"""The hold rearranged for more fame, or for more guns."""

from dataclasses import replace

from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import fame, free, hold


def better_stowed(view: LogView) -> a.Rearrange | None:
    """CL-HOLD-12, -16: the hold rearranged for more fame, else more guns; None if neither is
    gained.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    now = (fame.fame_covered(sea, captain), hold.guns(sea, captain))
    for anew in (free.paraded(sea, captain), free.tidied(sea, captain)):
        then = (
            hold.fame_covered(sea.data, captain.ship, anew),
            hold.guns(sea, replace(captain, hold=list(anew))),
        )
        if then > now:
            return a.Rearrange(hold=anew)
    return None
