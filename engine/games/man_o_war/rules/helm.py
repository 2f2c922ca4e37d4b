"""The helm: what a ship does to carry out the signal of its squadron, when it acts."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from math import isqrt
from typing import Final, NamedTuple

from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.ships import Oars
from engine.games.man_o_war.model.signals import AT_A_FOE, Helm, Intent
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import grapeshot
from engine.games.man_o_war.rules.capture import PRIZE_CREW
from engine.games.man_o_war.rules.disengage import hands
from engine.games.man_o_war.rules.ground import apart, shape_of, touches
from engine.games.man_o_war.rules.oars import (
    CHORD,
    STEP,
    Move,
    Part,
    end_of,
    moves,
    oars_of,
    row,
    stays_on_table,
)
from engine.games.man_o_war.rules.ram import is_ram
from engine.games.man_o_war.rules.squadrons import boardable, can_row, foes
from engine.space.angles import ONE
from engine.space.plane import CIRCLE, DEGREE, Pose, direction

COMMAND: Final[Length] = units(15)
"""MOW-SQUAD-02: the distance from its leader that a ship keeps."""

BEFORE_A_RAM: Final[Length] = units(13)
"""Distance between centres from which a galley rams best next turn."""

OUT_OF_REACH: Final[Length] = units(28)
"""Distance between centres at which ships stand off: just beyond the reach of guns."""

ALONGSIDE: Final[Length] = units(9)
"""Distance between centres at which ships come broadside on."""

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
    A ship without oars, or with a No Move token, lies still (MOW-OAR-08, MOW-CAPTAIN-01).
    """
    if battle.ships[ship].no_move:
        return Way(start=battle.ships[ship].at)
    return _steered(_Lie(battle), ship, helm)


class _Lie:
    """All that a way depends on: how ships lie, their hits, who leads and rows, as one key."""

    __slots__ = ("_key", "battle")

    def __init__(self, battle: Open) -> None:
        self.battle = battle
        ships = tuple(
            (one.at, one.lot, one.crew, one.flag, can_row(battle, number), *one.hits.items())
            for number, one in enumerate(battle.ships)
        )
        squadrons = tuple((one.leader, one.ships) for one in battle.squadrons)
        sorts = tuple((one.sort, one.side) for one in battle.ships)
        self._key = (ships, squadrons, sorts, battle.width, battle.height, battle.data)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lie) and self._key == other._key


@lru_cache(maxsize=512)
def _steered(lie: _Lie, ship: ShipId, helm: Helm) -> Way:
    """The way of a ship; kept, as signals are weighed again and again while nothing moves."""
    battle = lie.battle
    if not can_row(battle, ship) or helm.intent == "stay":
        return Way(start=battle.ships[ship].at)
    if helm.intent in AT_A_FOE:
        target = target_of(battle, ship, helm)
        if target is None:
            return _first_clear(battle, ship, _ahead(battle, ship))
        return _at_foe(battle, ship, helm, target)
    if helm.intent == "keep_station":
        return _keep_station(battle, ship)
    return _first_clear(battle, ship, _together(battle, ship, helm))


def target_of(battle: Open, ship: ShipId, helm: Helm) -> ShipId | None:
    """MOW-POST-04: the enemy named by a signal; if none is, or it is lost, the nearest."""
    mine = battle.ships[ship]
    there = foes(battle, mine.side)
    if helm.intent == "board":
        named = boardable(battle, mine.side)
        there = named if mine.crew > PRIZE_CREW else there
        if helm.at in named:
            return helm.at
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
    if helm.intent == "ram" and (way := _ramming(battle, ship, target)) is not None:
        return way
    if helm.intent == "board" and (way := _alongside(battle, ship, target)) is not None:
        return way
    ranked = _ranked(battle, ship, battle.ships[target].at, _COSTS[helm.intent])
    return _first_clear(battle, ship, ranked)


def _ramming(battle: Open, ship: ShipId, target: ShipId) -> Way | None:
    """The way that rams *target* now; None if there is none (MOW-RAM-01 to -03)."""
    way = row(battle, ship, (Part("battle", oars_of(battle, ship).battle),))
    return way if way.met == target and is_ram(battle, ship, way) else None


def _alongside(battle: Open, ship: ShipId, target: ShipId) -> Way | None:
    """A way that touches *target* without a ram (MOW-COLL-04), if there is one; that on which the
    fewest of its guns can repel boarders is best.
    """
    at = battle.ships[ship].at
    if touches(battle, ship, at, target):
        return Way(start=at)
    if apart(battle, ship, at, target) > oars_of(battle, ship).battle:
        return None
    best: Way | None = None
    least = 0
    for move in _ranked(battle, ship, battle.ships[target].at, _closing):
        way = row(battle, ship, move)
        if way.met != target or is_ram(battle, ship, way) or not stays_on_table(battle, way):
            continue
        guns = grapeshot(battle, target, ship, way.end)
        if best is None or guns < least:
            best, least = way, guns
        if not least:
            break
    return best


