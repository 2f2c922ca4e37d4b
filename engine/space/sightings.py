"""Sightings: poses known by eye alone, to a cell of the table and a sector of 15 degrees."""

from typing import Final

from engine.core.dice import Dice
from engine.space.angles import CIRCLE, DEGREE
from engine.space.poses import Pose

SECTOR: Final = 15 * DEGREE
"""Sixteenths of a degree within which a heading is not told apart."""

IMAGINED: Final = "imagined pose"
"""What dice are rolled for that imagine a pose."""


def sighted(at: Pose, cell: int) -> Pose:
    """The pose that stands for all within its cell: the middle of a square of *cell* units.

    Squares are counted from (0, 0); *cell* is even. Headings go to the nearest 15 degrees.
    """
    return Pose(
        at.x // cell * cell + cell // 2,
        at.y // cell * cell + cell // 2,
        (at.heading + SECTOR // 2) // SECTOR * SECTOR % CIRCLE,
    )


def within(cell: Pose, dice: Dice, size: int) -> Pose:
    """A pose of which ``sighted(pose, size)`` is *cell*, each as likely as the other."""
    (east,), (north,), (turned,) = (dice.roll(1, sides, IMAGINED) for sides in (size, size, SECTOR))
    return Pose(
        cell.x - size // 2 + east - 1,
        cell.y - size // 2 + north - 1,
        (cell.heading - SECTOR // 2 + turned - 1) % CIRCLE,
    )
