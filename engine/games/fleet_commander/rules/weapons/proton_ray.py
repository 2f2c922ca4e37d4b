"""The proton ray: damage by the class of a ship in clear sight."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import figures
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.damage import hurt
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip


class ProtonRay(WeaponAtShip):
    """FC-WEAPON-05, -06: damage for each class point of the target."""

    name: ClassVar[Weapon] = Weapon.PROTON_RAY
    at_enemies: ClassVar[bool] = True
    needs_clear_line: ClassVar[bool] = True

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.target is not None
        battle = state.open
        points = self.damage(battle, battle.ships[action.target])
        hurt(battle, action.target, points, self.name, referee)

    def damage(self, battle: Open, target: Ship) -> int:
        return self.card(battle).points * figures(battle.data).ship_class[target.sort]
