"""Commands delivered twice are applied once and answered alike, and remembered for a day."""

import asyncio

import pytest
from sqlalchemy import update

from bot import clock
from bot.services import Services
from bot.store.models import UsedInteraction
from bot.tables import playing
from engine.core.errors import NotYourTurn, RuleViolation
from tests.bot.started_tables import (
    ANN,
    BOB,
    Opener,
    start_table,
)
from tests.bot.tally_game import Add, Pass, Roll


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_interaction_delivered_twice_is_applied_once(
    opener: Opener, restarted: bool
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    first = await playing.play(services.tables, table_id, ANN, [Add(by=2), Roll()], interaction=77)
    await playing.play(services.tables, table_id, ANN, [Add(by=100)], interaction=78)
    if restarted:
        services = await opener.again()
    second = await playing.play(services.tables, table_id, ANN, [Add(by=2), Roll()], interaction=77)
    assert second == first
    assert (await services.tables.table(table_id)).seq == 3


async def test_an_interaction_is_forgotten_after_a_day_and_not_before(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)], interaction=77)
    for hours, total in ((23, 2), (25, 4)):
        async with services.store.writing() as session:
            long_ago = clock.now() - clock.seconds(hours * 3600)
            await session.execute(update(UsedInteraction).values(used_at=long_ago))
        await services.tidy(backups=0)
        await playing.play(services.tables, table_id, ANN, [Add(by=2)], interaction=77)
        assert (await services.tables.load(table_id)).view("p1").open.total == total


async def test_duplicate_commands_delivered_together_are_applied_once(services: Services) -> None:
    table_id = await start_table(services.tables)
    pairs = [n // 2 for n in range(200)]
    clicks = (playing.play(services.tables, table_id, ANN, [Add()], interaction=n) for n in pairs)
    played = await asyncio.gather(*clicks)
    assert played[::2] == played[1::2]
    assert (await services.tables.load(table_id)).view("p1").open.total == 100


async def test_a_command_repeated_without_an_interaction_id_is_applied_twice(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    for _ in range(2):
        await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    assert (await services.tables.load(table_id)).view("p1").open.total == 4


async def test_a_repeated_command_is_refused_again_even_if_it_would_now_be_allowed(
    services: Services,
) -> None:
    table_id = await start_table(services.tables, preset="still")
    with pytest.raises(NotYourTurn):
        await playing.play(services.tables, table_id, BOB, [Add()], interaction=5)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    with pytest.raises(NotYourTurn) as again:
        await playing.play(services.tables, table_id, BOB, [Add()], interaction=5)
    assert again.value.rule == "CORE-TURN-01"
    await playing.play(services.tables, table_id, BOB, [Add()], interaction=6)


async def test_the_refusal_of_a_repeated_command_has_the_same_rule_and_facts(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    for _ in range(2):
        with pytest.raises(RuleViolation) as refused:
            await playing.play(services.tables, table_id, ANN, [Add(by=-3)], interaction=5)
        assert (refused.value.rule, refused.value.facts) == ("T-2", {"by": -3})
