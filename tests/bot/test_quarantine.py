"""Quarantine: a table whose rules or rows fail stops alone, and goes on once repaired."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
from sqlalchemy import update
from sqlmodel import col

from bot.errors import NotAtTable, NothingToUndo, NotHost, Quarantined, Stale, WrongStatus
from bot.services import Services
from bot.store.models import Holder, LogRow, Snapshot, Table
from bot.tables import hosting, playing, seating, undoing
from bot.tables.broken import close_broken, leave_broken
from bot.tables.last_round import last_round
from bot.tables.live import Tables
from bot.tables.snapshots import digest_of
from bot.tables.step_log import plans_played, rows_of_table
from bot.words.language import Language
from engine.core.game import AnyGame, Upgrade
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Add, Curse, Pass, Roll, Tally


async def test_a_table_whose_rules_fail_is_quarantined_alone(
    services: Services, poster: FakePoster
) -> None:
    cursed = await start_table(services.tables, channel_id=1)
    healthy = await start_table(services.tables, channel_id=2)
    await playing.play(services.tables, cursed, ANN, [Curse(), Pass()])
    before = await stored_state(services.store, cursed)
    await services.settle()
    assert (await services.tables.table(cursed)).status == "quarantined"
    assert await stored_state(services.store, cursed) == before
    with pytest.raises(Quarantined):
        await playing.play(services.tables, cursed, BOB, [Add()])
    notices = [post.notice.key for post in poster.messages if post.notice]
    assert notices == ["notice-quarantined"]
    await playing.play(services.tables, healthy, ANN, [Pass()])
    await services.settle()
    assert (await services.tables.load(healthy)).waits() == ("p2",)


def rewritten(old: bytes, new: bytes) -> Callable[[bytes], Mapping[str, object]]:
    """Function that replaces *old* by *new* in a stored state, and gives the fitting digest."""

    def spoil(raw: bytes) -> Mapping[str, object]:
        assert old in raw
        state = raw.replace(old, new)
        return {"state": state, "digest": digest_of(state)}

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        pytest.param(lambda raw: {"state": raw[:-1]}, id="truncated"),
        pytest.param(lambda raw: {"state": b"\xff\xfe"}, id="garbage"),
        pytest.param(lambda raw: {"digest": "0" * 64}, id="altered"),
        pytest.param(rewritten(b'"total":0', b'"total":"none"'), id="of another form"),
        pytest.param(rewritten(b'"total":0', b'"total":-5000'), id="senseless"),
    ],
)
async def test_a_damaged_state_quarantines_its_table_and_is_kept_as_it_is(
    opener: Opener, poster: FakePoster, spoil: Callable[[bytes], Mapping[str, object]]
) -> None:
    services = await opener.open()
    spoiled, healthy = (
        await start_table(services.tables),
        await start_table(services.tables, channel_id=2),
    )
    raw = await stored_state(services.store, spoiled)
    async with services.store.writing() as session:
        query = update(Snapshot).where(col(Snapshot.table_id) == spoiled)
        await session.execute(query.values(**spoil(raw)))
    before = await stored_state(services.store, spoiled)
    services = await opener.again()
    with pytest.raises(Quarantined):
        (await services.tables.load(spoiled)).view("p1")
    await services.settle()
    assert await stored_state(services.store, spoiled) == before
    assert [post.table_id for post in poster.messages if post.notice] == [spoiled]
    await playing.play(services.tables, healthy, ANN, [Roll()])


async def test_a_table_of_a_newer_version_of_the_rules_is_quarantined(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    async with services.store.writing() as session:
        await session.execute(update(Table).values(rules_version=99))
    services = await opener.again()
    with pytest.raises(Quarantined):
        (await services.tables.load(table_id)).view("p1")
    assert "newer" in ((await services.tables.table(table_id)).reason or "")


def double(raw: dict[str, Any]) -> dict[str, Any]:
    """The total counts double from version 2 on."""
    return {**raw, "open": {**raw["open"], "total": raw["open"]["total"] * 2}}


class Risen(Tally):
    version = 2
    upgrades: Mapping[int, Upgrade] = {1: double}


async def test_undo_does_not_reach_back_before_an_upgrade_of_the_rules(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    games: dict[str, AnyGame] = {"tally": Risen()}
    services = await opener.again(games=games)
    assert (await services.tables.load(table_id)).view("p1").open.total == 10
    assert (await services.tables.table(table_id)).epoch == 2
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, ANN)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await undoing.undo(services.tables, table_id, ANN)
    assert (await services.tables.load(table_id)).view("p1").open.total == 10
    services = await opener.again(games=games)
    assert (await services.tables.load(table_id)).view("p1").open.total == 10


async def test_a_log_that_cannot_be_read_quarantines_its_table(services: Services) -> None:
    table_id = await start_table(services.tables)
    for number in range(3):
        await playing.play(services.tables, table_id, ANN, [Add(by=number + 1)])
    await services.settle()
    async with services.store.writing() as session:
        await session.execute(update(LogRow).where(col(LogRow.seq) == 2).values(body="{"))
    with pytest.raises(Quarantined):
        await undoing.undo(services.tables, table_id, ANN)
    assert (await services.tables.table(table_id)).status == "quarantined"


async def test_only_a_repaired_table_can_be_released_from_quarantine(services: Services) -> None:
    table_id = await start_table(services.tables)
    await services.settle()
    before = await stored_state(services.store, table_id)
    table = await services.tables.table(table_id)
    async with services.store.writing() as session:
        await session.execute(update(Snapshot).values(state=b"{"))
    await services.tables.quarantine(table, "a test")
    with pytest.raises(Quarantined):
        await hosting.release(services.tables, table_id, ANN)
    async with services.store.writing() as session:
        await session.execute(update(Snapshot).values(state=before))
    await hosting.release(services.tables, table_id, ANN)
    await playing.play(services.tables, table_id, ANN, [Add()])


@pytest.fixture
async def broken(services: Services) -> str:
    """The id of a table of Ann, who hosts it, and Bob, which is quarantined in play."""
    table_id = await start_table(services.tables)
    await services.settle()
    await services.tables.quarantine(await services.tables.table(table_id), "a test")
    await services.settle()
    return table_id


async def test_people_can_leave_a_quarantined_table_and_the_host_is_followed(
    services: Services, poster: FakePoster, broken: str
) -> None:
    tables, before = services.tables, await stored_state(services.store, broken)
    assert [one.id for one in await tables.tables_of(ANN)] == [broken]
    await seating.leave(tables, broken, ANN)
    await services.settle()
    assert await tables.tables_of(ANN) == []
    assert (await tables.table(broken)).host_id == BOB
    assert [post.notice.key for post in poster.messages if post.notice][-1] == "notice-host"
    with pytest.raises(NotAtTable):
        await seating.leave(tables, broken, ANN)
    assert await stored_state(services.store, broken) == before
    await hosting.release(tables, broken, BOB)
    live = await tables.load(broken)
    assert (live.people_of("p1"), live.people_of("p2")) == ((), (BOB,))
    assert live.policy_of("p1") is not None


async def test_the_host_can_close_a_quarantined_table_which_then_stays_closed(
    services: Services, poster: FakePoster, broken: str
) -> None:
    tables = services.tables
    async with services.store.writing() as session:
        await session.execute(update(Snapshot).values(state=b"{"))
    with pytest.raises(NotHost):
        await hosting.close_table(tables, broken, BOB)
    with pytest.raises(NotHost):
        await hosting.require_closable(tables, broken, BOB)
    assert (await hosting.require_closable(tables, broken, ANN)).id == broken
    await hosting.close_table(tables, broken, ANN, status="quarantined")
    await services.settle()
    assert [post.notice.key for post in poster.messages if post.notice][-1] == "notice-ended"
    assert poster.finished == [1], "the board becomes a log entry"
    assert await tables.tables_of(ANN) == []
    assert await stored_state(services.store, broken) == b"{"
    with pytest.raises(WrongStatus):
        await hosting.require_closable(tables, broken, ANN)
    with pytest.raises(Quarantined):
        await tables.load(broken)
    assert (await tables.table(broken)).status == "finished"


async def test_a_person_leaves_a_seat_of_a_quarantined_table_to_those_who_share_it(
    services: Services, broken: str
) -> None:
    tables = services.tables
    async with services.store.writing() as session:
        session.add(Holder(table_id=broken, seat="p1", place=1, user_id=3, name="Cy"))
    await seating.leave(tables, broken, ANN)
    here = [(one.seat, one.user_id) for one in await tables.holders(broken)]
    assert sorted(here) == [("p1", 3), ("p2", BOB)]


@pytest.mark.parametrize("do", [leave_broken, close_broken])
async def test_what_is_done_to_a_quarantined_table_is_refused_once_it_goes_on(
    services: Services, broken: str, do: Callable[[Tables, str, int], Awaitable[None]]
) -> None:
    await hosting.release(services.tables, broken, ANN)
    with pytest.raises(Stale):
        await do(services.tables, broken, ANN)
    assert (await services.tables.load(broken)).people_of("p1") == (ANN,)


@pytest.mark.parametrize("do", [leave_broken, close_broken])
async def test_a_change_begun_before_a_quarantine_does_not_undo_what_was_done_meanwhile(
    services: Services, do: Callable[[Tables, str, int], Awaitable[None]]
) -> None:
    tables = services.tables
    table_id = await start_table(tables)
    await services.settle()
    before = await tables.load(table_id)
    await tables.quarantine(before.table, "a test")
    await do(tables, table_id, ANN)
    with pytest.raises(Stale):
        async with tables.changing(before, status="open"):
            pass


READERS: dict[str, Callable[[Services, str], Awaitable[object]]] = {}
"""Everything that reads a table's log, by name."""


