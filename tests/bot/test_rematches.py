"""Rematches: after a game its players open the same or a bigger one at a new table."""

import pytest

from bot.errors import ChannelTaken, NotAtTable, NothingBigger, WrongStatus
from bot.services import Services
from bot.store.models import Holder, Table
from bot.tables import hosting, playing, seating
from bot.tables.rematches import next_preset, open_again
from tests.bot.started_tables import ANN, BOB, CAROL, start_table
from tests.bot.tally_game import Add, Options


async def over(services: Services, **how: object) -> str:
    """A game of Ann, Bob and a bot that Ann has won."""
    table_id = await start_table(services.tables, policies=("hasty",), **({"preset": "calm"} | how))
    await playing.play(services.tables, table_id, ANN, [Add(by=1_000_000)])
    return table_id


def seated(holders: tuple[Holder, ...]) -> list[tuple[str, int | None, str | None, str]]:
    return [(one.seat, one.user_id, one.policy, one.name) for one in holders]


async def again(services: Services, table_id: str, *, bigger: bool = False) -> Table:
    return await open_again(services.tables, table_id, BOB, bigger=bigger)


async def test_a_rematch_seats_the_same_players_at_a_new_table_with_the_same_options(
    services: Services,
) -> None:
    table_id = await over(services)
    table = await again(services, table_id)
    before = await services.tables.load(table_id)
    live = await services.tables.load(table.id)
    assert seated(live.holders) == seated(before.holders)
    assert (live.table.status, live.table.host_id) == ("lobby", BOB)
    assert live.table.options == before.table.options
    assert live.table.channel_id == before.table.channel_id
    assert live.table.seed != before.table.seed or live.table.id != before.table.id
    await playing.start(services.tables, table.id, BOB)
    assert (await services.tables.load(table.id)).table.status == "open"


async def test_a_bigger_rematch_uses_the_next_preset(services: Services) -> None:
    table_id = await over(services)
    assert next_preset(await services.tables.load(table_id)) == "still"
    table = await again(services, table_id, bigger=True)
    live = await services.tables.load(table.id)
    assert live.codecs.options.load(live.table.options) == Options(tide=0)
    assert len(live.holders) == 3


@pytest.mark.parametrize("how", [{"preset": "still"}, {"preset": None, "options": Options(tide=9)}])
async def test_a_game_with_the_last_preset_or_with_none_has_no_bigger_rematch(
    services: Services, how: dict[str, object]
) -> None:
    table_id = await over(services, **how)
    assert next_preset(await services.tables.load(table_id)) is None
    with pytest.raises(NothingBigger):
        await again(services, table_id, bigger=True)


async def test_a_player_on_autopilot_sits_at_the_rematch_in_person(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await playing.play(services.tables, table_id, ANN, [Add(by=1_000_000)])
    live = await services.tables.load((await again(services, table_id)).id)
    assert seated(live.holders)[1] == ("p2", BOB, None, "Bob")


async def test_only_a_player_of_a_finished_game_may_open_its_rematch(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    with pytest.raises(WrongStatus):
        await again(services, table_id)
    await playing.play(services.tables, table_id, ANN, [Add(by=1_000_000)])
    with pytest.raises(NotAtTable):
        await open_again(services.tables, table_id, CAROL, bigger=False)


async def test_asking_for_a_rematch_twice_opens_only_one_table(services: Services) -> None:
    table_id = await over(services)
    table = await again(services, table_id)
    with pytest.raises(ChannelTaken):
        await again(services, table_id)
    assert len(await services.tables.holders(table.id)) == 3
    await hosting.close_table(services.tables, table.id, BOB)
    await again(services, table_id)
