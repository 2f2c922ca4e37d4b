"""What people plan and have not confirmed yet: kept, for a message may vanish."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError
from sqlalchemy import bindparam, delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import Draft
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat, value

log = logging.getLogger(__name__)

_TAKE = (
    delete(Draft)
    .where(col(Draft.user_id) == bindparam("user"), col(Draft.table_id) == bindparam("table"))
    .returning(Draft)
)


@value
class Plan:
    """*actions* planned for *seat* when the last row of the log was *seq*.

    *rest* is what a die or a question cut off the plan confirmed before: offered, not planned.
    """

    seat: Seat
    seq: int
    actions: tuple[Any, ...] = ()
    rest: tuple[Any, ...] = ()


async def read_plan(tables: Tables, table_id: str, user_id: int) -> Plan | None:
    """What a person has planned; a draft that cannot be read any more is dropped, and is none."""
    live = await tables.load(table_id)
    async with tables.store.reading() as session:
        draft = await session.get(Draft, (user_id, table_id))
    if draft is None:
        return None
    if (plan := _parsed(live, draft)) is None:
        async with tables.store.writing() as session:
            await forget_plan(session, table_id, user_id)
    return plan


async def write_plan(tables: Tables, table_id: str, user_id: int, plan: Plan) -> None:
    """Keep *plan* in place of what was planned before; an empty one is forgotten."""
    live = await tables.load(table_id)
    async with tables.store.writing() as session:
        await _put_plan(session, live, user_id, plan)


async def settle_plan(
    session: AsyncSession, live: LiveTable, user_id: int, left: Plan, *, played: Sequence[Any]
) -> None:
    """Keep what is *left* of a plan that *played*, in place of what the person planned.

    Whoever answers a question goes on afterwards with what it cut off.
    """
    answered = getattr(played[0], "decision", None) is not None
    draft = await session.scalar(_TAKE, {"user": user_id, "table": live.table.id})
    if draft is not None:
        session.expunge(draft)
    if answered and draft is not None and not left.rest and (known := _parsed(live, draft)):
        left = replace(left, rest=known.rest)
    if left.actions or left.rest:
        await _put_plan(session, live, user_id, left)


async def forget_plan(session: AsyncSession, table_id: str, user_id: int) -> None:
    await session.execute(_TAKE, {"user": user_id, "table": table_id})


async def _put_plan(session: AsyncSession, live: LiveTable, user_id: int, plan: Plan) -> None:
    if not plan.actions and not plan.rest:
        return await forget_plan(session, live.table.id, user_id)
    draft = Draft(
        user_id=user_id,
        table_id=live.table.id,
        seat=plan.seat,
        seq=plan.seq,
        actions=live.codecs.plans.dump(plan.actions).decode(),
        rest=live.codecs.plans.dump(plan.rest).decode(),
        updated_at=clock.now(),
    )
    await session.merge(draft)
    return None


def _parsed(live: LiveTable, draft: Draft) -> Plan | None:
    """The plan of *draft*; None if it cannot be read: a draft is never worth the game."""
    load = live.codecs.plans.load
    try:
        actions, rest = load(draft.actions), load(draft.rest)
    except ValidationError:
        log.warning("the draft of %s at table %s cannot be read", draft.user_id, draft.table_id)
        return None
    return Plan(seat=draft.seat, seq=draft.seq, actions=actions, rest=rest)
