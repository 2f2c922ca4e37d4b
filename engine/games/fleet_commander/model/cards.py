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
"""Automatic deployment: the heaviest ships in the middle, or at random."""
PortalLetter: TypeAlias = Literal["X", "Y", "Z"]
"""Letter that the two portals of a pair share."""
Mode: TypeAlias = Literal["duel", "teams_of_four", "teams_of_six", "free_for_all"]
"""Modes of play: one against one, two teams of four or six people in all, or everyone against
everyone.
"""


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
"""The sorts that fleets are composed of, the smallest first; the others appear only in
scenarios.
"""


class SignalSort(StrEnum):
    """Signal tokens: a hidden ship, or a decoy without one."""

    SIGNAL = "signal"
    DECOY = "decoy"


VesselSort: TypeAlias = ShipSort | SignalSort
"""Sort of a ship or token, as far as the viewer knows it."""


class Ability(StrEnum):
    ION_DRIVE = "ion_drive"
    MULTIPOINT = "multipoint"
    DEPOLARISED_SHIELDS = "depolarised_shields"
    SPECIAL_WEAPON = "special_weapon"


class Weapon(StrEnum):
    """The special weapons, in the order in which ships are armed for a commander who
    chooses none.
    """

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
    """Kinds of special sectors."""

    ASTEROID_FIELD = "asteroid_field"
    GRAVITY_FIELD = "gravity_field"
    GAS_CLOUD = "gas_cloud"


class Fog(StrEnum):
    """Marks of sectors whose kind nobody knows yet."""

    UNDISCOVERED = "undiscovered"


Ground: TypeAlias = Special | Fog
"""Kind of a sector other than neutral."""


@value
class ShipCard:
    """Figures of a ship; *ship_class* counts towards fleets, the limit of a sector, and victory.

    Ships that appear only in scenarios have no *ability*.
    """

    sort: ShipSort
    ship_class: Annotated[int, Interval(ge=1, le=5)]
    firepower: Count
    hull: Annotated[int, Ge(1)]
    ability: Ability | None = None
    source: Source


@value
class WeaponCard:
    """Figures of a weapon: *reach* in sectors and *points* of damage or repair, 0 where it has
    none.
    """

    weapon: Weapon
    reach: Count = 0
    points: Count = 0
    source: Source


@value
class BoardCard:
    """A board: its zones, row by row from the north, one letter for each sector.

    ``.`` is neutral; ``A``, ``G`` and ``C`` are an asteroid field, a gravity field and a gas cloud;
    a digit belongs to the deployment zone of that number. With sides, a zone is for the commander
    of that number; in a free-for-all for anybody. A board fits the *modes* and numbers of *people*
    listed; the *standard* one is used unless the table chooses another.
    """

    id: str
    modes: tuple[Mode, ...] = ("duel",)
    people: tuple[Count, ...] = (2,)
    standard: bool = False
    zones: Annotated[tuple[Annotated[tuple[str, ...], Len(1)], ...], Len(1)]
    source: Source


@value
class LayoutCard:
    """The layout of a scenario on the board named *board*, drawn as on a ``BoardCard``.

    Sectors have the names that players use, as in ``"C3"``; *containers* counts those in each. If
    the table has chosen a board without a layout, the *standard* one for that many *people* is
    used.
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
    """A fleet offered by its name or set by a preset."""

    id: str
    frigates: Count = 0
    destroyers: Count = 0
    cruisers: Count = 0
    battleships: Count = 0
    source: Source


@value
class Rulings:
    """Values chosen for this implementation, where the rulebook is silent or its text is lost."""

    faces: Annotated[tuple[Face, ...], Len(6, 6)]
    """The six faces of a die."""
    dice_rolled: Annotated[int, Ge(1)]
    """Dice that a commander rolls in a turn."""
    right_wing: Count
    """Slots of the bridge that take only specials."""
    most_in_sector: Annotated[int, Ge(1)]
    """The most class points that a sector holds."""
    sectors_for_two: tuple[int, int] = (12, 15)
    """The fewest and the most sectors advised for each of two commanders."""
    sectors_for_more: tuple[int, int] = (10, 15)
    """The fewest and the most sectors advised for each of more than two commanders."""
    portal_pairs: Annotated[tuple[Annotated[int, Interval(ge=1, le=3)], ...], Len(1)] = (2, 3)
    """Pairs of portals for boards of two zones, three zones, and so on; the last holds for all
    larger ones.
    """
    chain: Annotated[int, Ge(1)]
    """The most gravity fields that act on ships in one move."""
    decoys: Count
    """Signals in each hidden fleet that stand for no ship."""
    weapons_drawn: Annotated[int, Ge(1)]
    """Weapon tokens drawn for each battleship, of which one is kept, where weapons are secret."""
    tile_backs: Annotated[tuple[Special, ...], Len(1)]
    """Kinds of special sectors under the fog, dealt in turn, as evenly as possible."""
    opening_dice: Annotated[int, Interval(ge=1, le=9)]
    """Dice that the ambusher rolls before the first turn (FC-SCEN-TRAP-02)."""
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
    """Weapons of the first game, by the commander's number."""
    rulings: Rulings
