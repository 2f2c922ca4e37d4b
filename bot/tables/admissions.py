"""Admissions to a table: people who were approved, refused, blocked or invited, or who have asked.

A seat that people hold is shared only with their consent. Once the game runs, a seat that nobody
holds shows its hand to the person who takes it, so the host decides; but people may take a seat
back that they left.
"""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import AlreadyAsked, Blocked, SeatRefused
from bot.store.models import Admission, AdmissionKind, Holder, Table
from bot.tables import announcements
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat, value
from engine.core.words import Text

REQUEST = "notice-asks"
"""The notice of a request for a seat."""

INVITATION = "notice-invites"
"""The notice of an invitation to a seat."""

SHARING = "notice-shares"
"""The notice that a person shares a seat with others."""

FULL = "notice-full"
"""The notice to a host that all seats of a lobby are taken."""


@value
class Asked:
    """A request for a seat was made; *shared* if its holders decide, otherwise the host does."""

    seat: Seat
    shared: bool


async def admission_of(tables: Tables, table_id: str, user_id: int) -> Admission | None:
    async with tables.store.reading() as session:
        return await session.get(Admission, (table_id, user_id))


async def put_admission(
    session: AsyncSession,
    table_id: str,
    user_id: int,
    kind: AdmissionKind,
    *,
    name: str,
    seat: Seat | None = None,
) -> None:
    """Set the admission of a person, in place of the one before."""
    asked_at = clock.now() if kind == "asked" else None
    await session.merge(
        Admission(
            table_id=table_id,
            user_id=user_id,
            kind=kind,
            seat=seat,
            name=name,
            asked_at=asked_at,
        )
    )


async def forget_admission(session: AsyncSession, table_id: str, user_id: int) -> None:
    mine = (col(Admission.table_id) == table_id, col(Admission.user_id) == user_id)
    await session.execute(delete(Admission).where(*mine))


async def forget_invitations(session: AsyncSession, table_id: str, seat: Seat) -> None:
    """Delete all invitations to *seat*, because others hold it from now on."""
    here = (col(Admission.table_id) == table_id, col(Admission.seat) == seat)
    await session.execute(delete(Admission).where(*here, col(Admission.kind) == "invited"))


async def forget_requests(session: AsyncSession, table_id: str) -> None:
    """Delete all requests for seats and invitations, because the seats are numbered anew."""
    asked = col(Admission.kind).in_(("asked", "invited", "refused"))
    await session.execute(delete(Admission).where(col(Admission.table_id) == table_id, asked))


def require_not_blocked(live: LiveTable, admission: Admission | None) -> None:
    """Check that the host has not blocked the person.

    :raises Blocked: if the host has.
    """
    if admission is not None and admission.kind == "blocked":
        raise Blocked(table=live.table.id)


def needs_consent(live: LiveTable, user_id: int, seat: Seat, admission: Admission | None) -> bool:
    """Whether somebody has to agree before the person may take *seat*."""
    if admission is not None and admission.kind == "invited" and admission.seat == seat:
        return False
    if live.people_of(seat):
        return True
    if live.table.status == "lobby" or user_id == live.table.host_id:
        return False
    approved = admission is not None and admission.kind == "approved"
    return not (approved and admission is not None and admission.seat in (None, seat))


def judges_of(table: Table, holders: Sequence[Holder], seat: Seat) -> tuple[int, ...]:
    """The people who decide on a request for *seat*: its holders, or else the host."""
    here = (holder.user_id for holder in holders if holder.seat == seat)
    return tuple(user_id for user_id in here if user_id is not None) or (table.host_id,)


async def ask(
    tables: Tables,
    live: LiveTable,
    user_id: int,
    *,
    name: str,
    seat: Seat,
    admission: Admission | None,
) -> Asked:
    """Ask in the table's channel for *seat*; the person sees nothing of it before the answer.

    :raises AlreadyAsked: if the same request is still open.
    :raises SeatRefused: if the same request was refused.
    """
    if admission is not None and admission.seat == seat:
        if admission.kind == "asked":
            raise AlreadyAsked(seat=seat)
        if admission.kind == "refused":
            raise SeatRefused(seat=seat)
    async with tables.beside(live.table.id) as session:
        await put_admission(session, live.table.id, user_id, "asked", name=name, seat=seat)
        await _call_judges(session, live.table, user_id, seat)
    return Asked(seat=seat, shared=bool(live.people_of(seat)))


async def ask_again(
    session: AsyncSession, before: LiveTable, table: Table, holders: Sequence[Holder]
) -> None:
    """Repeat the open requests on which others decide now than did *before*."""
    after = replace(before, table=table, holders=tuple(holders))
    mine = (col(Admission.table_id) == table.id, col(Admission.kind) == "asked")
    query = select(Admission).where(*mine).order_by(col(Admission.user_id))
    for asked in (await session.scalars(query)).all():
        seat = asked.seat
        if seat is None or not needs_consent(after, asked.user_id, seat, asked):
            continue
        if judges_of(table, holders, seat) != judges_of(before.table, before.holders, seat):
            await _call_judges(session, table, asked.user_id, seat)


async def _call_judges(session: AsyncSession, table: Table, user_id: int, seat: Seat) -> None:
    """Announce the request of *user_id* for *seat*; its message mentions those who decide."""
    text = Text.of(REQUEST, user=str(user_id), seat=seat)
    await announcements.notice(session=session, table=table, text=text)
