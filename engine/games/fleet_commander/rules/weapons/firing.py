"""The firing of special weapons: conditions and costs that all of them share."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import SHELTERS
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.bridge import has_all, spend, usable
from engine.games.fleet_commander.rules.damage import remove_destroyed
from engine.games.fleet_commander.rules.reveal import reveal, reveal_weapon
from engine.games.fleet_commander.rules.weapons.lasting import suggest_ends
from engine.games.fleet_commander.rules.weapons.registry import WEAPONS

SPENT_FIRST: tuple[Result, ...] = ("G:S", "B:S", "R:S")
"""Specials in the order in which they are spent on weapons, the most useful for reactions last."""


def ready(battle: Open, ship: Ship) -> bool:
    """FC-WEAPON-03, FC-SECTOR-07, -18: whether *ship* may fire a weapon from where it is.

    It must be on the board, and in no asteroid field or gas cloud.
    """
    return ship.at is not None and battle.sectors[ship.at] not in SHELTERS


def check_fire(view: FleetView, action: a.FireWeapon) -> None:
    """FC-SPECIAL-02, FC-WEAPON-03, -04, and the conditions of each weapon."""
    battle, seat = view.open, view.seat
    ship, weapon = _launcher(battle, seat, action.ship)
    if any(one not in SPECIALS for one in action.specials) or not has_all(
        usable(battle.commanders[seat]), action.specials
    ):
        raise RuleViolation("FC-SPECIAL-02", "two-specials")
    _check_aim_alone(weapon, action)
    WEAPONS[weapon].check(battle, ship, action)


def suggest_weapons(view: FleetView) -> Iterator[a.Order]:
    """Shots of weapons to some effect, paid with the least useful specials.

    Orders that end lasting weapons come after them.
    """
    battle, seat = view.open, view.seat
    held = usable(battle.commanders[seat])
    specials: list[Result] = [one for one in held if one in SPECIALS]
    if len(specials) > 1:
        specials.sort(key=SPENT_FIRST.index)
        pair = (specials[0], specials[1])
        for ship in battle.ships:
            if ship.owner == seat and ship.weapon and ready(battle, ship):
                yield from WEAPONS[ship.weapon].suggest(battle, ship, pair)
    yield from suggest_ends(battle, seat, held)


def fire(state: FleetState, seat: Seat, action: a.FireWeapon, referee: Referee) -> None:
    """Pay for the weapon, announce and reveal it and its ship, and let it take effect."""
    battle = state.open
    ship = battle.ships[action.ship]
    assert ship.weapon is not None
    spend(battle.commanders[seat], action.specials)
    referee.announce(
        e.WeaponFired(
            ship=ship.id,
            weapon=ship.weapon,
            target=action.target,
            at=action.at,
            at_seat=action.seat,
        )
    )
    reveal(battle, (action.ship,), referee)  # FC-HIDDEN-15
    reveal_weapon(battle, action.ship, referee)
    WEAPONS[ship.weapon].take_effect(state, action, referee)
    remove_destroyed(state, referee)


def _launcher(battle: Open, seat: Seat, number: ShipId) -> tuple[Ship, Weapon]:
    """The ship with the id *number*, and its weapon.

    :raises RuleViolation: if it is not a ship of *seat* with a weapon that may fire.
    """
    if number >= len(battle.ships) or battle.ships[number].owner != seat:
        raise RuleViolation("FC-WEAPON-03", "not-your-ship")
    ship = battle.ships[number]
    if ship.weapon is None:
        raise RuleViolation("FC-WEAPON-03", "no-weapon")
    if not ready(battle, ship):
        raise RuleViolation("FC-WEAPON-03", "weapon-out-of-use")
    return ship, ship.weapon


def _check_aim_alone(weapon: Weapon, action: a.FireWeapon) -> None:
    """FC-WEAPON-04: an order names only the aims that its weapon has."""
    own = WEAPONS[weapon].aims_by
    for name in ("target", "at", "seat", "to", "ships"):
        if name not in own and getattr(action, name) not in (None, ()):
            raise RuleViolation("FC-WEAPON-04", "aims-elsewhere")
