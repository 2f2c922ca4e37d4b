"""Many tables played at once: nothing is lost, doubled or mixed up, whatever Discord does."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import QueuePool, event, func, select, update
from sqlmodel import col

from bot.errors import Stale
from bot.services import Services
from bot.store.models import UNSENT, OutboxRow, Snapshot
from bot.store.repository import CONNECTIONS
from bot.tables import playing
from engine.games import GAMES
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log
from tests.bot.tally_game import Pass
from tests.soak import Seeds

PEOPLE = {"p1": ANN, "p2": BOB}
TABLES, COMMANDS = 6, 12
"""Tables played at once, and commands given at each, every one of them delivered twice."""


async def load(services: Services, seed: str, channels: Sequence[int]) -> list[str]:
    """Play a table in each of the channels, side by side, and return their ids."""
    ids = [
        await start_table(
            services.tables, game=GAMES[0].slug, channel_id=channel, seed=f"{seed}-{channel}"
        )
        for channel in channels
    ]
    people = zip(ids, channels, strict=True)
    await asyncio.gather(*(give_commands(services, one, channel) for one, channel in people))
    while await unsent(services):
        services.outbox.retry()
        await services.settle()
    return ids


async def give_commands(services: Services, table_id: str, channel: int) -> None:
    """Play random actions of the seat on turn, each delivered twice at once and again too late."""
    tables, chance = services.tables, Random(channel)
    for number in range(COMMANDS):
        await services.settle()
        live = await tables.load(table_id)
        seat = live.waits()[0]
        action = chance.choice(list(live.game.suggest(live.view(seat))))
        interaction = 1000 * channel + number + 1
        orders = [
            playing.play(tables, table_id, PEOPLE[seat], (action,), interaction=interaction)
            for _ in range(2)
        ]
        first, second = await asyncio.gather(*orders)
        assert first == second
        with pytest.raises(Stale):
            await playing.play(tables, table_id, PEOPLE[seat], (action,), seq=live.table.seq)


async def unsent(services: Services) -> int:
    async with services.store.reading() as session:
        return await session.scalar(select(func.count()).select_from(OutboxRow).where(UNSENT)) or 0


@pytest.mark.slow
async def test_tables_played_at_once_go_as_if_each_were_played_alone(
    tmp_path: Path, seeds: Seeds, proportion: int
) -> None:
    seed, count = next(seeds(1)), TABLES * proportion
    alone = [
        await logs(tmp_path / f"{channel}.sqlite3", FakePoster(), seed, [channel])
        for channel in range(1, count + 1)
    ]
    poster, chance = FakePoster(), Random(seed)
    faults = [TimeoutError, lambda: ConnectionResetError(104, "reset by peer")]
    poster.before = [chance.choice(faults) for _ in range(4 * count)]
    poster.after = [chance.choice(faults) for _ in range(2 * count)]
    together = await logs(tmp_path / "all.sqlite3", poster, seed, range(1, count + 1))
    assert together == [log for (log,) in alone]
    assert not poster.before
    assert not poster.after
    posted = [post.id for post in poster.messages]
    assert len(set(posted)) == len(posted)
    for channel, log in enumerate(together, 1):
        assert told_in(poster, channel) == set(range(len(log)))


async def logs(
    database: Path, poster: FakePoster, seed: str, channels: Sequence[int]
) -> list[list[str]]:
    """The logs of the tables of *channels*, played at once."""
    opener = Opener(database, poster)
    services = await opener.open(games={game.slug: game for game in GAMES})
    ids = await load(services, seed, channels)
    found = [await stored_log(services.store, one) for one in ids]
    await opener.close()
    return found


def told_in(poster: FakePoster, channel: int) -> set[int]:
    """The rows told in a channel, by messages or by their edits."""
    posts = [*poster.messages, *(post for _, post in poster.edits)]
    here = [post for post in posts if post.channel_id == channel]
    return {seq for post in here for seq in range(post.first, post.last + 1)}


async def test_people_find_a_connection_free_while_many_tables_are_due(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open()
    await services.settle()
    services.tables.changed.clear()  # so that all is due at once, as after an outage
    for channel in range(2 * CONNECTIONS):
        table_id = await start_table(services.tables, channel_id=channel)
        if channel % 2:  # the bot has to play there before there is news to send
            await playing.play(services.tables, table_id, ANN, [Pass()])
    poster.before = [TimeoutError] * CONNECTIONS
    services = await opener.again()
    taken = most_taken(services)
    await services.sweep()
    services.outbox.retry()
    await services.settle()
    assert await unsent(services) == 0
    assert max(taken) < CONNECTIONS


def most_taken(services: Services) -> list[int]:
    """The number of connections in use, each time that one more is taken."""
    pool = services.store.engine.sync_engine.pool
    assert isinstance(pool, QueuePool)
    found = list[int]()
    event.listen(pool, "checkout", lambda *_: found.append(pool.checkedout()))
    return found


async def test_many_tables_are_read_together_and_broken_ones_are_left_out(opener: Opener) -> None:
    services, number = await opener.open(), 12
    ids = [await start_table(services.tables, channel_id=one + 1) for one in range(number)]
    await services.settle()
    async with services.store.writing() as session:
        broken = update(Snapshot).where(col(Snapshot.table_id) == ids[0])
        await session.execute(broken.values(state=b"{"))
    services = await opener.again()
    await services.tables.load(ids[1])
    taken = most_taken(services)
    found = [live.table.id async for live in services.tables.each([*ids, "none"])]
    assert sorted(found) == sorted(ids[1:])
    assert len(taken) < number, "one for all, and some to set the broken one aside"
    assert (await services.tables.table(ids[0])).status == "quarantined"
