"""Hosts who leave: a person who sits at the table follows, and everybody is told."""

from collections.abc import Awaitable, Callable

import pytest

from bot.errors import NotHolder, NotHost
from bot.services import Services
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.live import Tables
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, start_table
from tests.bot.tally_game import Add

DAN = 13

PEOPLE = {ANN: "Ann", BOB: "Bob", CAROL: "Carol"}


async def _leave(tables: Tables, table_id: str) -> None:
    await seating.leave(tables, table_id, ANN)


async def _free(tables: Tables, table_id: str) -> None:
    await seating.free_seat(tables, table_id, ANN, seat="p1")


async def open_lobby(services: Services, *people: int) -> str:
    table = await hosting.open_table(
        services.tables, game="tally", guild_id=5, channel_id=1, host_id=ANN
    )
    for user_id in people:
        await seating.join(services.tables, table.id, user_id, name=f"Person {user_id}")
    return table.id


def named_hosts(poster: FakePoster) -> list[object]:
    """The names in the notices of new hosts, oldest first."""
    notices = [post.notice for post in poster.messages if post.notice is not None]
    return [dict(one.facts)["name"] for one in notices if one.key == "notice-host"]


@pytest.mark.parametrize("how", [_leave, _free])
@pytest.mark.parametrize("started", [False, True])
async def test_the_first_person_who_still_sits_follows_a_host_who_leaves_their_seat(
    services: Services,
    poster: FakePoster,
    started: bool,
    how: Callable[[Tables, str], Awaitable[None]],
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN, BOB, CAROL)
    if started:
        await playing.start(tables, table_id, ANN)
    await how(tables, table_id)
    await services.settle()
    assert (await tables.load(table_id)).table.host_id == BOB
    assert named_hosts(poster) == ["Person 11"]
    for other in (ANN, CAROL):
        with pytest.raises(NotHost):
            await hosting.close_table(tables, table_id, other)
    await hosting.close_table(tables, table_id, BOB)


async def test_a_new_host_can_do_all_that_a_host_can(services: Services) -> None:
    tables, table_id = services.tables, await start_table(services.tables, people=PEOPLE)
    await playing.play(tables, table_id, ANN, [Add()])
    await seating.leave(tables, table_id, ANN)
    await hosting.pause(tables, table_id, BOB)
    await undoing.undo(tables, table_id, BOB, to=0)
    await hosting.resume(tables, table_id, BOB)
    await requests.approve(tables, table_id, BOB, DAN, name="Dan")
    await requests.block(tables, table_id, BOB, DAN, name="Dan")
    await seating.free_seat(tables, table_id, BOB, seat="p3")
    await hosting.close_table(tables, table_id, BOB)


async def test_a_host_whom_nobody_can_follow_stays_host_until_somebody_sits_down(
    services: Services, poster: FakePoster
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN)
    await seating.leave(tables, table_id, ANN)
    assert (await tables.load(table_id)).table.host_id == ANN
    await seating.add_policy(tables, table_id, ANN, level="random", name="Bot")
    assert (await tables.load(table_id)).table.host_id == ANN, "a bot does not host"
    await seating.join(tables, table_id, BOB, name="Bob")
    await seating.join(tables, table_id, ANN, name="Ann")
    await services.settle()
    assert (await tables.load(table_id)).table.host_id == BOB
    assert named_hosts(poster) == ["Bob"]


async def test_a_host_who_gives_up_one_of_two_hot_seats_stays_host(services: Services) -> None:
    table = await hosting.open_table(
        services.tables, game="tally", guild_id=5, channel_id=1, host_id=ANN, hot_seat=True
    )
    for name in ("Ann", "Anna"):
        await seating.join(services.tables, table.id, ANN, name=name)
    await seating.join(services.tables, table.id, BOB, name="Bob")
    await seating.free_seat(services.tables, table.id, ANN, seat="p1")
    assert (await services.tables.load(table.id)).table.host_id == ANN


async def test_a_new_host_outlives_a_restart_and_the_old_one_asks_for_a_seat_like_others(
    services: Services,
) -> None:
    tables, table_id = services.tables, await start_table(services.tables, people=PEOPLE)
    await seating.leave(tables, table_id, ANN)
    assert (await tables.table(table_id)).host_id == BOB
    await seating.leave(tables, table_id, CAROL)
    assert not isinstance(await seating.join(tables, table_id, ANN, name="Ann", seat="p3"), str)
    with pytest.raises(NotHolder):
        await requests.let_in(tables, table_id, ANN, ANN)
    assert await requests.let_in(tables, table_id, BOB, ANN) == "p3"


async def test_a_request_is_announced_again_whenever_others_have_to_decide_on_it(
    services: Services, poster: FakePoster
) -> None:
    """Dan asks to share Carol's seat; she leaves, so the host decides; then Ann does, too."""
    tables, table_id = services.tables, await start_table(services.tables, people=PEOPLE)
    await seating.join(tables, table_id, DAN, name="Dan", seat="p3", share=True)

    async def asked() -> int:
        await services.settle()
        notices = [post.notice.key for post in poster.messages if post.notice is not None]
        return notices.count("notice-asks")

    assert await asked() == 1
    await seating.set_autopilot(tables, table_id, CAROL, on=True)
    assert await asked() == 1
    await seating.leave(tables, table_id, CAROL)
    assert await asked() == 2
    await seating.leave(tables, table_id, ANN)
    assert await asked() == 3
    await seating.join(tables, table_id, CAROL, name="Carol")
    assert await asked() == 4
    assert await requests.let_in(tables, table_id, CAROL, DAN) == "p3"
    await seating.leave(tables, table_id, CAROL)
    assert await asked() == 4


async def test_no_request_is_announced_again_for_a_seat_that_became_free_to_all(
    services: Services, poster: FakePoster
) -> None:
    tables, table_id = services.tables, await open_lobby(services, ANN, BOB)
    await seating.join(tables, table_id, DAN, name="Dan", seat="p2", share=True)
    await seating.leave(tables, table_id, BOB)
    await services.settle()
    notices = [post.notice.key for post in poster.messages if post.notice is not None]
    assert notices == ["notice-asks"]
