"""Playing through the one door: once each, whole or not at all."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.errors import (
    AlreadySeated,
    ChannelTaken,
    NoTable,
    NotAtTable,
    NothingToUndo,
    NotHost,
    Refused,
    RulesBroke,
    SeatTaken,
    ShuttingDown,
    Stale,
    TableFull,
    TooFewSeats,
    WrongStatus,
)
from bot.services import House
from bot.tables.door import Tables
from bot.tables.live import Desk, Loaded
from bot.tables.plans import Plan
from bot.tables.playing import Played
from engine.core.dice import table_dice
from engine.core.errors import NotOffered, NotYourTurn, RuleViolation
from engine.core.game import Step, begin, play
from engine.core.log import Undo
from tests.bot.laid import ANN, BOB, CAROL, GAMES, Opener, lay, stored_log, stored_state
from tests.bot.tally import TALLY, Add, Answer, Break, Options, Pass, Peek, Roll, Vote


async def test_a_step_is_logged_and_seen_at_once(house: House) -> None:
    table_id = await lay(house.tables)
    played = await house.tables.play(table_id, ANN, [Add(by=3)])
    (step,) = played.rows
    assert isinstance(step, Step)
    assert (step.seq, step.seat, step.by, step.action) == (1, "p1", "person", Add(by=3))
    assert (await house.tables.view(table_id, "p2")).open.total == 3
    assert (await house.tables.table(table_id)).version == played.version
    assert await house.tables.log(table_id, 1, 1) == (step,)


async def test_dice_of_a_row_come_from_the_seed_and_its_number(house: House) -> None:
    table_id = await lay(house.tables, seed="abc")
    for seq in (1, 2, 3):
        (step,) = (await house.tables.play(table_id, ANN, [Roll()])).rows
        assert isinstance(step, Step)
        assert step.rolls[0].faces == table_dice("abc", seq).roll(1, 6, "T")


async def test_a_plan_stops_at_the_first_roll(house: House) -> None:
    table_id = await lay(house.tables)
    played = await house.tables.play(table_id, ANN, [Add(), Add(), Roll(), Add()])
    assert len(played.rows) == 3
    assert (await house.tables.table(table_id)).seq == 3


async def test_a_preview_plays_nothing_and_rolls_nothing(house: House) -> None:
    table_id = await lay(house.tables)
    preview = await house.tables.preview(table_id, "p1", [Add(by=4), Roll(), Add()])
    assert preview.view.open.total == 4
    assert preview.unsure
    assert len(preview.steps) == 1
    assert (await house.tables.view(table_id, "p1")).open.total == 0


async def test_fifty_clicks_at_once_lose_nothing(house: House) -> None:
    table_id = await lay(house.tables)
    clicks = (house.tables.play(table_id, ANN, [Add()], interaction=n) for n in range(50))
    played = await asyncio.gather(*clicks)
    assert sorted(row.seq for one in played for row in one.rows if isinstance(row, Step)) == [
        *range(1, 51)
    ]
    assert (await house.tables.view(table_id, "p1")).open.total == 50
    assert len(await stored_log(house.store, table_id)) == 51


class Unlocked(Desk):
    """A desk that lets everybody in at once."""

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncGenerator[Loaded]:
        yield await self.load(table_id)


async def test_without_the_lock_clicks_would_be_turned_away_but_none_lost(house: House) -> None:
    table_id = await lay(house.tables)
    house.tables.desk.__class__ = Unlocked
    clicks = (house.tables.play(table_id, ANN, [Add()]) for _ in range(50))
    played = await asyncio.gather(*clicks, return_exceptions=True)
    refused = [one for one in played if isinstance(one, Stale)]
    assert refused
    done = [one for one in played if isinstance(one, Played)]
    assert len(done) + len(refused) == 50
    assert (await house.tables.view(table_id, "p1")).open.total == len(done)


async def test_another_process_that_moved_first_makes_the_second_stale(house: House) -> None:
    table_id = await lay(house.tables)
    other = Tables(store=house.store, games=GAMES)
    await other.view(table_id, "p1")
    await house.tables.play(table_id, ANN, [Add(by=5)])
    with pytest.raises(Stale):
        await other.play(table_id, ANN, [Add(by=7)])
    await other.play(table_id, ANN, [Add(by=7)])
    assert (await other.view(table_id, "p1")).open.total == 12


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_interaction_delivered_twice_is_applied_once(
    opener: Opener, restarted: bool
) -> None:
    house = await opener.open()
    table_id = await lay(house.tables)
    first = await house.tables.play(table_id, ANN, [Add(by=2), Roll()], interaction=77)
    await house.tables.play(table_id, ANN, [Add(by=100)], interaction=78)
    if restarted:
        house = await opener.again()
    second = await house.tables.play(table_id, ANN, [Add(by=2), Roll()], interaction=77)
    assert second == first
    assert (await house.tables.table(table_id)).seq == 3


async def test_doubles_delivered_together_are_applied_once(house: House) -> None:
    table_id = await lay(house.tables)
    pairs = [n // 2 for n in range(200)]
    clicks = (house.tables.play(table_id, ANN, [Add()], interaction=n) for n in pairs)
    played = await asyncio.gather(*clicks)
    assert played[::2] == played[1::2]
    assert (await house.tables.view(table_id, "p1")).open.total == 100


async def test_without_its_interaction_a_double_is_applied_twice(house: House) -> None:
    table_id = await lay(house.tables)
    for _ in range(2):
        await house.tables.play(table_id, ANN, [Add(by=2)])
    assert (await house.tables.view(table_id, "p1")).open.total == 4


async def test_a_refusal_is_repeated_even_if_it_would_now_be_allowed(house: House) -> None:
    table_id = await lay(house.tables, preset="still")
    with pytest.raises(NotYourTurn):
        await house.tables.play(table_id, BOB, [Add()], interaction=5)
    await house.tables.play(table_id, ANN, [Pass()])
    with pytest.raises(NotYourTurn) as again:
        await house.tables.play(table_id, BOB, [Add()], interaction=5)
    assert again.value.rule == "CORE-TURN-01"
    await house.tables.play(table_id, BOB, [Add()], interaction=6)


async def test_a_violation_is_repeated_with_its_facts(house: House) -> None:
    table_id = await lay(house.tables)
    for _ in range(2):
        with pytest.raises(RuleViolation) as refused:
            await house.tables.play(table_id, ANN, [Add(by=-3)], interaction=5)
        assert (refused.value.rule, refused.value.facts) == ("T-2", {"by": -3})


async def test_a_stale_turn_button_changes_nothing(house: House) -> None:
    table_id = await lay(house.tables)
    shown = (await house.tables.table(table_id)).version
    await house.tables.play(table_id, ANN, [Add()], version=shown)
    before = await stored_state(house.store, table_id)
    with pytest.raises(Stale):
        await house.tables.play(table_id, ANN, [Add()], version=shown)
    assert await stored_state(house.store, table_id) == before
    assert len(await stored_log(house.store, table_id)) == 2


async def test_the_first_sealed_bid_does_not_spoil_the_second(house: House) -> None:
    table_id = await lay(house.tables)
    await house.tables.play(table_id, ANN, [Vote()])
    (ann,) = await house.tables.pending(table_id, "p1")
    (bob,) = await house.tables.pending(table_id, "p2")
    await house.tables.play(table_id, ANN, [Answer(decision=ann.id, by=1)], decision=ann.id)
    await house.tables.play(table_id, BOB, [Answer(decision=bob.id, by=2)], decision=bob.id)
    assert (await house.tables.view(table_id, "p1")).open.total == 3
    with pytest.raises(Stale):
        await house.tables.play(table_id, BOB, [Answer(decision=bob.id, by=2)], decision=bob.id)


async def test_nobody_answers_a_decision_of_another_seat(house: House) -> None:
    table_id = await lay(house.tables)
    await house.tables.play(table_id, ANN, [Vote()])
    (ann,) = await house.tables.pending(table_id, "p1")
    with pytest.raises(Stale):
        await house.tables.play(table_id, BOB, [Answer(decision=ann.id, by=9)], decision=ann.id)
    with pytest.raises(NotOffered):
        await house.tables.play(table_id, BOB, [Answer(decision=ann.id, by=9)])


async def test_an_exception_halfway_leaves_the_state_byte_for_byte(house: House) -> None:
    table_id = await lay(house.tables)
    await house.tables.play(table_id, ANN, [Add(by=3)])
    before = await stored_state(house.store, table_id), await house.tables.table(table_id)
    with pytest.raises(RulesBroke):
        await house.tables.play(table_id, ANN, [Add(), Break()])
    after = await stored_state(house.store, table_id), await house.tables.table(table_id)
    assert after == before
    assert (await house.tables.view(table_id, "p1")).open.total == 3


async def test_without_the_clone_an_exception_would_leave_half_an_effect() -> None:
    start, _ = begin(TALLY, ("p1",), Options(), table_dice("s", 0))
    with pytest.raises(ZeroDivisionError):
        play(TALLY, start, "p1", Break(), table_dice("s", 1), seq=1)
    assert start.open.total == 1_000


async def test_people_act_for_their_own_seat_only(house: House) -> None:
    table_id = await lay(house.tables)
    with pytest.raises(NotAtTable):
        await house.tables.play(table_id, CAROL, [Add()])
    with pytest.raises(NotAtTable):
        await house.tables.play(table_id, BOB, [Add()], seat="p1")
    with pytest.raises(NoTable):
        await house.tables.play("nowhere", ANN, [Add()])
    with pytest.raises(NotHost):
        await house.tables.undo(table_id, BOB, to=0)


async def test_seats_are_taken_once_and_channels_hold_one_table(house: House) -> None:
    tables = house.tables
    first = await tables.open_table(game="tally", guild_id=5, channel_id=1, host_id=ANN)
    with pytest.raises(ChannelTaken):
        await tables.open_table(game="tally", guild_id=5, channel_id=1, host_id=BOB)
    with pytest.raises(TooFewSeats):
        await tables.start(first.id, ANN)
    assert await tables.join(first.id, ANN, name="Ann") == "p1"
    with pytest.raises(AlreadySeated):
        await tables.join(first.id, ANN, name="Ann")
    with pytest.raises(SeatTaken):
        await tables.join(first.id, BOB, name="Bob", seat="p1")
    assert await tables.join(first.id, BOB, name="Bob", seat="p1", share=True) == "p1"
    assert await tables.people_of(first.id, "p1") == (ANN, BOB)
    for number in range(3):
        await tables.join(first.id, 100 + number, name="x")
    with pytest.raises(TableFull):
        await tables.join(first.id, 200, name="x")
    await tables.end(first.id, ANN)
    assert await tables.table_in(1) is None
    await tables.open_table(game="tally", guild_id=5, channel_id=1, host_id=BOB)


async def test_nobody_comes_to_share_a_seat_once_the_game_runs(house: House) -> None:
    table_id = await lay(house.tables)
    with pytest.raises(SeatTaken):
        await house.tables.join(table_id, CAROL, name="Carol", seat="p1", share=True)
    assert await house.tables.people_of(table_id, "p1") == (ANN,)
    with pytest.raises(NotAtTable):
        await house.tables.play(table_id, CAROL, [Add()])


async def test_one_person_may_hold_every_seat_of_a_hot_seat_table(house: House) -> None:
    tables = house.tables
    table = await tables.open_table(
        game="tally", guild_id=None, channel_id=1, host_id=ANN, preset="still", hot_seat=True
    )
    assert [await tables.join(table.id, ANN, name="Ann") for _ in range(2)] == ["p1", "p2"]
    await tables.start(table.id, ANN)
    seats = [(await tables.play(table.id, ANN, [Pass()])).seat for _ in range(3)]
    assert seats == ["p1", "p2", "p1"]


async def test_seats_left_in_the_lobby_are_closed_up_at_the_start(house: House) -> None:
    tables = house.tables
    table = await tables.open_table(
        game="tally", guild_id=5, channel_id=1, host_id=ANN, preset="still"
    )
    for user_id, name in ((CAROL, "Carol"), (ANN, "Ann"), (BOB, "Bob")):
        await tables.join(table.id, user_id, name=name)
    await tables.leave(table.id, CAROL)
    await tables.start(table.id, ANN)
    assert await tables.seat_of(table.id, ANN) == "p1"
    assert await tables.seat_of(table.id, BOB) == "p2"
    assert await tables.seat_of(table.id, CAROL) is None
    await tables.play(table.id, ANN, [Pass()])
    assert await tables.waits(table.id) == ("p2",)


async def test_a_paused_table_takes_no_orders_until_it_goes_on(house: House) -> None:
    table_id = await lay(house.tables)
    with pytest.raises(NotHost):
        await house.tables.pause(table_id, BOB)
    await house.tables.pause(table_id, ANN)
    with pytest.raises(WrongStatus):
        await house.tables.play(table_id, ANN, [Add()])
    await house.tables.resume(table_id, ANN)
    await house.tables.play(table_id, ANN, [Add()])


async def test_a_finished_game_frees_its_channel_and_keeps_its_winner(house: House) -> None:
    table_id = await lay(house.tables, options=Options(goal=5))
    await house.tables.play(table_id, ANN, [Add(by=9)])
    assert (await house.tables.table(table_id)).status == "finished"
    outcome = await house.tables.outcome(table_id)
    assert outcome is not None
    assert outcome.winners == ("p1",)
    assert await house.tables.table_in(1) is None
    assert await house.tables.tables_of(ANN) == []
    with pytest.raises(WrongStatus):
        await house.tables.play(table_id, ANN, [Add()])


async def test_a_closing_house_refuses_politely(house: House) -> None:
    table_id = await lay(house.tables)
    house.tables.close()
    with pytest.raises(ShuttingDown) as refused:
        await house.tables.play(table_id, ANN, [Add()])
    assert isinstance(refused.value, Refused)


async def test_ones_own_last_action_is_taken_back_until_a_die_shows(house: House) -> None:
    table_id = await lay(house.tables)
    await house.tables.play(table_id, ANN, [Add(by=1)])
    await house.tables.play(table_id, ANN, [Add(by=2)])
    undone = await house.tables.undo(table_id, ANN, interaction=9)
    assert undone.rows == (Undo(seq=3, seat="p1", to=1),)
    assert await house.tables.undo(table_id, ANN, interaction=9) == undone
    assert (await house.tables.view(table_id, "p1")).open.total == 1
    with pytest.raises(NothingToUndo):
        await house.tables.undo(table_id, BOB)
    await house.tables.play(table_id, ANN, [Roll()])
    with pytest.raises(NothingToUndo):
        await house.tables.undo(table_id, ANN)


async def test_undo_of_the_last_hundred_actions_restores_every_state(opener: Opener) -> None:
    house = await opener.open()
    table_id = await lay(house.tables)
    states = [await stored_state(house.store, table_id)]
    for number in range(130):
        await house.tables.play(table_id, ANN, [Roll() if number % 7 == 0 else Add(by=number + 1)])
        states.append(await stored_state(house.store, table_id))
    house = await opener.again()
    for back in range(129, 29, -1):
        await house.tables.undo(table_id, ANN, to=back)
        assert await stored_state(house.store, table_id) == states[back]
    assert len(await stored_log(house.store, table_id)) == 231


async def test_what_was_undone_stays_so_through_a_restart_and_new_rows_roll_anew(
    opener: Opener,
) -> None:
    house = await opener.open()
    table_id = await lay(house.tables, seed="s")
    await house.tables.play(table_id, ANN, [Add(), Roll()])
    await house.tables.undo(table_id, ANN, to=1)
    house = await opener.again()
    assert (await house.tables.view(table_id, "p1")).open.total == 1
    (step,) = (await house.tables.play(table_id, ANN, [Roll()])).rows
    assert isinstance(step, Step)
    assert step.seq == 4
    assert step.rolls[0].faces == table_dice("s", 4).roll(1, 6, "T")
    with pytest.raises(NothingToUndo):
        await house.tables.undo(table_id, ANN, to=2)


async def test_a_view_holds_what_its_seat_may_know(house: House) -> None:
    table_id = await lay(house.tables)
    await house.tables.play(table_id, ANN, [Peek()])
    mine = await house.tables.view(table_id, "p1")
    assert mine.own is not None
    assert (await house.tables.view(table_id, "spectator")).own is None


async def test_a_draft_outlives_a_restart(opener: Opener) -> None:
    house = await opener.open()
    table_id = await lay(house.tables)
    plan = Plan(seat="p1", version=4, actions=(Add(by=2), Roll()))
    await house.tables.drafts.write(table_id, ANN, plan)
    house = await opener.again()
    assert await house.tables.drafts.read(table_id, ANN) == plan
    assert await house.tables.drafts.read(table_id, BOB) is None
    await house.tables.drafts.write(table_id, ANN, Plan(seat="p1", version=4, actions=()))
    assert await house.tables.drafts.read(table_id, ANN) is None
