"""Tables on which a die is rolled, weapons by range, and what a fleet is built by."""

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from annotated_types import Ge, Interval, Len

from engine.core.records import value
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.ships import Count, Nation, ShipClass, ShipSort, Source, Weapon

T = TypeVar("T")
Face: TypeAlias = Annotated[int, Interval(ge=1, le=6)]


@value
class DieTable(Generic[T]):
    """The *results* of the six faces of a die, from 1 to 6."""

    results: Annotated[tuple[T, ...], Len(6, 6)]
    source: Source


@value
class Panic:
    """The Captain's table is rolled on once."""

    kind: Literal["panic"] = "panic"


@value
class CatchesFire:
    """A damage token of the area becomes a fire token."""

    kind: Literal["catches_fire"] = "catches_fire"


@value
class CrewLost:
    """So much *crew* is lost."""

    kind: Literal["crew_lost"] = "crew_lost"
    crew: Annotated[int, Ge(1)]


@value
class Holed:
    """The waterline takes so many *points*."""

    kind: Literal["holed"] = "holed"
    points: Annotated[int, Ge(1)]


Critical: TypeAlias = Panic | CatchesFire | CrewLost | Holed

FireResult: TypeAlias = Literal["goes_out", "contained", "fore", "up", "aft"]
"""A fire goes out, stays where it is, or spreads to the area on that side."""

Drift: TypeAlias = Literal["port", "starboard", "ahead"]
"""A ship without its captain turns to a side, or goes straight ahead."""


Mishap: TypeAlias = Literal[
    "charts_lost", "treasure_scattered", "captain_killed", "captain_overboard", "rum", "mutiny"
]


@value
class CaptainResult:
    """What befalls the captain: the tokens that the ship gets, and the crew that it loses."""

    name: Mishap
    no_move: bool = False
    no_fire: bool = False
    drifts: bool = False
    """Whether a die is rolled for where the ship drifts."""
    crew_lost_from: Face | None = None
    """Lowest face that loses a crew, where a die is rolled for each; None if none is rolled."""


@value
class Tables:
    """The tables of the rulebook, one die each."""

    criticals: DieTable[Critical]
    fire: DieTable[FireResult]
    two_above: DieTable[Literal["left", "right"]]
    """Which of two areas above a fire takes."""
    captain: DieTable[CaptainResult]
    overboard: DieTable[Drift]
    grounding: DieTable[Annotated[int, Ge(1)]]
    """Waterline points of a ship that runs aground and fails its save."""
    terrain: DieTable[Count]
    """Pieces of terrain in a section of the table."""


@value
class Band:
    """Shots as far as *reach*, and beyond the band before, change the die of a save."""

    reach: Length
    save_modifier: int


@value
class WeaponCard:
    """A weapon: its ruler, which is *width* wide, by bands from the muzzle on.

    It hits nothing that is nearer than *nearest*. If it fires *over_ships*, any ship or wreck under
    the ruler may be its target. Each one that faces a boarder adds *repels* to the defence.
    """

    weapon: Weapon
    width: Length
    nearest: Length = 0
    bands: Annotated[tuple[Band, ...], Len(1)]
    over_ships: bool = False
    repels: Count
    source: Source
    rulebook: tuple[str, ...] = ()


@value
class BattleSize:
    """A total of *points* to agree on, and the *turns* that such a battle lasts."""

    points: Annotated[int, Ge(1)]
    turns: Annotated[int, Ge(1)]


@value
class Hire:
    """A squadron of *ship*, which is another nation's, for every so many squadrons of its own."""

    nation: Nation
    ship: ShipSort
    squadrons_each: Annotated[int, Ge(1)]


@value
class FleetBuilding:
    """What a legal fleet is."""

    sizes: Annotated[tuple[BattleSize, ...], Len(1)]
    characters: Count
    """Points of the total that no ship may use: those of the admiral and the cheapest wizard."""
    squadrons: dict[ShipClass, Annotated[int, Ge(1)]]
    """Ships in a squadron of each class, all of one sort."""
    line_squadrons_each: Annotated[int, Ge(1)]
    """Squadrons of the line that each capital ship needs beside it."""
    hires: tuple[Hire, ...] = ()
    source: Source
    rulebook: tuple[str, ...] = ()


@value
class FleetCard:
    """A ready-made fleet for a total of *points*: the sort of ship of each squadron.

    The *standard* one of a nation and total is taken by whoever chooses none.
    """

    id: str
    nation: Nation
    points: Annotated[int, Ge(1)]
    standard: bool = False
    squadrons: Annotated[tuple[ShipSort, ...], Len(1)]
    source: Source
    rulebook: tuple[str, ...] = ()
