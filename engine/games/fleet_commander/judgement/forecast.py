"""Forecast of an order's damage, as far as its commander can know."""

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import (
    board,
    firepower_of,
    is_undiscovered,
    pointed,
    ships_at,
)
from engine.games.fleet_commander.model.results import FACE_OF
from engine.games.fleet_commander.model.state import FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.attack import supporters
from engine.games.fleet_commander.rules.react import damage_by_sector
from engine.games.fleet_commander.rules.weapons import WEAPONS
from engine.space.grid import Cell


def attack_power(view: FleetView, action: a.Attack) -> int:
    """The damage of an attack that nobody answers."""
    battle = view.open
    firing = [ship for ship in ships_at(battle, action.at) if ship.id not in action.held]
    if len(action.way) == 1 and not action.twice:
        helping = supporters(battle, view.seat, action.at, action.way[0])
        firing += [ship for ship in helping if ship.id not in action.held]
    return firepower_of(battle, firing)


def unstopped(battle: Open, strike: d.Strike) -> int:
    """The damage of *strike* from all sectors together, if nothing stops it."""
    return sum(damage_by_sector(battle, strike).values())


def weapon_power(battle: Open, launcher: ShipId, target: Ship) -> int:
    """FC-WEAPON-05: the damage to *target* in one turn of the weapon of the ship *launcher*."""
    weapon = battle.ships[launcher].weapon
    if weapon is None:
        return 0
    armed = WEAPONS[weapon]
    return armed.damage(battle, target) + armed.damage_each_turn(battle, target)


def signals_in(battle: Open, strike: d.Strike) -> str:
    """Whether an attack reveals signals: "shown" or "no"; "kept" if able ones stay hidden."""
    if not battle.options.hidden_deployment:
        return "no"
    if any(battle.ships[ship].hidden for ship in (*strike.ships, *strike.supports)):
        return "shown"
    here = [
        *ships_at(battle, strike.at),
        *supporters(battle, strike.attacker, strike.at, strike.way[-1]),
    ]
    return "kept" if any(ship.hidden and firepower_of(battle, [ship]) for ship in here) else "no"


def shown_by_weapon(battle: Open, launcher: ShipId) -> str:
    """FC-HIDDEN-15: "shown" if its weapon reveals the ship *launcher*, else "no"."""
    return "shown" if battle.ships[launcher].hidden else "no"


def unknown(battle: Open, action: a.ScanFog) -> list[Cell]:
    """The sectors that a scan of the fog would discover."""
    if action.at not in board(battle).cells:
        return []
    around = pointed(board(battle), action.at, FACE_OF[action.die])
    return [cell for cell in around if is_undiscovered(battle, cell)]
