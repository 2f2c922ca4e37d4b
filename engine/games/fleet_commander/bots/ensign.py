"""An ensign plays at random among what is sensible."""

from collections.abc import Sequence
from typing import Final

from engine.ai.policies import one_of
from engine.core.dice import Dice
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.ranked_answers import asked_of
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import orders, turn
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.space.grid import STEPS_BETWEEN_ZONES, Cell

Way = a.Move | a.MoveAgain

_FIGHTING: Final = (a.Attack, a.AttackAgain, a.FireWeapon, a.Scan)
"""Orders that do more than move ships about."""


def ensign(view: FleetView, dice: Dice) -> a.Action:
    """A random order: of the scenario, else an offer that does more than move, else a move.

    Moves bring ships nearer to the enemy where the scenario's goal is to fight.
    """
    if (asked := asked_of(view)) is not None:
        return answer(view, asked, dice)
    if view.open.turn.phase == "energy":
        mixed = [one for one in turn.suggest_rolls(view) if _is_mixed(one)]
        return one_of(mixed or [*turn.suggest_rolls(view)], dice)
    if missions := [*scenario_of(view.open).suggest(view)]:
        return one_of(missions, dice)
    offered = [one.intent.actions for one in offers(view)]
    if fights := [actions[0] for actions in offered if isinstance(actions[-1], _FIGHTING)]:
        return one_of(fights, dice)
    moves = [one for one in orders.suggest(view) if isinstance(one, Way)]
    if scenario_of(view.open).is_fight:
        moves = _sensible(view, moves)
    return one_of(moves, dice) if moves else turn.best_end(view)


def _is_mixed(roll: a.Order) -> bool:
    return isinstance(roll, a.RollDice) and roll.red > 0 and roll.blue > 0


def _sensible(view: FleetView, moves: Sequence[Way]) -> list[Way]:
    """The moves that bring ships nearer to an enemy; else those of ships that are beside none.

    FC-SECTOR-06: ships among asteroids neither fire nor are fired at, and so count as far from all
    enemies.
    """
    battle, field = view.open, board(view.open)
    foes = {
        one.at
        for one in battle.ships
        if one.at is not None and are_enemies(battle, view.seat, one.owner)
    }
    sheltered = {at for at in field.cells if battle.sectors[at] is Special.ASTEROID_FIELD}
    aims = foes - sheltered or foes

    def far(at: Cell | None) -> int:
        if at is None or at in sheltered:
            return STEPS_BETWEEN_ZONES
        return min((field.distances[at][foe] for foe in aims), default=STEPS_BETWEEN_ZONES)

    starts = [far(battle.ships[one.ships[0]].at) for one in moves]
    nearer = [one for one, start in zip(moves, starts, strict=True) if far(one.to) < start]
    return nearer or [one for one, start in zip(moves, starts, strict=True) if start > 1]
