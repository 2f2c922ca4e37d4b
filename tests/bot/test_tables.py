"""Playing at a table: each command is applied once, as a whole or not at all."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.errors import (
    AlreadySeated,
    ChannelTaken,
    NoTable,
    NotAtTable,
    NotHost,
    Refused,
    RulesBroke,
    SeatTaken,
    ShuttingDown,
    Stale,
    StoreFailed,
    TableFull,
    TooFewSeats,
    WrongStatus,
)
from bot.services import Services
from bot.store.driver import OneTripConnection
from bot.store.models import UsedInteraction
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.changes import Played
from bot.tables.codecs import Games
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from bot.tables.previews import preview
from bot.tables.step_log import rows_of_table
from engine.core.dice import table_dice
from engine.core.errors import NotOffered
from engine.core.game import Step, begin, play
from tests.bot.started_tables import (
    ANN,
    BOB,
    CAROL,
    GAMES,
    start_table,
    stored_log,
    stored_state,
)
from tests.bot.tally_game import TALLY, Add, Answer, Break, Options, Pass, Peek, Roll, Vote


async def test_a_step_is_logged_and_seen_by_the_other_seat_at_once(services: Services) -> None:
    table_id = await start_table(services.tables)
    played = await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    (step,) = played.rows
    assert isinstance(step, Step)
    assert (step.seq, step.seat, step.by, step.action) == (1, "p1", "person", Add(by=3))
    assert (await services.tables.load(table_id)).view("p2").open.total == 3
    assert (await services.tables.table(table_id)).version == played.version
    assert await rows_of_table(services.tables, await services.tables.load(table_id), 1, 1) == (
        step,
    )


async def test_the_dice_of_a_log_row_depend_on_the_seed_and_its_number(services: Services) -> None:
    table_id = await start_table(services.tables, seed="abc")
    for seq in (1, 2, 3):
        (step,) = (await playing.play(services.tables, table_id, ANN, [Roll()])).rows
        assert isinstance(step, Step)
        assert step.rolls[0].faces == table_dice("abc", seq).roll(1, 6, "T")


async def test_a_plan_stops_at_the_first_roll(services: Services) -> None:
    table_id = await start_table(services.tables)
    played = await playing.play(services.tables, table_id, ANN, [Add(), Add(), Roll(), Add()])
    assert len(played.rows) == 3
    assert (await services.tables.table(table_id)).seq == 3


async def test_a_preview_plays_nothing_and_rolls_nothing(services: Services) -> None:
    table_id = await start_table(services.tables)
    ahead = preview(await services.tables.load(table_id), "p1", [Add(by=4), Roll(), Add()])
    assert ahead.view.open.total == 4
    assert ahead.unsure
    assert len(ahead.steps) == 1
    assert (await services.tables.load(table_id)).view("p1").open.total == 0


async def test_fifty_clicks_at_once_lose_nothing(services: Services) -> None:
    table_id = await start_table(services.tables)
    clicks = (
        playing.play(services.tables, table_id, ANN, [Add()], interaction=n) for n in range(50)
    )
    played = await asyncio.gather(*clicks)
    assert sorted(row.seq for one in played for row in one.rows if isinstance(row, Step)) == [
        *range(1, 51)
    ]
    assert (await services.tables.load(table_id)).view("p1").open.total == 50
    assert len(await stored_log(services.store, table_id)) == 51


class Unlocked(Tables):
    """Tables without their lock, at which actions may overlap."""

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncGenerator[LiveTable]:
        yield await self.load(table_id)


async def test_without_the_lock_simultaneous_clicks_are_refused_as_stale_but_none_is_lost(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    services.tables.__class__ = Unlocked
    clicks = (playing.play(services.tables, table_id, ANN, [Add()]) for _ in range(50))
    played = await asyncio.gather(*clicks, return_exceptions=True)
    refused = [one for one in played if isinstance(one, Stale)]
    assert refused
    done = [one for one in played if isinstance(one, Played)]
    assert len(done) + len(refused) == 50
    assert (await services.tables.load(table_id)).view("p1").open.total == len(done)


async def test_an_action_is_refused_as_stale_after_one_by_another_process(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    other = Tables(store=services.store, games=Games(GAMES))
    await other.load(table_id)
    await playing.play(services.tables, table_id, ANN, [Add(by=5)])
    with pytest.raises(Stale):
        await playing.play(other, table_id, ANN, [Add(by=7)])
    await playing.play(other, table_id, ANN, [Add(by=7)])
    assert (await other.load(table_id)).view("p1").open.total == 12


async def test_only_the_most_recently_used_tables_are_kept_in_memory(services: Services) -> None:
    ids = [await start_table(services.tables, channel_id=channel) for channel in (1, 2, 3)]
    await services.settle()
    tables = Tables(store=services.store, games=Games(GAMES), kept=2)
    first, second = [await tables.load(table_id) for table_id in ids[:2]]
    assert await tables.load(ids[0]) is first
    await tables.load(ids[2])
    assert await tables.load(ids[0]) is first
    assert await tables.load(ids[1]) is not second


class Hasty(Tables):
    """Tables whose changes are kept in memory before they are committed."""

    @asynccontextmanager
    async def changing(
        self, before: LiveTable, memo: UsedInteraction | None = None, **values: object
    ) -> AsyncGenerator[Change]:
        async with super().changing(before, memo, **values) as change:
            yield change
            self._keep(replace(before, table=change.table, state=change.state))


async def play_through_a_failing_commit(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, int]:
    """Add 2, then 50 in a commit that fails, then 1 eight times; the last two totals."""
    table_id = await start_table(tables)
    await playing.play(tables, table_id, ANN, [Add(by=2)])

    async def fail(connection: OneTripConnection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(OneTripConnection, "commit", fail)
        with pytest.raises(StoreFailed):
            await playing.play(tables, table_id, ANN, [Add(by=50)])
    kept = (await tables.load(table_id)).view("p1").open.total
    # More often than there are connections: none may be left in the failed transaction.
    for _ in range(8):
        await playing.play(tables, table_id, ANN, [Add()])
    return kept, (await tables.load(table_id)).view("p1").open.total


async def test_after_a_failed_commit_memory_equals_the_database_and_play_goes_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await play_through_a_failing_commit(services.tables, monkeypatch) == (2, 10)


async def test_a_failed_change_kept_in_memory_before_its_commit_would_block_play(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Hasty(store=services.store, games=Games(GAMES))
    with pytest.raises(Stale):
        await play_through_a_failing_commit(tables, monkeypatch)


async def test_a_stale_turn_button_changes_nothing(services: Services) -> None:
    table_id = await start_table(services.tables)
    shown = (await services.tables.table(table_id)).seq
    await playing.play(services.tables, table_id, ANN, [Add()], seq=shown)
    before = await stored_state(services.store, table_id)
    with pytest.raises(Stale):
        await playing.play(services.tables, table_id, ANN, [Add()], seq=shown)
    assert await stored_state(services.store, table_id) == before
    assert len(await stored_log(services.store, table_id)) == 2


async def test_the_first_answer_to_a_vote_does_not_make_the_second_stale(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Vote()])
    (ann,) = (await services.tables.load(table_id)).pending("p1")
    (bob,) = (await services.tables.load(table_id)).pending("p2")
    await playing.play(
        services.tables, table_id, ANN, [Answer(decision=ann.id, by=1)], decision=ann.id
    )
    await playing.play(
        services.tables, table_id, BOB, [Answer(decision=bob.id, by=2)], decision=bob.id
    )
    assert (await services.tables.load(table_id)).view("p1").open.total == 3
    with pytest.raises(Stale):
        await playing.play(
            services.tables, table_id, BOB, [Answer(decision=bob.id, by=2)], decision=bob.id
        )


async def test_nobody_can_answer_a_question_put_to_another_seat(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Vote()])
    (ann,) = (await services.tables.load(table_id)).pending("p1")
    with pytest.raises(Stale):
        await playing.play(
            services.tables, table_id, BOB, [Answer(decision=ann.id, by=9)], decision=ann.id
        )
    with pytest.raises(NotOffered):
        await playing.play(services.tables, table_id, BOB, [Answer(decision=ann.id, by=9)])


async def test_an_exception_in_the_rules_leaves_the_state_unchanged_to_the_byte(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    await services.settle()
    before = await stored_state(services.store, table_id), await services.tables.table(table_id)
    with pytest.raises(RulesBroke):
        await playing.play(services.tables, table_id, ANN, [Add(), Break()])
    after = await stored_state(services.store, table_id), await services.tables.table(table_id)
    assert after == before
    assert (await services.tables.load(table_id)).view("p1").open.total == 3


async def test_without_the_clone_an_exception_would_leave_half_an_effect() -> None:
    start, _ = begin(TALLY, ("p1",), Options(), table_dice("s", 0))
    with pytest.raises(ZeroDivisionError):
        play(TALLY, start, "p1", Break(), table_dice("s", 1), seq=1)
    assert start.open.total == 1_000


async def test_people_may_act_only_for_their_own_seat(services: Services) -> None:
    table_id = await start_table(services.tables)
    with pytest.raises(NotAtTable):
        await playing.play(services.tables, table_id, CAROL, [Add()])
    with pytest.raises(NotAtTable):
        await playing.play(services.tables, table_id, BOB, [Add()], seat="p1")
    with pytest.raises(NoTable):
        await playing.play(services.tables, "nowhere", ANN, [Add()])
    with pytest.raises(NotHost):
        await undoing.undo(services.tables, table_id, BOB, to=0)


async def test_a_table_never_gets_the_id_of_another(services: Services) -> None:
    tables = services.tables
    tables.new_id = iter(["twice", "twice", "twice", "other"]).__next__
    ids = [
        (await hosting.open_table(tables, game="tally", guild_id=5, channel_id=n, host_id=ANN)).id
        for n in (1, 2)
    ]
    assert ids == ["twice", "other"]


async def test_a_seat_is_taken_only_once_and_a_channel_holds_only_one_table(
    services: Services,
) -> None:
    tables = services.tables
    first = await hosting.open_table(tables, game="tally", guild_id=5, channel_id=1, host_id=ANN)
    with pytest.raises(ChannelTaken):
        await hosting.open_table(tables, game="tally", guild_id=5, channel_id=1, host_id=BOB)
    with pytest.raises(TooFewSeats):
        await playing.start(tables, first.id, ANN)
    assert await seating.join(tables, first.id, ANN, name="Ann") == "p1"
    with pytest.raises(AlreadySeated):
        await seating.join(tables, first.id, ANN, name="Ann")
    with pytest.raises(SeatTaken):
        await seating.join(tables, first.id, BOB, name="Bob", seat="p1")
    await seating.join(tables, first.id, BOB, name="Bob", seat="p1", share=True)
    assert await requests.let_in(tables, first.id, ANN, BOB) == "p1"
    assert (await tables.load(first.id)).people_of("p1") == (ANN, BOB)
    for number in range(3):
        await seating.join(tables, first.id, 100 + number, name="x")
    with pytest.raises(TableFull):
        await seating.join(tables, first.id, 200, name="x")
    await hosting.close_table(tables, first.id, ANN)
    assert await tables.table_in(1) is None
    await hosting.open_table(tables, game="tally", guild_id=5, channel_id=1, host_id=BOB)


async def test_one_person_may_hold_every_seat_of_a_hot_seat_table(services: Services) -> None:
    tables = services.tables
    table = await hosting.open_table(
        tables,
        game="tally",
        guild_id=None,
        channel_id=1,
        host_id=ANN,
        preset="still",
        hot_seat=True,
    )
    assert [await seating.join(tables, table.id, ANN, name="Ann") for _ in range(2)] == ["p1", "p2"]
    await playing.start(tables, table.id, ANN)
    seats = [(await playing.play(tables, table.id, ANN, [Pass()])).seat for _ in range(3)]
    assert seats == ["p1", "p2", "p1"]


async def test_seats_left_empty_in_the_lobby_are_closed_up_at_the_start(services: Services) -> None:
    tables = services.tables
    table = await hosting.open_table(
        tables, game="tally", guild_id=5, channel_id=1, host_id=ANN, preset="still"
    )
    for user_id, name in ((CAROL, "Carol"), (ANN, "Ann"), (BOB, "Bob")):
        await seating.join(tables, table.id, user_id, name=name)
    await seating.leave(tables, table.id, CAROL)
    await playing.start(tables, table.id, ANN)
    assert (await tables.load(table.id)).seat_of(ANN) == "p1"
    assert (await tables.load(table.id)).seat_of(BOB) == "p2"
    assert (await tables.load(table.id)).seats_of(CAROL) == ()
    await playing.play(tables, table.id, ANN, [Pass()])
    assert (await tables.load(table.id)).waits() == ("p2",)


async def test_a_paused_table_takes_no_actions_until_it_is_resumed(services: Services) -> None:
    table_id = await start_table(services.tables)
    with pytest.raises(NotHost):
        await hosting.pause(services.tables, table_id, BOB)
    await hosting.pause(services.tables, table_id, ANN)
    with pytest.raises(WrongStatus):
        await playing.play(services.tables, table_id, ANN, [Add()])
    await hosting.resume(services.tables, table_id, ANN)
    await playing.play(services.tables, table_id, ANN, [Add()])


async def test_a_finished_game_frees_its_channel_and_keeps_its_winner(services: Services) -> None:
    table_id = await start_table(services.tables, options=Options(goal=5))
    await playing.play(services.tables, table_id, ANN, [Add(by=9)])
    assert (await services.tables.table(table_id)).status == "finished"
    outcome = (await services.tables.load(table_id)).outcome()
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert await services.tables.table_in(1) is None
    assert await services.tables.tables_of(ANN) == []
    with pytest.raises(WrongStatus):
        await playing.play(services.tables, table_id, ANN, [Add()])


async def test_a_bot_that_is_shutting_down_refuses_actions(services: Services) -> None:
    table_id = await start_table(services.tables)
    services.tables.close()
    with pytest.raises(ShuttingDown) as refused:
        await playing.play(services.tables, table_id, ANN, [Add()])
    assert isinstance(refused.value, Refused)


async def test_a_players_view_holds_their_secret_and_a_spectators_view_does_not(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Peek()])
    mine = (await services.tables.load(table_id)).view("p1")
    assert mine.own is not None
    assert (await services.tables.load(table_id)).view("spectator").own is None
