"""The rows of the database; states are kept apart from tables, so that lists do not load them."""

from datetime import UTC, datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, DateTime, Index, LargeBinary, String, Text, text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

Status: TypeAlias = Literal["lobby", "open", "paused", "finished", "quarantined"]
AdmissionKind: TypeAlias = Literal["asked", "invited", "refused", "approved", "blocked"]
Sending: TypeAlias = Literal["gathering", "queued", "blocked", "held", "sent", "parked"]
"""Status of a row to be sent; a *gathering* row still grows, because the game plays on by itself.

A *blocked* row waits until the bot may speak in its channel again, a *held* one until its moment,
such as the end of a person's quiet hours; it holds up no other row. A *parked* one was put aside,
so that later ones are sent; it is queued again at times.
"""
Ticking: TypeAlias = Literal["idle", "called", "turn", "reserve", "stopped", "out"]
"""Status of a seat's clock.

It is *called* until the message that calls the seat is sent; then the time of the *turn* runs, and
after that the *reserve*. It is *stopped* while others are asked or the table is paused. Once it is
*out*, the bot plays for the seat until its turn is over.
"""
Showing: TypeAlias = Literal["standing", "asking", "passed"]
"""Status of a board: *standing* is the newest of its table; a *passed* one becomes a log entry.

A message that is no board is *asking* as long as what it asks for is still to be done.
"""

# Conditions of partial indexes, which only serve a query that uses the very same words.
HOLDS_CHANNEL = text("status IN ('lobby', 'open', 'paused')")
IS_OPEN = text("status = 'open'")
IS_FINISHED = text("status = 'finished'")
TO_SEND = text("status = 'queued'")
BLOCKED = text("status = 'blocked'")
HELD = text("status = 'held'")
UNSENT = text("status IN ('gathering', 'queued', 'blocked')")
SETTLED = text("status IN ('sent', 'parked')")
PASSED = text("status = 'passed'")
RUNS_OUT = text("due_at IS NOT NULL")
COMES_OR_GOES = text("away_due_at IS NOT NULL")
FALLS_ASLEEP = text("sleeps_at IS NOT NULL")
CLOSES_THREAD = text("thread_closes_at IS NOT NULL")
_ALONE = text("user_id IS NOT NULL AND NOT shared")


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also for databases without time zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        del dialect
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        del dialect
        return None if value is None else value.replace(tzinfo=UTC)


class Table(SQLModel, table=True):
    """A game in progress, without its state."""

    __tablename__ = "tables"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index(
            "one_open_table_a_channel",
            "channel_id",
            unique=True,
            sqlite_where=HOLDS_CHANNEL,
            postgresql_where=HOLDS_CHANNEL,
        ),
        Index("tables_due", "due_at", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
        Index("tables_silent", "waiting_since", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
        Index("tables_over", "updated_at", sqlite_where=IS_FINISHED, postgresql_where=IS_FINISHED),
        Index(
            "lobbies_asleep",
            "sleeps_at",
            sqlite_where=FALLS_ASLEEP,
            postgresql_where=FALLS_ASLEEP,
        ),
        Index(
            "threads_to_close",
            "thread_closes_at",
            sqlite_where=CLOSES_THREAD,
            postgresql_where=CLOSES_THREAD,
        ),
        Index("tables_of_server", "guild_id"),
    )

    id: str = Field(primary_key=True)
    game: str
    rules_version: int
    epoch: int = 0
    """Seq of the row from which the present version of the rules plays; undos stop there."""
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger, index=True)
    language: str = "en"
    status: Status = Field(default="lobby", sa_type=String)
    reason: str | None = None
    """The reason why the table is quarantined."""
    hot_seat: bool = False
    seed: str
    commitment: str
    """SHA-256 of the seed, shown at the start; the seed is shown at the end."""
    options: str = Field(sa_type=Text)
    outcome: str | None = Field(default=None, sa_type=Text)
    """The end of the game as JSON, by its rules or by its people; None without either."""
    version: int = 1
    seq: int = 0
    card_id: int | None = Field(default=None, sa_type=BigInteger)
    """The message with the present turn's buttons."""
    channel_gone: bool = False
    """Whether its channel was deleted, or the bot left its server; nobody can play there.

    The table can then only be left or closed.
    """
    in_thread: bool = False
    """Whether its channel is a thread that the bot opened for it."""
    thread_closes_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which the bot closes that thread; None until the game is over."""
    sleeps_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which a lobby closes if nobody touches it; None once the game has begun."""
    created_at: datetime = Field(sa_type=Moment)
    updated_at: datetime = Field(sa_type=Moment)
    waiting_since: datetime | None = Field(default=None, sa_type=Moment)
    """The moment of the last change of the game's state, since which the game waits."""
    waits: str | None = ""
    """The seats of people that it waits for, separated by commas, so that lists need no state.

    None if they are not known, in a table of an older release; reading its state writes them.
    """
    asked_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment since which it waits for these seats."""
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which the bot has to play here; None while the table waits for people."""
    pace: str | None = Field(default=None, sa_type=Text)
    """The pace as JSON, *null* for no clock; None if nobody has chosen one."""
    voting: str | None = None
    """The kind of the vote that is open; None if none is."""
    silence_asked: bool = False
    """Whether the table was asked if it goes on, and has not answered."""
    silence_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment when it was last asked, or answered; None if it never was."""


class Snapshot(SQLModel, table=True):
    """The present state of a table."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    digest: str
    state: bytes = Field(sa_type=LargeBinary)


