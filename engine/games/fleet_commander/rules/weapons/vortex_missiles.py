"""The vortex missiles: damage to a ship that is far enough, anywhere in the zone."""

from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.damage import hurt
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip


class VortexMissiles(WeaponAtShip):
    """FC-WEAPON-16, -17: damage anywhere in the zone of the battleship, but not beside it."""

    name: ClassVar[Weapon] = Weapon.VORTEX_MISSILES
    at_enemies: ClassVar[bool] = True

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.target is not None
        battle = state.open
        points = self.damage(battle, battle.ships[action.target])
        hurt(battle, action.target, points, self.name, referee)

    def refuses_way(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """FC-WEAPON-17: obstacles and undiscovered sectors on the way do not matter."""
        here, there, field = ship.at, target.at, board(battle)
        assert here is not None
        assert there is not None
        if field.distances[here][there] < 2 or field.zone[here] != field.zone[there]:
            return RuleViolation("FC-WEAPON-17", "too-near")
        return None

    def damage(self, battle: Open, target: Ship) -> int:
        del target
        return self.card(battle).points
