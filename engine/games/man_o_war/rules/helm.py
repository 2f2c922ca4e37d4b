"""The helm: what a ship does to carry out the signal of its squadron, when it acts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import AT_A_FOE, Helm
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.boarding import grapeshot
from engine.games.man_o_war.rules.capture import PRIZE_CREW
from engine.games.man_o_war.rules.courses import (
    Blocked,
    Course,
    Means,
    Tried,
    all_tried,
    by_any,
    fastest,
    is_able,
    longest,
    means,
    on_table,
    rows,
    sails,
    speeds,
)
from engine.games.man_o_war.rules.disengage import hands
from engine.games.man_o_war.rules.going import Going, Lie
from engine.games.man_o_war.rules.ground import apart, shape_of, touches
from engine.games.man_o_war.rules.oars import (
    CHORD,
    STEP,
    TURNS,
    end_of,
    oars_of,
    row,
    stays_on_table,
)
from engine.games.man_o_war.rules.passage import has_sea_room, is_land_ahead, way_round
from engine.games.man_o_war.rules.ram import is_ram
from engine.games.man_o_war.rules.sails import lies_to_wind
from engine.games.man_o_war.rules.sights import (
    COSTS,
    Cost,
    Seen,
    closing,
    off_station,
    seen,
    standing_off,
)
from engine.games.man_o_war.rules.squadrons import boardable, can_act, foes
from engine.games.man_o_war.rules.voyage import (
    Voyage,
    before_the_wind,
    safe_distance,
    under_sail,
)
from engine.space.plane import DEGREE, Pose, between

COMMAND: Final[Length] = units(15)
"""MOW-SQUAD-02: the distance from its leader that a ship keeps."""

COURSES_TRIED: Final = 120
"""Courses under sail that are tried to come alongside an enemy, the best first."""

STATION: Final[Length] = units(8)
"""Distance abeam between the stations of a squadron."""


def steer(battle: Open, ship: ShipId, helm: Helm) -> Way:
    """MOW-POST-05: the way of *ship* by the intent of its squadron, from where things lie now.

    It never meets a friend or wreck, never runs onto land, never leaves the table, and stays near
    its leader if it can. A ship without oars sails, if it can (MOW-OAR-08, MOW-SAIL-07); one with a
    No Move token (MOW-CAPTAIN-01), or aground (MOW-OBST-01), lies still.
    """
    if battle.ships[ship].no_move or battle.ships[ship].aground is not None:
        return Way(start=battle.ships[ship].at)
    return _steered(Lie(battle), ship, helm)


@lru_cache(maxsize=2048)
def _steered(lie: Lie, ship: ShipId, helm: Helm) -> Way:
    """The way of a ship; kept, as signals are weighed again and again while nothing moves."""
    battle = lie.battle
    if helm.intent == "stay":
        return Way(start=battle.ships[ship].at)
    if helm.intent in AT_A_FOE:
        target = target_of(battle, ship, helm)
        if target is None:
            return _first_clear(battle, ship, _able(battle, ship, helm, _ahead(battle, ship, helm)))
        return _at_foe(battle, ship, helm, target)
    if helm.intent == "keep_station":
        return _keep_station(battle, ship, helm)
    if helm.intent == "before_the_wind":
        return _first_clear(battle, ship, _before_the_wind(battle, ship, helm))
    return _first_clear(battle, ship, _able(battle, ship, helm, _together(battle, ship, helm)))


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
        key=lambda foe: (between(at, battle.ships[foe].at), foe),
        default=None,
    )


def _at_foe(battle: Open, ship: ShipId, helm: Helm, target: ShipId) -> Way:
    """The best way towards, or away from, an enemy ship."""
    if helm.intent == "ram" and (way := _ramming(battle, ship, helm, target)) is not None:
        return way
    if helm.intent == "board" and (way := _alongside(battle, ship, helm, target)) is not None:
        return way
    goal, safe = battle.ships[target].at, safe_distance(battle, ship, target)
    if helm.intent != "stand_off" and (past := way_round(battle, ship, goal)) is not None:
        return _passing(battle, ship, helm, past)
    if not rows(battle, ship, helm):
        return _first_clear(battle, ship, _ranked_under_sail(battle, ship, helm, goal, safe))
    cost = standing_off(safe) if helm.intent == "stand_off" else COSTS[helm.intent]
    return _first_clear(battle, ship, _ranked(battle, ship, helm, goal, cost))


def _passing(battle: Open, ship: ShipId, helm: Helm, past: Pose) -> Way:
    """MOW-POST-22: the best way to a place *past* land that lies before the goal."""
    if rows(battle, ship, helm):
        return _first_clear(battle, ship, _ranked(battle, ship, helm, past, closing))
    voyage = Voyage(battle.wind, past, "way")
    ranked = _order_under_sail(means(battle, ship, helm), battle.ships[ship].at, voyage)
    return _first_clear(battle, ship, ranked)


def _ramming(battle: Open, ship: ShipId, helm: Helm, target: ShipId) -> Way | None:
    """The way that rams *target* now; None if there is none (MOW-RAM-01 to -03)."""
    if not rows(battle, ship, helm):
        return None
    way = row(battle, ship, (Part("battle", oars_of(battle, ship).battle),))
    return way if way.met == target and is_ram(battle, ship, way) else None


def _alongside(battle: Open, ship: ShipId, helm: Helm, target: ShipId) -> Way | None:
    """A way that touches *target* without a ram (MOW-COLL-04), if there is one; that on which the
    fewest of its guns can repel boarders is best.
    """
    at = battle.ships[ship].at
    if touches(battle, ship, at, target):
        return Way(start=at)
    if apart(battle, ship, at, target) > longest(battle, ship, helm):
        return None
    best: Way | None = None
    least, go = 0, Going(battle, ship)
    ranked = _ranked(battle, ship, helm, battle.ships[target].at, closing)
    for course in islice(ranked, COURSES_TRIED) if sails(battle, ship, helm) else ranked:
        way = go(course)
        if way.met != target or is_ram(battle, ship, way) or not stays_on_table(battle, way):
            continue
        guns = grapeshot(battle, target, ship, way.end)
        if best is None or guns < least:
            best, least = way, guns
        if not least:
            break
    return best


def _keep_station(battle: Open, ship: ShipId, helm: Helm) -> Way:
    """A follower goes to its station by the leader, who lies still, or sails at half speed."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    if ship == squadron.leader:
        if rows(battle, ship, helm) or not sails(battle, ship, helm):
            return Way(start=battle.ships[ship].at)
        return _first_clear(battle, ship, _able(battle, ship, helm, _slowly(battle, ship, helm)))
    goal = _station(battle, ship)
    if (past := way_round(battle, ship, goal)) is not None:
        return _passing(battle, ship, helm, past)
    return _first_clear(battle, ship, _ranked(battle, ship, helm, goal, off_station))


