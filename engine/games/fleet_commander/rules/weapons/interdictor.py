"""The interdictor: it closes an empty sector until it is switched off."""

from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import is_empty
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship, Token
from engine.games.fleet_commander.rules.weapons.lasting import lay
from engine.games.fleet_commander.rules.weapons.weapon_at_sector import WeaponAtSector
from engine.space.grid import Cell


class Interdictor(WeaponAtSector):
    """FC-WEAPON-08, -09: the token of the interdictor makes a sector impassable."""

    name: ClassVar[Weapon] = Weapon.INTERDICTOR
    lasts: ClassVar[bool] = True

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        lay(state.open, Token(weapon=self.name, launcher=action.ship, at=action.at), referee)

    def refuses_sector(self, battle: Open, at: Cell) -> RuleViolation | None:
        if not is_empty(battle, at):
            return RuleViolation("FC-WEAPON-32", "not-empty")
        return None

    def is_of_use(self, battle: Open, ship: Ship, at: Cell) -> bool:
        del ship
        return is_empty(battle, at)
