"""Special weapons: what each may aim at, and what it does."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    are_enemies,
    board,
    can_hold,
    is_empty,
    is_undiscovered,
    may_target,
    printed,
    ships_at,
)
from engine.games.fleet_commander.model.battlefield import figures as figures_of
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import (
    FleetState,
    FleetView,
    Open,
    Ship,
    ShipId,
    Token,
)
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, spend, usable
from engine.games.fleet_commander.rules.damage import (
    end_token,
    hurt,
    remove_destroyed,
    token_of,
)
from engine.games.fleet_commander.rules.reveal import reveal, reveal_weapon
from engine.games.fleet_commander.rules.sectors import carry
from engine.space.grid import Cell

AT_ENEMIES = (Weapon.PROTON_RAY, Weapon.VORTEX_MISSILES, Weapon.DRONES)
"""Ruling FC-ATTACK-10: those whose text does not say "friend or foe" aim at enemies alone."""

CLEAR_LINE = (Weapon.PROTON_RAY, Weapon.TRACTOR_RAY)

AIMED_BY: Final[Mapping[Weapon, tuple[str, ...]]] = {
    Weapon.MAGNETIC_BOMB: ("seat",),
    Weapon.INTERDICTOR: ("at",),
    Weapon.EXO_BOMB: ("at",),
    Weapon.VORTEX_GATE: ("at", "to", "ships"),
    Weapon.TRACTOR_RAY: ("target", "to"),
}
"""What of ``FireWeapon`` says where each weapon goes; all others have a *target* alone."""


def check_fire(view: FleetView, action: a.FireWeapon) -> None:
    """FC-SPECIAL-02, FC-WEAPON-03, -04, and what each weapon says."""
    battle, seat = view.open, view.seat
    ship = _launcher(battle, seat, action.ship)
    if any(one not in SPECIALS for one in action.specials) or not has_all(
        usable(battle.commanders[seat]), action.specials
    ):
        raise RuleViolation("FC-SPECIAL-02", "two-specials")
    _check_aim_alone(ship, action)
    match ship.weapon:
        case Weapon.MAGNETIC_BOMB:
            other = action.seat
            if other not in battle.commanders or not are_enemies(battle, seat, other):
                raise RuleViolation("FC-WEAPON-07", "no-opponent")
        case Weapon.INTERDICTOR | Weapon.EXO_BOMB:
            _check_sector(battle, ship, action)
        case Weapon.VORTEX_GATE:
            _check_gate(battle, ship, action)
        case _:
            _check_ship(battle, ship, action)


def fire(state: FleetState, seat: Seat, action: a.FireWeapon, referee: Referee) -> None:
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
    _take_effect(state, ship.weapon, action, referee)
    remove_destroyed(state, referee)


def empty_bridge(battle: Open, seat: Seat, by: Seat, referee: Referee) -> None:
    """FC-WEAPON-07: all dice on the bridge of *seat* return to its reserve."""
    commander = battle.commanders[seat]
    dice = tuple(on_bridge(commander))
    spend(commander, dice)
    referee.announce(e.BridgeEmptied(seat=seat, by=by, dice=dice, how="magnetic_bomb"))


def check_switch_off(view: FleetView, action: a.SwitchOff) -> None:
    """FC-WEAPON-10: the interdictor of one's own ship."""
    battle = view.open
    token = token_of(battle, action.ship, Weapon.INTERDICTOR)
    if token is None or battle.ships[action.ship].owner != view.seat:
        raise RuleViolation("FC-WEAPON-10", "no-interdictor")


def switch_off(battle: Open, action: a.SwitchOff, referee: Referee) -> None:
    token = token_of(battle, action.ship, Weapon.INTERDICTOR)
    assert token is not None
    end_token(battle, token, "switched_off", referee)


