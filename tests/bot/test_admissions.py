"""Admission to seats: with the consent of the seat's player or of the host, or refused."""

import pytest

from bot.errors import (
    AlreadyAsked,
    Blocked,
    HostStays,
    NoRequest,
    NotAtTable,
    NotDamaged,
    NotHolder,
    NotHost,
    SeatRefused,
    SeatTaken,
    Stale,
    TooManyLobbies,
    WrongStatus,
)
from bot.services import Services
from bot.store.models import Table
from bot.tables import hosting, playing, requests, seating
from bot.tables.admissions import Asked
from bot.tables.channels import lose_channel
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table
from tests.bot.tally_game import Add

DAN = 13


async def open_lobby(services: Services, *people: int, channel_id: int = 1) -> str:
    table = await hosting.open_table(
        services.tables, game="tally", guild_id=5, channel_id=channel_id, host_id=ANN
    )
    for user_id in people:
        await seating.join(services.tables, table.id, user_id, name=f"Person {user_id}")
    return table.id


async def people(services: Services, table_id: str, seat: str) -> tuple[int, ...]:
    return (await services.tables.load(table_id)).people_of(seat)


@pytest.mark.parametrize("started", [False, True])
async def test_only_a_player_who_holds_a_seat_can_let_another_person_share_it(
    services: Services, poster: FakePoster, started: bool
) -> None:
    tables = services.tables
    table_id = await open_lobby(services, ANN, BOB)
    if started:
        await playing.start(tables, table_id, ANN)
    asked = await seating.join(tables, table_id, CAROL, name="Carol", seat="p2", share=True)
    assert asked == Asked(seat="p2", shared=True)
    await services.settle()
    assert any("notice-asks" in repr(told) for told in poster.messages)
    assert await people(services, table_id, "p2") == (BOB,)
    with pytest.raises(NotAtTable if started else WrongStatus):
        await playing.play(tables, table_id, CAROL, [Add()])
    for stranger in (ANN, CAROL, DAN):
        with pytest.raises(NotHolder):
            await requests.let_in(tables, table_id, stranger, CAROL)
        with pytest.raises(NotHolder):
            await requests.turn_away(tables, table_id, stranger, CAROL)
    with pytest.raises(NotHolder):
        await requests.approve(tables, table_id, ANN, CAROL, name="Carol")
    assert await people(services, table_id, "p2") == (BOB,)
    assert await requests.let_in(tables, table_id, BOB, CAROL) == "p2"
    assert await people(services, table_id, "p2") == (BOB, CAROL)
    with pytest.raises(NoRequest):
        await requests.let_in(tables, table_id, BOB, CAROL)


async def test_a_refused_request_cannot_be_repeated_until_the_host_approves_the_person(
    services: Services, poster: FakePoster
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN, BOB)
    for _ in range(2):
        await seating.join(tables, table_id, CAROL, name="Carol", seat="p1", share=True)
        with pytest.raises(AlreadyAsked):
            await seating.join(tables, table_id, CAROL, name="Carol", seat="p1", share=True)
        await requests.turn_away(tables, table_id, ANN, CAROL)
        with pytest.raises(SeatRefused):
            await seating.join(tables, table_id, CAROL, name="Carol", seat="p1", share=True)
        await requests.approve(tables, table_id, ANN, CAROL, name="Carol")
    await services.settle()
    assert sum("notice-asks" in repr(told) for told in poster.messages) == 2
    with pytest.raises(SeatTaken):
        await seating.join(tables, table_id, CAROL, name="Carol", seat="p1")
    assert await seating.join(tables, table_id, CAROL, name="Carol") == "p3"


async def test_a_request_made_in_the_lobby_ends_when_the_start_renumbers_the_seats(
    services: Services,
) -> None:
    tables, table_id = services.tables, await open_lobby(services, CAROL, ANN, BOB)
    await seating.join(tables, table_id, DAN, name="Dan", seat="p3", share=True)
    await seating.leave(tables, table_id, CAROL)
    await playing.start(tables, table_id, ANN)
    for holder in (ANN, BOB):
        with pytest.raises(NoRequest):
            await requests.let_in(tables, table_id, holder, DAN)


@pytest.mark.parametrize("started", [False, True])
async def test_a_player_the_host_removed_can_rejoin_only_once_the_host_approves(
    services: Services, started: bool
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN, BOB, CAROL)
    if started:
        await playing.start(tables, table_id, ANN)
    await seating.free_seat(tables, table_id, ANN, seat="p2")
    for seat in (None, "p2", "p3"):
        with pytest.raises(Blocked):
            await seating.join(tables, table_id, BOB, name="Bob", seat=seat, share=True)
    with pytest.raises(NotHost):
        await requests.approve(tables, table_id, CAROL, BOB, name="Bob")
    await requests.approve(tables, table_id, ANN, BOB, name="Bob")
    assert await seating.join(tables, table_id, BOB, name="Bob") == "p2"


