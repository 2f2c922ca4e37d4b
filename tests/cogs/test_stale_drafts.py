"""What no longer works in a plan made before the table changed, and which rule forbids it."""

import pytest

from engine.core.records import clone
from engine.games.captains_log.rules import turn
from tests.bot.laid_tables import lay
from tests.cogs.discord_server import DiscordServer, choose, labels_of, said, shown


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
