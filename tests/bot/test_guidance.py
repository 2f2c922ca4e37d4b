"""Guidance of beginners: the next lesson step, and the plan that takes it listed first."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.ai.guidance import Guidance, guidance
from engine.core.dice import SeededDice
from engine.core.game import begin, look
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.words import Text
from tests.bot.tally_game import Add, Counted, Options, Peek, Peeked, Roll, Tally, TallyView, Vote

GAME = Tally()
HINT, LATER = Text.of("hint"), Text.of("later")


def view_of(total: int = 0) -> TallyView:
    state, _ = begin(GAME, ["p1", "p2"], Options(), SeededDice("guided"))
    state.open.total = total
    return look(GAME, state, "p1")


def plan(name: str, *actions: Any, fair: bool = True) -> Plan[Any]:
    return Plan(label=Text.of(name), about=Text.of("about"), actions=actions, fair=fair)


def reaches(total: int, key: str = "reach", **more: Any) -> Lesson:
    """A step that is done once the count reaches *total*."""

    def done(view: TallyView, events: Sequence[Any]) -> bool:
        return view.open.total >= total and any(isinstance(one, Counted) for one in events)

    step = Lesson(key=key, name=Text.of(key), later=LATER, hint=lambda view: HINT, done=done)
    return replace(step, **more)


def peeks(**more: Any) -> Lesson:
    def done(view: TallyView, events: Sequence[Any]) -> bool:
        del view
        return any(isinstance(one, Peeked) for one in events)

    step = Lesson(key="peek", name=Text.of("peek"), later=LATER, hint=lambda view: HINT, done=done)
    return replace(step, **more)


ONE, TWO, THREE, LOOK = (
    plan("one", Add()),
    plan("two", Add(by=2)),
    plan("three", Add(by=3)),
    plan("look", Peek()),
)


def led(
    left: Sequence[Lesson],
    plans: Sequence[Plan[Any]],
    tips: Sequence[Lesson] = (),
    view: TallyView | None = None,
) -> Guidance:
    return guidance(GAME, view or view_of(), left, tips, plans)


def names(found: Guidance) -> list[str]:
    return [one.label.key for one in found.plans]


@pytest.mark.parametrize(
    ("total", "order", "leads"),
    [
        (1, ["one", "two", "three"], False),
        (2, ["two", "one", "three"], True),
        (3, ["three", "one", "two"], True),
    ],
)
def test_the_first_plan_that_takes_the_step_is_listed_first(
    total: int, order: list[str], leads: bool
) -> None:
    found = led([reaches(total)], [ONE, TWO, THREE])
    assert (names(found), found.ready, found.leads) == (order, True, leads)
    assert found.text == HINT


def test_a_plan_that_costs_more_than_it_brings_is_not_moved_first_for_a_step() -> None:
    dear = replace(TWO, fair=False)
    assert names(led([reaches(2)], [ONE, dear, THREE])) == ["three", "one", "two"]
    found = led([reaches(2)], [ONE, dear])
    assert (names(found), found.ready, found.text) == (["one", "two"], False, LATER)


def test_a_step_that_no_plan_takes_gives_way_to_one_that_a_plan_takes() -> None:
    found = led([reaches(9), peeks()], [ONE, LOOK])
    assert found.step is not None
    assert (found.step.key, names(found)) == ("peek", ["look", "one"])
    none = led([reaches(9), peeks()], [ONE])
    assert none.step is not None
    assert (none.step.key, none.text, none.ready) == ("reach", LATER, False)


def test_a_step_without_a_text_for_later_is_ready_even_if_no_plan_takes_it() -> None:
    found = led([reaches(9, later=None)], [ONE])
    assert (found.text, found.ready, found.leads) == (HINT, True, False)


def test_the_turn_is_ended_for_a_step_only_once_no_fair_plan_is_offered() -> None:
    step = reaches(2, ends_turn=True)
    found = led([step], [ONE, TWO])
    assert (names(found), found.ready, found.text) == (["one", "two"], False, HINT)
    dear = replace(ONE, fair=False)
    ended = led([step], [dear])
    assert (names(ended), ended.ready, ended.text, ended.leads) == (["one"], True, HINT, False)


def test_a_step_that_the_first_plan_takes_is_named_even_if_that_plan_is_dear() -> None:
    dear = replace(TWO, fair=False)
    found = led([reaches(9), reaches(2, "two")], [dear])
    assert found.step is not None
    assert (found.step.key, found.text, found.ready, found.leads) == ("two", HINT, True, False)


def test_no_step_is_named_that_plans_would_have_to_prepare_and_do_not() -> None:
    def peeking(action: Any) -> bool:
        return isinstance(action, Peek)

    first, second = reaches(9, prepares=peeking), reaches(9, "other", prepares=_adds)
    found = led([first, second], [ONE])
    assert found.step is not None
    assert found.step.key == "other"
    both = led([first, second], [ONE, LOOK])
    assert both.step is not None
    assert (both.step.key, names(both)) == ("reach", ["look", "one"])
    unprepared = led([first], [ONE])
    assert unprepared.step is not None, "no plan prepares anything yet"


def _adds(action: Any) -> bool:
    return isinstance(action, Add)


def _room(view: TallyView) -> int:
    return max(0, 2 - view.open.total)


def test_plans_that_use_up_the_stock_that_a_step_needs_are_listed_last() -> None:
    step = peeks(stock=_room)
    assert names(led([step], [ONE, LOOK, TWO])) == ["look", "one", "two"]
    assert names(led([step], [ONE, plan("idle", Peek(), Peek()), LOOK])) == ["idle", "look", "one"]
    waiting = reaches(9, stock=_room)
    assert names(led([waiting], [ONE, LOOK])) == ["look", "one"]
    assert names(led([waiting], [ONE, LOOK], view=view_of(2))) == ["one", "look"], "nothing is left"


def test_guidance_is_marked_dear_if_every_plan_uses_up_stock_that_the_step_needs() -> None:
    waiting = reaches(9, stock=_room)
    assert led([waiting], [ONE, TWO]).dear
    assert not led([waiting], [ONE, LOOK]).dear
    assert not led([waiting], [ONE, TWO], view=view_of(2)).dear, "nothing is left"
    assert not led([waiting], []).dear


def test_a_plan_that_takes_the_step_and_uses_up_no_stock_is_listed_first() -> None:
    dear, cheap = plan("dear", Peek(), Add()), plan("cheap", Peek())
    held = reaches(9, "held", stock=_room)
    assert names(led([peeks(), held], [dear, cheap])) == ["cheap", "dear"]
    assert names(led([peeks()], [dear, cheap])) == ["dear", "cheap"]


def test_a_plan_with_dice_takes_a_step_only_if_it_does_so_with_every_roll() -> None:
    rolls = plan("rolls", Roll())
    assert led([reaches(1)], [rolls]).ready
    assert not led([reaches(4)], [rolls]).ready, "though the first dice do"


def test_questions_that_a_plan_raises_get_their_default_answers() -> None:
    votes = plan("votes", Vote())
    assert led([reaches(2)], [votes]).ready, "both of two seats add one"
    assert not led([reaches(3)], [votes]).ready


def test_a_first_plan_that_follows_a_tip_stays_first() -> None:
    tip = replace(peeks(), key="tip", name=None, later=None)
    found = led([reaches(2)], [LOOK, TWO], [tip])
    assert (names(found), found.tip, found.ready) == (["look", "two"], HINT, False)
    assert names(led([reaches(2)], [ONE, TWO], [tip])) == ["two", "one"]


def test_a_tip_told_only_once_keeps_no_plan_first() -> None:
    tip = reaches(1, key="tip", name=None, later=None)
    assert names(led([reaches(2)], [ONE, TWO], [tip])) == ["one", "two"]
    once = replace(tip, once=True)
    assert names(led([reaches(2)], [ONE, TWO], [once])) == ["two", "one"]
