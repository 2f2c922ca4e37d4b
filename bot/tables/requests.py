"""Requests for a seat and the decisions on them, and the people who are approved or blocked."""

from bot.errors import HostStays, NoRequest, NotHolder
from bot.store.models import Admission
from bot.tables.admissions import admission_of, judges_of, put_admission
from bot.tables.host_acts import tell_act
from bot.tables.hosting import hosted
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.seating import take_seat, vacate
from engine.core.records import Seat
from engine.core.words import Text


async def let_in(
    tables: Tables, table_id: str, judge_id: int, user_id: int, *, for_host: bool = False
) -> Seat:
    """Give *user_id* the seat they asked for.

    If *judge_id* acts *for_host*, they decide on seats that nobody holds.

    :raises NoRequest: if they have no open request.
    :raises NotHolder: if *judge_id* may not decide on it.
    """
    async with tables.locked(table_id) as live:
        asked, seat = await _request(tables, live, judge_id, user_id, for_host=for_host)
        return await take_seat(
            tables, live, user_id=user_id, policy=None, name=asked.name, seat=seat, share=True
        )


async def turn_away(
    tables: Tables, table_id: str, judge_id: int, user_id: int, *, for_host: bool = False
) -> str:
    """Refuse *user_id* the seat they asked for; returns their name.

    If *judge_id* acts *for_host*, they decide on seats that nobody holds.

    :raises NoRequest: if they have no open request.
    :raises NotHolder: if *judge_id* may not decide on it.
    """
    async with tables.locked(table_id) as live:
        asked, seat = await _request(tables, live, judge_id, user_id, for_host=for_host)
        async with tables.beside(table_id) as session:
            await put_admission(session, table_id, user_id, "refused", name=asked.name, seat=seat)
        return asked.name


async def approve(
    tables: Tables, table_id: str, host_id: int, user_id: int, *, name: str
) -> Seat | None:
    """Let *user_id* take any seat that nobody holds; returns the seat they asked for, if any.

    If they had asked for a seat, they get it at once.

    :raises NotHost: if *host_id* does not host the table.
    :raises NotHolder: if they ask to share a seat, on which only its holders decide.
    """
    async with hosted(tables, table_id, host_id) as live:
        row = await admission_of(tables, table_id, user_id)
        seat = None if row is None or row.kind != "asked" else row.seat
        if seat is not None and live.people_of(seat):
            raise NotHolder(seat=seat, held="yes")
        async with tables.beside(table_id) as session:
            await put_admission(session, table_id, user_id, "approved", name=name)
            await tell_act(session, live.table, live, Text.of("notice-approved", name=name))
        if seat is None or live.seats_of(user_id):
            return None
        return await take_seat(
            tables, live, user_id=user_id, policy=None, name=name, seat=seat, share=False
        )


async def block(tables: Tables, table_id: str, host_id: int, user_id: int, *, name: str) -> None:
    """Keep *user_id* away from the table, and clear their seats.

    :raises NotHost: if *host_id* does not host the table.
    :raises HostStays: if *user_id* hosts it.
    """
    async with hosted(tables, table_id, host_id) as live:
        if user_id == live.table.host_id:
            raise HostStays
        mine = [one for one in live.holders if one.user_id == user_id]
        if mine:
            await vacate(tables, live, mine, block="notice-blocked")
            return
        async with tables.beside(table_id) as session:
            await put_admission(session, table_id, user_id, "blocked", name=name)
            said = Text.of("notice-blocked", name=name, played="no")
            await tell_act(session, live.table, live, said)


async def _request(
    tables: Tables, live: LiveTable, judge_id: int, user_id: int, *, for_host: bool
) -> tuple[Admission, Seat]:
    """The open request of *user_id*, if *judge_id* may decide on it."""
    live.require_status("lobby", "open", "paused")
    row = await admission_of(tables, live.table.id, user_id)
    if row is None or row.kind != "asked" or row.seat is None:
        raise NoRequest
    held = bool(live.people_of(row.seat))
    decides = judge_id in judges_of(live.table, live.holders, row.seat)
    if not decides and (held or not for_host):
        raise NotHolder(seat=row.seat, held="yes" if held else "no")
    return row, row.seat
