"""Votes at a table: opening one, answering it, and closing it once it is decided or runs out.

A vote is closed in the same transaction that does what it decided, so that it is done once even if
the bot is killed.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import (
    AdmitWhom,
    AskedOnce,
    HostMayAnswer,
    NoRequest,
    NotAbsent,
    NothingToUndo,
    NoVote,
    Refused,
    VoteUnderWay,
)
from bot.store.models import Admission
from bot.store.vote_rows import Ballot, Vote, VoteKind, VoteStatus
from bot.tables import announcements, endings, pausing, seat_clocks, undoing
from bot.tables.admissions import admission_of
from bot.tables.ballots import (
    CARD,
    PASSED,
    Poll,
    ballots_of,
    has_acted,
    is_at_helm,
    open_vote_of,
    read_poll,
)
from bot.tables.changes import BesidesIt
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from bot.tables.out_of_time import take_the_helm
from bot.tables.outcomes import by_people
from bot.tables.seating import take_seat
from bot.tables.step_log import plans_played
from engine.core.log import VOTE
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text

ANSWER_TIME: Final = timedelta(hours=24)
ANSWER_TIME_TO_ABANDON: Final = timedelta(hours=72)
"""The time for which a vote is open; one on abandoning the game is open for longer."""

HOST_ANSWER_TIME: Final = timedelta(hours=72)
"""The time in which the host alone answers a request for a seat that nobody holds."""


async def open_vote(
    tables: Tables,
    table_id: str,
    user_id: int,
    kind: VoteKind,
    *,
    about: Seat | None = None,
    to: int | None = None,
    person: int | None = None,
) -> Poll:
    """Open a vote, to which the person who asks says yes; it may be decided by that already.

    *about* is the seat that the bot is to play, *person* who is to be let in. An undo goes back
    *to* a row of the log, or else to the start of the last turn.

    :raises VoteUnderWay: if another vote is open.
    :raises NotAbsent: if the person of the seat is not late.
    :raises NotAtTable: if the person holds no seat.
    :raises NotAtHelm: if the bot plays their seat.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        if live.table.voting is not None:
            raise VoteUnderWay(table=table_id)
        now = clock.now()
        vote = Vote(table_id=table_id, kind=kind, seat="", seq=live.table.seq, since=now)
        vote.due_at = now + _time_to_answer(kind)
        own = ballots_of(live, user_id, vote)
        vote.seat = live.seat_of(user_id) if live.seat_of(user_id) in own else own[0]
        await _prepare(tables, live, vote, about=about, to=to, person=person)
        own = ballots_of(live, user_id, vote)
        async with tables.store.reading() as session:
            poll = _with_answers(await read_poll(session, live, vote), own, yes=True)
        if poll.decided is None:
            await _put(tables, live, poll)
        else:
            await _close(tables, live, poll)
    if poll.decided is None:
        tables.expect(vote.due_at)
    return poll


async def cast(
    tables: Tables, table_id: str, user_id: int, *, yes: bool, vote_id: int | None = None
) -> Poll:
    """Answer the vote *vote_id*, or the open one, for the person's seats; it may decide it.

    An answer can be changed while the vote is open.

    :raises NoVote: if that vote is not open.
    :raises NotAtTable: if the person holds no seat.
    :raises NotAtHelm: if the bot plays their seat, or the vote is on it.
    """
    async with tables.locked(table_id) as live:
        async with tables.store.reading() as session:
            vote = await open_vote_of(session, table_id)
            if vote is None or vote_id not in (None, vote.id):
                raise NoVote(which="none" if vote_id is None else "over")
            poll = await read_poll(session, live, vote)
        live.require_status("open", "paused")
        own = ballots_of(live, user_id, vote)
        poll = _with_answers(poll, own, yes=yes)
        if poll.decided is None:
            async with tables.beside(table_id) as session:
                await _write_ballots(session, poll)
        else:
            await _close(tables, live, poll)
        return poll


async def run_out(tables: Tables, live: LiveTable) -> None:
    """Close the vote of *live* that is due; what the seats that still vote agree on is done."""
    async with tables.store.reading() as session:
        vote = await open_vote_of(session, live.table.id)
        if vote is None or vote.due_at is None or vote.due_at > clock.now():
            return
        poll = await read_poll(session, live, vote)
    if live.table.status == "finished":
        await _end(tables, live, poll, "over")
    elif poll.decided is not None:
        await _close(tables, live, poll)
    else:
        await _end(tables, live, poll, "over", "notice-vote-over")


