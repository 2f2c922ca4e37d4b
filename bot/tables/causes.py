"""Causes of notices: whether what a notice asks for, or offers by its buttons, still holds."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.models import Admission, AdmissionKind, SeatClock
from bot.store.vote_rows import Vote
from bot.tables.admissions import FULL, INVITATION, REQUEST, SHARING
from bot.tables.away import AWAY
from bot.tables.ballots import CARD, PASSED, people_asked, read_poll
from bot.tables.live_table import LiveTable
from bot.tables.out_of_time import RESERVE
from bot.tables.reminders import REMINDER
from bot.tables.silence import QUESTION
from engine.core.words import Text

HELM: Final = ("notice-helm", "notice-gone", "notice-helm-given")
"""Notices that the bot plays for a person until they take their seat back."""

_Facts: TypeAlias = Mapping[str, Any]
_Holds: TypeAlias = Callable[[AsyncSession, LiveTable, _Facts], Awaitable[bool]]


def asks(notice: Text) -> bool:
    """Whether *notice* asks for something, or has buttons that work as long as its cause holds."""
    return notice.key in _CAUSES and (notice.key not in (AWAY, PASSED) or _gives_helm(notice))


def offers_helm(notice: Text) -> bool:
    """Whether *notice* tells that the bot plays for a person, who can take the seat back."""
    return notice.key in HELM or (notice.key in (AWAY, PASSED) and _gives_helm(notice))


async def holds(
    session: AsyncSession, live: LiveTable, notice: Text, *, user_id: int | None = None
) -> bool:
    """Whether the cause of *notice* still holds at *live*; True if it asks for nothing.

    If it is only for *user_id*, a vote asks no more once that person has answered it.
    """
    facts = dict(notice.facts)
    if notice.key == CARD and user_id is not None:
        vote = await session.get(Vote, int(str(facts["vote"])))
        if vote is None or vote.status != "open":
            return False
        return user_id in people_asked(live, await read_poll(session, live, vote))
    if not asks(notice):
        return True
    return live.table.status != "finished" and await _CAUSES[notice.key](session, live, facts)


def _gives_helm(notice: Text) -> bool:
    facts = dict(notice.facts)
    return facts.get("kind" if notice.key == PASSED else "meanwhile") == "bot"


async def _is_open(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    del live
    vote = await session.get(Vote, int(str(facts["vote"])))
    return vote is not None and vote.status == "open"


def _is_admission(kind: AdmissionKind) -> _Holds:
    """The cause of a request, or of an invitation, to sit at a table."""

    async def holds_still(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
        asked = await session.get(Admission, (live.table.id, int(str(facts["user"]))))
        return asked is not None and asked.kind == kind

    return holds_still


async def _is_shared(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    del session
    return int(str(facts["user"])) in live.people_of(str(facts["seat"]))[1:]


async def _waits_for_host(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    del session
    table, full = live.table, {*live.seating.seats} == {*live.taken}
    return table.status == "lobby" and full and str(table.host_id) == str(facts["host"])


async def _is_at_bots_helm(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    del session
    seat = facts.get("seat") or facts.get("called") or getattr(facts.get("who"), "seat", "")
    return live.plays_for_person(str(seat))


async def _is_silent(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    del session, facts
    return live.table.silence_asked


async def _is_in_reserve(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    mine = await session.get(SeatClock, (live.table.id, str(facts["seat"])))
    of_turn = mine is not None and str(mine.asked_seq) == str(facts["asked"])
    return of_turn and mine is not None and mine.status == "reserve" and mine.due_at is not None


async def _is_reminded(session: AsyncSession, live: LiveTable, facts: _Facts) -> bool:
    """Whether *live* waits for one of the people reminded, for the same turn and as was said."""
    seat, people = str(facts["called"]), str(facts["people"]).split()
    if live.table.status != "open" or seat not in live.waits():
        return False
    if not any(str(user) in people for user in live.people_of(seat)):
        return False
    if live.pace is None:
        return str(facts["until"]) == "none"
    mine = await session.get(SeatClock, (live.table.id, seat))
    if mine is None or mine.due_at is None or str(mine.asked_seq) != str(facts["asked_seq"]):
        return False
    return str(facts["then"]) != "reserve" or mine.status == "turn"


_CAUSES: Final[Mapping[str, _Holds]] = {
    CARD: _is_open,
    REQUEST: _is_admission("asked"),
    INVITATION: _is_admission("invited"),
    SHARING: _is_shared,
    FULL: _waits_for_host,
    QUESTION: _is_silent,
    RESERVE: _is_in_reserve,
    REMINDER: _is_reminded,
    **dict.fromkeys((*HELM, AWAY, PASSED), _is_at_bots_helm),
}
