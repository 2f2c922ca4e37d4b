"""A month at one table: time goes by in steps, people look, and the bot does its work."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from bot.services import Services
from bot.tables import hosting, playing, seating
from bot.tables.clocks.pace import TurnPace
from bot.tables.live_table import LiveTable
from engine.core.game import AnyGame
from tests.bot.started_tables import Opener
from tests.month.journal import Journal
from tests.month.people import ANN, Player

STEP: Final = timedelta(hours=1)
"""Time between two looks of the bot at what is due, four times as long as when it runs.

People look at the game on the hour; more looks would cost minutes and show the same.
"""

MOST_ACTIONS = 80
"""Actions of one person at one look at the game."""

Happening = Callable[["Month"], Awaitable[None]]
"""Something that a person or the world does at a moment of the month."""


class Month:
    """A table of *people* at *game*, opened by Ann, from the moment *begins* on."""

    def __init__(
        self, database: Path, game: AnyGame, people: Sequence[Player], begins: datetime
    ) -> None:
        self.game, self.people, self.at = game, list(people), begins
        self.ahead = timedelta()
        """How far the clock of the bot's machine is ahead of the time."""
        self.silent: set[str] = set()
        self.table_id = ""
        self.journal = Journal(lambda: self.at)
        self._opener = Opener(database, self.journal)
        self._services: Services | None = None

    def now(self) -> datetime:
        """The time by the bot's clock."""
        return self.at + self.ahead

    @property
    def services(self) -> Services:
        assert self._services is not None, "the bot is down"
        return self._services

    async def start_bot(self) -> None:
        """Start the bot."""
        self._services = await self._opener.open(games={self.game.slug: self.game})
        self.journal.services = self._services

    async def stop_bot(self) -> None:
        """Stop the bot; nobody can play meanwhile."""
        self._services = None
        await self._opener.close()

    async def begin(self, preset: str, pace: TurnPace) -> None:
        """Open the table, seat all, and start the game."""
        await self.start_bot()
        tables = self.services.tables
        tables.new_seed = lambda: "month"
        tables.new_id = lambda: "month"
        table = await hosting.open_table(
            tables,
            game=self.game.slug,
            guild_id=5,
            channel_id=1,
            host_id=ANN.user_id,
            preset=preset,
        )
        self.table_id = table.id
        for one in self.people:
            await seating.join(tables, table.id, one.user_id, name=one.name)
        await hosting.set_pace(tables, table.id, ANN.user_id, pace)
        await playing.start(tables, table.id, ANN.user_id)
        await self.services.settle()

    async def passes(self, days: int, happenings: Mapping[timedelta, Happening]) -> None:
        """Let *days* pass; what happens is given by the time since the beginning."""
        begun = self.at
        while self.at < begun + timedelta(days=days):
            if (happens := happenings.get(self.at - begun)) is not None:
                await happens(self)
            if self._services is not None:
                if (await self.live()).table.status == "finished":
                    break
                await self._services.sweep()
                for one in self.people:
                    if one.name not in self.silent and one.looks_at(self.at):
                        await self._play(one)
            self.at += STEP
        await self.stop_bot()

    async def live(self) -> LiveTable:
        """The table as it is now."""
        return await self.services.tables.load(self.table_id)

    async def waits_for(self, person: Player) -> bool:
        """Whether the table waits for *person*."""
        live = await self.live()
        return any(seat in live.waits() for seat in live.seats_of(person.user_id))

    async def _play(self, person: Player) -> None:
        """Let *person* play as long as the table waits for them."""
        for _ in range(MOST_ACTIONS):
            live = await self.live()
            mine = {one.seat for one in live.holders if one.user_id == person.user_id}
            seat = next((seat for seat in live.waits() if seat in mine), None)
            if live.table.status != "open" or seat is None:
                return
            action = self.game.default(live.view(seat))
            await playing.play(
                self.services.tables, self.table_id, person.user_id, [action], seat=seat
            )
            await self.services.settle()
