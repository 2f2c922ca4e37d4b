"""The pace of a table: how long a seat that was called may take until the bot plays for it."""

import re
from collections.abc import Mapping
from datetime import timedelta
from functools import cache, lru_cache
from typing import Annotated, Final, Literal, TypeAlias, cast
from zoneinfo import available_timezones

from annotated_types import Interval, Len

from engine.core.codec import Codec
from engine.core.records import value
from engine.core.words import Listing, Text

Weekday: TypeAlias = Annotated[int, Interval(ge=0, le=6)]
"""A day of the week, Monday being 0."""

_IS_PLACE = re.compile(
    r"(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/"
)
_HOUR, _DAY = 3_600, 86_400

SHORTEST_TURN, LONGEST_TURN = 300, 14 * _DAY
"""Seconds that a turn may be given, at least and at most."""


@value
class TurnPace:
    """A *limit* for each turn, then a *reserve*; both in seconds of elapsed time.

    A turn ended within the limit adds *gain* to the reserve, up to its size. The clock stands still
    on *rest_days* of *zone*.
    """

    kind: Literal["turn"] = "turn"
    limit: Annotated[int, Interval(ge=SHORTEST_TURN, le=LONGEST_TURN)]
    reserve: Annotated[int, Interval(ge=0, le=LONGEST_TURN)] = 0
    gain: Annotated[int, Interval(ge=0)] = 0
    rest_days: Annotated[tuple[Weekday, ...], Len(0, 6)] = ()
    zone: str = "UTC"


@value
class WeeklyPace:
    """A turn ends at the next of the *times* that is *least* seconds away.

    A time is a weekday and a minute of the day in *zone*.
    """

    kind: Literal["weekly"] = "weekly"
    times: Annotated[tuple[tuple[Weekday, Annotated[int, Interval(ge=0, lt=1_440)]], ...], Len(1)]
    least: int = 12 * _HOUR
    zone: str = "UTC"


Pace: TypeAlias = TurnPace | WeeklyPace

PACES: Final[Mapping[str, Pace]] = {
    "calm": TurnPace(limit=2 * _DAY, reserve=3 * _DAY, gain=12 * _HOUR),
    "daily": TurnPace(limit=_DAY, reserve=2 * _DAY, gain=6 * _HOUR),
    "evening": TurnPace(limit=600, reserve=600),
    "weekly": WeeklyPace(times=((0, 20 * 60), (3, 20 * 60))),
}
"""Paces by name, the first being the default of a table of several people."""

REST_DAYS: Final[Mapping[str, tuple[Weekday, ...]]] = {
    "none": (),
    "weekend": (5, 6),
    "sunday": (6,),
}
"""Rest days by name."""

_CODEC: Final[Codec[Pace | None]] = Codec(cast("type[Pace | None]", Pace | None))


@cache
def zones() -> tuple[str, ...]:
    """The names of the world's time zones, such as Europe/Paris, and UTC."""
    return ("UTC", *sorted(one for one in available_timezones() if _IS_PLACE.match(one)))


def write_pace(pace: Pace | None) -> str:
    """*pace* as a table stores it; None stands for no clock."""
    return _CODEC.dump(pace).decode()


@lru_cache
def read_pace(stored: str | None) -> Pace | None:
    """The pace that is *stored*; None for a table without a clock."""
    return None if stored is None else _CODEC.load(stored)


def pace_in_words(pace: Pace | None) -> Text:
    """The rules of *pace*: what a turn is given, and when the clock stands still."""
    match pace:
        case None:
            return Text.of("pace-none")
        case TurnPace():
            rest = Listing(items=tuple(Text.of("clock-weekday", day=day) for day in pace.rest_days))
            return Text.of(
                "pace-turn",
                limit=span(pace.limit),
                reserve=span(pace.reserve),
                held="yes" if pace.reserve else "no",
                rest=rest,
                resting="yes" if pace.rest_days else "no",
                zone=pace.zone,
            )
        case WeeklyPace():
            times = (
                Text.of("clock-time", day=day, hour=f"{minute // 60}:{minute % 60:02}")
                for day, minute in pace.times
            )
            return Text.of("pace-weekly", times=Listing(items=tuple(times)), zone=pace.zone)


def span(seconds: int) -> Text:
    """A span of time in its largest unit that divides it."""
    for unit, size in (("day", _DAY), ("hour", _HOUR)):
        if seconds % size == 0:
            return Text.of("clock-span", unit=unit, count=seconds // size)
    return Text.of("clock-span", unit="minute", count=seconds // 60)


def limit(pace: Pace) -> timedelta:
    """The time that a turn is given at the least."""
    return timedelta(seconds=pace.limit if isinstance(pace, TurnPace) else pace.least)


def has_vacation(pace: Pace) -> bool:
    """Whether clocks stand still while people are on vacation: if a turn is given a day or more."""
    return isinstance(pace, TurnPace) and pace.limit >= _DAY
