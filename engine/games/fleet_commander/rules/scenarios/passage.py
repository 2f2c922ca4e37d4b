"""The passage: a damaged cruiser comes out of one portal, and must leave through the other."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.core.agenda import ask
from engine.core.errors import RuleViolation
from engine.core.questions import Question
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import board, can_hold, figures, fleet_of
from engine.games.fleet_commander.model.cards import PortalLetter, ShipSort, Special
from engine.games.fleet_commander.model.decisions import ArrivalDecision
from engine.games.fleet_commander.model.results import Colour
from engine.games.fleet_commander.model.state import FleetState, FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules.scenarios.flight import Flight
from engine.games.fleet_commander.rules.scenarios.scenario import (
    Brought,
    Verdict,
    portal,
    seat_of,
    steps,
    threat,
)
from engine.games.fleet_commander.rules.sectors import come, roll_face
from engine.space.grid import Cell

ENTRY: Final[PortalLetter] = "X"
EXIT: Final[PortalLetter] = "Y"

NEARER: Final = 14.0
"""Worth of each sector that the cruiser is nearer to its exit, in points of hull."""

FRAGILE: Final = 4.0
"""Worth of each point of the cruiser's hull, beyond that of any ship's."""

THREAT: Final = 6.0
"""Cost of each point of firepower that could hit the cruiser, up to its hull."""

AMBUSH: Final = 2.0
"""Cost of each point of firepower around the portal through which the cruiser is to come."""

_GRAVITY: Final = Special.GRAVITY_FIELD


@value
class CruiserMoved(Brought):
    """Progress by a move of the damaged cruiser; it is then *far* sectors from its exit."""

    far: int


class Passage(Flight):
    """FC-SCEN-PASSAGE-01, -13: two fleets fight; the fate of one ship decides."""

    modes = ("duel",)
    sides_differ = True
    begins = "phebe"  # FC-SCEN-PASSAGE-05
    acts_at_start = True
    by_points = False
    flight_rule = "FC-SCEN-PASSAGE-08"

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SCEN-PASSAGE-04: special sectors are barred from the portals alone.

        # Ruling FC-SCEN-PASSAGE-04: a gravity field is barred from the deployment zones too, as no
        # ship
        # may stay in one.
        """
        portals = frozenset(one.at for one in battle.portals)
        return portals | super().barred(battle, tile) if tile is _GRAVITY else portals

    def muster(self, state: FleetState, referee: Referee) -> None:
        """FC-SCEN-PASSAGE-02, -05: the damaged cruiser waits beyond the portal."""
        del referee
        battle = state.open
        battle.ships.append(
            Ship(
                id=len(battle.ships),
                owner=seat_of(battle, "phebe"),
                sort=ShipSort.DAMAGED_CRUISER,
                number=1,
                hull=figures(battle.data).hull[ShipSort.DAMAGED_CRUISER],
            )
        )

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-SCEN-PASSAGE-06, -11: a die says each turn whether the cruiser is called.

        Once it is called it comes as soon as there is room, without another die.
        """
        battle = state.open
        cruiser = cruiser_of(battle)
        if seat != cruiser.owner or cruiser.at is not None:
            return
        if not battle.called:
            face = roll_face(battle, "FC-SCEN-PASSAGE-06", referee)
            referee.announce(e.CruiserAwaited(seat=seat, face=face))
            if face != "S":
                return
            battle.called = True
        _bring(state, cruiser, referee)

    def runner(self, battle: Open) -> Ship:
        return cruiser_of(battle)

    def exits(self, battle: Open) -> tuple[Cell, ...]:
        """FC-SCEN-PASSAGE-08: the damaged cruiser leaves through the portal Y."""
        return (portal(battle, EXIT),)

    def refuses_flight(self, battle: Open) -> RuleViolation | None:
        if battle.turn.arrived == cruiser_of(battle).id:
            return RuleViolation("FC-SCEN-PASSAGE-07", "just-arrived")
        return None

    def verdict(self, battle: Open) -> Verdict | None:
        """FC-SCEN-PASSAGE-08, -09, -13: the cruiser's flight wins for Phébé, its loss for Amyclès.

        Phébé also wins if Amyclès has no ships left.
        """
        cruiser = next((s for s in battle.ships if s.sort is ShipSort.DAMAGED_CRUISER), None)
        phebe, amycles = seat_of(battle, "phebe"), seat_of(battle, "amycles")
        if cruiser is not None and not cruiser.hull:
            return Verdict(winners=(amycles,), why="cruiser_lost")
        if battle.accomplished is not None:
            return Verdict(winners=(phebe,), why="escaped")
        if not fleet_of(battle, amycles):
            return Verdict(winners=(phebe,), why="no_ships")
        return None

    def worth(self, battle: Open, seat: Seat) -> float:
        cruiser = cruiser_of(battle)
        at = portal(battle, ENTRY) if cruiser.at is None else cruiser.at
        danger = threat(battle, cruiser.owner, at)
        if cruiser.at is None:
            total = -AMBUSH * danger
        else:
            far = steps(battle, cruiser.owner, at, (portal(battle, EXIT),))
            total = FRAGILE * cruiser.hull - NEARER * far - THREAT * min(danger, cruiser.hull)
        return total if seat == cruiser.owner else -total

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """Blue dice to move the cruiser once it is on the board, and a green one to shield it."""
        cruiser = cruiser_of(battle)
        if cruiser.at is None or seat != cruiser.owner:
            return None
        return {"B": 2, "G": 1}

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """FC-SCEN-PASSAGE-08: a move of the cruiser, nearer to its exit or farther off."""
        del seat, containers
        if all(battle.ships[ship].sort is not ShipSort.DAMAGED_CRUISER for ship in ships):
            return None
        return CruiserMoved(far=board(battle).distances[to][portal(battle, EXIT)])


def cruiser_of(battle: Open) -> Ship:
    """The damaged cruiser, on the board or not."""
    return next(ship for ship in battle.ships if ship.sort is ShipSort.DAMAGED_CRUISER)


def check_appear(asked: ArrivalDecision, action: a.Appear) -> None:
    if action.at not in asked.cells:
        raise RuleViolation("FC-SCEN-PASSAGE-11", "not-beside-portal")


def default_appear(battle: Open, asked: ArrivalDecision) -> a.Appear:
    """FC-DEC-16: the sector nearest to the portal's row, then the first by row and column."""
    row = board(battle).row
    middle = row[portal(battle, ENTRY)]
    at = min(asked.cells, key=lambda cell: (abs(row[cell] - middle), cell))
    return a.Appear(decision=asked.id, at=at)


