"""Drawings gathered from the events of a battle, and functions for beams, places and ship names."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.games.fleet_commander.model.decisions import Strike
from engine.games.fleet_commander.model.state import Open, ShipId
from engine.space.grid import Cell
from renders.fleet_commander.places import place_of, seat_number
from renders.fleet_commander.sorts import SORTS, number_of
from renders.space import scene as s


@dataclass(slots=True)
class Tale:
    """Drawings gathered from one event after the other."""

    battle: Open
    moves: list[tuple[tuple[ShipId, ...], s.Move]] = field(default_factory=list)
    shots: list[s.Shot] = field(default_factory=list)
    harms: list[s.Harm] = field(default_factory=list)
    blasts: list[s.Place] = field(default_factory=list)
    shields: list[s.Shield] = field(default_factory=list)
    lost: list[s.Ship] = field(default_factory=list)
    target: s.Place | None = None
    strike: Strike | None = None
    """The last attack."""
    places: list[s.Place] = field(default_factory=list)
    fresh: dict[ShipId, list[int]] = field(default_factory=dict)
    """Indices of shots whose damage is not known yet, by the ship they were fired at."""


def fire(tale: Tale, way: Sequence[Cell], target: ShipId, by: ShipId) -> None:
    """Add a beam along *way* at *target*; its damage is added when the event of damage comes."""
    through = tuple(place_in(tale, at) for at in way)
    if len(set(through)) < 2:
        return
    tale.fresh.setdefault(target, []).append(len(tale.shots))
    tale.shots.append(s.Shot(through, None, seat_in(tale, by), name_in(tale, target)))
    tale.places.append(through[-1])


def place_in(tale: Tale, at: Cell) -> s.Place:
    """Zone, column and row of a sector."""
    return place_of(tale.battle, at)


def seat_in(tale: Tale, ship: ShipId) -> int:
    """Number of the seat that owns *ship*, from 0."""
    return seat_number(tale.battle.ships[ship].owner)


def name_in(tale: Tale, ship: ShipId) -> tuple[int, s.Sort, int]:
    """Seat, sort and number under which *ship* is drawn."""
    one = tale.battle.ships[ship]
    return seat_in(tale, ship), SORTS[one.sort], number_of(one)
