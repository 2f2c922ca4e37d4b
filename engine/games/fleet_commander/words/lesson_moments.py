"""Conditions on which lessons are shown, and the deeds that complete them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine.core.agenda import waiting
from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.judgement.shots import Dice, Groups
from engine.games.fleet_commander.judgement.threats import targets
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.bridge import usable

Hint = Callable[[FleetView], Text | None]


def is_acting(view: FleetView) -> bool:
    """Whether the view's seat may use results now."""
    now = view.open.turn
    return now.seat == view.seat and now.phase == "actions" and not waiting(view.agenda)


def is_beginning(view: FleetView) -> bool:
    """Whether the turn of the view's seat begins: its dice are not rolled, nobody else is asked."""
    now = view.open.turn
    mine = all(asked.seat == view.seat for asked in waiting(view.agenda))
    return now.seat == view.seat and now.phase == "energy" and mine


def may_fire(view: FleetView) -> bool:
    """Whether a ship able to fire lies beside an enemy, so that one red die could make it fire."""
    groups = Groups(view.open, view.seat)
    able = [at for at in groups.ships if view.open.sectors[at] is not Special.ASTEROID_FIELD]
    beside = {cell for at in able for cell in groups.field.beside[at]}
    return any(ship.at in beside for ship in targets(view))


def may_support(view: FleetView) -> bool:
    """Whether ships in two sectors or more lie beside one enemy, so that one red die fires them
    all.
    """
    groups = Groups(view.open, view.seat)
    return any(
        sum(at in groups.field.beside[ship.at] for at in groups.ships) > 1
        for ship in targets(view)
        if ship.at is not None
    )


def may_destroy(view: FleetView) -> bool:
    """Whether one red die may destroy an enemy without any move before it."""
    groups, die = Groups(view.open, view.seat), Dice(red=("M",))
    return any(
        groups.strongest(ship.at, die).power >= ship.hull
        for ship in targets(view)
        if ship.at is not None
    )


def held(view: FleetView, colour: str) -> int:
    """Number of directional results of *colour* that the view's commander may use."""
    mine = usable(view.open.commanders[view.seat])
    return sum(one[0] == colour and one[2] != "S" for one in mine)


def did(*kinds: type[Any]) -> Callable[[FleetView, Sequence[Any]], bool]:
    """A test whether an event of one of *kinds* has happened."""

    def done(view: FleetView, events: Sequence[Any]) -> bool:
        del view
        return any(isinstance(event, kinds) for event in events)

    return done


def if_allowed(kind: type[a.ScenarioOrder], key: str) -> Hint:
    """A hint shown while an order of *kind* is possible."""

    def matters(view: FleetView) -> Text | None:
        allowed = any(isinstance(one, kind) for one in orders.suggest(view))
        return Text.of(key) if allowed else None

    return matters


def begins_with_scenario_order(view: FleetView, first: Intent) -> bool:
    """Whether *first*, the first plan, begins with an order that only the scenario has."""
    del view
    return a.is_scenario_order(first.actions[0])


def in_action(key: str, matters: Hint, *deeds: type[Any]) -> Lesson:
    """A lesson shown while results are used, and done with any of *deeds*.

    Without deeds it is done when a turn ends while *matters* still has a hint.
    """

    def ended(view: FleetView, events: Sequence[Any]) -> bool:
        return did(e.TurnEnded)(view, events) and matters(view) is not None

    done = did(*deeds) if deeds else ended
    return Lesson(key=key, hint=lambda view: matters(view) if is_acting(view) else None, done=done)


def once(key: str, matters: Hint) -> Lesson:
    """A lesson shown once while results are used, done with the seat's next action or when a turn
    ends.
    """

    def told(view: FleetView, events: Sequence[Any]) -> bool:
        now = view.open.turn
        acts = now.seat == view.seat and not did(e.DiceRolled)(view, events)
        ends = did(e.TurnEnded)(view, events)
        return (acts or ends) and matters(_before(view, events)) is not None

    return Lesson(
        key=key, hint=lambda view: matters(view) if is_acting(view) else None, done=told, once=True
    )


def _before(view: FleetView, events: Sequence[Any]) -> FleetView:
    """*view* with ships back in the sectors from which *events* moved them."""
    origins: dict[int, int] = {}
    for event in events:
        if isinstance(event, e.Moved):
            for ship in event.ships:
                origins.setdefault(ship, event.origin)
    ships = [replace(one, at=origins.get(one.id, one.at)) for one in view.open.ships]
    return replace(view, open=replace(view.open, ships=ships))


def as_it_begins(key: str, matters: Hint) -> Lesson:
    """A lesson shown as the seat's turn begins, done once dice are rolled."""

    def rolled(view: FleetView, events: Sequence[Any]) -> bool:
        return did(e.DiceRolled)(view, events) and matters(view) is not None

    return Lesson(
        key=key, hint=lambda view: matters(view) if is_beginning(view) else None, done=rolled
    )
