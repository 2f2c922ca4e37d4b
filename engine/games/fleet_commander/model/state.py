"""The state of a game of Fleet Commander, divided by who may know it."""

from dataclasses import field, replace
from typing import Annotated, Literal, TypeAlias

from annotated_types import Ge, Interval

from engine.core.records import Seat, state, value
from engine.games.fleet_commander.model.cards import (
    Count,
    Formation,
    Ground,
    PortalLetter,
    Special,
    VesselSort,
    Weapon,
)
from engine.games.fleet_commander.model.decisions import Asked
from engine.games.fleet_commander.model.end_causes import EndCause
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import Played, Result
from engine.games.fleet_commander.model.tasks import Task
from engine.space.grid import Cell, Size

Faction: TypeAlias = Literal["phebe", "amycles"]

ShipId: TypeAlias = Count
"""A ship's number in ``Open.ships``."""


@value
class Ship:
    """A ship, on the board or not; a hull of 0 means destroyed.

    *at* is None before deployment and after the ship is gone. *number* counts ships of a sort in
    their fleet from 1, so "frigate 3" keeps its name all game; with hidden deployment it counts the
    fleet's signals, so that a ship keeps its number when revealed.
    Others see a *hidden* ship as a signal: sort ``SIGNAL``, no weapon, hull 1. The weapon of a
    *sealed* ship lies face down, so others see none.
    """

    id: ShipId
    owner: Seat
    sort: VesselSort
    number: Annotated[int, Ge(1)]
    hull: Count
    at: Cell | None = None
    weapon: Weapon | None = None
    gone: bool = False
    """Whether the ship has left the battle for good without being destroyed (FC-END-05)."""
    hidden: bool = False
    sealed: bool = False


@value
class Container:
    """A container in sector *at*; None once it is evacuated."""

    at: Cell | None


@value
class Began:
    """Sectors of all ships and containers as the turn began, by their numbers."""

    ships: tuple[Cell | None, ...]
    containers: tuple[Cell | None, ...]


@value
class Token:
    """A weapon's lasting effect on the board, kept there by the battleship *launcher*.

    It lies *at* a sector and makes it impassable, as an interdictor; or *on* a ship, and acts as
    each turn of that ship's commander begins, as drones.
    """

    weapon: Weapon
    launcher: ShipId
    at: Cell | None = None
    on: ShipId | None = None


@value
class Portal:
    """A portal, which leads to the other portal of its *letter* if there is one."""

    letter: PortalLetter
    at: Cell


@value
class Again:
    """A die by which *ships* at *at* may move or attack at once for a second time.

    For an attack *foes* is the sector attacked, *struck* the ship hit first, and *redirected*
    whether that ship was a cruiser in the target's place.
    """

    die: Played
    at: Cell
    ships: tuple[ShipId, ...]
    foes: Cell | None = None
    struck: ShipId | None = None
    redirected: bool = False


@state
class Commander:
    """A fleet's commander, with dice that everybody sees.

    *reserve* counts red, blue and green dice; all others are *rolled* this turn or lie on the
    bridge, in its *left* wing or its *right* wing, which takes only specials.
    """

    side: Count
    """Number of the commander's side; commanders with the same number are allies."""
    faction: Faction
    reserve: list[Annotated[int, Interval(ge=0, le=3)]]
    rolled: list[Result]
    left: list[Result]
    right: list[Result]
    points: Count = 0
    """Class points of the fleet at the beginning."""
    tiles: list[Special]
    """Special sectors set aside but not placed yet."""
    formation: Formation | None = None
    """Formation in which the ships left deploy automatically; None to deploy by hand."""
    eliminated: bool = False
    """Whether this commander is out while the others fight on."""


