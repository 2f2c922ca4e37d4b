"""Repairs of hull and sails with wood."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Final

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Repair
from engine.games.captains_log.model.cards import Good, Service
from engine.games.captains_log.model.state import Captain, Cube, LogState, LogView, Open
from engine.games.captains_log.rules import hold, port

AT_SEA: Final = 2
"""Points of damage that one piece of wood repairs at sea."""
IN_YARD: Final = 4
SAILS_AT_SEA: Final = 1
SAILS_IN_YARD: Final = 2


def in_port(sea: Open, captain: Captain) -> bool:
    """CL-REPAIR-02: whether a repair is done by a shipyard, and so part of the port's interaction.

    Ruling CL-AMB-92: in a port without a shipyard repairs are done as at sea.
    """
    return port.offers(sea, captain, Service.SHIPYARD)


def wood_needed(sea: Open, captain: Captain, points: int, sails: int) -> int:
    """CL-REPAIR-02, -03, -05: wood that repairs *points* of damage and *sails* points
    of torn sail.
    """
    hull_rate, sails_rate = _rates(sea, captain)
    return -(-points // hull_rate) + -(-sails // sails_rate)


def check_repair(view: LogView, action: Repair) -> None:
    captain = view.open.captains[view.seat]
    if not action.slots and not action.sails:
        raise RuleViolation("CL-REPAIR-01", "nothing-to-repair")
    damaged = [i for i, cube in enumerate(captain.hold) if cube in hold.DAMAGED]
    if Counter(action.slots) - Counter(damaged):
        raise RuleViolation("CL-REPAIR-01", "not-damaged")
    if action.sails > captain.sail_damage:
        raise RuleViolation("CL-REPAIR-05", "sails-not-torn", torn=captain.sail_damage)
    wood = hold.count(captain, Good.WOOD)
    needed = wood_needed(view.open, captain, len(action.slots), action.sails)
    if needed > wood:
        raise RuleViolation("CL-REPAIR-01", "not-enough-wood", needed=needed, wood=wood)


def suggest_repairs(view: LogView) -> Iterator[Repair]:
    """Repairs with all the wood and with one piece, each by fire or water first, and hull or sails
    first.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    wood = hold.count(captain, Good.WOOD)
    if not wood or not (captain.sail_damage or hold.damage(captain)):
        return
    fire, water = _damaged(captain, hold.FIRE), _damaged(captain, hold.WATER)
    rates = _rates(sea, captain)
    told: set[tuple[int, int, int]] = set()
    for spent, slots, sails_first in product(
        (wood, 1), (fire + water, water + fire), (False, True)
    ):
        plan = _most(rates, spent, slots, captain.sail_damage, sails_first=sails_first)
        burnt = len(set(plan.slots).intersection(fire))
        what = (burnt, len(plan.slots), plan.sails)
        if what not in told:
            told.add(what)
            yield plan


def repair(state: LogState, seat: Seat, action: Repair, referee: Referee) -> None:
    """CL-REPAIR-01, CL-MARKET-25: repair, and put the wood back in the supply."""
    sea = state.open
    captain = sea.captains[seat]
    wood = wood_needed(sea, captain, len(action.slots), action.sails)
    for slot in action.slots:
        captain.hold[slot] = hold.SOUND[captain.hold[slot]]
    captain.sail_damage -= action.sails
    hold.unload(captain, Good.WOOD, wood)
    sea.supply[Good.WOOD] += wood
    referee.announce(
        e.Repaired(captain=seat, points=len(action.slots), wood=wood, sails=action.sails)
    )


def _damaged(captain: Captain, kind: Sequence[Cube]) -> tuple[int, ...]:
    """Slots with damage of a *kind*, damaged cannons first."""
    by_gain = (cube for cube in reversed(kind))
    return tuple(
        chain.from_iterable(
            (i for i, held in enumerate(captain.hold) if held is cube) for cube in by_gain
        )
    )


def _rates(sea: Open, captain: Captain) -> tuple[int, int]:
    """Points of damage, and of torn sail, that one piece of wood repairs here."""
    return (IN_YARD, SAILS_IN_YARD) if in_port(sea, captain) else (AT_SEA, SAILS_AT_SEA)


def _most(
    rates: tuple[int, int], wood: int, slots: tuple[int, ...], sails: int, *, sails_first: bool
) -> Repair:
    """The repair of as much as *wood* suffices for, hull slots in the order of *slots*.

    Sails are repaired before the hull if *sails_first*, else after it.
    """
    hull_rate, sails_rate = rates
    points = len(slots)
    if sails_first:
        sails = min(sails, wood * sails_rate)
        points = min(points, (wood - -(-sails // sails_rate)) * hull_rate)
    else:
        points = min(points, wood * hull_rate)
        sails = min(sails, (wood - -(-points // hull_rate)) * sails_rate)
    return Repair(slots=slots[:points], sails=sails)
