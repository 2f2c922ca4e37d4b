"""Work of the planner for one request, and the rest of a plan that was interrupted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import Quarterdeck
from bot.tables.drafts import KeptDraft, read_draft, write_draft
from engine.core.dice import Dice
from engine.core.records import clone
from engine.games.captains_log.game import CaptainsLog
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import Ammo, LogState, LogView
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    labels_of,
    pick,
    private,
    said,
    shown,
)


class CountingCaptainsLog(CaptainsLog):
    """Counts calls of `imagine`, and records the views for which it suggested actions."""

    def __init__(self) -> None:
        super().__init__()
        self.forget()

    def forget(self) -> None:
        self.imagined = 0
        self.suggested: list[LogView] = []

    def imagine(self, view: LogView, dice: Dice) -> LogState:
        self.imagined += 1
        return super().imagine(view, dice)

    def suggest(self, view: LogView) -> Iterator[a.Action]:
        self.suggested.append(clone(view))
        return super().suggest(view)


@pytest.fixture
def game() -> CountingCaptainsLog:
    return CountingCaptainsLog()


@pytest.fixture
def bot(database: Path, game: CountingCaptainsLog) -> Quarterdeck:
    return make_bot(database, {"captains_log": game})


async def test_picking_an_action_previews_once_and_suggests_once_per_view(
    server: DiscordServer, game: CountingCaptainsLog
) -> None:
    await server.set_sail()
    told = await server.alice.slash(server.channel, "turn act")
    told = await choose(server.alice, told, "Sail", until="Back")
    for planned in range(2):
        game.forget()
        told = await pick(server.alice, shown(told))
        assert said(told).startswith("**Your plan"), planned
        assert game.imagined == 1
        first, *others = game.suggested
        assert first not in others, "the same view was asked twice"
        assert len(others) <= 1


async def test_confirming_a_plan_previews_nothing_and_suggests_next_actions_once(
    server: DiscordServer, game: CountingCaptainsLog
) -> None:
    """Hints of a first game need more work than that, so they are switched off here."""
    await server.set_sail()
    await server.alice.slash(server.channel, "prefs", hints=False)
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    game.forget()
    done = await server.alice.click(shown(planned), label="Confirm")
    assert "Done." in said(done)
    assert (game.imagined, len(game.suggested)) == (0, 1)


async def test_an_outdated_planner_previews_once_to_show_the_newer_plan(
    server: DiscordServer, game: CountingCaptainsLog
) -> None:
    await server.set_sail()
    first = await server.alice.slash(server.channel, "turn act")
    second = await server.alice.slash(server.channel, "turn act")
    await choose(server.alice, first, "Sail")
    game.forget()
    stale = await pick(server.alice, shown(second))
    assert "That button was from an earlier step" in said(stale)
    assert game.imagined == 1
    assert len(game.suggested) == 1


async def leave_rest(server: DiscordServer, *rest: Any) -> None:
    """Store *rest* as if a random result had cut it off Alice's last plan."""
    tables, table_id = server.bot.tables, await server.table_id()
    seq = (await tables.table(table_id)).seq
    await write_draft(
        tables, table_id, server.alice.id, KeptDraft(seat="p1", seq=seq, rest=rest), before=None
    )


async def headings(server: DiscordServer) -> list[a.Sail]:
    live = await server.bot.tables.load(await server.table_id())
    return [one for one in live.game.suggest(live.view("p1")) if isinstance(one, a.Sail)]


async def test_the_planner_first_offers_the_rest_of_an_interrupted_plan(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    (sail, *_) = await headings(server)
    await leave_rest(server, sail)
    opened = await server.alice.slash(server.channel, "turn act")
    assert private(opened)
    assert "Your earlier plan, not yet played:" in said(opened)
    assert labels_of(shown(opened))[0] == "Resume"
    planned = await server.alice.click(shown(opened), label="Resume")
    assert said(planned).startswith("**Your plan")
    done = await server.alice.click(shown(planned), label="Confirm")
    assert "sail one hex" in said(done)
    again = await server.alice.slash(server.channel, "turn act")
    assert "Resume" not in labels_of(shown(again))


async def test_actions_planned_after_a_revealed_tile_are_kept_and_offered_again(
    server: DiscordServer,
) -> None:
    """Exploring reveals a tile, which interrupts the plan; the planner then offers the rest."""
    await server.set_sail()
    (sail, *_) = await headings(server)
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    plan = KeptDraft(seat="p1", seq=live.table.seq, actions=(a.Explore(tiles=1), sail))
    await write_draft(tables, table_id, server.alice.id, plan, before=None)
    planned = await server.alice.slash(server.channel, "turn act")
    await server.alice.click(shown(planned), label="Confirm")
    left = await read_draft(tables, table_id, "p1")
    assert left is not None
    assert left.rest == (sail,)
    opened = await server.alice.slash(server.channel, "turn act")
    assert labels_of(shown(opened))[0] == "Resume"


async def test_the_rest_of_a_plan_that_has_become_impossible_is_dropped_with_the_reason(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    before = await server.alice.slash(server.channel, "turn act")
    await leave_rest(server, a.Shoot(target="npc:1", ammo=Ammo.NORMAL), a.EndTurn())
    opened = await server.alice.slash(server.channel, "turn act")
    lost, _, *others = said(opened).splitlines()
    assert lost.startswith("A part of your plan is no longer possible, and the action after it.")
    assert others == said(before).splitlines()
    assert "Resume" not in labels_of(shown(opened))
    assert await read_draft(server.bot.tables, await server.table_id(), "p1") is None


async def test_the_rest_of_a_plan_is_offered_again_after_another_plan_is_discarded(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    (sail, *_) = await headings(server)
    await leave_rest(server, sail)
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    dropped = await server.alice.click(shown(planned), label="Discard")
    assert labels_of(shown(dropped))[0] == "Resume"
