"""The trap: Amyclès lies in ambush on both sides of Phébé."""

from engine.core.errors import RuleViolation
from engine.games.fleet_commander.model.battlefield import board, fleet_of
from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.state import Open, Ship
from engine.games.fleet_commander.rules.scenarios.scenario import Scenario
from engine.space.grid import Cell


class Trap(Scenario):
    """FC-SCEN-TRAP-01: a pitched battle, except for its beginning."""

    modes = ("duel",)
    sides_differ = True
    begins = "amycles"  # FC-SCEN-TRAP-04
    ambusher = "amycles"  # FC-SCEN-TRAP-02

    def refuses_deployment(self, battle: Open, ship: Ship, at: Cell) -> RuleViolation | None:
        """FC-SCEN-TRAP-03, -05: the ambusher has at least one ship in each outer row.

        # Ruling FC-SCEN-TRAP-05: a fleet of one ship lies in one of the rows; decoys do not count.
        """
        field = board(battle)
        zone = battle.edges[ship.owner]
        rows = {field.row[cell] for cell in zone}
        if battle.commanders[ship.owner].faction != self.ambusher:
            return None
        if ship.sort is SignalSort.DECOY:
            return None
        mine = fleet_of(battle, ship.owner)
        held = {field.row[one.at] for one in mine if one.at is not None}
        left = sum(one.at is None for one in mine) - 1
        if field.row[at] in held and len(rows - held) > left:
            return RuleViolation("FC-SCEN-TRAP-05", "both-sides")
        return None
