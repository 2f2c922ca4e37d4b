"""Typed orders are planned and shown like tapped ones, and never replace another plan."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Quarterdeck
from cogs.suggestions import NO_CHOICE
from engine.games.captains_log.model import actions as a
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    TYPED_PLAN,
    DiscordServer,
    choose,
    labels_of,
    offers_of,
    options_of,
    private,
    said,
    shown,
)
from tests.cogs.planning_game import PlanningCaptainsLog, planned


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"captains_log": PlanningCaptainsLog()})


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
    await server.alice.slash(server.channel, "turn discard")
    await server.alice.slash(server.channel, "turn resume")
    assert await planned(server) == before


async def test_of_two_plans_in_two_messages_the_newest_is_confirmed_and_named(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    first = await choose(server.alice, opened, "Sail")
    await server.alice.slash(server.channel, "captain explore", tiles=1)
    older = await server.alice.click(shown(first), label="Confirm")
    assert said(older).startswith("You have gone on in another message.")
    assert "Explore" in said(older)
    done = await server.alice.slash(server.channel, "turn confirm")
    assert said(done).startswith("You confirmed: Explore")
    assert "discovers" in said(done)


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


async def test_plans_are_offered_in_the_order_of_the_planner_and_say_what_they_cost_and_bring(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    buttons = [
        offer.replace("**", "").replace("\n-# ", " · ") for offer in offers_of(shown(opened))
    ]
    menu = [f"{one['label']} · {one['description']}" for one in options_of(shown(opened), "m-goal")]
    offered = await server.alice.autocomplete(server.channel, "turn plan", "goal", "")
    assert len(buttons) == 3
    assert [one["name"] for one in offered] == [line[:100] for line in (*buttons, *menu)]
    chosen = await server.alice.slash(server.channel, "turn plan", goal=buttons[1].split(" · ")[0])
    assert said(chosen).startswith("**Your plan")


async def test_where_nothing_can_be_planned_the_list_says_why_and_so_does_the_answer(
    server: DiscordServer,
) -> None:
    (nowhere,) = await suggested(server, server.alice)
    assert nowhere.startswith("There is no open table in this channel. /table new opens one;")
    await server.start(server.bob)
    asked = await server.to_move()
    other = server.bob if asked is server.alice else server.alice
    (waits,) = await suggested(server, other)
    assert waits.startswith("It is not your turn. The table waits for")
    assert (await suggested(server, asked))[0].startswith("That must wait: a question is open")
    told = await asked.slash(server.channel, "turn plan", goal=NO_CHOICE)
    assert "That must wait" in said(told)
    assert "Where do you begin?" in said(told)
    assert "not your turn" in said(await other.slash(server.channel, "turn plan", goal=NO_CHOICE))


async def suggested(server: DiscordServer, person: simcord.MemberActor) -> list[str]:
    """What is offered to be planned, without the marks around names."""
    offered = await person.autocomplete(server.channel, "turn plan", "goal", "")
    return [one["name"].replace("\u2068", "").replace("\u2069", "") for one in offered]


async def test_where_plans_lead_is_what_is_proposed_first_as_somebody_types(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    plans = await server.alice.autocomplete(server.channel, "turn plan", "goal", "hex")
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    places = [one["name"].split(" · ")[0] for one in plans]
    assert [one["name"] for one in goals[: len(plans)]] == places


async def test_what_a_die_cut_off_is_taken_up_by_typing(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    preview = await choose(server.alice, opened, "Sail")
    resumed = await server.alice.slash(server.channel, "turn resume")
    assert said(resumed).splitlines() == [*said(preview).splitlines(), TYPED_PLAN]


async def test_a_plan_typed_by_its_name_is_answered_the_same_when_it_comes_twice(
    server: DiscordServer, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await server.set_sail()
    await server.bot.tables.preferences.change(server.alice.id, confirms=False)
    offered = await server.alice.autocomplete(server.channel, "turn plan", "goal", "")
    done = await server.alice.slash(server.channel, "turn plan", goal=offered[0]["value"])
    version = await server.version()
    await server.bot.close()
    await server.env.restart_bot(make_bot(database, {"captains_log": PlanningCaptainsLog()}))
    await server.deliver_again()
    assert "did not reach its reader" not in caplog.text
    assert said(done).startswith("**Done.**")
    assert await server.version() == version
