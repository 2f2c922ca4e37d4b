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

_NONE = (NO_QUIET_HOURS, "no", "off", "never", "non", "aucune", "jamais")
"""Words for no quiet hours, in either language."""

LONGEST_QUIET_MINUTES: Final = 12 * 60

_DAY_MINUTES = 24 * 60
_TIME = r"(\d{1,2})(?:\s*[:h.]?\s*(\d{2}))?\s*(?:h|([ap])\.?m\.?)?"
_HOURS = re.compile(
    rf"(?:from|between|de|entre)?\s*{_TIME}\s*(?:-|\u2013|to|until|till|and|à|a|et)\s*{_TIME}"
)
_NAMED = {"midnight": "0:00", "minuit": "0:00", "noon": "12:00", "midi": "12:00"}
"""Times of the day that have a name, in either language."""


def read_hours(written: str) -> tuple[int | None, int | None]:
    """The minutes of the day at which the *written* quiet hours begin and end; None for no hours.

    :raises BadQuietHours: if it is not two times of the day, at most twelve hours apart.
    """
    said = written.lower().strip()
    if said in _NONE:
        return None, None
    for named, time in _NAMED.items():
        said = said.replace(named, time)
    found = _HOURS.fullmatch(said)
    if found is None:
        raise BadQuietHours
    begin, end = _minute(*found.group(1, 2, 3)), _minute(*found.group(4, 5, 6))
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


def _minute(hours: str, minutes: str | None, half: str | None) -> int:
    """The minute of the day of a written time; *half* is a or p after hours up to twelve.

    :raises BadQuietHours: if no clock shows this time.
    """
    hour, minute = int(hours), int(minutes or 0)
    if half and not 1 <= hour <= 12:
        raise BadQuietHours
    if hour > 24 or minute > 59:
        raise BadQuietHours
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return (hour * 60 + minute) % _DAY_MINUTES


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
