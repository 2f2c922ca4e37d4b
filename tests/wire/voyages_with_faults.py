"""Voyages on a wire that fails: each at a table, in a channel and in a database of its own."""

import itertools
from pathlib import Path

from tests.wire import Outcome, Sim
from tests.wire.table_players import Voyage, move

POSTING = "POST /channels/*/messages"

TIMEOUT_SECONDS = 4.0
"""Seconds this bot waits for an answer to a request."""

SEED = "fair"
"""Dice by which tiles can be explored in the first turn and in the second."""

CHANNELS = (f"sea-{number}" for number in itertools.count())


async def embark(sim: Sim, home: Path, people: tuple[str, ...] = ("alice",)) -> Voyage:
    """A new table, in a database and a channel of its own."""
    await move(sim, home, WIRE_AHEAD="0", WIRE_SEED=SEED)
    sim.service.calls.clear()
    sim.bot_log.clear()
    return await Voyage(sim, home, people=people, channel=next(CHANNELS)).embark()


def queued(voyage: Voyage) -> list[str]:
    """The nonces of the messages that the bot has tried to post, in order."""
    rows = voyage.look("SELECT id FROM outbox WHERE tried_at IS NOT NULL ORDER BY id")
    return [f"q{id_}" for (id_,) in rows]


def said(voyage: Voyage) -> list[str | None]:
    return [one.nonce for one in voyage.posted]


async def passed(sim: Sim, voyage: Voyage) -> Outcome:
    """Let the active player end the turn, without waiting until the bot rests."""
    asked = await sim.slash(voyage.active, voyage.channel, "turn end")
    sure = [one for one in asked.message.buttons if ":ending:" in one["custom_id"]]  # type: ignore[union-attr]
    return await sim.click(voyage.active, asked, sure[0]["custom_id"]) if sure else asked


async def explored(sim: Sim, voyage: Voyage) -> None:
    """Let Alice reveal a tile, without waiting until the bot rests."""
    planned = await sim.slash("alice", voyage.channel, "captain explore", {"tiles": 1})
    await sim.click("alice", planned, "Confirm")


async def under_way(sim: Sim, home: Path, people: tuple[str, ...] = ("alice",)) -> Voyage:
    """A table in an ordinary turn, after all first questions."""
    voyage = await embark(sim, home, people)
    while any(":ask:" in one["custom_id"] for one in voyage.boards[-1].buttons):
        await voyage.deed()
    return voyage


async def later(sim: Sim, **told: str) -> None:
    """Restart the bot with the clock of the service ten minutes ahead."""
    assert sim.bot is not None
    sim.advance(600)
    sim.bot.env |= told
    await sim.restart()
