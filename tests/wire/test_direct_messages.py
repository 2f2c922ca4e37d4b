"""Direct messages on a wire that fails: each arrives once, or its mention does, in the channel."""

from pathlib import Path
from typing import Any

import pytest

from tests.wire import Sim
from tests.wire.posting import NONCE_SECONDS
from tests.wire.table_players import Voyage
from tests.wire.things import Message
from tests.wire.voyages_with_faults import embark

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CONSENT = {"direct": True, "calls": "direct"}
PEOPLE = ("alice", "bob")

MOST_DEEDS = 6
"""Acts of one person until the other is called, at most."""

PASSING: dict[str, dict[str, Any]] = {
    "limited": {"status": 429, "times": 1},
    "unavailable": {"status": 503, "times": 3},
    "unavailable after applying": {"status": 503, "applied": True, "times": 2},
    "cut before applying": {"drop": "before", "times": 2},
    "cut after applying": {"drop": "after", "times": 2},
}

REFUSED = {"closed": 50007, "stranger": 50278, "too fast": 40003, "barred": 20026}


async def agreed(sim: Sim, home: Path) -> tuple[Voyage, str]:
    """A table, and the person who is called next, and agreed to be called directly."""
    sim.advance(NONCE_SECONDS + 1)  # the database is new, and so are its nonces
    voyage = await embark(sim, home, PEOPLE)
    person = next(one for one in PEOPLE if sim.user(one) is not voyage.active)
    await sim.slash(person, voyage.channel, "prefs", CONSENT)
    return voyage, person


def posting_to(sim: Sim, person: str) -> str:
    return f"POST /channels/{sim.channel(f'@{person}').id}/messages"


def direct(sim: Sim, person: str) -> list[Message]:
    """The messages that call *person* directly, without the one that proved it works."""
    return [one for one in sim.channel(f"@{person}").messages if "**Captain" in one.text]


def mentions(sim: Sim, voyage: Voyage, person: str) -> list[Message]:
    who = sim.user(person)
    return [one for one in sim.channel(voyage.channel).messages if who in one.pinged]


async def called(sim: Sim, voyage: Voyage, person: str) -> tuple[list[Message], list[Message]]:
    """Let the other one play until *person* is called: directly, and by mentions."""
    before = len(direct(sim, person)), len(mentions(sim, voyage, person))
    for _ in range(MOST_DEEDS):
        if (len(direct(sim, person)), len(mentions(sim, voyage, person))) != before:
            break
        await voyage.deed()
    return direct(sim, person)[before[0] :], mentions(sim, voyage, person)[before[1] :]


@pytest.mark.parametrize("name", PASSING)
async def test_a_direct_call_arrives_once_whatever_befalls_its_request(
    sim: Sim, tmp_path: Path, name: str
) -> None:
    voyage, person = await agreed(sim, tmp_path)
    fault = sim.fault(posting_to(sim, person), **PASSING[name])
    (call,), mentioned = await called(sim, voyage, person)
    assert fault.hits == fault.times
    assert [one.is_picture for one in call.attachments] == [True]
    assert mentioned == []
    assert sim.problems("outbox", "attempt") == []


@pytest.mark.parametrize("name", REFUSED)
async def test_a_refused_direct_call_becomes_one_mention_in_the_channel(
    sim: Sim, tmp_path: Path, name: str
) -> None:
    voyage, person = await agreed(sim, tmp_path)
    fault = sim.fault(posting_to(sim, person), status=403, code=REFUSED[name])
    sent, (mention,) = await called(sim, voyage, person)
    assert sent == []
    assert fault.hits == 1, "it is not tried again"
    assert "/channels/" in mention.text
    told = await sim.slash(person, voyage.channel, "mygames")
    everything = "\n".join(one.text for one in told.messages)
    assert ("refus" in everything) == (REFUSED[name] in (50007, 50278))
    fault.lift()


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_a_bot_killed_as_it_sends_a_direct_call_sends_it_once(
    sim: Sim, tmp_path: Path, drop: str
) -> None:
    voyage, person = await agreed(sim, tmp_path)
    fault = sim.fault(posting_to(sim, person), drop=drop, kill=True, times=1)
    (call,), mentioned = await called(sim, voyage, person)
    assert fault.hits == 1
    assert call.nonce is not None
    assert mentioned == []


async def test_a_bot_killed_as_it_proves_that_it_may_write_to_somebody_does_so_once(
    sim: Sim, tmp_path: Path
) -> None:
    sim.advance(NONCE_SECONDS + 1)
    voyage, person = await embark(sim, tmp_path, PEOPLE), PEOPLE[0]
    before = len(sim.channel(f"@{person}").messages)
    fault = sim.fault(posting_to(sim, person), drop="after", kill=True, times=1)
    await voyage.done(lambda: sim.slash(person, voyage.channel, "prefs", CONSENT))
    assert fault.hits == 1
    assert len(sim.channel(f"@{person}").messages) == before + 1


async def test_nobody_is_written_to_without_consent(sim: Sim, tmp_path: Path) -> None:
    voyage = await embark(sim, tmp_path, PEOPLE)
    for person in PEOPLE:
        await sim.slash(
            person, voyage.channel, "prefs", {"reminders": "normal", "calls": "mention"}
        )
    await voyage.sail(3)
    opened = [call for call in sim.service.calls if call.line == "POST /users/@me/channels"]
    assert opened == []


async def test_nobody_is_written_to_who_took_the_consent_back(sim: Sim, tmp_path: Path) -> None:
    voyage = await embark(sim, tmp_path, PEOPLE)
    for person in PEOPLE:
        await sim.slash(person, voyage.channel, "prefs", {"calls": "direct"})
        await sim.slash(person, voyage.channel, "prefs", {"direct": False})
    before = [len(sim.channel(f"@{person}").messages) for person in PEOPLE]
    await voyage.sail(3)
    assert [len(sim.channel(f"@{person}").messages) for person in PEOPLE] == before