async def start_anew(tables: Tables, *, session: AsyncSession, table_id: str) -> None:
    """Give the open vote of a table its whole time again, as nobody could answer it for a while."""
    vote = await open_vote_of(session, table_id)
    if vote is not None:
        vote.since = clock.now()
        vote.due_at = vote.since + _time_to_answer(vote.kind)
        tables.expect(vote.due_at)


async def find_vote(tables: Tables, table_id: str, vote_id: int | None = None) -> Poll:
    """The vote *vote_id* of a table, or the open one.

    :raises NoVote: if there is none.
    """
    live = await tables.load(table_id)
    async with tables.store.reading() as session:
        if vote_id is None:
            vote = await open_vote_of(session, table_id)
        else:
            vote = await session.get(Vote, vote_id)
        if vote is None or vote.table_id != table_id:
            raise NoVote(which="none")
        return await read_poll(session, live, vote)


def _time_to_answer(kind: VoteKind) -> timedelta:
    return ANSWER_TIME_TO_ABANDON if kind == "abandon" else ANSWER_TIME


async def _prepare(
    tables: Tables,
    live: LiveTable,
    vote: Vote,
    *,
    about: Seat | None,
    to: int | None,
    person: int | None,
) -> None:
    """Complete *vote* with what it is about, if that can be voted on now."""
    match vote.kind:
        case "undo":
            await _require_first(tables, live, vote)
            vote.to_seq = await undoing.turn_start(tables, live) if to is None else to
            if vote.to_seq not in [plan.before for plan in await plans_played(tables, live)]:
                raise NothingToUndo(table=live.table.id)
        case "pause":
            live.require_status("open")
        case "resume":
            live.require_status("paused")
        case "bot":
            live.require_status("open")
            vote.about = await _require_late(tables, live, vote, about)
        case "admit":
            if person is None:
                raise AdmitWhom
            asked = await admission_of(tables, live.table.id, person)
            vote.about = _require_silent_host(live, asked)
            vote.user_id = person
        case "draw" | "abandon":
            pass


async def _require_late(tables: Tables, live: LiveTable, vote: Vote, about: Seat | None) -> Seat:
    """The seat *about*, which the person who asks does not hold and whose person is late.

    :raises NotAbsent: if it is not.
    """
    if about is not None and about != vote.seat:
        async with tables.store.reading() as session:
            if await seat_clocks.is_late(session=session, live=live, seat=about):
                return about
    raise NotAbsent(seat=about or vote.seat, days=seat_clocks.LATE_WITHOUT_CLOCK.days)


def _require_silent_host(live: LiveTable, asked: Admission | None) -> Seat:
    """The seat that somebody *asked* the host for, without an answer for long enough.

    :raises NoRequest: if nobody asks for a seat that only the host decides on.
    :raises HostMayAnswer: if the host still has time to answer.
    """
    if asked is None or asked.kind != "asked" or asked.seat is None or live.people_of(asked.seat):
        raise NoRequest
    until = None if asked.asked_at is None else asked.asked_at + HOST_ANSWER_TIME
    if until is not None and until > clock.now():
        raise HostMayAnswer(until=str(int(until.timestamp())))
    return asked.seat


async def _require_first(tables: Tables, live: LiveTable, vote: Vote) -> None:
    """:raises AskedOnce: if the seat has not acted since it last asked for an undo."""
    its = (col(Vote.table_id) == live.table.id, col(Vote.seat) == vote.seat)
    query = select(Vote).where(*its, col(Vote.kind) == "undo").order_by(col(Vote.id).desc())
    async with tables.store.reading() as session:
        last = await session.scalar(query.limit(1))
        if last is not None and not await has_acted(session, live, vote.seat, since=last.seq):
            raise AskedOnce


def _with_answers(poll: Poll, own: Sequence[Seat], *, yes: bool) -> Poll:
    """*poll* with the answers of the seats *own*."""
    said_yes = [seat for seat in poll.yes if seat not in own] + (list(own) if yes else [])
    said_no = [seat for seat in poll.no if seat not in own] + ([] if yes else list(own))
    return Poll(
        vote=poll.vote,
        yes=tuple(sorted(said_yes)),
        no=tuple(sorted(said_no)),
        asked=tuple(seat for seat in poll.asked if seat not in own),
    )


async def _put(tables: Tables, live: LiveTable, poll: Poll) -> None:
    """Open the vote of *poll*, and post its card."""
    async with tables.changing(live, voting=poll.vote.kind) as change:
        change.clocks = True
        change.session.add(poll.vote)
        await change.session.flush()
        await _write_ballots(change.session, poll)
        text = Text.of(CARD, vote=str(poll.vote.id))
        row = await announcements.notice(session=change.session, table=change.table, text=text)
        poll.vote.notice_id = row.id


