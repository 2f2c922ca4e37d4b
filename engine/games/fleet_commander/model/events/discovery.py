"""Events of discovery: signals, secret weapons and sectors in the fog."""

from typing import ClassVar, Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Special, Weapon
from engine.games.fleet_commander.model.results import Played
from engine.space.grid import Cell


@value
class Revealed(Event):
    """The signals *ships* of *seat* are revealed to everybody; decoys are removed."""

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
    """FC-HIDDEN-11: a shield of *seat* keeps its signals at *at* from being revealed."""

    kind: Literal["scan_foiled"] = "scan_foiled"
    seat: Seat
    at: Cell
    die: Played


@value
class FogScanned(Event):
    """FC-FOG-04: the sectors beside *at* to which *die* points are scanned."""

    kind: Literal["fog_scanned"] = "fog_scanned"
    seat: Seat
    at: Cell
    die: Played


@value
class Discovered(Event):
    """FC-FOG-05: a die has decided what the sector *at* is; *special* None means neutral."""

    kind: Literal["discovered"] = "discovered"
    at: Cell
    special: Special | None


Discovery = Revealed | WeaponRevealed | Scanned | ScanFoiled | FogScanned | Discovered
