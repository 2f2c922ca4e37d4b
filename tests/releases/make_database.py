"""Make a database with games in progress, as the present release leaves it.

Run ``python -m tests.releases.make_database tests/releases/databases/0.2.0.sql.gz`` when a release
is made, and never write over a file: a release's database is what hosts have.
"""

import asyncio
import gzip
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from bot import clock
from bot.services import Services, open_services
from bot.settings import Settings
from bot.tables import hosting, playing, seating, undoing
from bot.tables.data_sets import folder_of, games_of
from bot.tables.drafts import KeptDraft, read_draft, write_draft
from bot.tables.standing_orders import menus_of, set_orders
from engine.ai.policies import policy
from engine.core.dice import policy_dice
from tests.bot.fake_poster import FakePoster

ANN: Final = 10
BOB: Final = 11
MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""The moment at which everything happens, so that each run makes the same database."""
LAID: Final = (
    ("captains_log", "first_voyage", 60),
    ("captains_log", "standard", 60),
    ("fleet_commander", "first_game", 60),
    ("fleet_commander", "hidden_battle", 60),
)
"""A game, its preset, and the rows of its log; a checkpoint is kept every fifty rows.

A game joins them with its first release: before that its states change shape without a version.
"""


async def play(services: Services, table_id: str, rows: int) -> None:
    """Let Ann and Bob play until the log has so many *rows*, or the game is over."""
    tables = services.tables
    while (live := await tables.load(table_id)).table.seq < rows and live.waits():
        seat = live.waits()[0]
        (user_id,) = live.people_of(seat)
        dice = policy_dice(live.table.seed, live.table.seq + 1)
        levels = list(live.game.levels)
        action = policy(live.game, levels[0])(live.view(seat), dice)
        await playing.play(tables, table_id, user_id, [action], seat=seat)
        await services.settle()


async def lay_out(
    services: Services, game: str, preset: str, rows: int, *, channel_id: int
) -> None:
    """A game of Ann and Bob under way: an undo, standing orders and a draft, where there may be."""
    tables = services.tables
    table = await hosting.open_table(
        tables, game=game, guild_id=5, channel_id=channel_id, host_id=ANN, preset=preset
    )
    for user_id, name in ((ANN, "Ann"), (BOB, "Bob")):
        await seating.join(tables, table.id, user_id, name=name)
    await playing.start(tables, table.id, ANN)
    await services.settle()
    await play(services, table.id, rows - 4)
    live = await tables.load(table.id)
    await undoing.undo(tables, table.id, ANN, to=max(0, live.table.seq - 3))
    await services.settle()
    await play(services, table.id, rows)
    live = await tables.load(table.id)
    seat = live.waits()[0]
    (user_id,) = live.people_of(seat)
    if menus := menus_of(live, seat):
        orders = menus[0].choices[-1].orders
        await set_orders(tables, table.id, user_id, seat=seat, orders=orders)
    first = next(iter(live.position(seat).suggested))
    draft = KeptDraft(seat=seat, seq=live.table.seq, actions=(first,))
    before = await read_draft(tables, table.id, seat)
    await write_draft(tables, table.id, user_id, draft, before=before)
    await services.settle()


async def make(database: Path) -> None:
    """Play the games of ``LAID`` in an empty *database*."""
    names, seeds, channels = count(2), count(), count(1)
    clock.now = lambda: MOMENT
    games = games_of(Settings(database=database, token=None))
    services = await open_services(database, games=games, poster=FakePoster())
    services.tables.new_id = lambda: f"tbl{next(names):02}".replace("0", "b").replace("1", "c")
    services.tables.new_seed = lambda: f"{next(seeds):032x}"
    for game, preset, rows in LAID:
        await lay_out(services, game, preset, rows, channel_id=next(channels))
    await hosting.open_table(
        services.tables, game="captains_log", guild_id=5, channel_id=next(channels), host_id=BOB
    )
    await services.close()


def main() -> None:
    target = Path(sys.argv[1])
    if target.exists():
        sys.exit(f"{target} is there already")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "made.sqlite3"
        asyncio.run(make(database))
        with closing(sqlite3.connect(database)) as made:
            made.execute("DELETE FROM lease")
            sql = "\n".join(made.iterdump())
        sets = target.with_name(target.name.removesuffix(".sql.gz") + ".sets")
        shutil.copytree(folder_of(Settings(database=database, token=None)), sets)
    target.write_bytes(gzip.compress(sql.encode(), mtime=0))


if __name__ == "__main__":
    main()
