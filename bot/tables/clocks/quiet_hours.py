"""The quiet hours of a person: times of the day in their zone in which nobody calls them."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.store.person_rows import Preference
from bot.tables.clocks.running_out import moment
from bot.tables.preferences import Preferences

_DAY = timedelta(days=1)


def quiet_until(preferences: Preferences | Preference, now: datetime) -> datetime | None:
    """The moment, in UTC, at which the quiet hours that hold at *now* end; None if none hold.

    A person who chose no zone has that of UTC.
    """
    begin, end = preferences.quiet_from, preferences.quiet_until
    if begin is None or end is None:
        return None
    zone = ZoneInfo(preferences.zone or "UTC")
    today = now.astimezone(zone).date()
    found = None
    # Where a zone leaves out a whole day, the hours of two days touch.
    for day in (today - 2 * _DAY, today - _DAY, today, today + _DAY):
        begins = _at(day, begin, zone)
        ends = _at(day if begin < end else day + _DAY, end, zone)
        if begins <= (found or now) < ends:
            found = ends
    return found


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return moment(day, time(minute // 60, minute % 60), zone)
