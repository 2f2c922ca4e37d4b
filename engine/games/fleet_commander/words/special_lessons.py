"""Hints on special things on the board, each told once it matters."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import (
    are_enemies,
    board,
    interdictor_at,
    is_undiscovered,
    portal_at,
    ships_at,
)
from engine.games.fleet_commander.cards import SignalSort, Special, Weapon
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.move import carriable
from engine.games.fleet_commander.rules.scenarios.capture import shuttle_of
from engine.games.fleet_commander.rules.scenarios.scenario import afloat
from engine.games.fleet_commander.state import FleetView, Ship
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.lesson_moments import Hint, held, in_action, once
from engine.space.grid import Cell


def special_lessons(view: FleetView) -> Iterator[Lesson]:
    """Those of the scenario, of optional rules, of portals and weapons, of special sectors."""
    scenario = view.open.options.scenario
    if scenario == "rescue":
        yield in_action("evacuate", _offers(a.Evacuate, "lesson-evacuate"), e.Evacuated)
        carry = in_action("container", _container)
        yield Lesson(key=carry.key, hint=carry.hint, done=_carried)
    if scenario == "capture":
        yield in_action("shuttle", _shuttle, e.ShuttleCaptured)
        yield in_action("guard", _guard)
    if scenario in {"capture", "passage"}:
        yield in_action("escape", _offers(a.Escape, "lesson-escape"), e.Escaped)
    if view.open.options.hidden_deployment:
        yield in_action("signal", _signal, e.Scanned)
    if view.open.options.fog_of_war:
        yield in_action("fog", _fog, e.FogScanned, e.Discovered)
    way = in_action("portal", _portal)
    yield Lesson(key=way.key, hint=way.hint, done=_went_through)
    yield once("drones", _drones)
    yield once("interdictor", _interdictor)
    for special in (Special.ASTEROID_FIELD, Special.GAS_CLOUD):
        yield once(special.value, _inside(special))
        yield once(f"{special.value}-target", _target_inside(special))
    yield once(Special.GRAVITY_FIELD.value, _gravity)


def _container(view: FleetView) -> Text | None:
    ships = [ship for ship in _mine(view) if carriable(view.open, (ship.id,))]
    if not ships or not held(view, "B"):
        return None
    return Text.of("lesson-container", sector=things.sector_of(view.open, ships[0]))


def _carried(view: FleetView, events: Sequence[Any]) -> bool:
    del view
    return any(isinstance(event, e.Moved) and event.containers for event in events)


def _shuttle(view: FleetView) -> Text | None:
    """The shuttle of others is alone, and a blue die leads onto it."""
    shuttle = shuttle_of(view.open)
    moves = (one for one in orders.suggest(view) if isinstance(one, a.Move | a.MoveAgain))
    if shuttle.owner == view.seat or all(one.to != shuttle.at for one in moves):
        return None
    return Text.of("lesson-shuttle", sector=things.sector_of(view.open, shuttle))


def _guard(view: FleetView) -> Text | None:
    shuttle = shuttle_of(view.open)
    if shuttle.owner != view.seat or shuttle.at is None:
        return None
    if len(ships_at(view.open, shuttle.at)) > 1:
        return None
    return Text.of("lesson-guard", sector=things.sector_of(view.open, shuttle))


def _signal(view: FleetView) -> Text | None:
    if not held(view, "R"):
        return None
    for one in orders.suggest(view):
        if isinstance(one, a.Scan):
            return Text.of("lesson-signal", sector=things.sector_name(view.open, one.way[-1]))
    return None


def _fog(view: FleetView) -> Text | None:
    near = (cell for ship in _mine(view) for cell in _beside(view, ship))
    dark = any(is_undiscovered(view.open, cell) for cell in near)
    return Text.of("lesson-fog") if dark and held(view, "B") else None


def _portal(view: FleetView) -> Text | None:
    """A ship is in a portal that leads to another."""
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


def _drones(view: FleetView) -> Text | None:
    battle = view.open
    on = {token.on for token in battle.tokens if token.weapon is Weapon.DRONES}
    bitten = [ship for ship in _mine(view) if ship.id in on]
    return Text.of("lesson-drones", ship=things.your_ship(battle, bitten[0].id)) if bitten else None


def _interdictor(view: FleetView) -> Text | None:
    """One that somebody else has laid closes a sector beside a ship."""
    battle = view.open
    for ship in _mine(view):
        for cell in _beside(view, ship):
            token = interdictor_at(battle, cell)
            if token and are_enemies(battle, view.seat, battle.ships[token.launcher].owner):
                return Text.of("lesson-interdictor", sector=things.sector_name(battle, cell))
    return None


def _inside(special: Special) -> Hint:
    """What such a sector does to a ship that is in it."""

    def matters(view: FleetView) -> Text | None:
        cells = (ship.at for ship in _mine(view) if ship.at is not None)
        return _told_of(view, special, cells, "in")

    return matters


def _target_inside(special: Special) -> Hint:
    """What such a sector does for an enemy that is in it, beside a ship."""

    def matters(view: FleetView) -> Text | None:
        battle = view.open
        foes = {one.at for one in battle.ships if are_enemies(battle, view.seat, one.owner)}
        near = (cell for ship in _mine(view) for cell in _beside(view, ship) if cell in foes)
        return _told_of(view, special, near, "target")

    return matters


def _gravity(view: FleetView) -> Text | None:
    """What a gravity field does, once a ship beside it may go there: nobody stays in it."""
    if not held(view, "B"):
        return None
    near = (cell for ship in _mine(view) for cell in _beside(view, ship))
    return _told_of(view, Special.GRAVITY_FIELD, near, "beside")


def _told_of(view: FleetView, special: Special, cells: Iterable[Cell], where: str) -> Text | None:
    """The first of *cells* that is such a sector; None without."""
    at = next((cell for cell in cells if view.open.sectors[cell] is special), None)
    if at is None:
        return None
    name = things.sector_name(view.open, at)
    return Text.of("lesson-sector", special=special.value, sector=name, where=where)


def _offers(kind: type[Any], key: str) -> Hint:
    """Told once such an order may be given."""

    def matters(view: FleetView) -> Text | None:
        offered = any(isinstance(one, kind) for one in orders.suggest(view))
        return Text.of(key) if offered else None

    return matters


def _mine(view: FleetView) -> list[Ship]:
    """The ships of the view's seat on the board, decoys left out."""
    found = afloat(view.open, (view.seat,))
    return [ship for ship in found if ship.sort is not SignalSort.DECOY]


def _beside(view: FleetView, ship: Ship) -> tuple[Cell, ...]:
    return () if ship.at is None else board(view.open).beside[ship.at]
