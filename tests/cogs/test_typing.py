"""What is typed: planned and shown like what is tapped, and never in place of another plan."""

from pathlib import Path
from typing import Any

import pytest

from bot.client import Quarterdeck
from engine.games.captains_log import actions as a
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    TYPED_PLAN,
    DiscordServer,
    choose,
    labels_of,
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
