"""The launch of fleets: adds chosen fleets to the battle, as ships or as signals that hide them."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import figures, printed
from engine.games.fleet_commander.model.cards import ShipSort, SignalSort
from engine.games.fleet_commander.model.state import Fleet, FleetState, Open, Ship
from engine.games.fleet_commander.rules.fleets import counts, fleet_points
from engine.games.fleet_commander.rules.formations import deploy_at_once
from engine.games.fleet_commander.rules.scenarios import scenario_of


def launch_fleets(state: FleetState, referee: Referee) -> None:
    """FC-SETUP-16, -17: adds the ships of chosen fleets, with full hull, each battleship with its
    weapon.

    # Ruling FC-HIDDEN-01: everybody knows the class points that a hidden fleet began with, and the
    # number of its signals, but not what they are.
    """
    battle = state.open
    for seat in battle.order:
        fleet = state.own[seat].fleet
        assert fleet is not None
        state.own[seat].fleet = None
        ships = _ships_of(battle, seat, fleet)
        if battle.options.hidden_deployment:
            _hide(battle, seat, ships, referee)
        else:
            for ship in ships:
                battle.ships.append(replace(ship, id=len(battle.ships)))
            referee.announce(e.FleetLaunched(seat=seat, fleet=fleet))
        battle.commanders[seat].points = fleet_points(battle, fleet)
    scenario_of(battle).muster(state, referee)
    deploy_at_once(battle, referee)


def _ships_of(battle: Open, seat: Seat, fleet: Fleet) -> list[Ship]:
    """The ships of *fleet*, the largest first; their ids are still to be given."""
    hulls, secret = figures(battle.data).hull, battle.options.secret_weapons
    found: list[Ship] = []
    for sort, count in reversed(counts(fleet)):
        battleship = sort is ShipSort.BATTLESHIP
        armed_with = fleet.weapons if battleship and not secret else (None,) * count
        for number, weapon in enumerate(armed_with, 1):
            ship = Ship(
                id=0,
                owner=seat,
                sort=sort,
                number=number,
                hull=hulls[sort],
                weapon=weapon,
                sealed=battleship and secret,
            )
            found.append(ship)
    return found


def _hide(battle: Open, seat: Seat, ships: Sequence[Ship], referee: Referee) -> None:
    """FC-HIDDEN-01, -02: launches *ships* and decoys as signals, in random order."""
    decoys = printed(battle).rulings.decoys
    decoy = Ship(id=0, owner=seat, sort=SignalSort.DECOY, number=1, hull=1)
    tokens = [*ships, *[decoy] * decoys]
    left = [*range(len(tokens))]
    for number in range(1, len(tokens) + 1):
        drawn = referee.draw(left, "FC-HIDDEN-01", only(seat))
        left.remove(drawn)
        battle.ships.append(
            replace(tokens[drawn], id=len(battle.ships), number=number, hidden=True)
        )
    referee.announce(e.SignalsLaunched(seat=seat, count=len(tokens)))
