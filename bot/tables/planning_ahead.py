"""Planning ahead: a person who is not to move chooses what the bot plays in their next turns."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from bot.errors import NothingToUndo
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.plans_ahead import (
    END_TURN,
    MOST_TURNS,
    PlanAhead,
    forget_ahead,
    put_ahead,
)
from bot.tables.position import Position
from bot.tables.step_log import PlayedPlan, is_answer, plans_played, state_after
from bot.unsaid_errors import OutOfDate
from engine.core.plans import Plan
from engine.core.records import Seat, value
from engine.core.words import Text


@value
class Ahead:
    """What a seat may plan ahead: to go on with *plans* of its last turn, and to *end* its turns.

    *end* says how they are ended; None if they cannot be.
    """

    plans: tuple[Plan[Any], ...] = ()
    end: Text | None = None

    @property
    def choices(self) -> tuple[tuple[str, Text], ...]:
        """The key and the label of each choice."""
        end = () if self.end is None else ((END_TURN, self.end),)
        named = ((plan.key, plan.intention or plan.label) for plan in self.plans)
        return (*((key, label) for key, label in named if key is not None), *end)


async def offered_ahead(tables: Tables, live: LiveTable, seat: Seat) -> Ahead:
    """What *seat* may plan ahead now; nothing while it is to act, and before its first turn.

    Nor is there anything for a resigned seat. Turns can be ended at once if the last one could have
    been, be it after what had to open it. Turns that are sealed can be sealed as they stand.
    """
    if live.table.status != "open" or seat in live.to_act() or live.is_resigned(seat):
        return Ahead()
    if live.position(seat).finish is None:
        sealed = await _has_sealed(tables, live, seat)
        return Ahead(end=Text.of("ahead-seal") if sealed else None)
    plans, end = dict[str, Plan[Any]](), None
    for played in await _last_turn(tables, live, seat):
        try:
            async with tables.store.reading() as session:
                reading = state_after(session=session, live=live, to=played.before)
                state = await tables.sound(live, reading)
        except NothingToUndo:
            break
        then = replace(live, state=state).position(seat)
        end = _end_of(then)
        for plan in then.plans:
            if plan.lasts and plan.key is not None and _is_played_in(plan, played):
                plans.setdefault(plan.key, plan)
    return Ahead(plans=tuple(plans.values()), end=end)


async def plan_ahead(
    tables: Tables, table_id: str, user_id: int, *, key: str, turns: int | None = None
) -> None:
    """Choose what the bot plays in the person's next *turns*, until any stop is tripped.

    :raises OutOfDate: if this can no longer be chosen.
    """
    async with _planning(tables, table_id, user_id) as (live, seat):
        offered = await offered_ahead(tables, live, seat)
        if all(key != one for one, _ in offered.choices):
            raise OutOfDate
        plan = next((one for one in offered.plans if one.key == key), None)
        await _put(
            tables,
            live,
            PlanAhead(
                seat=seat,
                user_id=user_id,
                key=key,
                label=dict(offered.choices)[key],
                risks=() if plan is None else plan.stakes,
                watched=_watched(live, seat),
                turns=turns or (1 if plan is None else MOST_TURNS),
                seq=live.table.seq,
            ),
        )


async def change_ahead(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    turns: int | None = None,
    stops: Sequence[str] | None = None,
) -> None:
    """Let the person's plan ahead stand for *turns*, or until one of *stops* is tripped.

    What is watched is taken anew.

    :raises OutOfDate: if they have none by now.
    """
    async with _planning(tables, table_id, user_id) as (live, seat):
        ahead = live.ahead.get(seat)
        if ahead is None or ahead.why is not None:
            raise OutOfDate
        watched = _watched(live, seat)
        wanted = ahead.watched if stops is None else stops
        kept = {key: facts for key, facts in watched.items() if key in wanted}
        changed = replace(ahead, turns=turns or ahead.turns, watched=kept, seq=live.table.seq)
        await _put(tables, live, changed)


async def drop_ahead(tables: Tables, table_id: str, user_id: int) -> None:
    """Drop the plan ahead of the person's seat, whether it stands or is over."""
    async with tables.locked(table_id) as live:
        seat = live.seat_of(user_id)
        left = {one: ahead for one, ahead in live.ahead.items() if one != seat}
        if seat in live.ahead:
            async with tables.unseen(replace(live, ahead=left)) as session:
                await forget_ahead(session, table_id, seat)


@asynccontextmanager
async def _planning(
    tables: Tables, table_id: str, user_id: int
) -> AsyncGenerator[tuple[LiveTable, Seat]]:
    """The locked table and the seat of a person who is not to act there.

    :raises Resigned: if the seat was resigned.
    :raises OutOfDate: if they are to act.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open")
        seat = live.seat_of(user_id)
        live.require_not_resigned(seat)
        if seat in live.to_act():
            raise OutOfDate
        yield live, seat


async def _put(tables: Tables, live: LiveTable, ahead: PlanAhead) -> None:
    after = replace(live, ahead={**live.ahead, ahead.seat: ahead})
    async with tables.unseen(after) as session:
        await put_ahead(session, live.table.id, ahead)


def _watched(live: LiveTable, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The facts that each stop of *seat* watches now, by its key."""
    return {stop.key: stop.watch for stop in live.game.stops(live.view(seat))}


def _end_of(begun: Position) -> Text | None:
    """How a turn that *begun* so is ended at once; None if it cannot be."""
    if begun.may_finish:
        return Text.of("ahead-end-turn")
    return None if begun.opening is None else Text.of("ahead-open-and-end")


async def _has_sealed(tables: Tables, live: LiveTable, seat: Seat) -> bool:
    """Whether *seat* has answered for a turn before."""
    played = (one.rows[0] for one in await plans_played(tables, live))
    return any(row.seat == seat and is_answer(row) for row in played)


async def _last_turn(tables: Tables, live: LiveTable, seat: Seat) -> list[PlayedPlan]:
    """The plans of the last turn of *seat*, newest first, without answers to questions."""
    turn: list[PlayedPlan] = []
    for played in await plans_played(tables, live):
        first, last = played.rows[0], played.rows[-1]
        if first.seat != seat or is_answer(first):
            continue
        if turn and live.ends_turn(seat, last.action):
            break
        turn.append(played)
    return turn


def _is_played_in(plan: Plan[Any], played: PlayedPlan) -> bool:
    """Whether *played* is *plan*, perhaps cut off by a die, or followed by the end of the turn."""
    actions = tuple(row.action for row in played.rows)
    count = min(len(actions), len(plan.actions))
    return actions[:count] == plan.actions[:count]