def reader(
    read: Callable[[Services, str], Awaitable[object]],
) -> Callable[[Services, str], Awaitable[object]]:
    READERS[read.__name__] = read
    return read


@reader
async def an_undo(services: Services, table_id: str) -> object:
    return await undoing.undo(services.tables, table_id, ANN)


@reader
async def an_undo_by_the_host(services: Services, table_id: str) -> object:
    return await undoing.undo(services.tables, table_id, ANN, to=0)


@reader
async def the_news(services: Services, table_id: str) -> object:
    return await rows_of_table(services.tables, await services.tables.load(table_id), 0, 3)


@reader
async def the_plans_to_go_back_to(services: Services, table_id: str) -> object:
    return await plans_played(services.tables, await services.tables.load(table_id))


@reader
async def the_last_round(services: Services, table_id: str) -> object:
    return await last_round(services.tables, await services.tables.load(table_id), "p1")


async def spoil(services: Services, table_id: str, seq: int) -> None:
    """Store a row of the log in a form that no rules can read."""
    mine = (col(LogRow.table_id) == table_id, col(LogRow.seq) == seq)
    body = '{"kind": "step", "action": {"kind": "renamed"}}'
    async with services.store.writing() as session:
        await session.execute(update(LogRow).where(*mine).values(body=body))


