"""Printed components as records: ships, weapons, boards, fleets and dice."""

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Ge, Interval, Len

from engine.core.records import value
from engine.games.fleet_commander.model.results import Face

Source: TypeAlias = Literal["rulebook", "authored"]
Count: TypeAlias = Annotated[int, Ge(0)]
ScenarioName: TypeAlias = Literal[
    "pitched_battle", "asteroid_belt", "trap", "rescue", "passage", "capture", "control"
]
Formation: TypeAlias = Literal["in_line", "random"]
"""How a fleet deploys by itself: the heaviest ships in the middle, or where chance has them."""
PortalLetter: TypeAlias = Literal["X", "Y", "Z"]
"""What a pair of portals is called."""
Mode: TypeAlias = Literal["duel", "teams_of_four", "teams_of_six", "free_for_all"]
"""Who fights whom: one against another, two teams of four or six people in all, or all others."""


class ShipSort(StrEnum):
    FRIGATE = "frigate"
    DESTROYER = "destroyer"
    CRUISER = "cruiser"
    BATTLESHIP = "battleship"
    DAMAGED_CRUISER = "damaged_cruiser"
    SHUTTLE = "shuttle"


FLEET_SORTS: Final = (
    *(ShipSort.FRIGATE, ShipSort.DESTROYER, ShipSort.CRUISER, ShipSort.BATTLESHIP),
)
"""The sorts that fleets are composed of, the smallest first; others come with a scenario."""


class SignalSort(StrEnum):
    """What a token is that hides a ship from others, or hides that there is none."""

    SIGNAL = "signal"
    DECOY = "decoy"


VesselSort: TypeAlias = ShipSort | SignalSort
"""What something in a sector is, as far as the viewer knows."""


class Ability(StrEnum):
    ION_DRIVE = "ion_drive"
    MULTIPOINT = "multipoint"
    DEPOLARISED_SHIELDS = "depolarised_shields"
    SPECIAL_WEAPON = "special_weapon"


class Weapon(StrEnum):
    """The special weapons, in the order in which the engine arms who chooses none."""

    PROTON_RAY = "proton_ray"
    VORTEX_MISSILES = "vortex_missiles"
    NANO_REPAIRER = "nano_repairer"
    MAGNETIC_BOMB = "magnetic_bomb"
    DRONES = "drones"
    TRACTOR_RAY = "tractor_ray"
    EXO_BOMB = "exo_bomb"
    VORTEX_GATE = "vortex_gate"
    INTERDICTOR = "interdictor"


class Special(StrEnum):
    """What a sector may be, besides neutral."""

    ASTEROID_FIELD = "asteroid_field"
    GRAVITY_FIELD = "gravity_field"
    GAS_CLOUD = "gas_cloud"


class Fog(StrEnum):
    """What a sector is of which nobody knows yet what it is."""

    UNDISCOVERED = "undiscovered"


Ground: TypeAlias = Special | Fog
"""What a sector may be, besides neutral."""


@value
class ShipCard:
    """The base of a ship; *ship_class* counts for fleets, for sectors and for victory.

    Ships that come with a scenario have no *ability*.
    """

    sort: ShipSort
    ship_class: Annotated[int, Interval(ge=1, le=5)]
    firepower: Count
    hull: Annotated[int, Ge(1)]
    ability: Ability | None = None
    source: Source


@value
class WeaponCard:
    """*reach* in sectors and *points* of damage or repair, both 0 where neither counts."""

    weapon: Weapon
    reach: Count = 0
    points: Count = 0
    source: Source


@value
class BoardCard:
    """The zones drawn row by row from the north, a letter a sector.

    ``.`` is neutral, ``A``, ``G`` and ``C`` are an asteroid field, a gravity field and a gas cloud,
    and a digit is in the deployment zone of that number: where sides fight, that of the commander
    of the same number, else anybody's. It is for so many *people* in one of *modes*; the one that
    is *standard* there is played on unless another is chosen.
    """

    id: str
    modes: tuple[Mode, ...] = ("duel",)
    people: tuple[Count, ...] = (2,)
    standard: bool = False
    zones: Annotated[tuple[Annotated[tuple[str, ...], Len(1)], ...], Len(1)]
    source: Source


@value
class LayoutCard:
    """What a scenario lays out on the *board* of that name, drawn as on a ``BoardCard``.

    Sectors are called as players call them: ``"C3"``. *containers* says how many lie in a sector.
    Where the table has chosen a board that the scenario has not, the one that is *standard* for so
    many *people* is played on.
    """

    id: str
    scenario: ScenarioName
    board: str
    people: Count = 2
    standard: bool = False
    zones: Annotated[tuple[Annotated[tuple[str, ...], Len(1)], ...], Len(1)]
    portals: tuple[tuple[PortalLetter, str], ...] = ()
    containers: tuple[tuple[str, Count], ...] = ()
    shuttle: str | None = None
    source: Source


@value
class FleetCard:
    """A fleet that may be chosen by its name, or is given by the preset."""

    id: str
    frigates: Count = 0
    destroyers: Count = 0
    cruisers: Count = 0
    battleships: Count = 0
    source: Source


@value
class Rulings:
    """House values of the table, which the rulebook has lost or does not say."""

    faces: Annotated[tuple[Face, ...], Len(6, 6)]
    """The faces of a die."""
    dice_rolled: Annotated[int, Ge(1)]
    """Dice that are rolled in a turn."""
    right_wing: Count
    """Slots for specials alone."""
    most_in_sector: Annotated[int, Ge(1)]
    """Class points."""
    sectors_for_two: tuple[int, int] = (12, 15)
    """The fewest and the most sectors advised for each of two commanders."""
    sectors_for_more: tuple[int, int] = (10, 15)
    """The same where more of them fight."""
    portal_pairs: Annotated[tuple[Annotated[int, Interval(ge=1, le=3)], ...], Len(1)] = (2, 3)
    """Pairs of portals on two zones, on three, and so on; the last holds for more."""
    chain: Annotated[int, Ge(1)]
    """Entries into gravity fields that one move may chain."""
    decoys: Count
    """Signals of a fleet that stand for no ship."""
    weapons_drawn: Annotated[int, Ge(1)]
    """Tokens of which one is kept for a battleship, where weapons are secret."""
    tile_backs: Annotated[tuple[Special, ...], Len(1)]
    """What is on the backs of sectors, in turn: as many of each as can be."""
    opening_dice: Annotated[int, Interval(ge=1, le=9)]
    """Dice that who lies in ambush rolls before the first turn (FC-SCEN-TRAP-02)."""
    escort_points: Annotated[int, Ge(1)]
    """Class points of the fleet that escorts the shuttle (FC-SCEN-CAPTURE-01)."""


@value
class DataSet:
    hash: str
    ships: dict[ShipSort, ShipCard]
    weapons: dict[Weapon, WeaponCard]
    boards: dict[str, BoardCard]
    layouts: dict[str, LayoutCard]
    fleets: dict[str, FleetCard]
    first_weapons: tuple[Weapon, ...]
    """Of the first game, by the number of the commander."""
    rulings: Rulings
