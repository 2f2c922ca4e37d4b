"""Times run out as counting quarter of an hour by quarter of an hour says they do.

So do vacations.
"""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.clocks.pace import PACES, TurnPace, WeeklyPace
from bot.tables.clocks.running_out import moment, runs_out, spent
from bot.tables.clocks.vacation import VACATION, YEAR, rests_until, vacation_left

QUARTER = timedelta(minutes=15)
ZONES = sorted(name for name in available_timezones() if "/" in name and "Etc/" not in name)
FIRST, LAST = datetime(1990, 1, 1, tzinfo=UTC), datetime(2037, 1, 1, tzinfo=UTC)

starts = st.integers(0, (LAST - FIRST) // QUARTER).map(lambda count: FIRST + count * QUARTER)
lefts = st.integers(1, 14 * 96).map(lambda count: count * QUARTER)
aways = st.integers(0, 30 * 96).map(lambda count: count * QUARTER)
budgets = st.integers(0, 21 * 96).map(lambda count: count * QUARTER)
paces = st.builds(
    TurnPace,
    limit=st.just(86_400),
    rest_days=st.sets(st.integers(0, 6), max_size=5).map(lambda days: tuple(sorted(days))),
    zone=st.sampled_from(ZONES),
)


def rests(pace: TurnPace, at: datetime) -> bool:
    return at.astimezone(ZoneInfo(pace.zone)).weekday() in pace.rest_days


def counted(
    pace: TurnPace, start: datetime, left: timedelta, away: timedelta, budget: timedelta
) -> datetime:
    """The end of a turn whose person is *away* at first, with *budget* of vacation left."""
    at = start
    while left:
        on_vacation = at - start < away and budget > timedelta()
        budget -= QUARTER
        left -= timedelta() if on_vacation or rests(pace, at) else QUARTER
        at += QUARTER
    return at


@given(paces, starts, lefts, aways, budgets)
def test_a_turn_runs_out_when_counting_says_so(
    pace: TurnPace, start: datetime, left: timedelta, away: timedelta, budget: timedelta
) -> None:
    taken = [(start - YEAR, start - YEAR + VACATION - budget)]
    rested = rests_until(taken, start, start + away)
    end = runs_out(pace, start, left, rested)
    assert end == counted(pace, start, left, away, budget)
    assert spent(pace, start, end, rested) == left


@given(starts, st.lists(st.tuples(aways, aways), max_size=8), starts)
def test_nobody_has_more_than_three_weeks_of_vacation_in_any_year(
    start: datetime, absences: list[tuple[timedelta, timedelta]], asked: datetime
) -> None:
    """Each absence comes some time after the one before."""
    taken, at = list[tuple[datetime, datetime]](), start
    for pause, away in absences:
        at += pause * 5
        taken.append((at, rests_until(taken, at, at + away)))
        at += away
    for year in (asked, *(end for _, end in taken)):
        begins = (max(begin, year - YEAR) for begin, _ in taken)
        ends = (min(end, year) for _, end in taken)
        spans = (end - begin for begin, end in zip(begins, ends, strict=True))
        assert sum((max(span, timedelta()) for span in spans), timedelta()) <= VACATION


def test_vacation_that_was_not_taken_is_left() -> None:
    now = datetime(2026, 11, 25, 12, tzinfo=UTC)
    week, days = timedelta(days=7), timedelta(days=1)
    assert vacation_left([], now) == VACATION
    assert vacation_left([(now - 2 * week, now - week)], now) == VACATION - week
    assert vacation_left([(now - YEAR - week, now - YEAR + days)], now) == VACATION - days
    assert vacation_left([(now - YEAR - week, now - YEAR)], now) == VACATION


@given(paces, starts, lefts, lefts)
def test_more_time_is_never_over_earlier_and_time_spent_adds_up(
    pace: TurnPace, start: datetime, left: timedelta, more: timedelta
) -> None:
    soon, late = runs_out(pace, start, left), runs_out(pace, start, left + more)
    assert soon < late
    assert spent(pace, start, soon) + spent(pace, soon, late) == spent(pace, start, late)
    assert runs_out(pace, soon, more) == late
    assert not spent(pace, late, soon)


@given(starts, st.sampled_from(ZONES), st.integers(0, 6), st.integers(0, 95), lefts)
def test_a_weekly_time_is_the_first_one_far_enough_away(
    start: datetime, zone: str, weekday: int, quarter: int, least: timedelta
) -> None:
    pace = WeeklyPace(times=((weekday, quarter * 15),), zone=zone)
    end = runs_out(pace, start, least)
    assert timedelta() <= end - start - least <= timedelta(days=7, hours=3)
    local = end.astimezone(ZoneInfo(zone))
    skipped = moment(local.date(), time(quarter // 4, quarter % 4 * 15), ZoneInfo(zone)) == end
    assert skipped or (local.weekday(), local.hour * 4 + local.minute // 15) == (weekday, quarter)


@pytest.mark.parametrize(
    ("zone", "day", "wall", "expected"),
    [
        ("Europe/Paris", date(2026, 3, 29), time(2, 30), datetime(2026, 3, 29, 1, tzinfo=UTC)),
        (
            "Europe/Paris",
            date(2026, 10, 25),
            time(2, 30),
            datetime(2026, 10, 25, 0, 30, tzinfo=UTC),
        ),
        ("America/Sao_Paulo", date(2018, 11, 4), time(), datetime(2018, 11, 4, 3, tzinfo=UTC)),
        ("Pacific/Apia", date(2011, 12, 30), time(9), datetime(2011, 12, 30, 10, tzinfo=UTC)),
        ("Asia/Kolkata", date(2026, 1, 1), time(), datetime(2025, 12, 31, 18, 30, tzinfo=UTC)),
    ],
)
def test_a_skipped_time_is_the_next_moment_and_a_doubled_one_the_first(
    zone: str, day: date, wall: time, expected: datetime
) -> None:
    assert moment(day, wall, ZoneInfo(zone)) == expected


def test_a_weekly_game_asks_for_turns_on_monday_and_thursday_evening() -> None:
    pace, wednesday = PACES["weekly"], datetime(2026, 11, 25, 12, tzinfo=UTC)
    thursday = datetime(2026, 11, 26, 20, tzinfo=UTC)
    assert runs_out(pace, wednesday, timedelta(hours=12)) == thursday
    late = thursday - timedelta(hours=11)
    assert runs_out(pace, late, timedelta(hours=12)) == thursday + timedelta(days=4)
