"""Secrets: states that look the same to a person give that person the same payloads."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Quarterdeck
from bot.tables.standing_orders import set_orders
from engine.core.dice import SeededDice
from engine.core.game import look
from engine.core.records import SPECTATOR, clone
from engine.games.captains_log.judgement.standing_orders import Orders
from tests.bot.laid_tables import lay
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer

ASKED = (
    *("turn show", "turn act", "turn end", "hand", "map show", "map text", "table show"),
    "auto show",
)
OFFERED = (
    ("captain sail", "to"),
    ("captain fire", "at"),
    ("map zoom", "place"),
)


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    """The bot with its real painters."""
    return make_bot(database, painters=None)


@pytest.fixture
def settle_seconds() -> float:
    return 60.0


async def shown_to(server: DiscordServer, person: simcord.MemberActor) -> list[Any]:
    """All answers to commands of *person*: texts, ids, pictures and suggestions."""
    payloads: list[Any] = []
    for command in ASKED:
        result = await person.slash(server.channel, command)
        for answer in (*([result.response] if result.response else []), *result.followups):
            pictures = [(one.filename, one.description) for one in answer.attachments]
            drawn = [await one.read() for one in answer.attachments]
            parts = [one if isinstance(one, dict) else one.to_dict() for one in answer.components]
            payloads.append((command, answer.content, _without_ids(parts), pictures, drawn))
    for command, option in OFFERED:
        offered = await person.autocomplete(server.channel, command, option, "")
        payloads.append((command, offered))
    return payloads


async def put(server: DiscordServer, state: Any) -> None:
    """Set the table to *state*."""
    await lay(server.bot.tables, await server.table_id(), state)


async def state_of(server: DiscordServer) -> Any:
    return clone((await server.bot.tables.load(await server.table_id())).state)


@pytest.mark.parametrize("who", ["alice", "bob", "carol"])
async def test_answers_do_not_depend_on_tiles_hidden_from_the_reader(
    server: DiscordServer, who: str
) -> None:
    await server.set_sail(server.bob)
    person, seat = getattr(server, who), {"alice": "p1", "bob": "p2"}.get(who, SPECTATOR)
    state = await state_of(server)
    game = (await server.bot.tables.load(await server.table_id())).game
    twin = game.imagine(look(game, state, seat), SeededDice("another world"))
    assert twin.hidden.face_down != state.hidden.face_down
    before = await shown_to(server, person)
    await put(server, twin)
    assert await shown_to(server, person) == before


async def test_answers_depend_on_facts_that_the_reader_may_know(server: DiscordServer) -> None:
    await server.set_sail(server.bob)
    before = await shown_to(server, server.bob)
    state = await state_of(server)
    state.open.captains["p2"].doubloons += 1000
    await put(server, state)
    assert await shown_to(server, server.bob) != before


@pytest.mark.parametrize("who", ["alice", "carol"])
async def test_a_players_standing_orders_change_no_answers_to_others(
    server: DiscordServer, who: str
) -> None:
    await server.set_sail(server.bob)
    person = getattr(server, who)
    before, told = await shown_to(server, person), server.told
    orders = Orders(passing_shot="hold")
    await set_orders(
        server.bot.tables, await server.table_id(), server.bob.id, seat="p2", orders=orders
    )
    await server.bot.services.settle()
    assert server.told == told
    assert await shown_to(server, person) == before


async def test_a_players_standing_orders_change_answers_to_that_player(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    before = await shown_to(server, server.bob)
    orders = Orders(passing_shot="hold")
    await set_orders(
        server.bot.tables, await server.table_id(), server.bob.id, seat="p2", orders=orders
    )
    assert await shown_to(server, server.bob) != before


def _without_ids(part: Any) -> Any:
    """*part* without the ids and URLs that Discord makes anew for each message."""
    if isinstance(part, dict):
        new = ("id", "url", "proxy_url", "attachment_id")
        return {key: _without_ids(inner) for key, inner in part.items() if key not in new}
    return [_without_ids(inner) for inner in part] if isinstance(part, list) else part
