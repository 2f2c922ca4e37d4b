"""Days and hours as people type them, in either language: spans, weekdays, dates, evenings."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import get_day_names, get_month_names

from bot.errors import WrongMoment
from bot.words.language import LANGUAGES, voice
from bot.words.typed_hours import NIGHT, split_hour
from engine.core.words import Text

LONGEST = timedelta(days=365)
"""The longest time until a day that is taken."""

_DAY = timedelta(days=1)
_SPANS = {
    "typed-hour": timedelta(hours=1),
    "typed-day": _DAY,
    "typed-week": 7 * _DAY,
    "typed-month": 30 * _DAY,
}
_COUNT = re.compile(r"(\d{1,3}) ?(\D+)")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_AND_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er)? ([^\W\d]+)(?: (\d{4}))?")
_MONTH_AND_DAY = re.compile(r"([^\W\d]+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?")
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er)")
_NUMBERS = re.compile(r"(\d{1,2})([ /])(\d{1,2})(?:[ /](\d{4}))?")


def moment_typed(typed: str, language: str, now: datetime, zone: ZoneInfo) -> datetime:
    """The last minute of the day that *typed* means in *zone*, or so many days or weeks from *now*.

    A number alone is one of days; after an article, or as an ordinal, it is a day of the month. Of
    "3/4" the day comes first, but in English that is unclear. With an hour, or a part of a day, it
    is that hour, or the end of that part; alone, the next one.

    :raises WrongMoment: if it is unclear, past, or more than a year away.
    """
    before, at, hours = split_hour(" ".join(_plain(typed).split()))
    end = now + timedelta(hours=hours) if hours else _end(before, at, language, now, zone)
    if end is None:
        raise WrongMoment(typed=typed, why="unclear")
    if end <= now:
        raise WrongMoment(typed=typed, why="past")
    if end > now + LONGEST + _DAY:
        raise WrongMoment(typed=typed, why="far")
    return end


def _end(
    before: str, at: time | None, language: str, now: datetime, zone: ZoneInfo
) -> datetime | None:
    """The end of what was typed *before* the hour *at*, or the next such hour if nothing was.

    None if that is unclear.
    """
    dropped, today = _meaning("typed-dropped"), now.astimezone(zone).date()
    said = before.split()
    words = " ".join(one for one in said if one not in dropped)
    if not words and at is not None:
        soon = _moment(today, at, zone)
        return soon if soon > now else _moment(today + _DAY, at, zone)
    if (number := _number_in_month(said, words)) is not None:
        span, day = None, _next_numbered(today, number)
    else:
        span, day = _span(words), _day(words, language, today)
    if span is None:
        return None if day is None else _moment(day, at or NIGHT, zone)
    return now + span if at is None else _moment((now + span).astimezone(zone).date(), at, zone)


def last_minute(day: date, zone: ZoneInfo) -> datetime:
    """The last minute of *day*, in UTC."""
    return _moment(day, NIGHT, zone)


def next_weekday(today: date, weekday: int) -> date:
    """The next day after *today* that is this *weekday*, Monday being 0."""
    return today + _DAY * ((weekday - today.weekday() - 1) % 7 + 1)


def _moment(day: date, at: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, at, zone).astimezone(UTC)


def _span(words: str) -> timedelta | None:
    """So many hours, days, weeks or months; None if *words* mean something else."""
    if words.isdecimal():
        return _DAY * min(int(words), 999)
    match = _COUNT.fullmatch(words)
    number, unit = (1, words) if match is None else (int(match[1]), match[2])
    for key, span in _SPANS.items():
        if unit in _meaning(key):
            return span * number
    return None


def _number_in_month(said: Sequence[str], words: str) -> int | None:
    """The number of a day of the month: *words*, which are what counts of all that was *said*.

    None unless they are an ordinal, or a number after an article.
    """
    if (ordinal := _ORDINAL.fullmatch(words)) is not None:
        return int(ordinal[1])
    return int(words) if words.isdecimal() and _meaning("typed-article") & {*said} else None


def _next_numbered(today: date, number: int) -> date | None:
    """The next day after *today* with this *number* in its month; None if no month has one."""
    days = (today + _DAY * ahead for ahead in range(1, 63))
    return next((one for one in days if one.day == number), None)


def _day(words: str, language: str, today: date) -> date | None:
    """The day that *words* mean; None if that is unclear."""
    for ahead, key in enumerate(("typed-today", "typed-tomorrow", "typed-day-after")):
        if words in _meaning(key):
            return today + _DAY * ahead
    if words in _meaning("typed-weekend"):
        return next_weekday(today - _DAY, 6)
    if (month := _month_ended(words, today)) is not None:
        return month
    if (weekday := _weekdays().get(words)) is not None:
        return next_weekday(today, weekday)
    if (match := _ISO.fullmatch(words)) is not None:
        return _date(int(match[1]), int(match[2]), int(match[3]))
    if (match := _DAY_AND_MONTH.fullmatch(words)) is not None:
        return _coming(today, match[3], _months().get(match[2]), int(match[1]))
    if (match := _MONTH_AND_DAY.fullmatch(words)) is not None:
        return _coming(today, match[3], _months().get(match[1]), int(match[2]))
    if (match := _NUMBERS.fullmatch(words)) is not None:
        first, second = int(match[1]), int(match[3])
        if match[2] == "/" and language == "en" and first <= 12 and first != second:
            first, second = second, first
            if second <= 12 and first <= 12:
                return None
        return _coming(today, match[4], second, first)
    return None


def _month_ended(words: str, today: date) -> date | None:
    """The last day of the month whose end *words* mean; None if they mean none."""
    begin, _, named = words.partition(" ")
    if begin not in _meaning("typed-end-of"):
        return None
    month = today.month if named in _meaning("typed-month") else _months().get(named)
    if month is None:
        return None
    first = date(today.year + (month < today.month), month, 1)
    return (first + 31 * _DAY).replace(day=1) - _DAY


def _coming(today: date, year: str | None, month: int | None, day: int) -> date | None:
    """The *day* of the *month*; without a *year* the next one, *today* or later."""
    if month is None:
        return None
    if year:
        return _date(int(year), month, day)
    years = (_date(today.year + more, month, day) for more in range(5))
    return next((one for one in years if one is not None and one >= today), None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


@cache
def _meaning(key: str) -> frozenset[str]:
    """The words that mean the same in any of the languages."""
    said = (voice(code).say(Text(key=key), plain=True) for code in LANGUAGES)
    return frozenset(_plain(word).strip() for words in said for word in words.split(","))


@cache
def _weekdays() -> Mapping[str, int]:
    """The days of the week in all languages, in full and short; Monday is 0."""
    return _numbered([names for code in LANGUAGES for names in _both(get_day_names, code)])


@cache
def _months() -> Mapping[str, int]:
    """The months in all languages, in full and short; January is 1."""
    return _numbered([names for code in LANGUAGES for names in _both(get_month_names, code)])


def _both(names: Callable[..., Any], code: str) -> list[Mapping[int, str]]:
    return [names(width, locale=code) for width in ("wide", "abbreviated")]


def _numbered(names: Iterable[Mapping[int, str]]) -> Mapping[str, int]:
    return {_plain(name).strip(): number for some in names for number, name in some.items()}


def _plain(typed: str) -> str:
    """*typed* in small letters, without accents, points and commas."""
    letters = unicodedata.normalize("NFKD", typed.lower())
    bare = "".join(one for one in letters if not unicodedata.combining(one))
    return re.sub("[.,'\N{RIGHT SINGLE QUOTATION MARK}]", " ", bare)
