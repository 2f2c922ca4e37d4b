"""The hooks of a scenario; one that overrides none is the pitched battle."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board, figures, printed
from engine.games.fleet_commander.model.cards import (
    FLEET_SORTS,
    BoardCard,
    DataSet,
    LayoutCard,
    Mode,
    PortalLetter,
    ShipSort,
    SignalSort,
    Special,
)
from engine.games.fleet_commander.model.data_set import place_named
from engine.games.fleet_commander.model.results import Colour
from engine.games.fleet_commander.model.state import (
    Container,
    Faction,
    FleetState,
    FleetView,
    Open,
    Portal,
    Ship,
    ShipId,
)
from engine.space.grid import Cell, grid


@value
class Verdict:
    """A battle is over: who has won, and why; nobody wins a draw."""

    winners: tuple[Seat, ...]
    why: e.EndCause


@value
class Brought:
    """How far an order brings what a scenario is about: each scenario has values of its own."""


NO_WAY: Final = 7
"""More moves than any way on a small board takes: there is none."""


class Scenario:
    """The pitched battle. Another scenario overrides what it does otherwise.

    Hooks are called with the state as it is then; none of them keeps anything of its own.
    """

    modes: ClassVar[tuple[Mode, ...]] = ("duel", "teams_of_four", "teams_of_six", "free_for_all")
    """Who may fight whom in it."""
    most_for_all: ClassVar[int] = 6
    """How many may fight each for themselves (FC-FFA-01)."""
    tiles: ClassVar[tuple[Special, ...]] = ()
    """What everybody has to place, in place of special sectors of their choice."""
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
    is_fight: ClassVar[bool] = True
    """Whether to come near enemies is the way to win."""

    def lay_out(self, battle: Open, card: BoardCard | LayoutCard) -> None:
        """Put on the board what lies there before special sectors are placed."""
        if not isinstance(card, LayoutCard):
            return
        battle.portals += (Portal(letter=one, at=place(battle, at)) for one, at in card.portals)
        battle.containers += (
            Container(at=place(battle, at)) for at, count in card.containers for _ in range(count)
        )

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SETUP-11: the sectors where a special sector of that sort may not be placed."""
        del tile
        return frozenset(cell for zone in battle.edges.values() for cell in zone)

    def most_points(self, battle: Open, seat: Seat) -> int:
        """The class points that the fleet of *seat* may have."""
        del seat
        return agreed_points(battle)

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

    def tally(self, battle: Open, seat: Seat) -> tuple[int, int] | None:
        """What *seat* has reached, and how much wins; None where no such thing is counted."""
        del battle, seat
        return None

    def worth(self, battle: Open, seat: Seat) -> float:
        """What the position is worth to *seat* besides ships, in points of hull."""
        del battle, seat
        return 0.0

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """The dice that further the aim of *seat* most; None where fighting does."""
        del battle, seat
        return None

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """How far moving *ships* there, with *containers*, brings *seat*; None for a mere move."""
        del battle, seat, ships, to, containers
        return None

    def bars_ion_drive(self, battle: Open, ships: Sequence[ShipId]) -> bool:
        """Whether something of the scenario alone keeps *ships* of one sector from moving on."""
        del battle, ships
        return False


def agreed_points(battle: Open) -> int:
    """FC-SETUP-14, -15: the class points of a fleet that the table has agreed on."""
    if battle.options.fleets == "chosen":
        return battle.options.points
    return first_game_points(printed(battle))


def first_game_points(data: DataSet) -> int:
    """FC-SETUP-14: the class points of the fleet that the first game gives."""
    card = data.fleets["first_game"]
    counts = (card.frigates, card.destroyers, card.cruisers, card.battleships)
    classes = (data.ships[sort].ship_class for sort in FLEET_SORTS)
    return sum(count * points for count, points in zip(counts, classes, strict=True))


def seat_of(battle: Open, faction: Faction) -> Seat:
    """Who commands *faction*."""
    return next(seat for seat in battle.order if battle.commanders[seat].faction == faction)


def side_of(battle: Open, seat: Seat) -> tuple[Seat, ...]:
    """Who is on the side of *seat*, in turn order."""
    side = battle.commanders[seat].side
    return tuple(one for one in battle.order if battle.commanders[one].side == side)


def afloat(battle: Open, seats: Sequence[Seat]) -> list[Ship]:
    """The ships of *seats* on the board; decoys are none (FC-HIDDEN-16)."""
    return [
        ship
        for ship in battle.ships
        if ship.at is not None and ship.owner in seats and ship.sort is not SignalSort.DECOY
    ]


def steps(battle: Open, seat: Seat, start: Cell, ends: Iterable[Cell]) -> int:
    """How many moves a ship of *seat* needs from *start* to the nearest of *ends*.

    Round whoever is in the way; ``NO_WAY`` if there is none.
    """
    field = board(battle)
    barred = {ship.at for ship in battle.ships if ship.owner != seat}
    barred |= {token.at for token in battle.tokens}
    goals, seen, here = {*ends}, {start}, [start]
    for count in range(NO_WAY):
        if goals.intersection(here):
            return count
        here = [to for at in here for to in field.beside[at] if to not in seen | barred]
        here = list(dict.fromkeys(here))
        seen.update(here)
    return NO_WAY


def threat(battle: Open, seat: Seat, at: Cell) -> float:
    """The firepower of enemies of *seat* beside *at*, and half of that one sector farther off."""
    far, power = board(battle).distances[at], figures(battle.data).firepower
    total = 0.0
    for ship in battle.ships:
        if ship.at is not None and ship.owner != seat and far[ship.at] <= 2:
            total += power[ship.sort] / max(1, far[ship.at])
    return total


def portal(battle: Open, letter: PortalLetter) -> Cell:
    """Where the portal of that letter is."""
    return next(one.at for one in battle.portals if one.letter == letter)


def leave(battle: Open, ships: Sequence[ShipId]) -> None:
    """FC-END-05: *ships* leave the battle for good, and are not destroyed."""
    for number in ships:
        battle.ships[number] = replace(battle.ships[number], at=None, gone=True)


def place(battle: Open, name: str) -> Cell:
    """The sector of the first zone that players call *name*."""
    return grid(battle.zones).cell(*place_named(name))