class Holder(SQLModel, table=True):
    """A person or a policy that holds a seat; a shared seat has several holders.

    If a holder has both, the policy plays until the person takes the seat back.
    """

    __table_args__ = (
        Index(
            "one_seat_a_person",
            "table_id",
            "user_id",
            unique=True,
            sqlite_where=_ALONE,
            postgresql_where=_ALONE,
        ),
        Index(
            "come_or_go",
            "away_due_at",
            sqlite_where=COMES_OR_GOES,
            postgresql_where=COMES_OR_GOES,
        ),
    )

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    place: int = Field(default=0, primary_key=True)
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    policy: str | None = None
    name: str
    shared: bool = False
    """Whether the table is a hot-seat table, where one person may hold several seats."""
    resigned: bool = False
    """Whether the seat was resigned, so that it stays with the bot."""
    away_until: datetime | None = Field(default=None, sa_type=Moment)
    """The moment until which the person is away from this table; None if they are there."""
    rests_until: datetime | None = Field(default=None, sa_type=Moment)
    """The moment until which their vacation lets clocks stand still; None if the bot plays."""
    away_due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which the person leaves this table for a while, or is back; None if neither."""

    @property
    def is_replaced(self) -> bool:
        """Whether the person wants the bot to play while they are away."""
        return self.away_until is not None and self.rests_until is None


class Admission(SQLModel, table=True):
    """A person's request to sit down at a table, an invitation to it, or the decision."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    kind: AdmissionKind = Field(sa_type=String)
    seat: str | None = None
    """The seat that was asked for or offered, or that the person left; None for any free one."""
    name: str
    """The person's name when the request or decision was recorded."""
    asked_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment of the request."""


class SeatClock(SQLModel, table=True):
    """The clock of a seat that a person holds; a shared seat has one clock."""

    __tablename__ = "seat_clocks"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index("clocks_due", "due_at", sqlite_where=RUNS_OUT, postgresql_where=RUNS_OUT),
    )

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    status: Ticking = Field(default="idle", sa_type=String)
    asked_seq: int = 0
    """The last row of the log when the seat was asked for its turn."""
    asked_with: int = 1
    """Number of seats that the table waited for then, this one included."""
    brief: bool = False
    """Whether it is asked in the turn of another, which leaves less time and no reserve."""
    left_s: float = 0.0
    """Seconds left of the turn at *since*."""
    reserve_s: float = 0.0
    """Seconds left of the reserve at *since*."""
    since: datetime | None = Field(default=None, sa_type=Moment)
    """The moment from which time runs; None if none does."""
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment at which the time runs out; None if none runs."""
    rests_until: datetime | None = Field(default=None, sa_type=Moment)
    """The moment until which it stands still, because its people are away; None if they are not."""
    acted: bool = False
    """Whether a person acted for the seat since it was asked for this turn."""
    missed: int = 0
    """Turns missed in a row."""
    day_given: bool = False
    """Whether somebody at the table gave it a day since it was asked for this turn."""


class LogRow(SQLModel, table=True):
    """A row of a table's log: the setup (0), a step or an undo."""

    __tablename__ = "log"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seq: int = Field(primary_key=True)
    seat: str = ""
    undo_to: int | None = None
    """The row that an undo goes back to; stored so that a log can be walked without parsing."""
    plan: int = 0
    """Seq of the first row committed with this one; rows of one plan are undone together."""
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """The person who acted; None if no person did."""
    body: str = Field(sa_type=Text)


