"""The moment at which time runs out: elapsed time that stands still on rest days, or a weekly time.

Rest days and weekly times are days and times of a zone, worked out date by date, so that they are
right on days of 23 or 25 hours too.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.tables.clocks.pace import Pace, TurnPace, WeeklyPace

_DAY = timedelta(days=1)
_SECOND = timedelta(seconds=1)
_WIDEST_CHANGE = timedelta(hours=26)
"""More than any zone has ever put its clocks forward or back at once."""


def runs_out(
    pace: Pace, start: datetime, left: timedelta, rests_until: datetime | None = None
) -> datetime:
    """The moment at which a clock that has *left* at *start* runs out.

    It stands still before *rests_until*, because its people are away. At a weekly pace it is the
    next of the weekly times that is *left* away or more.
    """
    start = _rested(start, rests_until)
    match pace:
        case TurnPace():
            for begin, end in _counted(pace, start):
                if end is None or left <= end - begin:
                    return begin + left
                left -= end - begin
            raise AssertionError("a clock that never stands still runs out")
        case WeeklyPace():
            return _weekly(pace, start + left)


def spent(
    pace: Pace, start: datetime, end: datetime, rests_until: datetime | None = None
) -> timedelta:
    """The time from *start* to *end* for which a clock runs that stands still before *rests_until*.

    None if *end* is earlier.
    """
    start, found = _rested(start, rests_until), timedelta()
    if not isinstance(pace, TurnPace):
        return max(end - start, found)
    for begin, until in _counted(pace, start):
        if begin >= end:
            break
        found += (end if until is None else min(until, end)) - begin
    return found


def moment(day: date, wall: time, zone: ZoneInfo) -> datetime:
    """The moment, in UTC, at which clocks of *zone* show *wall* on *day*.

    A time that the clocks skip is the first moment after it; of a time that they show twice it is
    the first.
    """
    naive = datetime.combine(day, wall)
    found = naive.replace(tzinfo=zone).astimezone(UTC)
    if found.astimezone(zone).replace(tzinfo=None) == naive:
        return found
    return _first(found - _WIDEST_CHANGE, found, lambda at: _wall(at, zone) > naive)


def _rested(start: datetime, rests_until: datetime | None) -> datetime:
    return start if rests_until is None else max(start, rests_until)


def _wall(at: datetime, zone: ZoneInfo) -> datetime:
    return at.astimezone(zone).replace(tzinfo=None)


def _first(low: datetime, high: datetime, holds: Callable[[datetime], bool]) -> datetime:
    """The first full second after *low* for which *holds* is true, as it is for *high*."""
    below, above = 0, int((high - low) / _SECOND)
    while above - below > 1:
        middle = (below + above) // 2
        if holds(low + middle * _SECOND):
            above = middle
        else:
            below = middle
    return low + above * _SECOND


def _counted(pace: TurnPace, start: datetime) -> Iterator[tuple[datetime, datetime | None]]:
    """The spans from *start* on in which a clock runs; the last one has no end."""
    if not pace.rest_days:
        yield start, None
        return
    zone, at = ZoneInfo(pace.zone), start
    while True:
        today = at.astimezone(zone).date()
        midnight = moment(today + _DAY, time(), zone)
        if today.weekday() not in pace.rest_days:
            yield at, midnight
        at = midnight


def _weekly(pace: WeeklyPace, after: datetime) -> datetime:
    """The first of the weekly times at *after* or later."""
    zone = ZoneInfo(pace.zone)
    today = after.astimezone(zone).date()
    # The time of a day before may fall late if the clocks skip it, hence yesterday.
    days = [today + _DAY * ahead for ahead in range(-1, 8)]
    times = (
        moment(day, time(minute // 60, minute % 60), zone)
        for day in days
        for weekday, minute in pace.times
        if day.weekday() == weekday
    )
    return min(one for one in times if one >= after)
