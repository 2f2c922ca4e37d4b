"""What a scenario may do otherwise than the pitched battle, which is what nothing is done to."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.cards import FLEET_SORTS, BoardCard, LayoutCard, Mode, ShipSort
from engine.games.fleet_commander.data_set import place_named
from engine.games.fleet_commander.results import Colour
from engine.games.fleet_commander.state import (
    Container,
    Faction,
    FleetState,
    FleetView,
    Open,
    Portal,
    Ship,
)
from engine.space.grid import Cell, grid


@value
class Verdict:
    """A battle is over: who has won, and why; nobody wins a draw."""

    winners: tuple[Seat, ...]
    why: e.EndCause


class Scenario:
    """The pitched battle. Another scenario overrides what it does otherwise.

    Hooks are called with the state as it is then; none of them keeps anything of its own.
    """

    modes: ClassVar[tuple[Mode, ...]] = ("duel", "teams_of_four", "teams_of_six", "free_for_all")
    """Who may fight whom in it."""
    sides_differ: ClassVar[bool] = False
    """Whether it is not the same to command Phébé or Amyclès."""
    begins: ClassVar[Faction | None] = None
    """Who has the first turn; None leaves it to the dice (FC-SETUP-02)."""
    ambusher: ClassVar[Faction | None] = None
    """Who rolls dice for the bridge before the first turn."""
    acts_at_start: ClassVar[bool] = False
    """Whether ``begin_turn`` does anything."""
    by_points: ClassVar[bool] = True
    """Whether who is down to a third of the class points has lost (FC-END-02)."""

    def lay_out(self, battle: Open, card: BoardCard | LayoutCard) -> None:
        """Put on the board what lies there before special sectors are placed."""
        if not isinstance(card, LayoutCard):
            return
        battle.portals += (Portal(letter=one, at=_cell(battle, at)) for one, at in card.portals)
        battle.containers += (
            Container(at=_cell(battle, at)) for at, count in card.containers for _ in range(count)
        )

    def barred(self, battle: Open) -> frozenset[Cell]:
        """FC-SETUP-11: the sectors where no special sector may be placed."""
        return frozenset(cell for zone in battle.edges.values() for cell in zone)

    def most_points(self, battle: Open, seat: Seat) -> int:
        """The class points that the fleet of *seat* may have."""
        del seat
        return battle.options.points

    def sorts(self, battle: Open, seat: Seat) -> Sequence[ShipSort]:
        """What the fleet of *seat* may be composed of."""
        del battle, seat
        return FLEET_SORTS

    def muster(self, state: FleetState, referee: Referee) -> None:
        """Add the ships that belong to no fleet, once the fleets are launched."""

    def refuses_deployment(self, battle: Open, ship: Ship, at: Cell) -> RuleViolation | None:
        """Why *ship* may not be deployed at a sector of its zone that has room for it."""
        del battle, ship, at
        return None

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-TURN-02: what happens as a turn begins, before special sectors act."""

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        """The orders of the scenario's own that may be given now."""
        del view
        return iter(())

    def check(self, view: FleetView, action: a.ScenarioOrder) -> None:
        """:raises RuleViolation: if *action* is not allowed now."""
        del view, action
        raise RuleViolation("FC-TURN-05", "not-in-this-scenario")

    def apply(
        self, state: FleetState, seat: Seat, action: a.ScenarioOrder, referee: Referee
    ) -> None:
        """Resolve a checked order of the scenario's own."""
        del state, seat, referee
        raise AssertionError(f"{action} is not of this scenario")

    def verdict(self, battle: Open) -> Verdict | None:
        """Who has won now, where it is not a matter of class points; None if nobody has yet."""
        del battle
        return None

    def worth(self, battle: Open, seat: Seat) -> float:
        """What the position is worth to *seat* besides ships, in points of hull."""
        del battle, seat
        return 0.0

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """The dice that further the aim of *seat* most; None where fighting does."""
        del battle, seat
        return None


def seat_of(battle: Open, faction: Faction) -> Seat:
    """Who commands *faction*."""
    return next(seat for seat in battle.order if battle.commanders[seat].faction == faction)


def _cell(battle: Open, name: str) -> Cell:
    """The sector of the first zone that players call *name*."""
    return grid(battle.zones).cell(*place_named(name))
