"""The helm: what a ship does to carry out the signal of its squadron, when it acts."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import AT_A_FOE, Helm, Intent
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.courses import (
    Course,
    Means,
    Tried,
    all_tried,
    by_any,
    fastest,
    is_able,
    means,
    on_table,
    rows,
    sails,
)
from engine.games.man_o_war.rules.ground import apart, shape_of
from engine.games.man_o_war.rules.oars import (
    CHORD,
    STEP,
    Part,
    end_of,
    oars_of,
    row,
    stays_on_table,
)
from engine.games.man_o_war.rules.ram import is_ram
from engine.games.man_o_war.rules.sails import lies_to_wind, sail
from engine.games.man_o_war.rules.squadrons import foes
from engine.games.man_o_war.rules.voyage import (
    ALONGSIDE,
    NEAR_A_FOE,
    OUT_OF_REACH,
    before_the_wind,
    under_sail,
)
from engine.space.angles import ONE
from engine.space.plane import CIRCLE, DEGREE, Pose, direction

COMMAND: Final[Length] = units(15)
"""MOW-SQUAD-02: the distance from its leader that a ship keeps."""

BEFORE_A_RAM: Final[Length] = units(13)
"""Distance between centres from which a galley rams best next turn."""

STATION: Final[Length] = units(8)
"""Distance abeam between the stations of a squadron."""

Cost = Callable[["Seen"], int]
"""How far from its intent a ship is that sees its goal so; the least is best."""


class Seen(NamedTuple):
    """A thing seen from a pose: so far to starboard, port being negative, and so far ahead.

    *turned* is its heading as seen from there, in 1/16 degree from -180 to 180 degrees.
    """

    aside: int
    ahead: int
    turned: int


def steer(battle: Open, ship: ShipId, helm: Helm) -> Way:
    """MOW-POST-05: the way of *ship* by the intent of its squadron, from where things lie now.

    It never meets a friend or wreck, never leaves the table, and stays near its leader if it can.
    A ship without oars sails, if it can (MOW-OAR-08, MOW-SAIL-07).
    """
    return _steered(_Lie(battle), ship, helm)


class _Lie:
    """All that a way depends on: how ships lie, who leads, what moves them, as one hashable key."""

    __slots__ = ("_key", "battle")

    def __init__(self, battle: Open) -> None:
        self.battle = battle
        ships = tuple(
            (one.at, one.lot, one.crew > 0, tuple(sorted(one.hits.items()))) for one in battle.ships
        )
        squadrons = tuple((one.leader, one.ships) for one in battle.squadrons)
        sorts = tuple((one.sort, one.side) for one in battle.ships)
        table = (battle.width, battle.height, battle.wind, battle.options, battle.data)
        self._key = (ships, squadrons, sorts, table)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lie) and self._key == other._key


@lru_cache(maxsize=512)
def _steered(lie: _Lie, ship: ShipId, helm: Helm) -> Way:
    """The way of a ship; kept, as signals are weighed again and again while nothing moves."""
    battle = lie.battle
    if helm.intent == "stay":
        return Way(start=battle.ships[ship].at)
    if helm.intent in AT_A_FOE:
        target = target_of(battle, ship, helm)
        if target is None:
            return _first_clear(battle, ship, helm, _ahead(battle, ship, helm))
        return _at_foe(battle, ship, helm, target)
    if helm.intent == "keep_station":
        return _keep_station(battle, ship, helm)
    if helm.intent == "before_the_wind":
        return _first_clear(battle, ship, helm, _before_the_wind(battle, ship, helm))
    return _first_clear(battle, ship, helm, _together(battle, ship, helm))


def target_of(battle: Open, ship: ShipId, helm: Helm) -> ShipId | None:
    """MOW-POST-04: the enemy named by a signal; if none is, or it is lost, the nearest."""
    there = foes(battle, battle.ships[ship].side)
    if helm.at in there:
        return helm.at
    at = battle.ships[ship].at
    return min(
        there,
        key=lambda foe: (
            (battle.ships[foe].at.x - at.x) ** 2 + (battle.ships[foe].at.y - at.y) ** 2,
            foe,
        ),
        default=None,
    )


def seen(at: Pose, what: Pose | Seen) -> Seen:
    """Where *what* lies as seen from *at*."""
    x, y, heading = what
    east, north = x - at.x, y - at.y
    sine, cosine = direction(at.heading)
    return Seen(
        (east * cosine - north * sine) // ONE,
        (east * sine + north * cosine) // ONE,
        (heading - at.heading + CIRCLE // 2) % CIRCLE - CIRCLE // 2,
    )


def _at_foe(battle: Open, ship: ShipId, helm: Helm, target: ShipId) -> Way:
    """The best way towards, or away from, an enemy ship."""
    if helm.intent == "ram" and (way := _ramming(battle, ship, helm, target)) is not None:
        return way
    goal = battle.ships[target].at
    if not rows(battle, ship, helm):
        return _first_clear(battle, ship, helm, _ranked_under_sail(battle, ship, helm, goal))
    return _first_clear(battle, ship, helm, _ranked(battle, ship, helm, goal, _COSTS[helm.intent]))


def _ramming(battle: Open, ship: ShipId, helm: Helm, target: ShipId) -> Way | None:
    """The way that rams *target* now; None if there is none (MOW-RAM-01 to -03)."""
    if not rows(battle, ship, helm):
        return None
    way = row(battle, ship, (Part("battle", oars_of(battle, ship).battle),))
    return way if way.met == target and is_ram(battle, ship, way) else None


def _closing(foe: Seen) -> int:
    """Nearer is better, with the enemy dead ahead."""
    behind = 0 if foe.ahead >= 0 else units(20) - 4 * foe.ahead
    return 2 * abs(foe.aside) + foe.ahead + behind


def _aiming(foe: Seen) -> int:
    """The enemy dead ahead, and far enough for a ram."""
    near = 3 * max(0, BEFORE_A_RAM - foe.ahead)
    return 4 * abs(foe.aside) + max(0, foe.ahead - BEFORE_A_RAM) + near


def _broadside(foe: Seen) -> int:
    """The enemy abeam, not far off; from afar the ship closes first."""
    far = isqrt(foe.aside * foe.aside + foe.ahead * foe.ahead)
    if far > NEAR_A_FOE:
        return _closing(foe) + 2 * NEAR_A_FOE
    return 2 * abs(foe.ahead) + abs(abs(foe.aside) - ALONGSIDE)


def _standing_off(foe: Seen) -> int:
    """The enemy just out of reach, and rather ahead."""
    far = isqrt(foe.aside * foe.aside + foe.ahead * foe.ahead)
    return 5 * abs(far - OUT_OF_REACH) + abs(foe.aside)


def _off_station(station: Seen) -> int:
    """On the station, in the heading of the leader."""
    return abs(station.aside) + abs(station.ahead) + abs(station.turned) * units(0.05) // DEGREE


_COSTS: Final[dict[Intent, Cost]] = {
    "close": _closing,
    "ram": _aiming,
    "broadside_on": _broadside,
    "stand_off": _standing_off,
}


def _keep_station(battle: Open, ship: ShipId, helm: Helm) -> Way:
    """A follower goes to its station abeam of the leader; the leader lies still."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    if ship == squadron.leader:
        return Way(start=battle.ships[ship].at)
    ranked = _ranked(battle, ship, helm, _station(battle, ship), _off_station)
    return _first_clear(battle, ship, helm, ranked)


