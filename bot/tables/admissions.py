"""Admissions to a table: the people its holders approved, refused, blocked, or have to answer.

A seat that people hold is shared only by their consent. Once the game runs, a seat nobody holds
shows its hand to whoever takes it: the host decides, unless it is one's own that one left.
"""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.errors import AlreadyAsked, Blocked, SeatRefused
from bot.store.models import Admission, AdmissionKind
from bot.tables import announcements
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat, value
from engine.core.words import Text


@value
class Asked:
    """A seat was asked for; *shared* if those who hold it decide, else the host does."""

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
    """Say what is to be of a person, in place of what was said before."""
    await session.merge(
        Admission(table_id=table_id, user_id=user_id, kind=kind, seat=seat, name=name)
    )


async def forget_requests(session: AsyncSession, table_id: str) -> None:
    """Forget who asked for which seat, answered or not: the seats are numbered anew."""
    asked = col(Admission.kind).in_(("asked", "refused"))
    await session.execute(delete(Admission).where(col(Admission.table_id) == table_id, asked))


def require_not_blocked(live: LiveTable, admission: Admission | None) -> None:
    """:raises Blocked: if the host wants the person at the table no more."""
    if admission is not None and admission.kind == "blocked":
        raise Blocked(table=live.table.id)


def needs_consent(live: LiveTable, user_id: int, seat: Seat, admission: Admission | None) -> bool:
    """Whether somebody has to agree before the person takes *seat*."""
    if live.people_of(seat):
        return True
    if live.table.status == "lobby" or user_id == live.table.host_id:
        return False
    approved = admission is not None and admission.kind == "approved"
    return not (approved and admission is not None and admission.seat in (None, seat))


def judges_of(live: LiveTable, seat: Seat) -> tuple[int, ...]:
    """The people who may let somebody into *seat*: those who hold it, else the host."""
    return live.people_of(seat) or (live.table.host_id,)


async def ask(
    tables: Tables,
    live: LiveTable,
    user_id: int,
    *,
    name: str,
    seat: Seat,
    admission: Admission | None,
) -> Asked:
    """Ask in the table's channel for *seat*, which nobody sees anything of before the answer.

    :raises AlreadyAsked: if the answer to the same is still open.
    :raises SeatRefused: if it was refused.
    """
    if admission is not None and admission.seat == seat:
        if admission.kind == "asked":
            raise AlreadyAsked(seat=seat)
        if admission.kind == "refused":
            raise SeatRefused(seat=seat)
    shared = bool(live.people_of(seat))
    async with tables.beside(live.table.id) as session:
        await put_admission(session, live.table.id, user_id, "asked", name=name, seat=seat)
        key = "notice-asks-share" if shared else "notice-asks-seat"
        text = Text.of(key, user=str(user_id), seat=seat)
        await announcements.notice(session=session, table=live.table, text=text)
    return Asked(seat=seat, shared=shared)
