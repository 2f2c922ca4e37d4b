"""The capture: a shuttle must leave through a corner, and both sides want it."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    board,
    figures,
    fleet_of,
    printed,
    ships_at,
)
from engine.games.fleet_commander.model.cards import FLEET_SORTS, ShipSort, Special
from engine.games.fleet_commander.model.results import Colour
from engine.games.fleet_commander.model.state import FleetState, Open, Ship, ShipId
from engine.games.fleet_commander.rules.scenarios.flight import Flight
from engine.games.fleet_commander.rules.scenarios.scenario import (
    NO_WAY,
    Brought,
    Verdict,
    agreed_points,
    place,
    seat_of,
    side_of,
    steps,
)
from engine.space.grid import ORTHOGONAL, OUTSIDE, Cell

OWNED: Final = 30.0
"""Worth of owning the shuttle, in points of hull."""

NEARER: Final = 6.0
"""Worth of each sector that the shuttle is nearer to a corner, to its owner."""

GATE: Final = 6.0
"""Worth of each corner that no enemy bars, to the owner of the shuttle."""

LONELY: Final = 12.0
"""Cost of each enemy beside an unguarded shuttle, to its owner; half of it two sectors away."""

HUNTED: Final = 1.5
"""Worth of each sector that a ship is nearer to an opponent's shuttle."""


@value
class ShuttleTaken(Brought):
    """Progress by the capture of the shuttle."""


@value
class ShuttleMoved(Brought):
    """Progress by a move of the shuttle; it is then *far* sectors from the nearest corner."""

    far: int


class Capture(Flight):
    """FC-SCEN-CAPTURE-12: the side that flees with the shuttle wins; class points do not decide."""

    modes = ("duel",)
    sides_differ = True
    begins = "amycles"  # FC-SCEN-CAPTURE-03
    ambusher = "amycles"
    by_points = False
    is_fight = False
    flight_rule = "FC-SCEN-CAPTURE-09"

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SCEN-CAPTURE-11: special sectors are barred from deployment zones and corners."""
        return super().barred(battle, tile) | {*corners(battle)}

    def most_points(self, battle: Open, seat: Seat) -> int:
        """FC-SCEN-CAPTURE-01: the escort has a fixed, small number of class points."""
        if battle.commanders[seat].faction == "phebe":
            return printed(battle).rulings.escort_points
        return agreed_points(battle)

    def sorts(self, battle: Open, seat: Seat) -> Sequence[ShipSort]:
        """FC-SCEN-CAPTURE-01: neither a cruiser nor a battleship escorts the shuttle."""
        if battle.commanders[seat].faction == "phebe":
            return (ShipSort.FRIGATE, ShipSort.DESTROYER)
        return FLEET_SORTS

    def muster(self, state: FleetState, referee: Referee) -> None:
        """FC-SCEN-CAPTURE-02: the shuttle begins where the layout says."""
        battle = state.open
        at = next(card.shuttle for card in printed(battle).layouts.values() if card.shuttle)
        shuttle = Ship(
            id=len(battle.ships),
            owner=seat_of(battle, "phebe"),
            sort=ShipSort.SHUTTLE,
            number=1,
            hull=figures(battle.data).hull[ShipSort.SHUTTLE],
            at=place(battle, at),
        )
        battle.ships.append(shuttle)
        assert shuttle.at is not None
        referee.announce(e.Deployed(ship=shuttle.id, at=shuttle.at))

    def runner(self, battle: Open) -> Ship:
        return shuttle_of(battle)

    def exits(self, battle: Open) -> tuple[Cell, ...]:
        """FC-SCEN-CAPTURE-09: the shuttle leaves through any corner."""
        return corners(battle)

    def verdict(self, battle: Open) -> Verdict | None:
        """FC-SCEN-CAPTURE-09, -10, -12: a lost shuttle is a draw, its flight a victory.

        A side that alone has ships left wins too.
        """
        shuttle = next((s for s in battle.ships if s.sort is ShipSort.SHUTTLE), None)
        if shuttle is not None and not shuttle.hull:
            return Verdict(winners=(), why="shuttle_lost")
        if battle.accomplished is not None:
            return Verdict(winners=side_of(battle, battle.accomplished), why="escaped")
        left = tuple(seat for seat in battle.order if fleet_of(battle, seat))
        return None if len(left) == len(battle.order) else Verdict(winners=left, why="no_ships")

    def worth(self, battle: Open, seat: Seat) -> float:
        shuttle = shuttle_of(battle)
        if shuttle.at is None:
            return 0.0
        field, owner = board(battle), shuttle.owner
        ways = [steps(battle, owner, shuttle.at, (corner,)) for corner in corners(battle)]
        total = OWNED - NEARER * min(ways) + GATE * sum(way < NO_WAY for way in ways)
        foes = [s.at for s in battle.ships if s.at is not None and s.owner != owner]
        gaps = [field.distances[shuttle.at][at] for at in foes]
        guarded = any(
            one.at == shuttle.at and one.owner == owner and one.id != shuttle.id
            for one in battle.ships
        )
        if not guarded:
            total -= LONELY * sum(1 / gap for gap in gaps if gap <= 2)
        total += HUNTED * sum(min(gap, 4) for gap in gaps)
        return total if seat == shuttle.owner else -total

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """Mostly blue dice, to run with the shuttle or to bar its ways."""
        del battle, seat
        return {"B": 2, "R": 1}

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """FC-SCEN-CAPTURE-07, -09: the capture of a lone shuttle, or a move of one's own."""
        del containers
        if any(battle.ships[ship].sort is ShipSort.SHUTTLE for ship in ships):
            far = board(battle).distances[to]
            return ShuttleMoved(far=min(far[corner] for corner in corners(battle)))
        there = ships_at(battle, to)
        if len(there) != 1 or there[0].sort is not ShipSort.SHUTTLE:
            return None
        return ShuttleTaken() if are_enemies(battle, seat, there[0].owner) else None


def shuttle_of(battle: Open) -> Ship:
    return next(ship for ship in battle.ships if ship.sort is ShipSort.SHUTTLE)


def corners(battle: Open) -> tuple[Cell, ...]:
    """The sectors with at most two orthogonal neighbours."""
    field = board(battle)
    return tuple(
        cell
        for cell in field.cells
        if sum(field.neighbours[cell][way] != OUTSIDE for way in ORTHOGONAL) <= 2
    )
