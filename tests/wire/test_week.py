"""A week on the wire: nobody waits for the absent, whatever befalls the bot or the network.

Each week is compared with an undisturbed one of the same dice and the same choices: the log with
its digest, and what was read in the channel and by each person, in order, each message once. Weeks
with a protection taken out must differ, or the others would prove nothing.
"""

import itertools
import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.wire import Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.table_players import Fate, start
from tests.wire.week import Line, Told, Week
from tests.wire.week_games import GAMES, Game, Kill
from tests.wire.week_script import AT_HALF, IN_RESERVE, PLAYED_FOR, live_through

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

PEOPLE = ("alice", "bob", "carol")
SEATS = ("p1", "p2", "p3")
BOB, BOBS_SEAT = "bob", "p2"

KillAt = tuple[str, str]
"""A kill to come: the moment with the number of the commit, and the name of those counted."""


LINES = {
    "reserve": r"reserve lasts until",
    "default": r"time is over\. The bot plays safe moves",
    "answered": r"the answer is over\. The bot gives a safe one",
    "helm": r"over once more\. The bot .* has the helm",
    "helm back": r"has the helm again",
    "vote": r"asks to end the game in a draw",
    "vote over": r"The vote on a draw has run out",
    "away": r"is away until",
    "back": r"is back\.",
    "reminder": r"There is time until|Il reste du temps",
    "day given": r"one more day",
    "call": r"^<@\d+>, it is your turn",
}
"""Kinds of lines about time, by what they say."""

TROUBLES: tuple[Mapping[str, Any], ...] = (
    {"status": 429},
    {"status": 503},
    {"status": 503, "applied": True},
    {"drop": "before"},
    {"drop": "after"},
)
"""Faults of posting a message that pass."""

IN_ORDER = (
    *("look", "claim", "sent", "reminder", "reserve", "default", "step", "fallback", "helm"),
    *("vote", "away", "back", "held"),
)
"""The names of all commits of what falls due, in the order in which a week has one of each."""

EXPECTED = ("outbox", "attempt", "40060", "ClientOSError", "ServerDisconnected")
"""Words of problems that troubles and kills cause."""

MOST_KILLS = 40
"""Kills in one week, at most."""

CUT, CUT_STEPS, STEP_HOURS = IN_RESERVE - 1.25, 5, 0.15
"""The hour at which the gateway is cut, and for how long: over the end of Bob's time.

A step is shorter than the time after which a bot that did not look counts as gone.
"""

SOAK_KILLS = 200

ALL_HOURS = 1_000

SEAS = [f"sea-{number}" for number in range(100)]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    async with Sim({"Port": SEAS}) as sim:
        home = tmp_path_factory.mktemp("first")
        await start(sim, home, ForkedBotProcess, WIRE_SKETCH="1", WIRE_SEED="week")
        yield sim


@pytest_asyncio.fixture(loop_scope="module")
async def sim(running: Sim) -> AsyncIterator[Sim]:
    yield running
    running.service.faults.clear()
    assert running.service.crashes == []
    assert running.service.unknown == []


class Weeks:
    """Weeks of play, each in a channel and with a database of its own."""

    def __init__(self, sim: Sim, home: Path) -> None:
        self.sim, self._home = sim, home
        self._seas = iter(SEAS)
        self._calm: dict[tuple[str, int], Told] = {}

    async def calm(self, game: Game, hours: int = ALL_HOURS) -> Told:
        """What is told in an undisturbed week."""
        if (game.slug, hours) not in self._calm:
            self._calm[game.slug, hours] = (await self.lived(game, hours=hours)).told()
        return self._calm[game.slug, hours]

    async def lived(
        self,
        game: Game,
        kills: Iterable[KillAt] = (),
        troubles: Iterable[Mapping[str, Any] | None] = (),
        hours: int = ALL_HOURS,
        without: str = "",
    ) -> Week:
        """A week with these *kills* and *troubles* after its beginning, *without* a protection."""
        channel = next(self._seas)
        (home := self._home / channel).mkdir()
        week = Week(self.sim, home, game.slug, game.preset, PEOPLE, channel=channel)
        assert self.sim.bot is not None
        self.sim.bot_log.clear()
        self.sim.service.calls.clear()
        self.sim.bot.env["WIRE_WITHOUT"] = without
        await week.begin(**game.options)
        week.fate, week.troubles = Kills(kills), iter(troubles)
        await week.tell(**week.fate.start_begins())
        await live_through(week, refusal=game.refusal, openings=game.openings, hours=hours)
        await week.tell(WIRE_KILL="")
        return week


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def weeks(running: Sim, tmp_path_factory: pytest.TempPathFactory) -> Weeks:
    return Weeks(running, tmp_path_factory.mktemp("weeks"))


