"""Drafts: plans not confirmed yet, kept because a message may vanish."""

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
    """*actions* planned for *seat* when the last row of the log was *seq*.

    *rest* is offered, not planned: what a die or a question cut off the plan confirmed before, or
    what lies aside since something else was typed. *writer* planned last, of those who share the
    seat.
    """

    seat: Seat
    seq: int
    actions: tuple[Any, ...] = ()
    rest: tuple[Any, ...] = ()
    writer: int | None = field(default=None, compare=False)


async def read_draft(tables: Tables, table_id: str, seat: Seat) -> KeptDraft | None:
    """The plan of *seat*; a draft that cannot be read any more is dropped, and is none."""
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
    """Keep *draft* of *user_id* in place of what was planned *before*; an empty one is forgotten.

    :raises Stale: if that was confirmed meanwhile, or something else planned for the seat.
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
    """Keep what is *left* of a plan that *played*, in place of what was planned for its seat.

    Whoever answers a question goes on afterwards with what it cut off. Returns what is kept now.
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
    """The content of *draft*; None if it cannot be read, for a draft is never worth the game."""
    load = live.codecs.plans.load
    try:
        actions, rest = load(draft.actions), load(draft.rest)
    except ValidationError:
        log.warning("the draft of %s at table %s cannot be read", draft.seat, draft.table_id)
        return None
    writer = draft.user_id
    return KeptDraft(seat=draft.seat, seq=draft.seq, actions=actions, rest=rest, writer=writer)
