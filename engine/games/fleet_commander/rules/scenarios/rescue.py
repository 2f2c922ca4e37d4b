"""Rescue: containers drift in the middle; the side that brings most of them home wins."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.referee import Referee
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import (
    board,
    containers_at,
    figures,
    ships_at,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Ability, Special
from engine.games.fleet_commander.model.results import COST, Colour
from engine.games.fleet_commander.model.state import (
    Began,
    Container,
    FleetState,
    FleetView,
    Open,
    ShipId,
)
from engine.games.fleet_commander.rules.bridge import spend
from engine.games.fleet_commander.rules.damage import end_tokens_of
from engine.games.fleet_commander.rules.move import (
    able_to_move,
    carriable,
    check_dice,
    directional,
    groups_of,
    sector_of,
)
from engine.games.fleet_commander.rules.scenarios.scenario import (
    Brought,
    Scenario,
    Verdict,
    afloat,
    leave,
    side_of,
)
from engine.space.grid import Cell

EVACUATED: Final = 45.0
"""Worth of an evacuated container, in points of hull."""

LEFT: Final = 16.0
"""Worth of each class point of ships that left with a container; nearly what it is on the board."""

HELD: Final = 8.0
"""Worth of a container that a ship may carry."""

NEARER: Final = 5.0
"""Worth of each sector nearer home, for a ship with a container."""

TOWARDS: Final = 2.5
"""Worth of each sector nearer to a free container, for a ship without one."""

SECTORS_WITHOUT_CONTAINER: Final = 4
"""Distance in sectors to a free container that is assumed where none is left for a ship."""

HOPELESS: Final = 1_000.0
"""Cost of a position in which the enemy has no ships left, but has evacuated as many containers as
one's own side still can, or more.
"""


@value
class Carried(Brought):
    """Progress by *containers* carried to a sector that is *far* sectors from home.

    *wanted* is the number of containers that wins. *stop* says that the ships could move on by the
    same result if they carried nothing.
    """

    containers: int
    far: int
    wanted: int
    stop: bool


@value
class PickedUp(Brought):
    """Progress by ships that reach *count* containers, which they may carry in their next turn."""

    count: int


class Rescue(Scenario):
    """FC-SCEN-RESCUE-01: fleets as in a pitched battle, but no class points decide it."""

    modes = ("duel", "teams_of_four")  # FC-SCEN-RESCUE-12
    acts_at_start = True
    by_points = False
    is_fight = False

    def barred(self, battle: Open, tile: Special) -> frozenset[Cell]:
        """FC-SCEN-RESCUE-03: special sectors are barred from zones, and rows with a container."""
        field = board(battle)
        rows = {field.row[one.at] for one in battle.containers if one.at is not None}
        median = {cell for cell in field.cells if field.row[cell] in rows}
        return super().barred(battle, tile) | median

    def begin_turn(self, state: FleetState, seat: Seat, referee: Referee) -> None:
        """FC-SCEN-RESCUE-06: notes where each ship and container begins the turn."""
        del seat, referee
        battle = state.open
        battle.turn.began = Began(
            ships=tuple(ship.at for ship in battle.ships),
            containers=tuple(container.at for container in battle.containers),
        )

    def suggest(self, view: FleetView) -> Iterator[a.Order]:
        """FC-SCEN-RESCUE-15: evacuations to offer: all carriers of a sector, or some of them."""
        battle, seat = view.open, view.seat
        dice = directional(view, "B")
        if not dice:
            return
        _, die = min(dice, key=lambda one: len(COST[one[1]]))
        by_sector = ships_by_sector(battle)
        for at in battle.edges[seat]:
            ships = [ship for ship in by_sector.get(at, []) if ship.owner == seat]
            for _, group in groups_of(battle, able_to_move(battle, ships)):
                if len(carriable(battle, group)) == len(group):
                    yield a.Evacuate(die=die, ships=group)

    def check(self, view: FleetView, action: a.ScenarioOrder) -> None:
        """FC-SCEN-RESCUE-08, -09: ships that can each carry a container leave from their zone."""
        if not isinstance(action, a.Evacuate):
            super().check(view, action)
            return
        battle = view.open
        at = sector_of(battle, view.seat, action.ships)
        check_dice(view, (action.die,), "B", "FC-SCEN-RESCUE-09")
        if at not in battle.edges[view.seat]:
            raise RuleViolation("FC-SCEN-RESCUE-08", "not-at-home")
        if len(carriable(battle, action.ships)) < len(action.ships):
            raise RuleViolation("FC-SCEN-RESCUE-06", "cannot-carry")

    def apply(
        self, state: FleetState, seat: Seat, action: a.ScenarioOrder, referee: Referee
    ) -> None:
        """FC-SCEN-RESCUE-09: ships and containers leave for good."""
        assert isinstance(action, a.Evacuate)
        battle = state.open
        at = battle.ships[action.ships[0]].at
        assert at is not None
        spend(battle.commanders[seat], COST[action.die])
        for number in carriable(battle, action.ships):
            battle.containers[number] = Container(at=None)
        leave(battle, action.ships)
        battle.evacuated[seat] += len(action.ships)
        total = at_home(battle, seat)
        referee.announce(e.Evacuated(seat=seat, ships=action.ships, at=at, total=total))
        for ship in action.ships:
            end_tokens_of(battle, ship, referee, "left_zone")

    def verdict(self, battle: Open) -> Verdict | None:
        """FC-SCEN-RESCUE-10, -11, -13, -17: a majority of the containers wins.

        Once a side has no ships left, a side whose lead in containers cannot be made up wins. If no
        side has ships and their containers are equal, the battle is drawn.
        """
        sides = list(dict.fromkeys(side_of(battle, seat) for seat in battle.order))
        home = {side: at_home(battle, side[0]) for side in sides}
        for side in sides:
            if home[side] >= wanted(battle):
                return Verdict(winners=side, why="containers")
        ships = {side: len(afloat(battle, side)) for side in sides}
        first, second = sorted(sides, key=lambda side: ships[side])
        if ships[first]:
            return None
        if home[second] > home[first]:
            return Verdict(winners=second, why="outdone")
        if home[second] + ships[second] < home[first]:
            return Verdict(winners=first, why="outdone")
        return None if ships[second] else Verdict(winners=(), why="level")

    def tally(self, battle: Open, seat: Seat) -> tuple[int, int]:
        """FC-SCEN-RESCUE-10: the containers that *seat* has evacuated, and the number that wins."""
        return battle.evacuated[seat], wanted(battle)

    def worth(self, battle: Open, seat: Seat) -> float:
        mine = side_of(battle, seat)
        others = [other for other in battle.order if other not in mine]
        total = _progress(battle, mine) - _progress(battle, others)
        most = at_home(battle, seat) + len(afloat(battle, mine))
        if not afloat(battle, others) and most <= sum(battle.evacuated[one] for one in others):
            total -= HOPELESS
        return total

    def dice_wanted(self, battle: Open, seat: Seat) -> Mapping[Colour, int] | None:
        """Blue dice to carry, and a red one to clear the way."""
        del battle, seat
        return {"B": 2, "R": 1}

    def brought(
        self, battle: Open, seat: Seat, ships: Sequence[ShipId], to: Cell, containers: int
    ) -> Brought | None:
        """FC-SCEN-RESCUE-06, -08: containers carried, or reached to be carried in the next turn."""
        if containers:
            return Carried(
                containers=containers,
                far=min(board(battle).distances[to][cell] for cell in battle.edges[seat]),
                wanted=wanted(battle),
                stop=self.bars_ion_drive(battle, ships),
            )
        count = min(containers_at(battle, to) - len(ships_at(battle, to)), len(ships))
        return PickedUp(count=count) if count > 0 else None

    def bars_ion_drive(self, battle: Open, ships: Sequence[ShipId]) -> bool:
        """FC-SCEN-RESCUE-05: whether only a container in their sector bars ion drive to *ships*."""
        at = battle.ships[ships[0]].at
        if not battle.options.abilities or not containers_at(battle, at):
            return False
        abilities = figures(battle.data).ability
        there = [ship for ship in battle.ships if ship.at == at]
        return all(abilities.get(ship.sort) is Ability.ION_DRIVE for ship in there)


def wanted(battle: Open) -> int:
    """FC-SCEN-RESCUE-10, -12: more than half of the containers win."""
    return len(battle.containers) // 2 + 1


def at_home(battle: Open, seat: Seat) -> int:
    """The containers that the side of *seat* has evacuated."""
    return sum(battle.evacuated[one] for one in side_of(battle, seat))


def _progress(battle: Open, seats: Sequence[Seat]) -> float:
    """The worth of containers to *seats*: evacuated, with their ships, and within reach."""
    field, classes = board(battle), figures(battle.data).ship_class
    total = EVACUATED * sum(battle.evacuated[seat] for seat in seats)
    total += LEFT * sum(
        classes[ship.sort] for ship in battle.ships if ship.gone and ship.owner in seats
    )
    lying = [one.at for one in battle.containers if one.at is not None]
    held: list[Cell] = []
    hands: list[Cell] = []
    for ship in sorted(afloat(battle, seats), key=lambda ship: classes[ship.sort]):
        assert ship.at is not None
        if lying.count(ship.at) > held.count(ship.at):
            held.append(ship.at)
            home = min(field.distances[ship.at][cell] for cell in battle.edges[ship.owner])
            total += HELD - NEARER * home
        else:
            hands.append(ship.at)
    free = [at for at in dict.fromkeys(lying) if lying.count(at) > held.count(at)]
    free = [at for at in free if all(one.owner in seats for one in ships_at(battle, at))]
    left = sum(lying.count(at) - held.count(at) for at in free)
    ways = sorted(
        min((field.distances[at][to] for to in free), default=SECTORS_WITHOUT_CONTAINER)
        for at in hands
    )
    for number, way in enumerate(ways):
        total -= NEARER * 2 + TOWARDS * (way if number < left else SECTORS_WITHOUT_CONTAINER)
    return total
