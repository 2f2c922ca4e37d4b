"""Control: fleets come through portals in opposite corners; holding both portals wins."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    fleet_of,
    have_only,
    pointed,
    portal_at,
    ships_by_sector,
    waiting_ships,
)
from engine.games.fleet_commander.model.cards import Ability, PortalLetter, Special
from engine.games.fleet_commander.model.results import COST, FACE_OF, Colour, Played
from engine.games.fleet_commander.model.state import (
    Again,
    Faction,
    FleetState,
    FleetView,
    Open,
    ShipId,
)
from engine.games.fleet_commander.rules.bridge import spend, usable
from engine.games.fleet_commander.rules.move import check_dice, directional, groups_of, rooms_of
from engine.games.fleet_commander.rules.scenarios.scenario import (
    Brought,
    Scenario,
    Verdict,
    afloat,
    portal,
    side_of,
)
from engine.games.fleet_commander.rules.sectors import come
from engine.space.grid import Cell

HOMES: Final[Mapping[Faction, PortalLetter]] = {"amycles": "X", "phebe": "Y"}
"""FC-SCEN-CONTROL-09: the portal through which a fleet comes."""

HOME: Final = 8.0
"""Worth of having ships on one's own portal, in points of hull."""

THEIRS: Final = 24.0
"""Worth of having ships on the other portal."""

BOTH: Final = 150.0
"""Worth of holding both portals, which wins if nobody prevents it until one's next turn."""

NEARER: Final = 3.0
"""Worth of each sector that one's nearest ship is nearer to the other portal."""


@value
class PortalReached(Brought):
    """Progress by ships that reach a portal."""


class Control(Scenario):
    """FC-SCEN-CONTROL-01, -08: fleets as in a pitched battle, but no class points decide it."""

    modes = ("duel",)
    acts_at_start = True
    by_points = False

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SCEN-CONTROL-03: special sectors are barred from the portals alone."""
        del tile
        return frozenset(one.at for one in battle.portals)

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-SCEN-CONTROL-06: a side with ships on both portals as its turn begins wins."""
        battle = state.open
        if len(_held(battle, seat)) == len(battle.portals):
            battle.accomplished = seat
            referee.announce(e.PortalsHeld(seat=seat))

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        """FC-SCEN-CONTROL-05: entries to offer: each group of waiting ships, by each way in."""
        battle, seat = view.open, view.seat
        ships = waiting_ships(battle, seat)
        if not ships:
            return
        entry = home(battle, seat)
        rooms = rooms_of(battle, seat, ships_by_sector(battle))
        groups = groups_of(battle, ships)
        ways: list[tuple[Played | Literal["B:S"], Cell]] = [
            (die, to)
            for face, die in directional(view, "B")
            for to in pointed(board(battle), entry, face)
        ]
        if "B:S" in usable(battle.commanders[seat]):
            ways.append(("B:S", entry))
        for die, to in ways:
            for points, group in groups:
                if points <= rooms[to]:
                    yield a.Enter(die=die, ships=group, to=to)

    def check(self, view: FleetView, action: a.ScenarioOrder) -> None:
        """FC-SCEN-CONTROL-05, -10: waiting ships enter on their portal, or beside it, with room."""
        if not isinstance(action, a.Enter):
            super().check(view, action)
            return
        battle, seat = view.open, view.seat
        waiting = {ship.id: ship for ship in waiting_ships(battle, seat)}
        if len(set(action.ships)) < len(action.ships) or not set(action.ships) <= {*waiting}:
            raise RuleViolation("FC-SCEN-CONTROL-04", "not-waiting")
        entry = home(battle, seat)
        if action.die == "B:S":
            if "B:S" not in usable(battle.commanders[seat]):
                raise RuleViolation("FC-SCEN-CONTROL-05", "no-such-die")
            ends: tuple[Cell, ...] = (entry,)
        else:
            check_dice(view, (action.die,), "B", "FC-SCEN-CONTROL-05")
            ends = pointed(board(battle), entry, FACE_OF[action.die])
        if action.to not in ends:
            raise RuleViolation("FC-SCEN-CONTROL-05", "not-that-way")
        if not can_hold(battle, seat, [waiting[ship] for ship in action.ships], action.to):
            raise RuleViolation("FC-SCEN-CONTROL-10", "no-room")

    def apply(
        self, state: FleetState, seat: Seat, action: a.ScenarioOrder, referee: Referee
    ) -> None:
        """FC-SCEN-CONTROL-10: ships that enter may act at once, and frigates alone may move on.

        # Ruling FC-SCEN-CONTROL-10: a gravity field that sends ships back sends them to the portal.
        """
        assert isinstance(action, a.Enter)
        battle = state.open
        ships = [battle.ships[ship] for ship in action.ships]
        if action.die == "B:S":
            spend(battle.commanders[seat], ("B:S",))
        else:
            spend(battle.commanders[seat], COST[action.die])
            if have_only(battle, ships, Ability.ION_DRIVE):
                battle.turn.again = Again(die=action.die, at=action.to, ships=action.ships)
        for ship in ships:
            battle.ships[ship.id] = replace(ship, at=action.to)
        referee.announce(e.Entered(seat=seat, ships=action.ships, at=action.to))
        entry = home(battle, seat)
        task = t.EnterSector(mover=seat, ships=action.ships, at=action.to, origin=entry)
        come(state, task, referee)

    def verdict(self, battle: Open) -> Verdict | None:
        """FC-SCEN-CONTROL-06, -08: the side that holds both portals, or alone has ships, wins."""
        if battle.accomplished is not None:
            return Verdict(winners=side_of(battle, battle.accomplished), why="portals")
        left = tuple(seat for seat in battle.order if fleet_of(battle, seat))
        return None if len(left) == len(battle.order) else Verdict(winners=left, why="no_ships")

    def worth(self, battle: Open, seat: Seat) -> float:
        return sum(_grip(battle, one) * (1 if one == seat else -1) for one in battle.order)

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """Mostly blue dice, as long as ships wait."""
        return {"B": 2, "R": 1} if waiting_ships(battle, seat) else None

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """FC-SCEN-CONTROL-06: ships that come onto a portal."""
        del seat, ships, containers
        return None if portal_at(battle, to) is None else PortalReached()


def home(battle: Open, seat: Seat) -> Cell:
    """FC-SCEN-CONTROL-09: the portal through which the ships of *seat* come."""
    return portal(battle, HOMES[battle.commanders[seat].faction])


def _held(battle: Open, seat: Seat) -> list[Cell]:
    """The portals with ships of *seat*."""
    mine = {ship.at for ship in afloat(battle, (seat,))}
    return [one.at for one in battle.portals if one.at in mine]


def _grip(battle: Open, seat: Seat) -> float:
    """The worth of the hold of *seat* on the portals, in points of hull."""
    held, own = _held(battle, seat), home(battle, seat)
    total = HOME * (own in held) + BOTH * (len(held) == len(battle.portals))
    theirs = next(one.at for one in battle.portals if one.at != own)
    far = board(battle).distances[theirs]
    near = min((far[s.at] for s in afloat(battle, (seat,)) if s.at is not None), default=9)
    return total + (THEIRS if not near else -NEARER * near)
