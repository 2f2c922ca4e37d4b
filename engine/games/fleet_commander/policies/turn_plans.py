"""Plans for a whole turn: what may be done with the dice at hand, one action after the other."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from engine.core.dice import Dice
from engine.core.records import Seat, clone, value
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.policies.foresight import Effort, play
from engine.games.fleet_commander.reckoning import view_of, worth
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.state import FleetState, Open

WIDTH: Final = 6
"""Plans that are carried on with after each action."""

APPROACHES: Final = 3
"""Of those that end with a move, how many are carried on with besides."""

LONGEST: Final = 8
"""Actions of a plan."""

Position: TypeAlias = tuple[object, ...]


@value
class TurnPlan:
    """*actions* one after the other, the *world* they lead to, and what it is worth."""

    actions: tuple[a.Order, ...]
    world: FleetState
    worth: float


def turn_plans(start: FleetState, seat: Seat, dice: Dice, effort: Effort) -> list[TurnPlan]:
    """What *seat* might do before it ends its turn, the best first; nothing is one of them.

    Of two plans that lead to the same position one is kept.
    """
    nothing = TurnPlan(actions=(), world=start, worth=worth(start.open, seat))
    found, growing = [nothing], [nothing]
    seen = {_position(start.open, seat)}
    for _ in range(LONGEST):
        grown = [plan for shorter in growing for plan in _longer(shorter, seat, seen, dice, effort)]
        if not grown:
            break
        grown.sort(key=lambda plan: -plan.worth)
        found += grown
        growing = _promising([plan for plan in grown if _goes_on(plan.world.open, seat)])
    return sorted(found, key=lambda plan: -plan.worth)


def _longer(
    plan: TurnPlan, seat: Seat, seen: set[Position], dice: Dice, effort: Effort
) -> Iterator[TurnPlan]:
    """*plan* with one more action, wherever that leads to a position not *seen* yet."""
    for action in orders.suggest(view_of(plan.world, seat)):
        if effort.left <= 0:
            return
        if isinstance(action, a.EndTurn | a.Reroll):
            continue
        world = clone(plan.world)
        play(world, seat, action, dice, effort)
        position = _position(world.open, seat)
        if position not in seen:
            seen.add(position)
            gained = worth(world.open, seat)
            yield TurnPlan(actions=(*plan.actions, action), world=world, worth=gained)


def _promising(plans: list[TurnPlan]) -> list[TurnPlan]:
    """The first of *plans*, and some that come near without having fired yet."""
    moves = [plan for plan in plans[WIDTH:] if isinstance(plan.actions[-1], a.Move | a.MoveAgain)]
    return plans[:WIDTH] + moves[:APPROACHES]


def _goes_on(battle: Open, seat: Seat) -> bool:
    return battle.winners is None and battle.turn.seat == seat


def _position(battle: Open, seat: Seat) -> Position:
    """What tells two positions of one turn apart."""
    commander = battle.commanders[seat]
    return (
        tuple([(ship.at, ship.hull) for ship in battle.ships]),
        tuple(sorted([*commander.rolled, *commander.left, *commander.right])),
        tuple([len(one.left) + len(one.right) for one in battle.commanders.values()]),
        tuple(battle.tokens),
        battle.turn.again,
    )
