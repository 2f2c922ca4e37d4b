"""Taking back what was played, as far as no die, card or other person stands in the way."""

from bot.errors import NothingToUndo
from bot.tables import announcements
from bot.tables.changes import CHECKPOINT_ROWS, Played, announce, memo, once, standing
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.playing import require_fresh
from bot.tables.snapshots import put_checkpoint, put_state
from bot.tables.step_log import (
    last_steps,
    read_log,
    standing_of,
    state_after,
    undoable_by,
    write_row,
)
from engine.core.game import Step
from engine.core.log import Undo, undo_to
from engine.core.records import Seat


async def undo(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    interaction: int | None = None,
    version: int | None = None,
    to: int | None = None,
) -> Played:
    """Take back one's last action; the host may go back *to* any row that stands.

    :raises NothingToUndo: if a die, a card or another's action stands in the way.
    """

    async def do(live: LiveTable) -> Played:
        live.require_status("open", "paused")
        if to is not None:
            live.require_host(user_id)
        seat = "host" if to is not None else live.seat_of(user_id)
        require_fresh(live, seat, version=version, decision=None)
        return await _go_back(tables, live, seat, to, interaction)

    return await once(tables, table_id, interaction, do)


async def can_undo(tables: Tables, table_id: str) -> bool:
    """Whether a person may take back the last action, so that a button for it makes sense."""
    live = await tables.load(table_id)
    if live.state is None:
        return False
    async with tables.store.reading() as session:
        seat = await tables.sound(live, undoable_by(session=session, live=live))
    return seat is not None and not live.is_automatic(seat)


async def _go_back(
    tables: Tables, live: LiveTable, seat: Seat, to: int | None, interaction: int | None
) -> Played:
    """Go back before the last action of *seat*, or to row *to*."""
    live.require_begun()
    table = live.table
    async with tables.store.reading() as session:
        steps = await standing_of(session=session, live=live)
        if to is None:
            reading = last_steps(session=session, live=live, seqs=steps)
            last = await tables.sound(live, reading)
            allowed = undo_to(last, seat)
            to = None if allowed is None else next(iter(steps[-2:-1]), 0)
        if to is None or to not in (0, *steps) or (steps and to == steps[-1]):
            raise NothingToUndo(table=table.id)
        rebuilding = state_after(session=session, live=live, steps=steps, to=to)
        state = await tables.sound(live, rebuilding)
        gone = [seq for seq in steps if seq > to]
        undone = await tables.sound(live, read_log(session=session, live=live, seqs=gone))
    row = Undo(seq=table.seq + 1, seat=seat, to=to)
    raw = live.codecs.states.dump(state)
    used = memo(live, interaction, seat=seat, first=row.seq, last=row.seq)
    async with tables.changing(live, used, **standing(live, state, seq=row.seq)) as change:
        change.session.add(write_row(live, row))
        change.state = state
        await put_state(change.session, table.id, raw)
        if row.seq // CHECKPOINT_ROWS > table.seq // CHECKPOINT_ROWS:
            await put_checkpoint(change.session, table.id, to, raw)
        uncalled = await announcements.cancel(session=change.session, table_id=table.id, after=to)
        events = [event for one in undone if isinstance(one, Step) for event in one.events]
        await announce(
            change,
            live,
            state,
            events=events,
            first=row.seq,
            also=uncalled,
            but=seat,
            fresh=True,
        )
    return Played(table_id=table.id, seat=seat, version=change.table.version, rows=(row,))
