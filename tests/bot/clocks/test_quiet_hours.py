"""Quiet hours end when counting quarter of an hour by quarter of an hour says they do."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.preferences import Preferences
from tests.bot.clocks.test_running_out import QUARTER, ZONES, starts

QUARTERS_A_DAY = 96
DAY = timedelta(days=1)


def counted(preferences: Preferences, now: datetime) -> datetime | None:
    """The end of the quiet hours at *now*, by a walk from three days before to two days after.

    They begin on each date once clocks show the time they begin, and end once they show the other.
    """
    begin, end = preferences.quiet_from, preferences.quiet_until
    assert begin is not None
    assert end is not None
    zone = ZoneInfo(preferences.zone or "UTC")
    first = datetime.combine((now.astimezone(zone) - 3 * DAY).date(), time())
    begins = [first + count * DAY for count in range(7)]
    spans = [
        (day + timedelta(minutes=begin), day + timedelta(minutes=end) + DAY * (end < begin))
        for day in begins
    ]
    at, latest, quiet = now - 4 * DAY, first, dict[datetime, bool]()
    while at <= now + 3 * DAY:
        latest = max(latest, at.astimezone(zone).replace(tzinfo=None))
        quiet[at] = any(low <= latest < high for low, high in spans)
        at += QUARTER
    if not quiet[now]:
        return None
    return next(at for at in quiet if at > now and not quiet[at])


@given(
    starts,
    st.sampled_from(ZONES),
    st.integers(0, QUARTERS_A_DAY - 1),
    st.integers(1, QUARTERS_A_DAY // 2),
)
@example(datetime(2011, 12, 30, 9, 30, tzinfo=UTC), "Pacific/Apia", 92, 32)
@example(datetime(2026, 3, 29, 0, 45, tzinfo=UTC), "Europe/Paris", 9, 2)
@example(datetime(2026, 10, 25, 0, 45, tzinfo=UTC), "Europe/Paris", 4, 6)
def test_quiet_hours_end_when_counting_says_so(
    now: datetime, zone: str, begin: int, lasts: int
) -> None:
    minutes = begin * 15, (begin + lasts) % QUARTERS_A_DAY * 15
    preferences = Preferences(zone=zone, quiet_from=minutes[0], quiet_until=minutes[1])
    assert quiet_until(preferences, now) == counted(preferences, now)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        (datetime(2026, 11, 27, 21, 59, tzinfo=UTC), None),
        (datetime(2026, 11, 27, 22, tzinfo=UTC), datetime(2026, 11, 28, 6, tzinfo=UTC)),
        (datetime(2026, 11, 28, 5, 59, tzinfo=UTC), datetime(2026, 11, 28, 6, tzinfo=UTC)),
        (datetime(2026, 11, 28, 6, tzinfo=UTC), None),
    ],
)
def test_a_night_in_paris_is_quiet_from_its_first_minute_to_the_one_before_its_last(
    now: datetime, end: datetime | None
) -> None:
    night = Preferences(zone="Europe/Paris", quiet_from=23 * 60, quiet_until=7 * 60)
    assert quiet_until(night, now) == end


def test_a_person_without_quiet_hours_can_always_be_called() -> None:
    now = datetime(2026, 11, 27, 2, tzinfo=UTC)
    assert quiet_until(Preferences(zone="Europe/Paris"), now) is None
    assert quiet_until(Preferences(quiet_from=0, quiet_until=180), now) == now.replace(hour=3)
