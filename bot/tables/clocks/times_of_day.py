"""Quiet hours as people write them: two times of the day, such as 22:00-07:00."""

import re
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.errors import BadQuietHours

QUIET_HOURS: Final = (
    *("21:00-07:00", "22:00-06:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00"),
    *("00:00-08:00", "00:00-10:00", "01:00-09:00", "02:00-10:00", "08:00-18:00"),
)
"""Quiet hours that are offered."""

NO_QUIET_HOURS: Final = "none"

LONGEST_QUIET_MINUTES: Final = 12 * 60

_DAY_MINUTES = 24 * 60
_TIME = r"(\d{1,2})(?:[:h.]?(\d{2}))?"
_HOURS = re.compile(rf"\s*{_TIME}h?\s*(?:-|to|à)\s*{_TIME}h?\s*")


def read_hours(written: str) -> tuple[int | None, int | None]:
    """The minutes of the day at which the *written* quiet hours begin and end; None for no hours.

    :raises BadQuietHours: if it is not two times of the day, at most twelve hours apart.
    """
    if written == NO_QUIET_HOURS:
        return None, None
    found = _HOURS.fullmatch(written.lower())
    if found is None:
        raise BadQuietHours
    hour, minute, last_hour, last_minute = (int(one or 0) for one in found.groups())
    begin, end = hour * 60 + minute, last_hour * 60 + last_minute
    if max(hour, last_hour) > 24 or max(minute, last_minute) > 59:
        raise BadQuietHours
    begin, end = begin % _DAY_MINUTES, end % _DAY_MINUTES
    if not 0 < (end - begin) % _DAY_MINUTES <= LONGEST_QUIET_MINUTES:
        raise BadQuietHours
    return begin, end


def write_hours(begin: int | None, end: int | None) -> str:
    """Quiet hours between two minutes of the day, as ``read_hours`` reads them."""
    if begin is None or end is None:
        return NO_QUIET_HOURS
    return f"{_clock(begin)}-{_clock(end)}"


def time_in(zone: str | None, now: datetime) -> str:
    """The time that clocks in *zone* show at *now*; in UTC if it is None."""
    return f"{now.astimezone(ZoneInfo(zone or 'UTC')):%H:%M}"


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