@state
class Turn:
    """The seat whose turn it is, and the phase: preparing, rolling dice, or using results."""

    seat: Seat
    phase: Literal["setup", "energy", "actions"] = "setup"
    again: Again | None = None
    arrived: ShipId | None = None
    """A ship that has just arrived, and that no die may move in this turn (FC-SCEN-PASSAGE-07)."""
    began: Began | None = None
    """Positions as the turn began, which decide who may carry containers (FC-SCEN-RESCUE-06); else
    None.
    """


@state
class Open:
    """The part of the state that everybody may see."""

    data: str
    """Hash of the data set."""
    options: Options
    round: Count = 0
    """Rounds begun, in each of which every commander has a turn; 0 during preparation."""
    zones: tuple[Size, ...]
    """Rows and columns of the combat zones."""
    sectors: list[Ground | None]
    """Kind of each sector, None for neutral."""
    portals: list[Portal]
    """Portals on the board: two with one letter are linked, one alone leads nowhere."""
    edges: dict[Seat, tuple[Cell, ...]]
    """Sectors where each commander deploys."""
    order: list[Seat]
    """Seats in turn order, the first player first; two teams alternate."""
    turn: Turn
    commanders: dict[Seat, Commander]
    ships: list[Ship]
    """Every ship of the game by its id, including destroyed ones."""
    tokens: list[Token]
    containers: list[Container]
    evacuated: dict[Seat, Count]
    """Containers that each commander has evacuated."""
    called: bool = False
    """Whether a ship has been called but found no room yet (FC-SCEN-PASSAGE-11)."""
    accomplished: Seat | None = None
    """The seat that has achieved the scenario's aim."""
    winners: tuple[Seat, ...] | None = None
    ended: EndCause | None = None
    """The cause of the end, once the battle is over."""
    backs: list[Special] = field(default_factory=list[Special])
    """Backs of undiscovered sectors in the fog of war, in no order."""


@value
class Fleet:
    """A fleet as chosen; *weapons* belong to its battleships, in order."""

    frigates: Count = 0
    destroyers: Count = 0
    cruisers: Count = 0
    battleships: Count = 0
    weapons: tuple[Weapon, ...] = ()


@state
class Own:
    """The part of the state that only one commander knows.

    *fleet* is the one chosen, until everybody has chosen; *ships* are the true forms of own ships
    that others cannot see: signals, and battleships with their weapon face down. *draws* are the
    weapons drawn for each battleship in order, until one is kept. *again* is a second move that
    signals may make; only ships of one sort have such moves, so it would betray them.
    """

    fleet: Fleet | None = None
    ships: list[Ship] = field(default_factory=list[Ship])
    draws: list[tuple[Weapon, ...]] = field(default_factory=list[tuple[Weapon, ...]])
    again: Again | None = None
    places: tuple[tuple[ShipId, Cell], ...] = ()
    """Sectors of ships arranged in secret, by ship."""


@state
class Hidden:
    """Facts that nobody may see: none, because dice decide unknown things only when they are
    needed.
    """


@state
class FleetState:
    open: Open
    own: dict[Seat, Own]
    hidden: Hidden
    offers: list[Asked]
    agenda: list[Task]
    asked: Count = 0


@state
class FleetView:
    """The state as a seat knows it; *open* has its own ships as they are, others as they seem."""

    seat: Seat
    open: Open
    own: Own | None
    offers: list[Asked]
    agenda: list[Task]
    asked: int

    def __post_init__(self) -> None:
        if self.own is not None and (self.own.ships or self.own.again or self.own.places):
            self.open = known_to(self.open, self.own)


def known_to(battle: Open, *owners: Own) -> Open:
    """*battle* with the secrets of *owners*: their ships, arrangement, and second moves."""
    ships, turn = battle.ships[:], battle.turn
    for own in owners:
        for ship in own.ships:
            ships[ship.id] = ship
        for number, at in own.places:
            ships[number] = replace(ships[number], at=at)
        if own.again is not None:
            turn = replace(turn, again=own.again)
    return replace(battle, ships=ships, turn=turn)
