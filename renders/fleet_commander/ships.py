"""Ships of a battle as they are drawn."""

from engine.core.records import Seat
from engine.games.fleet_commander.model.battlefield import figures
from engine.games.fleet_commander.model.cards import SignalSort
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


def muster_of(battle: Open, seat: Seat) -> s.Muster | None:
    """The ships of *seat* that wait beside the board before the battle; None if all stand on it.

    Neither fleets that are still to be chosen nor signals betray their classes.
    """
    own = [ship for ship in battle.ships if ship.owner == seat]
    waiting = [ship for ship in own if ship.at is None and ship.hull]
    if battle.turn.phase != "setup" or (own and not waiting):
        return None
    if any(isinstance(ship.sort, SignalSort) for ship in waiting):
        return s.Muster()
    sorts: list[s.Sort] = [SORTS[ship.sort] for ship in waiting]
    return s.Muster(tuple(sorted(sorts, key=s.CLASSES.__getitem__, reverse=True)))
