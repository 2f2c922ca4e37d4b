"""A turn is one conversation: plans of one tap, a preview, what came of it, and what is next."""

from collections.abc import AsyncGenerator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Quarterdeck, build
from bot.settings import Settings
from bot.tables.drafts import read_draft
from engine.core.game_words import GameWords
from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.captains_log import actions as a
from engine.games.captains_log import words
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.rules import move, turn
from engine.games.captains_log.state import LogView
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    green_of,
    ids_of,
    labels_of,
    options_of,
    private,
    said,
    shown,
)

CERTAIN, AFTERWARDS = Text.of("turn-done"), Text.of("turn-undone")
"""Sentences that stand for what a game would say."""


class PlanningCaptainsLog(CaptainsLog):
    """Offers five voyages, the longest first, and a tile to discover as the third best plan.

    That is of another kind, and so the second in the planner.
    """

    def __init__(self) -> None:
        super().__init__()
        self.words: GameWords = replace(
            self.words,
            about=lambda view, path, action: Text.of("sail-goal", place=path[-1], hexes=2),
            consequences=lambda view, action: [CERTAIN],
            outlook=lambda view: [AFTERWARDS],
        )

    def plans(self, view: LogView) -> Iterable[Plan[a.Action]]:
        if not turn.actions_left(view):
            return
        voyages = list(_voyages(view))
        yield from voyages[:2]
        label = Text.of("menu-explore")
        yield Plan(label=label, about=Text.of("planner-choose"), actions=(a.Explore(tiles=1),))
        yield from voyages[2:5]


def _voyages(view: LogView) -> Iterator[Plan[a.Action]]:
    ways = sorted(move.routes(view).items(), key=lambda one: (-len(one[1]), one[0]))
    for at, way in ways:
        label = Text.of("sail-goal", place=words.place(view, at), hexes=len(way))
        sails = tuple(a.Sail(heading=heading) for heading in way)
        yield Plan(label=label, about=Text.of("planner-left", count=len(way)), actions=sails)


def planning_bot(database: Path) -> Quarterdeck:
    settings = Settings(database=database, token=None)
    games = {"captains_log": PlanningCaptainsLog()}
    return build(settings, games=games, painters=(), shard_count=1)


@pytest.fixture
async def simcord_env(database: Path) -> AsyncGenerator[simcord.Env]:
    env = simcord.Env(planning_bot(database), settle_timeout=60)
    try:
        await env.start()
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()


@dataclass(slots=True)
class Fingers:
    """*person* taps, and each tap is counted; *seen* is the last answer."""

    person: simcord.MemberActor
    seen: Any
    taps: int = 0

    async def press(self, verb: str, number: int = 0) -> simcord.InteractionResult:
        """Press a button of *verb* on what they see: a tap."""
        key = [one for one in ids_of(self.seen) if one.split(":")[1] == verb][number]
        self.taps += 1
        return self._sees(await self.person.click(self.seen, custom_id=key))

    async def pick(self, verb: str, number: int = 0) -> simcord.InteractionResult:
        """Open a menu and take one of its options: two taps."""
        key = next(one for one in ids_of(self.seen) if one.split(":")[1] == verb)
        self.taps += 2
        value = options_of(self.seen, verb)[number]["value"]
        return self._sees(await self.person.select(self.seen, [value], custom_id=key))

    def _sees(self, result: simcord.InteractionResult) -> simcord.InteractionResult:
        self.seen = shown(result)
        return result