class Checkpoint(SQLModel, table=True):
    """The state of a table after one of its rows, so that an undo has few rows to replay."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seq: int = Field(primary_key=True)
    state: bytes = Field(sa_type=LargeBinary)


class OutboxRow(SQLModel, table=True):
    """News to send: rows *from_seq* to *to_seq* of a log, or a *notice*."""

    __tablename__ = "outbox"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index("to_send", "due_at", "lane", sqlite_where=TO_SEND, postgresql_where=TO_SEND),
        Index("blocked", "due_at", sqlite_where=BLOCKED, postgresql_where=BLOCKED),
        Index("held", "due_at", sqlite_where=HELD, postgresql_where=HELD),
        Index("held_by_table", "table_id", sqlite_where=HELD, postgresql_where=HELD),
        Index("unsent_by_lane", "lane", "id", sqlite_where=UNSENT, postgresql_where=UNSENT),
        Index("unsent_by_table", "table_id", sqlite_where=UNSENT, postgresql_where=UNSENT),
        Index("settled", "due_at", sqlite_where=SETTLED, postgresql_where=SETTLED),
        Index("by_lane", "lane", "id"),
        {"sqlite_autoincrement": True},  # a nonce is never used twice
    )

    id: int | None = Field(default=None, primary_key=True)
    table_id: str = Field(foreign_key="tables.id")
    from_seq: int
    to_seq: int
    lane: str
    """Rows of the same lane are sent one after another, in their order."""
    notice: str | None = Field(default=None, sa_type=Text)
    """A text to send, as JSON; the row then tells no rows of the log."""
    pings: str = ""
    """The seats to call, separated by commas."""
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """The only person it is for; None if it is for everybody in the channel."""
    private: bool = False
    """Whether it may never be sent to a channel instead of to that person directly."""
    status: Sending = Field(default="queued", sa_type=String)
    due_at: datetime = Field(sa_type=Moment)
    attempts: int = 0
    tried_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment of the first attempt to post the row; None if it was only shown by edits.

    From that moment on the message may have arrived, so the row is never changed again.
    """
    shows_board: bool = False
    """Whether the message is a board."""
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    error: str | None = None

    @property
    def nonce(self) -> str:
        return f"q{self.id}"

    @property
    def is_direct(self) -> bool:
        """Whether it is sent to its person directly, not to the channel."""
        return self.lane == f"u{self.user_id}"


class Board(SQLModel, table=True):
    """A message with a table's board or lobby card; the row is deleted once it is a log entry.

    A notice that asks for something has such a row too, until it has lost its buttons or is
    *deleted*.
    """

    __tablename__ = "boards"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (Index("to_finish", "due_at", sqlite_where=PASSED, postgresql_where=PASSED),)

    message_id: int = Field(primary_key=True, sa_type=BigInteger)
    table_id: str = Field(foreign_key="tables.id", index=True)
    channel_id: int = Field(sa_type=BigInteger)
    status: Showing = Field(default="standing", sa_type=String)
    from_seq: int | None = None
    """The first row of the log that it tells; None for a lobby card."""
    read_seq: int = 0
    """The last row it told when posted; later rows vanish from it if they are undone."""
    to_seq: int = 0
    """The last row that it tells now."""
    called: str = ""
    """The seats that it called, separated by commas."""
    posted_at: datetime = Field(sa_type=Moment)
    shown_at: datetime = Field(sa_type=Moment)
    """The moment it was last posted or edited."""
    due_at: datetime = Field(sa_type=Moment)
    """The moment of the next attempt to turn it into a log entry; if it asks, when it came."""
    attempts: int = 0
    deleted: bool = False
    """Whether the message is deleted instead of becoming a log entry."""
    notice: str | None = Field(default=None, sa_type=Text)
    """The notice that the message says, as JSON; None for a board or lobby card."""
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """The person to whom it was sent directly; None if it is in the channel."""


class UsedInteraction(SQLModel, table=True):
    """An interaction that was answered, with its answer."""

    id: int = Field(primary_key=True, sa_type=BigInteger)
    table_id: str
    answer: str = Field(sa_type=Text)
    used_at: datetime = Field(sa_type=Moment, index=True)


class Draft(SQLModel, table=True):
    """Actions planned for a seat that are not yet confirmed, or were not played to the end."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    user_id: int = Field(sa_type=BigInteger)
    """The person who planned last, because a seat may be shared."""
    seq: int
    """The last row of the table's log when it was planned."""
    actions: str = Field(sa_type=Text)
    rest: str = Field(default="[]", sa_type=Text)
    """The actions that were cut off the plan confirmed before."""
    updated_at: datetime = Field(sa_type=Moment)
