"""Plans: what a commander might do next, each with what it brings, the best first."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.policies.captain import best_rolls
from engine.games.fleet_commander.reckoning import Intent, after, view_of, world_of
from engine.games.fleet_commander.state import FleetView
from engine.games.fleet_commander.words.about import about, attack_about
from engine.games.fleet_commander.words.answer_labels import dice_by_colour
from engine.games.fleet_commander.words.answer_plans import answer_plans
from engine.games.fleet_commander.words.costs import with_dice
from engine.games.fleet_commander.words.forecast import attack_power
from engine.games.fleet_commander.words.offered import offered
from engine.games.fleet_commander.words.plan_labels import charge_label, plan_label

ROLLS: Final = 4


def plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """How to answer; else which dice to roll; then what may be done with them, the best first."""
    battle = view.open
    if waiting(view.agenda):
        yield from answer_plans(view)
        return
    if battle.winners is not None or battle.turn.seat != view.seat:
        return
    if battle.turn.phase == "energy":
        yield from _rolls(view)
        return
    labels: set[Text] = set()
    for intent in offered(view):
        plan = _plan(view, intent)
        if plan.label not in labels:
            labels.add(plan.label)
            yield plan


def _rolls(view: FleetView) -> Iterator[Plan[a.Action]]:
    for roll in best_rolls(view)[:ROLLS]:
        dice = dice_by_colour(roll.red, roll.blue, roll.green)
        named = Text.of("label-roll", dice=dice)
        told = about(view, (), roll)
        assert told is not None
        yield Plan(label=named, about=told, actions=(roll,))


def _plan(view: FleetView, intent: Intent) -> Plan[a.Action]:
    """An intent as it is offered: an order, or ships that move and fire from there."""
    match intent.actions:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            later = view_of(after(world_of(view), view.seat, move), view.seat)
            power = attack_power(later, attack)
            named = charge_label(view, move, attack, power)
            told = with_dice(attack_about(later, attack, power), move, attack)
            return Plan(label=named, about=told, actions=(move, attack))
        case (a.Attack() as attack,):
            told = with_dice(attack_about(view, attack, attack_power(view, attack)), attack)
            return Plan(label=plan_label(view, attack), about=told, actions=(attack,))
        case (order,):
            told_of = about(view, (), order)
            assert told_of is not None, "whatever is offered is told about"
            return Plan(label=plan_label(view, order), about=told_of, actions=(order,))
        case _:
            raise AssertionError(f"no plan is made of {intent.actions}")
