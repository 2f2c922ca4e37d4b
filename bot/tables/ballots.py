"""Votes as they stand: who votes, who has answered, and what that decides."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.errors import NotAtHelm, NotAtTable, Resigned, VoteOnYou
from bot.store.models import IS_OPEN, LogRow
from bot.store.vote_rows import Ballot, Vote
from bot.tables.live_table import LiveTable
from engine.core.records import Seat

CARD: Final = "vote-card"
"""The notice that becomes the card of a vote."""

PASSED: Final = "notice-vote-passed"
"""The notice that a vote was agreed to."""

NEED_ALL = ("undo", "draw", "abandon")
"""Kinds of votes that every seat has to agree to; over half is enough for the others."""

Decision: TypeAlias = Literal["passed", "refused"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Poll:
    """A *vote* with the seats that said *yes* or *no*, and those *asked* that have not answered."""

    vote: Vote
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    asked: tuple[Seat, ...]

    @property
    def decided(self) -> Decision | None:
        """The decision, as soon as no further ballot can change it."""
        voters = len(self.yes) + len(self.no) + len(self.asked)
        if self.vote.kind in NEED_ALL:
            if self.no or not voters:
                return "refused"
            return None if self.asked else "passed"
        if 2 * len(self.yes) > voters:
            return "passed"
        return "refused" if 2 * (len(self.yes) + len(self.asked)) <= voters else None


def is_at_helm(live: LiveTable, seat: Seat) -> bool:
    """Whether a person plays *seat* now."""
    return bool(live.people_of(seat)) and not live.is_automatic(seat)


def seats_that_vote(live: LiveTable, vote: Vote) -> tuple[Seat, ...]:
    """The seats that vote: those whose person is at the helm, but not the one voted on."""
    return tuple(seat for seat in live.taken if is_at_helm(live, seat) and seat != vote.about)


def ballots_of(live: LiveTable, user_id: int, vote: Vote) -> tuple[Seat, ...]:
    """The seats for which *user_id* answers.

    :raises NotAtTable: if the person holds none.
    :raises Resigned: if they have resigned every seat.
    :raises NotAtHelm: if the bot plays their seats.
    :raises VoteOnYou: if the vote is on their seat.
    """
    mine = live.seats_of(user_id)
    if not mine:
        raise NotAtTable(table=live.table.id)
    if all(live.is_resigned(seat) for seat in mine):
        raise Resigned(seat=mine[0])
    voting = seats_that_vote(live, vote)
    if not (found := tuple(seat for seat in mine if seat in voting)):
        raise VoteOnYou if vote.about in mine else NotAtHelm
    return found


async def open_vote_of(session: AsyncSession, table_id: str) -> Vote | None:
    return await session.scalar(select(Vote).where(col(Vote.table_id) == table_id, IS_OPEN))


async def read_poll(session: AsyncSession, live: LiveTable, vote: Vote) -> Poll:
    """The *vote* with its ballots; of an open one only those that count now."""
    query = select(Ballot).where(col(Ballot.vote_id) == vote.id).order_by(col(Ballot.seat))
    ballots = {row.seat: row.yes for row in await session.scalars(query)}
    voting = seats_that_vote(live, vote) if vote.status == "open" else tuple(ballots)
    return Poll(
        vote=vote,
        yes=tuple(seat for seat in voting if ballots.get(seat) is True),
        no=tuple(seat for seat in voting if ballots.get(seat) is False),
        asked=tuple(seat for seat in voting if seat not in ballots),
    )


def people_asked(live: LiveTable, poll: Poll) -> tuple[int, ...]:
    """The people whose answers to the vote of *poll* are still missing."""
    people = (user for seat in poll.asked for user in live.people_of(seat))
    return tuple(dict.fromkeys(people))


async def has_acted(session: AsyncSession, live: LiveTable, seat: Seat, *, since: int) -> bool:
    """Whether a person has acted for *seat* after row *since* of the log."""
    its = (col(LogRow.table_id) == live.table.id, col(LogRow.seat) == seat)
    acted = (col(LogRow.seq) > since, col(LogRow.user_id).is_not(None))
    query = select(col(LogRow.seq)).where(*its, *acted).limit(1)
    return await session.scalar(query) is not None
