"""A button that ends a turn, pressed many times at once: the turn ends once, and is told once."""

import asyncio
from pathlib import Path

import pytest

from bot.messages.verbs import EndAnyway, EndLike
from bot.services import open_services
from bot.tables import boards, playing
from engine.games import GAMES
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import start_table
from tests.soak import Seeds
from tests.wire import Outcome, Sim
from tests.wire.table_players import DATABASE, start
from tests.wire.things import Message

pytestmark = [pytest.mark.wire, pytest.mark.slow]

PRESSES = 20
TURN_BY_TURN = ("captains_log", "fleet_commander")
"""The games in which one person at a time has a turn, and ends it."""

ENDINGS = (EndAnyway.verb, EndLike.verb)


async def lay_table(sim: Sim, home: Path, game: str, seed: str) -> str:
    """Write a table of Alice and Bob into the database; returns the name of who is to act."""
    people = {sim.user(name).id: name for name in ("alice", "bob")}
    services = await open_services(
        home / DATABASE, games={one.slug: one for one in GAMES}, poster=FakePoster()
    )
    tables = services.tables
    channel = sim.channel("harbour")
    assert channel.guild is not None
    where = {"channel_id": channel.id, "guild_id": channel.guild.id}
    table = await start_table(tables, game=game, people=people, seed=seed, **where)
    while asked := (live := await tables.load(table)).game.pending(live.state):
        answer = live.game.default(live.view(asked[0].seat))
        (user,) = live.people_of(asked[0].seat)
        await playing.play(tables, table, user, (answer,), decision=asked[0].id)
    live = await tables.load(table)
    (seat,) = live.waits()
    (user,) = live.people_of(seat)
    await playing.play(tables, table, user, live.position(seat).plans[0].actions)
    await services.settle()
    await services.close()
    return people[user]


async def at_once(sim: Sim, who: str, message: Message, key: str) -> list[Outcome]:
    """Press a button of *message* many times before any press is answered."""
    return await asyncio.gather(*(sim.click(who, message, key) for _ in range(PRESSES)))


def ending(board: Message) -> str | None:
    """The id of a button that ends the turn without a further question."""
    ids = [one["custom_id"] for one in board.buttons]
    return next((one for one in ids if one.split(":")[1] in ENDINGS), None)


@pytest.mark.parametrize("game", TURN_BY_TURN)
@pytest.mark.parametrize("sketched", [True, False], ids=["drawn at once", "drawn slowly"])
async def test_a_turn_ended_by_many_presses_at_once_has_one_new_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeds: Seeds, game: str, sketched: bool
) -> None:
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
    for seed in seeds(1):
        home = tmp_path / seed
        home.mkdir()
        async with Sim() as sim:
            who = await lay_table(sim, home, game, seed)
            await start(sim, home, WIRE_SKETCH="1" if sketched else "")
            await sim.slash(who, "harbour", "turn show")
            channel = sim.channel("harbour")
            board = channel.messages[-1]
            before = len(channel.messages)
            told = await at_once(sim, who, board, "End turn")
            private = [one for one in channel.seen_by(sim.user(who)) if one.ephemeral]
            if private and (key := ending(private[-1])) is not None:
                told += await at_once(sim, who, private[-1], key)
            await sim.until(lambda: len(channel.messages) > before, what="the new board")  # noqa: B023
            await sim.settle()
            assert all(one.ack_ms is not None for one in told)
            new = channel.messages[before:]
            called = [one for one in new if one.pinged]
            assert len(called) == 1, [one.text for one in new]
            assert called[0].pinged[0].name != who
            assert [one for one in new if one is not called[0]] == []
            assert sim.problems("10008") == []  # the board before was posted nowhere
