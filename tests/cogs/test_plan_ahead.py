"""Planning ahead: chosen out of turn, played when the turn comes, and told to its owner alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import simcord

from bot.client import Quarterdeck
from engine.core.plans import Plan
from engine.core.stops import Stop
from engine.core.words import Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    options_of,
    private,
    said,
    shown,
)
from tests.cogs.fingers import Fingers
from tests.cogs.planning_game import PlanningCaptainsLog
from tests.cogs.test_auto import other_of

PLANNED = "When your turn comes, I play for you:"


class LastingCaptainsLog(PlanningCaptainsLog):
    """Voyages that last for ever, each known by its place in the list, until the round changes."""

    def plans(self, view: LogView) -> Iterable[Plan[a.Action]]:
        for number, plan in enumerate(super().plans(view)):
            yield replace(plan, key=f"plan:{number}", lasts=True)

    def stops(self, view: LogView) -> Sequence[Stop]:
        label = Text.of("stop-event")
        return (Stop(key="round", label=label, watch=(f"round:{view.open.round}",)),)


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"captains_log": LastingCaptainsLog()})


async def voyage_begun(server: DiscordServer) -> tuple[simcord.MemberActor, Fingers]:
    """Two captains, the first of whom has sailed for a voyage; returns them and their last card."""
    await server.set_sail(server.bob)
    person = await server.to_move()
    hand = Fingers(person, await _planner(server, person))
    await hand.press("intend")
    await hand.press("confirm")
    hand.seen = shown(await server.end_turn(person))
    return person, hand


async def _planner(server: DiscordServer, person: simcord.MemberActor) -> simcord.ResponseMessage:
    return shown(await person.slash(server.channel, "turn act"))


async def pass_turn(server: DiscordServer, person: simcord.MemberActor) -> None:
    """Let *person* answer what they are asked, and end their turn."""
    while "Answer" in labels_of(server.board):
        await server.answer(person)
    await server.end_turn(person)


async def rounds(server: DiscordServer) -> int:
    live = await server.bot.tables.load(await server.table_id())
    return int(live.state.open.round)


async def test_a_voyage_is_gone_on_with_while_others_play_and_its_owner_sees_what_came_of_it(
    server: DiscordServer,
) -> None:
    person, hand = await voyage_begun(server)
    posts = len(server.told)
    opened = await hand.press("ahead")
    assert private(opened)
    picked = await hand.pick("m-ahead")
    assert PLANNED in said(picked)
    assert "5 turns" in said(picked)
    stops = options_of(hand.seen, "m-aheadstops")
    assert [one.get("default", False) for one in stops] == [True, False]
    await hand.pick("m-aheadstops", 1)
    longer = await hand.pick("m-aheadturns", 1)
    assert "2 turns" in said(longer)
    assert len(server.told) == posts, "nobody else was told"
    other = other_of(server, person)
    await pass_turn(server, other)
    live = await server.bot.tables.load(await server.table_id())
    assert await server.to_move() is other, "the voyage went on, and others are to move again"
    seat = live.seat_of(person.id)
    assert live.ahead[seat].turns == 1
    assert not any("standing order" in told for told in server.told), "no question was answered"
    assert "standing order" not in said(await person.slash(server.channel, "hand"))
    assert PLANNED in said(await person.slash(server.channel, "auto show"))
    assert PLANNED not in said(await other.slash(server.channel, "auto show"))
    cleared = await person.slash(server.channel, "auto clear")
    assert PLANNED not in said(cleared)
    await pass_turn(server, other)
    assert await server.to_move() is person
    news = said(await person.slash(server.channel, "turn act"))
    assert "sail" in news, "what was played is told"


async def test_a_voyage_that_is_stopped_is_told_to_its_owner_alone_who_is_called(
    server: DiscordServer,
) -> None:
    person, hand = await voyage_begun(server)
    await hand.press("ahead")
    await hand.pick("m-ahead")
    other = other_of(server, person)
    first = await rounds(server)
    await pass_turn(server, other)
    assert await rounds(server) > first
    assert await server.to_move() is person
    reason = "Your plan ahead is over"
    told = said(await person.slash(server.channel, "turn act"))
    assert reason in told
    assert "An event card is drawn that does more than change the wind." in told
    assert reason in said(await person.slash(server.channel, "auto show"))
    assert not any(reason in one for one in server.told)
    assert reason not in said(await other.slash(server.channel, "auto show"))
    await server.end_turn(person)
    assert reason not in said(await person.slash(server.channel, "auto show"))


async def test_turns_are_planned_ahead_by_a_command_and_dropped_by_a_tap(
    server: DiscordServer,
) -> None:
    person, _ = await voyage_begun(server)
    offered = await person.autocomplete(server.channel, "auto ahead", "plan", "end")
    assert [one["name"] for one in offered] == ["End my turn at once"]
    planned = await person.slash(server.channel, "auto ahead", plan="End my turn at once", turns=3)
    assert f"{PLANNED} End my turn at once (3 turns)." in said(planned)
    dropped = await person.click(shown(planned), label="Drop the plan ahead")
    assert PLANNED not in said(dropped)
    refused = await person.slash(server.channel, "auto ahead", plan="dance")
    assert PLANNED not in said(refused)
    assert private(refused)


async def test_in_ones_own_turn_a_late_tap_on_the_card_shows_the_turn(
    server: DiscordServer,
) -> None:
    person, hand = await voyage_begun(server)
    await hand.press("ahead")
    card = hand.seen
    await pass_turn(server, other_of(server, person))
    assert await server.to_move() is person
    hand.seen = card
    late = await hand.pick("m-ahead")
    assert PLANNED not in said(late)
    assert "What do you do?" in said(late)
    assert "Plan ahead" not in labels_of(shown(late))
