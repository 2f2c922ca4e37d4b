"""Plans made before the table changed say what no longer works, and which rule forbids it."""

import pytest

from bot.tables.drafts import KeptDraft, write_draft
from engine.core.records import clone
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import Ammo
from engine.games.captains_log.rules import turn
from tests.bot.laid_tables import lay
from tests.cogs.discord_server import DiscordServer, choose, labels_of, said, shown
from tests.cogs.planning_game import planned
from tests.cogs.test_planner import headings


@pytest.mark.parametrize("command", ["turn act", "turn resume"])
async def test_a_plan_that_is_no_longer_possible_names_the_action_and_the_rule(
    server: DiscordServer, command: str
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    await choose(server.alice, opened, "Sail")
    tables, table_id = server.bot.tables, await server.table_id()
    state = clone((await tables.load(table_id)).state)
    state.open.turn.actions = turn.ACTIONS
    await lay(tables, table_id, state)
    told = await server.alice.slash(server.channel, command)
    first, why, rule, *_ = said(told).splitlines()
    assert first == "The board has changed. Where things stand:"
    assert why.startswith("No longer possible: Sail · ")
    assert rule.startswith("-# ")
    assert rule.endswith(" · CL-TURN-03")
    assert "Confirm" not in labels_of(shown(told))
    again = await server.alice.slash(server.channel, command)
    assert "No longer possible" not in said(again)


async def test_actions_left_over_from_before_are_resumed_as_far_as_they_are_possible(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    (sail, *_) = await headings(server)
    tables, table_id = server.bot.tables, await server.table_id()
    seq = (await tables.table(table_id)).seq
    left = (sail, a.Shoot(target="npc:1", ammo=Ammo.NORMAL), a.EndTurn())
    draft = KeptDraft(seat="p1", seq=seq - 1, rest=left)
    await write_draft(tables, table_id, server.alice.id, draft, before=None)
    told = await server.alice.slash(server.channel, "turn resume")
    assert "A part of your plan is no longer possible, and the action after it." in said(told)
    assert "Confirm" in labels_of(shown(told))
    assert await planned(server) == (sail,)
