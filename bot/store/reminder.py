"""The rows of reminders, which are kept after they were sent, until their cause is gone."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, Index, String
from sqlmodel import Field, SQLModel

from bot.store.models import RUNS_OUT, Moment

Cause: TypeAlias = Literal["turn", "reserve", "days", "snooze"]
"""Cause of a reminder.

The time of a *turn* is half over, or only this seat of several has not answered yet; the *reserve*
is nearly over; *days* have passed at a table without a clock; or the person chose to *snooze*.
"""


class Reminder(SQLModel, table=True):
    """A reminder of a seat, kept after it was sent for as long as the table waits for the seat."""

    __tablename__ = "reminders"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index("reminders_due", "due_at", sqlite_where=RUNS_OUT, postgresql_where=RUNS_OUT),
    )

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    user_id: int = Field(default=0, primary_key=True, sa_type=BigInteger)
    """The person to remind; 0 for all people of the seat."""
    cause: Cause = Field(primary_key=True, sa_type=String)
    asked_seq: int
    """The last row of the log when the seat was asked for the turn."""
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which it is sent next; None if it was sent for the last time."""
    times: int = 0
    """Number of times that it was sent."""
    outbox_id: int | None = None
    """The row of the outbox that sent it last."""
