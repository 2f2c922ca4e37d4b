"""The log of a table: the rows that still count, and the state after any of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import NothingToUndo
from bot.store.models import LogRow
from bot.store.repository import Link, newest_checkpoint, rows_of, steps_back
from bot.tables.live import Tables
from bot.tables.live_table import LastPlan, LiveTable
from engine.core.game import Setup, Step, is_npc, told
from engine.core.log import Row, Undo, may_undo, rebuild
from engine.core.records import Seat, value

Told: TypeAlias = Setup[Any, Any] | Row[Any]
"""A row of a log, the setup included."""


PLAN_ROWS = 60
"""Rows searched for the last plan, at most."""

MOST_ROWS_ANSWERED = 8
"""Rows searched for the step that an answer goes back to, at most."""

MOST_ROWS_BACK = 200
"""Rows searched for the plans that a host can go back to, at most."""


async def read_log(
    *, session: AsyncSession, live: LiveTable, seqs: Sequence[int]
) -> tuple[Told, ...]:
    """The rows of the table's log with these *seqs*, oldest first.

    Rows of older rules that those of the present cannot read are left out: nothing depends on them.
    """
    rows = await rows_of(session=session, table_id=live.table.id, seqs=seqs)
    return tuple(_rows_read(live, rows))


def _rows_read(live: LiveTable, rows: Iterable[LogRow]) -> Iterator[Told]:
    for row in rows:
        try:
            yield read_row(live, row)
        except ValidationError:
            if row.seq > live.table.epoch or not live.table.epoch:
                raise


async def rows_of_table(tables: Tables, live: LiveTable, first: int, last: int) -> tuple[Told, ...]:
    """Rows *first* to *last* of the table's log, not redacted.

    :raises Quarantined: if the log cannot be read.
    """
    async with tables.store.reading() as session:
        reading = read_log(session=session, live=live, seqs=range(first, last + 1))
        return await tables.sound(live, reading)


def still_told(rows: Sequence[Told], *, read: int) -> tuple[Told, ...]:
    """*rows* without steps undone since row *read*, the last one people have read, and their undos.

    Undone steps that were private are left out too, with their undo.
    """
    kept: list[Told] = []
    for row in rows:
        if not isinstance(row, Undo):
            kept.append(row)
            continue
        undone = [one for one in kept if isinstance(one, Step) and one.seq > row.to]
        secret = bool(undone) and all(is_private(one.events) for one in undone)
        if row.to >= read or secret:
            kept = [one for one in kept if one not in undone]
        else:
            kept.append(row)
    return tuple(kept)


def is_private(events: Sequence[Any]) -> bool:
    """Whether there are *events*, and all of them are told to some seats only."""
    return bool(events) and all(event.to is not None for event in events)


def is_answer(row: Told) -> bool:
    """Whether *row* is a step that answers a question."""
    return isinstance(row, Step) and getattr(row.action, "decision", None) is not None


async def events_answered(
    tables: Tables, live: LiveTable, rows: Iterable[Told], seat: Seat
) -> tuple[Any, ...]:
    """The events told to *seat* that led to the question which the first of *rows* answers.

    They are those of the step that asked, and of answers since; none if that row is no answer.

    :raises Quarantined: if the log cannot be read.
    """
    first = next((row for row in rows if isinstance(row, Step)), None)
    if first is None or not is_answer(first):
        return ()
    async with tables.store.reading() as session:
        most, epoch = MOST_ROWS_ANSWERED, live.table.epoch
        links = await standing_of(session=session, live=live, tip=first.seq - 1, most=most)
        seqs = [link.seq for link in links if link.seq > epoch]
        before = await tables.sound(live, read_log(session=session, live=live, seqs=seqs))
    asked = max((at for at, row in enumerate(before) if not is_answer(row)), default=0)
    steps = [row for row in before[asked:] if isinstance(row, Step)]
    return tuple(event for step in steps for event in told(step.events, seat))


def read_row(live: LiveTable, row: LogRow) -> Told:
    box = live.codecs
    return box.rows.load(row.body) if row.seq else box.setups.load(row.body)


def write_row(live: LiveTable, row: Row[Any], *, plan: int, user_id: int | None) -> LogRow:
    """The database row of *row*, which was played with the plan that began at row *plan*."""
    return LogRow(
        table_id=live.table.id,
        seq=row.seq,
        seat=row.seat,
        undo_to=row.to if isinstance(row, Undo) else None,
        plan=plan,
        user_id=user_id,
        body=live.codecs.rows.dump(row).decode(),
    )


async def standing_of(
    *, session: AsyncSession, live: LiveTable, tip: int | None = None, until: int = 0, most: int
) -> list[Link]:
    """The steps that count after row *tip*, or after the last row if None; oldest first.

    These are the *most* newest, and none before row *until*; ask for no more than are needed.
    """
    table = live.table
    tip = table.seq if tip is None else tip
    return await steps_back(session=session, table_id=table.id, tip=tip, until=until, most=most)


async def last_plan(*, session: AsyncSession, live: LiveTable) -> LastPlan | None:
    """The last plan that counts; None if there is none, or older rules played it."""
    steps = await standing_of(session=session, live=live, most=PLAN_ROWS)
    mine = [step.seq for step in steps if step.plan == steps[-1].plan]
    if not mine or mine[0] <= live.table.epoch:
        return None
    rows = await read_log(session=session, live=live, seqs=mine)
    plan = [row for row in rows if isinstance(row, Step)]
    seat, before = plan[-1].seat, steps[: -len(mine)]
    to = before[-1].seq if before else 0
    undoable = may_undo(live.game, plan, seat)
    return LastPlan(seat=seat, user_id=steps[-1].user_id, to=to if undoable else None)


@value
class PlayedPlan:
    """A plan that a person played: its rows, and the row *before* it."""

    before: int
    rows: tuple[Step[Any, Any], ...]


async def plans_played(tables: Tables, live: LiveTable) -> list[PlayedPlan]:
    """The plans that count, newest first, back to the first of the present version of the rules."""
    epoch = live.table.epoch
    async with tables.store.reading() as session:
        links = await standing_of(session=session, live=live, until=epoch, most=MOST_ROWS_BACK)
        seqs = [link.seq for link in links if link.seq > epoch]
        rows = await tables.sound(live, read_log(session=session, live=live, seqs=seqs))
    steps = {row.seq: row for row in rows if isinstance(row, Step)}
    found: list[PlayedPlan] = []
    before = None if epoch or len(links) == MOST_ROWS_BACK else 0
    for _, plan in groupby(links, lambda link: link.plan):
        played = [steps[link.seq] for link in plan if link.seq in steps]
        if played and before is not None and not is_npc(played[0].seat):
            found.append(PlayedPlan(before=before, rows=tuple(played)))
        before = played[-1].seq if played else epoch
    return found[::-1]


async def state_after(*, session: AsyncSession, live: LiveTable, to: int) -> Any:
    """The state after row *to*, which is 0 or a step that counts.

    :raises NothingToUndo: if *to* lies before the present version of the rules.
    """
    table = live.table
    kept = await newest_checkpoint(session=session, table_id=table.id, until=to)
    if kept is None or kept.seq < table.epoch:
        raise NothingToUndo(table=table.id)
    steps = await standing_of(session=session, live=live, tip=to, until=kept.seq, most=to)
    after = [step.seq for step in steps if step.seq > kept.seq]
    told = await read_log(session=session, live=live, seqs=after)
    rows = [row for row in told if isinstance(row, Step)]
    # The checkpoint takes the place of row 0: rows before it may be of older rules.
    nothing: Setup[Any, Any] = Setup(seats=(), options=None)
    return rebuild(live.game, nothing, rows, {0: live.codecs.states.load(kept.state)})
