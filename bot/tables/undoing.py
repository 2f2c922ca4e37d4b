"""Undoing: taking back the last plan, unless a die, a card or another's action forbids it."""

from itertools import takewhile
from typing import Any

from bot.errors import NothingToUndo, Stale
from bot.tables import announcements, seat_clocks
from bot.tables.changes import BesidesIt, Played, announce, memo, once, standing
from bot.tables.checkpoints import take_back_checkpoints
from bot.tables.drafts import forget_draft
from bot.tables.lessons import take_back_lessons
from bot.tables.live import Change, Tables
from bot.tables.live_table import LastPlan, LiveTable
from bot.tables.plans_ahead import undo_ahead
from bot.tables.playing import require_fresh
from bot.tables.snapshots import put_state
from bot.tables.step_log import (
    last_plan,
    plans_played,
    read_log,
    rows_of_table,
    standing_of,
    state_after,
    still_told,
    write_row,
)
from engine.core.game import Step
from engine.core.log import HOST, Undo
from engine.core.records import Seat
from engine.core.words import Text


async def undo(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    interaction: int | None = None,
    seq: int | None = None,
    to: int | None = None,
) -> Played:
    """Take back one's last plan; the host may go back *to* any row that counts.

    A button passes the *seq* of the log it was shown with.

    :raises NothingToUndo: if a die, a card or another's action forbids it.
    :raises Stale: if the log went on since the button was shown.
    """

    async def do(live: LiveTable) -> Played:
        if to is None:
            seat = live.seat_of(user_id)
            require_fresh(live, seat, seq=seq, decision=None)
            back_to, seat = await _own_plan(tables, live, user_id)
            return await go_back(
                tables, live, seat=seat, to=back_to, user_id=user_id, interaction=interaction
            )
        live.require_status("open", "paused")
        live.require_host(user_id)
        if seq is not None and seq != live.table.seq:
            raise Stale(table=table_id)
        return await go_back(
            tables,
            live,
            seat=HOST,
            to=to,
            user_id=user_id,
            interaction=interaction,
            besides=_tell_of_host,
        )

    return await once(tables, table_id, interaction, do)


async def turn_start(tables: Tables, live: LiveTable) -> int:
    """The row before the last turn that counts: before the last plans that one seat played.

    :raises NothingToUndo: if there is no such turn.
    """
    plans = await plans_played(tables, live)
    if not plans:
        raise NothingToUndo(table=live.table.id)
    seat = plans[0].rows[0].seat
    turn = list(takewhile(lambda plan: plan.rows[0].seat == seat, plans))
    return turn[-1].before


async def actions_undone(tables: Tables, live: LiveTable, row: Undo) -> tuple[Any, ...]:
    """The actions that the undo *row* took back, oldest first.

    :raises Quarantined: if the log cannot be read.
    """
    rows = await rows_of_table(tables, live, row.to + 1, row.seq - 1)
    return tuple(one.action for one in still_told(rows, read=row.to) if isinstance(one, Step))


async def can_undo(tables: Tables, live: LiveTable, user_id: int | None = None) -> bool:
    """Whether *user_id* may take back their last plan; without one, whether anybody may."""
    if live.state is None:
        return False
    plan = await _last_plan(tables, live)
    if plan is None or live.is_automatic(plan.seat):
        return False
    people = live.people_of(plan.seat) if user_id is None else (user_id,)
    return any(_may_undo(live, plan, one) for one in people)


async def _tell_of_host(change: Change) -> None:
    """Announce the host's undo by a line, because a board may leave its own out."""
    said = Text.of("told-host-undo")
    await announcements.notice(session=change.session, table=change.table, text=said)


async def _own_plan(tables: Tables, live: LiveTable, user_id: int) -> tuple[int, Seat]:
    """The row to which *user_id* would undo their last plan, and the seat that played it."""
    plan = await _last_plan(tables, live)
    if plan is None or plan.to is None or not _may_undo(live, plan, user_id):
        raise NothingToUndo(table=live.table.id)
    return plan.to, plan.seat


async def _last_plan(tables: Tables, live: LiveTable) -> LastPlan | None:
    """The last plan of the table, read once for each version of it."""

    async def read() -> LastPlan | None:
        async with tables.store.reading() as session:
            return await tables.sound(live, last_plan(session=session, live=live))

    return await live.last_plan.get(read)


def _may_undo(live: LiveTable, plan: LastPlan, user_id: int) -> bool:
    """Whether *user_id* may take back *plan*; old rows do not say which person played them."""
    own = plan.user_id in (None, user_id) and plan.seat in live.seats_of(user_id)
    return own and plan.to is not None


async def go_back(
    tables: Tables,
    live: LiveTable,
    *,
    seat: Seat,
    to: int,
    user_id: int | None = None,
    interaction: int | None = None,
    besides: BesidesIt | None = None,
) -> Played:
    """Go back to row *to*, for *user_id* as *seat*, for the host, or by a vote.

    :raises NothingToUndo: if row *to* no longer counts.
    """
    live.require_begun()
    table = live.table
    async with tables.store.reading() as session:
        steps = await standing_of(session=session, live=live, until=to, most=table.seq)
        rows = [0, *(step.seq for step in steps)]
        if to not in rows[:-1]:
            raise NothingToUndo(table=table.id)
        rebuilding = state_after(session=session, live=live, to=to)
        state = await tables.sound(live, rebuilding)
        gone = [step.seq for step in steps if step.seq > to]
        undone = await tables.sound(live, read_log(session=session, live=live, seqs=gone))
    row = Undo(seq=table.seq + 1, seat=seat, to=to)
    raw = live.codecs.states.dump(state)
    used = memo(live, interaction, seat=seat, first=row.seq, last=row.seq)
    async with tables.changing(live, used, **standing(live, state, seq=row.seq)) as change:
        if besides is not None:
            await besides(change)
        change.session.add(write_row(live, row, plan=row.seq, user_id=user_id))
        change.state = state
        await put_state(change.session, table.id, raw)
        await take_back_checkpoints(change.session, change.table, raw, to=to)
        await forget_draft(change.session, table.id, seat)
        change.ahead = await undo_ahead(change.session, table.id, live.ahead, to=to)
        await seat_clocks.take_back(session=change.session, live=live, seat=seat, to=to)
        change.clocks = True
        await take_back_lessons(change.session, table.id, to=to)
        uncalled = await announcements.cancel(session=change.session, table_id=table.id, after=to)
        events = [event for one in undone if isinstance(one, Step) for event in one.events]
        await announce(
            change,
            live,
            state,
            events=events,
            first=row.seq,
            also=uncalled,
            doer=seat,
            fresh=True,
        )
    return Played(table_id=table.id, seat=seat, version=change.table.version, rows=(row,))
