"""Drafts: plans not yet confirmed, kept because a message may disappear."""

import logging
from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any

from pydantic import ValidationError
from sqlalchemy import bindparam, delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import Stale
from bot.store.models import Draft
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat, value

log = logging.getLogger(__name__)

_TAKE = (
    delete(Draft)
    .where(col(Draft.seat) == bindparam("seat"), col(Draft.table_id) == bindparam("table"))
    .returning(Draft)
)


@value
class KeptDraft:
    """The *actions* planned for *seat* when the last row of the log was *seq*.

    *rest* are actions that are only offered: a roll or a question cut them off the last plan, or
    they were put aside when something else was typed. *writer* is the holder of the seat who
    planned last.
    """

    seat: Seat
    seq: int
    actions: tuple[Any, ...] = ()
    rest: tuple[Any, ...] = ()
    writer: int | None = field(default=None, compare=False)


async def read_draft(tables: Tables, table_id: str, seat: Seat) -> KeptDraft | None:
    """The draft of *seat*; None if there is none.

    A draft that cannot be read is deleted.
    """
    live = await tables.load(table_id)
    async with tables.store.reading() as session:
        draft = await session.get(Draft, (table_id, seat))
    if draft is None:
        return None
    if (kept := _parsed(live, draft)) is None:
        async with tables.store.writing() as session:
            await forget_draft(session, table_id, seat)
    return kept


async def write_draft(
    tables: Tables, table_id: str, user_id: int, draft: KeptDraft, *, before: KeptDraft | None
) -> None:
    """Keep *draft* in place of the one *before*; an empty draft is deleted.

    :raises Stale: if the one before was confirmed meanwhile, or another plan was made for the seat.
    """
    live = await tables.load(table_id)
    async with tables.store.writing() as session:
        there = await session.get(Draft, (table_id, draft.seat))
        kept = None if there is None else _parsed(live, there)
        if kept not in (before, draft):
            raise Stale(table=table_id)
        await _put_draft(session, live, user_id, draft)


async def settle_draft(
    session: AsyncSession, live: LiveTable, user_id: int, left: KeptDraft, *, played: Sequence[Any]
) -> KeptDraft | None:
    """Keep the actions *left* of a plan, after *played*, in place of the seat's draft.

    After an answer to a question, the *rest* of the former draft stays if the plan left none.
    Returns the draft kept now.
    """
    answered = getattr(played[0], "decision", None) is not None
    before = await session.scalar(_TAKE, {"seat": left.seat, "table": live.table.id})
    if before is not None:
        session.expunge(before)
    if answered and before is not None and not left.rest and (known := _parsed(live, before)):
        left = replace(left, rest=known.rest)
    if not left.actions and not left.rest:
        return None
    await _put_draft(session, live, user_id, left)
    return replace(left, writer=user_id)


async def forget_draft(session: AsyncSession, table_id: str, seat: Seat) -> None:
    await session.execute(_TAKE, {"seat": seat, "table": table_id})


async def _put_draft(
    session: AsyncSession, live: LiveTable, user_id: int, draft: KeptDraft
) -> None:
    if not draft.actions and not draft.rest:
        return await forget_draft(session, live.table.id, draft.seat)
    row = Draft(
        user_id=user_id,
        table_id=live.table.id,
        seat=draft.seat,
        seq=draft.seq,
        actions=live.codecs.plans.dump(draft.actions).decode(),
        rest=live.codecs.plans.dump(draft.rest).decode(),
        updated_at=clock.now(),
    )
    await session.merge(row)
    return None


def _parsed(live: LiveTable, draft: Draft) -> KeptDraft | None:
    """The content of *draft*; None if it cannot be read, because play goes on without it."""
    load = live.codecs.plans.load
    try:
        actions, rest = load(draft.actions), load(draft.rest)
    except ValidationError:
        log.warning("the draft of %s at table %s cannot be read", draft.seat, draft.table_id)
        return None
    writer = draft.user_id
    return KeptDraft(seat=draft.seat, seq=draft.seq, actions=actions, rest=rest, writer=writer)
