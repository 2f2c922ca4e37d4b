"""The hooks of a special weapon: what it may aim at, what it does, and what others ask of it."""

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
    """A weapon of which nothing is said yet; each overrides what it does.

    Hooks are called with the battle as it is then; none of them keeps anything of its own. Who
    fires is known to have the weapon, to be on the board, and to pay for it (``firing``).
    """

    name: ClassVar[Weapon]
    """What it is called in states, events, tables and sentences."""
    aims_by: ClassVar[tuple[str, ...]]
    """The fields of ``FireWeapon`` that say where it goes (FC-WEAPON-04)."""
    at_enemies: ClassVar[bool] = False
    """Whether it aims at enemies alone: its text says no "friend or foe" (FC-ATTACK-10)."""
    lasts: ClassVar[bool] = False
    """Whether it puts a token on the board, which stays."""

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        """:raises RuleViolation: if *ship* may not aim as *action* says."""
        raise NotImplementedError

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        """What *ship* may aim at to some effect, each as an order paid with *specials*."""
        raise NotImplementedError

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        """Resolve a checked *action*, once it is paid and announced."""
        raise NotImplementedError

    def refuses(self, battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
        """Why the weapon of *ship* may not choose *target*; None if it may."""
        del battle, ship, target
        return RuleViolation("FC-WEAPON-04", "aims-elsewhere")

    def hindrance(self, battle: Open, ship: Ship, foe: Ship | None) -> str | None:
        """What keeps *ship* from aiming at *foe*, the nearest enemy, if that is worth telling.

        Asked only where there is nothing that it may aim at to some effect.
        """
        del battle, ship, foe
        return None

    def damage(self, battle: Open, target: Ship) -> int:
        """What it does at once to a ship that it aims at."""
        del battle, target
        return 0

    def damage_each_turn(self, battle: Open, target: Ship) -> int:
        """What its token on a ship does to that as each turn of its commander begins."""
        del battle, target
        return 0

    def card(self, battle: Open) -> WeaponCard:
        """What is printed on it."""
        return printed(battle).weapons[self.name]

    def is_in_reach(self, battle: Open, ship: Ship, at: Cell) -> bool:
        """Whether *at* is no farther from *ship* than the weapon reaches."""
        assert ship.at is not None
        return board(battle).distances[ship.at][at] <= self.card(battle).reach
