"""Lessons: what each person has learnt at a table, and the hint that comes next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import Holder, LessonDone, Table
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
"""How a step stands: *lost* is one that is not possible any more."""


@value
class Hint:
    """A hint for now: the *step* that is next, what is said of it, and a *tip* besides.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """A person's progress at a table: the lessons *done*, each by the row of the log that did it.

    Their last plan began at row *last_plan*. Who has *finished_another* game of the kind is led
    through no course.
    """

    done: Mapping[str, int]
    last_plan: int
    finished_another: bool


async def progress_of(tables: Tables, live: LiveTable, seat: Seat, user_id: int) -> Progress | None:
    """The progress of a person who plays *seat*; None if they are to be told nothing of it."""
    if not await wants_hints(tables, live, seat, user_id):
        return None
    async with tables.store.reading() as session:
        own = await newest_own(session=session, table_id=live.table.id, user_id=user_id)
        return await read_progress(session, live, seat, user_id, last_plan=own.plan)


async def wants_hints(tables: Tables, live: LiveTable, seat: Seat, user_id: int) -> bool:
    """Whether there is anything to learn, and the person wants to be told."""
    taught = bool(live.position(seat).lessons)
    return taught and (await tables.preferences.of(user_id)).hints


async def read_progress(
    session: AsyncSession, live: LiveTable, seat: Seat, user_id: int, *, last_plan: int
) -> Progress:
    """The progress of a person who plays *seat*, whether they want to be told of it or not."""
    mine = (col(LessonDone.table_id) == live.table.id, col(LessonDone.user_id) == user_id)
    done = await session.scalars(select(LessonDone).where(*mine))
    has_course = any(one.name is not None for one in live.position(seat).lessons)
    return Progress(
        done={row.key: row.seq for row in done},
        last_plan=last_plan,
        finished_another=has_course and await _has_finished_another(session, live, user_id),
    )


class _Course:
    """The lessons of *position* for who has made *progress*."""

    def __init__(self, position: Position, progress: Progress) -> None:
        done, lessons = progress.done, position.lessons
        named = () if progress.finished_another else lessons
        steps = [one for one in named if one.name is not None]
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
        """The hint as far as it depends on no plan."""


def learnt_just_now(position: Position, progress: Progress | None) -> Hint | None:
    """The lessons that a person's last plan completed, without what to try next; None if none."""
    hint = None if progress is None else _Course(position, progress).hint
    return hint if hint is not None and hint.learnt else None


def hint_for(
    position: Position, progress: Progress | None, plans: Sequence[Plan[Any]] = ()
) -> Hint | None:
    """The hint for a person who has made *progress* and is offered *plans*.

    None for who wants no hints, and where nothing is to be learnt, or no more: which lessons there
    are, and for how many turns, is the game's to say. Who has played such a game to its end is told
    what matters now, and led through no course again.
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
        left=_names(one for one in course.left if one is not step),
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
    progress = await progress_of(tables, live, seat, user_id)
    if progress is None or progress.finished_another:
        return ()
    position = live.position(seat)
    found: list[tuple[Text, Stands]] = []
    for one in position.lessons:
        if one.name is None:
            continue
        if one.key in progress.done:
            found.append((one.name, "done"))
        elif one.possible(position.view):
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
    """Forgets the lessons that were done with after row *to*."""
    gone = (col(LessonDone.table_id) == table_id, col(LessonDone.seq) > to)
    query = delete(LessonDone).where(*gone)
    await session.execute(query.execution_options(synchronize_session=False))


def _names(lessons: Iterable[Lesson]) -> tuple[Text, ...]:
    return tuple(one.name for one in lessons if one.name is not None)


async def _has_finished_another(session: AsyncSession, live: LiveTable, user_id: int) -> bool:
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
    return await session.scalar(query) is not None
