"""Hints on special things on the board, each told once it matters."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.judgement.offered import offered
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    barrier_at,
    board,
    containers_at,
    is_undiscovered,
    portal_at,
    ships_at,
)
from engine.games.fleet_commander.model.cards import SignalSort, Special, Weapon
from engine.games.fleet_commander.model.state import FleetView, Ship
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.move import carriable
from engine.games.fleet_commander.rules.scenarios.capture import shuttle_of
from engine.games.fleet_commander.rules.scenarios.scenario import afloat, side_of
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
    """Those of the scenario, of optional rules, of portals and weapons, of special sectors."""
    scenario = view.open.options.scenario
    if scenario == "rescue":
        yield from _rescue_lessons(view)
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
    for weapon in Weapon:
        if WEAPONS[weapon].lasts:
            yield once(weapon.value, _lasting(weapon))
    for special in (Special.ASTEROID_FIELD, Special.GAS_CLOUD):
        yield once(special.value, _inside(special))
        yield once(f"{special.value}-target", _target_inside(special))
    yield once(Special.GRAVITY_FIELD.value, _gravity)


def _rescue_lessons(view: FleetView) -> Iterator[Lesson]:
    """What serves the aim now, told each time anew: keys have what changes as it is done."""
    home = _at_home(view)
    leave = in_action(f"evacuate-{home}", _offers(a.Evacuate, "lesson-evacuate"))
    yield replace(leave, done=partial(_brought_home, before=home))
    carrier = _carrier(view)
    at = None if carrier is None else carrier.at
    carry = in_action(f"container-{at}", _container)
    yield replace(carry, done=partial(_carried, origin=at))
    yield replace(in_action(f"pick-up-{view.open.round}", _pick_up), done=_came_to_containers)


def _at_home(view: FleetView) -> int:
    """Containers that the side of the view's seat has evacuated."""
    return sum(view.open.evacuated[seat] for seat in side_of(view.open, view.seat))


def _carrier(view: FleetView) -> Ship | None:
    """The first ship that may take a container along; FC-SCEN-RESCUE-08: at home it evacuates."""
    home = view.open.edges[view.seat]
    away = (ship for ship in _mine(view) if ship.at not in home)
    return next((ship for ship in away if carriable(view.open, (ship.id,))), None)


def _container(view: FleetView) -> Text | None:
    carrier = _carrier(view)
    if carrier is None or not held(view, "B"):
        return None
    return Text.of("lesson-container", sector=things.sector_of(view.open, carrier))


def _pick_up(view: FleetView) -> Text | None:
    """The first plan brings ships to containers, to begin the next turn with them."""
    first = next(iter(offered(view)), None)
    match () if first is None else first.actions:
        case (a.Move(ships=ships, to=to, containers=0), *_):
            brought = brought_by_moving(view, ships, to)
            if brought is not None and brought.key == "brings-pick-up":
                return Text.of("lesson-pick-up", sector=things.sector_name(view.open, to))
        case _:
            pass
    return None


def _brought_home(view: FleetView, events: Sequence[Any], before: int) -> bool:
    del events
    return _at_home(view) > before


def _carried(view: FleetView, events: Sequence[Any], origin: Cell | None) -> bool:
    """Whether ships took containers along from *origin*."""
    return any(one.containers and one.origin == origin for one in _moves(view, events))


def _came_to_containers(view: FleetView, events: Sequence[Any]) -> bool:
    moves = [one for one in _moves(view, events) if not one.containers]
    return any(containers_at(view.open, one.at) for one in moves)


def _moves(view: FleetView, events: Sequence[Any]) -> list[e.Moved]:
    return [one for one in events if isinstance(one, e.Moved) and one.seat == view.seat]


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
        if isinstance(one, a.Scan) and len(taken_by(one)) == 1:
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


def _lasting(weapon: Weapon) -> Hint:
    """What a token of *weapon* does on a ship, or at a sector beside one that an enemy closes."""

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