async def both_afloat(
    server: DiscordServer,
) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Alice and Bob have both begun; whose turn it is, and who follows."""
    await server.set_sail(server.bob)
    first = await server.to_move()
    await server.end_turn(first)
    while "Answer" in labels_of(server.board):
        await server.answer(await server.to_move())
    second = await server.to_move()
    assert second is not first
    await server.end_turn(second)
    assert await server.to_move() is first
    return first, second


async def planned(server: DiscordServer) -> Sequence[Any]:
    draft = await read_draft(server.bot.tables, await server.table_id(), server.alice.id)
    return () if draft is None else draft.actions


async def test_the_best_plans_are_buttons_and_the_others_a_menu(server: DiscordServer) -> None:
    board = await server.set_sail()
    opened = await server.alice.click(board, label="Act")
    assert private(opened)
    assert labels_of(shown(opened))[:3] == ["Plan", "Plan", "Plan"]
    live = await server.bot.tables.load(await server.table_id())
    labels = [plan.label for plan in live.game.plans(live.view("p1"))]
    assert len(labels) == 6
    assert said(opened).count("actions left.") == 3, "the question, and what two voyages cost"
    assert len(options_of(shown(opened), "m-goal")) == 3
    assert all(one["description"] for one in options_of(shown(opened)))
    assert "End turn" in labels_of(shown(opened))


async def test_each_kind_of_plan_has_a_button_before_another_of_the_same(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    opened = await server.alice.click(board, label="Act")
    titles = [line for line in said(opened).splitlines() if line.startswith("**")][1:]
    assert [title.startswith("**Explore") for title in titles] == [False, True, False]


async def test_a_plan_is_four_taps_from_the_board_to_what_came_of_it(
    server: DiscordServer,
) -> None:
    """Exploring: Act, the plan, Confirm; what came of it, and what is next, in one message."""
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    preview = await hand.press("intend", 1)
    assert said(preview).startswith("**Your plan, not yet played:**\n① ")
    assert "Done." in said(preview), "what is certain to come of it"
    assert labels_of(hand.seen) == ["Confirm", "Back", "Discard"]
    done = await hand.press("confirm")
    assert hand.taps <= 4
    assert "discovers" in said(done)
    assert "What do you do?" in said(done)
    assert shown(done).id == shown(preview).id == shown(opened).id
    assert not done.followups


async def test_a_voyage_of_many_hexes_is_planned_at_once_and_taken_off_at_once(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    preview = await hand.press("intend")
    assert len(await planned(server)) > 1
    assert "Taken back." in said(preview), "what to know of how things then stand"
    assert labels_of(hand.seen) == ["Confirm", "Add…", "Back", "Discard"]
    await hand.press("add")
    assert options_of(hand.seen, "m-plan")
    added = await hand.pick("m-goal")
    assert "discovers" not in said(added)
    assert len(await planned(server)) > 1
    back = await hand.press("takeoff")
    assert said(back).startswith("**Your plan")
    back = await hand.press("takeoff")
    assert "What do you do?" in said(back)
    assert await planned(server) == ()


async def test_the_other_plans_are_picked_from_their_menu(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    preview = await hand.pick("m-goal", 1)
    assert said(preview).startswith("**Your plan")
    done = await hand.press("confirm")
    assert hand.taps <= 5
    assert "sails" in said(done)


async def test_undo_in_the_planner_takes_back_one_confirm_and_goes_on(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    await hand.press("intend")
    await hand.press("confirm")
    undone = await hand.press("undo")
    assert shown(undone).id == shown(opened).id
    assert not undone.followups
    assert said(undone).startswith("Taken back.")
    assert "2 actions left" in said(undone)
    assert labels_of(hand.seen)[:3] == ["Plan", "Plan", "Plan"]


async def test_a_turn_ends_in_two_taps_if_something_is_left(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    asked = await hand.press("end")
    assert "still act" in said(asked)
    ended = await hand.press("ending")
    assert hand.taps == 2
    assert said(ended).startswith("**Your turn is over.**")
    assert shown(ended).id == shown(asked).id
    assert not ended.followups
    assert ids_of(hand.seen) == []


async def test_a_turn_ends_unasked_if_nothing_useful_is_left(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the button is green then, no question contradicts it."""
    monkeypatch.setattr(PlanningCaptainsLog, "plans", lambda *_: ())
    hand = Fingers(server.alice, await server.set_sail())
    ended = await hand.press("end")
    assert said(ended).startswith("**Your turn is over.**")


