"""The leech: a weapon that clings to a ship, and damages it when its commander's turn begins."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship, Token
from engine.games.fleet_commander.rules.weapons.lasting import lay
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip


class Leech(WeaponAtShip):
    """The leech; its damage grows with the class of the ship."""

    name: ClassVar[Weapon] = Weapon.LEECH
    at_enemies: ClassVar[bool] = True
    lasts: ClassVar[bool] = True

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        token = Token(weapon=self.name, launcher=action.ship, on=action.target)
        lay(state.open, token, referee)

    def damage_each_turn(self, battle: Open, target: Ship) -> int:
        return self.card(battle).points * target.hull // 4
