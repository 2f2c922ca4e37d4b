"""A person is given one hint a turn, until they have done what each lesson is about."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from sqlmodel import col

from bot.errors import RulesBroke
from bot.messages.planner.planner_words import learnt
from bot.services import Services
from bot.store.person_rows import LessonDone
from bot.tables import playing, seating, undoing
from bot.tables.lessons import Hint, hint_for, progress_of, steps_for
from bot.words.language import voice
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from engine.core.game_words import GameWords
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.words import Text
from tests.bot.started_tables import ANN, BOB, GAMES, Opener, start_table
from tests.bot.tally_game import (
    Action,
    Add,
    Answer,
    Break,
    Counted,
    Options,
    Pass,
    Peek,
    Peeked,
    Tally,
    TallyView,
    Vote,
)
from tests.bot.test_lookups import listening

COUNT, LOOK, TIP = Text.of("hint-count"), Text.of("hint-look"), Text.of("hint-tip")
COUNTING, LOOKING = Text.of("name-count"), Text.of("name-look")
FIRST, TOO_LATE = Text.of("first-count"), Text.of("late-count")
COUNT_ON = Plan(label=Text.of("plan-count"), about=Text.of("about-count"), actions=(Add(by=3),))
TOLD, PAST_TOLD = 2, 5
"""Totals: at the first a tip is told; from the second on, counting to three is impossible."""
AT_FIRST = Hint(step=COUNTING, text=COUNT, ready=True, left=(LOOKING,), count=2)
NEXT = Hint(step=LOOKING, text=LOOK, ends_turn=True, finished=1, count=2)
"""The end of the turn takes the step, once the plan is played that is still offered."""


def _counted(view: TallyView, events: Sequence[Any]) -> bool:
    return view.open.total >= 3 and any(isinstance(event, Counted) for event in events)


def _no(view: TallyView, events: Sequence[Any]) -> bool:
    del view, events
    return False


def _peeked(view: TallyView, events: Sequence[Any]) -> bool:
    return any(isinstance(event, Peeked) for event in events)


class Taught(Tally):
    """Tally with a tip and two steps: to count to three, then to look at one's secret.

    One plan takes the first step at once.
    """

    def plans(self, view: TallyView) -> Iterable[Plan[Action]]:
        del view
        return (COUNT_ON,)

    words = GameWords(
        lessons=lambda view: (
            Lesson(key="tip", hint=lambda view: TIP if view.open.total == TOLD else None, done=_no),
            Lesson(
                key="count",
                name=COUNTING,
                hint=lambda view: None if view.open.total == TOLD else COUNT,
                later=FIRST,
                lost=TOO_LATE,
                possible=lambda view: view.open.total < PAST_TOLD,
                done=_counted,
            ),
            Lesson(
                key="look",
                name=LOOKING,
                hint=lambda view: LOOK if view.open.total else None,
                done=_peeked,
                ends_turn=True,
            ),
        )
    )


class Awaiting(Tally):
    """Tally with two steps to reach three: others' actions may complete one, and not the other."""

    words = GameWords(
        lessons=lambda view: (
            _counting("together", by_others=True),
            _counting("alone", by_others=False),
        )
    )


def _counting(key: str, *, by_others: bool) -> Lesson:
    return Lesson(
        key=key, name=COUNTING, hint=lambda view: COUNT, done=_counted, by_others=by_others
    )


TAUGHT: AnyGame = Taught()
LESSONS: Mapping[str, AnyGame] = {**GAMES, "tally": TAUGHT}
AWAITING: Mapping[str, AnyGame] = {**GAMES, "tally": Awaiting()}


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open(games=LESSONS)


async def hint(services: Services, table_id: str, user_id: int = ANN) -> Hint | None:
    live = await services.tables.load(table_id)
    seat = live.seat_of(user_id)
    progress = await progress_of(services.tables, live, seat, user_id)
    position = live.position(seat)
    found = hint_for(position, progress, position.plans)
    return None if found is None else replace(found, plans=())


