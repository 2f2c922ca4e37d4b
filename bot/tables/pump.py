"""The pump plays for whoever is no person: the rules' own seats, and seats given to a policy.

Persons have it answer what they ordered beforehand.

Each change of a table starts a finite pump, which plays until a person must act; what a crash
left over is found by its due time. One transaction a step, its dice those of its row: killed at
any instant and started again, a table ends as if the bot had never stopped.
"""

import asyncio
import logging
from typing import Any

from sqlalchemy import delete, select
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.errors import BotError, NoTable, Quarantined, RulesBroke, ShuttingDown, Stale
from bot.keyed_tasks import KeyedTasks
from bot.store.models import IS_OPEN, Table, UsedInteraction
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.playing import act
from engine.ai.policies import policy
from engine.core.dice import Dice, policy_dice
from engine.core.errors import RuleViolation
from engine.core.game import By, Policy, is_npc, look
from engine.core.reasons import reason
from engine.core.records import Seat
from engine.core.referee import Event

log = logging.getLogger(__name__)

MOST_STEPS = 500
"""Steps of one pump: a table without people lets the others have their turn."""

THINKING_SECONDS = 10.0
"""Seconds after which a policy is not waited for any more."""

ANSWERS_KEPT_SECONDS = 86_400
"""Seconds an answered interaction is remembered: its token lives fifteen minutes."""


class Scheduler:
    """Pumps the tables of *tables*, at most one pump a table."""

    def __init__(self, tables: Tables, alarm: Alarm) -> None:
        self._tables, self._alarm = tables, alarm
        self.pumps = KeyedTasks(self._pump, "pump")
        tables.changed.append(self.wake)

    def wake(self, table_id: str) -> None:
        """Start a pump of the table."""
        if not self._tables.closing:
            self.pumps.start(table_id)

    async def look(self) -> None:
        """Go on with what is due: after a crash, a failed write or a long pump."""
        query = select(col(Table.id)).where(IS_OPEN, col(Table.due_at) <= clock.now())
        async with self._tables.store.reading() as session:
            table_ids = list(await session.scalars(query))
        for table_id in table_ids:
            self.wake(table_id)

    async def tidy(self) -> None:
        """Forget interactions whose double can no longer come."""
        old = clock.now() - clock.seconds(ANSWERS_KEPT_SECONDS)
        async with self._tables.store.writing() as session:
            await session.execute(delete(UsedInteraction).where(col(UsedInteraction.used_at) < old))

    async def _pump(self, table_id: str) -> None:
        try:
            for _ in range(MOST_STEPS):
                if not await self._step(table_id):
                    return
        except ShuttingDown:
            return
        except BotError:
            # Its due time stands in the database: it is found again.
            log.exception("the pump of table %s stopped", table_id)
            self._alarm.set_to_retry()

    async def _step(self, table_id: str) -> bool:
        """Play once for a seat without a person; False if there is none to play for."""
        try:
            seen = await self._tables.load(table_id)
        except (NoTable, Quarantined):
            return False
        if self._tables.closing or (seat := seen.next_automatic()) is None:
            return False
        try:
            by, action, why = await self._decide(seen, seat)
            async with self._tables.locked(table_id) as live:
                if (live.table.version, live.orders) == (seen.table.version, seen.orders):
                    await act(self._tables, live, seat, (action,), by=by, why=why)
        except Stale:
            return True
        except (RulesBroke, RuleViolation) as error:
            await self._tables.quarantine(seen.table, _reason(seat, error))
            return False
        return True

    async def _decide(self, live: LiveTable, seat: Seat) -> tuple[By, Any, Event | None]:
        """The action of *seat* now, by its standing orders, its policy, the rules, or by default.

        What a policy says of it is told with it.

        :raises RulesBroke: if even the game's own default fails.
        """
        game, table = live.game, live.table
        try:
            if (only := live.only_answer(seat)) is not None:
                return "rules", only, None
            if (ordered := live.ordered(seat)) is not None:
                return "order", ordered, None
            view = look(game, live.state, seat)
            name = live.policy_of(seat)
            if name is not None and name != "default":
                dice = policy_dice(table.seed, table.seq + 1)
                try:
                    thought = asyncio.to_thread(_think, policy(game, name), view, dice)
                    action, why = await asyncio.wait_for(thought, THINKING_SECONDS)
                    game.check(view, action)
                # A policy is a guest: whatever it does, the table goes on without it.
                except Exception:
                    log.exception("the policy %s failed at table %s", name, table.id)
                else:
                    return "policy", action, why
            return "rules" if is_npc(seat) else "default", game.default(view), None
        except Exception as error:
            raise RulesBroke(table=table.id) from error


def _think(mind: Policy, view: Any, dice: Dice) -> tuple[Any, Event | None]:
    """The action of *mind*, and what it says of that."""
    action = mind(view, dice)
    return action, reason(mind, view, action)


def _reason(seat: Seat, error: Exception) -> str:
    cause = error.__cause__ or error
    return f"the rules failed for {seat}: {type(cause).__name__}: {str(cause)[:300]}"
