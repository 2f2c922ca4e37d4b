"""What people plan and have not confirmed yet: kept, for a message may vanish."""

import logging
from typing import Any

from sqlalchemy import delete
from sqlmodel import col

from bot import clock
from bot.store.models import Draft
from bot.tables.live import Tables
from engine.core.records import Seat, value

log = logging.getLogger(__name__)


@value
class Plan:
    """*actions* planned for *seat* when the table was at *version*."""

    seat: Seat
    version: int
    actions: tuple[Any, ...]


async def read_plan(tables: Tables, table_id: str, user_id: int) -> Plan | None:
    """What a person has planned; a draft that cannot be read any more is dropped, and is none."""
    live = await tables.load(table_id)
    async with tables.store.reading() as session:
        draft = await session.get(Draft, (user_id, table_id))
    if draft is None:
        return None
    try:
        actions = live.codecs.plans.load(draft.actions)
    # Whatever is wrong with it, a draft is never worth the game.
    except Exception:
        log.exception("the draft of %s at table %s cannot be read", user_id, table_id)
        await drop_plan(tables, table_id, user_id)
        return None
    return Plan(seat=draft.seat, version=draft.version, actions=actions)


async def write_plan(tables: Tables, table_id: str, user_id: int, plan: Plan) -> None:
    """Keep *plan* in place of what was planned before; an empty one is forgotten."""
    live = await tables.load(table_id)
    if not plan.actions:
        return await drop_plan(tables, table_id, user_id)
    draft = Draft(
        user_id=user_id,
        table_id=table_id,
        seat=plan.seat,
        version=plan.version,
        actions=live.codecs.plans.dump(plan.actions).decode(),
        updated_at=clock.now(),
    )
    async with tables.store.writing() as session:
        await session.merge(draft)
    return None


async def drop_plan(tables: Tables, table_id: str, user_id: int) -> None:
    mine = (col(Draft.user_id) == user_id, col(Draft.table_id) == table_id)
    async with tables.store.writing() as session:
        await session.execute(delete(Draft).where(*mine))