def check_shake_off(view: FleetView, action: a.ShakeOff) -> None:
    """FC-WEAPON-22, -35: a red multi-directional result ends the drones on one of one's ships."""
    battle = view.open
    token = token_of(battle, action.launcher, Weapon.DRONES)
    if token is None or token.on is None or battle.ships[token.on].owner != view.seat:
        raise RuleViolation("FC-WEAPON-22", "no-drones")
    if "R:M" not in usable(battle.commanders[view.seat]):
        raise RuleViolation("FC-WEAPON-22", "no-such-die")


def shake_off(state: FleetState, seat: Seat, action: a.ShakeOff, referee: Referee) -> None:
    battle = state.open
    token = token_of(battle, action.launcher, Weapon.DRONES)
    assert token is not None
    spend(battle.commanders[seat], ("R:M",))
    end_token(battle, token, "shaken_off", referee)


def drones_strike(state: FleetState, launcher: ShipId, referee: Referee) -> None:
    """FC-WEAPON-21: as a turn of its owner begins, the ship with the drones is damaged."""
    battle = state.open
    token = token_of(battle, launcher, Weapon.DRONES)
    if token is not None and token.on is not None:
        points = printed(battle).weapons[Weapon.DRONES].points
        hurt(battle, token.on, points, "drones", referee)
        remove_destroyed(state, referee)


def clear_line(battle: Open, start: Cell, to: Cell) -> bool:
    """FC-WEAPON-31: no obstacle between; at a knight's move one of two sectors is enough."""
    if board(battle).distances[start][to] < 2:
        return True
    return any(is_empty(battle, cell) for cell in _between(battle, start, to))


def known_line(battle: Open, start: Cell, to: Cell) -> bool:
    """FC-FOG-08, -11: the same, but only sectors that nobody has discovered are in the way."""
    if board(battle).distances[start][to] < 2:
        return True
    return any(not is_undiscovered(battle, cell) for cell in _between(battle, start, to))


def _between(battle: Open, start: Cell, to: Cell) -> list[Cell]:
    """The sector between two that are two apart, or both of them at a knight's move."""
    field = board(battle)
    across = field.column[to] - field.column[start]
    down = field.row[to] - field.row[start]
    return [
        cell
        for cell in field.beside[start]
        if cell in field.beside[to]
        and 2 * abs(field.column[cell] - field.column[start]) <= abs(across) + abs(across) % 2
        and 2 * abs(field.row[cell] - field.row[start]) <= abs(down) + abs(down) % 2
    ]


def _take_effect(state: FleetState, weapon: Weapon, action: a.FireWeapon, referee: Referee) -> None:
    battle, seat = state.open, state.open.ships[action.ship].owner
    points = printed(battle).weapons[weapon].points
    match weapon:
        case Weapon.PROTON_RAY:
            target = _target(battle, action)
            worth = figures_of(battle.data).ship_class[target.sort]
            hurt(battle, target.id, points * worth, "proton_ray", referee)
        case Weapon.VORTEX_MISSILES:
            hurt(battle, _target(battle, action).id, points, "vortex_missiles", referee)
        case Weapon.NANO_REPAIRER:
            _repair(battle, _target(battle, action), points, referee)
        case Weapon.MAGNETIC_BOMB:
            assert action.seat is not None
            empty_bridge(battle, action.seat, seat, referee)
        case Weapon.INTERDICTOR:
            _lay(battle, Token(weapon=weapon, launcher=action.ship, at=action.at), referee)
        case Weapon.DRONES:
            _lay(battle, Token(weapon=weapon, launcher=action.ship, on=action.target), referee)
        case Weapon.EXO_BOMB:
            assert action.at is not None
            for cell in (action.at, *board(battle).beside[action.at]):
                for one in ships_at(battle, cell):
                    hurt(battle, one.id, points, "exo_bomb", referee)
        case Weapon.VORTEX_GATE:
            assert action.to is not None
            carry(state, seat, action.ships, action.to, referee, how="vortex_gate")
        case Weapon.TRACTOR_RAY:
            assert action.target is not None
            assert action.to is not None
            carry(state, seat, (action.target,), action.to, referee, how="tractor_ray")


