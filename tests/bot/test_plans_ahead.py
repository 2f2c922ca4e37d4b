"""Plans ahead: played once when their turn opens, or not at all, and known to their seat alone."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.errors import Resigned
from bot.messages.planner.ahead_card import ahead_button
from bot.services import Services
from bot.store.models import OutboxRow, SeatClock
from bot.store.order_rows import PlannedAhead
from bot.tables import endings, hosting, playing, seating, undoing
from bot.tables.drafts import read_draft
from bot.tables.planning_ahead import change_ahead, drop_ahead, offered_ahead, plan_ahead
from bot.tables.plans_ahead import END_TURN
from bot.unsaid_errors import OutOfDate
from bot.words.language import voice
from engine.core.plans import Plan
from engine.core.stops import Stop, counted
from engine.core.words import Text
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Action, Add, Answer, Pass, Roll, Tally, TallyView, Vote
from tests.bot.test_drafts import kill
from tests.bot.test_pump import Killed, by_whom

SHOTS_FROM, GONE_FROM = 20, 30
"""Totals from which counting on needs shots, and from which it is no longer possible."""


class PlanningTally(Tally):
    """A tally that can be counted on turn by turn, or gambled with."""

    def plans(self, view: TallyView) -> Iterable[Plan[Action]]:
        total = view.open.total
        if view.seat != view.open.active or view.agenda or total >= GONE_FROM:
            return
        risks = ("shots",) if total >= SHOTS_FROM else ()
        for key, actions in (("on", (Add(),)), ("gamble", (Add(), Roll(), Add(by=2)))):
            label = Text.of(f"action-{key}")
            yield Plan(label=label, about=label, actions=actions, key=key, lasts=True, risks=risks)

    def stops(self, view: TallyView) -> Sequence[Stop]:
        ten = counted("ten", view.open.total // 10)
        total = (f"total:{view.open.total}",)
        return (
            Stop(key="ten", label=Text.of("event-counted"), watch=ten),
            Stop(key="total", label=Text.of("action-add"), watch=total, own=True),
        )


GAMES = {"tally": PlanningTally()}


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open(games=GAMES)


async def table_where_bob_moves(
    services: Services, *actions: Action, people: Mapping[int, str] | None = None
) -> str:
    """A table where Ann has played *actions*, or counted one, and ended her turn."""
    table_id = await start_table(services.tables, preset="still", people=people)
    await playing.play(services.tables, table_id, ANN, actions or (Add(),))
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    return table_id


async def plan(
    services: Services, table_id: str, key: str = "on", turns: int = 2, stops: Sequence[str] = ()
) -> None:
    """Let Ann plan ahead."""
    await plan_ahead(services.tables, table_id, ANN, key=key, turns=turns)
    await change_ahead(services.tables, table_id, ANN, stops=stops)


async def pass_by_bob(services: Services, table_id: str, *actions: Action) -> None:
    await playing.play(services.tables, table_id, BOB, [*actions, Pass()])
    await services.settle()


async def why_over(services: Services, table_id: str) -> Text | None:
    return (await services.tables.load(table_id)).ahead["p1"].why


async def calls(services: Services) -> list[str]:
    """The seats that each message called, oldest first."""
    async with services.store.reading() as session:
        return list(await session.scalars(select(OutboxRow.pings).order_by(OutboxRow.id)))


async def test_a_plan_of_the_last_turn_is_played_when_the_next_turn_opens_and_calls_nobody(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    before = await calls(services)
    await pass_by_bob(services, table_id)
    assert (await by_whom(services, table_id))[-3:] == ["p2 person", "p1 order", "p1 order"]
    live = await services.tables.load(table_id)
    assert (live.waits(), live.view("p1").open.total) == (("p2",), 2)
    assert (live.ahead["p1"].turns, live.ahead["p1"].why) == (1, None)
    assert [one for one in (await calls(services))[len(before) :] if "p1" in one] == []


async def test_a_turn_played_ahead_takes_no_time_of_the_clock(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)

    async def clock_of_ann() -> dict[str, Any]:
        async with services.store.reading() as session:
            clock = await session.get(SeatClock, (table_id, "p1"))
        assert clock is not None
        return clock.model_dump()

    before = await clock_of_ann()
    await pass_by_bob(services, table_id)
    assert await clock_of_ann() == before
    assert before["status"] == "idle"


async def test_a_plan_ahead_ends_after_its_turns_and_its_person_is_called_again(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, turns=1)
    await pass_by_bob(services, table_id)
    assert await why_over(services, table_id) == Text.of("ahead-over")
    await pass_by_bob(services, table_id)
    assert (await services.tables.load(table_id)).waits() == ("p1",)
    assert (await calls(services))[-1] == "p1"


async def test_turns_are_ended_at_once_as_planned(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, key=END_TURN)
    for left in (1, 0):
        await pass_by_bob(services, table_id)
        live = await services.tables.load(table_id)
        assert (live.waits(), live.ahead["p1"].turns) == (("p2",), left)
    assert live.view("p1").open.total == 1


@pytest.mark.parametrize(
    ("added", "stops", "why"),
    [
        (9, ["ten"], Text.of("ahead-stopped", stop=Text.of("event-counted"))),
        (SHOTS_FROM, [], Text.of("ahead-riskier")),
        (GONE_FROM, [], Text.of("ahead-gone")),
    ],
    ids=["tripped", "riskier", "gone"],
)
async def test_a_plan_that_is_stopped_or_no_longer_fair_or_gone_is_not_played(
    services: Services, added: int, stops: list[str], why: Text
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, stops=stops)
    await pass_by_bob(services, table_id, Add(by=added))
    live = await services.tables.load(table_id)
    assert live.waits() == ("p1",)
    assert (await by_whom(services, table_id))[-1] == "p2 person"
    assert await why_over(services, table_id) == why
    assert (await calls(services))[-1] == "p1"
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert (await services.tables.load(table_id)).ahead == {}


async def test_a_stop_that_a_plan_stepped_over_is_not_forgotten_when_it_is_over(
    services: Services,
) -> None:
    """Once a plan is over for a stop, it does not begin again though the facts change back."""
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, stops=["ten"])
    await pass_by_bob(services, table_id, Add(by=9))
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await undoing.undo(services.tables, table_id, ANN)
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p1",)


async def test_what_is_watched_is_taken_when_planned_and_anew_after_own_turns(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await playing.play(services.tables, table_id, BOB, [Add(by=5)])
    await plan(services, table_id, turns=3, stops=["total", "ten"])
    await pass_by_bob(services, table_id)
    assert await why_over(services, table_id) is None
    await pass_by_bob(services, table_id)
    assert (await services.tables.load(table_id)).ahead["p1"].turns == 1
    await pass_by_bob(services, table_id, Add())
    assert await why_over(services, table_id) == Text.of(
        "ahead-stopped", stop=Text.of("action-add")
    )


async def test_what_a_die_cuts_off_is_left_to_the_person_who_is_called(services: Services) -> None:
    table_id = await table_where_bob_moves(services, Add(), Roll(), Add(by=2))
    await plan(services, table_id, key="gamble")
    await pass_by_bob(services, table_id)
    assert (await by_whom(services, table_id))[-2:] == ["p1 order", "p1 order"]
    assert (await services.tables.load(table_id)).waits() == ("p1",)
    assert await why_over(services, table_id) == Text.of("ahead-cut")
    assert (await calls(services))[-1] == "p1"
    draft = await read_draft(services.tables, table_id, "p1")
    assert draft is not None
    assert draft.rest == (Add(by=2),)


async def test_nothing_is_planned_ahead_before_the_first_turn_or_in_ones_own(
    services: Services,
) -> None:
    table_id = await start_table(services.tables, preset="still")
    for user_id, seat in ((ANN, "p1"), (BOB, "p2")):
        live = await services.tables.load(table_id)
        assert (await offered_ahead(services.tables, live, seat)).choices == ()
        with pytest.raises(OutOfDate):
            await plan_ahead(services.tables, table_id, user_id, key=END_TURN)


async def test_a_plan_ahead_is_not_changed_while_a_question_waits_and_stands_after_it(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    await playing.play(services.tables, table_id, BOB, [Vote()])
    with pytest.raises(OutOfDate):
        await change_ahead(services.tables, table_id, ANN, turns=5)
    for user_id, seat in ((ANN, "p1"), (BOB, "p2")):
        (asked,) = (await services.tables.load(table_id)).pending(seat)
        answer = Answer(decision=asked.id, by=1)
        await playing.play(services.tables, table_id, user_id, [answer], decision=asked.id)
    await pass_by_bob(services, table_id)
    assert (await services.tables.load(table_id)).ahead["p1"].turns == 1


async def test_only_plans_of_the_last_turn_can_be_gone_on_with(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    offered = await offered_ahead(services.tables, await services.tables.load(table_id), "p1")
    assert [key for key, _ in offered.choices] == ["on", "gamble", END_TURN]
    await pass_by_bob(services, table_id)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    offered = await offered_ahead(services.tables, await services.tables.load(table_id), "p1")
    assert [key for key, _ in offered.choices] == [END_TURN]


async def test_planning_ahead_changes_nothing_that_others_see(services: Services) -> None:
    table_id = await table_where_bob_moves(services)

    async def seen() -> tuple[object, ...]:
        async with services.store.reading() as session:
            told = [row.model_dump() for row in await session.scalars(select(OutboxRow))]
        table = (await services.tables.table(table_id)).model_dump()
        return told, table, await stored_log(services.store, table_id)

    before = await seen()
    await plan(services, table_id)
    await services.settle()
    assert await seen() == before
    await drop_ahead(services.tables, table_id, ANN)
    assert await seen() == before
    assert (await services.tables.load(table_id)).ahead == {}


async def test_others_are_told_the_same_of_a_plan_that_is_stopped_as_of_none(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open(games=GAMES)
    told: list[Any] = []
    for ahead in (False, True):
        table_id = await start_table(services.tables, preset="still", channel_id=ahead)
        await playing.play(services.tables, table_id, ANN, [Add(), Pass()])
        await services.settle()
        if ahead:
            await plan(services, table_id, stops=["ten"])
        before = len(poster.messages)
        await pass_by_bob(services, table_id, Add(by=9))
        posted = [(one.rows, one.pings) for one in poster.messages[before:]]
        live = await services.tables.load(table_id)
        told.append((posted, live.waits(), live.table.version, live.table.seq))
    assert told[0] == told[1]


async def test_an_undo_ends_what_was_planned_or_played_after_it(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, turns=3)
    await pass_by_bob(services, table_id)
    played = (await services.tables.table(table_id)).seq
    await undoing.undo(services.tables, table_id, ANN, to=played - 2)
    await services.settle()
    live = await services.tables.load(table_id)
    assert (live.waits(), live.view("p1").open.total) == (("p1",), 1)
    assert await why_over(services, table_id) == Text.of("ahead-undone")


async def test_a_plan_ahead_waits_while_the_table_is_paused(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id, turns=3)
    await hosting.pause(services.tables, table_id, ANN)
    await services.settle()
    await hosting.resume(services.tables, table_id, ANN)
    await pass_by_bob(services, table_id)
    assert (await services.tables.load(table_id)).ahead["p1"].turns == 2


async def test_a_plan_ahead_goes_before_the_bot_that_plays_for_an_absent_person(
    services: Services,
) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    await seating.set_autopilot(services.tables, table_id, ANN, on=True)
    await pass_by_bob(services, table_id)
    assert (await by_whom(services, table_id))[-2:] == ["p1 order", "p1 order"]


async def test_a_plan_ahead_is_forgotten_when_its_person_leaves(services: Services) -> None:
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    await seating.leave(services.tables, table_id, ANN)
    assert (await services.tables.load(table_id)).ahead == {}
    async with services.store.reading() as session:
        assert list(await session.scalars(select(PlannedAhead))) == []


async def test_a_resigned_seat_keeps_no_plan_ahead_and_gets_none(services: Services) -> None:
    people = {ANN: "Ann", BOB: "Bob", CAROL: "Carol"}
    table_id = await table_where_bob_moves(services, people=people)
    await plan(services, table_id)
    await endings.resign(services.tables, table_id, ANN)
    live = await services.tables.load(table_id)
    assert live.ahead == {}
    assert (await offered_ahead(services.tables, live, "p1")).choices == ()
    assert ahead_button(live, "p1", voice("en", "tally")) == []
    with pytest.raises(Resigned):
        await plan_ahead(services.tables, table_id, ANN, key=END_TURN)
    await pass_by_bob(services, table_id)
    await playing.play(services.tables, table_id, CAROL, [Pass()])
    await services.settle()
    assert "p1 order" not in await by_whom(services, table_id)


async def test_an_unreadable_plan_ahead_is_left_out_and_logged(
    opener: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    services = await opener.open(games=GAMES)
    table_id = await table_where_bob_moves(services)
    await plan(services, table_id)
    async with services.store.writing() as session:
        row = await session.get(PlannedAhead, (table_id, "p1"))
        assert row is not None
        row.watched = "[]x"
    services = await opener.again(games=GAMES)
    assert (await services.tables.load(table_id)).ahead == {}
    assert "cannot be read" in caplog.text


async def test_a_turn_planned_ahead_is_played_once_wherever_the_bot_is_killed(
    tmp_path: Path, poster: FakePoster
) -> None:
    ends: list[tuple[bytes, list[str]]] = []
    for killed_at in count():
        opener = Opener(tmp_path / f"{killed_at}.sqlite3", poster)
        services = await opener.open(games=GAMES)
        table_id = await table_where_bob_moves(services)
        await plan(services, table_id)
        commits = count(1)

        def die(changed: str, commits: Any = commits, killed_at: int = killed_at) -> None:
            if next(commits) == killed_at:
                kill(changed)

        services.tables.changed.insert(0, die)
        with suppress(Killed):
            await pass_by_bob(services, table_id)
        died = next(commits) > killed_at > 0
        services = await opener.again(games=GAMES)
        await services.sweep()
        await services.settle()
        ends.append(
            (
                await stored_state(services.store, table_id),
                await stored_log(services.store, table_id),
            )
        )
        assert (await services.tables.load(table_id)).ahead["p1"].turns == 1
        await opener.close()
        if killed_at and not died:
            break
    assert len(ends) > 2
    assert all(end == ends[0] for end in ends)
