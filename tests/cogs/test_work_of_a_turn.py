"""The work for one tap of a turn: calls of the game, and database statements."""

import asyncio
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.client import Quarterdeck
from engine.core.plans import Plan
from engine.games.fleet_commander.game import FleetCommander
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, ids_of
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin

DRAFT, UNDO = "FROM draft", "WITH RECURSIVE back"
"""Words of the statement that reads a draft, and of the one that reads the undo history."""

CONFIRM_READS = 4
"""Read transactions: an earlier answer, the draft, possible undos, the rest of the turn."""

ACT_READS = 2
"""Read transactions: the draft, and the rest of the turn."""


class CountingFleet(FleetCommander):
    """Fleet Commander that counts calls of `plans`, `finish` and `suggest`."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()

    def plans(self, view: FleetView) -> Iterable[Plan[a.Action]]:
        self.asked["plans"] += 1
        return super().plans(view)

    def finish(self, view: FleetView) -> a.Action | None:
        self.asked["finish"] += 1
        return super().finish(view)

    def suggest(self, view: FleetView) -> Iterator[a.Action]:
        self.asked["suggest"] += 1
        return super().suggest(view)


class Heard:
    """Statements to the database, with the asyncio task that made each."""

    def __init__(self) -> None:
        self._said: list[tuple[object, str]] = []

    def hear(self, connection: object, cursor: object, statement: str, *_: object) -> None:
        del connection, cursor
        self._said.append((asyncio.current_task(), " ".join(statement.split())))

    def count(self, words: str) -> int:
        """The number of statements that contain *words*."""
        return sum(words in said for _, said in self._said)

    def of_the_answer(self, statement: str) -> int:
        """The number of times that the first task, which answers the tap, made *statement*."""
        first, _ = self._said[0]
        return self._said.count((first, statement))


@contextmanager
def listening(bot: Quarterdeck) -> Generator[Heard]:
    heard, engine = Heard(), bot.tables.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", heard.hear)
    try:
        yield heard
    finally:
        event.remove(engine, "before_cursor_execute", heard.hear)


@pytest.fixture
def game() -> CountingFleet:
    return CountingFleet()


@pytest.fixture
def bot(database: Path, game: CountingFleet) -> Quarterdeck:
    return make_bot(database, {"fleet_commander": game})


async def with_a_plan(server: DiscordServer) -> Fingers:
    """Begin a battle in which the player on turn has rolled and planned the best action."""
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    await hand.press("intend")
    await hand.press("intend")
    assert any(one.split(":")[1] == "confirm" for one in ids_of(hand.seen))
    return hand


async def test_a_confirmation_calls_each_game_method_once_and_reads_in_few_transactions(
    server: DiscordServer, game: CountingFleet
) -> None:
    hand = await with_a_plan(server)
    game.asked.clear()
    with listening(server.bot) as heard:
        await hand.press("confirm")
    assert game.asked == {"plans": 1, "finish": 1, "suggest": 1}, "of the position that follows"
    assert (heard.count(DRAFT), heard.count(UNDO)) == (2, 1), "one reads the draft, one takes it"
    assert heard.of_the_answer("BEGIN") <= CONFIRM_READS, "the board may read for both"
    assert heard.of_the_answer("BEGIN IMMEDIATE") == 1


async def test_the_planner_opened_again_on_the_same_position_does_not_call_the_game(
    server: DiscordServer, game: CountingFleet
) -> None:
    hand = await with_a_plan(server)
    await hand.press("confirm")
    hand.seen = server.board
    game.asked.clear()
    with listening(server.bot) as heard:
        await hand.press("act")
    assert not game.asked
    assert (heard.count(DRAFT), heard.count(UNDO)) == (1, 0)
    assert heard.of_the_answer("BEGIN") == ACT_READS


async def test_end_turn_after_the_planner_does_not_call_the_game_again(
    server: DiscordServer, game: CountingFleet
) -> None:
    hand = await with_a_plan(server)
    await hand.press("confirm")
    game.asked.clear()
    await hand.press("end")
    assert not game.asked
