"""The scene of a battle in space: plain values without rules; texts come from outside."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Place: TypeAlias = tuple[int, int, int]
"""Zone, column from the west and row from the north, all from 0."""
Zone: TypeAlias = tuple[int, int]
"""Rows and columns of a zone."""

Hazard: TypeAlias = Literal["asteroids", "gravity", "gas"]
Sort: TypeAlias = Literal["frigate", "destroyer", "cruiser", "battleship"]
Look: TypeAlias = Literal["sound", "damaged", "shuttle"]
"""Look of a ship: as built, torn open before the battle, or a shuttle, which has no class."""
Colour: TypeAlias = Literal["red", "blue", "green"]
Face: TypeAlias = Literal["orthogonal", "diagonal", "multi", "special"]
SignKind: TypeAlias = Literal["interdictor", "exo_bomb", "container", "signal"]
Facing: TypeAlias = Literal[0, 90, 180, 270]
"""Degrees clockwise from north."""

LETTERS: dict[Sort, str] = {
    "frigate": "F",
    "destroyer": "D",
    "cruiser": "C",
    "battleship": "B",
}
"""The letter of each class, which stands before a ship's number."""
CLASSES: dict[Sort, int] = {"frigate": 1, "destroyer": 2, "cruiser": 3, "battleship": 4}


@dataclass(frozen=True, slots=True)
class Die:
    """A die; without a face it shows only its colour."""

    colour: Colour
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Muster:
    """Ships of a fleet that wait beside the board before the battle, the largest first.

    *sorts* are their classes; none while nobody may know them.
    """

    sorts: tuple[Sort, ...] = ()


@dataclass(frozen=True, slots=True)
class Fleet:
    """A fleet and its commander: its looks, its points and its dice.

    The fleet is lost once its points fall to *threshold*; 0 if that does not decide. *left* and
    *right* are slots of the bridge, None if free; the right wing takes only specials.
    """

    seat: int
    """Number that decides colour, letter and form, from 0."""
    name: str
    points: int
    start: int
    """Points at the beginning, or the score that wins."""
    threshold: int
    left: tuple[Die | None, ...] = ()
    right: tuple[Die | None, ...] = ()
    rolled: tuple[Die, ...] = ()
    stock: tuple[int, int, int] | None = None
    """Red, blue and green dice to choose from, if the fleet is about to roll; else None."""
    facing: Facing = 0
    """Heading of the bows, away from the fleet's edge."""
    edge: tuple[Place, ...] = ()
    """Sectors where the fleet deploys."""
    acting: bool = False
    """Whether it is the fleet's turn; its dice are shown large."""
    lit: bool = False
    """Whether the commander is asked to do something."""
    out: bool = False
    """Whether the commander is out of play."""
    team: str = ""
    """Name of the side; empty without allies."""
    muster: Muster | None = None
    """Ships that wait beside the board before the battle; None if there are none."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of a seat's fleet, with a number of its own among ships of its sort."""

    at: Place
    seat: int
    sort: Sort
    number: int
    hull: int
    hull_max: int
    weapon: str = ""
    """Letter of the special weapon; empty without one."""
    drones: str = ""
    """Letter of drones that sit on the ship; empty without any."""
    alone: bool = False
    """Whether the ship is the only one of its sort in the fleet, and needs no number."""
    look: Look = "sound"

    @property
    def badge(self) -> str:
        """Letter of the class, and the number if it is needed; nothing on a ship of a scenario."""
        if self.look != "sound":
            return ""
        return LETTERS[self.sort] + ("" if self.alone else str(self.number))


@dataclass(frozen=True, slots=True)
class Sign:
    """A token or an unknown thing in a sector, with its letter."""

    kind: SignKind
    at: Place
    letter: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Portal:
    at: Place
    letter: str


@dataclass(frozen=True, slots=True)
class Move:
    """Sectors that ships of a seat have passed, from their first to their present one."""

    through: tuple[Place, ...]
    seat: int
    jump: bool = False
    """Whether the ships left one sector and appeared in another, passing none between."""


@dataclass(frozen=True, slots=True)
class Shot:
    """Fire from a sector along *through*, which ends at the target's.

    *on* is the ship fired at, by seat, sort and number; *blocked* means that a shield stops the
    fire.
    """

    through: tuple[Place, ...]
    damage: int | None
    """Damage of the shot; None if counted with another shot's."""
    seat: int
    on: tuple[int, Sort, int] | None = None
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Harm:
    """Points that a ship lost without a shot; negative for points repaired."""

    at: Place
    points: int
    on: tuple[int, Sort, int] | None = None


@dataclass(frozen=True, slots=True)
class Shield:
    """A shield of the ships in a sector against fire from another beside it."""

    at: Place
    towards: Place


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one picture shows; texts are in the reader's language."""

    zones: tuple[Zone, ...]
    title: str = ""
    caption: str = ""
    reason: str = ""
    """Why the battle has ended as it has."""
    mark: str = ""
    """Mark on the whole picture."""
    sky: int = 0
    """Number of the sky."""
    hazards: tuple[tuple[Place, Hazard], ...] = ()
    portals: tuple[Portal, ...] = ()
    fog: tuple[Place, ...] = ()
    """Sectors that nobody has discovered."""
    fleets: tuple[Fleet, ...] = ()
    ships: tuple[Ship, ...] = ()
    lost: tuple[Ship, ...] = ()
    """Ships just destroyed, in their last sectors."""
    signs: tuple[Sign, ...] = ()
    moves: tuple[Move, ...] = ()
    shots: tuple[Shot, ...] = ()
    harms: tuple[Harm, ...] = ()
    blasts: tuple[Place, ...] = ()
    """Sectors with an explosion."""
    shields: tuple[Shield, ...] = ()
    reach: tuple[Place, ...] = ()
    """Sectors that ships of the plan can reach."""
    target: Place | None = None
    planned: bool = False
    """Whether the events are a plan's."""
    focus: Place | None = None
    """The sector that the reader must see above all."""
