"""Messages and bytes a round: two people tap their turns among four NPC ships.

python -m tests.wire.messages_a_round [ROUNDS] [PLANS A TURN]
"""

import asyncio
import hashlib
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.outcome import Outcome
from tests.wire.sim import Sim
from tests.wire.table_players import Voyage, start
from tests.wire.things import Message, User

ROUNDS = 20
PEOPLE = ("alice", "bob")
TURNS_OF_A_ROUND = 20
"""Turns and answers that a round takes, at most; two people start with four answers."""
MOST_MENUS = 9
"""Most menus that a person opens for one plan."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Traffic:
    """Messages of the bot in the channel by round, its edits, and the bytes of both.

    *asked* are the rounds in which somebody answered a question.
    """

    rounds: dict[int, int]
    asked: frozenset[int]
    edits: int
    bytes: int

    @property
    def messages(self) -> int:
        return sum(self.rounds.values())

    @property
    def quiet(self) -> dict[int, int]:
        """Messages of the rounds without a question."""
        return {number: sent for number, sent in self.rounds.items() if number not in self.asked}

    def lines(self) -> list[str]:
        count = len(self.rounds)
        return [
            f"rounds {count}, messages {self.messages}, edits {self.edits}",
            f"messages a round {self.messages / count:.2f} "
            f"({min(self.rounds.values())}-{max(self.rounds.values())}): "
            f"{list(self.rounds.values())}",
            f"without a question at most {max(self.quiet.values(), default=0)}",
            f"edits a round {self.edits / count:.2f}",
            f"kB a round {self.bytes / count / 1000:.0f}",
        ]


class TappedVoyage(Voyage):
    """A voyage played by taps: so many *plans* in each turn, then its end."""

    plans = 1
    most_turns = 0
    """Turns and answers after which the voyage counts as stuck."""
    _taps = 0

    async def round(self) -> int:
        [(state,)] = self.look("SELECT state FROM snapshot")
        return int(json.loads(state)["open"]["round"])

    async def turn(self) -> bool:
        """Let the person pinged last play a turn, or answer a question; True if they answered."""
        self.most_turns -= 1
        assert self.most_turns >= 0, f"the voyage does not go on: {self.posted[-1].text}"
        if self._button("ask"):
            await self._planned("ask")
            return True
        person = self.active
        for _ in range(self.plans):
            await self._planned("act")
            if self.active is not person or self._button("ask"):
                return False
        asked = await self._pressed("end")
        if sure := _of_verb(asked.message, "ending"):
            await self.done(lambda: self.sim.click(person, asked, sure))
        return False

    async def _planned(self, verb: str) -> None:
        """Go down the menus until there is a plan, and confirm it."""
        person = self.active
        told = await self._pressed(verb)
        for _ in range(MOST_MENUS):
            message = told.message
            assert message is not None, told
            if confirm := _of_verb(message, "confirm"):
                await self.done(lambda m=message, key=confirm: self.sim.click(person, m, key))  # type: ignore[misc]
                return
            if message.selects:
                told = await self._chosen(person, message)
            elif choice := _of_verb(message, "into") or _of_verb(message, "intend"):
                told = await self.done(lambda m=message, key=choice: self.sim.click(person, m, key))  # type: ignore[misc]
            else:
                return
        raise AssertionError(f"no plan after {MOST_MENUS} menus: {told}")

    async def _chosen(self, person: User, message: Message) -> Outcome:
        select = message.selects[0]
        options = [one["value"] for one in select["options"]]
        self._taps += 1
        mark = hashlib.sha256(f"{self._taps}".encode()).digest()
        value, key = options[mark[0] % len(options)], select["custom_id"]
        return await self.done(lambda: self.sim.select(person, message, value, key=key))

    async def _pressed(self, verb: str) -> Outcome:
        message, key = self._button(verb) or (None, "")
        assert message is not None, f"no button to {verb}"
        person = self.active
        return await self.done(lambda: self.sim.click(person, message, key))

    def _button(self, verb: str) -> tuple[Message, str] | None:
        """The button for *verb* on the newest message with buttons to play a turn."""
        for message in reversed(self.posted):
            if any(_of_verb(message, one) for one in ("act", "ask")):
                key = _of_verb(message, verb)
                return (message, key) if key else None
        return None


async def measure(home: Path, rounds: int, plans: int = 1, **told: str) -> Traffic:
    """Play so many *rounds* by taps, and count what the bot sent meanwhile.

    Up to twice as many more are played until there is a round without a question.
    """
    async with Sim() as sim:
        await start(sim, home, ForkedBotProcess, WIRE_HASTE="0.1", **told)
        voyage = await TappedVoyage(sim, home, people=PEOPLE, policies=()).embark()
        voyage.plans, voyage.most_turns = plans, TURNS_OF_A_ROUND * (3 * rounds + 1)
        while voyage.look("SELECT 1 FROM tables WHERE seq = 0") or _starting(voyage):
            await voyage.turn()
        first = await voyage.round()
        sim.service.calls.clear()
        known, by_round, asked = len(voyage.posted), Counter[int](), set[int]()
        while (now := await voyage.round()) < first + rounds or (
            now < first + 3 * rounds and by_round.keys() - {now} <= asked
        ):
            if await voyage.turn():
                asked.add(now)
            by_round[now] += len(voyage.posted) - known
            known = len(voyage.posted)
        assert sim.problems() == []
        calls = [one for one in sim.service.calls if one.path.startswith("/channels/")]
    sent = [one for one in calls if one.method in ("POST", "PATCH")]
    size = sum(
        len(json.dumps(one.body)) + sum(len(data) for _, data in one.files.values()) for one in sent
    )
    edits = sum(one.method == "PATCH" for one in sent)
    return Traffic(rounds=dict(by_round), asked=frozenset(asked), edits=edits, bytes=size)


def _starting(voyage: Voyage) -> bool:
    """Whether somebody still has a question to answer, as before the first turn."""
    return "ask" in {
        one["custom_id"].split(":")[1] for one in voyage.boards[-1].buttons if "custom_id" in one
    }


def _of_verb(message: Message | None, verb: str) -> str:
    """The custom id of the message's button for *verb*, or an empty text."""
    ids = [one.get("custom_id", "") for one in message.buttons] if message else []
    return next((one for one in ids if one.split(":")[1:2] == [verb]), "")


async def main() -> None:
    given = [int(word) for word in sys.argv[1:]]
    rounds, plans = (*given, *(ROUNDS, 1)[len(given) :])
    with tempfile.TemporaryDirectory() as home:
        traffic = await measure(Path(home), rounds, plans)
    sys.stdout.write("\n".join([*traffic.lines(), ""]))


if __name__ == "__main__":
    asyncio.run(main())
