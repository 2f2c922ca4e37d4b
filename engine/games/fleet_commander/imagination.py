"""Guessing what is hidden: the fleets that others have chosen, until they are shown."""

from itertools import combinations

from engine.ai.policies import one_of
from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.records import Seat, clone
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander import tasks as t
from engine.games.fleet_commander.battlefield import printed
from engine.games.fleet_commander.cards import Weapon
from engine.games.fleet_commander.rules.setup import fleets_to_offer
from engine.games.fleet_commander.state import Fleet, FleetState, FleetView, Hidden, Open, Own


def imagine(view: FleetView, dice: Dice) -> FleetState:
    """A state that looks like *view* to its seat."""
    known = clone(view)
    own = {seat: Own() for seat in known.open.commanders}
    for seat in _sealed(view):
        own[seat].fleet = _any_fleet(known.open, seat, dice)
    if known.own is not None:
        own[known.seat] = known.own
    return FleetState(
        open=known.open,
        own=own,
        hidden=Hidden(),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )


def _sealed(view: FleetView) -> list[Seat]:
    """Who has chosen a fleet that is not shown yet."""
    asked = {one.seat for one in waiting(view.agenda) if isinstance(one, d.FleetDecision)}
    chosen = {type(task) for task in view.agenda} & {t.LaunchFleets, t.ChooseFleets}
    if chosen != {t.LaunchFleets}:
        return []
    return [seat for seat in view.open.commanders if seat not in asked]


def _any_fleet(battle: Open, seat: Seat, dice: Dice) -> Fleet:
    _, fleet = one_of([*fleets_to_offer(battle, printed(battle), seat)], dice)
    weapons = one_of([*combinations(Weapon, fleet.battleships)], dice)
    return Fleet(
        frigates=fleet.frigates,
        destroyers=fleet.destroyers,
        cruisers=fleet.cruisers,
        battleships=fleet.battleships,
        weapons=weapons,
    )