def said(hint: Hint) -> list[str]:
    return [*learnt(hint, voice("en"))]


async def started(services: Services, **how: Any) -> str:
    return await start_table(services.tables, preset="still", **how)


async def done(services: Services) -> list[tuple[int, str]]:
    async with services.store.reading() as session:
        rows = await session.scalars(select(LessonDone).order_by(col(LessonDone.key)))
        return [(row.user_id, row.key) for row in rows]


async def test_the_first_lesson_not_done_is_the_hint(services: Services) -> None:
    table_id = await started(services)
    assert await hint(services, table_id) == AT_FIRST
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) == AT_FIRST


async def test_a_completed_lesson_is_announced_with_the_next_hint(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Add(by=2)])
    assert await hint(services, table_id) == replace(NEXT, learnt=(COUNTING,))
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) == NEXT


async def test_a_later_step_taken_early_counts_as_done(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Peek()])
    early = replace(AT_FIRST, learnt=(LOOKING,), left=(), finished=1)
    assert await hint(services, table_id) == early


async def test_no_hint_is_given_once_every_lesson_is_done(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3), Peek()])
    both = Hint(learnt=(COUNTING, LOOKING), finished=2, count=2)
    assert await hint(services, table_id) == both
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) is None


async def test_a_step_that_cannot_be_taken_yet_says_what_must_come_first(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Peek(), Add(by=TOLD)])
    now = await hint(services, table_id)
    assert now is not None
    assert (now.step, now.text, now.ready) == (COUNTING, FIRST, False)


async def test_a_player_asked_a_question_is_shown_no_step_that_has_to_wait(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Peek(), Add(by=TOLD), Vote()])
    now = await hint(services, table_id)
    assert now is not None
    assert (now.step, now.text, now.learnt) == (None, None, (LOOKING,))
    assert said(now) == ["> \N{HEAVY CHECK MARK} Step complete: name-look."], "one step is left"
    assert said(replace(now, finished=now.count))[1:] == [
        "> **That was the last of your 2 first steps: you know the ropes now. "
        "Tap *How?* at any time, or read the rules: `/rules`.**"
    ]


async def test_the_course_is_over_once_every_possible_step_is_done(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Peek()])
    early = await hint(services, table_id)
    assert early is not None
    assert not any("the last of" in line for line in said(early))
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    over = await hint(services, table_id)
    assert over is not None
    assert "the last of your 2 first steps" in said(over)[-1]


async def test_a_tip_is_told_besides_the_hint_and_does_not_count_as_a_step(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=TOLD)])
    told = replace(AT_FIRST, tip=TIP, text=FIRST, ready=False)
    assert await hint(services, table_id) == told


async def test_a_step_no_longer_possible_is_dropped_with_its_reason_unless_already_done(
    services: Services,
) -> None:
    table_id = await started(services)
    live = await services.tables.load(table_id)
    steps = [(COUNTING, "open"), (LOOKING, "open")]
    assert await steps_for(services.tables, live, "p1", ANN) == steps
    await playing.play(services.tables, table_id, ANN, [Add(by=PAST_TOLD)])
    assert await hint(services, table_id) == replace(NEXT, learnt=(COUNTING,))
    live = await services.tables.load(table_id)
    mine = [(COUNTING, "done"), (LOOKING, "open")]
    assert await steps_for(services.tables, live, "p1", ANN) == mine
    theirs = [(COUNTING, "lost"), (LOOKING, "open")]
    assert await steps_for(services.tables, live, "p2", BOB) == theirs
    alone = replace(NEXT, finished=0, count=1, lost=(TOO_LATE,))
    assert await hint(services, table_id, BOB) == alone


async def test_each_player_takes_the_course_for_themselves(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3), Pass()])
    assert await hint(services, table_id, BOB) == AT_FIRST
    other = await started(services, channel_id=2)
    elsewhere = await hint(services, other, BOB)
    assert elsewhere is not None
    assert (elsewhere.step, elsewhere.count) == (COUNTING, 2)
    assert await done(services) == [(ANN, "count")]


