"""Seats and sides of a game: how many may sit down, and who plays together."""

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.records import Seat, value

Side: TypeAlias = str
"""Seats that win or lose together, by a name of the game's own: ``"west"``."""


@value
class Seating:
    """The *seats* of a game in the order they are taken; it begins with *least* of them or more.

    Of the *sides* each has its seats, and needs one that is taken; without any, everybody plays
    for themselves and all seats are alike. The first *least* seats are enough to begin.
    """

    seats: tuple[Seat, ...]
    least: int
    sides: tuple[tuple[Side, tuple[Seat, ...]], ...] = ()

    @property
    def most(self) -> int:
        return len(self.seats)

    def side_of(self, seat: Seat) -> Side | None:
        """The side *seat* is on; None where there are no sides."""
        return next((side for side, seats in self.sides if seat in seats), None)

    def on(self, side: Side) -> tuple[Seat, ...]:
        """The seats of *side*; none if there is no such side."""
        return next((seats for one, seats in self.sides if one == side), ())

    def names(self, taken: Iterable[Seat]) -> dict[Seat, Seat]:
        """What the seats *taken* are called in play, in the order of play.

        Those that are alike close their ranks; on sides each stays what it is.
        """
        here = sorted(set(taken), key=self.seats.index)
        return dict(zip(here, here if self.sides else self.seats, strict=False))

    def unheld(self, taken: Iterable[Seat]) -> tuple[Side, ...]:
        """The sides of which nobody has *taken* a seat."""
        here = set(taken)
        return tuple(side for side, seats in self.sides if not here.intersection(seats))

    def can_begin(self, taken: Iterable[Seat]) -> bool:
        """Whether the game can be played by who has *taken* these seats."""
        here = set(taken)
        return self.least <= len(here) and here <= set(self.seats) and not self.unheld(here)


def alike(least: int, most: int) -> Seating:
    """*least* to *most* people, each for themselves."""
    return Seating(seats=tuple(f"p{number}" for number in range(1, most + 1)), least=least)
