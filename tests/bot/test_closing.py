"""Closing the bot: running work ends, new work is refused, nothing is repeated afterwards."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot.delivery.posts import Post
from bot.errors import ShuttingDown
from bot.tables import playing
from bot.tables.changes import Played
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, Opener, start_table, statuses
from tests.bot.tally_game import Add

TURNS = 50
"""Turns of the event loop that suffice to close everything if nothing is waited for."""


async def test_closing_lets_running_actions_end_and_refuses_the_rest(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    clicks = [
        asyncio.create_task(playing.play(services.tables, table_id, ANN, [Add()])) for _ in range(9)
    ]
    await asyncio.sleep(0)
    assert await services.close()
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, Played)]
    assert done, "who was already at the table was turned away"
    assert all(isinstance(answer, Played | ShuttingDown) for answer in answers)
    with pytest.raises(ShuttingDown):
        await services.tables.table(table_id)
    services = await opener.again()
    assert (await services.tables.load(table_id)).view("p1").open.total == len(done)


class SlowPoster(FakePoster):
    """A poster that holds every message back until the gate opens."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.gate = asyncio.Event(), asyncio.Event()

    async def post(self, post: Post) -> int:
        self.begun.set()
        await self.gate.wait()
        return await super().post(post)


@pytest.mark.parametrize("drained", [True, False])
async def test_a_message_being_posted_when_the_bot_closes_is_posted_only_once(
    database: Path, drained: bool
) -> None:
    poster = SlowPoster()
    opener = Opener(database, poster)
    services = await opener.open()
    await start_table(services.tables)
    await poster.begun.wait()
    closing = asyncio.create_task(services.close(within=10.0 if drained else 0.0))
    for _ in range(TURNS if drained else 0):
        await asyncio.sleep(0)
    if drained:
        poster.gate.set()
    assert await closing is drained
    poster.gate.set()
    services = await opener.again()
    assert await statuses(services) == ["sent" if drained else "queued"]
    await services.sweep()
    assert await statuses(services) == ["sent"]
    assert len(poster.messages) == 1
    await opener.close()


@pytest.mark.parametrize("drained", [True, False])
async def test_an_action_begun_before_closing_is_played_only_if_closing_waits_for_it(
    opener: Opener, monkeypatch: pytest.MonkeyPatch, drained: bool
) -> None:
    async def hurried() -> None: ...

    services = await opener.open()
    table_id = await start_table(services.tables)
    await services.settle()
    if not drained:
        monkeypatch.setattr(services.tables, "drained", hurried)
    async with services.tables.locked(table_id) as live:
        closing = asyncio.create_task(services.close())
        await asyncio.wait([closing], timeout=None if not drained else 0)
        with nullcontext() if drained else pytest.raises(ShuttingDown):
            await playing.act(services.tables, live, "p1", [Add(by=2)], by="person")
    assert await closing
    services = await opener.again()
    total = (await services.tables.load(table_id)).view("p1").open.total
    assert total == (2 if drained else 0)
