"""Invitations: a holder lets somebody share their seat, and the host gives a bot's seat away.

The person takes the seat only once they accept. The first holder of a shared seat can end it.
"""

from bot.errors import CannotInvite, NoRequest, NotHolder
from bot.tables import announcements
from bot.tables.admissions import INVITATION, admission_of, forget_admission, put_admission
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.seating import take_seat, vacate
from engine.core.records import Seat
from engine.core.words import Text


async def invite(
    tables: Tables,
    table_id: str,
    by: tuple[int, str],
    user_id: int,
    *,
    name: str,
    seat: Seat | None = None,
    for_host: bool = False,
) -> Seat:
    """Invite *user_id*, called *name*, to share the seat of *by*, a person's id and name.

    Who acts *for_host* may also invite to a *seat* that only the bot plays.

    :raises NotAtTable: if *by* holds no seat, and names none.
    :raises NotHolder: if *by* may not give the seat.
    :raises CannotInvite: if the person already sits at the table, or the host has blocked them.
    """
    async with tables.locked(table_id) as live:
        live.require_status("lobby", "open", "paused")
        by_id, by_name = by
        seat = seat or live.seat_of(by_id)
        held = bool(live.people_of(seat))
        gives = by_id in live.people_of(seat) if held else for_host and seat in live.taken
        if not gives:
            raise NotHolder(seat=seat, held="yes" if held else "no")
        if live.seats_of(user_id):
            raise CannotInvite(why="seated")
        known = await admission_of(tables, table_id, user_id)
        if known is not None and known.kind == "blocked" and not for_host:
            raise CannotInvite(why="blocked")
        async with tables.beside(table_id) as session:
            await put_admission(session, table_id, user_id, "invited", name=name, seat=seat)
            text = Text.of(
                INVITATION,
                user=str(user_id),
                name=by_name,
                seat=seat,
                held="yes" if held else "no",
            )
            await announcements.notice(session=session, table=live.table, text=text)
        return seat


async def accept(tables: Tables, table_id: str, user_id: int, *, name: str) -> Seat:
    """Give *user_id* the seat to which they were invited.

    :raises NoRequest: if they are not invited any more.
    """
    async with tables.locked(table_id) as live:
        seat = await _invited_to(tables, live, user_id)
        share = bool(live.people_of(seat))
        return await take_seat(
            tables, live, user_id=user_id, policy=None, name=name, seat=seat, share=share
        )


async def decline(tables: Tables, table_id: str, user_id: int) -> None:
    """Decline the invitation of *user_id*.

    :raises NoRequest: if they are not invited any more.
    """
    async with tables.locked(table_id) as live:
        await _invited_to(tables, live, user_id)
        async with tables.beside(table_id) as session:
            await forget_admission(session, table_id, user_id)


async def end_share(tables: Tables, table_id: str, by_id: int, user_id: int) -> None:
    """Take *user_id* off the seat whose first holder is *by_id*.

    :raises NoRequest: if *user_id* shares no seat.
    :raises NotHolder: if somebody else is its first holder.
    """
    async with tables.locked(table_id) as live:
        shared = [one for one in live.holders if one.user_id == user_id]
        if not shared or live.people_of(shared[0].seat)[0] == user_id:
            raise NoRequest
        if live.people_of(shared[0].seat)[0] != by_id:
            raise NotHolder(seat=shared[0].seat, held="yes")
        await vacate(tables, live, shared)


async def _invited_to(tables: Tables, live: LiveTable, user_id: int) -> Seat:
    live.require_status("lobby", "open", "paused")
    row = await admission_of(tables, live.table.id, user_id)
    if row is None or row.kind != "invited" or row.seat is None:
        raise NoRequest
    return row.seat
