"""A clock that a test moves, and services that sweep at each move."""

from datetime import datetime, timedelta

import pytest

from bot import clock
from bot.services import Services
from bot.store.models import SeatClock
from bot.store.repository import clocks_of
from bot.tables import ringing

MOST_RINGS = 3
"""Times that a clock may ring within the hours that pass at once."""


class Time:
    """The time of the bot: it stands still but for what ``passes``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.now = clock.now().replace(microsecond=0)

    async def passes(self, hours: float, *, connected: bool = True) -> None:
        """Let hours pass, for which the bot is *connected* or not; then what is due is done."""
        self.now += timedelta(hours=hours)
        with pytest.MonkeyPatch.context() as patch:
            if connected:
                patch.setattr(ringing, "LONGEST_GAP", timedelta.max)
            for _ in range(MOST_RINGS):
                await self._services.sweep()

    async def clocks(self, table_id: str) -> dict[str, SeatClock]:
        await self._services.settle()
        async with self._services.store.reading() as session:
            rows = await clocks_of(session=session, table_id=table_id)
        return {row.seat: row for row in rows}

    async def left(self, table_id: str, seat: str) -> timedelta:
        """The time until the clock of *seat* runs out."""
        due = (await self.clocks(table_id))[seat].due_at
        assert due is not None, "no clock runs"
        return due - self.now


@pytest.fixture
def now(services: Services, monkeypatch: pytest.MonkeyPatch) -> Time:
    moved = Time(services)

    def read() -> datetime:
        return moved.now

    monkeypatch.setattr(clock, "now", read)
    return moved
