"""The rows of people: what they prefer at all tables, and the lessons that they have completed."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, String
from sqlmodel import Field, SQLModel

from bot.store.models import Moment

Reminding: TypeAlias = Literal["none", "last", "normal"]
"""Reminders that a person gets: none, only the last one before a time runs out, or all."""
Calling: TypeAlias = Literal["mention", "direct", "both", "silent"]
"""Way to call a person: by a mention in the channel, directly, both ways, or not at all."""


class Preference(SQLModel, table=True):
    """The preferences of a person, for all tables."""

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    language: str | None = None
    """The preferred language; None for that of the person's Discord."""
    hints: bool = True
    confirms: bool = True
    """Whether a typed action is shown as a plan before it is played."""
    zone: str | None = None
    """The name of the person's time zone, such as Europe/Paris; None if none was chosen."""
    quiet_from: int | None = None
    """The minute of the day at which quiet hours begin in that zone; None if there are none."""
    quiet_until: int | None = None
    """The minute of the day at which they end, at most twelve hours later."""
    reminders: Reminding = Field(default="normal", sa_type=String)
    calls: Calling = Field(default="mention", sa_type=String)
    direct: bool = False
    """Whether the person agreed to be written to directly."""
    direct_refused_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which Discord refused a direct message; None once the person knows of it."""
    private_news: bool = False
    """Whether the person is told directly of news for their seat alone."""


class LessonDone(SQLModel, table=True):
    """A lesson that a person has completed at a table."""

    __tablename__ = "lessons_done"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    key: str = Field(primary_key=True)
    seq: int
    """The row of the log that completed it; undoing that row opens the lesson again."""
