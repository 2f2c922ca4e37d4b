"""Seats that are called although their turn was planned ahead, because it is not played."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncSession

from bot.tables.live_table import LiveTable
from bot.tables.plans_ahead import put_ahead


async def called_back(session: AsyncSession, after: LiveTable) -> LiveTable:
    """*after*, where plans ahead are over if their turn has opened and they are not played.

    Each keeps the reason, for the holders of its seat.
    """
    known = dict(after.ahead)
    for seat, ahead in after.ahead.items():
        turn = after.opens_ahead(seat)
        if turn is not None and turn.why is not None:
            known[seat] = replace(ahead, why=turn.why)
            await put_ahead(session, after.table.id, known[seat])
    return after if known == after.ahead else replace(after, ahead=known)