def _station(battle: Open, ship: ShipId) -> Pose:
    """The station of a follower: to port and starboard of the leader by turns, in its heading."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    place = [one for one in squadron.ships if one != squadron.leader].index(ship)
    far = STATION * (place // 2 + 1) * (-1 if place % 2 == 0 else 1)
    leader = battle.ships[squadron.leader].at
    sine, cosine = direction(leader.heading)
    return Pose(leader.x + far * cosine // ONE, leader.y - far * sine // ONE, leader.heading)


def _together(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """The moves of an intent that all ships of a squadron carry out alike, the whole one first."""
    by = helm.by * DEGREE
    match helm.intent:
        case "turn":
            yield from _turning(battle, ship, helm, by)
        case "pivot":
            yield Course((Part("pivot", 0, by),))
        case "back_water" if rows(battle, ship, helm):
            back = oars_of(battle, ship).back
            yield from (Course((Part("back", far),)) for far in range(back, 0, -STEP))
        case _:
            yield from _ahead(battle, ship, helm)


def _turning(battle: Open, ship: ShipId, helm: Helm, by: int) -> Iterator[Course]:
    """A turn, and as long a run as there is; under sail a turn into the wind is the last."""
    bend = Part("turn", CHORD, by)
    for far in range(fastest(battle, ship, helm) - CHORD, -1, -STEP):
        move = (bend, Part("ahead", far)) if far else (bend,)
        yield from by_any(battle, ship, helm, move)
    if sails(battle, ship, helm):
        yield from _bearing_away(battle, ship, 1 if by > 0 else -1)


def _ahead(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """A run ahead, as far as there is speed; a sailing ship in the wind bears away instead."""
    for far in range(fastest(battle, ship, helm), 0, -STEP):
        yield from by_any(battle, ship, helm, (Part("ahead", far),))
    if sails(battle, ship, helm):
        yield from _bearing_away(battle, ship, -1)


def _bearing_away(battle: Open, ship: ShipId, hand: int) -> Iterator[Course]:
    """MOW-SAIL-06: the turns that bring a ship out of the wind, the smallest first."""
    if lies_to_wind(battle, ship) == "into_the_wind":
        for degrees in (15, 30, 45):
            for side in (hand, -hand):
                yield Course((Part("turn", CHORD, side * degrees * DEGREE),), sailing=True)


def _before_the_wind(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """All moves, those first that end with the wind most from astern, and then farthest on."""

    def rank(one: Tried) -> tuple[int, int, tuple[int, int, int]]:
        end = on_table(battle.ships[ship].at, one.end)
        return *before_the_wind(battle.wind, battle.ships[ship].at, end), one.bends

    return _courses(sorted(all_tried(means(battle, ship, helm)), key=rank))


def _ranked(battle: Open, ship: ShipId, helm: Helm, goal: Pose, cost: Cost) -> tuple[Course, ...]:
    """All moves, those with the least cost first; of equal ones that with the fewest and smallest
    turns, to port.
    """
    return _order(means(battle, ship, helm), seen(battle.ships[ship].at, goal), cost)


@lru_cache(maxsize=512)
def _order(able: Means, there: Seen, cost: Cost) -> tuple[Course, ...]:
    """All moves by the *cost* of their ends; kept, as signals are tried where nothing moves."""

    def rank(one: Tried) -> tuple[int, tuple[int, int, int]]:
        return cost(seen(one.end, there)), one.bends

    return tuple(one.course for one in sorted(all_tried(able), key=rank))


def _ranked_under_sail(battle: Open, ship: ShipId, helm: Helm, goal: Pose) -> Iterator[Course]:
    """All moves under sail, those first that serve the intent best with this wind."""
    at = battle.ships[ship].at
    cost = under_sail(battle, ship, helm.intent, goal)

    def rank(one: Tried) -> tuple[int, tuple[int, int, int]]:
        return cost(on_table(at, one.end)), one.bends

    return _courses(sorted(all_tried(means(battle, ship, helm)), key=rank))


def _courses(tried: Iterable[Tried]) -> Iterator[Course]:
    return (one.course for one in tried)


def _first_clear(battle: Open, ship: ShipId, helm: Helm, tried: Iterable[Course]) -> Way:
    """The way of the first of the moves *tried* that meets nothing and stays on the table.

    One that ends near the leader is taken before all others. What a ship cannot do is left out.
    """
    kept: Way | None = None
    for move, sailing in tried:
        if not is_able(battle, ship, helm, Course(move, sailing=sailing)):
            continue
        near = _near_leader(battle, ship, end_of(move, battle.ships[ship].at))
        if kept is not None and not near:
            continue
        way = sail(battle, ship, move) if sailing else row(battle, ship, move)
        if way.met is not None or not stays_on_table(battle, way):
            continue
        if near:
            return way
        kept = way
    return kept or Way(start=battle.ships[ship].at)


def _near_leader(battle: Open, ship: ShipId, at: Pose) -> bool:
    """MOW-SQUAD-02, MOW-AMB-14: whether a ship *at* a pose is within reach of its leader."""
    leader = battle.squadrons[battle.ships[ship].squadron].leader
    there = battle.ships[leader].at
    far = (there.x - at.x) ** 2 + (there.y - at.y) ** 2
    if leader == ship or far <= COMMAND**2:
        return True
    radii = shape_of(battle, ship).radius + shape_of(battle, leader).radius
    return far <= (COMMAND + radii) ** 2 and apart(battle, ship, at, leader) <= COMMAND
