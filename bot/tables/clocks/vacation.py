"""Vacation: the days for which a person's clocks stand still while they are away.

Each person has so many days in any year, for all tables together; they pass while the person is
away, whether or not a table waits for them.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final, TypeAlias

VACATION: Final = timedelta(days=21)
"""Vacation of a person in a year."""

YEAR: Final = timedelta(days=365)

Span: TypeAlias = tuple[datetime, datetime]
"""A beginning and an end."""


def vacation_left(taken: Iterable[Span], at: datetime) -> timedelta:
    """The vacation left at a moment, after the spans *taken* in the year before it."""
    used = (min(end, at) - max(begin, at - YEAR) for begin, end in taken)
    return max(VACATION - sum((one for one in used if one > timedelta()), timedelta()), timedelta())


def rests_until(taken: Iterable[Span], start: datetime, end: datetime) -> datetime:
    """The moment until which clocks stand still for an absence from *start* to *end*."""
    return min(end, start + vacation_left(taken, start))