class Kills(Fate):
    """Kills of the bot: of each process at one of *kills*, such as "after 2" of "named" commits."""

    def __init__(self, kills: Iterable[KillAt]) -> None:
        self._kills = iter(kills)

    def start_begins(self) -> Mapping[str, str]:
        moment, name = next(self._kills, ("", "any"))
        return {"WIRE_KILL": moment, "WIRE_KILL_AT": name}


def at(kills: Iterable[Kill]) -> Iterator[KillAt]:
    """Kills at the next commit of each name."""
    return ((f"{moment} 1", name) for moment, name in kills)


def drawn(chance: random.Random, most: int) -> Iterator[KillAt]:
    """*most* kills at any commits of what falls due."""
    for _ in range(most):
        yield f"{chance.choice(('before', 'after'))} {chance.randint(1, 5)}", "named"


def troubles(chance: random.Random) -> Iterator[Mapping[str, Any] | None]:
    """For each jump and each turn one of the troubles or, mostly, none."""
    return (chance.choice((*TROUBLES, *[None] * 2 * len(TROUBLES))) for _ in itertools.count())


def killed(week: Week) -> list[Kill]:
    """The names of the commits at which the bot was killed, each with its moment."""
    lines = (line.split() for line in week.committed())
    return [(line[0], line[1]) for line in lines if line[1:]]


def kinds(lines: Iterable[Line]) -> Counter[str]:
    """How many lines of each kind there are, boards left out."""
    found = Counter[str]()
    for line in lines:
        if not is_board(line):
            found.update(kind for kind, said in LINES.items() if re.search(said, line.text))
    return found


def is_board(line: Line) -> bool:
    """Whether *line* is a board, or a direct call with one."""
    return line.text.startswith("**") and line.pictures > 0


def with_buttons(lines: Iterable[Line]) -> list[Line]:
    """The lines that still offer something, boards left out."""
    return [one for one in lines if one.buttons and not one.deleted and not is_board(one)]


def played_for(told: Told) -> set[tuple[str, str]]:
    """The seats of people for which the bot played, and how it chose."""
    steps = [(seat, json.loads(body)) for _, seat, user, body in told.log if user is None]
    return {(seat, step["by"]) for seat, step in steps if seat in SEATS}


def assert_same(told: Told, calm: Told) -> None:
    """Check that two weeks have the same log, and that everybody read the same."""
    assert told.log == calm.log
    assert told.digest == calm.digest
    places = zip(told.read.values(), calm.read.values(), strict=True)
    for lines, wanted in places:
        assert lines == wanted


async def test_a_week_goes_on_without_the_absent(sim: Sim, weeks: Weeks, game: Game) -> None:
    """Each line and each reminder is told once, and nobody but Bob is played for."""
    told = await weeks.calm(game)
    assert sim.problems() == []
    assert dict(zip(game.lines, map(kinds, told.read.values()), strict=True)) == game.lines
    assert {seat for seat, _ in played_for(told)} == {BOBS_SEAT}
    assert "default" in {by for _, by in played_for(told)}
    assert [with_buttons(lines) for lines in told.read.values()] == [[]] * len(game.lines)
    channel, *_ = told.read.values()
    calls = [line.pinged for line in channel if re.search(LINES["call"], line.text)]
    assert calls == [("bob",), ("carol",)], "one was refused directly, one held for the night"


async def test_a_bot_killed_as_something_falls_due_does_it_once(
    sim: Sim, weeks: Weeks, game: Game
) -> None:
    calm = await weeks.calm(game)
    week = await weeks.lived(game, at(game.kills), troubles(random.Random(game.slug)))
    assert_same(week.told(), calm)
    assert [kill for kill in killed(week) if kill in game.kills] == [*game.kills]
    assert sim.problems(*EXPECTED) == []


