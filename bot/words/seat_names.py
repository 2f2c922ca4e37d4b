"""Names of the people on the seats of a table."""

from collections.abc import Iterable

from bot.store.models import Holder
from bot.words.language import Language, Names
from engine.core.records import Seat, value
from engine.core.words import Person, Text


@value
class Called:
    """The *names* of seats, as a value, so that pictures with equal names are equal.

    *reader* is the seat that alone reads the sentences, if only one does; *shared* are the seats of
    several people.
    """

    names: tuple[tuple[Seat, str], ...]
    reader: Seat | None = None
    shared: tuple[Seat, ...] = ()

    def __call__(self, seat: Seat) -> str:
        return dict(self.names).get(seat, seat)


class Introduced:
    """*names* that mark each of the *bots* as a bot when it is first named."""

    def __init__(self, names: Names, bots: Iterable[Seat], language: Language) -> None:
        self._names, self._new, self._language = names, set(bots), language
        self.shared: tuple[Seat, ...] = getattr(names, "shared", ())

    def __call__(self, seat: Seat) -> str:
        if seat not in self._new:
            return self._names(seat)
        self._new.remove(seat)
        return self._language.say(Text.of("seat-bot", who=Person(seat=seat)), self._names)


def names_of(holders: Iterable[Holder], reader: Seat | None = None) -> Names:
    """The names of people by seat; seats played by the rules are named by their game.

    The *reader* is addressed as "you" only if nobody shares their seat: the other may have acted.
    """
    held: dict[Seat, list[str]] = {}
    for holder in holders:
        held.setdefault(holder.seat, []).append(holder.name)
    alone = reader if reader is not None and len(held.get(reader, ())) == 1 else None
    called = tuple((seat, " & ".join(names)) for seat, names in held.items())
    shared = tuple(seat for seat, names in held.items() if len(names) > 1)
    return Called(names=called, reader=alone, shared=shared)
