"""The pump: bots and NPC seats play at once, and a crash changes no game."""

import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from sqlalchemy import select

from bot.services import Services
from bot.store.models import OutboxRow
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.live import Tables
from bot.tables.standing_orders import set_orders
from bot.tables.step_log import rows_of_table
from engine.core.dice import Dice
from engine.core.game import Policy, Step
from engine.core.records import value
from engine.core.referee import Event
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import TIDE, Add, Counted, Happening, Options, Pass, Tally
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH


async def by_whom(services: Services, table_id: str) -> list[str]:
    seq = (await services.tables.table(table_id)).seq
    rows = await rows_of_table(services.tables, await services.tables.load(table_id), 1, seq)
    return [f"{row.seat} {row.by}" for row in rows if isinstance(row, Step)]


async def test_the_npc_seat_plays_until_a_person_must_act(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert await by_whom(services, table_id) == ["p1 person", *[f"{TIDE} rules"] * 3]
    assert (await services.tables.load(table_id)).waits() == ("p2",)
    assert (await services.tables.table(table_id)).due_at is None


async def test_a_policy_plays_the_seat_it_was_given(services: Services) -> None:
    table_id = await start_table(
        services.tables, preset="still", people={ANN: "Ann"}, policies=("hasty",)
    )
    await playing.play(services.tables, table_id, ANN, [Add(by=1)])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    played = await by_whom(services, table_id)
    assert set(played[2:]) == {"p2 policy"}
    assert (await services.tables.load(table_id)).waits() == ("p1",)


async def test_a_policy_never_thinks_in_the_thread_of_the_event_loop(opener: Opener) -> None:
    thinking: list[int] = []

    def think(view: Any, dice: Dice) -> Any:
        thinking.append(threading.get_ident())
        return Pass()

    class Thoughtful(Tally):
        levels: Mapping[str, Policy] = {"thoughtful": think}

    services = await opener.open(games={"tally": Thoughtful()})
    table_id = await start_table(
        services.tables, preset="still", people={ANN: "Ann"}, policies=("thoughtful",)
    )
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert thinking
    assert threading.get_ident() not in thinking


@value
class Boasted(Event):
    stated: ClassVar[bool] = True
    kind: Literal["boasted"] = "boasted"
    by: int


class Boaster:
    """Adds one to an even total and states that as its reason; passes otherwise."""

    def __call__(self, view: Any, dice: Dice) -> Any:
        del dice
        return Pass() if view.open.total % 2 else Add(by=1)

    def reason(self, view: Any, action: Any) -> Event | None:
        del view
        return Boasted(by=action.by) if isinstance(action, Add) else None


async def test_the_reason_a_policy_gives_for_its_action_is_logged_and_outlives_an_undo(
    opener: Opener,
) -> None:
    class Boastful(Tally):
        event_type = Happening | Boasted
        levels: Mapping[str, Policy] = {"boaster": Boaster()}

    services = await opener.open(games={"tally": Boastful()})
    table_id = await start_table(
        services.tables, preset="still", people={ANN: "Ann"}, policies=("boaster",)
    )
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    seq = (await services.tables.table(table_id)).seq
    live = await services.tables.load(table_id)
    rows = await rows_of_table(services.tables, live, 1, seq)
    told = [row.events for row in rows if isinstance(row, Step) and row.seat == "p2"]
    assert told[0] == (Boasted(by=1), Counted(total=1))
    assert not any(isinstance(event, Boasted) for events in told[1:] for event in events)
    before = await stored_state(services.store, table_id)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    await undoing.undo(services.tables, table_id, ANN)
    assert await stored_state(services.store, table_id) == before


async def test_an_illegal_action_of_a_policy_is_replaced_by_the_default_action(
    services: Services,
) -> None:
    table_id = await start_table(
        services.tables, preset="still", people={ANN: "Ann"}, policies=("faulty",)
    )
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert (await by_whom(services, table_id))[1:] == ["p2 default"]


async def test_a_bot_plays_for_a_player_who_left_until_a_newcomer_takes_the_seat(
    services: Services,
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await seating.leave(services.tables, table_id, ANN)
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p2",)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert (await by_whom(services, table_id))[-1].startswith("p1 ")
    await requests.approve(services.tables, table_id, BOB, 77, name="Cleo")
    assert await seating.join(services.tables, table_id, 77, name="Cleo") == "p1"
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p1",)


async def test_autopilot_plays_until_the_seat_is_taken_back(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p1",)
    await seating.set_autopilot(services.tables, table_id, BOB, on=False)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p2",)


async def test_a_paused_table_is_not_pumped(services: Services) -> None:
    table_id = await start_table(services.tables, preset="still")
    await hosting.pause(services.tables, table_id, ANN)
    await seating.leave(services.tables, table_id, ANN)
    await services.sweep()
    assert await by_whom(services, table_id) == []
    await hosting.resume(services.tables, table_id, BOB)
    await services.settle()
    assert len(await by_whom(services, table_id)) == 1


@dataclass
class Played:
    state: bytes
    log: list[str]
    told: list[int]


class Killed(BaseException):
    """Stands for the sudden death of the process."""


class Killer:
    """Raises ``Killed`` at the *moment*-th commit, before anything else reacts to it."""

    def __init__(self, tables: Tables, moment: int) -> None:
        self.left = moment
        tables.changed.insert(0, self.strike)

    def strike(self, table_id: str) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed


class Stuck(Exception):
    """The table waits for nobody, and nothing goes on."""


async def play_on(services: Services, table_id: str) -> None:
    """Have Ann and Bob play default actions until the game is over.

    :raises Stuck: if the bot does not play its part.
    """
    while (await services.tables.table(table_id)).status == "open":
        waits = (await services.tables.load(table_id)).waits()
        if not waits:
            raise Stuck
        user = ANN if waits[0] == "p1" else BOB
        action = SKIRMISH.default((await services.tables.load(table_id)).view(waits[0]))
        await playing.play(services.tables, table_id, user, [action])
        await services.settle()


async def whole_game(
    database: Path,
    *,
    killed_at: int = 0,
    swept: bool = True,
    orders: p.Orders | None = None,
) -> Played | None:
    """A skirmish of Ann, Bob and the galleon during which the bot dies once, or never.

    Both captains have given the same *orders*.
    None if it was over before the bot could die.
    """
    poster = FakePoster()
    opener = Opener(database, poster)
    services = await opener.open()
    table_id = await start_table(
        services.tables, game="skirmish", options=p.Options(rounds=1), seed="kill"
    )
    for user_id, seat in ((ANN, "p1"), (BOB, "p2")):
        if orders is not None:
            await set_orders(services.tables, table_id, user_id, seat=seat, orders=orders)
    await services.settle()
    killer = Killer(services.tables, killed_at)
    try:
        with suppress(Killed, Stuck):
            await play_on(services, table_id)
        if killed_at:
            services = await opener.again()
            if swept:
                await services.sweep()
            await play_on(services, table_id)
        await services.sweep()
        state = await stored_state(services.store, table_id)
        log = await stored_log(services.store, table_id)
    finally:
        await opener.close()
    return None if killer.left > 0 else Played(state=state, log=log, told=poster.seqs())


@pytest.mark.parametrize("orders", [None, p.Orders(shot="always")], ids=["asked", "ordered"])
async def test_a_game_whose_bot_dies_after_any_commit_ends_as_if_never_interrupted(
    tmp_path: Path, orders: p.Orders | None
) -> None:
    undisturbed = await whole_game(tmp_path / "calm.sqlite3", orders=orders)
    assert undisturbed is not None
    assert undisturbed.told == [*range(len(undisturbed.log))]
    assert any('"by":"order"' in row for row in undisturbed.log) == (orders is not None)
    for killed_at in count(1):
        database = tmp_path / f"{killed_at}.sqlite3"
        played = await whole_game(database, killed_at=killed_at, orders=orders)
        if played is None:
            break
        assert played == undisturbed
    assert killed_at == len(undisturbed.log)


async def test_a_table_would_be_stuck_after_a_crash_without_the_sweep(tmp_path: Path) -> None:
    async def every_moment() -> None:
        for killed_at in count(1):
            database = tmp_path / f"{killed_at}.sqlite3"
            assert await whole_game(database, killed_at=killed_at, swept=False), "never stuck"

    with pytest.raises(Stuck):
        await every_moment()


async def test_a_turn_and_the_npc_steps_after_it_are_told_in_one_message(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, options=Options(tide=5))
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    last = poster.messages[-1]
    assert [getattr(row, "seq", 0) for row in last.rows] == [1, 2, 3, 4, 5, 6]
    assert last.pings == ("p2",)
    async with services.store.reading() as session:
        rows = list(await session.scalars(select(OutboxRow)))
    assert {row.status for row in rows} == {"sent"}
