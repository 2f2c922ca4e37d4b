"""Weapons that aim at a sector in reach."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board, is_undiscovered
from engine.games.fleet_commander.model.state import Open, Ship
from engine.games.fleet_commander.rules.weapons.lines import known_line
from engine.games.fleet_commander.rules.weapons.weapon import Specials, SpecialWeapon
from engine.space.grid import Cell


class WeaponAtSector(SpecialWeapon):
    """A weapon that aims at a sector in reach, along a line of discovered sectors."""

    aims_by: ClassVar[tuple[str, ...]] = ("at",)

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        """FC-WEAPON-08, -26: the sector is in reach, discovered, and one the weapon may choose."""
        assert ship.at is not None
        at = action.at
        if at is None or at not in board(battle).cells or not self.is_in_reach(battle, ship, at):
            raise RuleViolation("FC-WEAPON-08", "out-of-reach")
        if is_undiscovered(battle, at) or not known_line(battle, ship.at, at):
            raise RuleViolation("FC-FOG-11", "undiscovered")
        if (refused := self.refuses_sector(battle, at)) is not None:
            raise refused

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        assert ship.at is not None
        far, reach = board(battle).distances[ship.at], self.card(battle).reach
        for cell in board(battle).cells:
            if (
                far[cell] <= reach
                and known_line(battle, ship.at, cell)
                and not is_undiscovered(battle, cell)
                and self.is_of_use(battle, ship, cell)
            ):
                yield a.FireWeapon(ship=ship.id, specials=specials, at=cell)

    def refuses_sector(self, battle: Open, at: Cell) -> RuleViolation | None:
        """The reason why the weapon may not choose *at*, a sector in reach; None if it may."""
        del battle, at
        return None

    def is_of_use(self, battle: Open, ship: Ship, at: Cell) -> bool:
        """Whether the weapon may choose *at*, a sector in reach, to some effect."""
        raise NotImplementedError
