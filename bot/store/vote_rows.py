"""The rows of votes: a vote at a table, and the ballots of its seats."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, Index, String
from sqlmodel import Field, SQLModel

from bot.store.models import IS_OPEN, RUNS_OUT, Moment

VoteKind: TypeAlias = Literal["undo", "draw", "abandon", "pause", "resume", "bot", "admit"]
VoteStatus: TypeAlias = Literal["open", "passed", "refused", "over"]
"""Status of a vote; one is *over* if it ran out, or if its cause is gone."""


class Vote(SQLModel, table=True):
    """A vote that a seat asked for; ballots are public."""

    __tablename__ = "votes"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index(
            "one_open_vote_a_table",
            "table_id",
            unique=True,
            sqlite_where=IS_OPEN,
            postgresql_where=IS_OPEN,
        ),
        Index("votes_due", "due_at", sqlite_where=RUNS_OUT, postgresql_where=RUNS_OUT),
        Index("votes_by_table", "table_id"),
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: str = Field(foreign_key="tables.id")
    kind: VoteKind = Field(sa_type=String)
    seat: str
    """The seat that asked for the vote."""
    about: str | None = None
    """The seat that the bot is to play, or that a person asked for."""
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """The person to be let in."""
    seq: int
    """The last row of the log when the vote was opened."""
    to_seq: int | None = None
    """The row of the log that an undo goes back to."""
    status: VoteStatus = Field(default="open", sa_type=String)
    since: datetime | None = Field(default=None, sa_type=Moment)
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which it runs out; None once it is closed."""
    notice_id: int | None = None
    """The row of the outbox that posts its card."""


class Ballot(SQLModel, table=True):
    """The answer of a seat to a vote; a shared seat has one, which any of its people casts."""

    __tablename__ = "ballots"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    vote_id: int = Field(primary_key=True, foreign_key="votes.id")
    seat: str = Field(primary_key=True)
    yes: bool
