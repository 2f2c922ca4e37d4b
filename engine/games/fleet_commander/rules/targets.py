"""Attacks that are offered: the cheapest dice for each target and each side to fire from."""

import functools
from collections.abc import Iterator, Sequence
from itertools import product

from engine.core.records import value
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import firepower_of, has, may_target, pointed
from engine.games.fleet_commander.model.cards import Ability, SignalSort, Special
from engine.games.fleet_commander.model.results import AS_PLAYED, COST, EACH, Face, Played, Result
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.rules.attack import supporters, targets_at
from engine.games.fleet_commander.rules.bridge import has_all, usable
from engine.games.fleet_commander.rules.move import beset, directional
from engine.games.fleet_commander.rules.scan import may_scan
from engine.games.fleet_commander.rules.sight import Sight
from engine.space.grid import Cell, Path, Size, grid, paths


def suggest_attacks(view: FleetView, sight: Sight | None = None) -> Iterator[a.Order]:
    """Attacks to offer, by all ships of a sector with all support, at each kind of target.

    Where the target's commander could strike back, the attack without support is offered too.
    """
    dice = directional(view, "R")
    if not dice:
        return
    sight = sight or Sight(view)
    if not sight.foes:
        return
    battle, distances, reds = view.open, sight.field.distances, _reds(view)
    reach = max(2, len(reds))  # A lone destroyer attacks over two sectors by one die.
    for at, ships in sight.mine.items():
        far = distances[at]
        foes = [foe for foe in sight.foes if far[foe] <= reach]
        if not foes or battle.sectors[at] is Special.ASTEROID_FIELD:
            continue
        if firepower_of(battle, ships):
            yield from _near(sight, at, dice, foes)
            for played, way in _far_ways(sight, at, foes, reds):
                yield from _shots(played, at, way, _targets(battle, way[-1], sight))


def suggest_scans(view: FleetView, sight: Sight | None = None) -> Iterator[a.Order]:
    """FC-HIDDEN-08, -09: scans to offer: each sector with signals, from each side, cheapest."""
    if not view.open.options.hidden_deployment:
        return
    dice = directional(view, "R")
    if not dice:
        return
    sight, reds = sight or Sight(view), _reds(view)
    signals = [at for at, ships in sight.foes.items() if any(one.hidden for one in ships)]
    for at, ships in sight.mine.items():
        if may_scan(ships, view.seat):
            for face, die in dice:
                for to in pointed(sight.field, at, face):
                    if to in signals:
                        yield a.Scan(dice=(die,), at=at, way=(to,))
            for played, way in _far_ways(sight, at, signals, reds):
                yield a.Scan(dice=played, at=at, way=way)


def _reds(view: FleetView) -> tuple[Result, ...]:
    held = usable(view.open.commanders[view.seat])
    return tuple(sorted([one for one in held if one[0] == "R"]))


def _targets(battle: Open, at: Cell, sight: Sight) -> list[Ship]:
    """Enemies *at* a sector that may be aimed at: one of each sort, hull and number of drones."""
    if battle.sectors[at] is Special.ASTEROID_FIELD:
        return []
    ships = [ship for ship in sight.foes[at] if not ship.hidden and may_target(ship)]
    if len(ships) < 2:
        return ships
    drones = beset(battle)
    kinds = {(one.sort, one.hull, drones.count(one.id)): one for one in reversed(ships)}
    return list(kinds.values())[::-1]


def _near(
    sight: Sight, at: Cell, dice: tuple[tuple[Face, Played], ...], foes: Sequence[Cell]
) -> Iterator[a.Order]:
    """Attacks by one die: on the sectors that it points at, and for a lone destroyer on sectors two
    steps away.
    """
    battle, ships, far = sight.battle, sight.mine[at], sight.field.distances[at]
    lone = len(ships) == 1 and has(battle, ships[0], Ability.MULTIPOINT)
    if not lone and min([far[foe] for foe in foes]) > 1:
        return
    for face, die in dice:
        for to, beyond in _onward(battle.zones, at, face):
            if to in foes:
                yield from _beside(sight, at, to, die, lone=lone)
            elif lone:  # FC-ABILITY-11: two sectors away, by one result
                for end in beyond:
                    if end in foes and not sight.blocked >> to & 1:
                        targets = _targets(battle, end, sight)
                        yield from _shots((die,), at, (to, end), targets, twice=True)


