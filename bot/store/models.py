"""The rows of the database. States are kept apart from tables, so that a list never loads one."""

from datetime import UTC, datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, DateTime, Index, LargeBinary, String, Text, text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

Status: TypeAlias = Literal["lobby", "open", "paused", "finished", "quarantined"]
AdmissionKind: TypeAlias = Literal["asked", "refused", "approved", "blocked"]
Sending: TypeAlias = Literal["gathering", "queued", "blocked", "sent", "parked"]
"""*gathering* rows still grow: the rules are not yet done playing.

*blocked* ones wait until the bot may speak in their channel again; *parked* ones are given up.
"""
Showing: TypeAlias = Literal["standing", "passed"]
"""Of a table's boards the newest is *standing*; those *passed* are still to become log entries."""

# Conditions of partial indexes. A query finds by such an index only if it asks in these very words.
HOLDS_CHANNEL = text("status IN ('lobby', 'open', 'paused')")
IS_OPEN = text("status = 'open'")
IS_FINISHED = text("status = 'finished'")
TO_SEND = text("status = 'queued'")
BLOCKED = text("status = 'blocked'")
UNSENT = text("status IN ('gathering', 'queued', 'blocked')")
SETTLED = text("status IN ('sent', 'parked')")
PASSED = text("status = 'passed'")
_ALONE = text("user_id IS NOT NULL AND NOT shared")


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; databases that know no time zones keep it as well."""

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
        Index("tables_over", "updated_at", sqlite_where=IS_FINISHED, postgresql_where=IS_FINISHED),
    )

    id: str = Field(primary_key=True)
    game: str
    rules_version: int
    epoch: int = 0
    """Seq of the row from which the present rules version plays; no undo goes before it."""
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger, index=True)
    language: str = "en"
    status: Status = Field(default="lobby", sa_type=String)
    reason: str | None = None
    """The reason why it is quarantined."""
    hot_seat: bool = False
    seed: str
    commitment: str
    """SHA-256 of the seed, shown at the start; the seed is shown at the end."""
    options: str = Field(sa_type=Text)
    outcome: str | None = Field(default=None, sa_type=Text)
    version: int = 1
    seq: int = 0
    card_id: int | None = Field(default=None, sa_type=BigInteger)
    """The message with the present turn's buttons."""
    channel_gone: bool = False
    """Whether its channel was deleted: nothing can be posted, and it can only be left or closed."""
    created_at: datetime = Field(sa_type=Moment)
    updated_at: datetime = Field(sa_type=Moment)
    waiting_since: datetime | None = Field(default=None, sa_type=Moment)
    """Since when the board is as it is."""
    due_at: datetime | None = Field(default=None, sa_type=Moment)
    """The moment the scheduler has to look at it; empty while it waits for people."""


class Snapshot(SQLModel, table=True):
    """The present state of a table."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    digest: str
    state: bytes = Field(sa_type=LargeBinary)


class Holder(SQLModel, table=True):
    """A person or a policy holding a seat; a *shared* seat has several holders.

    With both, the policy plays until the person takes the seat back.
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
    )

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    place: int = Field(default=0, primary_key=True)
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    policy: str | None = None
    name: str
    shared: bool = False
    """In a hot-seat table one person may hold several seats."""


class Admission(SQLModel, table=True):
    """A request of a person to sit down at a table, or its answer."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    kind: AdmissionKind = Field(sa_type=String)
    seat: str | None = None
    """The seat that was asked for, or that the person left; none for any that is free."""
    name: str
    """The name of the person when they asked."""


class LogRow(SQLModel, table=True):
    """A row of a table's log: the setup (0), a step or an undo."""

    __tablename__ = "log"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seq: int = Field(primary_key=True)
    seat: str = ""
    undo_to: int | None = None
    """The row that an undo goes back to, so that the rows that stand are found without parsing."""
    plan: int = 0
    """Seq of the first row that was committed with it: what one undo takes back."""
    user_id: int | None = Field(default=None, sa_type=BigInteger)
    """The person who acted; None where none did."""
    body: str = Field(sa_type=Text)


