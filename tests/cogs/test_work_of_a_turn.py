"""The work that one tap of a turn takes: what is asked of the game, and of the database."""

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
"""What reads a draft, and what reads which plan stands last."""

CONFIRM_READS = 4
"""Transactions: was it answered before; the draft; what may be undone; the rest of the turn."""

ACT_READS = 2
"""Transactions: the draft, and what else is told of the turn."""


class CountingFleet(FleetCommander):
    """Fleet Commander, which counts what it is asked."""

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
    """The statements that the database was given, by the task that gave them."""

    def __init__(self) -> None:
        self._said: list[tuple[object, str]] = []

    def hear(self, connection: object, cursor: object, statement: str, *_: object) -> None:
        del connection, cursor
        self._said.append((asyncio.current_task(), " ".join(statement.split())))

    def count(self, words: str) -> int:
        """The statements with these *words*."""
        return sum(words in said for _, said in self._said)

    def of_the_answer(self, statement: str) -> int:
        """How often whoever answers gave *statement*: they are the first to give any."""
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
    """Whose turn it is has rolled, and planned what is best then."""
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    await hand.press("intend")
    await hand.press("intend")
    assert any(one.split(":")[1] == "confirm" for one in ids_of(hand.seen))
    return hand


async def test_a_confirmation_asks_the_game_and_the_database_for_each_thing_once(
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


async def test_the_planner_opened_on_a_position_it_showed_asks_the_game_nothing(
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


async def test_the_end_of_a_turn_is_found_where_the_planner_left_it(
    server: DiscordServer, game: CountingFleet
) -> None:
    hand = await with_a_plan(server)
    await hand.press("confirm")
    game.asked.clear()
    await hand.press("end")
    assert not game.asked
