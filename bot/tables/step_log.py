"""The log of a table: what still stands of it, and the state after any of its rows."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import NothingToUndo
from bot.store.models import LogRow
from bot.store.repository import Link, chain_of, checkpoint, checkpoints_of, rows_of
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.game import Setup, Step
from engine.core.log import Row, Undo, may_undo, rebuild
from engine.core.records import Seat, value

Told: TypeAlias = Setup[Any, Any] | Row[Any]
"""A row of a log, the setup included."""


def standing(chain: Sequence[Link]) -> list[Link]:
    """The steps of *chain* that still count, oldest first."""
    before: dict[int, tuple[Link, int]] = {}
    tip_after, tip = {0: 0}, 0
    for link in chain:
        if link.undo_to is None:
            before[link.seq], tip = (link, tip), link.seq
        else:
            tip = tip_after[link.undo_to]
        tip_after[link.seq] = tip
    steps: list[Link] = []
    while tip:
        link, tip = before[tip]
        steps.append(link)
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


def read_row(live: LiveTable, row: LogRow) -> Told:
    box = live.codecs
    return box.rows.load(row.body) if row.seq else box.setups.load(row.body)


def write_row(live: LiveTable, row: Row[Any], *, plan: int, user_id: int | None) -> LogRow:
    """*row* as it is written down: played with the plan that began at row *plan*."""
    return LogRow(
        table_id=live.table.id,
        seq=row.seq,
        seat=row.seat,
        undo_to=row.to if isinstance(row, Undo) else None,
        plan=plan,
        user_id=user_id,
        body=live.codecs.rows.dump(row).decode(),
    )


async def standing_of(*, session: AsyncSession, live: LiveTable) -> list[Link]:
    return standing(await chain_of(session=session, table_id=live.table.id))


@value
class LastPlan:
    """The last plan that stands: played for *seat* by *user_id*, to be undone *to* that row.

    *to* is None if it may not be taken back.
    """

    seat: Seat
    user_id: int | None
    to: int | None


async def last_plan(
    *, session: AsyncSession, live: LiveTable, steps: Sequence[Link]
) -> LastPlan | None:
    """The last plan of the standing *steps*; None if older rules played it."""
    mine = [step.seq for step in steps if step.plan == steps[-1].plan]
    if not mine or mine[0] <= live.table.epoch:
        return None
    rows = await read_log(session=session, live=live, seqs=mine)
    plan = [row for row in rows if isinstance(row, Step)]
    seat, before = plan[-1].seat, steps[: -len(mine)]
    to = before[-1].seq if before else 0
    return LastPlan(seat=seat, user_id=steps[-1].user_id, to=to if may_undo(plan, seat) else None)


async def state_after(
    *, session: AsyncSession, live: LiveTable, steps: Sequence[Link], to: int
) -> Any:
    """The state after row *to*, 0 or one of the standing *steps*.

    :raises NothingToUndo: if *to* lies before the present rules began.
    """
    table = live.table
    known = await checkpoints_of(session=session, table_id=table.id)
    until = [0, *(step.seq for step in steps if step.seq <= to)]
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
