"""Answers to questions as plans, each with its result."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.judgement.forecast import unstopped
from engine.games.fleet_commander.judgement.ranked_answers import asked_of, ranked_answers
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.deploy import in_hand
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about import about_action
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.preparation_plans import (
    fleet_plans,
    place_plans,
    tiles_plans,
    weapons_plans,
)
from engine.games.fleet_commander.words.reaction_plans import reaction_plans, what_is_left

ANSWERS_IN_A_MENU: Final = 9
"""The most answers that a menu lists."""

_WEIGHED: Final = (d.RedirectDecision, d.ScanDecision, d.ExitDecision)
"""Questions for which every possible answer is offered, not the best alone."""


def answer_plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """Offer answers to the question put to the view's commander, the recommended one first.

    Questions without a ranking of their own offer what the clock would choose; before any ship is
    deployed also whole fleets. All other ways to deploy are left to the menus.
    """
    if (asked := asked_of(view)) is None:
        return
    match asked:
        case d.ReactDecision():
            yield from islice(reaction_plans(view, asked), ANSWERS_IN_A_MENU)
        case d.TilesDecision():
            yield from islice(tiles_plans(view, asked), ANSWERS_IN_A_MENU)
        case d.PlaceDecision():
            yield from islice(place_plans(view, asked), ANSWERS_IN_A_MENU)
        case d.FleetDecision():
            yield from islice(fleet_plans(view, asked), ANSWERS_IN_A_MENU)
        case d.WeaponsDecision():
            yield from islice(weapons_plans(view, asked), ANSWERS_IN_A_MENU)
        case _:
            yield from _other_plans(view, asked)


def _other_plans(view: FleetView, asked: d.Asked) -> Iterator[Plan[a.Action]]:
    """Offer whole fleets to deploy, then the best answer.

    While a fleet is arranged, the best answer, to leave it as it stands, comes first. All other
    answers follow if the question is one of ``_WEIGHED``.
    """
    first, *others = ranked_answers(view, asked)
    whole = [one for one in others if isinstance(one, a.DeployFleet)]
    rest = others if isinstance(asked, _WEIGHED) else []
    ahead = (first, *whole) if isinstance(asked, d.ArrangeDecision) else (*whole, first)
    labels: set[Text] = set()
    for action in (*ahead, *rest):
        plan = _plan(view, asked, action)
        if plan.label not in labels and len(labels) < ANSWERS_IN_A_MENU:
            labels.add(plan.label)
            yield plan


def _plan(view: FleetView, asked: d.Asked, action: a.Action) -> Plan[a.Action]:
    battle = view.open
    told: Text | None
    match asked:
        case d.RedirectDecision():
            named, told = _redirect(battle, asked, action)
        case d.ExitDecision():
            assert isinstance(action, a.LeaveField)
            named = Text.of("label-to", sector=things.sector(battle, action.to))
            told = about_action(view, a.MoveAgain(ships=asked.ships, to=action.to))
        case d.ScanDecision():
            named, told = label(view, action)[-1], Text.of("about-foil", how=action.kind)
        case d.ArrangeDecision():
            named = label(view, action)[-1]
            told = Text.of("about-arranging", how=action.kind)
        case d.DeployDecision() if isinstance(action, a.DeployFleet):
            named = label(view, action)[-1]
            told = Text.of("about-formation", formation=action.formation)
        case d.DeployDecision():
            last = len(in_hand(view.open, view.seat)) == 1
            kind = "deploy_last" if last else asked.kind
            named, told = _deploy(view, action), Text.of("about-asked", kind=kind)
        case _:
            named, told = label(view, action)[-1], Text.of("about-asked", kind=asked.kind)
    assert told is not None, "whatever is moved is told about"
    return Plan(label=named, about=told, actions=(action,))


def _redirect(battle: Open, asked: d.RedirectDecision, action: a.Action) -> tuple[Text, Text]:
    """Label and result of a redirected hit: the ship that takes it, and its hull if nothing stops
    it.
    """
    ship = action.ship if isinstance(action, a.ReplyRedirect) else None
    hit = asked.strike.target if ship is None else ship
    named = (
        Text.of("label-redirect-none")
        if ship is None
        else Text.of("plan-redirect", ship=things.the_ship(battle, ship))
    )
    return named, what_is_left(battle, hit, unstopped(battle, asked.strike), "redirect")


def _deploy(view: FleetView, action: a.Action) -> Text:
    assert isinstance(action, a.Deploy)
    ship, place = label(view, action)
    return Text.of("plan-deploy", ship=ship, place=place)
