"""Answers to questions, the best first: what is advised, and what the clock and bots answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.core.agenda import waiting
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.reactions import ranked_reactions
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import answers, turn


def asked_of(view: FleetView) -> d.Asked | None:
    """The first question that waits for the view's seat; None if there is none."""
    return next((one for one in waiting(view.agenda) if one.seat == view.seat), None)


def ranked_answers(view: FleetView, asked: d.Asked) -> Sequence[a.Action]:
    """The answers worth considering, the best first, whether for a person, the clock or a bot."""
    found = _RANKED.get(type(asked), _first_at_a_glance)
    return found(view, asked)


def default(view: FleetView) -> a.Action:
    """The action of the clock for an absent player: the best answer, roll, or end of the turn."""
    if (asked := asked_of(view)) is not None:
        return ranked_answers(view, asked)[0]
    if view.open.turn.phase == "energy":
        return next(best_rolls(view))
    return turn.best_end(view)


def _first_at_a_glance(view: FleetView, asked: d.Asked) -> Sequence[a.Action]:
    """The default answer, then the others as they are suggested."""
    first = default_answer(view, asked)
    return [first, *(one for one in answers.suggest(view, asked) if one != first)]


def _arranged(view: FleetView, asked: d.DeployDecision | d.ArrangeDecision) -> Sequence[a.Action]:
    """The default answer, then deployments of whole fleets, then of single ships."""
    first, *others = _first_at_a_glance(view, asked)
    return [first, *sorted(others, key=lambda one: not isinstance(one, a.DeployFleet))]


def _reactions(view: FleetView, asked: d.ReactDecision) -> Sequence[a.Action]:
    return [one.action for one in ranked_reactions(view, asked)]


_RANKED: Final[Mapping[type[d.Asked], Callable[[FleetView, Any], Sequence[a.Action]]]] = {
    d.ReactDecision: _reactions,
    d.DeployDecision: _arranged,
    d.ArrangeDecision: _arranged,
}
"""Functions that rank answers better than the default does, by the type of the question."""
