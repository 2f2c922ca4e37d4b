"""The log of a table: what still stands of it, and the state after any of its rows."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import NothingToUndo
from bot.store.models import LogRow
from bot.store.repository import chain_of, checkpoint, checkpoints_of, rows_of
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.game import Setup, Step
from engine.core.log import Row, Undo, rebuild, undo_to
from engine.core.records import Seat

Told: TypeAlias = Setup[Any, Any] | Row[Any]
"""A row of a log, the setup included."""


def standing(chain: Sequence[tuple[int, int | None]]) -> list[int]:
    """The steps that still count, oldest first, of rows as (seq, the row they undo to)."""
    before: dict[int, int] = {}
    tip_after, tip = {0: 0}, 0
    for seq, back_to in chain:
        if back_to is None:
            before[seq], tip = tip, seq
        else:
            tip = tip_after[back_to]
        tip_after[seq] = tip
    steps: list[int] = []
    while tip:
        steps.append(tip)
        tip = before[tip]
    return steps[::-1]


async def read_log(
    *, session: AsyncSession, live: LiveTable, seqs: Sequence[int]
) -> tuple[Told, ...]:
    """Those rows of its log, oldest first."""
    rows = await rows_of(session=session, table_id=live.table.id, seqs=seqs)
    return tuple(read_row(live, row) for row in rows)


async def rows_of_table(tables: Tables, live: LiveTable, first: int, last: int) -> tuple[Told, ...]:
    """Rows *first* to *last* of its log, not redacted; a log that cannot be read quarantines it."""
    async with tables.store.reading() as session:
        reading = read_log(session=session, live=live, seqs=range(first, last + 1))
        return await tables.sound(live, reading)


def still_told(rows: Sequence[Told], *, read: int) -> tuple[Told, ...]:
    """*rows* without what was taken back after row *read*, the last that people have read.

    Nor is it told that a secret was taken back.
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
    """Whether something happened of which only some may know."""
    return bool(events) and all(event.to is not None for event in events)


def read_row(live: LiveTable, row: LogRow) -> Told:
    box = live.codecs
    return box.rows.load(row.body) if row.seq else box.setups.load(row.body)


def write_row(live: LiveTable, row: Row[Any]) -> LogRow:
    return LogRow(
        table_id=live.table.id,
        seq=row.seq,
        seat=row.seat,
        undo_to=row.to if isinstance(row, Undo) else None,
        body=live.codecs.rows.dump(row).decode(),
    )


async def standing_of(*, session: AsyncSession, live: LiveTable) -> list[int]:
    return standing(await chain_of(session=session, table_id=live.table.id))


async def last_steps(
    *, session: AsyncSession, live: LiveTable, seqs: Sequence[int]
) -> list[Step[Any, Any]]:
    """The last two standing steps that the present rules can read."""
    mine = [seq for seq in seqs[-2:] if seq > live.table.epoch]
    rows = await read_log(session=session, live=live, seqs=mine)
    return [row for row in rows if isinstance(row, Step)]


async def undoable_by(*, session: AsyncSession, live: LiveTable) -> Seat | None:
    """The seat that may take back its last action, if any may."""
    steps = await standing_of(session=session, live=live)
    last = await last_steps(session=session, live=live, seqs=steps)
    return last[-1].seat if last and undo_to(last, last[-1].seat) is not None else None


async def state_after(
    *, session: AsyncSession, live: LiveTable, steps: Sequence[int], to: int
) -> Any:
    """The state after row *to*, 0 or one of the standing *steps*.

    :raises NothingToUndo: if *to* lies before the present rules began.
    """
    table = live.table
    known = await checkpoints_of(session=session, table_id=table.id)
    until = [0, *(seq for seq in steps if seq <= to)]
    start = max((seq for seq in until if seq in known and seq >= table.epoch), default=None)
    kept = None
    if start is not None:
        kept = await checkpoint(session=session, table_id=table.id, seq=start)
    if start is None or kept is None:
        raise NothingToUndo(table=table.id)
    after = [seq for seq in until if seq > start]
    told = await read_log(session=session, live=live, seqs=after)
    rows = [row for row in told if isinstance(row, Step)]
    # The checkpoint stands in for row 0: the rows before it may be of older rules.
    nothing: Setup[Any, Any] = Setup(seats=(), options=None)
    return rebuild(live.game, nothing, rows, {0: live.codecs.states.load(kept.state)})
