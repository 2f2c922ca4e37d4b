"""Brings a database to the present shape when the bot starts, a copy of the file first."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot import clock
from bot.store.backup import back_up
from bot.store.repository import Store

FOLDER = Path(__file__).parent


async def migrate(store: Store, *, to: str = "head") -> Path | None:
    """Run what is not yet run, all in one transaction; again does no harm.

    Returns the copy made before, None when there was nothing to keep or to do.
    """
    script = ScriptDirectory(str(FOLDER))
    async with store.engine.connect() as connection:
        here = await connection.run_sync(_revision)
        empty = not await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    wanted = script.get_current_head() if to == "head" else to
    if here == wanted:
        return None
    copy = None
    if not empty:
        stamp = f"{clock.now():%Y%m%d-%H%M%S}"
        copy = store.path.with_name(f"{store.path.stem}-before-{wanted}-{stamp}.sqlite3")
        await back_up(store.path, copy)
    async with store.engine.begin() as connection:
        await connection.run_sync(_upgrade, to)
    return copy


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
