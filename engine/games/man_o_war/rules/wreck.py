"""Wrecks: a ship that sinks leaves one, which obstructs like a ship until it falls apart."""

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open


def is_holed_through(battle: Open, ship: ShipId) -> bool:
    """MOW-SINK-01: whether all waterline boxes of *ship* are filled."""
    return battle.ships[ship].waterline >= card_of(battle, ship).waterline.boxes


def sink(battle: Open, ship: ShipId) -> None:
    """MOW-SINK-05, MOW-SCUTTLE-04: a ship that sinks is a wreck at once."""
    battle.ships[ship].lot = "wreck"
    battle.ships[ship].sunk_in = battle.turn
    battle.ships[ship].aground = None


def sink_if_holed(battle: Open, ship: ShipId, referee: Referee) -> bool:
    """MOW-SINK-01: a ship holed through sinks; whether it does."""
    if not is_holed_through(battle, ship):
        return False
    sink(battle, ship)
    referee.announce(e.ShipSunk(ship=ship))
    return True


def wrecks_drift(battle: Open) -> None:
    """MOW-WRECK-03, MOW-WRECK-04: debris is gone, then each wreck becomes debris."""
    for ship in battle.ships:
        if ship.lot == "debris":
            ship.lot = "gone"
        elif ship.lot == "wreck":
            ship.lot = "debris"