def _launcher(battle: Open, seat: Seat, number: ShipId) -> Ship:
    if number >= len(battle.ships) or battle.ships[number].owner != seat:
        raise RuleViolation("FC-WEAPON-03", "not-your-ship")
    ship = battle.ships[number]
    if ship.weapon is None:
        raise RuleViolation("FC-WEAPON-03", "no-weapon")
    if not ready(battle, ship):
        raise RuleViolation("FC-WEAPON-03", "weapon-out-of-use")
    return ship


def _check_aim_alone(ship: Ship, action: a.FireWeapon) -> None:
    """FC-WEAPON-04: each weapon does what is its own, and nothing else is aimed at."""
    assert ship.weapon is not None
    own = AIMED_BY.get(ship.weapon, ("target",))
    for name in ("target", "at", "seat", "to", "ships"):
        if name not in own and getattr(action, name) not in (None, ()):
            raise RuleViolation("FC-WEAPON-04", "aims-elsewhere")


def ready(battle: Open, ship: Ship) -> bool:
    """FC-WEAPON-03, FC-SECTOR-07, -18: on the board, and in no asteroid field or gas cloud."""
    return ship.at is not None and battle.sectors[ship.at] not in SHELTERS


def _target(battle: Open, action: a.FireWeapon) -> Ship:
    assert action.target is not None
    return battle.ships[action.target]


def _check_ship(battle: Open, ship: Ship, action: a.FireWeapon) -> None:
    if action.target is None or action.target >= len(battle.ships):
        raise RuleViolation("FC-WEAPON-05", "no-such-ship")
    check_aim(battle, ship, battle.ships[action.target])
    if ship.weapon is Weapon.TRACTOR_RAY:
        target = battle.ships[action.target]
        assert target.at is not None
        if action.to is None or action.to not in board(battle).beside[target.at]:
            raise RuleViolation("FC-WEAPON-30", "not-beside")
        if not may_pull(battle, target, action.to):
            raise RuleViolation("FC-WEAPON-30", "no-room")


def may_pull(battle: Open, target: Ship, to: Cell) -> bool:
    """FC-WEAPON-30, FC-FOG-11: whether the tractor ray may bring *target* there.

    # Ruling FC-WEAPON-30: not to where signals lie, of which nobody else knows what room they take.
    """
    if is_undiscovered(battle, to) or any(ship.hidden for ship in ships_at(battle, to)):
        return False
    return can_hold(battle, target.owner, [target], to)


def check_aim(battle: Open, ship: Ship, target: Ship) -> None:
    """Whether the weapon of *ship* may choose *target*."""
    if (refused := refused_aim(battle, ship, target)) is not None:
        raise refused


def refused_aim(battle: Open, ship: Ship, target: Ship) -> RuleViolation | None:
    """Why the weapon of *ship* may not choose *target*."""
    weapon, here, there = ship.weapon, ship.at, target.at
    assert weapon is not None
    assert here is not None
    if there is None:
        return RuleViolation("FC-WEAPON-05", "no-such-ship")
    if target.hidden:
        return RuleViolation("FC-HIDDEN-06", "a-signal")
    if battle.sectors[there] in SHELTERS:
        return RuleViolation("FC-WEAPON-33", "sheltered")
    if not may_target(target):
        return RuleViolation("FC-SCEN-CAPTURE-04", "no-target")
    enemy = are_enemies(battle, ship.owner, target.owner)
    if weapon in AT_ENEMIES and not enemy:
        return RuleViolation("FC-ATTACK-10", "no-enemy")
    field = board(battle)
    far = field.distances[here][there]
    if weapon is Weapon.VORTEX_MISSILES:
        if far < 2 or field.zone[here] != field.zone[there]:
            return RuleViolation("FC-WEAPON-17", "too-near")
        return None
    if weapon is Weapon.NANO_REPAIRER and enemy:
        return RuleViolation("FC-WEAPON-18", "no-friend")
    if weapon is Weapon.TRACTOR_RAY and ship.id == target.id:
        # Ruling FC-WEAPON-29: only the nano-repairer says that it may choose its own ship.
        return RuleViolation("FC-WEAPON-29", "itself")
    if far > printed(battle).weapons[weapon].reach:
        return RuleViolation("FC-WEAPON-05", "out-of-reach")
    if weapon in CLEAR_LINE and not clear_line(battle, here, there):
        return RuleViolation("FC-WEAPON-31", "way-blocked")
    if not known_line(battle, here, there):
        return RuleViolation("FC-FOG-11", "undiscovered")
    return None


