"""Nobody is shown what they may not know: worlds alike to somebody give them the same payloads."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import build
from bot.drawers import DRAWERS
from bot.settings import Settings
from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.records import SPECTATOR, clone
from tests.cogs.harbour import Harbour

ASKED = ("turn show", "turn act", "turn end", "hand", "map show", "map text", "table show")
OFFERED = (
    ("captain sail", "to"),
    ("captain fire", "at"),
    ("map zoom", "place"),
)


@pytest.fixture
async def simcord_env(database: Path) -> AsyncGenerator[simcord.Env]:
    """The bot with the pictures it has in earnest."""
    bot = build(Settings(database=database, token=None), drawers=DRAWERS, shard_count=1)
    env = simcord.Env(bot, settle_timeout=60)
    try:
        await env.start()
        yield env
    finally:
        await bot.close()
        await env.shutdown()
        env.raise_errors()


async def shown_to(harbour: Harbour, person: simcord.MemberActor) -> list[Any]:
    """All that *person* is answered to whatever they may ask: texts, ids, pictures, offers."""
    payloads: list[Any] = []
    for command in ASKED:
        result = await person.slash(harbour.channel, command)
        for answer in (*([result.response] if result.response else []), *result.followups):
            pictures = [(one.filename, one.description) for one in answer.attachments]
            drawn = [await one.read() for one in answer.attachments]
            parts = [one if isinstance(one, dict) else one.to_dict() for one in answer.components]
            payloads.append((command, answer.content, _without_ids(parts), pictures, drawn))
    for command, option in OFFERED:
        offered = await person.autocomplete(harbour.channel, command, option, "")
        payloads.append((command, offered))
    return payloads


async def put(harbour: Harbour, state: Any) -> None:
    """Have the table lie open at *state*."""
    desk, table = harbour.bot.tables.desk, await harbour.table_id()
    desk._keep(replace(await desk.load(table), state=state))


async def state_of(harbour: Harbour) -> Any:
    return clone((await harbour.bot.tables.desk.load(await harbour.table_id())).state)


@pytest.mark.parametrize("who", ["alice", "bob", "carol"])
async def test_worlds_that_look_the_same_to_somebody_are_shown_the_same(
    harbour: Harbour, who: str
) -> None:
    await harbour.set_sail(harbour.bob)
    person, seat = getattr(harbour, who), {"alice": "p1", "bob": "p2"}.get(who, SPECTATOR)
    state = await state_of(harbour)
    game = (await harbour.bot.tables.desk.load(await harbour.table_id())).box.game
    twin = game.imagine(look(game, state, seat), SeededDice("another world"))
    assert twin.hidden.face_down != state.hidden.face_down
    before = await shown_to(harbour, person)
    await put(harbour, twin)
    assert await shown_to(harbour, person) == before


async def test_what_somebody_may_know_is_shown_where_it_differs(harbour: Harbour) -> None:
    await harbour.set_sail(harbour.bob)
    before = await shown_to(harbour, harbour.bob)
    state = await state_of(harbour)
    state.open.captains["p2"].doubloons += 1000
    await put(harbour, state)
    assert await shown_to(harbour, harbour.bob) != before


def _without_ids(part: Any) -> Any:
    """*part* without what Discord itself numbers anew in each message."""
    if isinstance(part, dict):
        new = ("id", "url", "proxy_url", "attachment_id")
        return {key: _without_ids(inner) for key, inner in part.items() if key not in new}
    return [_without_ids(inner) for inner in part] if isinstance(part, list) else part
