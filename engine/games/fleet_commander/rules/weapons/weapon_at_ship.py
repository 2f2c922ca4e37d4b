"""Weapons that aim at a ship in reach."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    are_enemies,
    may_target,
)
from engine.games.fleet_commander.model.state import Open, Ship
from engine.games.fleet_commander.rules.weapons.lines import clear_line, known_line
from engine.games.fleet_commander.rules.weapons.weapon import Specials, SpecialWeapon


class WeaponAtShip(SpecialWeapon):
    """A weapon that aims at a ship in reach, friend or foe, unless its class says otherwise."""

    aims_by: ClassVar[tuple[str, ...]] = ("target",)
    needs_clear_line: ClassVar[bool] = False
    """Whether obstacles stop the weapon (FC-WEAPON-31)."""

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        """FC-WEAPON-05: the target is a ship that the weapon may choose."""
        if action.target is None or action.target >= len(battle.ships):
            raise RuleViolation("FC-WEAPON-05", "no-such-ship")
        if (refused := self.refuses(battle, ship, battle.ships[action.target])) is not None:
            raise refused

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        for target in battle.ships:
            if (
                target.at is not None
                and self.is_of_use(battle, ship, target)
                and self.refuses(battle, ship, target) is None
            ):
                yield from self.shots(battle, ship, target, specials)

    def refuses(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        there = target.at
        if there is None:
            return RuleViolation("FC-WEAPON-05", "no-such-ship")
        if target.hidden:
            return RuleViolation("FC-HIDDEN-06", "a-signal")
        if battle.sectors[there] in SHELTERS:
            return RuleViolation("FC-WEAPON-33", "sheltered")
        if not may_target(target):
            return RuleViolation("FC-SCEN-CAPTURE-04", "no-target")
        return self.refuses_whom(battle, ship, target) or self.refuses_way(battle, ship, target)

    def refuses_whom(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """The reason why the weapon may not choose *target*, wherever it is; None if it may."""
        if self.at_enemies and not are_enemies(battle, ship.owner, target.owner):
            return RuleViolation("FC-ATTACK-10", "no-enemy")
        return None

    def refuses_way(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """The reason why the weapon does not reach from *ship* to *target*; None if it does."""
        here, there = ship.at, target.at
        assert here is not None
        assert there is not None
        if not self.is_in_reach(battle, ship, there):
            return RuleViolation("FC-WEAPON-05", "out-of-reach")
        if self.needs_clear_line and not clear_line(battle, here, there):
            return RuleViolation("FC-WEAPON-31", "way-blocked")
        if not known_line(battle, here, there):
            return RuleViolation("FC-FOG-11", "undiscovered")
        return None

    def hindrance(self, battle: Open, ship: Ship, foe: Ship | None) -> str | None:
        """The reason why the weapon may not choose *foe*, the nearest enemy; None unless it aims
        only at enemies.
        """
        if foe is None or not self.at_enemies:
            return None
        refused = self.refuses(battle, ship, foe)
        return None if refused is None else refused.why

    def is_of_use(self, battle: Open, ship: Ship, target: Ship) -> bool:
        """Whether the weapon would have any effect on *target*, if it may choose that ship."""
        del battle
        return not self.at_enemies or target.owner != ship.owner

    def shots(
        self, battle: Open, ship: Ship, target: Ship, specials: Specials
    ) -> Iterator[a.FireWeapon]:
        """Orders to offer that aim at *target*."""
        del battle
        yield a.FireWeapon(ship=ship.id, specials=specials, target=target.id)