def _closing(foe: Seen) -> int:
    """Nearer is better, with the enemy dead ahead."""
    behind = 0 if foe.ahead >= 0 else units(20) - 4 * foe.ahead
    return 2 * abs(foe.aside) + foe.ahead + behind


def _aiming(foe: Seen) -> int:
    """The enemy dead ahead, and far enough for a ram."""
    near = 3 * max(0, BEFORE_A_RAM - foe.ahead)
    return 4 * abs(foe.aside) + max(0, foe.ahead - BEFORE_A_RAM) + near


def _broadside(foe: Seen) -> int:
    """The enemy abeam, not far off."""
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
    "board": _closing,
    "broadside_on": _broadside,
    "stand_off": _standing_off,
}


def _keep_station(battle: Open, ship: ShipId) -> Way:
    """A follower goes to its station abeam of the leader; the leader lies still."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    if ship == squadron.leader:
        return Way(start=battle.ships[ship].at)
    ranked = _ranked(battle, ship, _station(battle, ship), _off_station)
    return _first_clear(battle, ship, ranked)


def _station(battle: Open, ship: ShipId) -> Pose:
    """The station of a follower: to port and starboard of the leader by turns, in its heading."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    place = [one for one in squadron.ships if one != squadron.leader].index(ship)
    far = STATION * (place // 2 + 1) * (-1 if place % 2 == 0 else 1)
    leader = battle.ships[squadron.leader].at
    sine, cosine = direction(leader.heading)
    return Pose(leader.x + far * cosine // ONE, leader.y - far * sine // ONE, leader.heading)


def _together(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Move]:
    """The moves of an intent that all ships of a squadron carry out alike, the whole one first."""
    oars, by = oars_of(battle, ship), helm.by * DEGREE
    if helm.intent in {"disengage", "hold_course"}:
        yield from _off(battle, ship)
    match helm.intent:
        case "turn":
            bend = Part("turn", CHORD, by)
            yield from ((bend, run) for run in _runs("ahead", oars.speed - CHORD))
            yield (bend,)
        case "pivot":
            yield (Part("pivot", 0, by),)
        case "back_water":
            yield from ((run,) for run in _runs("back", oars.back))
        case _:
            yield from _ahead(battle, ship)


def _off(battle: Open, ship: ShipId) -> Iterator[Move]:
    """MOW-DISENG-01, MOW-DISENG-03, MOW-DEC-16: the moves of a ship whose bow lies against
    another: it disengages, to the side of the smaller swing first, and rows on.
    """
    speed = oars_of(battle, ship).speed
    for hand in hands(battle, ship):
        off = Part("disengage", 0, hand)
        yield from ((off, run) for run in _runs("ahead", speed - speed // 2))
        yield (off,)


def _ahead(battle: Open, ship: ShipId) -> Iterator[Move]:
    yield from ((run,) for run in _runs("ahead", oars_of(battle, ship).speed))


def _runs(stroke: str, most: Length) -> Iterator[Part]:
    """Straight runs, the longest first."""
    for length in range(most, 0, -STEP):
        yield Part("back" if stroke == "back" else "ahead", length)


def _ranked(battle: Open, ship: ShipId, goal: Pose, cost: Cost) -> tuple[Move, ...]:
    """All moves, those with the least cost first; of equal ones that with the fewest and smallest
    turns, to port.
    """
    return _order(oars_of(battle, ship), seen(battle.ships[ship].at, goal), cost)


@lru_cache(maxsize=512)
def _order(oars: Oars, there: Seen, cost: Cost) -> tuple[Move, ...]:
    """All moves by the *cost* of their ends; kept, as signals are tried where nothing moves."""

    def rank(tried: Tried) -> tuple[int, tuple[int, int, int]]:
        return cost(seen(tried.end, there)), tried.bends

    return tuple(one.move for one in sorted(_tried(oars), key=rank))


class Tried(NamedTuple):
    """A move that the helm tries, and the pose in which it *ends*, as seen from where it begins.

    *bends* are its turns: how many, how large together, and how far to starboard.
    """

    move: Move
    end: Pose
    bends: tuple[int, int, int]


@lru_cache
def _tried(oars: Oars) -> tuple[Tried, ...]:
    found: list[Tried] = []
    for move in moves(oars):
        bends = [part.by for part in move if part.by]
        told = (len(bends), sum(map(abs, bends)), sum(bends))
        found.append(Tried(move, end_of(move, Pose(0, 0, 0)), told))
    return tuple(found)


def _first_clear(battle: Open, ship: ShipId, tried: Iterable[Move]) -> Way:
    """The way of the first of the moves *tried* that meets nothing and stays on the table.

    One that ends near the leader is taken before all others.
    """
    kept: Way | None = None
    for move in tried:
        way = row(battle, ship, move)
        if way.stopped is not None or not stays_on_table(battle, way):
            continue
        if _near_leader(battle, ship, way.end):
            return way
        kept = kept or way
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
