"""Seats and sides of a game: the number that may sit down, and the seats that play together."""

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.records import Seat, value

Side: TypeAlias = str
"""Seats that win or lose together, by a name of the game's own: ``"west"``."""


@value
class Seating:
    """The *seats* of a game in the order they are taken, of which at least *least* must be taken.

    Each of the *sides* has its own seats, of which one must be taken. Without sides everybody plays
    for themselves, all seats are alike, and the first *least* seats are enough to begin.
    """

    seats: tuple[Seat, ...]
    least: int
    sides: tuple[tuple[Side, tuple[Seat, ...]], ...] = ()

    @property
    def most(self) -> int:
        return len(self.seats)

    def side_of(self, seat: Seat) -> Side | None:
        """The side of *seat*; None if it is on none."""
        return next((side for side, seats in self.sides if seat in seats), None)

    def on(self, side: Side) -> tuple[Seat, ...]:
        """The seats of *side*; none if there is no such side."""
        return next((seats for one, seats in self.sides if one == side), ())

    def names(self, taken: Iterable[Seat]) -> dict[Seat, Seat]:
        """The names in play of the seats *taken*, in the order of play.

        Where all seats are alike, they are numbered anew without gaps; on sides each keeps its
        name.
        """
        here = sorted(set(taken), key=self.seats.index)
        return dict(zip(here, here if self.sides else self.seats, strict=False))

    def unheld(self, taken: Iterable[Seat]) -> tuple[Side, ...]:
        """The sides on which no seat is *taken*."""
        here = set(taken)
        return tuple(side for side, seats in self.sides if not here.intersection(seats))

    def can_begin(self, taken: Iterable[Seat]) -> bool:
        """Whether the game can be played with exactly the seats *taken*."""
        here = set(taken)
        return self.least <= len(here) and here <= set(self.seats) and not self.unheld(here)


def alike(least: int, most: int) -> Seating:
    """Seating for *least* to *most* people, each playing for themselves."""
    return Seating(seats=tuple(f"p{number}" for number in range(1, most + 1)), least=least)
