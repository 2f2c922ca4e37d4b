"""Resigning: the last side with people wins, else the bot plays the seat on, for good."""

from datetime import timedelta

import pytest

from bot import clock
from bot.errors import NotAtTable, Resigned
from bot.messages.board_foot import _away
from bot.services import Services
from bot.tables import away, endings, playing, seating
from bot.tables.admissions import admission_of
from bot.tables.standing_orders import set_orders
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table
from tests.bot.tally_game import Add, Orders, Pass
from tests.toys.sealed_orders.game import SEALED_ORDERS

THREE = {ANN: "Ann", BOB: "Bob", CAROL: "Carol"}
DAN = 13


async def test_of_two_people_the_one_who_stays_wins_and_the_board_tells_it(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still")
    ending = await endings.resign(services.tables, table_id, ANN)
    await services.settle()
    assert ending is not None
    assert (ending.by, ending.winners, ending.agreed) == ("resigned", ("p2",), ("p1",))
    live = await services.tables.load(table_id)
    assert (live.table.status, live.outcome()) == ("finished", ending)
    assert [post.notice is None for post in poster.messages][-2:] == [False, True]


async def test_with_others_left_the_bot_plays_the_seat_on_and_nobody_takes_it_back(
    services: Services, poster: FakePoster
) -> None:
    tables = services.tables
    table_id = await start_table(tables, preset="still", people=THREE)
    assert await endings.resign(tables, table_id, ANN) is None
    await services.settle()
    live = await tables.load(table_id)
    assert (live.table.status, live.policy_of("p1")) == ("open", "faulty")
    assert "notice-resigned" in [post.notice.key for post in poster.messages if post.notice]
    with pytest.raises(Resigned):
        await seating.set_autopilot(tables, table_id, ANN, on=False)
    with pytest.raises(Resigned):
        await playing.play(tables, table_id, ANN, [Add()])
    with pytest.raises(Resigned):
        await seating.join(tables, table_id, DAN, name="Dan", seat="p1", share=True)
    with pytest.raises(Resigned):
        await endings.resign(tables, table_id, ANN)
    await seating.leave(tables, table_id, ANN)
    with pytest.raises(Resigned):
        await seating.join(tables, table_id, ANN, name="Ann", seat="p1")
    ending = await endings.resign(tables, table_id, BOB)
    assert ending is not None
    assert ending.winners == ("p3",)


async def test_a_resigned_seat_is_offered_to_nobody_and_its_absence_is_not_told(
    services: Services, poster: FakePoster
) -> None:
    tables = services.tables
    table_id = await start_table(tables, preset="still", people=THREE)
    await endings.resign(tables, table_id, BOB)
    await away.go_away(tables, BOB, clock.now() + timedelta(days=7), "bot")
    await services.sweep()
    live = await tables.load(table_id)
    assert (live.plays_for_person("p2"), live.is_automatic("p2")) == (False, True)
    assert list(_away(live)) == []
    await seating.leave(tables, table_id, BOB)
    await services.settle()
    told = [post.notice.key for post in poster.messages if post.notice]
    assert told == ["notice-resigned", "notice-left-resigned"]
    assert await admission_of(tables, table_id, BOB) is None


async def test_a_resigned_seat_that_the_host_clears_is_offered_to_nobody(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still", people=THREE)
    await endings.resign(services.tables, table_id, BOB)
    await seating.free_seat(services.tables, table_id, ANN, seat="p2")
    await services.settle()
    (told,) = [one.notice for one in poster.messages if one.notice and "freed" in one.notice.key]
    assert dict(told.facts)["played"] == "end"


async def test_a_person_alone_against_bots_who_resigns_loses_to_the_only_one(
    services: Services,
) -> None:
    alone = {ANN: "Ann"}
    tables = services.tables
    table_id = await start_table(tables, preset="still", people=alone, policies=("hasty",))
    ending = await endings.resign(tables, table_id, ANN)
    assert ending is not None
    assert ending.winners == ("p2",)
    several = await start_table(
        tables, preset="still", people=alone, policies=("hasty", "hasty"), channel_id=2
    )
    ending = await endings.resign(tables, several, ANN)
    assert ending is not None
    assert ending.winners == (), "of several bots none has won"


async def test_a_side_plays_on_while_it_has_people(opener: Opener) -> None:
    """Ann (p1) and Carol (p3) sail from the west, Bob (p2) from the east."""
    services = await opener.open(games={"sealed_orders": SEALED_ORDERS})
    tables = services.tables
    table_id = await start_table(tables, game="sealed_orders", people=THREE)
    assert await endings.resign(tables, table_id, ANN) is None
    ending = await endings.resign(tables, table_id, CAROL)
    assert ending is not None
    assert ending.winners == ("p2",)


async def test_the_orders_and_the_plan_of_a_resigned_seat_are_gone(services: Services) -> None:
    tables = services.tables
    table_id = await start_table(tables, preset="still", people=THREE)
    await set_orders(tables, table_id, ANN, seat="p1", orders=Orders(vote=1))
    await endings.resign(tables, table_id, ANN)
    assert (await tables.load(table_id)).orders == {}


async def test_only_who_holds_a_seat_can_resign(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    with pytest.raises(NotAtTable):
        await endings.resign(services.tables, table_id, DAN)


async def test_an_end_by_the_rules_is_read_as_such(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    await playing.play(services.tables, table_id, ANN, [Add(by=1_000_000)])
    ending = (await services.tables.load(table_id)).outcome()
    assert ending is not None
    assert (ending.by, ending.winners, ending.reason) == ("rules", ("p1",), "goal")
    other = await start_table(services.tables, preset="still", channel_id=2)
    await playing.play(services.tables, other, ANN, [Pass()])
    assert (await services.tables.load(other)).outcome() is None
