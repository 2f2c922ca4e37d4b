"""Guidance: the next step of a first game, and the plans in an order that leads to it."""

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
"""Times a plan that rolls dice is played out: it counts as taking a step only if all of them do."""

MOST_ANSWERS: Final = 20
"""Questions answered, as the clock would answer them, after each action of a plan."""


@value
class Guidance:
    """Advice to a newcomer: the next *step*, its *text*, and *plans* in an order that leads to it.

    *step* is None if no step can be named now. *tip* is a further sentence, on a lesson that is no
    step of the course. *ready* is True if the step can be taken now. *leads* is True if the first
    plan takes the step and some of the others do not. *dear* is True if every plan uses up the
    stock that the step needs.
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
    """Choose the next of the steps *left*, and order *plans* to put those leading there first.

    The next step is the first, in the order of the course, that a fair plan takes now; without fair
    plans one that the end of the turn takes; otherwise the first that has a text on what must come
    before it, and the plans that prepare it lead. A plan takes a step if the step is done once the
    plan is played out on a copy, with other seats answering as the clock would. Plans that use up
    the stock a step needs come last. If the first of *plans* completes the lesson of the tip, that
    plan stays first, and no step that it does not take is named.
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
    """Guidance without a tip; the plan put first is one of *leaders*."""
    hinted = [(step, text) for step in left if (text := step.hint(ahead.view)) is not None]
    for step, text in hinted:
        if step.ends_turn:
            continue
        if serving := _serving(ahead, step, leaders):
            return _led(ahead, step, text, serving, plans)
        if step.later is None:
            return Guidance(plans=tuple(plans), step=step, text=text, ready=True)
    if not any(plan.fair for plan in plans):
        for step, text in hinted:
            if step.ends_turn:
                return Guidance(plans=tuple(plans), step=step, text=text, ready=True)
    if not left or _is_asked(ahead.view) or leaders is not plans:
        return Guidance(plans=tuple(plans))
    return _waiting(ahead, left, plans)


def _waiting(ahead: "_PlayedOut", left: Sequence[Lesson], plans: Sequence[Plan[Any]]) -> Guidance:
    """Guidance while no fair plan takes any of the steps *left*.

    If the plan that comes first takes one of them all the same, that step is named.
    """
    first = next(iter(_nameable(ahead.view, left, plans)), None)
    if first is None:
        return Guidance(plans=_thrifty(ahead, left[:1], plans))
    prepares = first.prepares
    nearer = plans
    if prepares is not None:
        nearer = sorted(plans, key=lambda plan: not any(map(prepares, plan.actions)))
    order = _thrifty(ahead, [first], _safely_led(nearer))
    for step in left:
        if order and not step.ends_turn and step.key in ahead.of(order[0]).serves:
            text = step.led(ahead.view, order[0]) or step.hint(ahead.view)
            if text is not None:
                return Guidance(plans=order, step=step, text=text, ready=True)
    dear = bool(order) and first.key in ahead.of(order[0]).wastes
    return Guidance(plans=order, step=first, text=_told_later(ahead.view, first), dear=dear)


def _told_later(view: Any, step: Lesson) -> Text | None:
    """The text on *step* while something has to come before it: for the end of a turn its hint."""
    return (step.hint(view) if step.ends_turn else None) or step.later


def _nameable(view: Any, left: Sequence[Lesson], plans: Sequence[Plan[Any]]) -> Sequence[Lesson]:
    """The steps *left* that may be named before they can be taken.

    Where plans prepare some of them, those are left out that a plan would have to prepare and none
    does: their text would ask for what is not offered.
    """
    steps = [step for step in left if _told_later(view, step) is not None]
    ready = [step for step in steps if _is_prepared(step, plans)]
    if not ready:
        return steps
    return [step for step in steps if step.prepares is None or step in ready]


def _is_prepared(step: Lesson, plans: Sequence[Plan[Any]]) -> bool:
    prepares = step.prepares
    return prepares is not None and any(prepares(one) for plan in plans for one in plan.actions)


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
    """Outcomes of plans for *lessons*; each plan is played out once, when it is first asked for."""

    def __init__(self, game: AnyGame, view: Any, lessons: Sequence[Lesson]) -> None:
        self._game, self.view, self._lessons = game, view, lessons
        self._found: dict[Text, _Effect] = {}

    def of(self, plan: Plan[Any]) -> _Effect:
        if plan.label not in self._found:
            self._found[plan.label] = self._several(plan)
        return self._found[plan.label]

    def _several(self, plan: Plan[Any]) -> _Effect:
        """Lessons that *plan* completes in every try, and stock that it lowers in any try."""
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
                break  # The actions before it turned out differently than planned.
            for referee in worlds.played(
                world, seat, action, dice, self._default, most=MOST_ANSWERS
            ):
                self._note(world, referee, done)
                rolled = rolled or bool(referee.rolls)
        later = look(game, world, seat)
        less = {one.key for one in self._lessons if one.stock(later) < one.stock(self.view)}
        return _Effect(serves=frozenset(done), wastes=frozenset(less - done), rolled=rolled)

    def _default(self, view: Any, asked: Decision) -> Any:
        """The clock's answer, the game's default; the parameter *asked* is not needed for it."""
        del asked
        return self._game.default(view)

    def _note(self, world: Any, referee: Referee, done: set[str]) -> None:
        """Add to *done* the lessons completed by the events that *referee* announced."""
        view = look(self._game, world, self.view.seat)
        events = told(referee.events, self.view.seat)
        done |= {one.key for one in self._lessons if one.done(view, events)}


def _serving(ahead: _PlayedOut, step: Lesson, plans: Sequence[Plan[Any]]) -> Sequence[Plan[Any]]:
    """The fair plans that take *step*, up to the first that uses up no stock and is not perilous.

    A plan that has a drawback is kept, but the search goes on for one that has none.
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
    """Order *plans* so that one of *serving*, the plans that take the step, comes first.

    Plans that use up no stock are preferred, and among them those that are not perilous. While a
    question is open, the use of stock does not matter.
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
    """Move the first fair plan that is not perilous to the front, if the first plan is perilous."""
    if not plans or not plans[0].perilous:
        return plans
    lead = next((plan for plan in plans if plan.fair and not plan.perilous), plans[0])
    return (lead, *(plan for plan in plans if plan is not lead))


def _thrifty(
    ahead: _PlayedOut, steps: Sequence[Lesson], plans: Sequence[Plan[Any]]
) -> tuple[Plan[Any], ...]:
    """Move plans that use up the stock *steps* need to the end, unless the seat has to answer."""
    if _is_asked(ahead.view):
        return tuple(plans)
    keys = {step.key for step in steps if step.stock(ahead.view)}
    if not keys:
        return tuple(plans)
    return tuple(sorted(plans, key=lambda plan: bool(ahead.of(plan).wastes & keys)))
