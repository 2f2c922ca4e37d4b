"""The end of a game as a table stores it: by its rules, or by the people who play it."""

from typing import Literal, TypeAlias

from engine.core.codec import Codec
from engine.core.game import Outcome
from engine.core.records import Seat, value

EndedBy: TypeAlias = Literal["rules", "resigned", "draw", "abandoned"]


@value
class Ending(Outcome):
    """An outcome, and what brought it about; *agreed* are the seats that voted for it."""

    by: EndedBy = "rules"
    agreed: tuple[Seat, ...] = ()


_ENDINGS: Codec[Ending] = Codec(Ending)


def by_rules(outcome: Outcome) -> Ending:
    """The ending of a game by its own rules."""
    return Ending(winners=outcome.winners, reason=outcome.reason)


def by_people(by: EndedBy, *, winners: tuple[Seat, ...] = (), agreed: tuple[Seat, ...]) -> Ending:
    """The ending of a game by its people; without *winners* nobody wins."""
    return Ending(winners=winners, reason=by, by=by, agreed=agreed)


def write_ending(ending: Ending) -> str:
    return _ENDINGS.dump(ending).decode()


def read_ending(stored: str) -> Ending:
    return _ENDINGS.load(stored)
