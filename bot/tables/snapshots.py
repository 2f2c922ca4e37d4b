"""States of tables as they are written down: the present one, and the checkpoints of a log."""

import hashlib
import json
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.errors import Spoiled
from bot.store.models import Checkpoint, Snapshot, Table
from bot.tables.codecs import GameCodecs


async def put_state(session: AsyncSession, table_id: str, raw: bytes) -> None:
    """Replace the snapshot of a table."""
    query = update(Snapshot).where(col(Snapshot.table_id) == table_id)
    query = query.values(digest=digest_of(raw), state=raw)
    query = query.execution_options(synchronize_session=False)
    if await session.scalar(query.returning(col(Snapshot.table_id))) is None:
        session.add(Snapshot(table_id=table_id, digest=digest_of(raw), state=raw))


async def put_checkpoint(session: AsyncSession, table_id: str, seq: int, raw: bytes) -> None:
    """Keep the state after row *seq*, so that an undo replays few rows."""
    await session.merge(Checkpoint(table_id=table_id, seq=seq, state=raw))


def digest_of(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def parse_state(table: Table, snapshot: Snapshot | None, codecs: GameCodecs) -> Any:
    """The state of *table* by the present rules; None in the lobby.

    :raises Spoiled: if it is missing, not what was written, or of newer rules.
    :raises pydantic.ValidationError: if it is no such state.
    """
    if snapshot is None:
        if table.status != "lobby":
            raise Spoiled("its state is missing")
        return None
    if digest_of(snapshot.state) != snapshot.digest:
        raise Spoiled("its state is not what was written")
    newest = codecs.game.version
    if table.rules_version > newest:
        raise Spoiled(f"it is played by newer rules ({table.rules_version})")
    raw: Any = None
    for version in range(table.rules_version, newest):
        if upgrade := codecs.upgrades.get(version):
            raw = upgrade(json.loads(snapshot.state) if raw is None else raw)
    return codecs.states.load(snapshot.state if raw is None else json.dumps(raw))
