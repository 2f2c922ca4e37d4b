"""What happens in a game of Fleet Commander: all is told to everybody, and tells no secret."""

from typing import ClassVar, Literal, TypeAlias

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.actions import Shield
from engine.games.fleet_commander.cards import Formation, PortalLetter, Special, Weapon
from engine.games.fleet_commander.decisions import Strike
from engine.games.fleet_commander.results import Face, Played, Result
from engine.games.fleet_commander.state import Fleet
from engine.space.grid import Cell

Cause: TypeAlias = Literal[
    "attack",
    "counter_attack",
    "asteroid_field",
    "gravity_field",
    "proton_ray",
    "vortex_missiles",
    "drones",
    "exo_bomb",
]
"""What damages a ship."""

Way: TypeAlias = Literal[
    "die", "again", "portal", "exit", "sent_back", "retreat", "tractor_ray", "vortex_gate"
]
"""How ships come to another sector; the exit is that of a gravity field."""

TokenEnd: TypeAlias = Literal["switched_off", "shaken_off", "moved_on", "destroyed", "left_zone"]
"""Why an interdictor or drones are gone."""

EndCause: TypeAlias = Literal[
    "third",
    "both_thirds",
    "draw",
    "last",
    "all_thirds",
    "containers",
    "outdone",
    "level",
    "escaped",
    "cruiser_lost",
    "shuttle_lost",
    "portals",
    "no_ships",
]
"""Why a battle is over."""


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
    """*tile* None: the commander passed."""

    kind: Literal["sector_placed"] = "sector_placed"
    seat: Seat
    tile: Special | None
    at: Cell


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


@value
class TurnBegan(Event):
    kind: Literal["turn_began"] = "turn_began"
    seat: Seat
    round: int


@value
class TurnPassed(Event):
    """FC-TEAM-07: a commander without a ship has no turn."""

    kind: Literal["turn_passed"] = "turn_passed"
    seat: Seat


@value
class DiceRolled(Event):
    kind: Literal["dice_rolled"] = "dice_rolled"
    seat: Seat
    results: tuple[Result, ...]


@value
class Rerolled(Event):
    kind: Literal["rerolled"] = "rerolled"
    seat: Seat
    specials: tuple[Result, Result]
    results: tuple[Result, Result]


@value
class Moved(Event):
    """*ships* came *at* a sector from *origin*; *die* None: not by a die of their commander's."""

    kind: Literal["moved"] = "moved"
    seat: Seat
    ships: tuple[int, ...]
    origin: Cell
    at: Cell
    die: Played | None
    how: Way
    containers: int = 0
    """How many went along."""


@value
class Evacuated(Event):
    """*ships* have left from *at*, each with a container; their side has *total* now."""

    kind: Literal["evacuated"] = "evacuated"
    seat: Seat
    ships: tuple[int, ...]
    at: Cell
    total: int


@value
class Escaped(Event):
    """*ship*, which the scenario is about, is safe: it has left from *at*."""

    kind: Literal["escaped"] = "escaped"
    seat: Seat
    ship: int
    at: Cell


@value
class ShuttleCaptured(Event):
    """*ship* belongs to *seat* now, and no longer to *loser*."""

    kind: Literal["shuttle_captured"] = "shuttle_captured"
    seat: Seat
    ship: int
    at: Cell
    loser: Seat


@value
class CruiserAwaited(Event):
    """FC-SCEN-PASSAGE-06: a die says whether the damaged cruiser comes."""

    kind: Literal["cruiser_awaited"] = "cruiser_awaited"
    seat: Seat
    face: Face


@value
class CruiserDelayed(Event):
    """FC-SCEN-PASSAGE-11: there is no room for it at its portal at *at*, nor beside it."""

    kind: Literal["cruiser_delayed"] = "cruiser_delayed"
    ship: int
    at: Cell


@value
class Appeared(Event):
    """The damaged cruiser has come through its portal."""

    kind: Literal["appeared"] = "appeared"
    ship: int
    at: Cell


@value
class Entered(Event):
    """*ships* have come to the board through their portal."""

    kind: Literal["entered"] = "entered"
    seat: Seat
    ships: tuple[int, ...]
    at: Cell


@value
class PortalsHeld(Event):
    """FC-SCEN-CONTROL-06: a turn begins with ships of *seat* on both portals."""

    kind: Literal["portals_held"] = "portals_held"
    seat: Seat


@value
class Revealed(Event):
    """Everybody sees what the signals *ships* of *seat* are; decoys are taken away."""

    reveals: ClassVar[bool] = True
    kind: Literal["revealed"] = "revealed"
    seat: Seat
    ships: tuple[int, ...]


@value
class WeaponRevealed(Event):
    """FC-SECRET-02: the weapon of *ship* is turned over."""

    reveals: ClassVar[bool] = True
    kind: Literal["weapon_revealed"] = "weapon_revealed"
    ship: int
    weapon: Weapon


@value
class Scanned(Event):
    """FC-HIDDEN-08: ships of *seat* scan the last sector of *way* from *origin*."""

    kind: Literal["scanned"] = "scanned"
    seat: Seat
    origin: Cell
    way: tuple[Cell, ...]
    dice: tuple[Played, ...]


@value
class ScanFoiled(Event):
    """FC-HIDDEN-11: a shield of *seat* keeps its signals *at* a sector from being revealed."""

    kind: Literal["scan_foiled"] = "scan_foiled"
    seat: Seat
    at: Cell
    die: Played


