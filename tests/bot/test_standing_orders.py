"""Standing orders answer for their seat, exactly once, and are seen by nobody else."""

import pytest
from sqlalchemy import select, update

from bot.errors import NotAtTable, NothingToUndo, WrongStatus
from bot.services import Services
from bot.store.models import OutboxRow
from bot.store.order_rows import StandingOrders
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.standing_orders import clear_orders, set_orders
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table, stored_log
from tests.bot.tally_game import Add, Orders, Pass, Vote, VoteDecision
from tests.bot.test_pump import by_whom


async def order(services: Services, table_id: str, vote: int = 2) -> None:
    """Give standing orders for Bob's seat: how to vote."""
    orders = Orders(vote=vote)
    await set_orders(services.tables, table_id, BOB, seat="p2", orders=orders)


async def stored_orders(services: Services) -> list[StandingOrders]:
    async with services.store.reading() as session:
        return list(await session.scalars(select(StandingOrders)))


async def vote(services: Services, table_id: str) -> None:
    """Have Ann put a vote to everybody."""
    await playing.play(services.tables, table_id, ANN, [Vote()])
    await services.settle()


async def test_standing_orders_answer_at_once_and_only_for_their_seat(services: Services) -> None:
    table_id = await start_table(services.tables)
    await order(services, table_id)
    await vote(services, table_id)
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]
    live = await services.tables.load(table_id)
    assert live.waits() == ("p1",)
    assert live.view("p1").open.total == 2


async def test_a_seat_without_standing_orders_is_asked(services: Services) -> None:
    table_id = await start_table(services.tables)
    await order(services, table_id)
    await clear_orders(services.tables, table_id, BOB)
    await vote(services, table_id)
    assert await by_whom(services, table_id) == ["p1 person"]
    assert (await services.tables.load(table_id)).waits() == ("p1", "p2")


async def test_a_question_with_only_one_answer_is_answered_automatically(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(VoteDecision, "in_the_open", True)
    table_id = await start_table(services.tables)
    await vote(services, table_id)
    assert await by_whom(services, table_id) == ["p1 person", "p1 rules", "p2 rules"]
    assert (await services.tables.load(table_id)).view("p1").open.total == 2


async def test_giving_standing_orders_changes_nothing_that_others_see(services: Services) -> None:
    table_id = await start_table(services.tables)
    await services.settle()

    async def seen() -> tuple[object, ...]:
        async with services.store.reading() as session:
            told = [row.model_dump() for row in await session.scalars(select(OutboxRow))]
        table = (await services.tables.table(table_id)).model_dump()
        return told, table, await stored_log(services.store, table_id)

    before = await seen()
    await order(services, table_id)
    await services.settle()
    assert await seen() == before
    assert len(await stored_orders(services)) == 1


async def test_standing_orders_given_while_a_question_is_open_answer_it(services: Services) -> None:
    table_id = await start_table(services.tables)
    await vote(services, table_id)
    await order(services, table_id)
    await services.settle()
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]


async def test_standing_orders_that_a_crash_kept_from_answering_answer_after_the_restart(
    opener: Opener,
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await vote(services, table_id)
    services.tables.changed.clear()
    await order(services, table_id)
    services = await opener.again()
    await services.sweep()
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]


async def test_standing_orders_outlive_a_restart(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await order(services, table_id)
    services = await opener.again()
    await vote(services, table_id)
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]


async def test_standing_orders_given_at_a_paused_table_answer_once_it_resumes(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await vote(services, table_id)
    await hosting.pause(services.tables, table_id, ANN)
    await order(services, table_id)
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p1", "p2")
    assert await by_whom(services, table_id) == ["p1 person"]
    await hosting.resume(services.tables, table_id, ANN)
    await services.settle()
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]


async def test_standing_orders_answer_before_the_autopilot_does(services: Services) -> None:
    table_id = await start_table(services.tables)
    await order(services, table_id)
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await vote(services, table_id)
    assert await by_whom(services, table_id) == ["p1 person", "p2 order"]


@pytest.mark.parametrize("how", ["leave", "free"])
async def test_standing_orders_are_deleted_when_their_player_leaves_or_is_removed(
    services: Services, how: str
) -> None:
    table_id = await start_table(services.tables)
    await order(services, table_id)
    if how == "leave":
        await seating.leave(services.tables, table_id, BOB)
    else:
        await seating.free_seat(services.tables, table_id, ANN, seat="p2")
    assert await stored_orders(services) == []
    await seating.join(services.tables, table_id, CAROL, name="Carol")
    await requests.let_in(services.tables, table_id, ANN, CAROL)
    await vote(services, table_id)
    assert (await services.tables.load(table_id)).waits() == ("p1", "p2")


async def test_standing_orders_stay_while_one_player_of_a_shared_seat_stays(
    services: Services,
) -> None:
    tables = services.tables
    table = await hosting.open_table(tables, game="tally", guild_id=5, channel_id=1, host_id=ANN)
    await seating.join(tables, table.id, ANN, name="Ann")
    await seating.join(tables, table.id, BOB, name="Bob")
    await seating.join(tables, table.id, CAROL, name="Carol", seat="p2", share=True)
    await requests.let_in(tables, table.id, BOB, CAROL)
    await playing.start(tables, table.id, ANN)
    await order(services, table.id)
    await seating.leave(tables, table.id, BOB)
    await vote(services, table.id)
    assert await by_whom(services, table.id) == ["p1 person", "p2 order"]


async def test_a_player_gives_standing_orders_only_for_their_own_seat_in_a_running_game(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    with pytest.raises(NotAtTable):
        await set_orders(services.tables, table_id, CAROL, seat="p2", orders=Orders())
    with pytest.raises(NotAtTable):
        await set_orders(services.tables, table_id, ANN, seat="p2", orders=Orders())
    await hosting.close_table(services.tables, table_id, ANN)
    with pytest.raises(WrongStatus):
        await order(services, table_id)


async def test_an_answer_given_by_standing_orders_cannot_be_undone(services: Services) -> None:
    table_id = await start_table(services.tables)
    await order(services, table_id)
    await vote(services, table_id)
    for user_id in (ANN, BOB):
        with pytest.raises(NothingToUndo):
            await undoing.undo(services.tables, table_id, user_id)


async def test_unreadable_standing_orders_are_ignored(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await order(services, table_id)
    async with services.store.writing() as session:
        await session.execute(update(StandingOrders).values(orders='{"vote": "maybe"}'))
    services = await opener.again()
    await vote(services, table_id)
    assert (await services.tables.load(table_id)).waits() == ("p1", "p2")
    await playing.play(services.tables, table_id, ANN, [await answer(services, table_id)])


async def answer(services: Services, table_id: str) -> object:
    live = await services.tables.load(table_id)
    return live.game.default(live.view("p1"))


async def test_giving_standing_orders_makes_no_button_of_the_turn_stale(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    shown = (await services.tables.table(table_id)).seq
    await set_orders(services.tables, table_id, ANN, seat="p1", orders=Orders(vote=1))
    await playing.play(services.tables, table_id, ANN, [Add(), Pass()], seq=shown)
