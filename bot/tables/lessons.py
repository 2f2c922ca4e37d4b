"""Lessons kept: what each person is done with at a table, and the hint that comes next."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import Holder, LessonDone, LogRow, Table
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.game import AnyGame, Step, look, told
from engine.core.guidance import guidance
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.records import Seat, value
from engine.core.words import Text

Stands = Literal["done", "open", "lost"]
"""How a step stands: *lost* is one that is not possible any more."""


@value
class Hint:
    """What to try now: the *step* that is next, what is said of it, and a *tip* besides.

    *step* is None once all steps that are possible are taken, and where those left have to wait: a
    question is to be answered first, or dice are to be rolled. It is *ready* if it can be taken
    now, and *ends_turn* if the end of the turn takes it. *learnt* are those that the person's last
    plan completed, *left* the ones besides *step*. Of the *count* of steps so many are *finished*,
    in whatever order; *lost* says why there are fewer than at first. *plans* are those that are
    offered, in the order that leads to the step; the first *leads* there if others do not.
    They are *dear* if each uses up what the step takes.
    """

    step: Text | None = None
    text: Text | None = None
    tip: Text | None = None
    ready: bool = False
    ends_turn: bool = False
    learnt: tuple[Text, ...] = ()
    left: tuple[Text, ...] = ()
    finished: int = 0
    count: int = 0
    lost: tuple[Text, ...] = ()
    plans: tuple[Plan[Any], ...] = ()
    leads: bool = False
    dear: bool = False


async def hint_for(
    tables: Tables,
    live: LiveTable,
    seat: Seat,
    user_id: int,
    plans: Sequence[Plan[Any]] = (),
) -> Hint | None:
    """What a person who plays *seat*, and is offered *plans*, is told to try.

    None for who wants no hints, and where nothing is to be learnt, or no more: which lessons there
    are, and for how many turns, is the game's to say. Who has played such a game to its end is told
    what matters now, and led through no course again.
    """
    view = live.view(seat)
    lessons = live.game.words.lessons(view)
    if not lessons or not (await tables.preferences.of(user_id)).hints:
        return None
    done, last = await _done_by(tables, live.table.id, user_id)
    tips = [one for one in lessons if one.name is None and one.key not in done]
    course = [one for one in lessons if one.name is not None]
    if course and await _has_finished_another(tables, live, user_id):
        course = []
    open_ = [one for one in course if one.key not in done]
    left = [one for one in open_ if one.possible(view)]
    gone = [one for one in open_ if one not in left]
    found = guidance(live.game, view, left, tips, plans)
    step = found.step
    new = [one for one in course if done.get(one.key, -1) >= last]
    hint = Hint(
        step=None if step is None else step.name,
        text=found.text,
        tip=found.tip,
        ready=found.ready,
        ends_turn=step is not None and step.ends_turn,
        learnt=_names(new),
        left=_names(one for one in left if one is not step),
        finished=sum(one.key in done for one in course),
        count=len(left) + sum(one.key in done for one in course),
        lost=tuple(one.lost for one in gone if one.lost is not None),
        plans=found.plans,
        leads=found.leads,
        dear=found.dear,
    )
    return hint if hint.step or hint.tip or hint.learnt else None


async def steps_for(
    tables: Tables, live: LiveTable, seat: Seat, user_id: int
) -> Sequence[tuple[Text, Stands]]:
    """The steps of a first game that a person takes on *seat*, and how each stands.

    Nothing for who wants no hints, or has played such a game to its end.
    """
    view = live.view(seat)
    course = [one for one in live.game.words.lessons(view) if one.name is not None]
    if not course or not (await tables.preferences.of(user_id)).hints:
        return ()
    if await _has_finished_another(tables, live, user_id):
        return ()
    done, _ = await _done_by(tables, live.table.id, user_id)
    found: list[tuple[Text, Stands]] = []
    for one in course:
        assert one.name is not None, "a course is made of steps with names"
        if one.key in done:
            found.append((one.name, "done"))
        elif one.possible(view):
            found.append((one.name, "open"))
        elif one.lost is not None:
            found.append((one.name, "lost"))
    return found


def learnt(game: AnyGame, state: Any, step: Step[Any, Any], seat: Seat) -> tuple[str, ...]:
    """The keys of the lessons that *step*, after which the state is *state*, completes for *seat*.

    Of a step of another's those alone that others may complete.
    """
    view = look(game, state, seat)
    lessons = [one for one in game.words.lessons(view) if seat == step.seat or one.by_others]
    if not lessons:
        return ()
    events = told(step.events, seat)
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


def _names(lessons: Iterable[Lesson]) -> tuple[Text, ...]:
    return tuple(one.name for one in lessons if one.name is not None)


async def _has_finished_another(tables: Tables, live: LiveTable, user_id: int) -> bool:
    """Whether the person has played this game to its end at another table, in whatever preset."""
    query = (
        select(col(Table.id))
        .join(Holder, col(Holder.table_id) == col(Table.id))
        .where(
            col(Holder.user_id) == user_id,
            col(Holder.policy).is_(None),
            col(Table.game) == live.table.game,
            col(Table.status) == "finished",
            col(Table.outcome).is_not(None),
            col(Table.id) != live.table.id,
        )
        .limit(1)
    )
    async with tables.store.reading() as session:
        return await session.scalar(query) is not None


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
