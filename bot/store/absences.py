"""The rows of absences: the times for which people are away from all their tables."""

from datetime import datetime
from typing import Literal, TypeAlias

from sqlalchemy import BigInteger, String
from sqlmodel import Field, SQLModel

from bot.store.models import Moment

Meanwhile: TypeAlias = Literal["wait", "bot"]
"""Play for a person who is away: tables *wait* as long as vacation lasts, or the *bot* plays."""


class Away(SQLModel, table=True):
    """An absence of a person from all tables; past ones are kept to count vacation."""

    id: int | None = Field(default=None, primary_key=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    from_at: datetime = Field(sa_type=Moment)
    until_at: datetime = Field(sa_type=Moment)
    meanwhile: Meanwhile = Field(sa_type=String)
    rests_until: datetime = Field(sa_type=Moment)
    """The moment until which clocks stand still; the time from the beginning is vacation used."""
