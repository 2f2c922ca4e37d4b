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
    """FC-SETUP-02: *seats* roll for the first turn; *specials* counts the specials of each.

    All commanders roll at first, afterwards those who tied.
    """

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
    """A special sector is placed; *tile* None means a pass, and *never* a pass for good."""

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
    """A fleet that was secret is shown to everybody."""

    reveals: ClassVar[bool] = True
    kind: Literal["fleet_launched"] = "fleet_launched"
    seat: Seat
    fleet: Fleet


@value
class SignalsLaunched(Event):
    """FC-HIDDEN-01: a hidden fleet is ready, of which others see only *count* signals."""

    kind: Literal["signals_launched"] = "signals_launched"
    seat: Seat
    count: int


@value
class WeaponsKept(Event):
    """FC-SECRET-02: a commander's weapons lie face down, drawn and kept."""

    kind: Literal["weapons_kept"] = "weapons_kept"
    seat: Seat


@value
class Deployed(Event):
    kind: Literal["deployed"] = "deployed"
    ship: int
    at: Cell


@value
class FleetArranged(Event):
    """A commander has changed a fleet's arrangement, or is ready; told to that commander alone."""

    kind: Literal["fleet_arranged"] = "fleet_arranged"
    how: Formation | Literal["moved", "ready"]
    ship: int = 0
    at: Cell = 0


@value
class FleetsShown(Event):
    """All fleets arranged in secret are shown."""

    reveals: ClassVar[bool] = True
    kind: Literal["fleets_shown"] = "fleets_shown"


@value
class FormationChosen(Event):
    """A commander lets the *count* ships left deploy automatically."""

    kind: Literal["formation_chosen"] = "formation_chosen"
    seat: Seat
    formation: Formation
    count: int


@value
class OpeningRolled(Event):
    """FC-SCEN-TRAP-02: the ambusher has rolled dice before the first turn."""

    kind: Literal["opening_rolled"] = "opening_rolled"
    seat: Seat
    results: tuple[Result, ...]


@value
class OpeningKept(Event):
    """Dice of the opening roll in *kept* stay on the bridge."""

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
