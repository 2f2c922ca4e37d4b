"""Which attacks are offered: for every target the cheapest dice, and each side it can come from."""

from collections.abc import Iterator

from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import (
    are_enemies,
    board,
    containers_at,
    firepower_of,
    has,
    interdictor_at,
    may_target,
    pointed,
    ships_by_sector,
)
from engine.games.fleet_commander.cards import Ability, Special
from engine.games.fleet_commander.results import AS_PLAYED, COST, Face, Played, Result
from engine.games.fleet_commander.rules.attack import supporters
from engine.games.fleet_commander.rules.bridge import has_all, on_bridge, usable
from engine.games.fleet_commander.rules.move import directional
from engine.games.fleet_commander.state import FleetView, Open, Ship
from engine.space.grid import Cell, Grid


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
        if sight.sectors[at] is not Special.ASTEROID_FIELD:
            yield from _near(sight, at, ships, dice)
            yield from _far(sight, at)


class _Sight:
    """What who attacks has to look at, gathered once."""

    def __init__(self, view: FleetView) -> None:
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
                if firepower_of(battle, ships):
                    self.mine[at] = ships
            elif (
                are_enemies(battle, view.seat, ships[0].owner)
                and battle.sectors[at] is not Special.ASTEROID_FIELD
            ):
                kinds = _kinds(ships)
                if kinds:
                    self.foes[at] = kinds
        held = usable(battle.commanders[view.seat])
        self.reds: list[Result] = [result for result in held if result[0] == "R"]

    def is_clear(self, at: Cell) -> bool:
        return (
            at not in self.by_sector
            and self.sectors[at] is None
            and not (self.battle.containers and containers_at(self.battle, at))
            and (not self.battle.tokens or interdictor_at(self.battle, at) is None)
        )

    def may_strike_back(self, at: Cell) -> bool:
        owner = self.foes[at][0].owner
        return "R:S" in on_bridge(self.battle.commanders[owner])

    def may_shield(self, at: Cell) -> bool:
        owner = self.battle.commanders[self.foes[at][0].owner]
        if self.sectors[at] is Special.GAS_CLOUD and owner.reserve[2]:
            return True
        return any(one[0] == "G" and one[2] != "S" for one in on_bridge(owner))


def _kinds(ships: list[Ship]) -> list[Ship]:
    """One ship of each sort and hull, of those that may be targeted."""
    targets = [ship for ship in reversed(ships) if may_target(ship)]
    return list({(ship.sort, ship.hull): ship for ship in targets}.values())[::-1]


def _near(
    sight: _Sight, at: Cell, ships: list[Ship], dice: list[tuple[Face, Played]]
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
            pair = lone and sum(may_target(ship) for ship in sight.by_sector[to]) > 1
            for ship in targets:
                yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id)
                if held:
                    yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, held=held)
                if pair:
                    yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, twice=True)


def _through(sight: _Sight, at: Cell, through: Cell, face: Face, die: Played) -> Iterator[a.Order]:
    """FC-ABILITY-11: two sectors away, by one result of a lone destroyer."""
    for to in pointed(sight.field, through, face):
        if to in sight.foes and sight.field.distances[at][to] > 1:
            for ship in sight.foes[to]:
                yield a.Attack(dice=(die,), at=at, way=(through, to), target=ship.id, twice=True)


def _far(sight: _Sight, at: Cell) -> Iterator[a.Order]:
    """FC-RANGE-01: what several dice reach; the side it comes from counts against shields alone."""
    reach = len(sight.reds)
    far = sight.field.distances[at]
    if reach < 2 or not any(1 < far[foe] <= reach for foe in sight.foes):
        return
    best: dict[tuple[Cell, Cell], tuple[int, tuple[Played, ...], tuple[Cell, ...]]] = {}
    for way, dice in _ways(sight, at, (), (), sight.reds):
        to = way[-1]
        key = (to, way[-2] if sight.may_shield(to) else to)
        cost = sum([10 * len(COST[die]) + (die[2] == "M") for die in dice])
        if key not in best or cost < best[key][0]:
            best[key] = (cost, dice, way)
    for _, dice, way in best.values():
        for ship in sight.foes[way[-1]]:
            yield a.Attack(dice=dice, at=at, way=way, target=ship.id)


def _ways(
    sight: _Sight,
    start: Cell,
    way: tuple[Cell, ...],
    dice: tuple[Played, ...],
    left: list[Result],
) -> Iterator[tuple[tuple[Cell, ...], tuple[Played, ...]]]:
    """Every way through empty sectors to a foe that is not beside *start*."""
    here = way[-1] if way else start
    for face, played in AS_PLAYED["R"].items():
        die: Played | None = next((one for one in played if has_all(left, COST[one])), None)
        if die is None:
            continue
        rest = left.copy()
        for result in COST[die]:
            rest.remove(result)
        for to in pointed(sight.field, here, face):
            if to in sight.foes:
                if way and sight.field.distances[start][to] > 1:
                    yield (*way, to), (*dice, die)
            elif rest and to not in way and _leads_on(sight, to, len(rest)) and sight.is_clear(to):
                yield from _ways(sight, start, (*way, to), (*dice, die), rest)


def _leads_on(sight: _Sight, at: Cell, steps: int) -> bool:
    """Whether so many *steps* from *at* may reach a foe."""
    far = sight.field.distances[at]
    return any(far[foe] <= steps for foe in sight.foes)
