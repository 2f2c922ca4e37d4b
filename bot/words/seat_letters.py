"""Seats as people name them: A, B, C, by the letters on their badges in the pictures."""

from bot.errors import NoSeat
from engine.core.records import Seat

FIRST_LETTER_CODE = ord("A")


def letter_of(seat: Seat) -> str:
    """The letter of a person's seat: A for ``p1``; any other seat is returned as it is."""
    number = seat.removeprefix("p")
    return (
        chr(FIRST_LETTER_CODE + int(number) - 1) if number != seat and number.isdecimal() else seat
    )


def seat_called(typed: str, most: int) -> Seat:
    """The seat named by *typed*, at a table of at most *most* seats.

    :raises NoSeat: if there is none.
    """
    called = typed.strip().upper()
    for number in range(1, most + 1):
        seat = f"p{number}"
        if called in (letter_of(seat), seat.upper()):
            return seat
    raise NoSeat(seat=typed.strip()[:20], last=letter_of(f"p{most}"))
