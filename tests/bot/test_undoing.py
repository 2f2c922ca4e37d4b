"""Undo takes back one plan that a person played, and restores the state to the byte."""

import random

import pytest

from bot.errors import (
    NothingToUndo,
)
from bot.services import Services
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.previews import Preview
from engine.core.dice import table_dice
from engine.core.game import Step
from engine.core.log import Undo
from engine.core.records import Seat
from engine.games.captains_log.game import CAPTAINS_LOG
from tests.bot.started_tables import (
    ANN,
    BOB,
    CAROL,
    Opener,
    start_table,
    stored_log,
    stored_state,
)
from tests.bot.tally_game import Add, Pass, Roll

RANDOM_PLANS = 60
SEED = "undone"


async def test_one_undo_takes_back_the_whole_of_a_plan(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    before = await stored_state(services.store, table_id)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Add(by=3), Add(by=4)])
    undone = await undoing.undo(services.tables, table_id, ANN)
    assert undone.rows == (Undo(seq=5, seat="p1", to=1),)
    assert await stored_state(services.store, table_id) == before
    await undoing.undo(services.tables, table_id, ANN)
    assert (await services.tables.load(table_id)).view("p1").open.total == 0


async def test_a_plan_that_ended_with_a_die_roll_cannot_be_undone(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Roll(), Add(by=3)])
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, ANN)
    assert not await undoing.can_undo(services.tables, await services.tables.load(table_id))


async def test_undo_takes_back_the_rest_of_a_plan_that_the_host_cut_short(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await playing.play(services.tables, table_id, ANN, [Add(by=2), Add(by=3), Add(by=4)])
    await undoing.undo(services.tables, table_id, ANN, to=3)
    undone = await undoing.undo(services.tables, table_id, ANN)
    assert undone.rows == (Undo(seq=6, seat="p1", to=1),)


async def test_a_newcomer_cannot_undo_an_action_that_a_bot_played_on_their_seat(
    services: Services,
) -> None:
    table_id = await start_table(
        services.tables, preset="still", people={ANN: "Ann"}, policies=("hasty",)
    )
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await seating.join(services.tables, table_id, BOB, name="Bob")
    await requests.let_in(services.tables, table_id, ANN, BOB)
    assert not await undoing.can_undo(services.tables, await services.tables.load(table_id))
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, BOB)


async def test_a_player_cannot_undo_the_plan_of_another_who_shares_their_seat(
    services: Services,
) -> None:
    tables = services.tables
    table = await hosting.open_table(tables, game="tally", guild_id=5, channel_id=1, host_id=ANN)
    await seating.join(tables, table.id, ANN, name="Ann")
    await seating.join(tables, table.id, CAROL, name="Carol", seat="p1", share=True)
    await requests.let_in(tables, table.id, ANN, CAROL)
    await playing.start(tables, table.id, ANN)
    await playing.play(tables, table.id, ANN, [Add(by=2)])
    with pytest.raises(NothingToUndo):
        await undoing.undo(tables, table.id, CAROL)
    assert await undoing.can_undo(tables, await tables.load(table.id))
    await undoing.undo(tables, table.id, ANN)
    assert not await undoing.can_undo(tables, await tables.load(table.id))


async def test_a_player_who_holds_every_seat_can_undo_the_end_of_a_turn(services: Services) -> None:
    tables = services.tables
    table = await hosting.open_table(
        tables, game="tally", guild_id=5, channel_id=1, host_id=ANN, preset="still", hot_seat=True
    )
    for _ in range(2):
        await seating.join(tables, table.id, ANN, name="Ann")
    await playing.start(tables, table.id, ANN)
    await playing.play(tables, table.id, ANN, [Pass()])
    await undoing.undo(tables, table.id, ANN)
    assert (await tables.load(table.id)).waits() == ("p1",)


