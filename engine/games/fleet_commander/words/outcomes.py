"""Where a move brings ships: who is beside them there, and how near or far they are then."""

from collections.abc import Sequence

from engine.core.records import value
from engine.games.fleet_commander.battlefield import are_enemies, board, firepower_of
from engine.games.fleet_commander.cards import Ground, SignalSort
from engine.games.fleet_commander.state import FleetView, Ship, ShipId
from engine.space.grid import Cell


@value
class Reached:
    """*foes* and *signals* of enemies beside a sector, and how *far* the nearest is from there.

    *before* is how far it was; None where there is none, or the ships come from nowhere. *fled* is
    the firepower of enemies that were beside them and are not any more; *special* is what lies
    there.
    """

    foes: tuple[Ship, ...]
    signals: int
    special: Ground | None
    before: int | None
    far: int | None
    fled: int

    @property
    def nearer(self) -> bool:
        """Whether they come nearer to an enemy than they were."""
        return self.far is not None and self.before is not None and self.far < self.before

    @property
    def is_idle(self) -> bool:
        """Whether nothing can be said for it."""
        beside = self.foes or self.signals
        return not beside and self.special is None and not self.nearer and not self.fled


def reached(view: FleetView, ships: Sequence[ShipId], to: Cell) -> Reached:
    """Where *ships* of the view's seat are once they have come *to* a sector."""
    battle, field = view.open, board(view.open)
    enemies = [
        ship
        for ship in battle.ships
        if ship.at is not None and are_enemies(battle, view.seat, ship.owner)
    ]

    def beside(at: Cell) -> list[Ship]:
        return [ship for ship in enemies if ship.at in field.beside[at]]

    def nearest(at: Cell) -> int | None:
        found = [field.distances[at][ship.at] for ship in enemies if ship.at is not None]
        return min(found, default=None)

    origin = battle.ships[ships[0]].at
    there = beside(to)
    foes = tuple(ship for ship in there if ship.sort is not SignalSort.SIGNAL)
    return Reached(
        foes=foes,
        signals=len(there) - len(foes),
        special=battle.sectors[to],
        before=None if origin is None else nearest(origin),
        far=nearest(to),
        fled=0 if origin is None or there else firepower_of(battle, beside(origin)),
    )
