"""Guidance: which step of a first game comes next, and the plans in the order that leads to it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.ai.worlds import worlds_of
from engine.core.agenda import Decision, waiting
from engine.core.dice import SeededDice
from engine.core.game import AnyGame, look, told
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.records import value
from engine.core.referee import Referee
from engine.core.words import Text

SEED: Final = "plans"

TRIES: Final = 3
"""How often a plan that rolls dice is played out: it takes a step only if it does each time."""

MOST_ANSWERS: Final = 20
"""Questions that are answered as the clock would, after each action of a plan."""


@value
class Guidance:
    """The *step* that is next, with its *text*, and the *plans* in the order that leads to it.

    The *tip* is what is told besides. The step is *ready* if it can be taken now. The first plan
    *leads* there if it takes the step and some of the others do not. All of them are *dear* if each
    uses up what the step takes.
    """

    plans: tuple[Plan[Any], ...]
    step: Lesson | None = None
    text: Text | None = None
    tip: Text | None = None
    ready: bool = False
    leads: bool = False
    dear: bool = False


def guidance(
    game: AnyGame,
    view: Any,
    left: Sequence[Lesson],
    tips: Sequence[Lesson],
    plans: Sequence[Plan[Any]],
) -> Guidance:
    """Where a seat that has the steps *left* is led to, and *plans* in that order.

    The first step in the order of the course that a fair plan or the turn's end takes now; else the
    first that says what has to come before it, led by what brings it nearer. A plan takes a step if
    the step is done once it is played out on a copy, others answering as the clock would. Plans
    that use up what the step takes come last. What a tip tells of, and the first plan does, stays
    first; a step that this plan does not take is not named then.
    """
    ahead = _PlayedOut(game, view, [*left, *tips])
    told_now = ((one, text) for one in tips if (text := one.hint(view)) is not None)
    about, tip = next(told_now, (None, None))
    leaders = plans
    aim = None if about is None or about.once else about.key
    if plans and aim is not None and aim in ahead.of(plans[0]).serves:
        leaders = plans[:1]
    found = _found(ahead, left, leaders, plans)
    return replace(found, tip=tip)


def _found(
    ahead: "_PlayedOut",
    left: Sequence[Lesson],
    leaders: Sequence[Plan[Any]],
    plans: Sequence[Plan[Any]],
) -> Guidance:
    """The same without a tip; one of *leaders* leads."""
    view = ahead.view
    for step in left:
        text = step.hint(view)
        if text is None:
            continue
        if not step.ends_turn and (serving := _serving(ahead, step, leaders)):
            return _led(ahead, step, text, serving, plans)
        if step.ends_turn or step.later is None:
            return Guidance(plans=tuple(plans), step=step, text=text, ready=True)
    if not left or _is_asked(view) or leaders is not plans:
        return Guidance(plans=tuple(plans))
    first = next((step for step in left if step.later is not None), None)
    if first is None:
        return Guidance(plans=_thrifty(ahead, left[:1], plans))
    nearer = sorted(plans, key=lambda plan: not any(map(first.prepares, plan.actions)))
    order = _thrifty(ahead, [first], _safely_led(nearer))
    dear = bool(order) and first.key in ahead.of(order[0]).wastes
    return Guidance(plans=order, step=first, text=first.later, dear=dear)


@value
class _Effect:
    """The keys of the lessons that a plan completes, and of those whose stock it lowers."""

    serves: frozenset[str]
    wastes: frozenset[str]
    rolled: bool


def _is_asked(view: Any) -> bool:
    """Whether a question waits for the seat of *view*."""
    return any(asked.seat == view.seat for asked in waiting(view.agenda))


class _PlayedOut:
    """What comes of plans for *lessons*, each played out once and no earlier than it is asked."""

    def __init__(self, game: AnyGame, view: Any, lessons: Sequence[Lesson]) -> None:
        self._game, self.view, self._lessons = game, view, lessons
        self._found: dict[Text, _Effect] = {}

    def of(self, plan: Plan[Any]) -> _Effect:
        if plan.label not in self._found:
            self._found[plan.label] = self._several(plan)
        return self._found[plan.label]

    def _several(self, plan: Plan[Any]) -> _Effect:
        """What *plan* does for sure, and what it may use up, whatever dice show."""
        first = self._once(plan, 0)
        if not first.rolled:
            return first
        tries = [first, *(self._once(plan, number) for number in range(1, TRIES))]
        return _Effect(
            serves=first.serves.intersection(*(one.serves for one in tries)),
            wastes=first.wastes.union(*(one.wastes for one in tries)),
            rolled=True,
        )

    def _once(self, plan: Plan[Any], number: int) -> _Effect:
        game, seat = self._game, self.view.seat
        dice, worlds = SeededDice(f"{SEED}:{number}"), worlds_of(game)
        world = game.imagine(self.view, dice)
        done: set[str] = set()
        rolled = False
        for action in plan.actions:
            if not worlds.may_play(world, seat, action):
                break  # What came before let something else happen than the plan reckons with.
            for referee in worlds.played(
                world, seat, action, dice, self._default, most=MOST_ANSWERS
            ):
                self._note(world, referee, done)
                rolled = rolled or bool(referee.rolls)
        later = look(game, world, seat)
        less = {one.key for one in self._lessons if one.stock(later) < one.stock(self.view)}
        return _Effect(serves=frozenset(done), wastes=frozenset(less - done), rolled=rolled)

    def _default(self, view: Any, asked: Decision) -> Any:
        """What the clock answers, which knows of itself what is *asked*."""
        del asked
        return self._game.default(view)

    def _note(self, world: Any, referee: Referee, done: set[str]) -> None:
        """Add to *done* what has just been completed, as *referee* announced it."""
        view = look(self._game, world, self.view.seat)
        events = told(referee.events, self.view.seat)
        done |= {one.key for one in self._lessons if one.done(view, events)}


def _serving(ahead: _PlayedOut, step: Lesson, plans: Sequence[Plan[Any]]) -> Sequence[Plan[Any]]:
    """The fair ones of *plans* that take *step*: as a rule one is enough to know.

    Only where the first uses something up, or is perilous, are others looked for that are not.
    """
    found: list[Plan[Any]] = []
    for plan in plans:
        if plan.fair and step.key in ahead.of(plan).serves:
            found.append(plan)
            if not ahead.of(plan).wastes and not plan.perilous:
                break
    return found


def _led(
    ahead: _PlayedOut,
    step: Lesson,
    text: Text,
    serving: Sequence[Plan[Any]],
    plans: Sequence[Plan[Any]],
) -> Guidance:
    """*plans* led by one of those *serving* the step: one that wastes nothing, if there is one.

    And of those one that is not perilous. But the best answer to a question is worth what it takes.
    """
    asked = _is_asked(ahead.view)
    thrifty = [one for one in serving if asked or not ahead.of(one).wastes] or serving
    lead = next((one for one in thrifty if not one.perilous), thrifty[0])
    others = [plan for plan in plans if plan is not lead]
    return Guidance(
        plans=(lead, *_thrifty(ahead, [step], others)),
        step=step,
        text=step.led(ahead.view, lead) or text,
        ready=True,
        leads=any(step.key not in ahead.of(plan).serves for plan in others),
    )


def _safely_led(plans: Sequence[Plan[Any]]) -> Sequence[Plan[Any]]:
    """*plans*, led by a fair one that is not perilous if the first is."""
    if not plans or not plans[0].perilous:
        return plans
    lead = next((plan for plan in plans if plan.fair and not plan.perilous), plans[0])
    return (lead, *(plan for plan in plans if plan is not lead))


def _thrifty(
    ahead: _PlayedOut, steps: Sequence[Lesson], plans: Sequence[Plan[Any]]
) -> tuple[Plan[Any], ...]:
    """*plans*, those last that use up what *steps* take, unless they answer a question."""
    if _is_asked(ahead.view):
        return tuple(plans)
    keys = {step.key for step in steps if step.stock(ahead.view)}
    if not keys:
        return tuple(plans)
    return tuple(sorted(plans, key=lambda plan: bool(ahead.of(plan).wastes & keys)))
