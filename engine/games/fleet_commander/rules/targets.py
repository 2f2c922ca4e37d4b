"""Which attacks are offered: for every target the cheapest dice, and each side it can come from."""

import functools
from collections.abc import Iterator, Sequence
from itertools import product

from engine.core.records import value
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import (
    are_enemies,
    blocked,
    board,
    firepower_of,
    has,
    may_target,
    pointed,
    ships_by_sector,
)
from engine.games.fleet_commander.cards import Ability, SignalSort, Special
from engine.games.fleet_commander.results import AS_PLAYED, COST, EACH, Face, Played, Result
from engine.games.fleet_commander.rules.attack import supporters, targets_at
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, usable
from engine.games.fleet_commander.rules.move import directional
from engine.games.fleet_commander.rules.scan import may_scan
from engine.games.fleet_commander.state import FleetView, Open, Ship
from engine.space.grid import Cell, Grid, Path, paths


def suggest_attacks(view: FleetView) -> Iterator[a.Order]:
    """With everybody in a sector and all support, at each kind of target.

    Where the target's commander could strike back, the same without support too.
    """
    dice = directional(view, "R")
    if not dice:
        return
    sight = _Sight(view)
    if not sight.foes:
        return
    for at, ships in sight.mine.items():
        if not may_scan(ships, view.seat):  # Decoys alone have nothing to fire with.
            continue
        if sight.sectors[at] is not Special.ASTEROID_FIELD:
            yield from _near(sight, at, ships, dice)
            yield from _far(sight, at)


def suggest_scans(view: FleetView) -> Iterator[a.Order]:
    """FC-HIDDEN-08, -09: every sector with signals, by the cheapest dice, from each side."""
    if not view.open.options.hidden_deployment:
        return
    dice = directional(view, "R")
    if not dice:
        return
    sight = _Sight(view, signals=True)
    for at, ships in sight.mine.items():
        if may_scan(ships, view.seat):
            for face, die in dice:
                for to in pointed(sight.field, at, face):
                    if to in sight.foes:
                        yield a.Scan(dice=(die,), at=at, way=(to,))
            for played, way in _far_ways(sight, at):
                yield a.Scan(dice=played, at=at, way=way)


class _Sight:
    """What who attacks has to look at, gathered once; who scans looks for *signals* instead."""

    def __init__(self, view: FleetView, *, signals: bool = False) -> None:
        battle = view.open
        self.battle: Open = battle
        self.seat = view.seat
        self.sectors = battle.sectors
        self.field: Grid = board(battle)
        self.by_sector = ships_by_sector(battle)
        self.mine: dict[Cell, list[Ship]] = {}
        self.foes: dict[Cell, list[Ship]] = {}
        for at, ships in self.by_sector.items():
            if ships[0].owner == view.seat:
                if signals or firepower_of(battle, ships):
                    self.mine[at] = ships
            elif are_enemies(battle, view.seat, ships[0].owner) and (
                found := _signals(ships) if signals else _targets(battle, at, ships)
            ):
                self.foes[at] = found
        held = usable(battle.commanders[view.seat])
        self.reds: tuple[Result, ...] = tuple([one for one in held if one[0] == "R"])
        self.blocked = blocked(battle)

    def is_clear(self, at: Cell) -> bool:
        return not self.blocked >> at & 1

    def may_strike_back(self, at: Cell) -> bool:
        owner = self.foes[at][0].owner
        return "R:S" in on_bridge(self.battle.commanders[owner])

    def may_shield(self, at: Cell) -> bool:
        owner = self.battle.commanders[self.foes[at][0].owner]
        if self.sectors[at] is Special.GAS_CLOUD and owner.reserve[2]:
            return True
        return any(one[0] == "G" and one[2] != "S" for one in on_bridge(owner))


def _signals(ships: list[Ship]) -> list[Ship]:
    return [ship for ship in ships if ship.hidden]


def _targets(battle: Open, at: Cell, ships: list[Ship]) -> list[Ship]:
    """One ship of each sort and hull that may be aimed at."""
    if battle.sectors[at] is Special.ASTEROID_FIELD:
        return []
    ships = [ship for ship in ships if not ship.hidden and may_target(ship)]
    return list({(ship.sort, ship.hull): ship for ship in reversed(ships)}.values())[::-1]


