"""Pictures of an answer get the events of what was answered, even if an earlier board told them."""

from typing import Any

import pytest

from bot.messages.board import Narrator
from bot.messages.pictures import Pictures
from bot.messages.planner.planner import Planner
from bot.tables import last_round, playing
from bot.tables.step_log import rows_of_table
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.model import actions as a
from renders.picture import Picture, Wanted
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.cogs.discord_server import DiscordServer
from tests.cogs.fleet_table import begin, bot, in_action, put

__all__ = ["bot"]


class Kept:
    """The wishes for pictures, as the painter of *server* gets them."""

    def __init__(self, server: DiscordServer) -> None:
        self.wanted: list[Wanted] = []
        server.bot.narrator = Narrator(server.bot.tables, Pictures([FakePainter(self._draw)]))
        server.bot.planner = Planner(server.bot.tables, server.bot.narrator)

    def _draw(self, view: Any, wanted: Wanted) -> Picture:
        del view
        self.wanted.append(wanted)
        return ONE_BYTE

    def of(self, kind: str, *, planned: bool = False) -> Wanted:
        """The newest wish with an event of *kind*."""
        return next(
            one
            for one in reversed(self.wanted)
            if one.planned is planned and any(event.kind == kind for event in one.events)
        )


@pytest.fixture
async def under_fire(server: DiscordServer) -> DiscordServer:
    """Alice's destroyer has fired at Bob's cruiser, and Bob is asked."""
    await begin(server)
    battle = in_action()
    await put(server, battle.state)
    tables, table = server.bot.tables, await server.table_id()
    fired = battle.attack("R:O", "C3", "C2", 3)
    await playing.play(tables, table, server.alice.user.id, (fired,))
    await server.bot.services.settle()
    return server


async def test_the_board_and_the_last_round_show_an_answer_with_the_attack_told_before(
    under_fire: DiscordServer,
) -> None:
    server, kept = under_fire, Kept(under_fire)
    tables, table = server.bot.tables, await server.table_id()
    live = await tables.load(table)
    (asked,) = live.pending("p2")
    taken = a.TakeHit(decision=asked.id)
    await playing.play(tables, table, server.bob.user.id, (taken,), decision=asked.id)
    await server.bot.services.settle()
    board = kept.of("damaged")
    assert [event.kind for event in board.before] == ["attacked"]
    assert "attacked" not in [event.kind for event in board.events]
    live = await tables.load(table)
    steps = await rows_of_table(tables, live, 1, live.table.seq)
    frames = last_round._shown(live, in_action().state, steps, SPECTATOR)
    assert [[event.kind for event in frame.before] for frame in frames] == [[], [], ["attacked"]]


async def test_the_preview_of_an_answer_shows_the_attack(under_fire: DiscordServer) -> None:
    server, kept = under_fire, Kept(under_fire)
    planner, table = server.bot.planner, await server.table_id()
    state = await planner.drafts.open(table, server.bob.user.id)
    (asked,) = state.live.pending("p2")
    state.plan_instead((a.TakeHit(decision=asked.id),))
    assert state.ahead is not None
    words = planner._words(state, "en")
    drawing = await planner._pictures.board(state, words, state.ahead.steps)
    assert drawing is not None
    picture = await drawing
    assert picture is not None
    assert picture.alt.startswith("Preview, if you confirm: ")
    assert "takes" in picture.alt, "the plan is told, not who is next"
    plan = kept.of("damaged", planned=True)
    assert [event.kind for event in plan.before] == ["attacked"]


async def test_a_step_that_answers_nothing_is_drawn_by_itself(server: DiscordServer) -> None:
    await begin(server)
    battle = in_action()
    await put(server, battle.state)
    kept = Kept(server)
    tables, table = server.bot.tables, await server.table_id()
    moved = battle.move("B:D", 0, "D2")
    await playing.play(tables, table, server.alice.user.id, (moved,))
    await server.bot.services.settle()
    assert kept.of("moved").before == ()
