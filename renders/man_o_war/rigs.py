"""Ships of Man O'War as plain shapes: hulls, oars, masts and sails of each kind."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from renders.kit import palette
from renders.kit.hulls import Hull
from renders.kit.palette import rgb
from renders.kit.sails import Livery, Pattern


class Kind(StrEnum):
    """Kinds of ships; a kind without drawings of its own looks like the nearest in size."""

    WARGALLEY = "wargalley"
    PIRATE_GALLEY = "pirate_galley"
    WOLFSHIP = "wolfship"
    GREATSHIP = "greatship"
    CORSAIR = "corsair"
    BUCCANEER = "buccaneer"
    GALLEON = "galleon"


class Nation(StrEnum):
    """Nations, each with cloth of its own."""

    EMPIRE = "empire"
    BRETONNIA = "bretonnia"
    PIRATES = "pirates"


@dataclass(frozen=True, slots=True)
class Yard:
    """A sail on its yard, square to the keel: its mast's place from amidships, and its size."""

    mast: float
    half: float
    depth: float
    lateen: bool = False
    """Whether the yard slants and the sail ends in a point."""


@dataclass(frozen=True, slots=True)
class Rig:
    """A ship within a box of *length* x *width* units, bow up, its middle at the origin.

    *yards* are its sails from the lowest, *oars* the number a side, and *ram* its length beyond
    the hull.
    """

    length: float
    width: float
    hull: Hull
    yards: tuple[Yard, ...]
    oars: int = 0
    ram: float = 0.0

    @property
    def masts(self) -> tuple[float, ...]:
        """Places of the masts from the bow."""
        return tuple(sorted({yard.mast for yard in self.yards}))


RIGS: Final[dict[Kind, Rig]] = {
    Kind.WARGALLEY: Rig(
        55.0,
        22.0,
        Hull(45, 6.4, 0.44, 0.62, 4, 0, 10),
        (Yard(1.5, 17.0, 9.5, lateen=True),),
        oars=9,
        ram=5.0,
    ),
    Kind.PIRATE_GALLEY: Rig(
        55.0,
        22.0,
        Hull(45, 6.6, 0.40, 0.70, 4, 0, 9),
        (Yard(4.0, 12.5, 9.0),),
        oars=8,
        ram=5.0,
    ),
    Kind.WOLFSHIP: Rig(
        60.0,
        25.0,
        Hull(50, 7.2, 0.42, 0.66, 4, 1, 11),
        (Yard(12.0, 11.5, 7.0, lateen=True), Yard(-4.5, 15.0, 9.5, lateen=True)),
        oars=10,
        ram=5.0,
    ),
    Kind.GREATSHIP: Rig(
        68.0,
        27.2,
        Hull(58, 12.2, 0.40, 0.82, 7, 5, 15, castle=True),
        (
            Yard(20.0, 9.5, 6.0, lateen=True),
            Yard(4.0, 15.2, 10.0),
            Yard(5.5, 11.5, 6.5),
            Yard(-12.5, 12.8, 8.0),
        ),
    ),
    Kind.CORSAIR: Rig(
        60.0,
        25.0,
        Hull(51, 9.4, 0.44, 0.68, 7, 3, 12),
        (
            Yard(11.0, 13.6, 9.0),
            Yard(12.0, 10.0, 6.0),
            Yard(-7.0, 13.0, 8.0),
            Yard(-6.0, 8.5, 5.0),
        ),
    ),
    Kind.BUCCANEER: Rig(
        55.0,
        22.0,
        Hull(46, 8.8, 0.46, 0.70, 7, 1, 11, round_stern=True),
        (Yard(10.0, 12.2, 8.6), Yard(-6.5, 10.5, 7.0)),
    ),
    Kind.GALLEON: Rig(
        68.0,
        27.2,
        Hull(59, 11.2, 0.42, 0.76, 8, 4, 15, castle=True),
        (
            Yard(20.5, 10.0, 6.5),
            Yard(4.5, 15.2, 10.0),
            Yard(5.8, 11.0, 6.5),
            Yard(-12.0, 12.8, 8.2),
            Yard(-10.8, 9.0, 5.5),
        ),
    ),
}

LIVERIES: Final[dict[Nation, Livery]] = {
    Nation.EMPIRE: Livery(Pattern.STRIPE, palette.CANVAS, (rgb("#B3202A"),)),
    Nation.BRETONNIA: Livery(Pattern.LILIES, palette.FRANCE_BLUE, (palette.FRANCE_GOLD,)),
    Nation.PIRATES: Livery(Pattern.SKULL, rgb("#2C2B31"), (palette.BONE,)),
}
