"""The moments until which a person may put off being reminded."""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.clocks.running_out import moment

SNOOZED: Final = timedelta(hours=2)
EVENING: Final = time(20)
MORNING: Final = time(8)
"""Times of the day in the person's zone."""

_DAY = timedelta(days=1)


def snooze_times(zone: str | None, now: datetime) -> Mapping[str, datetime]:
    """The moments in UTC, by name: *hours*, *evening*, *morning*; without a zone that of UTC.

    In the last hours of a day there is no *evening*.
    """
    there = ZoneInfo(zone or "UTC")
    today = now.astimezone(there).date()
    times = {
        "hours": now + SNOOZED,
        "evening": moment(today, EVENING, there),
        "morning": moment(today + _DAY, MORNING, there),
    }
    return {name: at for name, at in times.items() if at > now}
