"""The pump, which plays for seats without a person: those of the rules and of policies.

It also gives the answers that people ordered beforehand, and plays the turns that they planned
ahead. Each change of a table starts a finite
pump, which plays until a person must act; after a crash, due tables are pumped again. Each step is
one transaction, with the dice of its row: if the bot is killed at any instant and started again,
the table ends as if nothing had happened.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.errors import BotError, NoTable, Quarantined, RulesBroke, ShuttingDown, Stale
from bot.keyed_tasks import KeyedTasks
from bot.newest_first import NewestFirst
from bot.store.models import IS_OPEN, Table, UsedInteraction
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.plans_ahead import OpenTurn
from bot.tables.playing import act
from bot.tables.previews import actions_ahead
from engine.ai.policies import policy
from engine.core.dice import Dice, policy_dice
from engine.core.errors import RuleViolation
from engine.core.game import By, Policy, is_npc, look
from engine.core.reasons import reason
from engine.core.records import Seat
from engine.core.referee import Event

log = logging.getLogger(__name__)

MOST_STEPS = 500
"""Steps of one pump, after which a table without people lets other tables play."""

STEPS_AT_ONCE = 2
"""Tables that the bot plays at a time; thinking at many at once would take all of them too long."""

THINKING_SECONDS = 10.0
"""Seconds that the bot waits for a policy's action."""

ANSWERS_KEPT_SECONDS = 86_400
"""Seconds for which an answered interaction is remembered; its token lives fifteen minutes."""


class _Decided(NamedTuple):
    """The *actions* chosen for a seat, and whose choice they are.

    *why* is the reason that a policy gives. *ahead* is the turn that they were planned ahead for.
    """

    by: By
    actions: Sequence[Any]
    why: Event | None = None
    ahead: OpenTurn | None = None


class Scheduler:
    """Runs the pumps of *tables*, at most one for each table."""

    def __init__(self, tables: Tables, alarm: Alarm) -> None:
        self._tables, self._alarm = tables, alarm
        self.pumps = KeyedTasks(self._pump, "pump")
        self._turns = NewestFirst(STEPS_AT_ONCE)
        tables.changed.append(self.wake)

    def wake(self, table_id: str) -> None:
        """Start a pump of the table."""
        if not self._tables.closing:
            self.pumps.start(table_id)

    async def look(self) -> None:
        """Start pumps for tables that are due: after a crash, a failed write or a long pump."""
        query = select(col(Table.id)).where(IS_OPEN, col(Table.due_at).is_not(None))
        async with self._tables.store.reading() as session:
            table_ids = list(await session.scalars(query))
        for table_id in table_ids:
            self.wake(table_id)

    async def tidy(self) -> None:
        """Delete records of interactions that can no longer be delivered again."""
        old = clock.now() - clock.seconds(ANSWERS_KEPT_SECONDS)
        async with self._tables.store.writing() as session:
            await session.execute(delete(UsedInteraction).where(col(UsedInteraction.used_at) < old))

    async def _pump(self, table_id: str) -> None:
        try:
            for _ in range(MOST_STEPS):
                async with self._turns:
                    played = await self._step(table_id)
                if not played:
                    return
        except ShuttingDown:
            return
        except BotError:
            # The table's due time is still in the database, so it will be pumped again.
            log.exception("the pump of table %s stopped", table_id)
            self._alarm.set_to_retry()

    async def _step(self, table_id: str) -> bool:
        """Play one action for a seat without a person; False if there is none to play for."""
        try:
            seen = await self._tables.load(table_id)
        except (NoTable, Quarantined):
            return False
        if self._tables.closing or (seat := seen.next_automatic()) is None:
            return False
        try:
            turn = await self._decide(seen, seat)
            async with self._tables.locked(table_id) as live:
                if _known(live) == _known(seen):
                    await act(
                        self._tables,
                        live,
                        seat,
                        turn.actions,
                        by=turn.by,
                        why=turn.why,
                        turn=turn.ahead,
                    )
        except Stale:
            return True
        except (RulesBroke, RuleViolation) as error:
            await self._tables.quarantine(seen.table, _reason(seat, error), what="rules")
            return False
        return True

    async def _decide(self, live: LiveTable, seat: Seat) -> _Decided:
        """Choose for *seat*: the only answer, its orders, its plan ahead, its policy, or the
        default.

        :raises RulesBroke: if even the game's default fails.
        """
        game, table = live.game, live.table
        try:
            if (only := live.only_answer(seat)) is not None:
                return _Decided("rules", (only,))
            if (ordered := live.ordered(seat)) is not None:
                return _Decided("order", (ordered,))
            if (opened := live.opens_ahead(seat)) is not None and opened.why is None:
                return _Decided("order", actions_ahead(live, seat, opened.plan), ahead=opened)
            view = look(game, live.state, seat)
            name = live.policy_of(seat)
            if name is not None and name != "default":
                dice = policy_dice(table.seed, table.seq + 1)
                try:
                    thought = asyncio.to_thread(_think, policy(game, name), view, dice)
                    action, why = await asyncio.wait_for(thought, THINKING_SECONDS)
                    game.check(view, action)
                # After any error of a policy, the table goes on with the default action.
                except Exception:
                    log.exception("the policy %s failed at table %s", name, table.id)
                else:
                    return _Decided("policy", (action,), why=why)
            return _Decided("rules" if is_npc(seat) else "default", (game.default(view),))
        except Exception as error:
            raise RulesBroke(table=table.id) from error


def _known(live: LiveTable) -> tuple[Any, ...]:
    """Everything that the bot's choice at a table depends on."""
    return live.table.version, live.orders, live.ahead


def _think(mind: Policy, view: Any, dice: Dice) -> tuple[Any, Event | None]:
    """The action of *mind*, and its reason if it gives one."""
    action = mind(view, dice)
    return action, reason(mind, view, action)


def _reason(seat: Seat, error: Exception) -> str:
    cause = error.__cause__ or error
    return f"the rules failed for {seat}: {type(cause).__name__}: {str(cause)[:300]}"
