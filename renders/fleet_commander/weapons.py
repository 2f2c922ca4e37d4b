"""Drawings of special weapons: the letter of each, and the way its fire is drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import ShipId
from engine.space.grid import Cell
from renders.fleet_commander.tale import Tale, fire, place_in

Whereabouts: TypeAlias = Mapping[ShipId, Cell]
"""Sector of every ship on the board at the moment a weapon is fired."""

Fired: TypeAlias = Callable[[Tale, e.WeaponFired, Cell, Whereabouts], None]
"""Function that draws a weapon fired at a sector, or at a ship in that sector."""


def beam(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """Draw a beam at a ship; if the weapon is aimed at a sector, only mark it as a target."""
    tale.target = place_in(tale, at)
    if event.target is not None and event.ship in where:
        tale.fresh.pop(event.target, None)
        fire(tale, (where[event.ship], at), event.target, event.ship)


def blast(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """Draw an explosion that fills the sector."""
    del event, where
    tale.target = place_in(tale, at)
    tale.blasts.append(tale.target)


def nothing(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """Draw nothing, for weapons that fire at nobody; their effects have drawings of their own."""
    del tale, event, at, where


@dataclass(frozen=True, slots=True)
class WeaponDrawing:
    """The drawing of a special weapon."""

    letter: str
    """Letter on the battleship's disc, and on the weapon's token."""
    fired: Fired = beam
    leaps: bool = False
    """Whether ships that the weapon moves skip the sectors between."""


DRAWINGS: Final[Mapping[Weapon, WeaponDrawing]] = {
    Weapon.PROTON_RAY: WeaponDrawing("P"),
    Weapon.VORTEX_MISSILES: WeaponDrawing("V"),
    Weapon.NANO_REPAIRER: WeaponDrawing("N", fired=nothing),
    Weapon.MAGNETIC_BOMB: WeaponDrawing("M"),
    Weapon.DRONES: WeaponDrawing("D"),
    Weapon.TRACTOR_RAY: WeaponDrawing("T"),
    Weapon.EXO_BOMB: WeaponDrawing("E", fired=blast),
    Weapon.VORTEX_GATE: WeaponDrawing("G", fired=nothing, leaps=True),
    Weapon.INTERDICTOR: WeaponDrawing("I"),
}