@pytest.mark.parametrize("read", READERS)
async def test_a_row_that_cannot_be_loaded_rests_its_table_alone_and_its_host_is_told_what_to_do(
    services: Services, poster: FakePoster, read: str
) -> None:
    tables = services.tables
    table_id, healthy = [await start_table(tables, channel_id=number) for number in (1, 2)]
    for number in range(3):
        await playing.play(tables, table_id, ANN, [Add(by=number + 1)])
    await services.settle()
    await spoil(services, table_id, 3)
    before = await stored_log(services.store, table_id)
    with pytest.raises(Quarantined):
        await READERS[read](services, table_id)
    await services.settle()
    assert await stored_log(services.store, table_id) == before
    assert (await tables.table(table_id)).reason
    (post,) = [post for post in poster.messages if post.notice is not None]
    assert (post.table_id, post.channel_id) == (table_id, 1)
    told = Language("en").say(post.notice)
    assert f"<@{ANN}>" in told
    assert "what was played before cannot be read" in told
    assert f"`/table release table:{table_id}`" in told
    await playing.play(tables, healthy, ANN, [Pass()])
    await services.settle()
    assert (await tables.load(healthy)).waits() == ("p2",)


async def test_rows_of_older_rules_that_cannot_be_read_any_more_harm_nothing(
    opener: Opener,
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    for number in range(3):
        await playing.play(services.tables, table_id, ANN, [Add(by=number + 1)])
    await services.settle()
    for seq in (0, 1, 2, 3):
        await spoil(services, table_id, seq)
    services = await opener.again(games={"tally": Risen()})
    tables = services.tables
    await playing.play(tables, table_id, ANN, [Add()])
    live = await tables.load(table_id)
    assert [getattr(row, "seq", 0) for row in await rows_of_table(tables, live, 0, 4)] == [4]
    assert len(await plans_played(tables, live)) == 1
    await last_round(tables, live, "p1")
    await undoing.undo(tables, table_id, ANN)
    assert (await tables.table(table_id)).status == "open"