def _near(
    sight: _Sight, at: Cell, ships: list[Ship], dice: Sequence[tuple[Face, Played]]
) -> Iterator[a.Order]:
    lone = len(ships) == 1 and has(sight.battle, ships[0], Ability.MULTIPOINT)
    for face, die in dice:
        for to in pointed(sight.field, at, face):
            if to not in sight.foes:
                if lone and sight.is_clear(to):
                    yield from _through(sight, at, to, face, die)
                continue
            targets = sight.foes[to]
            held: tuple[int, ...] = ()
            if sight.may_strike_back(to):
                helping = supporters(sight.battle, sight.seat, at, to)
                held = tuple(ship.id for ship in helping)
            pair = lone and len(targets_at(sight.battle, to)) > 1
            still = _stay_hidden(sight, at, to, ships)
            for ship in targets:
                yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id)
                if held:
                    yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, held=held)
                if still and still != held:
                    yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, held=still)
                if pair:
                    yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, twice=True)


def _stay_hidden(sight: _Sight, at: Cell, to: Cell, ships: list[Ship]) -> tuple[int, ...]:
    """The signals that would be revealed, where others could attack without them."""
    battle = sight.battle
    if not battle.options.hidden_deployment:
        return ()
    if not firepower_of(battle, [ship for ship in ships if not ship.hidden]):  # FC-ATTACK-04
        return ()
    helping = supporters(battle, sight.seat, at, to)
    return tuple(
        ship.id for ship in (*ships, *helping) if ship.hidden and ship.sort is not SignalSort.DECOY
    )


def _through(sight: _Sight, at: Cell, through: Cell, face: Face, die: Played) -> Iterator[a.Order]:
    """FC-ABILITY-11: two sectors away, by one result of a lone destroyer."""
    for to in pointed(sight.field, through, face):
        if to in sight.foes and sight.field.distances[at][to] > 1:
            for ship in sight.foes[to]:
                yield a.Attack(dice=(die,), at=at, way=(through, to), target=ship.id, twice=True)


def _far(sight: _Sight, at: Cell) -> Iterator[a.Order]:
    """FC-RANGE-01: what several dice reach."""
    for dice, way in _far_ways(sight, at):
        for ship in sight.foes[way[-1]]:
            yield a.Attack(dice=dice, at=at, way=way, target=ship.id)


def _far_ways(sight: _Sight, at: Cell) -> Iterator[tuple[tuple[Played, ...], tuple[Cell, ...]]]:
    """The cheapest dice to each foe; the side they come from counts against shields alone."""
    reach = len(sight.reds)
    far = sight.field.distances[at]
    near = [foe for foe in sight.foes if 1 < far[foe] <= reach]
    if not near:
        return
    costs, ways = _salvos(sight.reds), paths(sight.battle.zones, at, EACH)
    for foe in near:
        shielded = sight.may_shield(foe)
        best: dict[Cell, tuple[_Salvo, Path]] = {}
        for path in ways[foe]:
            if path.crossed & sight.blocked or path.diagonal not in costs:
                continue
            salvo = costs[path.diagonal]
            side = path.cells[-2] if shielded else foe
            if side not in best or salvo.cost < best[side][0].cost:
                best[side] = salvo, path
        for salvo, path in best.values():
            yield salvo.dice, path.cells


@value
class _Salvo:
    """The *dice* for the steps of a path; *cost* tells how much they would be missed."""

    cost: int
    dice: tuple[Played, ...]


@functools.lru_cache(maxsize=64)
def _salvos(reds: tuple[Result, ...]) -> dict[tuple[bool, ...], _Salvo]:
    """What *reds* pay of the steps of a path, diagonal or not: each by the fewest dice."""
    found: dict[tuple[bool, ...], _Salvo] = {}
    for steps in range(2, min(len(reds), EACH) + 1):
        for diagonal in product((False, True), repeat=steps):
            paid = [*_payments(diagonal, list(reds))]
            if paid:
                found[diagonal] = min(paid, key=lambda salvo: salvo.cost)
    return found


def _payments(diagonal: Sequence[bool], left: list[Result]) -> Iterator[_Salvo]:
    if not diagonal:
        yield _Salvo(cost=0, dice=())
        return
    faces: tuple[Face, ...] = ("D" if diagonal[0] else "O", "M")
    for face in faces:
        ways = AS_PLAYED["R"][face]
        die: Played | None = next((one for one in ways if has_all(left, COST[one])), None)
        if die is None:
            continue
        rest = left.copy()
        for result in COST[die]:
            rest.remove(result)
        cost = 10 * len(COST[die]) + (face == "M")
        for others in _payments(diagonal[1:], rest):
            yield _Salvo(cost=cost + others.cost, dice=(die, *others.dice))
