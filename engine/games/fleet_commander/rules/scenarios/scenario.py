"""The hooks of a scenario; one that overrides none is the pitched battle."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
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
from engine.games.fleet_commander.model.end_causes import EndCause
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
    """The end of a battle: its *winners*, none in a draw, and the cause."""

    winners: tuple[Seat, ...]
    why: EndCause


@value
class Brought:
    """Progress towards a scenario's goal by an order; each scenario has classes of its own."""


NO_WAY: Final = 7
"""Number of moves that stands for no way at all; ways on a small board take fewer."""


class Scenario:
    """The pitched battle. Another scenario overrides what differs.

    Hooks are called with the state as it is at the time; a scenario keeps no state of its own.
    """

    modes: ClassVar[tuple[Mode, ...]] = ("duel", "teams_of_four", "teams_of_six", "free_for_all")
    """Modes in which the scenario can be played."""
    most_for_all: ClassVar[int] = 6
    """Most commanders where each fights for themselves (FC-FFA-01)."""
    tiles: ClassVar[tuple[Special, ...]] = ()
    """Special sectors that everybody has to place, instead of a choice of their own."""
    sides_differ: ClassVar[bool] = False
    """Whether the factions Phébé and Amyclès play differently."""
    begins: ClassVar[Faction | None] = None
    """The faction with the first turn; None leaves it to the dice (FC-SETUP-02)."""
    ambusher: ClassVar[Faction | None] = None
    """The faction that rolls dice for the bridge before the first turn; None if none does."""
    acts_at_start: ClassVar[bool] = False
    """Whether ``begin_turn`` does anything."""
    by_points: ClassVar[bool] = True
    """Whether a side down to a third of its class points has lost (FC-END-02)."""
    is_fight: ClassVar[bool] = True
    """Whether the way to win is to fight, and so to come near enemies."""

    def lay_out(self, battle: Open, card: BoardCard | LayoutCard) -> None:
        """Put on the board the portals and containers of the layout, before special sectors."""
        if not isinstance(card, LayoutCard):
            return
        battle.portals += (Portal(letter=one, at=place(battle, at)) for one, at in card.portals)
        battle.containers += (
            Container(at=place(battle, at)) for at, count in card.containers for _ in range(count)
        )

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SETUP-11: the sectors where the special sector *tile* may not be placed."""
        del tile
        return frozenset(cell for zone in battle.edges.values() for cell in zone)

    def most_points(self, battle: Open, seat: Seat) -> int:
        """The class points that the fleet of *seat* may have."""
        del seat
        return agreed_points(battle)

    def sorts(self, battle: Open, seat: Seat) -> Sequence[ShipSort]:
        """The sorts of ships that the fleet of *seat* may have."""
        del battle, seat
        return FLEET_SORTS

    def muster(self, state: FleetState, referee: Referee) -> None:
        """Add the ships that belong to no fleet, once the fleets are launched."""

    def refuses_deployment(self, battle: Open, ship: Ship, at: Cell) -> RuleViolation | None:
        """The reason why *ship* may not be deployed *at* a sector of its zone; None if it may.

        The sector is known to have room for the ship.
        """
        del battle, ship, at
        return None

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-TURN-02: the effects of the scenario as a turn begins, before special sectors act."""

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        """Orders of the scenario's own that may be given now."""
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
        """The verdict where class points do not decide; None if the battle goes on."""
        del battle
        return None

    def tally(self, battle: Open, seat: Seat) -> tuple[int, int] | None:
        """The count that *seat* has reached and the count that wins; None without a count."""
        del battle, seat
        return None

    def worth(self, battle: Open, seat: Seat) -> float:
        """The worth of the position to *seat* besides ships, in points of hull."""
        del battle, seat
        return 0.0

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """The dice of each colour that serve the goal of *seat* best; None if that is to fight."""
        del battle, seat
        return None

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """Progress by moving *ships* *to* a sector with *containers*; None for a mere move."""
        del battle, seat, ships, to, containers
        return None

    def bars_ion_drive(self, battle: Open, ships: Sequence[ShipId]) -> bool:
        """Whether nothing but the scenario keeps *ships* of one sector from moving on."""
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
    """The seat that commands *faction*."""
    return next(seat for seat in battle.order if battle.commanders[seat].faction == faction)


def side_of(battle: Open, seat: Seat) -> tuple[Seat, ...]:
    """The seats on the side of *seat*, in turn order."""
    side = battle.commanders[seat].side
    return tuple(one for one in battle.order if battle.commanders[one].side == side)


def afloat(battle: Open, seats: Sequence[Seat]) -> list[Ship]:
    """The ships of *seats* on the board, without decoys (FC-HIDDEN-16)."""
    return [
        ship
        for ship in battle.ships
        if ship.at is not None and ship.owner in seats and ship.sort is not SignalSort.DECOY
    ]


def steps(battle: Open, seat: Seat, start: Cell, ends: Iterable[Cell]) -> int:
    """The number of moves of a ship of *seat* from *start* to the nearest of *ends*.

    The way goes round ships of others and tokens; ``NO_WAY`` if there is none.
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
    """The sector of the portal *letter*; of a pair the one laid first."""
    return next(one.at for one in battle.portals if one.letter == letter)


def leave(battle: Open, ships: Sequence[ShipId]) -> None:
    """FC-END-05: takes *ships* off the board for good; they do not count as destroyed."""
    for number in ships:
        battle.ships[number] = replace(battle.ships[number], at=None, gone=True)


def place(battle: Open, name: str) -> Cell:
    """The sector of the first zone that players call *name*."""
    return grid(battle.zones).cell(*place_named(name))
