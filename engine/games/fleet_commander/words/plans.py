"""Plans in words: each offer to a commander with its label and its result."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.judgement.costs import all_taken_by, taken_by
from engine.games.fleet_commander.judgement.offer import Offer, part_before_answers
from engine.games.fleet_commander.judgement.offers import is_clearly_best, offers
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.about import about_action, about_going
from engine.games.fleet_commander.words.about_attacks import (
    are_surely_lost,
    attack_about,
    double_about,
    is_surely_lost,
    may_cost_a_ship,
    replies,
)
from engine.games.fleet_commander.words.answer_plans import answer_plans
from engine.games.fleet_commander.words.costs import paid
from engine.games.fleet_commander.words.courses import course_of
from engine.games.fleet_commander.words.plan_labels import (
    charge_label,
    double_label,
    plan_label,
    several_label,
)
from engine.games.fleet_commander.words.roll_plans import roll_plans
from engine.games.fleet_commander.words.warnings import is_told, warned

ROOM_OF_WARNING: Final = 2
"""Dice and answers that a plan leaves out to make room for a warning."""

ROOM_OF_VICTORY: Final = 2
"""Dice and answers that a plan leaves out to make room for a remark on victory."""


def plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """Offer plans to the view's commander, the best first.

    Answers while somebody is asked, then dice to roll, then orders for the dice rolled. Nothing in
    another's turn or after the end.
    """
    battle = view.open
    if waiting(view.agenda):
        yield from answer_plans(view)
        return
    if battle.winners is not None or battle.turn.seat != view.seat:
        return
    if battle.turn.phase == "energy":
        yield from roll_plans(view)
        return
    found, planned, named = offers(view), set[tuple[a.Order, ...]](), set[str]()
    for at, offer in enumerate(found):
        part = part_before_answers(view, offer)
        if part.intent.actions in planned:
            continue
        planned.add(part.intent.actions)
        best = not at and is_clearly_best(offer, found[1:])
        plan = _plan(view, part, goes_on=part is not offer, best=best)
        course = course_of(battle, part.intent.actions)
        if course is not None and course.key not in named:
            named.add(course.key)
            label = course.label
            plan = replace(plan, key=course.key, lasts=course.lasts, intention=label)
        yield plan


def _plan(view: FleetView, offer: Offer, *, goes_on: bool, best: bool) -> Plan[a.Action]:
    """An offer as a plan: its label, whether it wins, its result, its dice and its danger.

    *goes_on* says that it is the first of two shots: the second follows the answer to it.
    """
    actions, label = offer.intent.actions, _label(view, offer)
    perilous = offer.is_perilous or _may_cost_a_ship(offer)
    marked = offer.danger is not None and is_told(view, offer.danger)
    told = offer if marked else replace(offer, danger=None)
    return Plan(
        label=Text.of("plan-first-shot", label=label) if goes_on else label,
        about=paid(view, _about(told, goes_on=goes_on), *actions),
        actions=actions,
        fair=offer.is_fair,
        perilous=perilous,
        best=best and not (perilous and offer.victory != "sure"),
    )


def _may_cost_a_ship(offer: Offer) -> bool:
    """Whether the counter-attack to an offer's first shot may destroy a ship that fires."""
    shots = (one for one in offer.decisive if isinstance(one, a.Attack))
    return any(may_cost_a_ship(offer.seen, one) for one in [*shots][:1])


def _label(view: FleetView, offer: Offer) -> Text:
    """Label of an offer: by its single order, its charge, its two shots, or else all its steps."""
    actions = offer.intent.actions
    if offer.decisive != actions:
        return several_label(view, actions)
    match actions:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            return charge_label(view, move, attack)
        case (a.Attack() as first, a.Attack() | a.FireWeapon() as second):
            return double_label(view, first, second)
        case (order, *_):
            return plan_label(view, order)
        case _:
            raise AssertionError(f"no plan is made of {actions}")


def _about(offer: Offer, *, goes_on: bool) -> Text:
    """Tell whether an offer wins, and its result.

    Of a shot that surely wins, only the hull of its target is told with that. If the offer
    *goes_on*, the second shot wins.
    """
    told, victory = _told(offer), offer.victory
    if victory is None or a.is_scenario_order(offer.intent.actions[0]):
        return told
    if goes_on:
        return Text.of("plan-wins-later", how=victory, about=told)
    return Text.of("plan-wins", how=victory, about=_winning(offer) or told)


def _winning(offer: Offer) -> Text | None:
    """The hull of a target that a winning shot surely destroys; None if an answer may save it, or
    the offer is no shot.
    """
    if _is_warned(offer):
        return None
    match offer.decisive:
        case (a.Attack() as first, a.Attack() | a.FireWeapon() as second):
            shot, sure = first, are_surely_lost(offer.seen, first, second)
        case (*_, a.Attack() as shot):
            sure = is_surely_lost(offer.seen, shot)
        case _:
            return None
    hull = offer.seen.open.ships[shot.target].hull
    return Text.of("plan-about-winning", hull=hull) if sure else None


def _told(offer: Offer) -> Text:
    """Tell the result of an offer, with a sign of the danger that it adds."""
    seen, danger, dice = offer.seen, offer.danger, _beside(offer)
    match offer.decisive:
        case (a.Move() | a.MoveAgain(), a.Attack() as attack):
            if danger is not None and _is_warned(offer):
                return warned(attack_about(seen, attack, dice + ROOM_OF_WARNING), danger)
            return attack_about(seen, attack, dice)
        case (a.Attack() as first, a.Attack() | a.FireWeapon() as second):
            return double_about(seen, first, second, dice)
        case (a.Attack() as attack,):
            return attack_about(seen, attack, dice)
        case (a.Move() | a.MoveAgain() | a.UsePortal() | a.Enter() as order,):
            about = about_going(seen, order, with_fire=danger is None)
            return about if danger is None else warned(about, danger)
        case (order,):
            told = about_action(seen, order)
            assert told is not None, "whatever is offered is told about"
            return told
        case _:
            raise AssertionError(f"no plan is told by {offer.decisive}")


def _is_warned(offer: Offer) -> bool:
    """Whether an offer's danger is told.

    Of a move with an attack that can be answered, it is told only if enemies hold the dice for it.
    """
    if offer.danger is None:
        return False
    match offer.decisive:
        case (_, a.Attack() as attack):
            return offer.danger.threat.held or not any(replies(offer.seen, attack))
        case _:
            return True


def _beside(offer: Offer) -> int:
    """Dice, steps and remarks listed before the result of a shot, which leave less room for
    answers.
    """
    match offer.decisive:
        case (a.Attack(), a.Attack() | a.FireWeapon()):
            dice = len(all_taken_by(*offer.decisive))
        case _:
            dice = len(taken_by(*offer.decisive))
    steps = len(offer.intent.actions) - len(offer.decisive)
    return dice + steps + (0 if offer.victory is None else ROOM_OF_VICTORY)
