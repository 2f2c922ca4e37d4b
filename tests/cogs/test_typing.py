"""Typed orders are planned and shown like tapped ones, and never replace another plan."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Quarterdeck
from cogs.suggested import NO_CHOICE
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


async def test_a_typed_action_is_previewed_before_it_is_played(server: DiscordServer) -> None:
    await server.set_sail()
    version = await server.version()
    preview = await server.alice.slash(server.channel, "captain explore", tiles=1)
    assert private(preview)
    assert said(preview).startswith("**Your plan, not yet played:**")
    assert await server.version() == version
    done = await server.alice.click(shown(preview), label="Confirm")
    assert "discover" in said(done)
    assert await server.version() == version + 1


async def test_a_typed_action_does_not_replace_a_plan_without_a_question(
    server: DiscordServer,
) -> None:
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


async def test_only_the_newer_of_two_plans_can_be_confirmed_and_is_named(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    first = await choose(server.alice, opened, "Sail")
    await server.alice.slash(server.channel, "captain explore", tiles=1)
    older = await server.alice.click(shown(first), label="Confirm")
    assert said(older).startswith("That button was from an earlier step.")
    assert "Explore" in said(older)
    done = await server.alice.slash(server.channel, "turn confirm")
    assert said(done).startswith("You confirmed: Explore")
    assert "discover" in said(done)


@pytest.mark.parametrize(
    ("answer", "stands"),
    [
        ("Add to the plan", (a.Sail, a.Explore)),
        ("Replace the plan", (a.Explore,)),
        ("Keep the plan", (a.Sail,)),
    ],
)
async def test_a_typed_action_is_added_to_the_plan_replaces_it_or_is_dropped(
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


async def test_typed_actions_are_played_at_once_if_confirmations_are_off(
    server: DiscordServer,
) -> None:
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


async def test_turn_plan_suggests_plans_in_the_order_of_the_planner_with_their_descriptions(
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


async def test_turn_plan_suggests_and_answers_the_reason_if_nothing_can_be_planned(
    server: DiscordServer,
) -> None:
    (nowhere,) = await suggested(server, server.alice)
    assert nowhere.startswith("There is no open table in this channel. /table new opens one;")
    await server.start(server.bob)
    asked = await server.to_move()
    other = server.bob if asked is server.alice else server.alice
    (waits,) = await suggested(server, other)
    assert waits.startswith("It is not your turn. The table waits for")
    assert (await suggested(server, asked))[0].startswith("Answer this first")
    told = await asked.slash(server.channel, "turn plan", goal=NO_CHOICE)
    assert "Answer this first" in said(told)
    assert "Where do you begin?" in said(told)
    assert "not your turn" in said(await other.slash(server.channel, "turn plan", goal=NO_CHOICE))


async def suggested(server: DiscordServer, person: simcord.MemberActor) -> list[str]:
    """The suggestions of `/turn plan`, without the Unicode isolates around names."""
    offered = await person.autocomplete(server.channel, "turn plan", "goal", "")
    return [one["name"].replace("\u2068", "").replace("\u2069", "") for one in offered]


async def test_captain_sail_first_suggests_the_destinations_of_plans(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    plans = await server.alice.autocomplete(server.channel, "turn plan", "goal", "hex")
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    places = [one["name"].split(" · ")[0] for one in plans]
    assert [one["name"] for one in goals[: len(plans)]] == places


async def test_turn_resume_shows_the_current_plan(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    preview = await choose(server.alice, opened, "Sail")
    resumed = await server.alice.slash(server.channel, "turn resume")
    assert said(resumed).splitlines() == [*said(preview).splitlines(), TYPED_PLAN]


async def test_a_plan_typed_by_its_name_is_not_played_again_if_delivered_after_a_restart(
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
