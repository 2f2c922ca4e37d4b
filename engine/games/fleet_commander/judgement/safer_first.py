"""The order of offers of which some bring ships into danger and others do not."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.certainty import destroys
from engine.games.fleet_commander.judgement.costs import all_taken_by
from engine.games.fleet_commander.judgement.offer import Offer
from engine.games.fleet_commander.judgement.ranking import (
    COST_OF_HULL_AT_RISK,
    FOREMOST_AIMS,
    aim_of,
    harm_of,
    is_chancy,
)
from engine.games.fleet_commander.judgement.reckoning import Intent, world_of
from engine.games.fleet_commander.judgement.threats import cost_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.bridge import usable

SHARE_OF_AN_UNROLLED_THREAT: Final = 0.5
"""Part of the cost of a threat that counts if the threat takes dice still to be rolled."""


def safe_moves_first(view: FleetView, found: Sequence[Offer]) -> list[Offer]:
    """*found*, with mere moves that put no ship at risk of loss before those that do.

    Worthwhile moves keep the places of worthwhile moves, and others those of others.
    """
    ordered = [*found]
    for worthwhile in (True, False):
        places = [
            at
            for at, one in enumerate(found)
            if _only_goes(view, one.intent) and one.is_worthwhile is worthwhile
        ]
        safe = sorted(places, key=lambda at: found[at].is_perilous)
        for at, other in zip(places, safe, strict=True):
            ordered[at] = found[other]
    return ordered


def _only_goes(view: FleetView, intent: Intent) -> bool:
    """Whether *intent* only moves ships, and the move does not serve the scenario."""
    match intent.actions:
        case (a.Move(ships=ships, to=to, containers=containers),):
            return brought_by_moving(view, ships, to, containers) is None
        case _:
            return False


def calm_first(view: FleetView, found: Sequence[Offer]) -> list[Offer]:
    """*found*, led by an offer without danger unless the first is clearly better.

    The first is clearly better if it wins, or if no offer without danger is about as good.
    """
    if not found or found[0].danger is None or found[0].victory is not None:
        return [*found]
    first = found[0]
    calm = next((one for one in found[1:] if _is_as_good(view, one, first)), None)
    if calm is None:
        return [*found]
    return [calm, *(one for one in found if one is not calm)]


def _is_as_good(view: FleetView, calm: Offer, bold: Offer) -> bool:
    """Whether *calm* is about as good as *bold*, brings no danger, and lets no die decide.

    It is as good if it gains no less than *bold* does after its risk; or if it does as much harm,
    and leaves the dice for the first order of *bold*. It never is if *bold* surely destroys a ship,
    or has a foremost aim, and *calm* does not.
    """
    one, other = calm.intent, bold.intent
    if calm.danger is not None or not calm.is_fair or one.gain <= 0:
        return False
    if any(is_chancy(view, order) for order in one.actions):
        return False
    start = world_of(view)
    if aim_of(view, start, other) in FOREMOST_AIMS and aim_of(view, start, one) not in (
        FOREMOST_AIMS
    ):
        return False
    if destroys(view, other.actions) and not destroys(view, one.actions):
        return False
    if other.gain - one.gain <= _risk(view, bold):
        return True
    if harm_of(view, start, one) < max(1, harm_of(view, start, other)):
        return False
    held = Counter(map(str, usable(view.open.commanders[view.seat])))
    return Counter(all_taken_by(*one.actions, other.actions[0])) <= held


def _risk(view: FleetView, offer: Offer) -> float:
    """The cost of the danger of *offer*, in points of hull, by its likelihood."""
    if offer.danger is None:
        return 0.0
    threat = offer.danger.threat
    share = 1.0 if threat.held else SHARE_OF_AN_UNROLLED_THREAT
    return COST_OF_HULL_AT_RISK * share * cost_of(view.open, threat)
