"""An admiral weighs offers, and plans for its whole turn, by what others might make of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.dice import Dice, SeededDice
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.bots.restless import restless
from engine.games.fleet_commander.judgement.foresight import Effort, carry_on
from engine.games.fleet_commander.judgement.imagination import imagine
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.ranked_answers import asked_of, ranked_answers
from engine.games.fleet_commander.judgement.rolls import best_rolls, reroll
from engine.games.fleet_commander.judgement.turn_plans import turn_plans
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import turn

POSITIONS_OF_A_DECISION: Final = 800
"""Positions that an admiral looks at for a decision, in well below two seconds of one core."""

PLANNING_PART: Final = 3
"""Divisor of the work: that part of it finds plans, and the rest weighs them."""

MOST_PLANS_WEIGHED: Final = 8
"""Most plans that are played out in at least one world, not counting to do nothing."""

MOST_OFFERS_WEIGHED: Final = 3
"""Most of those plans that are a captain's offers; the others are plans for the whole turn."""

MOST_WORLDS: Final = 8
"""Most worlds in which a plan is tried."""

RULE: Final = "policy"


@dataclass(frozen=True, slots=True)
class Admiral:
    """A bot that decides after looking at *positions* positions.

    The same view and dice give the same action.
    """

    positions: int = POSITIONS_OF_A_DECISION

    def __call__(self, view: FleetView, dice: Dice) -> a.Action:
        """Chooses the last of its thoughts."""
        *_, best = self.thoughts(view, dice)
        return best

    def thoughts(self, view: FleetView, dice: Dice) -> Iterator[a.Action]:
        """Actions that seem best, each better founded than the one before.

        A caller may stop after any of them.
        """
        asked = asked_of(view)
        if asked is not None and not isinstance(
            asked, d.RedirectDecision | d.ReactDecision | d.ExitDecision
        ):
            yield answer(view, asked, dice)
            return
        if asked is None and (anything := restless(view, dice)) is not None:
            yield anything
            return
        (seed,) = dice.roll(1, 1 << 30, RULE)
        effort = Effort(self.positions)
        plans = _candidates(view, seed, effort, self.positions)
        yield plans[0][0]
        for best in _weighed(view, plans, seed, effort):
            yield best[0]


def _candidates(
    view: FleetView, seed: int, effort: Effort, positions: int
) -> list[tuple[a.Action, ...]]:
    """Answers to a question, rolls, or offers and plans for the turn; a captain's choice first."""
    asked = asked_of(view)
    if asked is not None:
        return [(one,) for one in ranked_answers(view, asked)]
    if view.open.turn.phase == "energy":
        return [(one,) for one in best_rolls(view)]
    planning = Effort(positions // PLANNING_PART)
    dice = _dice(seed, 0)
    found = turn_plans(imagine(view, dice), view.seat, dice, planning)
    effort.spend(positions // PLANNING_PART - planning.left)
    offered = [one.intent.actions for one in offers(view)[:MOST_OFFERS_WEIGHED]]
    whole = [plan.actions for plan in found if plan.actions and plan.actions not in offered]
    plans = [tuple[a.Action, ...](one) for one in [*offered, *whole][:MOST_PLANS_WEIGHED]]
    idle: tuple[a.Action, ...] = (reroll(view) or turn.best_end(view),)
    return plans if idle in plans else [*plans, idle]


def _weighed(
    view: FleetView, plans: Sequence[tuple[a.Action, ...]], seed: int, effort: Effort
) -> Iterator[tuple[a.Action, ...]]:
    """The best of *plans* after each world; the poorer half is given up each time, down to two."""
    sums = dict.fromkeys(range(len(plans)), 0.0)
    for number in range(MOST_WORLDS):
        tried: dict[int, float] = {}
        for at, plan in enumerate(plans):
            if at not in sums:
                continue
            if effort.left <= 0:
                return
            dice = _dice(seed, number)
            tried[at] = carry_on(imagine(view, dice), view.seat, plan, dice, effort)
        for at, found in tried.items():
            sums[at] += found
        ranked = sorted(sums, key=lambda at: -sums[at])
        yield plans[ranked[0]]
        for at in ranked[max(2, (len(ranked) + 1) // 2) :]:
            del sums[at]


def _dice(seed: int, number: int) -> Dice:
    return SeededDice(f"admiral:{seed}:{number}")


admiral = Admiral()
