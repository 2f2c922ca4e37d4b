"""The people of a month: where they live, when they look at the game, and when they fall silent."""

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

WEEK = frozenset(range(7))
WEEKEND = frozenset((5, 6))


@dataclass(frozen=True)
class Player:
    """A person who looks at the game on *days* of the week at the *hours* of their *zone*."""

    user_id: int
    name: str
    zone: str
    hours: tuple[int, ...]
    days: frozenset[int] = WEEK

    def looks_at(self, moment: datetime) -> bool:
        """Whether the person looks at the game at *moment*: on the hour, so once each hour."""
        here = moment.astimezone(ZoneInfo(self.zone))
        return here.minute == 0 and here.hour in self.hours and here.weekday() in self.days


ANN = Player(10, "Ann", "Europe/Paris", (12, 19, 20, 21, 22))
BOB = Player(11, "Bob", "America/New_York", (8, 13, 21, 22))
CHI = Player(12, "Chi", "Asia/Tokyo", (7, 22))
DAN = Player(13, "Dan", "Europe/London", (10, 15, 20, 21), WEEKEND)
EVE = Player(14, "Eve", "Europe/Paris", (7, 18, 21))
FAY = Player(15, "Fay", "America/New_York", (12, 19, 23))

GUS = Player(16, "Gus", "Europe/Lisbon", (9, 22))

ALL = (ANN, BOB, CHI, DAN, EVE, FAY)
"""The people who sit down; Gus comes later as a substitute."""
