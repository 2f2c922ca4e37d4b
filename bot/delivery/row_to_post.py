"""Rows of the outbox made into posts, and the calls that go with them."""

from bot.delivery.claims import Delivery
from bot.delivery.posts import Post
from bot.newest_first import NewestFirst
from bot.tables.announcements import read_notice
from bot.tables.ballots import CARD, people_asked
from bot.tables.live import Tables
from bot.tables.people_called import people_called
from bot.tables.personal_messages import CALL, Calls, calls_of
from bot.tables.reminders import REMINDER
from bot.tables.step_log import Told, rows_of_table, still_told
from bot.tables.votes import find_vote


async def calls_with(tables: Tables, delivery: Delivery) -> Calls:
    """The calls that go with *delivery*; a message for one person calls that person alone."""
    row = delivery.row
    if row.user_id is not None:
        return Calls(unmentioned=frozenset(), rows=(), seats=delivery.pings)
    notice = read_notice(row)
    if notice is not None and notice.key == REMINDER:
        return Calls(unmentioned=frozenset(), rows=(), seats=())  # as they chose when it was queued
    if notice is None:
        live = await tables.load(row.table_id)
        people = [(seat, user) for seat in delivery.pings for user in live.people_of(seat)]
        table = live.table
    elif notice.key == CARD:
        live, vote = await tables.load(row.table_id), int(str(dict(notice.facts)["vote"]))
        asked = people_asked(live, await find_vote(tables, row.table_id, vote))
        people, table = [("", user) for user in asked], live.table
    else:
        table = await tables.table(row.table_id)
        holders = await tables.holders(table.id)
        people = [("", user) for user in people_called(notice, table, holders)]
    return await calls_of(tables, table, row, people)


async def post_of(
    tables: Tables,
    turns: NewestFirst,
    delivery: Delivery,
    *,
    first: int,
    read: int,
    unmentioned: frozenset[int] = frozenset(),
) -> Post:
    """The post for the poster: rows from *first* on; those up to *read* were shown before.

    The table is read when it is one's turn, of all *turns*, to use the database.
    """
    row, notice = delivery.row, read_notice(delivery.row)
    rows: tuple[Told, ...] = ()
    if notice is None or (notice == CALL and row.is_direct):
        async with turns:
            live = await tables.load(row.table_id)
            rows = await rows_of_table(tables, live, first, row.to_seq)
    assert row.id is not None
    assert row.channel_id is not None
    return Post(
        id=row.id if delivery.board is None else 0,
        nonce=row.nonce,
        table_id=row.table_id,
        channel_id=row.channel_id,
        pings=delivery.pings,
        picture=delivery.board is not None or row.shows_board,
        notice=notice,
        rows=still_told(rows, read=read),
        first=first,
        last=row.to_seq,
        tried_at=row.tried_at,
        user_id=row.user_id,
        direct=row.is_direct,
        unmentioned=unmentioned,
    )
