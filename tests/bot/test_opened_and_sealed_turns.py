"""Plans ahead of turns that a roll must open, and of turns that are one sealed answer."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.services import Services
from bot.tables import playing
from bot.tables.planning_ahead import change_ahead, offered_ahead, plan_ahead
from bot.tables.plans_ahead import END_TURN
from bot.unsaid_errors import OutOfDate
from engine.core.errors import NotOffered
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.words import Text
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Action, Add, Pass, Roll, TallyState, TallyView
from tests.bot.test_drafts import kill
from tests.bot.test_plans_ahead import PlanningTally, calls, plan, why_over
from tests.bot.test_pump import Killed, by_whom
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SEALED_ORDERS


class OpeningTally(PlanningTally):
    """A tally in which each turn must begin with a roll; ``cursed`` says that it is opened."""

    def plans(self, view: TallyView) -> Iterable[Plan[Action]]:
        if view.open.cursed or view.seat != view.open.active or view.agenda:
            yield from super().plans(view) if view.open.cursed else ()
            return
        label = Text.of("action-roll")
        yield Plan(label=label, about=label, actions=(Roll(),), key="roll", opens=True)

    def check(self, view: TallyView, action: Action) -> None:
        super().check(view, action)
        if not view.open.cursed and not isinstance(action, Roll) and not view.agenda:
            raise NotOffered("T-1", "not-now")

    def apply(self, state: TallyState, seat: Seat, action: Action, referee: Referee) -> None:
        super().apply(state, seat, action, referee)
        if isinstance(action, Roll | Pass):
            state.open.cursed = isinstance(action, Roll)


GAMES = {"tally": OpeningTally(), "sealed_orders": SEALED_ORDERS}


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open(games=GAMES)


async def play(services: Services, table_id: str, user_id: int, *plans: Sequence[Action]) -> None:
    for actions in plans:
        await playing.play(services.tables, table_id, user_id, actions)
    await services.settle()


async def table_where_bob_moves(services: Services) -> str:
    """A table where Ann has rolled, counted one and ended her turn."""
    table_id = await start_table(services.tables, preset="still")
    await play(services, table_id, ANN, [Roll()], [Add()], [Pass()])
    return table_id


async def test_a_turn_that_a_roll_must_open_is_rolled_for_gone_on_with_and_ended(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    live = await services.tables.load(table_id)
    offered = await offered_ahead(services.tables, live, "p1")
    assert [key for key, _ in offered.choices] == ["on", "gamble", END_TURN]
    assert offered.end == Text.of("ahead-open-and-end")
    await plan(services, table_id)
    before = await calls(services)
    await play(services, table_id, BOB, [Roll()], [Pass()])
    assert (await by_whom(services, table_id))[-4:] == [
        "p2 person",
        "p1 order",
        "p1 order",
        "p1 order",
    ]
    live = await services.tables.load(table_id)
    assert (live.waits(), live.ahead["p1"].turns, live.ahead["p1"].why) == (("p2",), 1, None)
    assert [one for one in (await calls(services))[len(before) :] if "p1" in one] == []


async def test_a_turn_that_a_roll_must_open_is_rolled_for_and_ended(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, key=END_TURN)
    for left in (1, 0):
        await play(services, table_id, BOB, [Roll()], [Pass()])
        live = await services.tables.load(table_id)
        assert (live.waits(), live.ahead["p1"].turns) == (("p2",), left)
        assert (await by_whom(services, table_id))[-2:] == ["p1 order", "p1 order"]


async def test_what_is_gone_after_the_roll_calls_its_person_to_the_opened_turn(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    await play(services, table_id, BOB, [Roll()], [Add(by=30)], [Pass()])
    live = await services.tables.load(table_id)
    assert (live.waits(), live.view("p1").open.cursed) == (("p1",), True)
    assert await why_over(services, table_id) == Text.of("ahead-gone")
    assert (await calls(services))[-1] == "p1"


async def test_an_opened_turn_is_played_once_wherever_the_bot_is_killed(
    tmp_path: Path, poster: FakePoster
) -> None:
    ends: list[tuple[bytes, list[str]]] = []
    for killed_at in count():
        opener = Opener(tmp_path / f"{killed_at}.sqlite3", poster)
        services = await opener.open(games=GAMES)
        table_id = await table_where_bob_moves(services)
        await plan(services, table_id)
        await play(services, table_id, BOB, [Roll()])
        commits = count(1)

        def die(changed: str, commits: Any = commits, killed_at: int = killed_at) -> None:
            if next(commits) == killed_at:
                kill(changed)

        services.tables.changed.insert(0, die)
        with suppress(Killed):
            await play(services, table_id, BOB, [Pass()])
        died = next(commits) > killed_at > 0
        services = await opener.again(games=GAMES)
        await services.sweep()
        await services.settle()
        state = await stored_state(services.store, table_id)
        ends.append((state, await stored_log(services.store, table_id)))
        assert (await services.tables.load(table_id)).ahead["p1"].turns == 1
        await opener.close()
        if killed_at and not died:
            break
    assert len(ends) > 3
    assert all(end == ends[0] for end in ends)


# Turns that are one sealed answer


async def seal(services: Services, table_id: str, user_id: int, by: int = 0) -> None:
    """Let a person sail *by* places."""
    live = await services.tables.load(table_id)
    (asked,) = live.pending(live.seat_of(user_id))
    steer = p.Steer(decision=asked.id, by=by)
    await playing.play(services.tables, table_id, user_id, [steer], decision=asked.id)
    await services.settle()


async def strait(services: Services) -> str:
    """Two captains asked for their first orders."""
    options = p.Options(rounds=6)
    table_id = await start_table(services.tables, game="sealed_orders", options=options)
    await services.settle()
    return table_id


async def test_a_sealed_turn_is_sealed_as_it_stands_for_as_many_turns_as_planned(
    services: Services,
) -> None:
    table_id = await strait(services)
    await seal(services, table_id, ANN, by=1)
    live = await services.tables.load(table_id)
    offered = await offered_ahead(services.tables, live, "p1")
    assert offered.choices == ((END_TURN, Text.of("ahead-seal")),)
    await plan_ahead(services.tables, table_id, ANN, key=END_TURN, turns=2)
    before = await calls(services)
    for left in (1, 0):
        await seal(services, table_id, BOB)
        live = await services.tables.load(table_id)
        assert (live.waits(), live.ahead["p1"].turns) == (("p2",), left)
        assert (await by_whom(services, table_id))[-1] == "p1 order"
    assert [one for one in (await calls(services))[len(before) :] if "p1" in one] == []
    assert await why_over(services, table_id) == Text.of("ahead-over")
    await seal(services, table_id, BOB)
    assert set((await services.tables.load(table_id)).waits()) == {"p1", "p2"}


async def test_a_sealed_turn_is_left_to_its_person_once_a_stop_is_tripped(
    services: Services,
) -> None:
    table_id = await strait(services)
    await seal(services, table_id, ANN, by=4)
    await seal(services, table_id, BOB, by=-1)
    await seal(services, table_id, ANN)
    await plan_ahead(services.tables, table_id, ANN, key=END_TURN, turns=5)
    await change_ahead(services.tables, table_id, ANN, stops=["seen"])
    await seal(services, table_id, BOB, by=-4)
    live = await services.tables.load(table_id)
    assert set(live.waits()) == {"p1", "p2"}
    assert await why_over(services, table_id) == Text.of("ahead-stopped", stop=Text.of("stop-seen"))
    await seal(services, table_id, ANN)
    assert (await services.tables.load(table_id)).ahead == {}


async def test_nothing_is_sealed_ahead_before_the_first_sealing_or_while_asked(
    services: Services,
) -> None:
    table_id = await strait(services)
    with pytest.raises(OutOfDate):
        await plan_ahead(services.tables, table_id, ANN, key=END_TURN)
    await seal(services, table_id, ANN)
    await plan_ahead(services.tables, table_id, ANN, key=END_TURN)
    with pytest.raises(OutOfDate):
        await plan_ahead(services.tables, table_id, BOB, key=END_TURN)
