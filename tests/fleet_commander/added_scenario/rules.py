"""The beacon: the first to bring a ship to the middle of the board and away again wins."""

from collections.abc import Iterator, Sequence

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, ShipId
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.move import check_dice, directional
from engine.games.fleet_commander.rules.scenarios.scenario import (
    Brought,
    Scenario,
    Verdict,
    afloat,
    leave,
    side_of,
)
from engine.space.grid import Cell


@value
class BeaconReached(Brought):
    """A move brings ships to the beacon."""


class Beacon(Scenario):
    modes = ("duel",)
    by_points = False
    is_fight = False

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        dice = directional(view, "B")
        if dice:
            _, die = min(dice, key=lambda one: len(COST[one[1]]))
            for ship in afloat(view.open, (view.seat,)):
                if ship.at == beacon(view.open):
                    yield a.Escape(die=die, ship=ship.id)

    def check(self, view: FleetView, action: a.ScenarioOrder) -> None:
        if not isinstance(action, a.Escape):
            super().check(view, action)
            return
        check_dice(view, (action.die,), "B", "FC-TURN-05")
        mine = {one.id: one.at for one in afloat(view.open, (view.seat,))}
        if mine.get(action.ship) != beacon(view.open):
            raise RuleViolation("FC-TURN-05", "no-way-out")

    def apply(
        self, state: FleetState, seat: Seat, action: a.ScenarioOrder, referee: Referee
    ) -> None:
        assert isinstance(action, a.Escape)
        battle = state.open
        spend(battle.commanders[seat], COST[action.die])
        leave(battle, (action.ship,))
        battle.accomplished = seat
        referee.announce(e.Escaped(seat=seat, ship=action.ship, at=beacon(battle)))

    def verdict(self, battle: Open) -> Verdict | None:
        if battle.accomplished is not None:
            return Verdict(winners=side_of(battle, battle.accomplished), why="escaped")
        left = tuple(seat for seat in battle.order if afloat(battle, (seat,)))
        return None if len(left) == len(battle.order) else Verdict(winners=left, why="no_ships")

    def worth(self, battle: Open, seat: Seat) -> float:
        return sum(
            (-4.0 if one == seat else 4.0) * nearest(battle, one) for one in battle.order
        ) + (100.0 if battle.accomplished == seat else 0.0)

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        del seat, ships, containers
        return BeaconReached() if to == beacon(battle) else None


def beacon(battle: Open) -> Cell:
    """The sector in the middle."""
    (rows, columns), *_ = battle.zones
    return board(battle).cell(columns // 2, rows // 2)


def nearest(battle: Open, seat: Seat) -> int:
    """The distance of the nearest ship of *seat* from the beacon."""
    far = board(battle).distances[beacon(battle)]
    return min((far[one.at] for one in afloat(battle, (seat,)) if one.at is not None), default=9)
