"""Ships of a battle as they are drawn."""

from engine.games.fleet_commander.model.battlefield import figures
from engine.games.fleet_commander.model.state import Open, Ship
from engine.space.grid import Cell
from renders.fleet_commander.places import place_of, seat_number
from renders.fleet_commander.sorts import LOOKS, SORTS, number_of
from renders.fleet_commander.weapons import DRAWINGS
from renders.space import scene as s


def ship_at(battle: Open, ship: Ship, at: Cell) -> s.Ship:
    """A ship as it is drawn in the sector *at*."""
    beset = [token.weapon for token in battle.tokens if token.on == ship.id]
    return s.Ship(
        at=place_of(battle, at),
        seat=seat_number(ship.owner),
        sort=SORTS[ship.sort],
        number=number_of(ship),
        hull=ship.hull,
        hull_max=figures(battle.data).hull[ship.sort],
        weapon="" if ship.weapon is None else DRAWINGS[ship.weapon].letter,
        drones=DRAWINGS[beset[0]].letter if beset else "",
        alone=ship.sort in LOOKS
        or sum(one.owner == ship.owner and one.sort is ship.sort for one in battle.ships) == 1,
        look=LOOKS.get(ship.sort, "sound"),
    )
