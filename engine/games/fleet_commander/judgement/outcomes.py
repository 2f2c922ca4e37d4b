"""Places that a move reaches: targets there, and the distance of enemies."""

from collections.abc import Sequence

from engine.core.records import value
from engine.games.fleet_commander.model.battlefield import are_enemies, board, firepower_of
from engine.games.fleet_commander.model.cards import Ground, SignalSort, Special
from engine.games.fleet_commander.model.state import FleetView, Ship, ShipId
from engine.space.grid import Cell


@value
class Reached:
    """Enemies beside a sector that ships reach, and the distance *far* to the nearest one.

    *foes* can be fired at; *signals* is a number. FC-SECTOR-06: enemies among asteroids cannot be
    fired at, so distances count them only where there are no others. *before* is the distance
    before the move; None where there is no enemy, or the ships come from off the board. *fled* is
    the firepower of enemies that were beside the ships, where none is any more; *special* is the
    kind of the sector reached.
    """

    foes: tuple[Ship, ...]
    signals: int
    special: Ground | None
    before: int | None
    far: int | None
    fled: int

    @property
    def nearer(self) -> bool:
        """Whether the ships come nearer to an enemy than they were."""
        return self.far is not None and self.before is not None and self.far < self.before

    @property
    def is_idle(self) -> bool:
        """Whether a move brings nothing: no enemy there or nearer, no escape, no special sector."""
        beside = self.foes or self.signals
        return not beside and self.special is None and not self.nearer and not self.fled


def reached(view: FleetView, ships: Sequence[ShipId], to: Cell) -> Reached:
    """The surroundings of *ships* of the view's seat once they have moved *to* a sector."""
    battle, field, enemies = view.open, board(view.open), _enemies(view)

    def beside(at: Cell) -> list[Ship]:
        return [ship for ship in enemies if ship.at in field.beside[at]]

    origin = battle.ships[ships[0]].at
    there = beside(to)
    ships_there = [ship for ship in there if ship.sort is not SignalSort.SIGNAL]
    return Reached(
        foes=tuple(one for one in ships_there if not _shelters(view, one)),
        signals=len(there) - len(ships_there),
        special=battle.sectors[to],
        before=None if origin is None else distance_to_enemy(view, origin),
        far=distance_to_enemy(view, to),
        fled=0 if origin is None or there else firepower_of(battle, beside(origin)),
    )


def distance_to_fire(view: FleetView, at: Cell) -> int | None:
    """Sectors from *at* to the nearest enemy who can be fired at; None where there is none.

    FC-SECTOR-06: those among asteroids cannot.
    """
    return _distance(view, at, [one for one in _enemies(view) if not _shelters(view, one)])


def distance_to_enemy(view: FleetView, at: Cell) -> int | None:
    """Sectors from *at* to the nearest enemy; None where there is none.

    Enemies among asteroids are counted only where all enemies lie there.
    """
    far = distance_to_fire(view, at)
    return _distance(view, at, _enemies(view)) if far is None else far


def _distance(view: FleetView, at: Cell, ships: Sequence[Ship]) -> int | None:
    far = board(view.open).distances[at]
    return min((far[ship.at] for ship in ships if ship.at is not None), default=None)


def _enemies(view: FleetView) -> list[Ship]:
    battle = view.open
    return [
        ship
        for ship in battle.ships
        if ship.at is not None and are_enemies(battle, view.seat, ship.owner)
    ]


def _shelters(view: FleetView, ship: Ship) -> bool:
    return ship.at is not None and view.open.sectors[ship.at] is Special.ASTEROID_FIELD
