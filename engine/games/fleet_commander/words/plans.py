"""Plans: what a commander might do next, each with what it brings, the best first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.calm_plans import Offer, calm_first
from engine.games.fleet_commander.judgement.certainty import Victory, drained, victory_by
from engine.games.fleet_commander.judgement.costs import all_taken_by, taken_by
from engine.games.fleet_commander.judgement.dangers import Danger, danger_of_going
from engine.games.fleet_commander.judgement.offered import is_fair, offered
from engine.games.fleet_commander.judgement.ranking import is_chancy
from engine.games.fleet_commander.judgement.reckoning import (
    Intent,
    after,
    unanswered,
    view_of,
    world_of,
)
from engine.games.fleet_commander.judgement.threats import Threat, gravest
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.about import (
    about_action,
    about_going,
    attack_about,
    double_about,
    replies,
)
from engine.games.fleet_commander.words.answer_plans import answer_plans
from engine.games.fleet_commander.words.costs import paid
from engine.games.fleet_commander.words.plan_labels import (
    charge_label,
    double_label,
    plan_label,
    several_label,
)
from engine.games.fleet_commander.words.roll_plans import roll_plans
from engine.games.fleet_commander.words.warnings import warned

ROOM_OF_WARNING: Final = 2
"""Dice and answers that a plan has no room for beside a warning."""

ROOM_OF_VICTORY: Final = 2
"""The same beside a word on victory."""


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
    found: dict[Text, Offer] = {}
    now = cache(partial(gravest, view))
    for intent in offered(view):
        offer = _offer(view, intent, now)
        found.setdefault(offer.plan.label, offer)
    yield from (offer.plan for offer in calm_first(view, _safe_first(view, [*found.values()])))


def _safe_first(view: FleetView, found: Sequence[Offer]) -> list[Offer]:
    """*found*, but ships that go and do nothing else do so first where none is lost.

    What a captain would do still comes before what it would leave.
    """
    ordered = [*found]
    for would in (True, False):
        places = [
            at
            for at, one in enumerate(found)
            if _only_goes(view, one.intent) and (one.intent.gain > 0) is would
        ]
        safe = sorted(places, key=lambda at: found[at].plan.perilous)
        for at, other in zip(places, safe, strict=True):
            ordered[at] = found[other]
    return ordered


def _only_goes(view: FleetView, intent: Intent) -> bool:
    """Whether ships do no more than go somewhere, and the scenario is not about that."""
    match intent.actions:
        case (a.Move(ships=ships, to=to, containers=containers),):
            return brought_by_moving(view, ships, to, containers) is None
        case _:
            return False


def _offer(view: FleetView, intent: Intent, now: Callable[[], Threat | None]) -> Offer:
    """An intent as it is offered: an order, ships that move and fire from there, or two shots.

    It says whether that wins and what dice it takes, and gives a sign of a threat that it brings,
    besides the one *now*.
    """
    victory = victory_by(view, intent)
    room = 0 if victory is None else ROOM_OF_VICTORY
    told = _told(view, intent.actions, now, victory, room)
    about, facts = told.about, dict(told.about.facts)
    if victory is not None and facts.get("sure") == "yes":  # That it wins says as much.
        about = Text.of("plan-about-winning", hull=facts["hull"])
    if victory is not None and not a.is_scenario_order(intent.actions[0]):
        about = Text.of("plan-wins", how=victory, about=about)
    plan: Plan[a.Action] = Plan(
        label=told.label,
        about=paid(view, about, *intent.actions),
        actions=intent.actions,
        fair=is_fair(intent),
        perilous=told.danger is not None and not told.danger.threat.left,
    )
    return Offer(intent=intent, plan=plan, danger=told.danger, wins=victory is not None)


@value
class _Told:
    """What a plan is called, what is said *about* it, and the *danger* that it brings."""

    label: Text
    about: Text
    danger: Danger | None = None


def _told(
    view: FleetView,
    actions: Sequence[a.Order],
    now: Callable[[], Threat | None],
    victory: Victory | None,
    room: int = 0,
) -> _Told:
    """*actions*, beside which there is *room* for so many dice and answers less."""
    match actions:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            return _charge(view, (move, attack), now, victory, room)
        case (a.Attack(target=one) as first, a.Attack() | a.FireWeapon() as second) if (
            second.target == one
        ):
            dice = len(all_taken_by(first, second)) + room
            about = double_about(view, first, second, dice)
            return _Told(label=double_label(view, first, second), about=about)
        case (a.Attack() as attack,):
            dice = len(taken_by(attack)) + room
            about = attack_about(view, attack, dice)
            return _Told(label=plan_label(view, attack), about=about)
        case (a.Move() | a.MoveAgain() | a.UsePortal() | a.Enter() as order,):
            danger = (
                None if is_chancy(view, order) else danger_of_going(view, order, order.ships, now)
            )
            about = about_going(view, order, with_fire=danger is None)
            about = about if danger is None else warned(about, danger)
            return _Told(label=plan_label(view, order), about=about, danger=danger)
        case (order,):
            told_of = about_action(view, order)
            assert told_of is not None, "whatever is offered is told about"
            return _Told(label=plan_label(view, order), about=told_of)
        case (first, *others):
            told = _told(_later(view, first), others, now, victory, room + 1)
            return replace(told, label=several_label(view, actions))
        case _:
            raise AssertionError(f"no plan is made of {actions}")


def _later(view: FleetView, order: a.Order) -> FleetView:
    """What is seen after *order*, if nobody answers it."""
    if isinstance(order, a.Drain):
        return drained(view, order)
    return view_of(after(world_of(view), view.seat, order, unanswered), view.seat)


def _charge(
    view: FleetView,
    charge: tuple[a.Move | a.MoveAgain, a.Attack],
    now: Callable[[], Threat | None],
    victory: Victory | None,
    room: int,
) -> _Told:
    """Ships move, and they or those whom they support fire; nothing threatens who has won."""
    move, attack = charge
    later = view_of(after(world_of(view), view.seat, move), view.seat)
    dice = len(taken_by(move, attack)) + room
    danger = None if victory == "sure" else danger_of_going(later, attack, move.ships, now)
    about = attack_about(later, attack, dice)
    if danger is not None and (danger.threat.held or not any(replies(later, attack))):
        about = warned(attack_about(later, attack, dice + ROOM_OF_WARNING), danger)
    return _Told(label=charge_label(view, move, attack), about=about, danger=danger)