async def test_no_time_runs_out_while_the_gateway_is_cut(sim: Sim, weeks: Weeks) -> None:
    """Bob's clock stands still as long as nobody is heard."""
    week, gateway = await unheard(sim, weeks), sim.gateway
    assert reserves(week) == 0
    before, gateway.refusing = gateway.resumed + gateway.identified, False
    await sim.until(lambda: gateway.resumed + gateway.identified > before, what="a session")
    await week.rest()
    assert reserves(week) == 0
    ends = IN_RESERVE - 1 + CUT_STEPS * STEP_HOURS
    await week.passes(ends - 0.05)
    assert reserves(week) == 0
    await week.passes(ends + 0.05)
    assert reserves(week) == 1


@pytest.mark.soak
async def test_a_bot_that_does_not_look_at_its_gateway_lets_time_run_out(
    sim: Sim, weeks: Weeks
) -> None:
    week = await unheard(sim, weeks, without="gateway")
    sim.gateway.refusing = False
    await week.rest()
    assert reserves(week) == 1


async def unheard(sim: Sim, weeks: Weeks, without: str = "") -> Week:
    """A week in which the gateway is cut shortly before Bob's time is over, until after that."""
    week = await weeks.lived(GAMES["captains_log"], hours=AT_HALF, without=without)
    await week.play(BOB)
    await week.others_play(BOB)
    await week.passes(CUT)
    sim.gateway.refusing = True
    sim.gateway.cut()
    await sim.until(lambda: not sim.gateway.live, what="the cut")
    for step in range(CUT_STEPS):
        await week.leap(CUT + (step + 1) * STEP_HOURS)
    return week


def reserves(week: Week) -> int:
    channel, *_ = week.told().read.values()
    return kinds(channel)["reserve"]


@pytest.mark.soak
async def test_a_bot_killed_two_hundred_times_does_everything_once(
    sim: Sim, weeks: Weeks, request: pytest.FixtureRequest
) -> None:
    """The bot is killed at random commits, then at each commit at which it was not killed yet."""
    seed, starts, games = request.config.option.seed, 0, itertools.cycle(GAMES.values())
    hit: set[Kill] = set()
    number = 0
    while starts < SOAK_KILLS:
        game, chance = next(games), random.Random(f"{seed} {number}")
        most = min(MOST_KILLS, SOAK_KILLS - starts)
        before = _starts(sim)
        week = await weeks.lived(game, drawn(chance, most), troubles(chance))
        starts += _starts(sim) - before - 1  # the first begins the week
        assert_same(week.told(), await weeks.calm(game))
        hit |= {*killed(week)}
        number += 1
    for moment in ("before", "after"):
        for game in GAMES.values():
            left = [(moment, name) for name in IN_ORDER if (moment, name) not in hit]
            week = await weeks.lived(game, at(left))
            assert_same(week.told(), await weeks.calm(game))
            hit |= {*killed(week)}
    missed = {*itertools.product(("before", "after"), IN_ORDER)} - hit
    assert missed == set()


def _starts(sim: Sim) -> int:
    assert sim.bot is not None
    return sim.bot.starts


@pytest.mark.soak
async def test_without_nonces_messages_come_twice(weeks: Weeks) -> None:
    game, cut = GAMES["captains_log"], itertools.repeat({"drop": "after"})
    calm = await weeks.calm(game, AT_HALF)
    told = (await weeks.lived(game, troubles=cut, hours=AT_HALF, without="nonce")).told()
    assert told.log == calm.log
    reminded = [kinds(one.read["@bob"])["reminder"] for one in (calm, told)]
    assert reminded == [1, 2]


@pytest.mark.soak
async def test_without_one_transaction_a_kill_loses_a_line(weeks: Weeks) -> None:
    game, kill = GAMES["captains_log"], at([("after", "reserve")])
    channel, *_ = (await weeks.calm(game, IN_RESERVE)).read.values()
    week = await weeks.lived(game, kill, hours=IN_RESERVE, without="outbox")
    lost, *_ = week.told().read.values()
    assert killed(week) == [("after", "ring"), ("after", "reserve")]
    assert (kinds(channel)["reserve"], kinds(lost)["reserve"]) == (1, 0)


@pytest.mark.soak
async def test_without_the_row_that_asked_an_old_button_gives_a_day(weeks: Weeks) -> None:
    game = GAMES["captains_log"]
    given = []
    for without in ("", "asked"):
        week = await weeks.lived(game, hours=PLAYED_FOR, without=without)
        channel, *_ = week.told().read.values()
        given.append(kinds(channel)["day given"])
    assert given == [0, 1]
