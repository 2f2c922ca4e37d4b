"""Hints on optional rules, portals, special weapons and special sectors, told when they matter."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    barrier_at,
    board,
    is_undiscovered,
    portal_at,
)
from engine.games.fleet_commander.model.cards import Special, Weapon
from engine.games.fleet_commander.model.state import FleetView, Ship
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.scenarios.scenario import afloat
from engine.games.fleet_commander.rules.weapons import WEAPONS
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.lesson_moments import (
    Hint,
    held,
    in_action,
    once,
)
from engine.space.grid import Cell


def special_lessons(view: FleetView) -> Iterator[Lesson]:
    """Lessons on optional rules, then on portals, special weapons and special sectors."""
    if view.open.options.hidden_deployment:
        yield in_action("signal", _signal, e.Scanned)
    if view.open.options.fog_of_war:
        yield in_action("fog", _fog, e.FogScanned, e.Discovered)
    way = in_action("portal", _portal)
    yield Lesson(key=way.key, hint=way.hint, done=_went_through)
    for weapon in Weapon:
        if WEAPONS[weapon].lasts:
            yield once(weapon.value, _lasting(weapon))
    for special in (Special.ASTEROID_FIELD, Special.GAS_CLOUD):
        yield once(special.value, _inside(special))
        yield once(f"{special.value}-target", _target_inside(special))
    yield once(Special.GRAVITY_FIELD.value, _gravity)


def _signal(view: FleetView) -> Text | None:
    if not held(view, "R"):
        return None
    for one in orders.suggest(view):
        if isinstance(one, a.Scan) and len(taken_by(one)) == 1:
            return Text.of("lesson-signal", sector=things.sector_name(view.open, one.way[-1]))
    return None


def _fog(view: FleetView) -> Text | None:
    near = (cell for ship in _mine(view) for cell in _beside(view, ship))
    dark = any(is_undiscovered(view.open, cell) for cell in near)
    return Text.of("lesson-fog") if dark and held(view, "B") else None


def _portal(view: FleetView) -> Text | None:
    """Hint on a portal that a ship of the seat is in and that leads to another; None without."""
    battle = view.open
    letters = [one.letter for one in battle.portals]
    for ship in _mine(view):
        here = None if ship.at is None else portal_at(battle, ship.at)
        if here is not None and letters.count(here.letter) > 1:
            sector = things.sector_name(battle, here.at)
            return Text.of("lesson-portal", sector=sector, letter=here.letter)
    return None


def _went_through(view: FleetView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.Moved) and event.how == "portal" for event in events)


def _lasting(weapon: Weapon) -> Hint:
    """A hint on a token of *weapon* that sits on an own ship, or on an enemy's that closes a sector
    beside one.
    """

    def matters(view: FleetView) -> Text | None:
        battle, mine = view.open, _mine(view)
        on = {token.on for token in battle.tokens if token.weapon is weapon}
        for ship in mine:
            if ship.id in on:
                named = things.your_ship(battle, ship.id)
                return Text.of("lesson-beset", weapon=weapon.value, ship=named)
        for cell in (cell for ship in mine for cell in _beside(view, ship)):
            token = barrier_at(battle, cell)
            if token is None or token.weapon is not weapon:
                continue
            if are_enemies(battle, view.seat, battle.ships[token.launcher].owner):
                sector = things.sector_name(battle, cell)
                return Text.of("lesson-closed", weapon=weapon.value, sector=sector)
        return None

    return matters


def _inside(special: Special) -> Hint:
    """A hint on the effect of a special sector on an own ship in it."""

    def matters(view: FleetView) -> Text | None:
        cells = (ship.at for ship in _mine(view) if ship.at is not None)
        return _told_of(view, special, cells, "in")

    return matters


def _target_inside(special: Special) -> Hint:
    """A hint on the effect of a special sector on an enemy in it, beside an own ship."""

    def matters(view: FleetView) -> Text | None:
        battle = view.open
        foes = {one.at for one in battle.ships if are_enemies(battle, view.seat, one.owner)}
        near = (cell for ship in _mine(view) for cell in _beside(view, ship) if cell in foes)
        return _told_of(view, special, near, "target")

    return matters


def _gravity(view: FleetView) -> Text | None:
    """Hint on gravity fields, which no ship can stay in, while a blue die may lead into one."""
    if not held(view, "B"):
        return None
    near = (cell for ship in _mine(view) for cell in _beside(view, ship))
    return _told_of(view, Special.GRAVITY_FIELD, near, "beside")


def _told_of(view: FleetView, special: Special, cells: Iterable[Cell], where: str) -> Text | None:
    """Hint on the first of *cells* that is a special sector of kind *special*; None if none is."""
    at = next((cell for cell in cells if view.open.sectors[cell] is special), None)
    if at is None:
        return None
    name = things.sector_name(view.open, at)
    return Text.of("lesson-sector", special=special.value, sector=name, where=where)


def _mine(view: FleetView) -> list[Ship]:
    """The ships of the view's seat on the board, decoys left out."""
    return afloat(view.open, (view.seat,))


def _beside(view: FleetView, ship: Ship) -> tuple[Cell, ...]:
    return () if ship.at is None else board(view.open).beside[ship.at]
