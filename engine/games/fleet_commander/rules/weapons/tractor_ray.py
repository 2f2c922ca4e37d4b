"""The tractor ray: a ship in clear sight is pulled a sector."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    is_undiscovered,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.sectors import carry
from engine.games.fleet_commander.rules.weapons.weapon import Specials
from engine.games.fleet_commander.rules.weapons.weapon_at_ship import WeaponAtShip
from engine.space.grid import Cell


class TractorRay(WeaponAtShip):
    """FC-WEAPON-29, -30: pulls another ship, friend or foe, to a sector beside that ship."""

    name: ClassVar[Weapon] = Weapon.TRACTOR_RAY
    aims_by: ClassVar[tuple[str, ...]] = ("target", "to")
    needs_clear_line: ClassVar[bool] = True

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        super().check(battle, ship, action)
        assert action.target is not None
        target = battle.ships[action.target]
        assert target.at is not None
        if action.to is None or action.to not in board(battle).beside[target.at]:
            raise RuleViolation("FC-WEAPON-30", "not-beside")
        if not _may_pull(battle, target, action.to):
            raise RuleViolation("FC-WEAPON-30", "no-room")

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.target is not None
        assert action.to is not None
        mover = state.open.ships[action.ship].owner
        carry(state, mover, (action.target,), action.to, referee, how=self.name)

    def refuses_whom(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """Ruling FC-WEAPON-29: the ray may not aim at its own ship; the nano-repairer alone may."""
        del battle
        return RuleViolation("FC-WEAPON-29", "itself") if ship.id == target.id else None

    def shots(
        self, battle: Open, ship: Ship, target: Ship, specials: Specials
    ) -> Iterator[a.FireWeapon]:
        """Shots that pull *target* to every sector beside it with room."""
        assert target.at is not None
        for cell in board(battle).beside[target.at]:
            if _may_pull(battle, target, cell):
                yield a.FireWeapon(ship=ship.id, specials=specials, target=target.id, to=cell)


def _may_pull(battle: Open, target: Ship, to: Cell) -> bool:
    """FC-WEAPON-30, FC-FOG-11: whether the ray may bring *target* *to* a sector.

    # Ruling FC-WEAPON-30: not to a sector with signals, since only their commander knows how much
    # room they take.
    """
    if is_undiscovered(battle, to) or any(ship.hidden for ship in ships_at(battle, to)):
        return False
    return can_hold(battle, target.owner, [target], to)
