"""A bot in a process of its own at whose table people agree on a draw, for tests that kill it.

``python -m tests.bot.self_voting_bot DATABASE STATEMENTS`` begins a game and its vote or continues
them, and ends once the game is over. From the deciding ballot on it kills itself after so many
statements that write.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from sqlalchemy import event, select
from sqlmodel import col

from bot.store.models import Table
from bot.tables import votes
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table

WRITES = ("INSERT", "UPDATE", "DELETE")


async def main(database: Path, statements: int) -> None:
    opener = Opener(database, FakePoster())
    services = await opener.open()
    tables, left = services.tables, [statements]

    def count(*told: object) -> None:
        if str(told[2]).lstrip().startswith(WRITES):
            left[0] -= 1
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)

    async with services.store.reading() as session:
        table_id = await session.scalar(select(col(Table.id)))
    if table_id is None:
        table_id = await start_table(tables, preset="still")
    live = await tables.load(table_id)
    if live.table.status == "open":
        if live.table.voting is None:
            await votes.open_vote(tables, table_id, ANN, "draw")
        await services.settle()
        event.listen(services.store.engine.sync_engine, "after_cursor_execute", count)
        await votes.cast(tables, table_id, BOB, yes=True)
    await services.settle()
    await opener.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
