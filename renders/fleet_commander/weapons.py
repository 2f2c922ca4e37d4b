"""The drawings of special weapons: the letter of each, and how it is drawn as it is fired."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import ShipId
from engine.space.grid import Cell
from renders.fleet_commander.tale import Tale, fire, place_in

Whereabouts: TypeAlias = Mapping[ShipId, Cell]
"""Where every ship on the board is as a weapon is fired."""

Fired: TypeAlias = Callable[[Tale, e.WeaponFired, Cell, Whereabouts], None]
"""How a weapon is drawn that is fired at a sector, or at a ship in it."""


def beam(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """Fire at a ship; at a sector nothing but the mark of a target."""
    tale.target = place_in(tale, at)
    if event.target is not None and event.ship in where:
        tale.fresh.pop(event.target, None)
        fire(tale, (where[event.ship], at), event.target, event.ship)


def blast(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """A sector where something blows up."""
    del event, where
    tale.target = place_in(tale, at)
    tale.blasts.append(tale.target)


def nothing(tale: Tale, event: e.WeaponFired, at: Cell, where: Whereabouts) -> None:
    """No fire, of a weapon that aims at nobody: what comes of it is drawn alone."""
    del tale, event, at, where


@dataclass(frozen=True, slots=True)
class WeaponDrawing:
    """How a special weapon is drawn."""

    letter: str
    """On the disc of a battleship, and on what the weapon puts on the board."""
    fired: Fired = beam
    leaps: bool = False
    """Whether ships that it moves go through no sectors between."""


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
