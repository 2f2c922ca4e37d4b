"""A week at one table on the wire: time passes in jumps to the next moment at which a thing is due.

The bot's clock and that of the service are moved together. The bot writes down every few minutes
that it is there, so each jump writes that down too; no time is lost to it by a jump.
"""

import json
import os
import re
import signal
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

from tests.wire.outcome import Outcome
from tests.wire.sim import Sim
from tests.wire.table_players import DATABASE, Voyage, move
from tests.wire.things import Message

MOST_DEEDS = 40
"""Deeds of one person in a row, at most."""

MOST_TURNS = 20
"""Turns of others until a person's own, at most."""

MOST_MENUS = 9
"""Menus that one plan takes, at most."""

_STEPS = ("confirm", "intend", "into")
"""Verbs of the planner's buttons that go on with a plan, the most wanted first."""

POSTING = "POST /channels/*/messages"

_DUE = (
    "SELECT 'seat_clocks' AS what, seat AS whose, due_at AS due FROM seat_clocks",
    "SELECT 'votes', kind, due_at FROM votes",
    "SELECT 'reminders', seat, due_at FROM reminders",
    "SELECT 'holder', seat, away_due_at FROM holder",
    "SELECT 'outbox', id, due_at FROM outbox WHERE status = 'held'",
)
_IDS = re.compile(r"(?<=<t:)\d+|(?<=/)\d{15,}")
_MOMENTS = f"SELECT what, whose, due FROM ({' UNION ALL '.join(_DUE)}) WHERE due IS NOT NULL"


