"""Sectors to which ships may move on after a plan has moved them."""

from collections.abc import Iterable

from engine.core.agenda import waiting
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import orders
from engine.space.grid import Cell


def reach_of(view: FleetView, told: Iterable[e.Told]) -> tuple[Cell, ...]:
    """The sectors that moved ships can reach, ascending; none if no ship moved or may move now."""
    battle = view.open
    moved = [event.ships for event in told if isinstance(event, e.Moved)]
    if not moved or waiting(view.agenda) or battle.winners is not None:
        return ()
    if battle.turn.seat != view.seat or battle.turn.phase != "actions":
        return ()
    mine = {*moved[-1]}
    return tuple(
        sorted(
            {
                action.to
                for action in orders.suggest(view)
                if isinstance(action, a.Move | a.MoveAgain) and mine & {*action.ships}
            }
        )
    )
