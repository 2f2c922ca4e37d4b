"""The vortex gate: ships of a sector in reach go to any empty one that is not beside it."""

from collections.abc import Iterator
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    board,
    is_empty,
    is_undiscovered,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetState, Open, Ship
from engine.games.fleet_commander.rules.move import groups_of
from engine.games.fleet_commander.rules.sectors import carry
from engine.games.fleet_commander.rules.weapons.weapon import Specials, SpecialWeapon
from engine.space.grid import Cell


class VortexGate(SpecialWeapon):
    """FC-WEAPON-12..15: ships of the launcher's sector, or of one beside it, are sent away."""

    name: ClassVar[Weapon] = Weapon.VORTEX_GATE
    aims_by: ClassVar[tuple[str, ...]] = ("at", "to", "ships")

    def check(self, battle: Open, ship: Ship, action: a.FireWeapon) -> None:
        """FC-WEAPON-12..15: ships of one sector in reach go to an empty one not beside it."""
        field = board(battle)
        at, to = action.at, action.to
        if at is None or to is None or at not in field.cells or to not in field.cells:
            raise RuleViolation("FC-WEAPON-12", "out-of-reach")
        if not self.is_in_reach(battle, ship, at):
            raise RuleViolation("FC-WEAPON-12", "out-of-reach")
        if battle.sectors[at] in SHELTERS:
            raise RuleViolation("FC-WEAPON-33", "sheltered")
        there = {one.id for one in _gated(battle, ship, at)}
        ships = set(action.ships)
        if not ships or len(ships) < len(action.ships) or not ships <= there:
            raise RuleViolation("FC-WEAPON-13", "no-such-ship")
        if field.distances[at][to] < 2:
            raise RuleViolation("FC-WEAPON-14", "too-near")
        if is_undiscovered(battle, to):
            raise RuleViolation("FC-FOG-11", "undiscovered")
        if not is_empty(battle, to):
            raise RuleViolation("FC-WEAPON-32", "not-empty")

    def suggest(self, battle: Open, ship: Ship, specials: Specials) -> Iterator[a.FireWeapon]:
        """Shots to each empty sector: by all ships of a sector in reach, by each one alone, or by
        some.

        Groups of ships that do not differ are offered once.
        """
        assert ship.at is not None
        field = board(battle)
        ends = [cell for cell in field.cells if is_empty(battle, cell)]
        for at in (ship.at, *field.beside[ship.at]):
            there = _gated(battle, ship, at)
            if not there or battle.sectors[at] in SHELTERS:
                continue
            some = [group for _, group in groups_of(battle, there)]
            groups = dict.fromkeys([some[0], *((one.id,) for one in there), *some])
            for to in (cell for cell in ends if field.distances[at][cell] > 1):
                for group in groups:
                    yield a.FireWeapon(ship=ship.id, specials=specials, at=at, to=to, ships=group)

    def take_effect(self, state: FleetState, action: a.FireWeapon, referee: Referee) -> None:
        assert action.to is not None
        mover = state.open.ships[action.ship].owner
        carry(state, mover, action.ships, action.to, referee, how=self.name)


def _gated(battle: Open, ship: Ship, at: Cell) -> list[Ship]:
    """FC-HIDDEN-06: the ships at a sector that the gate of *ship* may send; signals are not.

    The battleship itself may be sent, because firing reveals it.
    """
    return [one for one in ships_at(battle, at) if not one.hidden or one.id == ship.id]
