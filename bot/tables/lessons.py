"""Lessons that each person has completed at a table, and their next hint."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import Holder, Table
from bot.store.person_rows import LessonDone
from bot.store.repository import newest_own
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from engine.core.game import AnyGame, Step, look, told
from engine.core.lessons import Lesson
from engine.core.plans import Plan
from engine.core.records import Seat, value
from engine.core.words import Text

Stands = Literal["done", "open", "lost"]
"""Status of a step of a first game; *lost* means that it is no longer possible."""


@value
class Hint:
    """A hint for the present moment: the next *step*, the *text* about it, and a *tip*.

    *step* is None if no step can be named: all are done, or the rest must wait for an answer or a
    roll. *ready* is whether it can be taken now, *ends_turn* whether ending the turn takes it.
    *learnt* are the steps that the person's last plan completed; *left* are the open ones besides
    *step*. *finished* of *count* steps are done, in any order; *lost* gives the reasons why steps
    are no longer possible. *plans* are the offered plans, in the order that leads to the step.
    *leads* is whether the first takes it and others do not. *dear* is whether every plan uses up
    the stock that the step needs.
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """A person's progress at a table: the *done* lessons, each with the row that completed it.

    *last_plan* is the first row of their last plan. *known* are the lessons they completed at other
    tables of the game: they are not led through such steps again.
    """

    done: Mapping[str, int]
    last_plan: int
    known: frozenset[str]


async def progress_of(tables: Tables, live: LiveTable, seat: Seat, user_id: int) -> Progress | None:
    """The progress of a person on *seat*; None if they want no hints or nothing can be learnt."""
    if not await wants_hints(tables, live, seat, user_id):
        return None
    async with tables.store.reading() as session:
        own = await newest_own(session=session, table_id=live.table.id, user_id=user_id)
        return await read_progress(session, live, seat, user_id, last_plan=own.plan)


async def wants_hints(tables: Tables, live: LiveTable, seat: Seat, user_id: int) -> bool:
    """Whether there are lessons for *seat*, and the person wants hints."""
    taught = bool(live.position(seat).lessons)
    return taught and (await tables.preferences.of(user_id)).hints


async def read_progress(
    session: AsyncSession, live: LiveTable, seat: Seat, user_id: int, *, last_plan: int
) -> Progress:
    """The progress of a person on *seat*, even if they want no hints."""
    mine = (col(LessonDone.table_id) == live.table.id, col(LessonDone.user_id) == user_id)
    done = await session.scalars(select(LessonDone).where(*mine))
    has_course = any(one.name is not None for one in live.position(seat).lessons)
    return Progress(
        done={row.key: row.seq for row in done},
        last_plan=last_plan,
        known=await _known(session, live, user_id) if has_course else frozenset(),
    )


class _Course:
    """The open lessons of a *position*, given a person's *progress*."""

    def __init__(self, position: Position, progress: Progress) -> None:
        done, lessons = progress.done, position.lessons
        steps = [one for one in lessons if _is_taught(one, progress)]
        ahead = [one for one in steps if one.key not in done]
        self.tips = [one for one in lessons if one.name is None and one.key not in done]
        self.left = [one for one in ahead if one.possible(position.view)]
        finished = sum(one.key in done for one in steps)
        self.hint = Hint(
            learnt=_names(one for one in steps if done.get(one.key, -1) >= progress.last_plan),
            finished=finished,
            count=len(self.left) + finished,
            lost=tuple(one.lost for one in ahead if one not in self.left and one.lost is not None),
        )
        """The hint without the parts that depend on plans."""


def learnt_just_now(position: Position, progress: Progress | None) -> Hint | None:
    """A hint with only the steps that a person's last plan completed; None if it completed none."""
    hint = None if progress is None else _Course(position, progress).hint
    return hint if hint is not None and hint.learnt else None


def hint_for(
    position: Position, progress: Progress | None, plans: Sequence[Plan[Any]] = ()
) -> Hint | None:
    """The hint for a person with *progress*, who is offered *plans*.

    None if they want no hints or have nothing left to learn; the game decides which lessons there
    are. A person is not led through steps that they took at another table.
    """
    if progress is None:
        return None
    course = _Course(position, progress)
    found = position.guided(course.left, course.tips, plans)
    step = found.step
    hint = replace(
        course.hint,
        step=None if step is None else step.name,
        text=found.text,
        tip=found.tip,
        ready=found.ready,
        ends_turn=step is not None and step.ends_turn,
        left=_names(one for one in course.left if one is not step and one.foretold),
        plans=found.plans,
        leads=found.leads,
        dear=found.dear,
    )
    return hint if hint.step or hint.tip or hint.learnt else None


async def steps_for(
    tables: Tables, live: LiveTable, seat: Seat, user_id: int
) -> Sequence[tuple[Text, Stands]]:
    """The steps of a first game for a person on *seat*, each with its status.

    Steps that they took at another table are left out; there are none if they want no hints.
    """
    progress = await progress_of(tables, live, seat, user_id)
    if progress is None:
        return ()
    position = live.position(seat)
    found: list[tuple[Text, Stands]] = []
    for one in position.lessons:
        if one.name is None or not _is_taught(one, progress):
            continue
        if one.key in progress.done:
            found.append((one.name, "done"))
        elif one.possible(position.view):
            found.append((one.name, "open"))
        elif one.lost is not None:
            found.append((one.name, "lost"))
    return found


def learnt(game: AnyGame, state: Any, step: Step[Any, Any], seat: Seat) -> tuple[str, ...]:
    """The keys of the lessons that *step* completes for *seat*; *state* is the state after it.

    For a step of another seat, only lessons marked *by_others* count.
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
    """Record that a person completed lessons, each by a row of the log."""
    for key, seq in seqs.items():
        if await session.get(LessonDone, (table_id, user_id, key)) is None:
            session.add(LessonDone(table_id=table_id, user_id=user_id, key=key, seq=seq))


async def take_back_lessons(session: AsyncSession, table_id: str, *, to: int) -> None:
    """Delete the records of lessons completed after row *to*."""
    gone = (col(LessonDone.table_id) == table_id, col(LessonDone.seq) > to)
    query = delete(LessonDone).where(*gone)
    await session.execute(query.execution_options(synchronize_session=False))


def _is_taught(lesson: Lesson, progress: Progress) -> bool:
    """Whether *lesson* is a step of the course that the person has not taken at another table."""
    return lesson.name is not None and lesson.key not in progress.known


def _names(lessons: Iterable[Lesson]) -> tuple[Text, ...]:
    return tuple(one.name for one in lessons if one.name is not None)


async def _known(session: AsyncSession, live: LiveTable, user_id: int) -> frozenset[str]:
    """The lessons that the person completed at other tables of the game, with any preset."""
    query = (
        select(col(LessonDone.key))
        .join(Table, col(Table.id) == col(LessonDone.table_id))
        .join(Holder, col(Holder.table_id) == col(Table.id))
        .where(
            col(Holder.user_id) == user_id,
            col(LessonDone.user_id) == user_id,
            col(Table.game) == live.table.game,
            col(Table.id) != live.table.id,
        )
        .distinct()
    )
    return frozenset(await session.scalars(query))
