"""People who play a table of Captain's Log by commands and clicks, and the record of their voyage.

Their choices follow from a seed, so that two voyages with the same dice are identical, however
often the bot dies in one of them.
"""

import asyncio
import contextlib
import hashlib
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from cogs.suggested import NO_CHOICE
from tests.wire.event_waits import UNTIL_SECONDS
from tests.wire.outcome import Outcome
from tests.wire.process import BotDied, BotProcess
from tests.wire.sim import Sim
from tests.wire.things import Message, User

ROOT = Path(__file__).parents[2]
BOT = [sys.executable, "-m", "bot"]
TRIES_TO_BE_HEARD = 20
"""Attempts of a person to be heard by a bot that does not respond."""
TOLD_SECONDS = 20.0
"""Seconds to wait for an answer after an acknowledgement."""
LINES_SHOWN = 40
"""Lines of the bot's log in the report of a wait that failed."""
MOST_STARTS = 50
"""Starts in a row that the bot may not survive."""
DATABASE = "quarterdeck.sqlite3"

_ANSWERS = (("answer", "what"), ("start", "where"), ("facing", "heading"))
_UNDONE = """
    SELECT 'outbox', id, due_at, error FROM outbox WHERE status IN ('queued', 'gathering')
    UNION ALL SELECT 'tables', id, due_at, NULL FROM tables WHERE due_at IS NOT NULL
    UNION ALL SELECT 'boards', message_id, due_at, notice FROM boards
        WHERE status = 'passed' AND attempts = 0
"""
_BY_TIME = re.compile(r"<t:\d+:R>")


class Fate:
    """Faults that befall the bot on a voyage; none, unless a test overrides it."""

    def start_begins(self) -> Mapping[str, str]:
        """The environment variables of the bot's next process."""
        return {}

    def deed_begins(self) -> None: ...

    def deed_ends(self) -> None: ...


async def start(
    sim: Sim,
    home: Path,
    kind: type[BotProcess] = BotProcess,
    *,
    bot: Sequence[str] = BOT,
    **told: str,
) -> None:
    """Start the *bot* with its database in *home* and these environment variables."""
    env = {
        "QUARTERDECK_DATABASE": str(home / DATABASE),
        "PYTHONPATH": str(ROOT),
        "WIRE_SEED": "ahoy",
        "WIRE_HASTE": "0.1",
    }
    await sim.start_bot(bot, home, env | told, kind)


async def move(sim: Sim, home: Path, **told: str) -> None:
    """Start the bot again, with another database."""
    assert sim.bot is not None
    sim.bot.env |= {"QUARTERDECK_DATABASE": str(home / DATABASE)} | told
    await sim.restart()


@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicle:
    """The result of a voyage: the digest of its state, its log, and its posts with their nonces."""

    state: str
    log: tuple[tuple[int, str, str], ...]
    posted: tuple[tuple[str, int], ...]
    nonces: tuple[str | None, ...]


