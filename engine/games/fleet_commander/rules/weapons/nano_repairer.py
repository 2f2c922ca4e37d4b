"""The nano-repairer: it restores hull of a friend, or of the launcher itself."""

from dataclasses import replace
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import are_enemies, figures
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip


class NanoRepairer(WeaponAtShip):
    """FC-WEAPON-18: a friend regains hull, never above its maximum."""

    name: ClassVar[Weapon] = Weapon.NANO_REPAIRER

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.target is not None
        battle = state.open
        target = battle.ships[action.target]
        most = figures(battle.data).hull[target.sort]
        hull = min(most, target.hull + self.card(battle).points)
        battle.ships[target.id] = replace(target, hull=hull)
        referee.announce(e.Repaired(ship=target.id, points=hull - target.hull, hull=hull))

    def refuses_whom(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        if are_enemies(battle, ship.owner, target.owner):
            return RuleViolation("FC-WEAPON-18", "no-friend")
        return None

    def is_of_use(self, battle: Open, ship: Ship, target: Ship) -> bool:
        del ship
        return target.hull != figures(battle.data).hull[target.sort]
