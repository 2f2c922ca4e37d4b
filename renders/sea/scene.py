"""The scene of a hex sea: plain values, without rules and without words of their own."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from renders.kit.grids import Hex
from renders.kit.panels import Row
from renders.sea.chart import Chart

Owner: TypeAlias = Literal["holland", "spain", "england", "france", "pirates", "native"]
Service: TypeAlias = Literal["tavern", "shipyard", "buy", "sell"]
Role: TypeAlias = Literal["captain", "merchant", "aggressive", "defensive"]
ThingKind: TypeAlias = Literal["barrel", "crate", "whale", "wreck", "kraken", "treasure"]
Winds: TypeAlias = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Port:
    """A port on its land hex, and the sea hexes where ships moor."""

    at: Hex
    name: str
    owner: Owner | None
    """None: its flag is not drawn yet."""
    services: tuple[Service, ...] = ()
    anchorages: tuple[Hex, ...] = ()


@dataclass(frozen=True, slots=True)
class Fortress:
    """A fortress and the hexes it fires at, with the dice it rolls there."""

    at: Hex
    owner: Owner | None
    fire: tuple[tuple[Hex, int], ...] = ()
    threat: bool = False
    """It would fire at the ship that acts."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on a hex; `fresh` if it has just appeared."""

    kind: ThingKind
    at: Hex
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Vessel:
    """A ship: a captain's has a seat, any other a number, its own among those in play."""

    at: Hex
    heading: int | None
    """None: it has not faced anywhere yet, so arrows all around mark its place."""
    role: Role
    seat: int | None = None
    """0 to 3 for a captain's."""
    number: int = 0
    owner: Owner = "pirates"
    corsair: bool = False
    level: int = 1
    hull: int = 1
    """Points of damage that destroy it."""
    water: int = 0
    fire: int = 0
    moored: bool = False
    acting: bool = False
    threat: bool = False
    """It would attack the ship that acts."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """The hexes a ship has come through, from where it was to where it is."""

    through: tuple[Hex, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Broadside:
    """A shot from a hex to a hex; 0 damage is a miss."""

    start: Hex
    end: Hex
    damage: int


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one picture shows; texts come ready, in the language of the reader."""

    chart: Chart
    title: str = ""
    """Round and time of day."""
    caption: str = ""
    mark: str = ""
    """What the whole picture is marked with."""
    night: bool = False
    calm: bool = False
    """No wind anywhere: the sea is glass."""
    winds: Winds | None = None
    """What the wind gives towards 0, 60 … 300 degrees."""
    captains: tuple[Row, ...] = ()
    unexplored: tuple[Hex, ...] = ()
    """Hexes of the board not known yet, for the inset map."""
    face_down: tuple[Hex, ...] = ()
    """Middles of the tiles that still lie face down."""
    numbers: tuple[tuple[Hex, int], ...] = ()
    """Tile numbers, on the hex that bears them."""
    ports: tuple[Port, ...] = ()
    fortresses: tuple[Fortress, ...] = ()
    things: tuple[Thing, ...] = ()
    taken: tuple[Thing, ...] = ()
    """What was there before the last move and is no more."""
    vessels: tuple[Vessel, ...] = ()
    voyages: tuple[Voyage, ...] = ()
    broadsides: tuple[Broadside, ...] = ()
    reach: tuple[tuple[Hex, int], ...] = ()
    """Hexes the acting ship can come to, and the points it then has left."""
    danger: tuple[Hex, ...] = ()
    """Where guns would be fired at the acting ship."""
    found: tuple[Hex, ...] = ()
    """Hexes that have just become known."""
    news: tuple[Hex, ...] = ()
    """Where something has just been found, met or lost."""
    path: tuple[Hex, ...] = ()
    """The planned way, from where the ship lies to its goal."""
    ghost: Vessel | None = None
    """The ship where it still lies, if the plan is drawn as carried out."""
    focus: Hex | None = None
    """What the reader must see above all: the acting ship."""
