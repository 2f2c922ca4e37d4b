"""The state of a game of Fleet Commander, parted by who knows it."""

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
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import Played, Result
from engine.games.fleet_commander.model.tasks import Task
from engine.space.grid import Cell, Size

Faction: TypeAlias = Literal["phebe", "amycles"]

ShipId: TypeAlias = Count
"""A ship by its place in ``Open.ships``."""


@value
class Ship:
    """A ship, wherever it is: a hull of 0 is a ship destroyed.

    *at* is None before it is deployed and once it is gone. *number* counts those of its sort in
    its fleet from 1, so "frigate 3" has one name for the whole game; with hidden deployment it
    counts the signals of the fleet, so that a ship keeps its number once it is revealed.

    A *hidden* ship is a signal to others: of sort ``SIGNAL``, without weapon, its hull 1. The
    weapon of a *sealed* one lies face down: others see none.
    """

    id: ShipId
    owner: Seat
    sort: VesselSort
    number: Annotated[int, Ge(1)]
    hull: Count
    at: Cell | None = None
    weapon: Weapon | None = None
    gone: bool = False
    """Whether it has left the battle for good, and was not destroyed (FC-END-05)."""
    hidden: bool = False
    sealed: bool = False


@value
class Container:
    """Where it lies; None once it is evacuated."""

    at: Cell | None


@value
class Began:
    """Where every ship and every container lay as the turn began, by number."""

    ships: tuple[Cell | None, ...]
    containers: tuple[Cell | None, ...]


@value
class Token:
    """What a weapon has put on the board, and the battleship *launcher* keeps there.

    Either *at* a sector, which nobody may pass, as the interdictor; or *on* a ship, on which it
    acts as each turn of its commander begins, as drones.
    """

    weapon: Weapon
    launcher: ShipId
    at: Cell | None = None
    on: ShipId | None = None


@value
class Portal:
    """An entrance to the other portal of its *letter*, if there is one."""

    letter: PortalLetter
    at: Cell


@value
class Again:
    """A result that may be played a second time at once, by the same *ships*, from *at*.

    For an attack *foes* is the sector attacked, *struck* the ship hit first, and *redirected*
    whether that is a cruiser that took the place of the target.
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

    *reserve* counts the red, blue and green dice in the reserve; the others are *rolled* this turn
    or lie on the bridge, whose *right* wing takes specials alone.
    """

    side: Count
    """Commanders of one side are allies."""
    faction: Faction
    reserve: list[Annotated[int, Interval(ge=0, le=3)]]
    rolled: list[Result]
    left: list[Result]
    right: list[Result]
    points: Count = 0
    """Class points the fleet began with."""
    tiles: list[Special]
    """Special sectors set aside, and not placed yet."""
    formation: Formation | None = None
    """How what is left of the fleet deploys by itself, if it does."""
    eliminated: bool = False
    """Whether all others fight on without this one."""


@state
class Turn:
    """Whose turn it is, and what they may do: deploy, roll three dice, or use results."""

    seat: Seat
    phase: Literal["setup", "energy", "actions"] = "setup"
    again: Again | None = None
    arrived: ShipId | None = None
    """A ship that has just come, and no die may move in this turn (FC-SCEN-PASSAGE-07)."""
    began: Began | None = None
    """What containers may be moved by whom, where there are any (FC-SCEN-RESCUE-06)."""


@state
class Open:
    """What lies on the table."""

    data: str
    """Hash of the data set."""
    options: Options
    round: Count = 0
    """Rounds begun: in each every commander plays once; 0 while fleets are made ready."""
    zones: tuple[Size, ...]
    """Rows and columns of the combat zones."""
    sectors: list[Ground | None]
    """What each sector is, None a neutral one."""
    portals: list[Portal]
    """Those on the board: two of one letter lead to each other, one alone leads nowhere."""
    edges: dict[Seat, tuple[Cell, ...]]
    """Where each commander deploys."""
    order: list[Seat]
    """Commanders in turn order, the first player first; the sides of two teams take turns."""
    turn: Turn
    commanders: dict[Seat, Commander]
    ships: list[Ship]
    """Every ship of the game by its id, those destroyed too."""
    tokens: list[Token]
    containers: list[Container]
    evacuated: dict[Seat, Count]
    """Containers that each commander has brought to safety."""
    called: bool = False
    """Whether a ship is due that found no room yet (FC-SCEN-PASSAGE-11)."""
    accomplished: Seat | None = None
    """Who has done what the scenario is about."""
    winners: tuple[Seat, ...] | None = None
    backs: list[Special] = field(default_factory=list[Special])
    """In the fog of war, the backs of sectors that nobody has seen, in no order."""


@value
class Fleet:
    """A fleet as it is chosen; *weapons* are those of its battleships, in their order."""

    frigates: Count = 0
    destroyers: Count = 0
    cruisers: Count = 0
    battleships: Count = 0
    weapons: tuple[Weapon, ...] = ()


@state
class Own:
    """What only one commander knows.

    *fleet* is the one chosen, until everybody has chosen theirs; *ships* are those that others do
    not know, as they are: signals, and battleships whose weapon lies face down. For each of their
    battleships in turn *draws* are the weapons drawn, until one is kept. *again* is a second move
    of signals, which would tell what they are.
    """

    fleet: Fleet | None = None
    ships: list[Ship] = field(default_factory=list[Ship])
    draws: list[tuple[Weapon, ...]] = field(default_factory=list[tuple[Weapon, ...]])
    again: Again | None = None
    places: tuple[tuple[ShipId, Cell], ...] = ()
    """Where ships stand that are arranged unseen, by their numbers."""


@state
class Hidden:
    """What nobody may look at: nothing, for what is not known yet is diced for when it is."""


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
    """What a seat knows: in *open* its own ships are what they are, others what they seem."""

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
    """*battle* as *owners* know it: what their ships are, where they stand, what may move again."""
    ships, turn = battle.ships[:], battle.turn
    for own in owners:
        for ship in own.ships:
            ships[ship.id] = ship
        for number, at in own.places:
            ships[number] = replace(ships[number], at=at)
        if own.again is not None:
            turn = replace(turn, again=own.again)
    return replace(battle, ships=ships, turn=turn)
