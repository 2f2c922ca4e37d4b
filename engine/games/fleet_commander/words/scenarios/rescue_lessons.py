"""Hints of the rescue, each shown again whenever it serves the aim."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import containers_at
from engine.games.fleet_commander.model.state import FleetView, Ship
from engine.games.fleet_commander.rules.move import carriable
from engine.games.fleet_commander.rules.scenarios.rescue import PickedUp, at_home
from engine.games.fleet_commander.rules.scenarios.scenario import afloat
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.hinted import agreeing
from engine.games.fleet_commander.words.lesson_moments import (
    begins_with_scenario_order,
    held,
    if_allowed,
    in_action,
)
from engine.space.grid import Cell


def rescue_lessons(view: FleetView) -> Iterator[Lesson]:
    """Lessons on evacuating, carrying and picking up containers.

    Their keys hold what each deed changes, so that a lesson comes anew after it was completed.
    """
    home = at_home(view.open, view.seat)
    leave = in_action(f"evacuate-{home}", if_allowed(a.Evacuate, "lesson-evacuate"))
    yield agreeing(
        replace(leave, done=partial(_brought_home, before=home)), begins_with_scenario_order
    )
    carrier = _carrier(view)
    at = None if carrier is None else carrier.at
    carry = in_action(f"container-{at}", _container)
    yield replace(carry, done=partial(_carried, origin=at))
    yield replace(in_action(f"pick-up-{view.open.round}", _pick_up), done=_came_to_containers)


def _carrier(view: FleetView) -> Ship | None:
    """A ship away from home that may carry a container, or None.

    FC-SCEN-RESCUE-08: ships at home evacuate instead.
    """
    home = view.open.edges[view.seat]
    away = (ship for ship in afloat(view.open, (view.seat,)) if ship.at not in home)
    return next((ship for ship in away if carriable(view.open, (ship.id,))), None)


def _container(view: FleetView) -> Text | None:
    carrier = _carrier(view)
    if carrier is None or not held(view, "B"):
        return None
    return Text.of("lesson-container", sector=things.sector_of(view.open, carrier))


def _pick_up(view: FleetView) -> Text | None:
    """Hint to move ships to containers now, so that they can be carried from the next turn on; None
    if the first plan does not.
    """
    first = next(iter(offers(view)), None)
    match () if first is None else first.intent.actions:
        case (a.Move(ships=ships, to=to, containers=0), *_):
            if isinstance(brought_by_moving(view, ships, to), PickedUp):
                return Text.of("lesson-pick-up", sector=things.sector_name(view.open, to))
        case _:
            pass
    return None


def _brought_home(view: FleetView, events: Sequence[Any], before: int) -> bool:
    del events
    return at_home(view.open, view.seat) > before


def _carried(view: FleetView, events: Sequence[Any], origin: Cell | None) -> bool:
    """Whether the seat's ships carried containers away from *origin*."""
    return any(one.containers and one.origin == origin for one in _moves(view, events))


def _came_to_containers(view: FleetView, events: Sequence[Any]) -> bool:
    moves = [one for one in _moves(view, events) if not one.containers]
    return any(containers_at(view.open, one.at) for one in moves)


def _moves(view: FleetView, events: Sequence[Any]) -> list[e.Moved]:
    return [one for one in events if isinstance(one, e.Moved) and one.seat == view.seat]
