"""Times of the day at the end of what people type, such as "18h30", "at 6 pm" or "evening"."""

import re
from datetime import time
from typing import Final, NamedTuple

_CLOCK = re.compile(
    r"(?:(?P<span>in|for|dans|pour|pendant) |at |a |vers )?"
    r"(?P<hour>\d{1,3}) ?(?:(?::|h) ?(?P<minute>\d{2})?)? ?(?:(?P<half>[ap]) ?m)?$"
)
_UNIT = re.compile(r"[:hapm]+$|[:h] ?\d{2}$")

NIGHT: Final = time(23, 59)
"""The end of a day, and of its evening."""

_PARTS: Final = {
    **dict.fromkeys(("morning", "matin", "noon", "midi"), time(12)),
    **dict.fromkeys(("afternoon", "apres-midi", "apres midi"), time(18)),
    **dict.fromkeys(("evening", "night", "soir", "soiree", "nuit"), NIGHT),
}
"""The end of each part of a day, by its names in either language, in small plain letters."""

MOST_HOURS: Final = 99


class TypedHour(NamedTuple):
    """What was typed *before* a time of the day, and that time: *at* an hour, or *hours* from now.

    One of the two, at most, is not None.
    """

    before: str
    at: time | None = None
    hours: int | None = None


def split_hour(said: str) -> TypedHour:
    """*said*, in small plain letters, split before the time of the day at its end, if it has one.

    An hour that no clock shows, or after "in" or "for", is a number of hours: "48h", "in 5h".
    """
    for words, end in _PARTS.items():
        if said == words or said.endswith(f" {words}"):
            return TypedHour(said.removesuffix(words).strip(), end)
    found = next((one for one in _CLOCK.finditer(said) if _is_hour(said, one)), None)
    if found is None:
        return TypedHour(said)
    before, hour, minute = said[: found.start()].strip(), int(found["hour"]), found["minute"]
    if found["half"] is not None:
        if not 1 <= hour <= 12:
            return TypedHour(said)
        hour = hour % 12 + (12 if found["half"] == "p" else 0)
    elif minute is None and not before and (found["span"] or hour > 23):
        return TypedHour(before, hours=hour) if hour <= MOST_HOURS else TypedHour(said)
    if hour > 23 or int(minute or 0) > 59:
        return TypedHour(said)
    return TypedHour(before, time(hour, int(minute or 0)))


def _is_hour(said: str, found: re.Match[str]) -> bool:
    """Whether *found* begins a word of *said*, and has a sign of hours such as "h" or "pm"."""
    begins = found.start() == 0 or said[found.start() - 1] == " "
    return begins and _UNIT.search(found[0].replace(" m", "m")) is not None
