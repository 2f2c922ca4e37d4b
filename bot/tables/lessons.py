"""Lessons kept: what each person is done with at a table, and the hint that comes next."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import LessonDone, LogRow
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.game import AnyGame, Step, look, told
from engine.core.records import Seat, value
from engine.core.words import Text


@value
class Hint:
    """What to try now, or nothing once all of the *count* lessons that apply are done.

    *done* are the numbers of those that the person's last plan completed. Lessons are counted
    as they are done, in whatever order: the numbers never go back.
    """

    text: Text | None
    count: int
    done: tuple[int, ...] = ()


async def hint_for(tables: Tables, live: LiveTable, seat: Seat, user_id: int) -> Hint | None:
    """The one hint of this turn, for a person who plays *seat*.

    None for who wants no hints, and where nothing is to be learnt, or no more: which lessons there
    are, and for how many turns, is the game's to say.
    """
    view = live.view(seat)
    lessons = live.game.words.lessons(view)
    if not lessons or not (await tables.preferences.of(user_id)).hints:
        return None
    done, last = await _done_by(tables, live.table.id, user_id)
    finished = sorted(done[one.key] for one in lessons if one.key in done)
    hints = (one.hint(view) for one in lessons if one.key not in done)
    text = next((each for each in hints if each is not None), None)
    hint = Hint(
        text=text,
        count=len(lessons),
        done=tuple(number for number, seq in enumerate(finished, 1) if seq >= last),
    )
    return hint if hint.text is not None or hint.done else None


def learnt(game: AnyGame, state: Any, step: Step[Any, Any]) -> tuple[str, ...]:
    """The keys of the lessons that *step*, after which the state is *state*, completes."""
    view = look(game, state, step.seat)
    if not (lessons := game.words.lessons(view)):
        return ()
    events = told(step.events, step.seat)
    return tuple(one.key for one in lessons if one.done(view, events))


async def keep_lessons(
    session: AsyncSession, table_id: str, user_id: int, seqs: Mapping[str, int]
) -> None:
    """Remember that the person is done with lessons, each by a row of the log."""
    for key, seq in seqs.items():
        if await session.get(LessonDone, (table_id, user_id, key)) is None:
            session.add(LessonDone(table_id=table_id, user_id=user_id, key=key, seq=seq))


async def take_back_lessons(session: AsyncSession, table_id: str, *, to: int) -> None:
    """What was done with after row *to* lies before its person again."""
    gone = (col(LessonDone.table_id) == table_id, col(LessonDone.seq) > to)
    query = delete(LessonDone).where(*gone)
    await session.execute(query.execution_options(synchronize_session=False))


async def _done_by(tables: Tables, table_id: str, user_id: int) -> tuple[dict[str, int], int]:
    """What a person is done with, by the row that did it; and where their last plan began."""
    done = select(LessonDone).where(
        col(LessonDone.table_id) == table_id, col(LessonDone.user_id) == user_id
    )
    mine = (col(LogRow.table_id) == table_id, col(LogRow.user_id) == user_id)
    plan = select(col(LogRow.plan)).where(*mine).order_by(col(LogRow.seq).desc()).limit(1)
    async with tables.store.reading() as session:
        seqs = {row.key: row.seq for row in await session.scalars(done)}
        return seqs, await session.scalar(plan) or 0
