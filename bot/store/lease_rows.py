"""The row that tells which process works on a database."""

from datetime import datetime

from sqlmodel import Field, SQLModel

from bot.store.models import Moment


class LeaseRow(SQLModel, table=True):
    """The process that works on this database: a single row, for people to read."""

    __tablename__ = "lease"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    id: int = Field(default=1, primary_key=True)
    pid: int
    taken_at: datetime = Field(sa_type=Moment)
    seen_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment when it was last known to be connected to Discord."""
