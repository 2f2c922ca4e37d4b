"""The drones: they sit on a ship, and damage it as each turn of its commander begins."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship, Token
from engine.games.fleet_commander.rules.weapons.lasting import lay
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip


class Drones(WeaponAtShip):
    """FC-WEAPON-20, -21: no damage at once, but each turn until the drones are shaken off."""

    name: ClassVar[Weapon] = Weapon.DRONES
    at_enemies: ClassVar[bool] = True
    lasts: ClassVar[bool] = True

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        token = Token(weapon=self.name, launcher=action.ship, on=action.target)
        lay(state.open, token, referee)

    def damage_each_turn(self, battle: Open, target: Ship) -> int:
        del target
        return self.card(battle).points