def appear(state: FleetState, ship: int, at: Cell, referee: Referee) -> None:
    """FC-SCEN-PASSAGE-06, -07: puts the cruiser on the board, where it rests for this turn.

    A special sector there acts on it; an undiscovered one is discovered first (FC-FOG-06).

    # Ruling FC-SCEN-PASSAGE-11: a gravity field so discovered sends the cruiser back, as near to
    # the portal as there is room.
    """
    battle = state.open
    battle.ships[ship] = replace(battle.ships[ship], at=at)
    battle.turn.arrived = ship
    referee.announce(e.Appeared(ship=ship, at=at))
    mover, entry = battle.ships[ship].owner, portal(battle, ENTRY)
    come(state, t.EnterSector(mover=mover, ships=(ship,), at=at, origin=entry), referee)


ARRIVAL: Final = Question[FleetState, FleetView, ArrivalDecision, a.Appear](
    decision=ArrivalDecision,
    answers=(a.Appear,),
    check=lambda _, asked, action: check_appear(asked, action),
    suggest=lambda _, asked: (a.Appear(decision=asked.id, at=cell) for cell in asked.cells),
    resolve=lambda state, asked, action, referee: appear(state, asked.ship, action.at, referee),
)


def _bring(state: FleetState, cruiser: Ship, referee: Referee) -> None:
    """FC-SCEN-PASSAGE-11: brings the cruiser to its portal, else beside it, else in a later turn.

    # Ruling FC-SCEN-PASSAGE-11: a gravity field is no place to appear, as no ship may stay there.
    """
    battle = state.open
    entry = portal(battle, ENTRY)
    if can_hold(battle, cruiser.owner, [cruiser], entry):
        appear(state, cruiser.id, entry, referee)
        return
    cells = tuple(
        cell
        for cell in board(battle).beside[entry]
        if battle.sectors[cell] is not Special.GRAVITY_FIELD
        and can_hold(battle, cruiser.owner, [cruiser], cell)
    )
    match cells:
        case ():
            referee.announce(e.CruiserDelayed(ship=cruiser.id, at=entry))
        case (at,):
            appear(state, cruiser.id, at, referee)
        case _:
            ask(
                state,
                ArrivalDecision(
                    id=state.asked + 1, seat=cruiser.owner, ship=cruiser.id, cells=cells
                ),
            )
