"""The exo-bomb: damage to everybody in a sector and around it."""

from typing import ClassVar

from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board, ships_at
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.damage import hurt
from engine.games.fleet_commander.rules.weapons.weapon_at_sector import WeaponAtSector
from engine.space.grid import Cell


class ExoBomb(WeaponAtSector):
    """FC-WEAPON-26, -27: damages all ships in its sector and beside it, friend or foe."""

    name: ClassVar[Weapon] = Weapon.EXO_BOMB

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.at is not None
        battle = state.open
        points = self.card(battle).points
        for cell in (action.at, *board(battle).beside[action.at]):
            for one in ships_at(battle, cell):
                hurt(battle, one.id, points, self.name, referee)

    def is_of_use(self, battle: Open, ship: Ship, at: Cell) -> bool:
        """Whether the bomb would damage an enemy."""
        beside = board(battle).beside[at]
        return any(
            one.at is not None
            and (one.at == at or one.at in beside)
            and are_enemies(battle, ship.owner, one.owner)
            for one in battle.ships
        )
