"""A question is added to a game by one object, and a line in the list of its questions."""

from dataclasses import replace
from typing import Any, Literal

import pytest

from engine.core.agenda import Decision, ask
from engine.core.dice import ScriptedDice
from engine.core.errors import NotOffered, RuleViolation
from engine.core.game import begin, look, play
from engine.core.questions import Question, Questions
from engine.core.records import value
from engine.core.referee import Referee
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish import rules
from tests.toys.skirmish.game import Skirmish


@value
class ToastDecision(Decision):
    kind: Literal["toast"] = "toast"
    rule: str = "SK-TOAST-01"


@value
class Drink:
    kind: Literal["drink"] = "drink"
    decision: int
    cups: int


@value
class Sing:
    """Answers a toast too, and leaves it open."""

    kind: Literal["sing"] = "sing"
    decision: int


def _check(view: p.SkirmishView, asked: ToastDecision, answer: Drink | Sing) -> None:
    if isinstance(answer, Drink) and answer.cups > view.open.captains[view.seat].gold:
        raise RuleViolation(asked.rule, "too-little-gold")


def _resolve(
    state: p.SkirmishState, asked: ToastDecision, answer: Drink | Sing, referee: Referee
) -> None:
    if isinstance(answer, Drink):
        state.open.captains[asked.seat].gold -= answer.cups
    referee.announce(p.Sailed(ship=asked.seat, at=0))


TOAST = Question[p.SkirmishState, p.SkirmishView, ToastDecision, Drink | Sing](
    decision=ToastDecision,
    answers=(Drink, Sing),
    leave_open=(Sing,),
    check=_check,
    suggest=lambda _, asked: (Drink(decision=asked.id, cups=cups) for cups in (0, 1, 2)),
    resolve=_resolve,
    orders=lambda _: (p.Dive(),),
)


class Festive(Skirmish):
    """The skirmish, and a toast."""

    rules = replace(
        rules.RULES,
        questions=Questions(
            *(rules.BID, rules.SHOT, rules.REROLL, rules.TRADE),
            TOAST,
            rule="SK-TURN-01",
            pending=rules.pending,
        ),
    )

    def default_answer(self, view: Any, asked: Any) -> Any:
        return self.rules.questions.default(view, asked)


FESTIVE = Festive()


def toasted(*seats: str) -> p.SkirmishState:
    """A game in which *seats* are asked to drink."""
    with ScriptedDice([3, 5]) as dice:
        state, _ = begin(FESTIVE, ["p1", "p2"], p.Options(), dice)
    state.agenda.clear()
    first = state.asked + 1
    ask(state, *(ToastDecision(id=first + n, seat=seat) for n, seat in enumerate(seats)))
    return state


def drink(state: p.SkirmishState, seat: str, cups: int) -> Any:
    (asked,) = (one for one in FESTIVE.pending(state) if one.seat == seat)
    return act(state, seat, Drink(decision=asked.id, cups=cups))


def act(state: p.SkirmishState, seat: str, action: Any) -> Any:
    with ScriptedDice([]) as dice:
        return play(FESTIVE, state, seat, action, dice, seq=1)


def test_only_the_seat_asked_may_act_and_is_offered_the_questions_suggestions() -> None:
    state = toasted("p2")
    number = state.asked
    assert FESTIVE.to_act(state) == ("p2",)
    cups = [Drink(decision=number, cups=cups) for cups in (0, 1, 2)]
    assert [*FESTIVE.suggest(look(FESTIVE, state, "p2"))] == [*cups, p.Dive()]
    assert [*FESTIVE.suggest(look(FESTIVE, state, "p1"))] == []


def test_the_default_answer_is_the_first_suggestion() -> None:
    state = toasted("p2")
    default = FESTIVE.default(look(FESTIVE, state, "p2"))
    assert default == Drink(decision=state.asked, cups=0)


def test_an_answer_closes_the_question_and_is_carried_out() -> None:
    state = toasted("p1", "p2")
    step = drink(state, "p1", 2)
    assert state.open.captains["p1"].gold == 4
    assert step.events == (p.Sailed(ship="p1", at=0),)
    assert [one.seat for one in FESTIVE.pending(state)] == ["p2"]


def test_an_answer_that_leaves_the_question_open_is_carried_out_all_the_same() -> None:
    state = toasted("p1")
    step = act(state, "p1", Sing(decision=state.asked))
    assert step.events == (p.Sailed(ship="p1", at=0),)
    assert [one.id for one in FESTIVE.pending(state)] == [state.asked]


def test_an_answer_that_the_question_does_not_allow_is_refused_by_its_rule() -> None:
    state = toasted("p1")
    with pytest.raises(RuleViolation, match="too-little-gold") as refused:
        drink(state, "p1", 7)
    assert refused.value.rule == "SK-TOAST-01"
    assert FESTIVE.pending(state), "it stays open"


def test_a_seat_can_answer_only_its_own_question_and_only_with_a_fitting_answer() -> None:
    state = toasted("p1", "p2")
    first, second = FESTIVE.pending(state)
    for action in (
        Drink(decision=second.id, cups=0),
        Drink(decision=second.id + 1, cups=0),
        p.Reply(decision=first.id, yes=True),
    ):
        with pytest.raises(NotOffered, match="not-asked"):
            act(state, "p1", action)
