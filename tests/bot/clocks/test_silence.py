"""A table at which nobody acts for a month is asked whether it goes on, and then paused."""

import pytest

from bot.errors import NotAtTable
from bot.services import Services
from bot.tables import hosting, playing, silence
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_votes import notices, status
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, CAROL, start_table
from tests.bot.tally_game import Add

DAY = 24


async def begun(services: Services) -> str:
    """A table of Ann and Bob without a clock."""
    table_id = await start_table(services.tables, preset="still")
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await services.settle()
    return table_id


async def passes(services: Services, now: Time, days: float) -> None:
    await now.passes(days * DAY)
    await services.tidy(backups=0)
    await services.tidy(backups=0)
    await services.settle()


async def test_a_silent_table_is_asked_once_and_paused_without_an_answer(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await passes(services, now, 29.9)
    assert "notice-silent" not in notices(poster)
    await passes(services, now, 0.2)
    assert notices(poster).count("notice-silent") == 1
    await passes(services, now, 13.8)
    assert await status(services, table_id) == "open"
    await passes(services, now, 0.3)
    assert await status(services, table_id) == "paused"
    assert notices(poster)[-1] == "notice-slept"
    await passes(services, now, 60)
    await hosting.resume(services.tables, table_id, ANN)
    await passes(services, now, 29)
    assert await status(services, table_id) == "open"
    assert notices(poster).count("notice-silent") == 1, "it was resumed lately"


async def test_an_act_or_an_answer_keeps_the_table_open(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await passes(services, now, 31)
    await playing.play(services.tables, table_id, ANN, [Add()])
    await passes(services, now, 20)
    assert await status(services, table_id) == "open"
    await passes(services, now, 11)
    assert notices(poster).count("notice-silent") == 2
    with pytest.raises(NotAtTable):
        await silence.go_on_playing(services.tables, table_id, CAROL, name="Carol")
    await silence.go_on_playing(services.tables, table_id, ANN, name="Ann")
    await passes(services, now, 29)
    assert await status(services, table_id) == "open"
    assert notices(poster).count("notice-silent") == 2


async def test_anybody_who_sits_may_let_a_silent_table_rest(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await passes(services, now, 31)
    with pytest.raises(NotAtTable):
        await silence.let_sleep(services.tables, table_id, CAROL, name="Carol")
    await silence.let_sleep(services.tables, table_id, ANN, name="Ann")
    assert await status(services, table_id) == "paused"