class Checkpoint(SQLModel, table=True):
    """The state of a table after one of its rows, so that an undo replays few."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seq: int = Field(primary_key=True)
    state: bytes = Field(sa_type=LargeBinary)


class OutboxRow(SQLModel, table=True):
    """Something to tell: rows *from_seq* to *to_seq* of a log, or a *notice*."""

    __tablename__ = "outbox"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (
        Index("to_send", "due_at", "lane", sqlite_where=TO_SEND, postgresql_where=TO_SEND),
        Index("blocked", "due_at", sqlite_where=BLOCKED, postgresql_where=BLOCKED),
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
    """Rows of one lane are sent in their order."""
    notice: str | None = Field(default=None, sa_type=Text)
    """A text to say, as JSON; the row then tells no step."""
    pings: str = ""
    """Seats to call, with commas between."""
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    status: Sending = Field(default="queued", sa_type=String)
    due_at: datetime = Field(sa_type=Moment)
    attempts: int = 0
    tried_at: datetime | None = Field(default=None, sa_type=Moment)
    """When it was first sent as a message of its own; from then on it may have arrived, and is
    never changed. An edit of the standing board leaves it empty."""
    shows_board: bool = False
    """Whether what was sent is a board."""
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    error: str | None = None

    @property
    def nonce(self) -> str:
        return f"q{self.id}"


class Board(SQLModel, table=True):
    """A message with the board of a table, or with its lobby card, until it has become final."""

    __tablename__ = "boards"  # pyright: ignore[reportAssignmentType] # a string, whatever it says
    __table_args__ = (Index("to_finish", "due_at", sqlite_where=PASSED, postgresql_where=PASSED),)

    message_id: int = Field(primary_key=True, sa_type=BigInteger)
    table_id: str = Field(foreign_key="tables.id", index=True)
    channel_id: int = Field(sa_type=BigInteger)
    status: Showing = Field(default="standing", sa_type=String)
    from_seq: int | None = None
    """It tells the rows of the log from here on; a lobby card tells none."""
    read_seq: int = 0
    """The last row it told when it was posted: what came later is gone if it is taken back."""
    to_seq: int = 0
    """The last row it tells now."""
    called: str = ""
    """Seats it called, with commas between."""
    posted_at: datetime = Field(sa_type=Moment)
    shown_at: datetime = Field(sa_type=Moment)
    """The moment it was last posted or edited."""
    due_at: datetime = Field(sa_type=Moment)
    """The moment it is tried to make a log entry of it."""
    attempts: int = 0


class UsedInteraction(SQLModel, table=True):
    """An interaction that was answered, and how."""

    id: int = Field(primary_key=True, sa_type=BigInteger)
    table_id: str
    answer: str = Field(sa_type=Text)
    used_at: datetime = Field(sa_type=Moment, index=True)


class Preference(SQLModel, table=True):
    """The preferences of a person, everywhere."""

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    language: str | None = None
    """None for the one that Discord shows itself in."""
    hints: bool = True
    confirms: bool = True
    """Whether a typed act is shown as a plan before it is played."""


class LessonDone(SQLModel, table=True):
    """A lesson that a person is done with at a table."""

    __tablename__ = "lessons_done"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    key: str = Field(primary_key=True)
    seq: int
    """The row of the log by which it was done: who takes that back has it before them again."""


class Draft(SQLModel, table=True):
    """Actions planned for a seat and not yet confirmed, or that were not played to the end."""

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    user_id: int = Field(sa_type=BigInteger)
    """The person who planned last: a seat may be shared."""
    seq: int
    """The last row of the table's log when it was planned."""
    actions: str = Field(sa_type=Text)
    rest: str = Field(default="[]", sa_type=Text)
    """The actions cut off the plan confirmed before."""
    updated_at: datetime = Field(sa_type=Moment)


class StandingOrders(SQLModel, table=True):
    """The standing orders of a seat: known to whoever holds it, beside state and log."""

    __tablename__ = "standing_orders"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    orders: str = Field(sa_type=Text)
    updated_at: datetime = Field(sa_type=Moment)


class Lease(SQLModel, table=True):
    """The process that works on this database: one row, for people to read."""

    id: int = Field(default=1, primary_key=True)
    pid: int
    taken_at: datetime = Field(sa_type=Moment)


class Server(SQLModel, table=True):
    """The choices of a Discord server; row 0 is for the bot itself."""

    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    language: str | None = None
    commands_hash: str | None = None
    """Hash of the application and the command tree last synced there."""
