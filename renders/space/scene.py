"""The scene of a battle in space: plain values, without rules and without words of their own."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Place: TypeAlias = tuple[int, int, int]
"""Zone, column from the west and row from the north, all from 0."""
Zone: TypeAlias = tuple[int, int]
"""Rows and columns."""

Hazard: TypeAlias = Literal["asteroids", "gravity", "gas"]
Sort: TypeAlias = Literal["frigate", "destroyer", "cruiser", "battleship"]
Look: TypeAlias = Literal["sound", "damaged", "shuttle"]
"""A ship as built, one that was torn open before the battle, or a shuttle, of no class of its own.
"""
Colour: TypeAlias = Literal["red", "blue", "green"]
Face: TypeAlias = Literal["orthogonal", "diagonal", "multi", "special"]
SignKind: TypeAlias = Literal["interdictor", "exo_bomb", "container", "signal"]
Facing: TypeAlias = Literal[0, 90, 180, 270]
"""Degrees clockwise from north."""

CLASSES: dict[Sort, int] = {"frigate": 1, "destroyer": 2, "cruiser": 3, "battleship": 4}


@dataclass(frozen=True, slots=True)
class Die:
    """A die that shows something; without a face it only shows its colour."""

    colour: Colour
    face: Face | None = None


@dataclass(frozen=True, slots=True)
class Fleet:
    """A fleet and its commander: how it looks, what is left of it, and its dice.

    It is lost once no more points are left than its *threshold*; 0 if that is not how. *left* and
    *right* are the slots of the bridge, of which the right wing takes specials alone; None is a
    free one.
    """

    seat: int
    """Which colour, letter and form, from 0."""
    name: str
    points: int
    start: int
    """Points it began with, or that win."""
    threshold: int
    left: tuple[Die | None, ...] = ()
    right: tuple[Die | None, ...] = ()
    rolled: tuple[Die, ...] = ()
    stock: tuple[int, int, int] | None = None
    """Red, blue and green dice that it chooses from to roll, if it is to roll now."""
    facing: Facing = 0
    """Where its bows point: away from the edge it came from."""
    edge: tuple[Place, ...] = ()
    """Where it deploys."""
    acting: bool = False
    """It is its turn: its dice are shown large."""
    lit: bool = False
    """It is asked to do something."""
    team: str = ""
    """What its side is called, if it has allies."""


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of the fleet of a seat, its own number among those of its sort."""

    at: Place
    seat: int
    sort: Sort
    number: int
    hull: int
    hull_max: int
    weapon: str = ""
    """The letter of its special weapon."""
    drones: str = ""
    """The letter of drones that sit on it."""
    alone: bool = False
    """The only one of its sort in its fleet: it needs no number."""
    look: Look = "sound"


@dataclass(frozen=True, slots=True)
class Sign:
    """A token or an unknown thing on a sector, with its letter."""

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
    """The sectors that ships of a seat have come through, from where they were."""

    through: tuple[Place, ...]
    seat: int
    jump: bool = False
    """Not through the sectors between, but out of one and into another."""


@dataclass(frozen=True, slots=True)
class Shot:
    """Fire from a sector along others to that of its target.

    *on* says at which ship, by its seat, sort and number; *blocked* that a shield stops it.
    """

    through: tuple[Place, ...]
    damage: int | None
    """None for fire that is counted with another's."""
    seat: int
    on: tuple[int, Sort, int] | None = None
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Harm:
    """Points that a ship lost where nobody fired at it, or, below 0, that it was given back."""

    at: Place
    points: int
    on: tuple[int, Sort, int] | None = None


@dataclass(frozen=True, slots=True)
class Shield:
    """A shield of the ships at a sector against what comes from another beside it."""

    at: Place
    towards: Place


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one picture shows; texts come ready, in the language of the reader."""

    zones: tuple[Zone, ...]
    title: str = ""
    caption: str = ""
    mark: str = ""
    """What the whole picture is marked with."""
    sky: int = 0
    """Which of the skies there are."""
    hazards: tuple[tuple[Place, Hazard], ...] = ()
    portals: tuple[Portal, ...] = ()
    fog: tuple[Place, ...] = ()
    """Sectors that nobody of the viewer's side has discovered."""
    fleets: tuple[Fleet, ...] = ()
    ships: tuple[Ship, ...] = ()
    lost: tuple[Ship, ...] = ()
    """Ships just destroyed, where they were."""
    signs: tuple[Sign, ...] = ()
    moves: tuple[Move, ...] = ()
    shots: tuple[Shot, ...] = ()
    harms: tuple[Harm, ...] = ()
    blasts: tuple[Place, ...] = ()
    """Sectors where something has blown up."""
    shields: tuple[Shield, ...] = ()
    reach: tuple[Place, ...] = ()
    """Sectors that the plan looked at can come to."""
    target: Place | None = None
    planned: bool = False
    """What happened is a plan's."""
    focus: Place | None = None
    """What the reader must see above all."""
