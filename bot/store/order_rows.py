"""The rows of what a seat orders beforehand: its standing orders, and its plans ahead."""

from datetime import datetime

from sqlalchemy import BigInteger, Text
from sqlmodel import Field, SQLModel

from bot.store.models import Moment


class StandingOrders(SQLModel, table=True):
    """The standing orders of a seat, known only to its holders; they are in no state and no log."""

    __tablename__ = "standing_orders"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    orders: str = Field(sa_type=Text)
    updated_at: datetime = Field(sa_type=Moment)


class PlannedAhead(SQLModel, table=True):
    """What the bot is to play in a seat's next turns, known only to its holders.

    Once it is over, *why* says so to them, until they play for the seat again.
    """

    __tablename__ = "plans_ahead"  # pyright: ignore[reportAssignmentType] # a string, whatever it says

    table_id: str = Field(primary_key=True, foreign_key="tables.id")
    seat: str = Field(primary_key=True)
    user_id: int = Field(sa_type=BigInteger)
    """The person who planned it, because a seat may be shared."""
    key: str
    """The key of the game's plan; empty for ending the turn at once."""
    label: str = Field(sa_type=Text)
    """The label of the plan as it was chosen, as JSON."""
    risks: str = Field(sa_type=Text)
    """What the plan staked when it was chosen, as JSON."""
    watched: str = Field(sa_type=Text)
    """The facts of each stop when it was chosen, as JSON."""
    turns: int
    """Turns left to play."""
    seq: int
    """The last row of the table's log when it was chosen, or that it played."""
    why: str | None = Field(default=None, sa_type=Text)
    """The reason why it is over, as JSON; None while it stands."""
