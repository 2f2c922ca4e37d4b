"""The scene of a battle of Man O'War: plain values without rules; texts come from outside.

Lengths are in cm, headings in degrees clockwise from north; x grows to the east and y to the
south. Sides are numbered from 0, the western first.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from renders.kit.camera import Point
from renders.man_o_war.rigs import Kind, Nation

TerrainKind: TypeAlias = Literal[
    "island", "coast", "sandbank", "rocks", "iceberg", "whirlpool", "fort"
]
Stage: TypeAlias = Literal["wreck", "debris"]
Struck: TypeAlias = Literal["ram", "collision", "aground"]


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a ship, and where it faces."""

    at: Point
    heading: float


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of terrain with its outline, a convex polygon."""

    kind: TerrainKind
    outline: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship afloat; *name* is the letter of its squadron and its number."""

    name: str
    side: int
    kind: Kind
    nation: Nation
    pose: Pose
    length: float
    width: float
    boxes: int = 0
    lost: int = 0
    """Boxes of the waterline, and how many of them are lost."""
    damage: float = 0.0
    """Share of all other boxes that are damaged, 0 to 1."""
    fires: int = 0
    lost_masts: int = 0
    oarless: bool = False
    rowing: bool = False
    under_way: bool = False
    leader: bool = False
    flagship: bool = False
    straggler: bool = False
    derelict: bool = False
    captor: int | None = None
    """Side that has captured the ship; None if nobody has."""
    no_move: bool = False
    no_fire: bool = False
    enchanted: bool = False
    """Whether a spell is on the ship in this turn."""
    wizard: bool = False
    """Whether a wizard is aboard."""
    aground: bool = False
    acting: bool = False
    """Whether the ship is about to act, or to get its signal."""


@dataclass(frozen=True, slots=True)
class Hulk:
    """A ship that has been sunk: a wreck, and later debris."""

    name: str
    side: int
    pose: Pose
    length: float
    width: float
    stage: Stage = "wreck"
    wizard: bool = False
    """Whether a wizard clings to it."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A place where a ship is to lie; *about* if it depends on where foes really are."""

    ship: Ship
    through: tuple[Point, ...]
    """Points of the way from the ship's present place to the planned one."""
    pose: Pose
    about: bool = False


@dataclass(frozen=True, slots=True)
class Tether:
    """A line from a squadron's leader to one of its ships, *whole* while that is near enough."""

    start: Point
    end: Point
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Way:
    """The way a ship has come, with the *number* of that move in the news."""

    ship: Ship
    number: int
    begun: Pose
    through: tuple[Point, ...]
    """Points of the way, from the first place to the last."""


@dataclass(frozen=True, slots=True)
class Volley:
    """A volley along a ruler from *muzzle* towards *heading*; *number* as in the news.

    *length* and *width* are those of the ruler, of three bands, and *met* is how far from the
    muzzle lay what took the volley; None if nothing did. *hits* are the dice that damaged it.
    """

    number: int
    side: int
    muzzle: Point
    heading: float
    length: float
    width: float
    met: float | None = None
    hits: int = 0
    dice: int = 1
    on: str = ""
    """Name of the ship that was hit."""


@dataclass(frozen=True, slots=True)
class Blow:
    """A ram, a collision or a grounding at a point, and its damage; *number* as in the news."""

    number: int
    kind: Struck
    at: Point
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Grapple:
    """Lines with hooks across the point where a ship was boarded, cast towards *heading*."""

    at: Point
    heading: float


@dataclass(frozen=True, slots=True)
class Muster:
    """A side on the panel, with its ships, or squadrons if ships are many, in order of name."""

    side: int
    name: str
    ships: tuple[tuple[str, int, int], ...]
    """Name, boxes and lost boxes of each ship; all boxes of one that is out of the battle."""
    acting: bool = False
    left: tuple[int, int] | None = None
    """How many ships are left, of how many, where squadrons are listed instead of ships."""
    honours: int = 0
    """Battle honours so far."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one picture shows; texts are in the reader's language."""

    size: Point
    """Width and height of the table in cm."""
    title: str = ""
    caption: str = ""
    reason: str = ""
    mark: str = ""
    wind: int | None = None
    """Where the wind blows to, in degrees."""
    sides: tuple[Muster, ...] = ()
    terrain: tuple[Terrain, ...] = ()
    ships: tuple[Ship, ...] = ()
    hulks: tuple[Hulk, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    tethers: tuple[Tether, ...] = ()
    ways: tuple[Way, ...] = ()
    volleys: tuple[Volley, ...] = ()
    blows: tuple[Blow, ...] = ()
    grapples: tuple[Grapple, ...] = ()
    fogs: tuple[tuple[Point, float], ...] = ()
    """Banks of fog: the middle of each, and its radius."""
    zones: tuple[tuple[int, tuple[Point, ...]], ...] = ()
    """Where a side may deploy: its number and the corners of the zone."""
    focus: tuple[Point, ...] = ()
    """Points that must be seen above all."""
    winners: tuple[int, ...] = ()
