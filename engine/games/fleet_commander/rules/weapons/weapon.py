"""The hooks of a special weapon: its aims, its effects, and facts that other rules need."""

from collections.abc import Iterator
from typing import ClassVar, TypeAlias

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board, printed
from engine.games.fleet_commander.model.cards import Weapon, WeaponCard
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.space.grid import Cell

Specials: TypeAlias = tuple[Result, Result]
"""The two specials that a weapon takes."""


class SpecialWeapon:
    """A special weapon; each class overrides the hooks that differ.

    Hooks are called with the battle as it is at the time; a weapon keeps no state of its own. The
    ship that fires is known to have the weapon, to be on the board, and to pay (see ``firing``).
    """

    name: ClassVar[Weapon]
    """The weapon's name in states, events, tables and sentences."""
    aims_by: ClassVar[tuple[str, ...]]
    """The fields of ``FireWeapon`` that name the weapon's aim (FC-WEAPON-04)."""
    at_enemies: ClassVar[bool] = False
    """Whether the weapon aims only at enemies: its text has no "friend or foe" (FC-ATTACK-10)."""
    lasts: ClassVar[bool] = False
    """Whether the weapon puts a token on the board, which stays."""

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        """:raises RuleViolation: if *ship* may not aim as *action* says."""
        raise NotImplementedError

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        """Orders of *ship* to some effect, each paid with *specials*."""
        raise NotImplementedError

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        """Resolve a checked *action*, after payment and announcement."""
        raise NotImplementedError

    def refuses(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """The reason why the weapon of *ship* may not aim at *target*; None if it may."""
        del battle, ship, target
        return RuleViolation("FC-WEAPON-04", "aims-elsewhere")

    def hindrance(self, battle: Open, ship: Ship, foe: Ship | None) -> str | None:
        """The reason why *ship* cannot aim at *foe*, the nearest enemy, if it is worth telling.

        It is asked for only where the weapon has no aim to any effect.
        """
        del battle, ship, foe
        return None

    def damage(self, battle: Open, target: Ship) -> int:
        """The damage to the ship aimed at, at once."""
        del battle, target
        return 0

    def damage_each_turn(self, battle: Open, target: Ship) -> int:
        """The damage of the weapon's token on *target* as each turn of its commander begins."""
        del battle, target
        return 0

    def card(self, battle: Open) -> WeaponCard:
        """The printed card of the weapon."""
        return printed(battle).weapons[self.name]

    def is_in_reach(self, battle: Open, ship: Ship, at: Cell) -> bool:
        """Whether *at* is no farther from *ship* than the weapon reaches."""
        assert ship.at is not None
        return board(battle).distances[ship.at][at] <= self.card(battle).reach
