"""The rows that every change of a game writes: the table's status, and the announcements."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot import clock
from bot.errors import Refused
from bot.store import repository
from bot.store.models import UsedInteraction
from bot.tables import announcements
from bot.tables.drafts import KeptDraft, read_draft
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from bot.tables.outcomes import by_rules, write_ending
from bot.tables.repeats import Denied, Done, denied, revive, write_memo
from bot.tables.step_log import Told, is_private, read_log
from engine.core.errors import RuleViolation
from engine.core.records import Seat, value

BesidesIt: TypeAlias = Callable[[Change], Awaitable[None]]
"""What else is written in the transaction of a change."""


@value
class Played:
    """The result of playing: the new *rows* of the log, unredacted, and the new *version*.

    *draft* is the plan of *seat* from then on.
    """

    table_id: str
    seat: Seat
    version: int
    rows: tuple[Told, ...]
    draft: KeptDraft | None = None


async def once(
    tables: Tables,
    table_id: str,
    interaction: int | None,
    do: Callable[[LiveTable], Awaitable[Played]],
) -> Played:
    """Call *do* with the locked table, once for each interaction.

    An interaction that was answered before gets the same answer. This is noticed only when its
    answer is written, so that the usual case reads nothing more.
    """
    async with tables.locked(table_id) as live:
        try:
            return await do(live)
        except Exception as error:
            match await tables.answer_to(interaction):
                case Done() as done:
                    return await _repeat(tables, live, done)
                case Denied() as refusal:
                    raise revive(refusal) from error
                case None:
                    if interaction is not None and isinstance(error, Refused | RuleViolation):
                        await tables.remember(interaction, table_id, denied(error))
                    raise


async def answered(tables: Tables, table_id: str, interaction: int) -> Played | None:
    """The answer to an interaction that was delivered before; None if it is new.

    If it was refused, the same error is raised again.
    """
    match await tables.answer_to(interaction):
        case None:
            return None
        case Done() as done:
            return await _repeat(tables, await tables.load(table_id), done)
        case refusal:
            raise revive(refusal)


def standing(live: LiveTable, state: Any, *, seq: int) -> dict[str, object]:
    """The columns of a table that follow from its *state* after row *seq*."""
    outcome = live.game.outcome(state)
    running = "paused" if live.table.status == "paused" else "open"
    return {
        "seq": seq,
        "status": "finished" if outcome else running,
        "outcome": write_ending(by_rules(outcome)) if outcome else None,
        "waiting_since": clock.now(),
        "silence_asked": False,
    }


async def announce(
    change: Change,
    before: LiveTable,
    state: Any,
    *,
    events: Sequence[Any],
    first: int,
    also: Iterable[Seat] = (),
    doer: Seat | None = None,
    fresh: bool = False,
) -> None:
    """Queue the announcement of rows from *first* on; private news wait until people look.

    It calls the seats that are newly to act, except the *doer*, and the seats *also*.
    """
    after = replace(before, table=change.table, state=state, ahead=change.ahead)
    waits, known = after.waits(), before.waits()
    if is_private(events) and waits == known and before.next_automatic() is None:
        return
    await announcements.tell(
        session=change.session,
        table=change.table,
        first=first,
        called=({*waits} - {*known} - {doer}) | {*also},
        waits=waits,
        done=after.next_automatic() is None,
        fresh=fresh,
    )


async def call(
    change: Change, before: LiveTable, *, known: Sequence[Seat], anyway: bool = False
) -> None:
    """Post the board as it is now, and call the seats that are to act and not *known* to be.

    It serves changes that are no row of the log: of seats, or of the table's status. If those
    *known* are still the same, only a board that is to be shown *anyway* is.
    """
    await change.session.flush()
    table = change.table
    holders = await repository.holders_of(session=change.session, table_id=table.id)
    after = replace(before, table=table, holders=holders)
    waits = after.waits()
    if table.status == "open" and (waits != known or anyway):
        await announcements.tell(
            session=change.session,
            table=table,
            first=table.seq + 1,
            called=[seat for seat in waits if seat not in known],
            waits=waits,
            done=after.next_automatic() is None,
        )


def memo(
    live: LiveTable, interaction: int | None, *, seat: Seat, first: int, last: int
) -> UsedInteraction | None:
    """The record of an *interaction* that played rows *first* to *last*."""
    if interaction is None:
        return None
    version = live.table.version + 1
    done = Done(seat=seat, version=version, first=first, last=last)
    return write_memo(interaction, live.table.id, done)


async def _repeat(tables: Tables, live: LiveTable, done: Done) -> Played:
    table_id, seat = live.table.id, done.seat
    async with tables.store.reading() as session:
        reading = read_log(session=session, live=live, seqs=range(done.first, done.last + 1))
        rows = await tables.sound(live, reading)
    draft = await read_draft(tables, table_id, seat)
    return Played(table_id=table_id, seat=seat, version=done.version, rows=rows, draft=draft)
