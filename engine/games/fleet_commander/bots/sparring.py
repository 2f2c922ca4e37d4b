"""Sparring partners for the arena: commanders that follow one idea each; no lobby offers them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.judgement.outcomes import distance_to_enemy
from engine.games.fleet_commander.judgement.ranked_answers import asked_of, default
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import orders, turn
from engine.space.grid import STEPS_BETWEEN_ZONES, Cell

RollIdea: TypeAlias = Callable[[FleetView, a.RollDice], float]
"""The worth of a roll to a partner."""

OrderIdea: TypeAlias = Callable[[FleetView], a.Order | None]
"""A partner's next order; None to end the turn."""

BESIDE: Final = 1
"""Distance in sectors of ships that may fire with a single die."""

_GOING: Final = (a.Move, a.MoveAgain, a.UsePortal, a.Enter)
_COVER: Final = (Special.ASTEROID_FIELD, Special.GAS_CLOUD)


def follower(roll: RollIdea, order: OrderIdea) -> Policy:
    """Policy that rolls the dice worth most to *roll*, gives *order* while there is one, and
    answers questions as a captain does.
    """

    def pick(view: FleetView, dice: Dice) -> a.Action:
        if (asked := asked_of(view)) is not None:
            return answer(view, asked, dice)
        if view.open.turn.phase == "energy":
            return max(_rolls(view), key=lambda one: roll(view, one))
        return order(view) or turn.best_end(view)

    return pick


def first_suggestion(view: FleetView, dice: Dice) -> a.Action:
    """Policy that plays the first of the rules' suggestions; the clock rolls and answers for it."""
    del dice
    if asked_of(view) is not None or view.open.turn.phase == "energy":
        return default(view)
    return next(orders.suggest(view))


def absent(view: FleetView, dice: Dice) -> a.Action:
    """Policy that leaves every action to the clock."""
    del dice
    return default(view)


def _rolls(view: FleetView) -> Iterable[a.RollDice]:
    return [one for one in turn.suggest_rolls(view) if isinstance(one, a.RollDice)]


def _to_fire(view: FleetView, roll: a.RollDice) -> float:
    """Two red dice and a green one, and no blue one where that can be avoided."""
    del view
    return 2 * min(roll.red, 2) + min(roll.green, 1) - 9 * roll.blue


def _to_charge(view: FleetView, roll: a.RollDice) -> float:
    """Blue dice only, until a ship is beside an enemy; then two red ones and a blue one."""
    if _nearest(view) > BESIDE:
        return roll.blue
    return 2 * min(roll.red, 2) + min(roll.blue, 1)


def _to_wait(view: FleetView, roll: a.RollDice) -> float:
    """One die of each colour, so that some may move away and some answer."""
    del view
    return len([one for one in (roll.red, roll.blue, roll.green) if one])


def _fires_from_its_place(view: FleetView) -> a.Order | None:
    """The order that gains most of those that move no ship, if it gains anything."""
    for one in intents(view):
        if one.gain > 0 and not any(isinstance(order, _GOING) for order in one.actions):
            return one.actions[0]
    return None


def _charges(view: FleetView) -> a.Order | None:
    """The shot that gains most, at any cost; else the move that ends nearest to an enemy."""
    found = [one.actions[0] for one in intents(view) if isinstance(one.actions[-1], a.Attack)]
    return found[0] if found else _nearest_move(view)


def _hides(view: FleetView) -> a.Order | None:
    """A shot that gains something; else a move into cover, or further away from all enemies."""
    if (shot := _fires_from_its_place(view)) is not None:
        return shot
    found = [one for one in _moves(view) if not _in_cover(view, _start(view, one))]
    if covered := [one for one in found if _in_cover(view, one.to)]:
        return covered[0]
    away = [one for one in found if _far(view, one.to) > _far(view, _start(view, one))]
    return max(away, key=lambda one: _far(view, one.to), default=None)


def _nearest_move(view: FleetView) -> a.Order | None:
    nearer = [one for one in _moves(view) if _far(view, one.to) < _far(view, _start(view, one))]
    return min(nearer, key=lambda one: _far(view, one.to), default=None)


def _moves(view: FleetView) -> list[a.Move | a.MoveAgain]:
    return [one for one in orders.suggest(view) if isinstance(one, a.Move | a.MoveAgain)]


def _start(view: FleetView, move: a.Move | a.MoveAgain) -> Cell | None:
    return view.open.ships[move.ships[0]].at


def _in_cover(view: FleetView, at: Cell | None) -> bool:
    return at is not None and view.open.sectors[at] in _COVER


def _far(view: FleetView, at: Cell | None) -> int:
    """Sectors from *at* to the nearest enemy."""
    far = None if at is None else distance_to_enemy(view, at)
    return STEPS_BETWEEN_ZONES if far is None else far


def _nearest(view: FleetView) -> int:
    """Sectors between the ships of the view's seat and the nearest enemy."""
    mine = {one.at for one in view.open.ships if one.owner == view.seat}
    return min((_far(view, at) for at in mine), default=STEPS_BETWEEN_ZONES)


SPARRING: Mapping[str, Policy] = {
    "never_moves": follower(_to_fire, _fires_from_its_place),
    "rusher": follower(_to_charge, _charges),
    "waits_in_cover": follower(_to_wait, _hides),
    "first_suggestion": first_suggestion,
    "absent": absent,
}
"""Sparring partners: known to the arena, offered in no lobby, and held by a captain."""
