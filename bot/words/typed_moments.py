"""Days as people type them, in either language: numbers of days or weeks, weekdays, dates."""

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
from engine.core.words import Text

LONGEST = timedelta(days=365)
"""The longest time until a day that is taken."""

_DAY = timedelta(days=1)
_COUNT = re.compile(r"(\d{1,3}) ?(\D+)")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_AND_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er)? ([^\W\d]+)(?: (\d{4}))?")
_MONTH_AND_DAY = re.compile(r"([^\W\d]+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?")
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er)")
_NUMBERS = re.compile(r"(\d{1,2})([ /])(\d{1,2})(?:[ /](\d{4}))?")


def moment_typed(typed: str, language: str, now: datetime, zone: ZoneInfo) -> datetime:
    """The last minute of the day that *typed* means in *zone*, or so many days or weeks from *now*.

    A number alone is one of days; after an article, or as an ordinal, it is a day of the month. Of
    "3/4" the day comes first, but in English that is unclear.

    :raises WrongMoment: if it is unclear, past, or more than a year away.
    """
    dropped, today = _meaning("typed-dropped"), now.astimezone(zone).date()
    said = _plain(typed).split()
    words = " ".join(one for one in said if one not in dropped)
    if (number := _number_in_month(said, words)) is not None:
        span, day = None, _next_numbered(today, number)
    else:
        span, day = _span(words), _day(words, language, today)
    if span is None and day is None:
        raise WrongMoment(typed=typed, why="unclear")
    end = now + span if span is not None else last_minute(day or now.date(), zone)
    if end <= now:
        raise WrongMoment(typed=typed, why="past")
    if end > now + LONGEST + _DAY:
        raise WrongMoment(typed=typed, why="far")
    return end


def last_minute(day: date, zone: ZoneInfo) -> datetime:
    """The last minute of *day*, in UTC."""
    return datetime.combine(day, time(23, 59), zone).astimezone(UTC)


def next_weekday(today: date, weekday: int) -> date:
    """The next day after *today* that is this *weekday*, Monday being 0."""
    return today + _DAY * ((weekday - today.weekday() - 1) % 7 + 1)


def _span(words: str) -> timedelta | None:
    """So many days or weeks; None if *words* mean something else."""
    if words.isdecimal():
        return _DAY * min(int(words), 999)
    match = _COUNT.fullmatch(words)
    number, unit = (1, words) if match is None else (int(match[1]), match[2])
    for days, key in ((1, "typed-day"), (7, "typed-week")):
        if unit in _meaning(key):
            return _DAY * days * number
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
    if words in _meaning("typed-tomorrow"):
        return today + _DAY
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
