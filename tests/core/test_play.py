"""Playing an action or a plan: refusals, redaction, questions and reasons."""

from functools import partial
from typing import Any, ClassVar

import pytest

from engine.core.agenda import Ask, Decision, ask, close, waiting
from engine.core.dice import Roll, table_dice
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.game import Step, carry_out, is_npc, look, play, redact, told
from engine.core.records import SPECTATOR, clone, only, value
from engine.core.referee import Event
from engine.core.words import Text
from tests import laws
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH


@pytest.fixture
def state() -> Any:
    """A skirmish in which both captains have bid 0, and p1 is to sail."""
    state, _ = laws.opening(SKIRMISH, "play")
    for asked in tuple(SKIRMISH.pending(state)):
        play(SKIRMISH, state, asked.seat, p.Bid(decision=asked.id, gold=0), no_dice(0), seq=1)
    return state


@value
class Boasted(Event):
    stated: ClassVar[bool] = True
    seat: str = "p1"


no_dice = partial(table_dice, "play")


def plan(state: Any, *actions: p.Action) -> list[Step[Any, Any]]:
    return list(carry_out(SKIRMISH, state, "p1", actions, no_dice, seq=3, by="order"))


@pytest.mark.rule("CORE-TURN-01", "CORE-TURN-02")
def test_an_action_of_a_seat_that_is_not_on_turn_is_refused_and_changes_nothing(state: Any) -> None:
    before = clone(state)
    for seat in ("p2", SPECTATOR, "p9", "npc:galleon"):
        with pytest.raises(NotYourTurn) as refused:
            play(SKIRMISH, state, seat, p.Dive(), no_dice(1), seq=1)
        assert refused.value.text == Text.of("violation-not-your-turn")
    assert state == before


def test_a_violation_says_which_rule_and_why(state: Any) -> None:
    with pytest.raises(RuleViolation) as refused:
        play(SKIRMISH, state, "p1", p.Sell(card=10), no_dice(1), seq=1)
    assert refused.value.rule == "SK-SELL-01"
    assert refused.value.text == Text.of("violation-not-your-card", card=10)
    assert str(refused.value) == "[SK-SELL-01] not-your-card {'card': 10}"


@pytest.mark.rule("CORE-PLAN-01")
def test_a_plan_is_logged_as_one_row_per_action_until_another_seat_is_to_act(state: Any) -> None:
    card = state.own["p1"].hand[0]
    steps = plan(state, p.Sell(card=card), p.Sail(by=1), p.Dive())
    assert [(step.seq, step.by) for step in steps] == [(3, "order"), (4, "order")]
    assert SKIRMISH.to_act(state) == ("p2",)


@pytest.mark.rule("CORE-PLAN-01")
def test_a_plan_ends_at_a_roll(state: Any) -> None:
    state.open.captains["p2"].at = 0
    assert len(plan(state, p.Dive(), p.Dive())) == 1


@pytest.mark.rule("CORE-PLAN-01")
def test_a_plan_ends_at_a_question(state: Any) -> None:
    card = state.own["p1"].hand[0]
    assert len(plan(state, p.OfferTrade(card=card, price=1), p.Sail(by=0))) == 1


@pytest.mark.rule("CORE-PLAN-01")
def test_a_plan_ends_at_the_first_action_no_longer_legal(state: Any) -> None:
    card = state.own["p1"].hand[0]
    steps = plan(state, p.Sell(card=card), p.Sell(card=card), p.Sail(by=0))
    assert [step.action for step in steps] == [p.Sell(card=card)]
    assert SKIRMISH.to_act(state) == ("p1",)


@pytest.mark.rule("CORE-PLAN-01", "CORE-TURN-02")
def test_a_plan_that_cannot_begin_is_refused(state: Any) -> None:
    before = clone(state)
    with pytest.raises(RuleViolation, match="not-your-card"):
        plan(state, p.Sell(card=10), p.Sail(by=0))
    assert state == before


@pytest.mark.rule("CORE-SECRET-01")
def test_another_seat_sees_only_the_rolls_and_events_of_a_step_that_it_may_see() -> None:
    secret, public = (
        Roll(rule="SK-DIVE-01", sides=9, faces=(1,), to=audience) for audience in (only("p1"), None)
    )
    events = (p.CardDrawn(to=only("p1"), card=1), p.Sailed(ship="p1", at=1))
    step: Step[Any, Any] = Step(
        seq=1, seat="p1", by="person", action=p.Dive(), rolls=(secret, public), events=events
    )
    assert redact(step, "p1") == step
    seen = redact(step, "p2")
    assert (seen.action, seen.rolls, seen.events) == (None, (public,), events[1:])
    assert told(events, SPECTATOR) == events[1:]


@pytest.mark.rule("CORE-SECRET-01")
def test_a_view_holds_only_the_parts_its_seat_may_see(state: Any) -> None:
    seen = {seat: look(SKIRMISH, state, seat) for seat in ("p1", "p2", SPECTATOR)}
    assert seen["p1"].own is state.own["p1"]
    assert seen[SPECTATOR].own is None
    assert not hasattr(seen["p1"], "hidden")


def test_only_seats_whose_name_begins_with_npc_are_npcs() -> None:
    assert is_npc("npc:spain")
    assert not is_npc("p1")
    assert not is_npc(SPECTATOR)


def test_questions_asked_together_are_answered_in_any_order_and_then_gone(state: Any) -> None:
    below, count = len(state.agenda), state.asked
    asked = [Decision(id=count + n, seat="p1", rule="SK-BID-01") for n in (1, 2, 3)]
    ask(state, *asked)
    assert state.asked == count + 3
    close(state.agenda, asked[1])
    assert waiting(state.agenda) == (asked[0], asked[2])
    close(state.agenda, asked[0])
    close(state.agenda, asked[2])
    assert (len(state.agenda), waiting(state.agenda)) == (below, ())
    assert waiting([]) == ()
    assert waiting([Ask(open=()), p.EndTurn()]) == ()


@pytest.mark.rule("CORE-LOG-06")
@pytest.mark.parametrize("step", [0, 2])
def test_a_question_whose_id_is_not_the_next_free_one_is_refused(state: Any, step: int) -> None:
    wrong = Decision(id=state.asked + step, seat="p1", rule="SK-SAIL-01")
    with pytest.raises(AssertionError, match="id of another question"):
        ask(state, wrong)


def test_the_reason_for_a_plan_is_told_once_before_the_events_of_its_first_action(
    state: Any,
) -> None:
    sale = p.Sell(card=state.own["p1"].hand[0])
    steps = [*carry_out(SKIRMISH, state, "p1", [sale, p.Sail(by=1)], no_dice, seq=3, why=Boasted())]
    assert [event for step in steps for event in step.events if event.stated] == [Boasted()]
    assert steps[0].events[0] == Boasted()
    assert len(steps[0].events) > 1


@pytest.mark.rule("CORE-LOG-06")
def test_an_event_of_the_rules_cannot_be_given_as_a_seats_reason(state: Any) -> None:
    sailed = play(SKIRMISH, clone(state), "p1", p.Sail(by=1), no_dice(1), seq=1).events[0]
    with pytest.raises(AssertionError, match="no rule"):
        play(SKIRMISH, state, "p1", p.Sail(by=1), no_dice(1), seq=1, why=sailed)
