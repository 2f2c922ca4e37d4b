"""The scene of a hex sea: plain values without rules; texts come from outside."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from renders.kit.grids import Hex
from renders.kit.panels import Row
from renders.kit.ships import ShipKind
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
    """Owner of the port; None while its flag is not drawn yet."""
    services: tuple[Service, ...] = ()
    anchorages: tuple[Hex, ...] = ()


@dataclass(frozen=True, slots=True)
class Fortress:
    """A fortress and the hexes it fires at, with the dice it rolls there."""

    at: Hex
    owner: Owner | None
    fire: tuple[tuple[Hex, int], ...] = ()
    threat: bool = False
    """Whether the fortress would fire at the acting ship."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that lies on a hex; `fresh` if it has just appeared."""

    kind: ThingKind
    at: Hex
    fresh: bool = False
    of: str = ""
    """Letter or number of the ship that was wrecked."""


@dataclass(frozen=True, slots=True)
class Vessel:
    """A ship: a captain's ship has a seat, an NPC ship a number of its own."""

    at: Hex
    heading: int | None
    """Degrees from north; None before the ship has faced anywhere, when arrows surround it."""
    role: Role
    kind: ShipKind | None = None
    """Class of a captain's ship; an NPC ship has that of its role."""
    seat: int | None = None
    """0 to 3 for a captain's ship, else None."""
    number: int = 0
    owner: Owner = "pirates"
    corsair: bool = False
    level: int = 1
    hull: int = 1
    """Points of damage that destroy the ship."""
    water: int = 0
    fire: int = 0
    moored: bool = False
    acting: bool = False
    threat: bool = False
    """Whether the ship would attack the acting one."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """The hexes that a ship has sailed through, from its first to its present one."""

    through: tuple[Hex, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Broadside:
    """A shot from one hex to another; 0 damage means a miss."""

    start: Hex
    end: Hex
    damage: int
    by: str = ""
    hit: str = ""
    """Letter or number of the ship that fired, and of the one fired at; a fortress has none."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that one picture shows; texts are in the reader's language."""

    chart: Chart
    title: str = ""
    """Round and time of day."""
    caption: str = ""
    mark: str = ""
    """Mark on the whole picture."""
    night: bool = False
    calm: bool = False
    """Whether there is no wind anywhere, so that the sea is smooth."""
    winds: Winds | None = None
    """Points that the wind gives towards 0, 60 … 300 degrees."""
    captains: tuple[Row, ...] = ()
    unexplored: tuple[Hex, ...] = ()
    """Unknown hexes of the board, for the inset map."""
    face_down: tuple[Hex, ...] = ()
    """Middles of tiles that still lie face down."""
    numbers: tuple[tuple[Hex, int], ...] = ()
    """Tile numbers, each with the hex that shows it."""
    choices: tuple[tuple[Hex, int], ...] = ()
    """Hexes of which the reader is to choose one, each with the number that chooses it."""
    ports: tuple[Port, ...] = ()
    fortresses: tuple[Fortress, ...] = ()
    things: tuple[Thing, ...] = ()
    taken: tuple[Thing, ...] = ()
    """Things that the last move took away."""
    vessels: tuple[Vessel, ...] = ()
    voyages: tuple[Voyage, ...] = ()
    broadsides: tuple[Broadside, ...] = ()
    reach: tuple[tuple[Hex, int], ...] = ()
    """Hexes that the acting ship can reach, each with the points it then has left."""
    danger: tuple[Hex, ...] = ()
    """Hexes where guns would fire at the acting ship."""
    found: tuple[Hex, ...] = ()
    """Hexes just discovered."""
    news: tuple[Hex, ...] = ()
    """Hexes where something was just found, met or lost."""
    path: tuple[Hex, ...] = ()
    """The planned way, from the ship's hex to its goal."""
    ghost: Vessel | None = None
    """The ship where it still lies, if the scene shows the result of a plan."""
    focus: Hex | None = None
    """The hex that the reader must see above all: the acting ship's."""
