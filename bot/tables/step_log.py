"""The log of a table: what still stands of it, and the state after any of its rows."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import NothingToUndo
from bot.store.models import LogRow
from bot.store.repository import newest_checkpoint, rows_of, steps_back
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.game import Setup, Step
from engine.core.log import Row, Undo, rebuild, undo_to
from engine.core.records import Seat

Told: TypeAlias = Setup[Any, Any] | Row[Any]
"""A row of a log, the setup included."""


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


async def standing_of(
    *, session: AsyncSession, live: LiveTable, tip: int | None = None, until: int = 0, most: int
) -> list[int]:
    """The steps that count after row *tip*, or now, oldest first.

    At most the *most* newest, none before row *until*: so ask for no more than are needed.
    """
    table = live.table
    tip = table.seq if tip is None else tip
    return await steps_back(session=session, table_id=table.id, tip=tip, until=until, most=most)


async def last_steps(
    *, session: AsyncSession, live: LiveTable, seqs: Sequence[int]
) -> list[Step[Any, Any]]:
    """The last two standing steps that the present rules can read."""
    mine = [seq for seq in seqs[-2:] if seq > live.table.epoch]
    rows = await read_log(session=session, live=live, seqs=mine)
    return [row for row in rows if isinstance(row, Step)]


async def undoable_by(*, session: AsyncSession, live: LiveTable) -> Seat | None:
    """The seat that may take back its last action, if any may."""
    steps = await standing_of(session=session, live=live, most=2)
    last = await last_steps(session=session, live=live, seqs=steps)
    return last[-1].seat if last and undo_to(last, last[-1].seat) is not None else None


async def state_after(*, session: AsyncSession, live: LiveTable, to: int) -> Any:
    """The state after row *to*, 0 or a step that stands.

    :raises NothingToUndo: if *to* lies before the present rules began.
    """
    table = live.table
    kept = await newest_checkpoint(session=session, table_id=table.id, until=to)
    if kept is None or kept.seq < table.epoch:
        raise NothingToUndo(table=table.id)
    steps = await standing_of(session=session, live=live, tip=to, until=kept.seq, most=to)
    after = [seq for seq in steps if seq > kept.seq]
    told = await read_log(session=session, live=live, seqs=after)
    rows = [row for row in told if isinstance(row, Step)]
    # The checkpoint stands in for row 0: the rows before it may be of older rules.
    nothing: Setup[Any, Any] = Setup(seats=(), options=None)
    return rebuild(live.game, nothing, rows, {0: live.codecs.states.load(kept.state)})
