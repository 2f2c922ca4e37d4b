"""States of tables in the database: the present one, checkpoints, and standing orders."""

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import Checkpoint, Snapshot, Table
from bot.store.order_rows import StandingOrders
from bot.tables.codecs import GameCodecs
from bot.unsaid_errors import Spoiled
from engine.core.game import faults, upgraded
from engine.core.records import Seat

log = logging.getLogger(__name__)

_REPLACE = (
    update(Snapshot)
    .where(col(Snapshot.table_id) == bindparam("table"))
    .values(digest=bindparam("digest"), state=bindparam("state"))
    .returning(col(Snapshot.table_id))
)


async def put_state(session: AsyncSession, table_id: str, raw: bytes) -> None:
    """Replace the stored present state of a table."""
    digest = digest_of(raw)
    replaced = {"table": table_id, "digest": digest, "state": raw}
    if await session.scalar(_REPLACE, replaced) is None:
        session.add(Snapshot(table_id=table_id, digest=digest, state=raw))


async def put_checkpoint(session: AsyncSession, table_id: str, seq: int, raw: bytes) -> None:
    """Keep the state after row *seq*, so that an undo has few rows to replay."""
    await session.merge(Checkpoint(table_id=table_id, seq=seq, state=raw))


def digest_of(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def parse_state(table: Table, snapshot: Snapshot | None, codecs: GameCodecs) -> Any:
    """The state of *table*, upgraded to the present rules; None in the lobby.

    :raises Spoiled: if it is missing, altered, of newer rules, or makes no sense.
    :raises pydantic.ValidationError: if it is no state of the game.
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
    raw = snapshot.state
    if table.rules_version < newest:
        older = json.loads(raw)
        raw = json.dumps(upgraded(codecs.game, older, table.rules_version)).encode()
    state = codecs.states.load(raw)
    if found := list(faults(codecs.game, state)):
        raise Spoiled("; ".join(found))
    return state


def parse_orders(codecs: GameCodecs, rows: Sequence[StandingOrders]) -> dict[Seat, Any]:
    """The standing orders by seat, without those that the present rules cannot read."""
    found: dict[Seat, Any] = {}
    for row in rows:
        try:
            if codecs.orders is not None:
                found[row.seat] = codecs.orders.load(row.orders)
        except ValidationError:
            log.warning("standing orders of table %s, %s, are not known", row.table_id, row.seat)
    return found
