"""Kills of the bot at any instant: restarted, it plays and posts as if it had never stopped.

Each voyage is compared with an undisturbed one of the same dice and the same choices: its state,
its log with the dice, and what was posted, in order, each message once. Two voyages with a
protection taken out must differ, or the others would prove nothing.
"""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio

from tests.soak import TIMES, Seeds
from tests.wire import BotDied, Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.table_players import Chronicle, Fate, Voyage, move, start

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

FEW_STEPS, SOME_STEPS, MANY_STEPS = 3, 6, 18
"""Numbers of deeds; every third ends a turn, after which the bot plays for others."""

CHANNELS = [f"sea-{number}" for number in range(8)]
RANDOM_CHANNELS = [f"random-{number}" for number in range(TIMES)]
POSTING = "POST /channels/*/messages"


@dataclass(frozen=True, kw_only=True)
class Calm:
    """Chronicles of an undisturbed voyage by number of deeds, and the seconds that a deed took."""

    after: Mapping[int, Chronicle]
    seconds: float


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def sim(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    async with Sim({"Port": [*CHANNELS, *RANDOM_CHANNELS]}) as sim:
        await start(sim, tmp_path_factory.mktemp("first"), ForkedBotProcess, WIRE_SKETCH="1")
        yield sim


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def calm(sim: Sim, tmp_path_factory: pytest.TempPathFactory) -> Calm:
    found = await undisturbed(
        sim, tmp_path_factory.mktemp("calm"), "sea-0", (FEW_STEPS, SOME_STEPS)
    )
    rolled = (body for _, seat, body in found.after[SOME_STEPS].log if seat.startswith("npc"))
    assert any('"rolls":[{' in body for body in rolled)
    return found


async def undisturbed(sim: Sim, home: Path, channel: str, goals: Sequence[int]) -> Calm:
    clock = asyncio.get_running_loop()
    voyage = await embark(sim, home, channel)
    began, after, deeds = clock.time(), {}, 0
    for goal in goals:
        await voyage.sail(goal - deeds)
        after[goal], deeds = voyage.chronicle(), goal
    return Calm(after=after, seconds=(clock.time() - began) / deeds)


async def embark(sim: Sim, home: Path, channel: str, **told: str) -> Voyage:
    """A table with a database of its own; the bot gets the variables *told* once play has begun."""
    await move(sim, home, WIRE_KILL="", WIRE_KILL_AT="any", WIRE_WITHOUT="")
    voyage = await Voyage(sim, home, channel=channel).embark()
    with suppress(
        BotDied
    ):  # The bot may be killed at once, as *told*; the first act of the voyage starts it again.
        await move(sim, home, **told)
    return voyage


def starts(sim: Sim) -> int:
    assert sim.bot is not None
    return sim.bot.starts


def steps(chronicle: Chronicle) -> int:
    """The number of log rows that no person played."""
    return sum(seat not in ("", "p1") for _, seat, _ in chronicle.log)


def story(chronicle: Chronicle) -> Chronicle:
    """The chronicle without its posts."""
    return replace(chronicle, posted=(), nonces=())


class Killed(Fate):
    """Kills of the bot by itself: of each process at the next of *commits*."""

    def __init__(self, commits: Iterable[str]) -> None:
        self._commits = itertools.cycle(commits)

    def start_begins(self) -> Mapping[str, str]:
        return {"WIRE_KILL": next(self._commits)}


class Cut(Fate):
    """Kills of the bot at a request of each deed, before or after the request is served."""

    def __init__(
        self, sim: Sim, requests: Iterable[tuple[str, Literal["before", "after"]]]
    ) -> None:
        self._sim, self._requests = sim, itertools.cycle(requests)

    def deed_begins(self) -> None:
        match, drop = next(self._requests)
        self._fault = self._sim.fault(match, drop=drop, kill=True, times=1)

    def deed_ends(self) -> None:
        self._fault.lift()


class Struck(Fate):
    """Kills of the bot at a random instant of each deed, and at another of the next start."""

    def __init__(self, sim: Sim, seconds: float, seed: str) -> None:
        self._sim, self._seconds = sim, seconds
        self._chance = random.Random(seed)
        self._next: asyncio.TimerHandle | None = None
        self._starting = False

    def start_begins(self) -> Mapping[str, str]:
        self._starting = not self._starting
        if self._starting:
            self._arm()
        return {}

    def deed_begins(self) -> None:
        self._starting = False
        self._arm()

    def deed_ends(self) -> None:
        """Kill the bot now, if the deed ended before the random instant."""
        assert self._next is not None
        if self._next.when() > asyncio.get_running_loop().time():
            self._next.cancel()
            self._strike()

    def _arm(self) -> None:
        delay = self._chance.uniform(0, self._seconds)
        self._next = asyncio.get_running_loop().call_later(delay, self._strike)

    def _strike(self) -> None:
        assert self._sim.bot is not None
        self._sim.bot.strike()


async def test_a_bot_killed_after_every_step_that_it_plays_ends_as_if_never_stopped(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, "sea-1", WIRE_KILL="after 1", WIRE_KILL_AT="step")
    before, begun = starts(sim), steps(voyage.chronicle())
    await voyage.sail(SOME_STEPS)
    assert voyage.chronicle() == calm.after[SOME_STEPS]
    assert starts(sim) - before == steps(calm.after[SOME_STEPS]) - begun > 12


async def test_a_bot_killed_before_a_step_is_committed_plays_the_same_step_again(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, "sea-2", WIRE_KILL="before 2", WIRE_KILL_AT="step")
    before = starts(sim)
    await voyage.sail(SOME_STEPS)
    assert voyage.chronicle() == calm.after[SOME_STEPS]
    assert starts(sim) - before > 12


async def test_a_bot_killed_at_various_commits_ends_as_if_never_stopped(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, "sea-3", WIRE_KILL="after 3", WIRE_KILL_AT="any")
    commits = itertools.product((5, 8, 4, 9, 6, 7, 3), ("before", "after"))
    voyage.fate = Killed([f"{moment} {number}" for number, moment in commits])
    before = starts(sim)
    await voyage.sail(SOME_STEPS)
    assert voyage.chronicle() == calm.after[SOME_STEPS]
    assert starts(sim) - before > 6


async def test_a_bot_killed_at_its_requests_posts_every_message_once(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, "sea-4")
    lines = (POSTING, "PATCH /webhooks/*/messages/*", "PATCH /channels/*/messages/*")
    voyage.fate = Cut(sim, [(line, "after") for line in lines] + [(POSTING, "before")])
    before = starts(sim)
    await voyage.sail(SOME_STEPS)
    assert voyage.chronicle() == calm.after[SOME_STEPS]
    assert starts(sim) - before >= SOME_STEPS // 2


async def test_a_bot_killed_at_random_instants_ends_as_if_never_stopped(
    sim: Sim, tmp_path: Path, seeds: Seeds
) -> None:
    """There are at least thirty kills, and three hundred in a soak."""
    (quiet := tmp_path / "quiet").mkdir()
    calm = await undisturbed(sim, quiet, "sea-5", (MANY_STEPS,))
    for number, seed in enumerate(seeds(1)):
        home = tmp_path / str(number)
        home.mkdir()
        voyage = await embark(sim, home, RANDOM_CHANNELS[number])
        voyage.fate = Struck(sim, calm.seconds, seed)
        before = starts(sim)
        await voyage.sail(MANY_STEPS)
        assert voyage.chronicle() == calm.after[MANY_STEPS], seed
        assert starts(sim) - before >= 30, seed


async def test_without_nonces_the_same_kills_duplicate_messages(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, "sea-6", WIRE_WITHOUT="nonce")
    voyage.fate = Cut(sim, [(POSTING, "after")])
    await voyage.sail(FEW_STEPS)
    rough, undisturbed = voyage.chronicle(), calm.after[FEW_STEPS]
    assert story(rough) == story(undisturbed)
    assert len(rough.posted) > len(undisturbed.posted)
    assert set(rough.posted) == set(undisturbed.posted)


async def test_without_the_outbox_in_the_transaction_the_same_kills_lose_messages(
    sim: Sim, calm: Calm, tmp_path: Path
) -> None:
    told = {"WIRE_KILL": "after 1", "WIRE_KILL_AT": "step", "WIRE_WITHOUT": "outbox"}
    voyage = await embark(sim, tmp_path, "sea-7", **told)
    await voyage.sail(FEW_STEPS)
    rough, undisturbed = voyage.chronicle(), calm.after[FEW_STEPS]
    assert story(rough) == story(undisturbed)
    assert letters(rough) < letters(undisturbed)


def letters(chronicle: Chronicle) -> int:
    return sum(len(text) for text, _ in chronicle.posted)


async def test_the_voyages_caused_no_errors_but_repeated_acknowledgements(
    sim: Sim, calm: Calm
) -> None:
    assert sim.problems("40060") == []