def random_plan(dice: random.Random, ahead: Preview) -> list[object]:
    """One to four random actions, each suggested after the ones before it."""
    plan: list[object] = []
    for _ in range(dice.randint(1, 4)):
        offered = list(CAPTAINS_LOG.suggest(ahead.view))
        if not offered or ahead.unsure:
            break
        plan.append(dice.choice(offered))
        ahead.extend(plan[-1])
    return plan


def showed(steps: list[Step[object, object]], seat: Seat) -> bool:
    events = [event for step in steps for event in step.events]
    return any(step.rolls or step.seat != seat for step in steps) or any(
        getattr(event, "reveals", False) for event in events
    )


async def test_undoing_any_plan_of_captains_log_restores_the_state(opener: Opener) -> None:
    """Random plans for two captains; each that may be undone is, and then played again."""
    services = await opener.open(games={"captains_log": CAPTAINS_LOG})
    tables, dice = services.tables, random.Random(SEED)
    table_id = await start_table(tables, game="captains_log", preset="standard", seed=SEED)
    undone = 0
    for number in range(RANDOM_PLANS):
        await services.settle()
        live = await tables.load(table_id)
        if not live.waits():
            break
        (seat, *_), at = live.waits(), f"seed {SEED}, plan {number}"
        user_id = live.people_of(seat)[0]
        before = await stored_state(services.store, table_id)
        plan = random_plan(dice, Preview(live, seat))
        played = await playing.play(tables, table_id, user_id, plan, seat=seat)
        after = await stored_state(services.store, table_id)
        steps = [row for row in played.rows if isinstance(row, Step)]
        now = await tables.load(table_id)
        if now.outcome() is not None or now.next_automatic() or now.table.seq > played.rows[-1].seq:
            continue
        if showed(steps, seat):
            with pytest.raises(NothingToUndo):
                await undoing.undo(tables, table_id, user_id)
            continue
        await undoing.undo(tables, table_id, user_id)
        assert await stored_state(services.store, table_id) == before, at
        again = await playing.play(tables, table_id, user_id, plan[: len(steps)], seat=seat)
        assert len(again.rows) == len(steps), at
        assert await stored_state(services.store, table_id) == after, at
        undone += 1
    assert undone > RANDOM_PLANS // 5, f"seed {SEED}: only {undone} plans could be taken back"


async def test_a_player_can_undo_their_own_last_action_unless_it_rolled_dice(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    undone = await undoing.undo(services.tables, table_id, ANN, interaction=9)
    assert undone.rows == (Undo(seq=3, seat="p1", to=1),)
    assert await undoing.undo(services.tables, table_id, ANN, interaction=9) == undone
    assert (await services.tables.load(table_id)).view("p1").open.total == 1
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, BOB)
    await playing.play(services.tables, table_id, ANN, [Roll()])
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, ANN)


async def test_undo_of_the_last_hundred_actions_restores_every_state(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    states = [await stored_state(services.store, table_id)]
    for number in range(130):
        await playing.play(
            services.tables, table_id, ANN, [Roll() if number % 7 == 0 else Add(by=number + 1)]
        )
        states.append(await stored_state(services.store, table_id))
    services = await opener.again()
    for back in range(129, 29, -3):
        await undoing.undo(services.tables, table_id, ANN, to=back)
        assert await stored_state(services.store, table_id) == states[back]
    assert len(await stored_log(services.store, table_id)) == 165


async def test_undone_rows_stay_undone_after_a_restart_and_new_rows_get_new_dice(
    opener: Opener,
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables, seed="s")
    await playing.play(services.tables, table_id, ANN, [Add(), Roll()])
    await undoing.undo(services.tables, table_id, ANN, to=1)
    services = await opener.again()
    assert (await services.tables.load(table_id)).view("p1").open.total == 1
    (step,) = (await playing.play(services.tables, table_id, ANN, [Roll()])).rows
    assert isinstance(step, Step)
    assert step.seq == 4
    assert step.rolls[0].faces == table_dice("s", 4).roll(1, 6, "T")
    with pytest.raises(NothingToUndo):
        await undoing.undo(services.tables, table_id, ANN, to=2)