@functools.lru_cache(maxsize=256)
def _onward(
    zones: tuple[Size, ...], at: Cell, face: Face
) -> tuple[tuple[Cell, tuple[Cell, ...]], ...]:
    """Sectors that *face* points at from *at*, each with the sectors that it points at from there.

    Of the latter, those beside *at* are left out.
    """
    field = grid(zones)
    far = field.distances[at]
    return tuple(
        (to, tuple(end for end in pointed(field, to, face) if far[end] > 1))
        for to in pointed(field, at, face)
    )


def _beside(sight: Sight, at: Cell, to: Cell, die: Played, *, lone: bool) -> Iterator[a.Order]:
    battle, targets = sight.battle, _targets(sight.battle, to, sight)
    held: tuple[int, ...] = ()
    if targets and sight.may_strike_back(to):
        held = tuple([ship.id for ship in supporters(battle, sight.seat, at, to)])
    pair = lone and len(targets_at(battle, to)) > 1
    still = _stay_hidden(sight, at, to)
    for ship in targets:
        yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id)
        if held:
            yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, held=held)
        if still and still != held:
            yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, held=still)
        if pair:
            yield a.Attack(dice=(die,), at=at, way=(to,), target=ship.id, twice=True)


def _shots(
    dice: tuple[Played, ...],
    at: Cell,
    way: tuple[Cell, ...],
    targets: list[Ship],
    *,
    twice: bool = False,
) -> list[a.Attack]:
    return [a.Attack(dice=dice, at=at, way=way, target=one.id, twice=twice) for one in targets]


def _stay_hidden(sight: Sight, at: Cell, to: Cell) -> tuple[int, ...]:
    """The signals that have to hold fire so that an attack does not reveal them; none if it needs
    them.
    """
    battle, ships = sight.battle, sight.mine[at]
    if not battle.options.hidden_deployment:
        return ()
    if not firepower_of(battle, [ship for ship in ships if not ship.hidden]):  # FC-ATTACK-04
        return ()
    helping = supporters(battle, sight.seat, at, to)
    return tuple(
        ship.id for ship in (*ships, *helping) if ship.hidden and ship.sort is not SignalSort.DECOY
    )


def _far_ways(
    sight: Sight, at: Cell, foes: Sequence[Cell], reds: tuple[Result, ...]
) -> Iterator[tuple[tuple[Played, ...], tuple[Cell, ...]]]:
    """FC-RANGE-01: the cheapest dice to attack each of *foes* in reach from *at*, and the way of
    the attack.

    If shields may answer the attack, there is one for each side from which it can come.
    """
    salvos = _salvos(reds)
    if not salvos:
        return
    far, ways = sight.field.distances[at], paths(sight.battle.zones, at, len(reds))
    for foe in foes:
        if 1 < far[foe] <= len(reds):
            best: dict[Cell, tuple[_Salvo, Path]] = {}
            shielded: bool | None = None
            for path in ways[foe]:
                salvo = salvos.get(path.diagonal)
                if salvo is None or path.crossed & sight.blocked:
                    continue
                if shielded is None:
                    shielded = sight.may_shield(foe)
                side = path.cells[-2] if shielded else foe
                if side not in best or salvo.cost < best[side][0].cost:
                    best[side] = salvo, path
            for salvo, path in best.values():
                yield salvo.dice, path.cells


@value
class _Salvo:
    """The *dice* for the steps of a path, and their *cost*, which is lower the less useful they
    are.
    """

    cost: int
    dice: tuple[Played, ...]


@functools.lru_cache(maxsize=64)
def _salvos(reds: tuple[Result, ...]) -> dict[tuple[bool, ...], _Salvo]:
    """The cheapest dice of *reds* for each path that they can pay.

    A path is given by its steps, each True if it is diagonal.
    """
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
