"""Strikes: plans in which groups come beside an enemy's sector before they fire together."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander.judgement.prospects import SHIP
from engine.games.fleet_commander.judgement.reckoning import Intent, reckoned, world_of
from engine.games.fleet_commander.judgement.threats import targets
from engine.games.fleet_commander.judgement.worth import is_concerted
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import (
    board,
    can_hold,
    figures,
    firepower_of,
    pointed,
    ships_by_sector,
)
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.results import AS_PLAYED, FACE_OF, SPECIALS, Colour, Result
from engine.games.fleet_commander.model.state import FleetView, Ship
from engine.games.fleet_commander.rules.bridge import usable
from engine.space.grid import Cell

MOST_STRIKES: Final = 3
"""Most strikes that are played out, those that promise most."""

MOST_MOVES: Final = 3
"""Most moves of a strike."""

MOST_SHOTS: Final = 2
"""Most shots of a strike; the dice left over fire later."""

LEAST_ORDERS: Final = 3
"""Orders of the shortest strike: a move and one shot are weighed as any other intent."""


@value
class _Gathering:
    """*moves* that bring groups beside a sector; *powers* is the firepower then beside it."""

    moves: tuple[a.Move, ...]
    powers: tuple[tuple[Cell, int], ...]

    @property
    def power(self) -> int:
        return sum(power for _, power in self.powers)


def strikes(view: FleetView) -> Iterator[Intent]:
    """The strikes that promise most with the dice at hand, where the aim is to fight."""
    if not is_concerted(view.open, view.seat):
        return
    red, blue = _held(view, "R"), _held(view, "B")
    if not red or not blue or len(red) + len(blue) < LEAST_ORDERS:
        return
    found: list[tuple[float, tuple[a.Order, ...]]] = []
    by_sector: dict[Cell, list[Ship]] = {}
    for ship in targets(view):
        if ship.at is not None:
            by_sector.setdefault(ship.at, []).append(ship)
    for at, ships in by_sector.items():
        for gathering in _Field(view, at).gatherings(blue):
            shots, promise = _shots(view, gathering, at, ships, red)
            if shots and len(gathering.moves) + len(shots) >= LEAST_ORDERS:
                found.append((promise, (*gathering.moves, *shots)))
    found.sort(key=lambda one: (-one[0], len(one[1])))
    world = world_of(view) if found else None
    for _, actions in found[:MOST_STRIKES]:
        assert world is not None
        yield reckoned(actions, world, view.seat)


def _held(view: FleetView, colour: Colour) -> list[Result]:
    """The directional results of *colour* that the view's commander holds."""
    held = usable(view.open.commanders[view.seat])
    return [one for one in held if one[0] == colour and one not in SPECIALS]


class _Field:
    """The groups of the view's commander around a *target*, and where they may come beside it."""

    def __init__(self, view: FleetView, target: Cell) -> None:
        battle, field = view.open, board(view.open)
        self.view, self.far = view, field.distances[target]
        groups = {
            at: ships
            for at, ships in ships_by_sector(battle).items()
            if ships[0].owner == view.seat and firepower_of(battle, ships)
        }
        self.powers = {at: firepower_of(battle, ships) for at, ships in groups.items()}
        self.beside = {
            at: power
            for at, power in self.powers.items()
            if self.far[at] == 1 and battle.sectors[at] is not Special.ASTEROID_FIELD
        }
        self.coming = {at: ships for at, ships in groups.items() if self.far[at] == 2}

    def gatherings(self, blue: Sequence[Result]) -> list[_Gathering]:
        """The strongest gathering by each number of moves."""
        best: dict[int, _Gathering] = {}
        for moves, powers in self._comings(tuple(blue), (), self.beside):
            found = _Gathering(moves=moves, powers=tuple(powers.items()))
            known = best.get(len(moves))
            if moves and (known is None or found.power > known.power):
                best[len(moves)] = found
        return [*best.values()]

    def _comings(
        self, blue: tuple[Result, ...], moves: tuple[a.Move, ...], powers: Mapping[Cell, int]
    ) -> Iterator[tuple[tuple[a.Move, ...], Mapping[Cell, int]]]:
        """Moves of some groups by some of the dice *blue*, and the firepower beside the target."""
        yield moves, powers
        for number, die in enumerate(blue):
            if len(moves) == MOST_MOVES or die in blue[:number]:
                continue
            for at, ships in self.coming.items():
                if any(self.view.open.ships[move.ships[0]].at == at for move in moves):
                    continue
                cell = self._entry(at, ships, die, moves)
                if cell is None:
                    continue
                played = AS_PLAYED["B"][FACE_OF[die]][0]
                move = a.Move(die=played, ships=tuple(ship.id for ship in ships), to=cell)
                came = {**powers, cell: powers.get(cell, 0) + self.powers[at]}
                yield from self._comings(blue[number + 1 :], (*moves, move), came)

    def _entry(
        self, at: Cell, ships: Sequence[Ship], die: Result, moves: Sequence[a.Move]
    ) -> Cell | None:
        """The first plain sector beside the target that *die* brings *ships* to, with room left."""
        battle = self.view.open
        arrived = [replace(battle.ships[ship], at=move.to) for move in moves for ship in move.ships]
        for cell in pointed(board(battle), at, FACE_OF[die]):
            plain = self.far[cell] == 1 and battle.sectors[cell] is None
            there = [ship for ship in arrived if ship.at == cell]
            if plain and can_hold(battle, self.view.seat, [*ships, *there], cell):
                return cell
        return None


def _shots(
    view: FleetView, gathering: _Gathering, at: Cell, ships: Sequence[Ship], red: Sequence[Result]
) -> tuple[tuple[a.Attack, ...], float]:
    """Shots of all ships of *gathering* at *ships* in a sector, and the worth of their damage.

    Each is at a ship that it destroys, the highest class first, else at the one nearest its end.
    """
    field, card = board(view.open), figures(view.open.data)
    left = {ship.id: ship.hull for ship in ships}
    shots: list[a.Attack] = []
    worth = 0.0
    for die in red:
        firing = [
            (power, cell)
            for cell, power in gathering.powers
            if at in pointed(field, cell, FACE_OF[die])
        ]
        alive = [ship for ship in ships if left[ship.id] > 0]
        if not firing or not alive or len(shots) == MOST_SHOTS:
            continue
        lost = [ship for ship in alive if left[ship.id] <= gathering.power]
        target = max(
            lost or alive,
            key=lambda ship: card.ship_class[ship.sort] if lost else -left[ship.id],
        )
        worth += min(gathering.power, left[target.id])
        left[target.id] -= gathering.power
        worth += SHIP * card.ship_class[target.sort] * (left[target.id] <= 0)
        shots.append(
            a.Attack(
                dice=AS_PLAYED["R"][FACE_OF[die]][:1],
                at=max(firing)[1],
                way=(at,),
                target=target.id,
            )
        )
    return tuple(shots), worth
