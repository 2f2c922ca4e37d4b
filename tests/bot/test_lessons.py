"""A person is given one hint a turn, until they have done what each lesson is about."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from sqlalchemy import select
from sqlmodel import col

from bot.errors import RulesBroke
from bot.services import Services
from bot.store.models import LessonDone
from bot.tables import playing, seating, undoing
from bot.tables.lessons import Hint, hint_for
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from engine.core.game_words import GameWords
from engine.core.lessons import Lesson
from engine.core.words import Text
from tests.bot.started_tables import ANN, BOB, GAMES, Opener, start_table
from tests.bot.tally_game import Add, Break, Counted, Pass, Peek, Peeked, Tally, TallyView
from tests.bot.test_lookups import listening

COUNT, LOOK = Text.of("hint-count"), Text.of("hint-look")


def _counted(view: TallyView, events: Sequence[Any]) -> bool:
    return view.open.total >= 3 and any(isinstance(event, Counted) for event in events)


def _peeked(view: TallyView, events: Sequence[Any]) -> bool:
    return any(isinstance(event, Peeked) for event in events)


class Taught(Tally):
    """Tally with two lessons: to count to three, and then to look at one's secret."""

    words = GameWords(
        lessons=lambda view: (
            Lesson(key="count", hint=lambda view: COUNT, done=_counted),
            Lesson(key="look", hint=lambda view: LOOK if view.open.total else None, done=_peeked),
        )
    )


TAUGHT: AnyGame = Taught()
LESSONS: Mapping[str, AnyGame] = {**GAMES, "tally": TAUGHT}


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open(games=LESSONS)


async def hint(services: Services, table_id: str, user_id: int = ANN) -> Hint | None:
    live = await services.tables.load(table_id)
    return await hint_for(services.tables, live, live.seat_of(user_id), user_id)


async def started(services: Services, **how: Any) -> str:
    return await start_table(services.tables, preset="still", **how)


async def done(services: Services) -> list[tuple[int, str]]:
    async with services.store.reading() as session:
        rows = await session.scalars(select(LessonDone).order_by(col(LessonDone.key)))
        return [(row.user_id, row.key) for row in rows]


async def test_the_first_lesson_not_done_is_the_hint(services: Services) -> None:
    table_id = await started(services)
    assert await hint(services, table_id) == Hint(text=COUNT, count=2)
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) == Hint(text=COUNT, count=2)


async def test_what_completes_a_lesson_is_said_with_the_next_hint(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Add(by=2)])
    assert await hint(services, table_id) == Hint(text=LOOK, count=2, done=(1,))
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) == Hint(text=LOOK, count=2)


async def test_a_lesson_is_done_however_early_and_counts_as_the_first(
    services: Services,
) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Peek()])
    assert await hint(services, table_id) == Hint(text=COUNT, count=2, done=(1,))


async def test_once_all_is_done_there_are_no_hints_any_more(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3), Peek()])
    assert await hint(services, table_id) == Hint(text=None, count=2, done=(1, 2))
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await hint(services, table_id) is None


async def test_everybody_learns_for_themselves(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3), Pass()])
    assert await hint(services, table_id, BOB) == Hint(text=COUNT, count=2)
    other = await started(services, channel_id=2)
    assert await hint(services, other) == Hint(text=COUNT, count=2)
    assert await done(services) == [(ANN, "count")]


async def test_who_takes_a_lesson_back_has_it_before_them_again(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    await undoing.undo(services.tables, table_id, ANN)
    assert await hint(services, table_id) == Hint(text=COUNT, count=2)


async def test_what_is_refused_or_broken_teaches_nothing(services: Services) -> None:
    table_id = await started(services)
    with pytest.raises(RulesBroke):
        await playing.play(services.tables, table_id, ANN, [Add(by=3), Break()])
    with pytest.raises(RuleViolation):
        await playing.play(services.tables, table_id, ANN, [Add(by=-1)])
    assert await done(services) == []


async def test_a_bot_learns_nothing(services: Services) -> None:
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Pass()])
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await services.settle()
    assert (await services.tables.load(table_id)).table.seq > 2
    assert await done(services) == []


async def test_who_wants_no_hints_gets_none(services: Services) -> None:
    table_id = await started(services)
    await services.tables.preferences.change(ANN, hints=False)
    assert await hint(services, table_id) is None
    assert await hint(services, table_id, BOB) is not None


async def test_a_game_without_lessons_asks_the_database_nothing(opener: Opener) -> None:
    services = await opener.open()
    table_id = await started(services)
    await hint(services, table_id)
    async with listening(services) as heard:
        assert await hint(services, table_id) is None
        await playing.play(services.tables, table_id, ANN, [Add()])
    assert not [sql for sql, _ in heard if "lessons_done" in sql]