async def test_whoever_would_rather_not_end_goes_back_to_the_planner(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    await hand.press("end")
    back = await hand.press("planner")
    assert shown(back).id == shown(opened).id
    assert "What do you do?" in said(back)


async def test_the_end_of_the_turn_comes_first_when_nothing_useful_is_left(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    for plan in (1, 0):
        await hand.press("intend", plan)
        done = await hand.press("confirm")
    assert "No action left." in said(done)
    assert labels_of(hand.seen)[0] == "End turn"
    assert green_of(hand.seen) == ["End turn"]
    hand.taps = 0
    ended = await hand.press("end")
    assert hand.taps == 1
    assert said(ended).startswith("**Your turn is over.**")
    assert "discovers" in said(ended), "what the turn brought"
    assert "sails" in said(ended), "what the turn brought"
    assert "It is your turn again" in said(ended)


async def test_whose_turn_is_over_is_told_who_is_next(server: DiscordServer) -> None:
    first, second = await both_afloat(server)
    ended = await server.end_turn(first)
    assert f"\u2068{second.name}\u2069 is next. You will be called." in said(ended)


async def test_a_turn_opens_with_what_happened_since_ones_last(server: DiscordServer) -> None:
    first, second = await both_afloat(server)
    await server.end_turn(first)
    await server.typed(second, "captain explore")
    await server.end_turn(second)
    opened = await first.slash(server.channel, "turn act")
    news = [line for line in said(opened).splitlines() if line.startswith("-# ")]
    assert any("discovers" in line for line in news)
    acted = await server.typed(first, "captain explore")
    assert "discovers" in said(acted)
    again = await first.slash(server.channel, "turn act")
    assert "discovers" not in said(again), "nothing has happened since"


async def test_an_old_plan_button_shows_what_is_now(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    old = hand.seen
    plan = next(one for one in ids_of(old) if ":intend:" in one)
    await server.typed(server.alice, "captain explore")
    stale = await server.alice.click(old, custom_id=plan)
    assert "moved on" in said(stale)
    assert await planned(server) == ()


# Typing


async def test_what_is_typed_is_shown_before_it_is_played(server: DiscordServer) -> None:
    await server.set_sail()
    version = await server.version()
    preview = await server.alice.slash(server.channel, "captain explore", tiles=1)
    assert private(preview)
    assert said(preview).startswith("**Your plan, not yet played:**")
    assert await server.version() == version
    done = await server.alice.click(shown(preview), label="Confirm")
    assert "discovers" in said(done)
    assert await server.version() == version + 1


async def test_what_is_typed_never_replaces_a_plan_unasked(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    await choose(server.alice, opened, "Sail")
    before = await planned(server)
    asked = await server.alice.slash(server.channel, "captain explore", tiles=1)
    assert "You typed:" in said(asked)
    assert labels_of(shown(asked)) == ["Add to the plan", "Replace the plan", "Keep the plan"]
    assert await planned(server) == before


@pytest.mark.parametrize(
    ("answer", "stands"),
    [
        ("Add to the plan", (a.Sail, a.Explore)),
        ("Replace the plan", (a.Explore,)),
        ("Keep the plan", (a.Sail,)),
    ],
)
async def test_what_was_typed_is_added_replaces_the_plan_or_goes(
    server: DiscordServer, answer: str, stands: tuple[type[Any], ...]
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    await choose(server.alice, opened, "Sail")
    asked = await server.alice.slash(server.channel, "captain explore", tiles=1)
    preview = await server.alice.click(shown(asked), label=answer)
    assert said(preview).startswith("**Your plan")
    assert "Confirm" in labels_of(shown(preview))
    assert tuple(type(one) for one in await planned(server)) == stands


async def test_who_wants_no_confirmations_plays_what_they_type(server: DiscordServer) -> None:
    await server.set_sail()
    await server.bot.tables.preferences.change(server.alice.id, confirms=False)
    version = await server.version()
    done = await server.alice.slash(server.channel, "captain explore", tiles=1)
    assert said(done).startswith("**Done.**")
    assert "What do you do?" in said(done)
    assert await server.version() == version + 1


async def test_a_plan_may_be_typed_by_its_name(server: DiscordServer) -> None:
    await server.set_sail()
    offered = await server.alice.autocomplete(server.channel, "turn plan", "goal", "")
    assert len(offered) == 6
    preview = await server.alice.slash(server.channel, "turn plan", goal=offered[0]["value"])
    assert said(preview).startswith("**Your plan")
    unknown = await server.alice.slash(server.channel, "turn plan", goal="nowhere")
    assert "Pick from the list" in said(unknown)


async def test_where_plans_lead_is_what_is_proposed_first_as_somebody_types(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    plans = await server.alice.autocomplete(server.channel, "turn plan", "goal", "hex")
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    assert [one["name"] for one in goals[: len(plans)]] == [one["name"] for one in plans]


async def test_what_a_die_cut_off_is_taken_up_by_typing(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    preview = await choose(server.alice, opened, "Sail")
    resumed = await server.alice.slash(server.channel, "turn resume")
    assert said(resumed) == said(preview)


async def test_an_old_planner_discards_no_newer_plan(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    await hand.press("intend")
    newer = await server.alice.slash(server.channel, "turn act")
    await server.alice.click(shown(newer), label="Back")
    await server.alice.slash(server.channel, "captain explore", tiles=1)
    before = await planned(server)
    stale = await hand.press("discard")
    assert "moved on" in said(stale)
    assert before == await planned(server) == (a.Explore(tiles=1),)


async def test_a_plan_typed_by_its_name_is_answered_the_same_when_it_comes_twice(
    server: DiscordServer, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await server.set_sail()
    await server.bot.tables.preferences.change(server.alice.id, confirms=False)
    offered = await server.alice.autocomplete(server.channel, "turn plan", "goal", "")
    done = await server.alice.slash(server.channel, "turn plan", goal=offered[0]["value"])
    version = await server.version()
    await server.bot.close()
    await server.env.restart_bot(planning_bot(database))
    await server.deliver_again()
    assert "did not reach its reader" not in caplog.text
    assert said(done).startswith("**Done.**")
    assert await server.version() == version
