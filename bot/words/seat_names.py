"""How the people on the seats of a table are called."""

from collections.abc import Iterable

from bot.store.models import Holder
from bot.words.language import Names
from engine.core.records import Seat, value


@value
class Called:
    """The *names* of seats: a value, so that pictures with the same names are the same."""

    names: tuple[tuple[Seat, str], ...]

    def __call__(self, seat: Seat) -> str:
        return dict(self.names).get(seat, seat)


def names_of(holders: Iterable[Holder]) -> Names:
    """How people are called by seat; the rules' own are named by their game."""
    held: dict[Seat, list[str]] = {}
    for holder in holders:
        held.setdefault(holder.seat, []).append(holder.name)
    return Called(names=tuple((seat, " & ".join(names)) for seat, names in held.items()))
