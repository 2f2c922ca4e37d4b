"""Events of discovery: signals, secret weapons and sectors in the fog."""

from typing import ClassVar, Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Special, Weapon
from engine.games.fleet_commander.model.results import Played
from engine.space.grid import Cell


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


Discovery = Revealed | WeaponRevealed | Scanned | ScanFoiled | FogScanned | Discovered