def _slowly(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """A run ahead at half speed; out of the wind, off an edge or off land, a turn."""
    for far in range(fastest(battle, ship, helm) // 2 // STEP * STEP, 0, -STEP):
        yield Course((Part("ahead", far),), sailing=True)
    yield from (Course((Part("turn", CHORD, by),), sailing=True) for by in TURNS)


def _station(battle: Open, ship: ShipId) -> Pose:
    """The station of a follower abeam of the leader, in its heading, on the side where it lies."""
    squadron = battle.squadrons[battle.ships[ship].squadron]
    leader = battle.ships[squadron.leader].at
    aside = {
        one: seen(leader, battle.ships[one].at).aside
        for one in squadron.ships
        if one == ship or (one != squadron.leader and can_act(battle, one))
    }
    hand = 1 if sum(aside.values()) > 0 else -1
    places = sorted(
        STATION * (n // 2 + 1) * (hand if n % 2 == 0 else -hand) for n in range(len(aside))
    )
    far = places[sorted(aside, key=lambda one: (aside[one], one)).index(ship)]
    return on_table(leader, Pose(far, 0, 0))


def _together(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """The moves of an intent that all ships of a squadron carry out alike, the whole one first."""
    by = helm.by * DEGREE
    if helm.intent in {"disengage", "hold_course"}:
        yield from _off(battle, ship, helm)
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


def _off(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """MOW-DISENG-01, MOW-DISENG-03, MOW-DEC-16: the moves of a ship whose bow lies against
    another: it disengages, to the side of the smaller swing first, and goes on ahead.
    """
    rowed, sailed = speeds(battle, ship, helm)
    for hand in hands(battle, ship):
        off = Part("disengage", 0, hand)
        for sailing, speed in ((False, rowed), (True, sailed)):
            for far in range(speed - speed // 2, 0, -STEP):
                yield Course((off, Part("ahead", far)), sailing=sailing)
            yield Course((off,), sailing=sailing)


def _turning(battle: Open, ship: ShipId, helm: Helm, by: int) -> Iterator[Course]:
    """A turn, and as long a run as there is; under sail a turn into the wind is the last."""
    bend = Part("turn", CHORD, by)
    for far in range(fastest(battle, ship, helm) - CHORD, -1, -STEP):
        move = (bend, Part("ahead", far)) if far else (bend,)
        yield from by_any(battle, ship, helm, move)
    if sails(battle, ship, helm):
        yield from _bearing_away(battle, ship, 1 if by > 0 else -1)


def _ahead(battle: Open, ship: ShipId, helm: Helm) -> Iterator[Course]:
    """A run ahead, as far as there is speed; a sailing ship in the wind bears away instead.

    MOW-POST-22: so does a ship before land.
    """
    for far in range(fastest(battle, ship, helm), 0, -STEP):
        yield from by_any(battle, ship, helm, (Part("ahead", far),))
    if sails(battle, ship, helm):
        yield from _bearing_away(battle, ship, -1)
    if is_land_ahead(battle, ship, fastest(battle, ship, helm)):
        for bend in (Part("turn", CHORD, by) for by in TURNS):
            for far in range(fastest(battle, ship, helm) - CHORD, -1, -STEP):
                move = (bend, Part("ahead", far)) if far else (bend,)
                yield from by_any(battle, ship, helm, move)


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

    return (one.course for one in sorted(all_tried(means(battle, ship, helm)), key=rank))


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


def _ranked_under_sail(
    battle: Open, ship: ShipId, helm: Helm, goal: Pose, safe: Length
) -> tuple[Course, ...]:
    """All moves under sail, those first that serve the intent best with this wind."""
    voyage = under_sail(battle, ship, helm.intent, goal, safe)
    return _order_under_sail(means(battle, ship, helm), battle.ships[ship].at, voyage)


@lru_cache(maxsize=512)
def _order_under_sail(able: Means, at: Pose, voyage: Voyage) -> tuple[Course, ...]:
    """All moves by what they cost in a *voyage*; kept, as signals are tried where nothing moves."""

    def rank(one: Tried) -> tuple[int, tuple[int, int, int]]:
        return voyage.cost(on_table(at, one.end)), one.bends

    return tuple(one.course for one in sorted(all_tried(able), key=rank))


def _able(battle: Open, ship: ShipId, helm: Helm, tried: Iterable[Course]) -> Iterator[Course]:
    """Those of the courses *tried* that a ship can make, as signalled."""
    return (one for one in tried if is_able(battle, ship, helm, one))


def _first_clear(battle: Open, ship: ShipId, tried: Iterable[Course]) -> Way:
    """The way of the first of the moves *tried* that meets nothing and stays on the table.

    One that ends near the leader is taken before all others. A sailing ship rather stays than to
    lie where land leaves it no room to turn (MOW-POST-22).
    """
    kept: Way | None = None
    cornered: Way | None = None
    blocked, go = Blocked(), Going(battle, ship)
    for course in tried:
        if blocked.holds(course.move):
            continue
        if kept is not None and not _may_end_near(battle, ship, course):
            continue
        way = go(course)
        if way.met is not None or way.land is not None:
            blocked.add(course.move, way)
            continue
        if way.stopped == "held" or not stays_on_table(battle, way):
            continue
        if way.sailing and not has_sea_room(battle, ship, way.end):
            cornered = cornered or way
            continue
        if _near_leader(battle, ship, way.end):
            return way
        kept = kept or way
    here = Way(start=battle.ships[ship].at)
    if kept is None and cornered is not None and not has_sea_room(battle, ship, here.start):
        return cornered
    return kept or here


def _may_end_near(battle: Open, ship: ShipId, course: Course) -> bool:
    """Whether a course may end near the leader; of one that disengages it is not known before."""
    if any(part.stroke == "disengage" for part in course.move):
        return True
    return _near_leader(battle, ship, end_of(course.move, battle.ships[ship].at))


def _near_leader(battle: Open, ship: ShipId, at: Pose) -> bool:
    """MOW-SQUAD-02, MOW-AMB-14: whether a ship *at* a pose is within reach of its leader."""
    leader = battle.squadrons[battle.ships[ship].squadron].leader
    far = between(at, battle.ships[leader].at)
    if leader == ship or far <= COMMAND:
        return True
    radii = shape_of(battle, ship).radius + shape_of(battle, leader).radius
    return far <= COMMAND + radii and apart(battle, ship, at, leader) <= COMMAND