async def test_a_newcomer_takes_a_seat_left_during_play_only_with_the_hosts_consent(
    services: Services, poster: FakePoster
) -> None:
    tables, table_id = services.tables, await start_table(services.tables)
    await seating.leave(tables, table_id, BOB)
    assert await seating.join(tables, table_id, CAROL, name="Carol") == Asked(
        seat="p2", shared=False
    )
    await services.settle()
    assert any("notice-asks" in repr(told) for told in poster.messages)
    assert (await tables.load(table_id)).seats_of(CAROL) == ()
    with pytest.raises(NotHolder):
        await requests.let_in(tables, table_id, BOB, CAROL)
    assert await requests.let_in(tables, table_id, ANN, CAROL) == "p2"
    assert await people(services, table_id, "p2") == (CAROL,)


async def test_a_player_who_left_may_retake_their_own_seat_but_must_ask_for_another(
    services: Services,
) -> None:
    tables = services.tables
    table_id = await start_table(tables, people={ANN: "Ann", BOB: "Bob", CAROL: "Carol"})
    await seating.leave(tables, table_id, BOB)
    await seating.leave(tables, table_id, CAROL)
    assert isinstance(await seating.join(tables, table_id, BOB, name="Bob", seat="p3"), Asked)
    assert await seating.join(tables, table_id, CAROL, name="Carol") == "p3"


async def test_a_person_takes_over_a_bots_seat_during_play_only_if_the_host_approves(
    services: Services,
) -> None:
    tables = services.tables
    table_id = await start_table(tables, people={ANN: "Ann"}, policies=("random",))
    assert isinstance(await seating.join(tables, table_id, BOB, name="Bob"), Asked)
    assert await requests.approve(tables, table_id, ANN, BOB, name="Bob") == "p2"


async def test_a_blocked_person_loses_their_seat_and_the_host_cannot_be_blocked(
    services: Services,
) -> None:
    tables, table_id = services.tables, await start_table(services.tables)
    for user_id in (BOB, CAROL):
        with pytest.raises(NotHost):
            await requests.block(tables, table_id, BOB, user_id, name="x")
        await requests.block(tables, table_id, ANN, user_id, name="x")
        assert (await tables.load(table_id)).seats_of(user_id) == ()
        with pytest.raises(Blocked):
            await seating.join(tables, table_id, user_id, name="x")
    with pytest.raises(HostStays):
        await requests.block(tables, table_id, ANN, ANN, name="Ann")
    await seating.free_seat(tables, table_id, ANN, seat="p1")
    assert await seating.join(tables, table_id, ANN, name="Ann", seat="p1") == "p1"


async def test_a_block_outlives_a_restart(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await requests.block(services.tables, table_id, ANN, BOB, name="Bob")
    services = await opener.again()
    with pytest.raises(Blocked):
        await seating.join(services.tables, table_id, BOB, name="Bob")


async def test_a_person_may_host_three_lobbies_a_server_and_ten_in_all(services: Services) -> None:
    async def open_one(number: int, guild_id: int | None, host_id: int = ANN) -> Table:
        return await hosting.open_table(
            services.tables, game="tally", guild_id=guild_id, channel_id=number, host_id=host_id
        )

    first, *_ = [await open_one(number, 5) for number in range(3)]
    with pytest.raises(TooManyLobbies, match="here"):
        await open_one(50, 5)
    await open_one(51, 5, host_id=BOB)
    for number in range(3, 10):
        await open_one(number, None if number < 6 else number)
    with pytest.raises(TooManyLobbies, match="everywhere"):
        await open_one(52, 99)
    await hosting.close_table(services.tables, first.id, ANN)
    await open_one(53, 5)


async def test_running_games_do_not_count_towards_the_limit_of_lobbies(services: Services) -> None:
    for channel_id in range(1, 12):
        await start_table(services.tables, channel_id=channel_id)


async def test_closing_a_table_is_refused_if_its_status_changed_since_the_request(
    services: Services,
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN)
    await playing.start(tables, table_id, ANN)
    with pytest.raises(Stale):
        await hosting.close_table(tables, table_id, ANN, status="lobby")
    await hosting.close_table(tables, table_id, ANN, status="open")
    with pytest.raises(WrongStatus):
        await hosting.close_table(tables, table_id, ANN, status="open")


async def test_an_undamaged_table_cannot_be_released_from_quarantine(services: Services) -> None:
    table_id = await start_table(services.tables)
    with pytest.raises(NotDamaged):
        await hosting.release(services.tables, table_id, ANN)


async def test_a_table_whose_channel_was_deleted_is_marked_so_and_can_be_played_on(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await lose_channel(services.tables, 1)
    assert (await services.tables.load(table_id)).table.channel_gone
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert (await services.tables.table(table_id)).channel_gone
    assert [one.id for one in await services.tables.hosted_by(ANN)] == [table_id]
    await hosting.close_table(services.tables, table_id, ANN)
    assert await services.tables.hosted_by(ANN) == []
