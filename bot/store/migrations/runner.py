"""Brings a database to the present shape when the bot starts, after copying the file.

Alembic is imported only if there is something to do, because most starts do not need it.
"""

from importlib import import_module
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bot import clock
from bot.store.backup import back_up
from bot.store.repository import Store

VERSIONS = Path(__file__).parent / "versions"


async def migrate(store: Store, *, to: str = "head") -> Path | None:
    """Run the migrations that have not been run, in one transaction; returns the copy made before.

    None is returned if there was nothing to copy or to do. Running it again does no harm.
    """
    async with store.engine.connect() as connection:
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        here = await connection.run_sync(_revision) if "alembic_version" in tables else None
    wanted = newest() if to == "head" else to
    if here == wanted:
        return None
    copy = None
    if tables:
        stamp = f"{clock.now():%Y%m%d-%H%M%S}"
        copy = store.path.with_name(f"{store.path.stem}-before-{wanted}-{stamp}.sqlite3")
        await back_up(store.path, copy)
    upgrade = import_module("bot.store.migrations.upgrade").upgrade
    async with store.engine.begin() as connection:
        await connection.run_sync(upgrade, to)
    return copy


def newest() -> str:
    """The revision of the present shape, from the names of the migration files in their order."""
    return max(path.stem.partition("_")[0] for path in VERSIONS.glob("r*.py"))


def _revision(connection: Connection) -> str | None:
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