def _check_sector(battle: Open, ship: Ship, action: a.FireWeapon) -> None:
    """FC-WEAPON-08, -26: a sector in reach, which the interdictor needs empty."""
    assert ship.weapon is not None
    assert ship.at is not None
    if action.at is None or action.at not in board(battle).cells:
        raise RuleViolation("FC-WEAPON-08", "out-of-reach")
    if board(battle).distances[ship.at][action.at] > printed(battle).weapons[ship.weapon].reach:
        raise RuleViolation("FC-WEAPON-08", "out-of-reach")
    if is_undiscovered(battle, action.at) or not known_line(battle, ship.at, action.at):
        raise RuleViolation("FC-FOG-11", "undiscovered")
    if ship.weapon is Weapon.INTERDICTOR and not is_empty(battle, action.at):
        raise RuleViolation("FC-WEAPON-32", "not-empty")


def gated(battle: Open, ship: Ship, at: Cell) -> list[Ship]:
    """FC-HIDDEN-06: the ships at a sector that the vortex gate of *ship* may send: no signals.

    The battleship itself is revealed as it fires.
    """
    return [one for one in ships_at(battle, at) if not one.hidden or one.id == ship.id]


def _check_gate(battle: Open, ship: Ship, action: a.FireWeapon) -> None:
    """FC-WEAPON-12..15: ships of one sector at hand, to an empty one that is not beside it."""
    assert ship.at is not None
    field = board(battle)
    at, to = action.at, action.to
    if at is None or to is None or at not in field.cells or to not in field.cells:
        raise RuleViolation("FC-WEAPON-12", "out-of-reach")
    if field.distances[ship.at][at] > printed(battle).weapons[Weapon.VORTEX_GATE].reach:
        raise RuleViolation("FC-WEAPON-12", "out-of-reach")
    if battle.sectors[at] in SHELTERS:
        raise RuleViolation("FC-WEAPON-33", "sheltered")
    there = {one.id for one in gated(battle, ship, at)}
    ships = set(action.ships)
    if not ships or len(ships) < len(action.ships) or not ships <= there:
        raise RuleViolation("FC-WEAPON-13", "no-such-ship")
    if field.distances[at][to] < 2:
        raise RuleViolation("FC-WEAPON-14", "too-near")
    if is_undiscovered(battle, to):
        raise RuleViolation("FC-FOG-11", "undiscovered")
    if not is_empty(battle, to):
        raise RuleViolation("FC-WEAPON-32", "not-empty")


def _repair(battle: Open, target: Ship, points: int, referee: Referee) -> None:
    """FC-WEAPON-18: never above its maximum."""
    most = figures_of(battle.data).hull[target.sort]
    hull = min(most, target.hull + points)
    battle.ships[target.id] = replace(target, hull=hull)
    referee.announce(e.Repaired(ship=target.id, points=hull - target.hull, hull=hull))


def _lay(battle: Open, token: Token, referee: Referee) -> None:
    """FC-WEAPON-10, -25: what the weapon had put elsewhere comes back first."""
    older = token_of(battle, token.launcher, token.weapon)
    if older is not None:
        end_token(battle, older, "moved_on", referee)
    battle.tokens.append(token)
