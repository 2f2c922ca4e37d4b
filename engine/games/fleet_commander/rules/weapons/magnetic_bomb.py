"""The magnetic bomb: the bridge of an opponent is emptied."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.bridge import on_bridge, spend
from engine.games.fleet_commander.rules.weapons.weapon import Specials, SpecialWeapon


class MagneticBomb(SpecialWeapon):
    """FC-WEAPON-07: all dice on the bridge of an opponent return to its reserve."""

    name: ClassVar[Weapon] = Weapon.MAGNETIC_BOMB
    aims_by: ClassVar[tuple[str, ...]] = ("seat",)

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        other = action.seat
        if other not in battle.commanders or not are_enemies(battle, ship.owner, other):
            raise RuleViolation("FC-WEAPON-07", "no-opponent")

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        """Shots at every opponent with dice on the bridge."""
        for seat, commander in battle.commanders.items():
            if are_enemies(battle, ship.owner, seat) and on_bridge(commander):
                yield a.FireWeapon(ship=ship.id, specials=specials, seat=seat)

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.seat is not None
        battle = state.open
        commander, by = battle.commanders[action.seat], battle.ships[action.ship].owner
        dice = tuple(on_bridge(commander))
        spend(commander, dice)
        referee.announce(e.BridgeEmptied(seat=action.seat, by=by, dice=dice, how=self.name))

    def hindrance(self, battle: Open, ship: Ship, foe: Ship | None) -> str | None:
        """The reason why there is no target: no opponent's bridge has dice."""
        del battle, ship, foe
        return "no-dice"
