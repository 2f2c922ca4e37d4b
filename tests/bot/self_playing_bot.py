"""A bot in a process of its own that plays a whole skirmish by itself, for tests that kill it.

``python -m tests.bot.self_playing_bot DATABASE`` begins the game or continues it, and ends once the
game is over.
"""

import asyncio
import sys
from pathlib import Path

from sqlalchemy import select
from sqlmodel import col

from bot.store.models import Table
from bot.tables import playing
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH


async def main(database: Path) -> None:
    opener = Opener(database, FakePoster())
    services = await opener.open()
    async with services.store.reading() as session:
        table_id = await session.scalar(select(col(Table.id)))
    if table_id is None:
        options = p.Options(rounds=4)
        table_id = await start_table(
            services.tables, game="skirmish", options=options, seed="lonely"
        )
    sys.stdout.write(f"{table_id}\n")
    sys.stdout.flush()
    await services.sweep()
    while waits := (await services.tables.load(table_id)).waits():
        action = SKIRMISH.default((await services.tables.load(table_id)).view(waits[0]))
        await playing.play(services.tables, table_id, ANN if waits[0] == "p1" else BOB, [action])
        await services.settle()
    await opener.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