async def _close(tables: Tables, live: LiveTable, poll: Poll) -> None:
    """Close the vote of *poll*, which is decided, and do what was agreed on."""
    if poll.decided == "refused":
        await _end(tables, live, poll, "refused", "notice-vote-refused")
        return
    if await _is_back(tables, live, poll.vote):
        await _end(tables, live, poll, "over", "notice-vote-void")
        return
    try:
        await _carry_out(tables, live, poll)
    except Refused:
        await _end(tables, live, poll, "over", "notice-vote-void")


async def _is_back(tables: Tables, live: LiveTable, vote: Vote) -> bool:
    """Whether the seat that the bot was to play is no longer absent."""
    if vote.kind != "bot" or vote.about is None:
        return False
    async with tables.store.reading() as session:
        acted = await has_acted(session, live, vote.about, since=vote.seq)
    return acted or not is_at_helm(live, vote.about)


async def _carry_out(tables: Tables, live: LiveTable, poll: Poll) -> None:
    """Do what was agreed on, and close the vote in the same transaction.

    :raises Refused: if that is no longer possible; nothing changed.
    """
    vote, said = poll.vote, _line(poll, PASSED)
    close = _closing(poll, "passed", None if vote.kind in ("pause", "resume") else said)
    match vote.kind:
        case "undo":
            assert vote.to_seq is not None, "an undo goes back to a row"
            await undoing.go_back(tables, live, seat=VOTE, to=vote.to_seq, besides=close)
        case "draw":
            ending = by_people("draw", agreed=poll.yes)
            await endings.end_game(tables, live, ending, close)
        case "abandon":
            ending = by_people("abandoned", agreed=poll.yes)
            await endings.end_game(tables, live, ending, close)
        case "pause":
            await pausing.halt(tables, live, said, besides=close)
        case "resume":
            await pausing.go_on(tables, live, said, besides=close)
        case "bot":
            assert vote.about is not None, "the vote is about a seat"
            live.require_status("open", "paused")
            async with tables.changing(live) as change:
                change.clocks = True
                await take_the_helm(change, live, vote.about)
                await close(change)
        case "admit":
            assert vote.user_id is not None, "the vote is about a person"
            asked = await admission_of(tables, live.table.id, vote.user_id)
            seat = _require_silent_host(live, asked)
            assert asked is not None, "somebody asked"
            await take_seat(
                tables,
                live,
                user_id=vote.user_id,
                policy=None,
                name=asked.name,
                seat=seat,
                share=False,
                besides=close,
            )


async def _end(
    tables: Tables, live: LiveTable, poll: Poll, status: VoteStatus, key: str | None = None
) -> None:
    """Close the vote of *poll* with *status*, and change nothing else; *key* is what is said."""
    said = None if key is None else _line(poll, key)
    async with tables.changing(live) as change:
        await _closing(poll, status, said)(change)


def _closing(poll: Poll, status: VoteStatus, said: Text | None) -> BesidesIt:
    """The function that closes the vote of *poll* with *status*, and announces what is *said*."""

    async def close(change: Change) -> None:
        vote, session = poll.vote, change.session
        change.clocks, change.table.voting = True, None
        if vote.id is None:
            session.add(vote)
            await session.flush()
        await _write_ballots(session, poll)
        query = update(Vote).where(col(Vote.id) == vote.id)
        await session.execute(query.values(status=status, due_at=None))
        if said is not None:
            await announcements.notice(session=session, table=change.table, text=said)

    return close


async def _write_ballots(session: AsyncSession, poll: Poll) -> None:
    assert poll.vote.id is not None, "the vote is stored"
    for seat in (*poll.yes, *poll.no):
        await session.merge(Ballot(vote_id=poll.vote.id, seat=seat, yes=seat in poll.yes))


def _line(poll: Poll, key: str) -> Text:
    """The sentence *key* on the end of the vote of *poll*; it calls whom the bot plays for now."""
    vote = poll.vote
    facts: dict[str, Fact] = {
        "kind": vote.kind,
        "who": Person(seat=vote.about or vote.seat),
        "user": "" if vote.user_id is None else str(vote.user_id),
        "agreed": _people(poll.yes),
        "refused": _people(poll.no),
        "against": len(poll.no),
    }
    if vote.kind == "bot" and key == PASSED:
        facts["called"] = vote.about or ""
    return Text.of(key, **facts)


def _people(seats: Sequence[Seat]) -> Listing:
    return Listing(items=tuple(Person(seat=seat) for seat in seats))