class Week(Voyage):
    """A week of *people* at a table of *game*, which begins on a Monday at 18:00 UTC."""

    def __init__(
        self, sim: Sim, home: Path, game: str, preset: str, people: Sequence[str], **more: Any
    ) -> None:
        super().__init__(sim, home, people=people, policies=(), **more)
        self.home, self._game, self._preset = home, game, preset
        self.begun = _next_monday(self.now)
        self.troubles: Iterator[Mapping[str, Any] | None] = iter(())
        """Faults of posting a message: one for each jump and each turn, as long as any is left."""
        self._told, self._commits = home / "told.json", home / "commits"

    @property
    def now(self) -> datetime:
        """The time by the clocks of the bot and of the service."""
        return datetime.fromtimestamp(self.sim.world.now(), UTC)

    async def begin(self, **options: str) -> Self:
        """Start the bot with a new database, open the table, and seat all.

        The turns take a day each; *options* are those of the game.
        """
        self._set_clock(self.begun)
        told = {"WIRE_TOLD": str(self._told), "WIRE_COMMITS": str(self._commits)}
        await move(self.sim, self.home, **told, WIRE_KILL="", **self._ahead())
        first, *others = self.people
        named = {"game": self._game, "preset": self._preset, "language": "en"}
        await self._typed(first, "table new", named)
        for option, value in options.items():
            await self._typed(first, "table settings", {"option": option, "value": value})
        for name in others:
            await self._typed(name, "table join")
        await self._typed(first, "table clock", pace="daily")
        return self

    # Time

    async def passes(self, hours: float) -> None:
        """Let time pass until so many *hours* after the beginning, and do what falls due."""
        until = self.begun + timedelta(hours=hours)
        assert until > self.now, f"{hours} hours are over"
        while (due := self.next_due()) is not None and due <= until:
            await self.jump(due)
        await self.jump(until)

    async def jump(self, moment: datetime) -> None:
        """Let it be *moment*, and wait until the bot has done what is due."""
        self._set_clock(moment)
        with closing(sqlite3.connect(self.home / DATABASE, timeout=10)) as there, there:
            there.execute("UPDATE lease SET seen_at = ?", [_stored(moment)])
        with self._in_trouble():
            await self.tell()

    async def tell(self, **told: str) -> None:
        """Let the bot take over these variables, and the time, and do what is due."""
        self._tell(told)
        await self.rest()

    async def leap(self, hours: float) -> None:
        """Let it be so long after the beginning; no time was noted at which the bot was there."""
        self._set_clock(self.begun + timedelta(hours=hours))
        self._tell({})
        await self.sim.settle()

    def _tell(self, told: Mapping[str, str]) -> None:
        self._bot.env |= {**told, **self._ahead()}
        self._told.write_text(json.dumps({**told, **self._ahead()}))
        with suppress(ProcessLookupError):  # one that has died is started with the variables
            os.kill(self._bot.pid, signal.SIGUSR1)

    def next_due(self) -> datetime | None:
        """The next moment at which anything falls due."""
        now = _stored(self.now)
        found = self.look(f"SELECT min(due) FROM ({_MOMENTS}) WHERE due > '{now}'")
        return None if found[0][0] is None else datetime.fromisoformat(found[0][0] + "+00:00")

    def _undone(self) -> list[Any]:
        return super()._undone() + self.look(f"{_MOMENTS} AND due <= '{_stored(self.now)}'")

    def _set_clock(self, moment: datetime) -> None:
        self.sim.world.ahead = moment.timestamp() - time.time()

    def _ahead(self) -> Mapping[str, str]:
        return {"WIRE_AHEAD": str(self.sim.world.ahead)}

    # People

    async def typed(self, person: str, path: str, **options: Any) -> Outcome:
        """Have *person* type a command, once, however often the bot dies."""
        return await self.done(lambda: self.sim.slash(person, self.channel, path, options))

    async def press(self, person: str, message: Message, label: str) -> Outcome:
        """Have *person* press a button, once, however often the bot dies."""
        return await self.done(lambda: self.sim.click(person, message, label))

    def posting_to(self, person: str) -> str:
        """The request that sends *person* a direct message."""
        return f"POST /channels/{self.sim.channel(f'@{person}').id}/messages"

    def waits_for(self, person: str) -> bool:
        """Whether the table waits for *person*."""
        query = f"SELECT seat FROM holder WHERE user_id = {self.sim.user(person).id}"
        (waits,) = self.look("SELECT waits FROM tables")[0]
        return any(seat in waits.split(",") for (seat,) in self.look(query))

    @property
    def waited_for(self) -> list[str]:
        """The people whom the table waits for."""
        return [one for one in self.people if self.waits_for(one)]

    async def others_play(self, person: str) -> None:
        """Let all others play until the table waits for *person* alone."""
        for _ in range(MOST_TURNS):
            others = [one for one in self.waited_for if one != person]
            if not others and self.waits_for(person):
                return
            for one in others:
                await self.play(one)
        raise AssertionError(f"the table never waits for {person}, but for {self.waited_for}")

    async def play(self, person: str) -> None:
        """Let *person* end their turn, and answer what is asked, until nobody waits for them."""
        with self._in_trouble():
            for _ in range(MOST_DEEDS):
                if not self.waits_for(person):
                    return
                await self.typed(person, "turn end", anyway=True)
                if self.waits_for(person):
                    await self._advised(person)
        raise AssertionError(f"{person} plays for ever")

    @contextmanager
    def _in_trouble(self) -> Iterator[None]:
        """Let a message meet the next of the troubles, if any is posted meanwhile."""
        how = next(self.troubles, None)
        fault = None if how is None else self.sim.fault(POSTING, **{"times": 1} | dict(how))
        try:
            yield
        finally:
            if fault is not None:
                fault.lift()

    async def _advised(self, person: str) -> None:
        """Let *person* do what the planner advises, or else offers first."""
        told = await self.done(lambda: self.sim.slash(person, self.channel, "turn act"))
        for _ in range(MOST_MENUS):
            planner = told.message
            assert planner is not None, told
            verbs = {one["custom_id"].split(":")[1]: one for one in reversed(planner.buttons)}
            button = next((verbs[one] for one in _STEPS if one in verbs), None)
            if button is not None:
                key = button["custom_id"]
                told = await self.done(lambda m=planner, k=key: self.sim.click(person, m, k))
                if key == verbs.get("confirm", {}).get("custom_id"):
                    return
            elif planner.selects:
                menu = planner.selects[0]
                value, key = menu["options"][0]["value"], menu["custom_id"]
                told = await self.done(
                    lambda m=planner, v=value, k=key: self.sim.select(person, m, v, key=k)
                )
            else:
                return
        raise AssertionError(f"no plan of {person} after {MOST_MENUS} menus: {told}")

    # Reading

    def committed(self) -> list[str]:
        """The names of the commits of what fell due, and of the kills at one, in their order."""
        return self._commits.read_text().splitlines()

    def told(self) -> "Told":
        """What everybody read, and what came of the game."""
        (digest,) = self.look("SELECT digest FROM snapshot")[0]
        log = self.look("SELECT seq, seat, user_id, body FROM log ORDER BY seq")
        places = [self.channel, *(f"@{person}" for person in self.people)]
        return Told(
            digest=digest, log=tuple(log), read={place: self._read(place) for place in places}
        )

    def _read(self, place: str) -> "tuple[Line, ...]":
        """The messages that the bot sent there by itself since the week began, deleted ones too."""
        ((table_id,),) = self.look("SELECT id FROM tables")
        since, found = self.begun.timestamp(), self.sim.channel(place).store.values()
        mine = [one for one in found if one.author.bot and one.metadata is None]
        return tuple(_line(one, table_id) for one in mine if one.sent >= since)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A message as it is read: without moments and ids, which differ from week to week."""

    text: str
    pinged: tuple[str, ...]
    pictures: int
    buttons: tuple[str, ...]
    deleted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """The log of a week with its digest, and the messages in the channel and to each person."""

    digest: str
    log: tuple[tuple[int, str, int | None, str], ...]
    read: Mapping[str, tuple[Line, ...]]


def _line(message: Message, table_id: str) -> Line:
    return Line(
        text=_IDS.sub("", message.text.replace(table_id, "TABLE")),
        pinged=tuple(one.name for one in message.pinged),
        pictures=sum(file.is_picture for file in message.attachments),
        buttons=tuple(str(one.get("label")) for one in message.buttons),
        deleted=message.deleted,
    )


def _stored(moment: datetime) -> str:
    """*moment* as the database stores it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _next_monday(now: datetime) -> datetime:
    day = now.replace(hour=18, minute=0, second=0, microsecond=0)
    return day + timedelta(days=(7 - day.weekday()) if day.weekday() or day <= now else 0)
