"""Time zones by the names people know: their cities and countries in a language, their offsets."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import cast
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

_OFFSET = re.compile(r"(?:gmt|utc)? ?([+-]) ?0?(\d{1,2})(?::?(00|30|45))?", re.IGNORECASE)
_TIME_OF = re.compile(r"(?:heure (?:de |du |d['\u2019]))?(.+?)(?: time)?", re.IGNORECASE)
_HOUR = timedelta(hours=1)


def city_of(zone: str, code: str) -> str:
    """The city of a time zone in the language *code*: ``"Londres"`` for Europe/London in French."""
    cities = cast("Mapping[str, Mapping[str, str]]", Locale(code).time_zones)
    return cities.get(zone, {}).get("city") or zone.rpartition("/")[2].replace("_", " ")


def known_as(zones: tuple[str, ...], code: str, now: datetime) -> Mapping[str, str]:
    """What people may call each zone: city and country, the short name and the offset *now*."""
    return _known_as(zones, code, now.replace(minute=0, second=0, microsecond=0))


@lru_cache(maxsize=8)
def _known_as(zones: tuple[str, ...], code: str, hour: datetime) -> Mapping[str, str]:
    here = {one: hour.astimezone(ZoneInfo(one)) for one in zones}
    return {
        one: f"{_place(one, code)} / {at.tzname()} / {_offset(at.utcoffset() or timedelta())}"
        for one, at in here.items()
    }


def tidy_zone(typed: str) -> str:
    """What was *typed* of a zone, without "time" around a place, and offsets as ``UTC+1``."""
    said = typed.strip()
    if (offset := _OFFSET.fullmatch(said)) is not None:
        minutes = "" if offset[3] in (None, "00") else f":{offset[3]}"
        return f"UTC{offset[1]}{offset[2]}{minutes}"
    found = _TIME_OF.fullmatch(said)
    return said if found is None else found[1]


@cache
def _place(zone: str, code: str) -> str:
    territory = cast("Mapping[str, str]", get_global("zone_territories")).get(zone, "")
    names = {one: _country(territory, one) for one in (code, "en")}
    cities = {one: city_of(zone, one) for one in (code, "en")}
    said = (", ".join(filter(None, (cities[one], names[one]))) for one in names)
    return " / ".join(dict.fromkeys(said))


def _country(territory: str, code: str) -> str:
    return cast("Mapping[str, str]", Locale(code).territories).get(territory, "")


def _offset(offset: timedelta) -> str:
    sign, size = ("-", -offset) if offset < timedelta() else ("+", offset)
    hours, minutes = divmod(size, _HOUR)
    return f"UTC{sign}{hours}" + (f":{minutes.seconds // 60:02}" if minutes else "")
