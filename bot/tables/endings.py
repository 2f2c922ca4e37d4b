"""Endings that people agree on: a side resigns, a draw is agreed, or the game is abandoned."""

from collections.abc import Sequence

from sqlalchemy import update
from sqlmodel import col

from bot.store.models import Holder
from bot.tables import announcements
from bot.tables.changes import BesidesIt
from bot.tables.drafts import forget_draft
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable, policy_for_absent
from bot.tables.outcomes import Ending, by_people, write_ending
from bot.tables.plans_ahead import forget_ahead
from bot.tables.standing_orders import forget_orders
from engine.core.records import Seat
from engine.core.words import Person, Text


async def end_game(tables: Tables, live: LiveTable, ending: Ending, besides: BesidesIt) -> None:
    """End the game of *live* by the *ending*; its board shows it as a victory is shown."""
    live.require_status("open", "paused")
    values = {"status": "finished", "outcome": write_ending(ending)}
    async with tables.changing(live, None, **values) as change:
        await besides(change)
        await _show(change, live)


async def resign(
    tables: Tables, table_id: str, user_id: int, *, seat: Seat | None = None
) -> Ending | None:
    """Resign *seat*, or that for which the person acts: the bot plays it to the end.

    If only one side is left that people play for, it wins; the ending is returned.

    :raises NotAtTable: if the person does not hold the seat.
    :raises Resigned: if it was resigned before.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        mine = live.seat_of(user_id, seat)
        live.require_not_resigned(mine)
        winners = _winners(live, mine)
        ending = None if winners is None else by_people("resigned", winners=winners, agreed=(mine,))
        values: dict[str, object] = {}
        if ending is not None:
            values = {"status": "finished", "outcome": write_ending(ending)}
        async with tables.changing(live, None, **values) as change:
            change.seats = change.clocks = True
            its = (col(Holder.table_id) == table_id, col(Holder.seat) == mine)
            level = policy_for_absent(live.game)
            query = update(Holder).where(*its)
            await change.session.execute(query.values(policy=level, resigned=True))
            await forget_orders(change.session, table_id, mine)
            await forget_draft(change.session, table_id, mine)
            await forget_ahead(change.session, table_id, mine)
            key = "notice-resigned" if ending is None else "notice-resigned-last"
            text = Text.of(key, who=Person(seat=mine), level=Text.of("policy-name", level=level))
            await announcements.notice(session=change.session, table=change.table, text=text)
            if ending is not None:
                await _show(change, live)
    return ending


def _winners(live: LiveTable, gone: Seat) -> tuple[Seat, ...] | None:
    """The seats that win once *gone* has resigned; None if the game goes on.

    If people are left on one other side alone, that side wins. If nobody is left at all, the only
    other side wins; of several, none does.
    """
    mine, sides = _side(live, gone), _sides(live)
    others = [seats for side, seats in sides.items() if side != mine]
    with_people = [seats for seats in others if _has_people(live, seats)]
    if _has_people(live, [seat for seat in sides[mine] if seat != gone]):
        return None
    if len(with_people) == 1 or (not with_people and len(others) == 1):
        return tuple((with_people or others)[0])
    return None if with_people else ()


def _sides(live: LiveTable) -> dict[str, list[Seat]]:
    """The seats in play by side; without sides each seat is one."""
    found: dict[str, list[Seat]] = {}
    for seat in live.taken:
        found.setdefault(_side(live, seat), []).append(seat)
    return found


def _side(live: LiveTable, seat: Seat) -> str:
    return live.seating.side_of(seat) or seat


def _has_people(live: LiveTable, seats: Sequence[Seat]) -> bool:
    return any(live.people_of(seat) and not live.is_resigned(seat) for seat in seats)


async def _show(change: Change, live: LiveTable) -> None:
    """Post the last board, which tells the end of the game."""
    await announcements.tell(
        session=change.session,
        table=change.table,
        first=live.table.seq + 1,
        called=(),
        waits=(),
        done=True,
    )
