"""Measuring by eye: rules play by exact poses, and views hold mere sightings of foreign ships."""

import dataclasses
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

from engine.core.dice import Dice
from engine.core.records import clone, value
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model.deeds import Act, Volley
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.state import Fleet, Open, WarState, WarView
from engine.games.man_o_war.rules.ground import (
    TOUCHING,
    apart,
    land,
    lies,
    obstacles,
    shape_of,
)
from engine.space.plane import Pose, between, overlap, sighted, within

CELL: Final[Length] = units(5)
"""Side of the squares of the table within which poses are not told apart by eye."""

TRIES: Final = 60
"""Poses that are tried for a ship whose pose is imagined, until one is clear of all others."""


@value
class InSight:
    """All that every eye sees of a table: the pose of each ship, and the acts of the turn."""

    poses: tuple[Pose, ...]
    acts: tuple[Act, ...]


def is_by_eye(battle: Open) -> bool:
    """Whether lengths may not be measured before they are needed."""
    return battle.options.measuring == "by_eye"


def uncover(state: WarState) -> None:
    """Put exact poses and acts into the open part, for rules to play by."""
    battle = state.open
    if not is_by_eye(battle):
        return
    for fleet in state.sides.values():
        _lay(battle, fleet)
        fleet.poses.clear()
    if state.hidden.acts:
        battle.acts[:] = state.hidden.acts
        state.hidden.acts.clear()


def cover(state: WarState, referee: Referee | None = None, told: int = 0) -> None:
    """MOW-RANGE-02: leave mere sightings in the open part, and in events after the first *told*.

    Each side keeps the poses of its own ships, prizes too. Wrecks, ships aground, and ships that
    touch a foreign one, lie where everybody sees exactly.
    """
    battle = state.open
    if not is_by_eye(battle):
        return
    for number in [*_unclear(battle)]:
        ship = battle.ships[number]
        state.sides[ship.flag].poses[number] = ship.at
        ship.at, ship.sighted = sighting(battle, ship.at), True
    state.hidden.acts[:] = battle.acts
    battle.acts[:] = [_by_eye(battle, act) for act in battle.acts]
    if referee is not None:
        events = [_by_eye(battle, event) for event in referee.events[told:]]
        referee.events[told:] = events


@contextmanager
def exact(state: WarState, referee: Referee) -> Generator[None]:
    """Let rules play by exact poses; what they leave and announce is covered again."""
    told = len(referee.events)
    uncover(state)
    yield
    cover(state, referee, told)


def sighting(battle: Open, at: Pose) -> Pose:
    """The pose that stands for all that cannot be told from *at* by eye."""
    east, north = min(at.x, battle.width - 1), min(at.y, battle.height - 1)
    return sighted(Pose(max(0, east), max(0, north), at.heading), CELL)


def as_known(view: WarView) -> Open:
    """The battle as the side of *view* knows it: its own ships exactly, others by sightings.

    It is the view's own part where there is nothing to add, so change nothing in it.
    """
    if view.side is None or not view.side.poses:
        return view.open
    known = clone(view.open)
    _lay(known, view.side)
    return known


def in_sight(state: WarState) -> InSight | None:
    """What every eye sees, for pictures alone; None if everybody may measure."""
    battle = state.open
    if not is_by_eye(battle):
        return None
    exact = {n: at for fleet in state.sides.values() for n, at in fleet.poses.items()}
    poses = tuple(exact.get(number, ship.at) for number, ship in enumerate(battle.ships))
    return InSight(poses=poses, acts=tuple(state.hidden.acts))


def deal_poses(battle: Open, dice: Dice) -> dict[Side, dict[ShipId, Pose]]:
    """Poses by side that would look like the sightings in *battle*, clear of land and all other
    ships.

    Where sightings leave no room, a pose may overlap another ship, or failing that land.
    """
    ahead, shores = clone(battle), land(battle)
    unknown = [number for number, ship in enumerate(ahead.ships) if ship.sighted]
    found = dict[Side, dict[ShipId, Pose]]()
    for number in unknown:
        ship = ahead.ships[number]
        cell, afloat = ship.at, None
        for _ in range(TRIES):
            ship.at, ship.sighted = within(cell, dice, CELL), False
            if any(overlap(lies(ahead, number), one) for one in shores):
                continue
            afloat = ship.at
            if all(_is_clear(ahead, number, other) for other in obstacles(ahead, number)):
                break
        ship.at = afloat or ship.at
        found.setdefault(ship.flag, {})[number] = ship.at
    return found


def _lay(battle: Open, fleet: Fleet) -> None:
    """Lay the ships of *fleet* where they lie."""
    for number, at in fleet.poses.items():
        battle.ships[number].at, battle.ships[number].sighted = at, False


def _unclear(battle: Open) -> Iterator[ShipId]:
    """The ships afloat of which sightings are told."""
    for number, ship in enumerate(battle.ships):
        if (
            ship.lot == "afloat"
            and ship.aground is None
            and not any(
                battle.ships[other].flag != ship.flag and not _is_clear(battle, number, other)
                for other in obstacles(battle, number)
                if battle.ships[other].lot == "afloat"
            )
        ):
            yield number


def _is_clear(battle: Open, ship: ShipId, other: ShipId) -> bool:
    """MOW-GEO-08: whether two ships do not touch."""
    at, there = battle.ships[ship].at, battle.ships[other].at
    radii = shape_of(battle, ship).radius + shape_of(battle, other).radius
    return between(at, there) > radii + TOUCHING or apart(battle, ship, at, other) >= TOUCHING


def _by_eye(battle: Open, record: object) -> Any:
    """A copy of a frozen *record* with sightings for all poses in it, and no measured reach."""
    if isinstance(record, Pose):
        return sighting(battle, record)
    if isinstance(record, tuple):
        return tuple(_by_eye(battle, one) for one in cast("tuple[object, ...]", record))
    if not dataclasses.is_dataclass(record) or isinstance(record, type):
        return record
    parts = {one.name: getattr(record, one.name) for one in dataclasses.fields(record)}
    seen = {name: _by_eye(battle, part) for name, part in parts.items()}
    if isinstance(record, Volley):
        seen["reach"] = 0
    changed = {name: part for name, part in seen.items() if part != parts[name]}
    return dataclasses.replace(record, **changed) if changed else record
