"""Which weapons are offered, and at what: where they are of some effect."""

from collections.abc import Iterator

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    SHELTERS,
    are_enemies,
    board,
    figures,
    is_empty,
    is_undiscovered,
    printed,
)
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import on_bridge, usable
from engine.games.fleet_commander.rules.move import groups_of
from engine.games.fleet_commander.rules.weapons import (
    AT_ENEMIES,
    gated,
    known_line,
    may_pull,
    ready,
    refused_aim,
)
from engine.space.grid import Cell

SPENT_FIRST: tuple[Result, ...] = ("G:S", "B:S", "R:S")
"""The specials offered for a weapon: first those that make the poorest reactions."""


def suggest_weapons(view: FleetView) -> Iterator[a.Order]:
    """What each weapon may aim at to some effect, paid with the specials that are missed least."""
    battle, seat = view.open, view.seat
    held = usable(battle.commanders[seat])
    specials: list[Result] = [one for one in held if one in SPECIALS]
    if len(specials) > 1:
        specials.sort(key=SPENT_FIRST.index)
        pair = (specials[0], specials[1])
        for ship in battle.ships:
            if ship.owner == seat and ship.weapon and ready(battle, ship):
                yield from _aims(battle, ship, pair)
    for token in battle.tokens:
        if token.weapon is Weapon.INTERDICTOR and battle.ships[token.launcher].owner == seat:
            yield a.SwitchOff(ship=token.launcher)
        if token.on is not None and battle.ships[token.on].owner == seat and "R:M" in held:
            yield a.ShakeOff(launcher=token.launcher)


def _aims(battle: Open, ship: Ship, pair: tuple[Result, Result]) -> Iterator[a.Order]:
    assert ship.at is not None
    field = board(battle)
    match ship.weapon:
        case Weapon.MAGNETIC_BOMB:
            for seat, commander in battle.commanders.items():
                if are_enemies(battle, ship.owner, seat) and on_bridge(commander):
                    yield a.FireWeapon(ship=ship.id, specials=pair, seat=seat)
        case Weapon.INTERDICTOR | Weapon.EXO_BOMB:
            assert ship.weapon is not None
            reach = printed(battle).weapons[ship.weapon].reach
            for cell in field.cells:
                far = field.distances[ship.at][cell] > reach
                if not far and known_line(battle, ship.at, cell) and _hits(battle, ship, cell):
                    yield a.FireWeapon(ship=ship.id, specials=pair, at=cell)
        case Weapon.VORTEX_GATE:
            yield from _gates(battle, ship, pair)
        case _:
            for target in battle.ships:
                if _may_aim(battle, ship, target):
                    yield from _shots(battle, ship, target, pair)


def _hits(battle: Open, ship: Ship, cell: Cell) -> bool:
    """Whether an interdictor may lie there, or an exo-bomb would reach an enemy."""
    if ship.weapon is Weapon.INTERDICTOR:
        return is_empty(battle, cell)
    if is_undiscovered(battle, cell):
        return False
    beside = board(battle).beside[cell]
    return any(
        one.at is not None
        and (one.at == cell or one.at in beside)
        and are_enemies(battle, ship.owner, one.owner)
        for one in battle.ships
    )


def _may_aim(battle: Open, ship: Ship, target: Ship) -> bool:
    if target.at is None or (ship.weapon in AT_ENEMIES and target.owner == ship.owner):
        return False
    whole = target.hull == figures(battle.data).hull[target.sort]
    if whole and ship.weapon is Weapon.NANO_REPAIRER:
        return False
    return refused_aim(battle, ship, target) is None


def _shots(
    battle: Open, ship: Ship, target: Ship, pair: tuple[Result, Result]
) -> Iterator[a.Order]:
    if ship.weapon is not Weapon.TRACTOR_RAY:
        yield a.FireWeapon(ship=ship.id, specials=pair, target=target.id)
        return
    assert target.at is not None
    for cell in board(battle).beside[target.at]:
        if may_pull(battle, target, cell):
            yield a.FireWeapon(ship=ship.id, specials=pair, target=target.id, to=cell)


def _gates(battle: Open, ship: Ship, pair: tuple[Result, Result]) -> Iterator[a.Order]:
    """All ships of a sector at hand, each alone, or some that differ, to every empty sector."""
    assert ship.at is not None
    field = board(battle)
    ends = [cell for cell in field.cells if is_empty(battle, cell)]
    for at in (ship.at, *field.beside[ship.at]):
        there = gated(battle, ship, at)
        if not there or battle.sectors[at] in SHELTERS:
            continue
        some = [group for _, group in groups_of(battle, there)]
        groups = dict.fromkeys([some[0], *((one.id,) for one in there), *some])
        for to in ends:
            if field.distances[at][to] > 1:
                for group in groups:
                    yield a.FireWeapon(ship=ship.id, specials=pair, at=at, to=to, ships=group)
