"""New names of people at their tables."""

from bot.services import Services
from bot.tables import hosting, playing, seating
from bot.tables.renaming import note_name
from tests.bot.started_tables import ANN, BOB, Opener, start_table
from tests.bot.tally_game import Add

SERVER = 5


async def names(services: Services, table_id: str) -> list[str]:
    return [one.name for one in (await services.tables.load(table_id)).holders]


async def test_a_new_name_is_used_at_all_of_a_persons_tables_in_that_server(
    services: Services,
) -> None:
    tables = services.tables
    mine = [await start_table(tables, channel_id=number) for number in (1, 2)]
    lobby = await hosting.open_table(
        tables, game="tally", guild_id=SERVER, channel_id=3, host_id=ANN
    )
    await seating.join(tables, lobby.id, ANN, name="Ann")
    await note_name(tables, ANN, SERVER, "Anna")
    assert [await names(services, one) for one in mine] == [["Anna", "Bob"]] * 2
    assert await names(services, lobby.id) == ["Anna"]
    await note_name(tables, ANN, SERVER, "Ann")
    assert await names(services, lobby.id) == ["Ann"]


async def test_a_name_in_another_server_or_in_direct_messages_is_another_name(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    for elsewhere in (6, None):
        await note_name(services.tables, ANN, elsewhere, "Anna")
    assert await names(services, table_id) == ["Ann", "Bob"]


async def test_the_seats_of_a_hot_seat_table_keep_the_names_they_were_given(
    services: Services,
) -> None:
    table = await hosting.open_table(
        services.tables, game="tally", guild_id=SERVER, channel_id=1, host_id=ANN, hot_seat=True
    )
    for name in ("Ann", "Bea"):
        await seating.join(services.tables, table.id, ANN, name=name)
    await note_name(services.tables, ANN, SERVER, "Anna")
    assert await names(services, table.id) == ["Ann", "Bea"]


async def test_a_new_name_spoils_no_button_and_outlives_a_restart(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    seq = (await services.tables.load(table_id)).table.seq
    await note_name(services.tables, BOB, SERVER, "Bobby")
    await playing.play(services.tables, table_id, ANN, [Add()], seq=seq)
    services = await opener.again()
    assert await names(services, table_id) == ["Ann", "Bobby"]


async def test_a_damaged_table_does_not_keep_the_others_from_the_new_name(
    services: Services,
) -> None:
    tables = services.tables
    broken, whole = [await start_table(tables, channel_id=number) for number in (1, 2)]
    await tables.quarantine(await tables.table(broken), "a test")
    await note_name(tables, ANN, SERVER, "Anna")
    assert await names(services, whole) == ["Anna", "Bob"]