class Voyage:
    """A table of *people* in *channel*, with a bot for each level in *policies*."""

    def __init__(
        self,
        sim: Sim,
        home: Path,
        people: Sequence[str] = ("alice",),
        policies: Sequence[str] = ("mate",),
        channel: str = "harbour",
    ) -> None:
        self.sim, self.channel = sim, channel
        self.fate = Fate()
        self.people, self.policies = tuple(people), tuple(policies)
        self._database = home / DATABASE
        self._deeds = 0

    # Playing

    async def embark(self) -> Self:
        """Open the table, take the seats, begin."""
        first, *others = self.people
        await self._typed(first, "table new", preset="standard", language="en")
        for name in others:
            await self._typed(name, "table join")
        for level in self.policies:
            await self._typed(first, "table bot", level=level)
        told = await self._typed(first, "table start")
        assert not told.failed, told
        return self

    async def sail(self, deeds: int) -> Self:
        """Have so many *deeds* done, whoever's turn it is."""
        end = self._deeds + deeds
        while self._deeds < end:
            await self.deed()
        return self

    async def deed(self) -> Outcome:
        """Let the player pinged last do one thing, and wait until the bot rests."""
        self._deeds += 1
        self.fate.deed_begins()
        told = await self._deed()
        self.fate.deed_ends()
        await self.rest()
        return told

    async def offered(self, verb: str, option: str) -> str | None:
        """A suggestion that the active player gets for this option; None if there is none."""

        async def ask() -> Outcome:
            return await self.sim.autocomplete(
                self.active, self.channel, f"captain {verb}", option, ""
            )

        offered = (await self.done(ask)).choices or []
        choices = [one for one in offered if one["value"] != NO_CHOICE]
        mark = hashlib.sha256(f"{self._deeds} {verb}".encode()).digest()
        return str(choices[mark[0] % len(choices)]["value"]) if choices else None

    async def done(self, act: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Do *act* once, however often the bot dies: it is tried again until it is acknowledged.

        After that, the same interaction is delivered again until it is answered.
        """
        told = await self._said(act)
        await self.rest()
        for _ in range(TRIES_TO_BE_HEARD):
            if told.final:
                return told
            assert all("40060" in one for one in told.refused), told
            await self.sim.redeliver(told)
            with contextlib.suppress(TimeoutError):
                await self.sim.until(lambda: told.final or not self._bot.alive, TOLD_SECONDS)
            await self.rest()
        raise TimeoutError(f"acknowledged, but never answered: {told}")

    async def rest(self) -> None:
        """Wait until the bot has nothing left to do, starting it again first if it died."""
        loop = asyncio.get_running_loop()
        end = loop.time() + UNTIL_SECONDS
        while loop.time() < end:
            await self._alive()
            if not self._undone():
                return
            await self.sim.settle()
        left = "\n".join(map(str, [*self._undone(), *self._bot.log[-LINES_SHOWN:]]))
        raise TimeoutError(f"not within {UNTIL_SECONDS} s: nothing left to do\n{left}")

    @property
    def active(self) -> User:
        """The person pinged last."""
        return next(one.pinged[0] for one in reversed(self.boards) if one.pinged)

    @property
    def posted(self) -> list[Message]:
        """The messages that the bot sent by itself."""
        everything = self.sim.channel(self.channel).messages
        return [one for one in everything if one.author.bot and one.metadata is None]

    @property
    def boards(self) -> list[Message]:
        return [one for one in self.posted if "**Captain" in one.text]

    # Reading

    def chronicle(self) -> Chronicle:
        (table_id, state), *_ = self.look("SELECT table_id, digest FROM snapshot")
        log = self.look("SELECT seq, seat, body FROM log ORDER BY seq")
        posted = [_BY_TIME.sub("", one.text.replace(table_id, "TABLE")) for one in self.posted]
        pictures = [sum(file.is_picture for file in one.attachments) for one in self.posted]
        return Chronicle(
            state=state,
            log=tuple(log),
            posted=tuple(zip(posted, pictures, strict=True)),
            nonces=tuple(one.nonce for one in self.posted),
        )

    def look(self, query: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self._database, timeout=10)) as connection:
            return connection.execute(query).fetchall()

    # Inside

    async def _deed(self) -> Outcome:
        for verb, option in _ANSWERS:
            if chosen := await self.offered(verb, option):
                return await self._typed(self.active, f"captain {verb}", {option: chosen})
        match self._deeds % 3:
            case 0:
                return await self._end()
            case 1 if there := await self.offered("sail", "to"):
                return await self._typed(self.active, "captain sail", to=there)
            case _:
                return await self._typed(self.active, "captain explore", tiles=1)

    async def _end(self) -> Outcome:
        told = await self._typed(self.active, "captain end")
        asked = told.message.buttons if told.message else []
        keys = [one["custom_id"] for one in asked if ":ending:" in one["custom_id"]]
        return await self.done(lambda: self.sim.click(self.active, told, keys[0])) if keys else told

    async def _typed(
        self, user: str | User, path: str, options: dict[str, Any] | None = None, **more: Any
    ) -> Outcome:
        """Have *user* type a command, and confirm the plan it may make."""
        given = (options or {}) | more
        told = await self.done(lambda: self.sim.slash(user, self.channel, path, given))  # type: ignore[arg-type]
        offered = told.message.buttons if told.message else []
        keys = [one["custom_id"] for one in offered if ":confirm:" in one["custom_id"]]
        return await self.done(lambda: self.sim.click(user, told, keys[0])) if keys else told

    async def _said(self, act: Callable[[], Awaitable[Outcome]]) -> Outcome:
        for _ in range(TRIES_TO_BE_HEARD):
            await self._alive()
            told = await act()
            if not told.failed:
                return told
        raise TimeoutError(f"never heard: {told}")

    async def _alive(self) -> None:
        bot = self._bot
        for _ in range(MOST_STARTS):
            if bot.alive:
                return
            if bot.exit_status != -9:
                raise BotDied("\n".join([f"status {bot.exit_status}", *bot.log[-LINES_SHOWN:]]))
            bot.env |= self.fate.start_begins()
            with contextlib.suppress(BotDied):
                await self.sim.restart()
        raise BotDied("\n".join([f"{MOST_STARTS} starts in vain", *bot.log[-LINES_SHOWN:]]))

    @property
    def _bot(self) -> BotProcess:
        assert self.sim.bot is not None
        return self.sim.bot

    def _undone(self) -> list[Any]:
        """The rows of what is left to do, each after the name of its table."""
        return self.look(_UNDONE)
