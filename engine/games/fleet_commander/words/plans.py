"""Plans: what a commander might do next, each with what it brings, the best first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.reckoning import Intent, after, view_of, world_of
from engine.games.fleet_commander.state import FleetView, ShipId
from engine.games.fleet_commander.words.about import (
    about_action,
    about_going,
    attack_about,
    replies,
)
from engine.games.fleet_commander.words.answer_plans import answer_plans
from engine.games.fleet_commander.words.costs import paid, taken_by
from engine.games.fleet_commander.words.forecast import attack_power
from engine.games.fleet_commander.words.offered import is_fair, offered
from engine.games.fleet_commander.words.plan_labels import charge_label, plan_label
from engine.games.fleet_commander.words.ranking import is_chancy
from engine.games.fleet_commander.words.roll_plans import roll_plans
from engine.games.fleet_commander.words.threats import Threat, gravest, is_alone, warned

ROOM_OF_WARNING: Final = 2
"""Dice and answers that a plan has no room for beside a warning."""


def plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """How to answer; else which dice to roll; then what may be done with them, the best first."""
    battle = view.open
    if waiting(view.agenda):
        yield from answer_plans(view)
        return
    if battle.winners is not None or battle.turn.seat != view.seat:
        return
    if battle.turn.phase == "energy":
        yield from roll_plans(view)
        return
    labels: set[Text] = set()
    now = gravest(view)
    for intent in offered(view):
        plan = replace(_plan(view, intent, now), fair=is_fair(intent))
        if plan.label not in labels:
            labels.add(plan.label)
            yield plan


@value
class _Danger:
    """A *threat* that a plan brings, and whether it is to a ship that went somewhere *alone*."""

    threat: Threat
    alone: bool

    def told(self, about: Text) -> Text:
        return warned(about, self.threat, alone=self.alone)


def _plan(view: FleetView, intent: Intent, now: Threat | None) -> Plan[a.Action]:
    """An intent as it is offered: an order, or ships that move and fire from there.

    It says what dice it takes, and gives a sign of a threat that it brings, besides the one *now*.
    """
    match intent.actions:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            later = view_of(after(world_of(view), view.seat, move), view.seat)
            power, dice = attack_power(later, attack), len(taken_by(move, attack))
            named = charge_label(view, move, attack)
            danger = _threat(later, attack, move.ships, now)
            if danger is None or (not danger.threat.held and any(replies(later, attack))):
                told = attack_about(later, attack, power, dice)
            else:
                told = danger.told(attack_about(later, attack, power, dice + ROOM_OF_WARNING))
            told = paid(view, told, move, attack)
            return Plan(label=named, about=told, actions=(move, attack))
        case (a.Attack() as attack,):
            told = attack_about(view, attack, attack_power(view, attack), len(taken_by(attack)))
            told = paid(view, told, attack)
            return Plan(label=plan_label(view, attack), about=told, actions=(attack,))
        case (a.Move() | a.MoveAgain() | a.UsePortal() | a.Enter() as order,):
            danger = None if is_chancy(view, order) else _threat(view, order, order.ships, now)
            told = about_going(view, order, with_fire=danger is None)
            told = told if danger is None else danger.told(told)
            told = paid(view, told, order)
            return Plan(label=plan_label(view, order), about=told, actions=(order,))
        case (order,):
            told_of = about_action(view, order)
            assert told_of is not None, "whatever is offered is told about"
            told = paid(view, told_of, order)
            return Plan(label=plan_label(view, order), about=told, actions=(order,))
        case _:
            raise AssertionError(f"no plan is made of {intent.actions}")


def _threat(
    view: FleetView, order: a.Order, ships: Sequence[ShipId], now: Threat | None
) -> _Danger | None:
    """The gravest threat after *order* to *ships* that went, or one that is graver than *now*."""
    later = view_of(after(world_of(view), view.seat, order), view.seat)
    found = gravest(later, ships)
    if found is None:
        return None
    if found.ship.id in ships:
        return _Danger(threat=found, alone=is_alone(later.open, found.ship))
    if now is None or found.left < now.left or found.power > now.power:
        return _Danger(threat=found, alone=False)
    return None
