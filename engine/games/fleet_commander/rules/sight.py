"""The position as a commander sees it before an order, gathered once for all kinds of orders."""

from functools import cached_property
from typing import Final

from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    blocked,
    board,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.results import Result
from engine.games.fleet_commander.model.state import Commander, FleetView, Open, Ship
from engine.space.grid import Cell, Grid

SHIELDS: Final[frozenset[Result]] = frozenset(("G:O", "G:D", "G:M"))
"""Results that stop damage."""


class Sight:
    """The position as the seat of *view* sees it; valid as long as nothing changes."""

    def __init__(self, view: FleetView) -> None:
        battle, seat = view.open, view.seat
        self.battle: Open = battle
        self.seat = seat
        self.field: Grid = board(battle)
        self.by_sector = ships_by_sector(battle)
        self.mine: dict[Cell, list[Ship]] = {}
        """One's own ships in each sector."""
        self.foes: dict[Cell, list[Ship]] = {}
        """Ships of enemies in each sector."""
        hostile = {other: are_enemies(battle, seat, other) for other in battle.commanders}
        mine, foes = self.mine, self.foes
        for at, ships in self.by_sector.items():
            owner = ships[0].owner
            if owner == seat:
                mine[at] = ships
            elif hostile[owner]:
                foes[at] = ships

    @cached_property
    def blocked(self) -> int:
        """The sectors that are not clear, as a bit mask by sector number."""
        return blocked(self.battle)

    def may_strike_back(self, at: Cell) -> bool:
        """Whether a counter-attack may answer an attack on the enemies in *at*."""
        owner = self._owner(at)
        return "R:S" in owner.left or "R:S" in owner.right

    def may_shield(self, at: Cell) -> bool:
        """Whether shields may answer an attack on the enemies in *at*."""
        owner = self._owner(at)
        if self.battle.sectors[at] is Special.GAS_CLOUD and owner.reserve[2]:
            return True
        return not (SHIELDS.isdisjoint(owner.left) and SHIELDS.isdisjoint(owner.right))

    def _owner(self, at: Cell) -> Commander:
        return self.battle.commanders[self.foes[at][0].owner]
