"""Events before the first turn."""

from typing import ClassVar, Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Formation, PortalLetter, Special
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import Fleet
from engine.space.grid import Cell


@value
class FirstRolled(Event):
    """FC-SETUP-02: everybody who still may be first rolls all dice; *specials* are the results."""

    kind: Literal["first_rolled"] = "first_rolled"
    seats: tuple[Seat, ...]
    specials: tuple[int, ...]


@value
class FirstChosen(Event):
    kind: Literal["first_chosen"] = "first_chosen"
    seat: Seat


@value
class TilesSetAside(Event):
    kind: Literal["tiles_set_aside"] = "tiles_set_aside"
    seat: Seat
    tiles: tuple[Special, ...]


@value
class SectorPlaced(Event):
    """*tile* None: the commander passed, and *never* places any."""

    kind: Literal["sector_placed"] = "sector_placed"
    seat: Seat
    tile: Special | None
    at: Cell
    never: bool = False


@value
class PortalPlaced(Event):
    kind: Literal["portal_placed"] = "portal_placed"
    seat: Seat
    letter: PortalLetter
    at: Cell


@value
class FleetLaunched(Event):
    """Everybody sees a fleet, which was sealed."""

    reveals: ClassVar[bool] = True
    kind: Literal["fleet_launched"] = "fleet_launched"
    seat: Seat
    fleet: Fleet


@value
class SignalsLaunched(Event):
    """FC-HIDDEN-01: a fleet is made ready of which others only see so many signals."""

    kind: Literal["signals_launched"] = "signals_launched"
    seat: Seat
    count: int


@value
class WeaponsKept(Event):
    """FC-SECRET-02: what a commander has drawn and kept lies face down."""

    kind: Literal["weapons_kept"] = "weapons_kept"
    seat: Seat


@value
class Deployed(Event):
    kind: Literal["deployed"] = "deployed"
    ship: int
    at: Cell


@value
class FleetArranged(Event):
    """Its commander, who alone is told, has a fleet stand otherwise, or is ready."""

    kind: Literal["fleet_arranged"] = "fleet_arranged"
    how: Formation | Literal["moved", "ready"]
    ship: int = 0
    at: Cell = 0


@value
class FleetsShown(Event):
    """All fleets that were arranged unseen are shown."""

    reveals: ClassVar[bool] = True
    kind: Literal["fleets_shown"] = "fleets_shown"


@value
class FormationChosen(Event):
    """A commander lets the *count* ships left deploy by themselves."""

    kind: Literal["formation_chosen"] = "formation_chosen"
    seat: Seat
    formation: Formation
    count: int


@value
class OpeningRolled(Event):
    """FC-SCEN-TRAP-02: who lies in ambush has rolled dice before the first turn."""

    kind: Literal["opening_rolled"] = "opening_rolled"
    seat: Seat
    results: tuple[Result, ...]


@value
class OpeningKept(Event):
    """*kept* of them lies on the bridge now."""

    kind: Literal["opening_kept"] = "opening_kept"
    seat: Seat
    kept: tuple[Result, ...]


Preparation = (
    FirstRolled
    | FirstChosen
    | TilesSetAside
    | SectorPlaced
    | PortalPlaced
    | FleetLaunched
    | SignalsLaunched
    | WeaponsKept
    | Deployed
    | FormationChosen
    | FleetsShown
    | FleetArranged
    | OpeningRolled
    | OpeningKept
)