async def test_a_lesson_completed_by_another_players_answer_is_done_at_once(opener: Opener) -> None:
    services = await opener.open(games=AWAITING)
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Vote()])
    assert await done(services) == []
    await playing.play(services.tables, table_id, BOB, [Answer(decision=2, by=1)])
    assert await done(services) == [(BOB, "alone"), (ANN, "together"), (BOB, "together")]
    now = await hint(services, table_id)
    assert now is not None
    assert (now.learnt, now.finished, now.count) == ((COUNTING,), 1, 2)
    await undoing.undo(services.tables, table_id, BOB)
    assert await done(services) == []


async def test_a_player_on_autopilot_completes_no_lesson_by_another_players_action(
    opener: Opener,
) -> None:
    services = await opener.open(games=AWAITING)
    table_id = await started(services)
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    assert await done(services) == [(ANN, "alone"), (ANN, "together")]


async def finished(services: Services, *actions: Action) -> str:
    """A table of Ann and Bob that is over once Ann has played *actions* and counted on."""
    table_id = await start_table(services.tables, options=Options(goal=10, tide=0), channel_id=7)
    await playing.play(services.tables, table_id, ANN, [*actions, Add(by=10)])
    assert (await services.tables.table(table_id)).status == "finished"
    return table_id


async def test_a_step_taken_at_another_table_is_led_to_no_more_and_one_not_taken_is(
    services: Services,
) -> None:
    """The last action counts to three; nobody has looked at a secret."""
    await finished(services)
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add()])
    found = await hint(services, table_id)
    assert found is not None
    assert (found.step, found.finished, found.count) == (LOOKING, 0, 1)
    live = await services.tables.load(table_id)
    assert await steps_for(services.tables, live, "p1", ANN) == [(LOOKING, "open")]
    bobs = await hint(services, table_id, BOB)
    assert bobs is not None
    assert (bobs.step, bobs.count) == (COUNTING, 2), "he has counted nothing himself"


async def test_who_has_taken_all_steps_elsewhere_gets_tips_only(services: Services) -> None:
    await finished(services, Peek())
    table_id = await started(services)
    assert await hint(services, table_id) is None
    live = await services.tables.load(table_id)
    assert await steps_for(services.tables, live, "p1", ANN) == []
    await playing.play(services.tables, table_id, ANN, [Add(by=TOLD)])
    assert await hint(services, table_id) == Hint(tip=TIP), "what matters now is told"


async def test_undoing_the_action_that_completed_a_lesson_reopens_the_lesson(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    await undoing.undo(services.tables, table_id, ANN)
    assert await hint(services, table_id) == AT_FIRST


async def test_an_action_that_is_refused_or_fails_completes_no_lesson(services: Services) -> None:
    table_id = await started(services)
    with pytest.raises(RulesBroke):
        await playing.play(services.tables, table_id, ANN, [Add(by=3), Break()])
    with pytest.raises(RuleViolation):
        await playing.play(services.tables, table_id, ANN, [Add(by=-1)])
    assert await done(services) == []


async def test_an_action_of_the_autopilot_completes_no_lesson(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Pass()])
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await services.settle()
    assert (await services.tables.load(table_id)).table.seq > 2
    assert await done(services) == []


async def test_a_player_who_turned_hints_off_gets_none(services: Services) -> None:
    table_id = await started(services)
    await services.tables.preferences.change(ANN, hints=False)
    assert await hint(services, table_id) is None
    assert await hint(services, table_id, BOB) is not None


async def test_a_game_without_lessons_makes_no_database_query_for_them(opener: Opener) -> None:
    services = await opener.open()
    table_id = await started(services)
    await hint(services, table_id)
    async with listening(services) as heard:
        assert await hint(services, table_id) is None
        await playing.play(services.tables, table_id, ANN, [Add()])
    assert not [sql for sql, _ in heard if "lessons_done" in sql]
