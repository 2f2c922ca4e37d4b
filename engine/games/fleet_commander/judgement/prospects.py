"""Prospects at a glance: the worth of the damage that a commander may do in one turn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.core.records import Seat, value
from engine.games.fleet_commander.model.battlefield import board, figures, may_target
from engine.games.fleet_commander.model.cards import ShipSort, Special
from engine.games.fleet_commander.model.results import EACH, SPECIALS, Result
from engine.games.fleet_commander.model.state import Open, Ship
from engine.space.grid import Cell

FITTING: Final = 0.75
"""The chance that a result points where its commander wants."""

STOPPED: Final = 0.7
"""The chance that a shield held stops the strongest group of a volley."""

RED_ROLLED: Final = 2
BLUE_ROLLED: Final = 1
"""Dice that a commander is taken to roll before the next volley."""

SHIELD: Final = 1.5
"""Worth of a shield that a shot costs the enemy, in points of hull."""

SHIP: Final = 12
"""Worth of a class point on the board, in points of hull."""


@value
class Hand:
    """The numbers of directional results of each colour that a commander holds or hopes for."""

    red: float
    blue: float
    green: float

    @classmethod
    def of(cls, results: Iterable[Result]) -> "Hand":
        """The hand of the directional ones of *results*."""
        colours = [one[0] for one in results if one not in SPECIALS]
        return cls(red=colours.count("R"), blue=colours.count("B"), green=colours.count("G"))

    def rolled(self, red: float, blue: float, green: float = 0) -> "Hand":
        """The hand after a roll of so many dice of each colour, as far as they may fit."""
        return Hand(
            red=FITTING * min(EACH, self.red + red),
            blue=FITTING * min(EACH, self.blue + blue),
            green=min(EACH, self.green + FITTING * green),
        )

    @property
    def next(self) -> "Hand":
        """The hand after the next roll of a commander who wants to fire."""
        return self.rolled(RED_ROLLED, BLUE_ROLLED)


class Prospects:
    """Ships of a battle by side and sector, for prospects of many hands."""

    def __init__(self, battle: Open) -> None:
        self._card, self._far = figures(battle.data), board(battle).distances
        self._sides = {seat: one.side for seat, one in battle.commanders.items()}
        self._groups: dict[Cell, _Group] = {}
        for ship in battle.ships:
            if ship.at is None or battle.sectors[ship.at] is Special.ASTEROID_FIELD:
                continue
            if (group := self._groups.get(ship.at)) is None:
                group = self._groups[ship.at] = _Group(ship.owner, self._sides[ship.owner])
            group.add(ship, self._card.firepower[ship.sort])

    def of(self, seat: Seat, hand: Hand, shields: Mapping[Seat, float]) -> float:
        """The worth of the best volley of *seat*, of all its results of *hand* at one sector.

        Blue results first bring groups beside it, which support from then on. *shields* are the
        green results of enemies, each of which may stop the strongest group of one shot.
        """
        side, best = self._sides[seat], 0.0
        if hand.red <= 0:
            return best
        for at, group in self._groups.items():
            if group.side != side and group.targets:
                damage = self._damage(seat, at, hand, shields.get(group.owner, 0.0))
                if damage is not None:
                    drawn = STOPPED * min(shields.get(group.owner, 0.0), hand.red) * SHIELD
                    best = max(best, drawn + self._worth(group.targets, damage))
        return best

    def _damage(self, seat: Seat, target: Cell, hand: Hand, shields: float) -> float | None:
        """The damage likely to pass *shields* at *target*; None if nobody may fire at it."""
        side, far = self._sides[seat], self._far[target]
        together = strongest = afar = single = 0.0
        coming: list[int] = []
        for at, group in self._groups.items():
            if group.side != side:
                continue
            steps, power = far[at], group.power
            if steps == 1:
                together += power
                strongest = max(strongest, power)
            elif group.owner == seat and steps == 2:
                coming.append(power)
                afar = max(afar, power)
            elif group.owner == seat and steps == 3 and group.swift:
                coming.append(power)
            if steps == 2 and group.is_lone_destroyer:
                single = max(single, power)
        moves = hand.blue
        for power in sorted(coming, reverse=True):
            if moves <= 0:
                break
            part = min(1.0, moves) * power
            together, strongest, moves = together + part, max(strongest, part), moves - 1
        if not together and not afar:
            return None
        pairs = hand.red / 2
        return max(
            hand.red * together - STOPPED * min(shields, hand.red) * strongest,
            (FITTING * pairs - STOPPED * min(shields, pairs)) * afar,
            (hand.red - STOPPED * min(shields, hand.red)) * single,
        )

    def _worth(self, targets: Sequence[Ship], damage: float) -> float:
        """The worth of *damage* at *targets*; a ship nearly lost counts nearly as one lost."""
        total = 0.0
        if damage <= 0:
            return total
        for ship in sorted(targets, key=_hull):
            hit = min(damage, ship.hull)
            total += hit + SHIP * self._card.ship_class[ship.sort] * (hit / ship.hull) ** 2
            damage -= hit
            if damage <= 0:
                break
        return total


class _Group:
    """The ships of *owner* in a sector: their firepower, and those that can be damaged."""

    __slots__ = ("is_lone_destroyer", "owner", "power", "side", "swift", "targets")

    def __init__(self, owner: Seat, side: int) -> None:
        self.owner, self.side = owner, side
        self.power = 0
        self.swift = True
        self.is_lone_destroyer = False
        self.targets: list[Ship] = []

    def add(self, ship: Ship, power: int) -> None:
        self.is_lone_destroyer = not self.power and ship.sort is ShipSort.DESTROYER
        self.power += power
        self.swift = self.swift and ship.sort is ShipSort.FRIGATE
        if not ship.hidden and may_target(ship):
            self.targets.append(ship)


def _hull(ship: Ship) -> int:
    return ship.hull