@value
class FogScanned(Event):
    """FC-FOG-04: the sectors beside *at* that *die* points at are discovered."""

    kind: Literal["fog_scanned"] = "fog_scanned"
    seat: Seat
    at: Cell
    die: Played


@value
class Discovered(Event):
    """FC-FOG-05: a die has said whether the sector *at* is a *special* one."""

    kind: Literal["discovered"] = "discovered"
    at: Cell
    special: Special | None


@value
class Attacked(Event):
    """*firepower* is what all who take part do together."""

    kind: Literal["attacked"] = "attacked"
    strike: Strike
    dice: tuple[Played, ...]
    firepower: int


@value
class Redirected(Event):
    kind: Literal["redirected"] = "redirected"
    seat: Seat
    target: int
    ship: int


@value
class Supported(Event):
    """*ships* of *seat* join the attack of another; *firepower* is what they add."""

    kind: Literal["supported"] = "supported"
    seat: Seat
    ships: tuple[int, ...]
    firepower: int


@value
class GreenRolled(Event):
    """*fits* says whether what was rolled for the gas cloud can be played."""

    kind: Literal["green_rolled"] = "green_rolled"
    seat: Seat
    result: Result
    fits: bool


@value
class Shielded(Event):
    """*blocked* is the damage that comes to nothing."""

    kind: Literal["shielded"] = "shielded"
    seat: Seat
    target: int
    shields: tuple[Shield, ...]
    blocked: int


@value
class CounterAttacked(Event):
    kind: Literal["counter_attacked"] = "counter_attacked"
    seat: Seat
    ships: tuple[int, ...]
    target: int
    firepower: int


@value
class Unharmed(Event):
    """Frigates slip away before they are hit."""

    kind: Literal["unharmed"] = "unharmed"
    seat: Seat
    ships: tuple[int, ...]


@value
class Damaged(Event):
    """*hull* is what is left."""

    kind: Literal["damaged"] = "damaged"
    ship: int
    points: int
    hull: int
    cause: Cause


@value
class ShipDestroyed(Event):
    """*at* is where it was; *owner* has *left* class points."""

    kind: Literal["ship_destroyed"] = "ship_destroyed"
    ship: int
    at: Cell
    owner: Seat
    left: int


@value
class FieldTested(Event):
    """A die for ships in an asteroid field, as they enter it or as a turn begins."""

    kind: Literal["field_tested"] = "field_tested"
    at: Cell
    face: Face
    ships: tuple[int, ...]


@value
class FieldDrifted(Event):
    """An asteroid field changes places with a neutral sector; *at* is *origin* if it stays."""

    kind: Literal["field_drifted"] = "field_drifted"
    seat: Seat
    origin: Cell
    at: Cell


@value
class GravityRolled(Event):
    kind: Literal["gravity_rolled"] = "gravity_rolled"
    at: Cell
    face: Face
    ships: tuple[int, ...]


@value
class WeaponFired(Event):
    """*target*, *at* and *at_seat* are a ship, a sector or an opponent that it aims at."""

    kind: Literal["weapon_fired"] = "weapon_fired"
    ship: int
    weapon: Weapon
    target: int | None = None
    at: Cell | None = None
    at_seat: Seat | None = None


@value
class Repaired(Event):
    kind: Literal["repaired"] = "repaired"
    ship: int
    points: int
    hull: int


@value
class BridgeEmptied(Event):
    """Dice go from the bridge of *seat* to its reserve."""

    kind: Literal["bridge_emptied"] = "bridge_emptied"
    seat: Seat
    by: Seat
    dice: tuple[Result, ...]
    how: Literal["drain", "magnetic_bomb"]


@value
class TokenEnded(Event):
    """An interdictor or drones are gone; *ship* is the battleship they come back to."""

    kind: Literal["token_ended"] = "token_ended"
    weapon: Weapon
    ship: int
    why: TokenEnd


@value
class TurnEnded(Event):
    """*kept* is what lies on the bridge now."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    kept: tuple[Result, ...]


@value
class Eliminated(Event):
    """FC-FFA-06: a commander is out, and *ships* that were left leave the board."""

    kind: Literal["eliminated"] = "eliminated"
    seat: Seat
    ships: tuple[int, ...]
    points: int


@value
class BattleEnded(Event):
    """*points* are the class points left, by commander."""

    kind: Literal["battle_ended"] = "battle_ended"
    winners: tuple[Seat, ...]
    why: EndCause
    points: tuple[tuple[Seat, int], ...]


Told = (
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
    | OpeningRolled
    | OpeningKept
    | TurnBegan
    | TurnPassed
    | DiceRolled
    | Rerolled
    | Moved
    | Evacuated
    | Escaped
    | ShuttleCaptured
    | CruiserAwaited
    | CruiserDelayed
    | Appeared
    | Entered
    | PortalsHeld
    | Revealed
    | WeaponRevealed
    | Scanned
    | ScanFoiled
    | FogScanned
    | Discovered
    | Attacked
    | Redirected
    | Supported
    | GreenRolled
    | Shielded
    | CounterAttacked
    | Unharmed
    | Damaged
    | ShipDestroyed
    | FieldTested
    | FieldDrifted
    | GravityRolled
    | WeaponFired
    | Repaired
    | BridgeEmptied
    | TokenEnded
    | TurnEnded
    | Eliminated
    | BattleEnded
)
