"""What people plan and have not confirmed yet: kept, for a message may vanish."""

from typing import Any

from sqlalchemy import delete
from sqlmodel import col

from bot import clock
from bot.store.models import Draft
from bot.tables.live import Desk
from engine.core.records import Seat, value


@value
class Plan:
    """*actions* planned for *seat* when the table was at *version*."""

    seat: Seat
    version: int
    actions: tuple[Any, ...]


class Drafts:
    """One draft a person and table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def read(self, table_id: str, user_id: int) -> Plan | None:
        loaded = await self._desk.load(table_id)
        async with self._desk.store.reading() as session:
            draft = await session.get(Draft, (user_id, table_id))
        if draft is None:
            return None
        actions = loaded.box.plans.load(draft.actions)
        return Plan(seat=draft.seat, version=draft.version, actions=actions)

    async def write(self, table_id: str, user_id: int, plan: Plan) -> None:
        """Keep *plan* in place of what was planned before; an empty one is forgotten."""
        loaded = await self._desk.load(table_id)
        if not plan.actions:
            return await self.drop(table_id, user_id)
        draft = Draft(
            user_id=user_id,
            table_id=table_id,
            seat=plan.seat,
            version=plan.version,
            actions=loaded.box.plans.dump(plan.actions).decode(),
            updated_at=clock.now(),
        )
        async with self._desk.store.writing() as session:
            await session.merge(draft)
        return None

    async def drop(self, table_id: str, user_id: int) -> None:
        mine = (col(Draft.user_id) == user_id, col(Draft.table_id) == table_id)
        async with self._desk.store.writing() as session:
            await session.execute(delete(Draft).where(*mine))
