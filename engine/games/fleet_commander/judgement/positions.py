"""Positions of one turn: the seats that are to act, and a key by which positions are equal."""

from typing import TypeAlias

from engine.core.agenda import waiting
from engine.core.records import Seat
from engine.games.fleet_commander.model.state import FleetState, Open
from engine.games.fleet_commander.rules.bridge import usable

Position: TypeAlias = tuple[object, ...]


def to_act(world: FleetState) -> tuple[Seat, ...]:
    """Seats that are asked something, or else the seat in turn; none once the battle is over."""
    if world.open.winners is not None:
        return ()
    if asked := waiting(world.agenda):
        return tuple(dict.fromkeys(one.seat for one in asked))
    return (world.open.turn.seat,)


def goes_on(world: FleetState, seat: Seat) -> bool:
    """Whether *seat* may go on with its turn, with no question open."""
    now = world.open
    in_turn = now.turn.seat == seat and now.turn.phase == "actions"
    return now.winners is None and in_turn and not waiting(world.agenda)


def position_of(battle: Open, seat: Seat) -> Position:
    """The key of a position: equal positions of one turn of *seat* have the same key."""
    return (
        tuple([(ship.at, ship.hull) for ship in battle.ships]),
        tuple(sorted(usable(battle.commanders[seat]))),
        tuple([len(one.left) + len(one.right) for one in battle.commanders.values()]),
        tuple(battle.tokens),
        battle.turn.again,
    )
