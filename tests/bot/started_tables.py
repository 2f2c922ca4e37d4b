"""Services that are opened, left and opened again, and tables of people named Ann and Bob."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlmodel import col

from bot.services import Services, open_services
from bot.store.models import LogRow, OutboxRow, Snapshot
from bot.store.repository import Store
from bot.tables import hosting, playing, seating
from bot.tables.live import Tables
from engine.core.game import AnyGame
from tests.bot.fake_poster import FakePoster
from tests.bot.tally_game import TALLY
from tests.toys.skirmish.game import SKIRMISH

ANN, BOB, CAROL = 10, 11, 12
GAMES: Mapping[str, AnyGame] = {"tally": TALLY, "skirmish": SKIRMISH}


class Opener:
    def __init__(self, database: Path, poster: FakePoster) -> None:
        self._database, self._board = database, poster
        self._open: list[Services] = []

    async def open(
        self,
        *,
        games: Mapping[str, AnyGame] = GAMES,
    ) -> Services:
        services = await open_services(self._database, games=games, poster=self._board)
        self._open.append(services)
        return services

    async def again(self, **changes: Any) -> Services:
        """Close the open services, and open new ones."""
        await self.close()
        return await self.open(**changes)

    async def close(self) -> None:
        while self._open:
            await self._open.pop().close()


async def start_table(
    tables: Tables,
    *,
    game: str = "tally",
    preset: str | None = None,
    options: Any = None,
    channel_id: int = 1,
    guild_id: int | None = 5,
    people: Mapping[int, str] | None = None,
    policies: tuple[str, ...] = (),
    seed: str = "seed",
) -> str:
    """Start a game with a known seed, for Ann and Bob or for *people* and *policies*.

    The first person is the host.
    """
    tables.new_seed = lambda: seed
    seated = people or {ANN: "Ann", BOB: "Bob"}
    host = next(iter(seated))
    table = await hosting.open_table(
        tables,
        game=game,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host,
        preset=preset,
        options=options,
    )
    for user_id, name in seated.items():
        await seating.join(tables, table.id, user_id, name=name)
    for level in policies:
        await seating.add_policy(tables, table.id, host, level=level, name=level)
    await playing.start(tables, table.id, host)
    return table.id


async def started(services: Services, **how: Any) -> str:
    """Start a table, of the still preset unless told otherwise; returns once all is posted."""
    table_id = await start_table(services.tables, **({"preset": "still"} | how))
    await services.settle()
    return table_id


async def play(services: Services, table_id: str, user: int, *actions: Any) -> None:
    """Play *actions*; returns once the bots have played on and all is posted."""
    await playing.play(services.tables, table_id, user, actions)
    await services.settle()


async def stored_state(store: Store, table_id: str) -> bytes:
    async with store.reading() as session:
        query = select(col(Snapshot.state)).where(col(Snapshot.table_id) == table_id)
        state = await session.scalar(query)
    assert state is not None
    return state


async def stored_log(store: Store, table_id: str) -> list[str]:
    """The stored log: actions, dice and events of every row."""
    async with store.reading() as session:
        query = select(col(LogRow.body)).where(col(LogRow.table_id) == table_id)
        return list(await session.scalars(query.order_by(col(LogRow.seq))))


async def statuses(services: Services) -> list[str]:
    """The status of each message ever queued, oldest first."""
    async with services.store.reading() as session:
        return list(await session.scalars(select(col(OutboxRow.status)).order_by(OutboxRow.id)))
