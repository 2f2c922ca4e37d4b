"""Courses: all that a ship may try to do with its oars and its sails."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.man_o_war.model.deeds import Stroke, Way
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.model.names import ShipId, Wind
from engine.games.man_o_war.model.ships import Oars
from engine.games.man_o_war.model.signals import Helm
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.enchantments import only_turns
from engine.games.man_o_war.rules.oars import CHORD, STEP, TURNS, end_of, moves, oars_of
from engine.games.man_o_war.rules.oars import is_legal as is_rowed
from engine.games.man_o_war.rules.sails import allowance, is_legal, is_one_turn, may_slip
from engine.games.man_o_war.rules.sails import moves as sail_moves
from engine.games.man_o_war.rules.squadrons import can_row, can_sail
from engine.space.angles import ONE
from engine.space.plane import CIRCLE, Pose, direction


class Course(NamedTuple):
    """A move, under oars or *sailing*."""

    move: Move
    sailing: bool = False


class Tried(NamedTuple):
    """A course that the helm tries, and the pose in which it *ends*, as seen from where it begins.

    *bends* are its turns: how many, how large together, and how far to starboard.
    """

    course: Course
    end: Pose
    bends: tuple[int, int, int]


def rows(battle: Open, ship: ShipId, helm: Helm) -> bool:
    """MOW-MOVE-02: whether a ship may be rowed as signalled; one without sails always may."""
    return can_row(battle, ship) and (helm.under != "sails" or not can_sail(battle, ship))


def sails(battle: Open, ship: ShipId, helm: Helm) -> bool:
    """MOW-MOVE-02: whether a ship may sail as signalled; one without oars always may."""
    return can_sail(battle, ship) and (helm.under != "oars" or not can_row(battle, ship))


def is_able(battle: Open, ship: ShipId, helm: Helm, course: Course) -> bool:
    """Whether a ship can make a *course*, as signalled, if nothing is in the way."""
    if not course.move:
        return True
    if not course.sailing:
        return rows(battle, ship, helm) and is_rowed(oars_of(battle, ship), course.move)
    if course.move[0].stroke == "disengage":
        return sails(battle, ship, helm) and may_slip(battle, ship, course.move)
    if only_turns(battle, ship) and not is_one_turn(course.move):
        return False
    heading = battle.ships[ship].at.heading
    speed = allowance(battle, ship)
    return sails(battle, ship, helm) and is_legal(speed, battle.wind, heading, course.move)


def by_any(battle: Open, ship: ShipId, helm: Helm, move: Move) -> Iterator[Course]:
    """A move under oars, or else under sail, as far as it may be made so."""
    far = sum(part.length for part in move)
    if rows(battle, ship, helm) and far <= oars_of(battle, ship).speed:
        yield Course(move)
    if sails(battle, ship, helm) and far <= allowance(battle, ship):
        yield Course(move, sailing=True)


def speeds(battle: Open, ship: ShipId, helm: Helm) -> tuple[Length, Length]:
    """The longest ways that a ship may go with turns, under oars and under sail, as signalled."""
    rowed = oars_of(battle, ship).speed if rows(battle, ship, helm) else 0
    sailed = allowance(battle, ship) if sails(battle, ship, helm) else 0
    return rowed, sailed


def fastest(battle: Open, ship: ShipId, helm: Helm) -> Length:
    """The longest way that a ship may go with turns, under oars or sails."""
    return max(speeds(battle, ship, helm))


def longest(battle: Open, ship: ShipId, helm: Helm) -> Length:
    """The longest way that a ship may go at all; that at battle speed is straight ahead."""
    rowed = oars_of(battle, ship).battle if rows(battle, ship, helm) else 0
    return max(rowed, fastest(battle, ship, helm))


class Blocked:
    """The beginnings of moves from one pose that are known to meet something.

    They are kept by all parts before the last, and the kind of that, with its least length.
    """

    def __init__(self) -> None:
        self._least = dict[tuple[Move, Stroke, int], Length]()

    def add(self, move: Move, way: Way) -> None:
        """Keep the beginning of *move* up to the leg in which its *way* met something."""
        last = len(way.legs) - 1
        part = move[last]
        key = (move[:last], part.stroke, part.by)
        self._least[key] = min(part.length, self._least.get(key, part.length))

    def holds(self, move: Move) -> bool:
        """Whether *move* begins so."""
        return any(
            (least := self._least.get((move[:number], part.stroke, part.by))) is not None
            and part.length >= least
            for number, part in enumerate(move)
        )


class Means(NamedTuple):
    """All that a ship's courses depend on: its *oars* and its *speed* under sail, if it may use
    them, and with sails the *wind* and its *heading*, and whether it *only turns*.
    """

    oars: Oars | None
    speed: Length
    wind: Wind = "N"
    heading: int = 0
    only_turns: bool = False


def means(battle: Open, ship: ShipId, helm: Helm) -> Means:
    """MOW-MOVE-02: what a ship may use, as signalled."""
    oars = oars_of(battle, ship) if rows(battle, ship, helm) else None
    if not sails(battle, ship, helm):
        return Means(oars, 0)
    speed, heading = allowance(battle, ship), battle.ships[ship].at.heading
    return Means(oars, speed, battle.wind, heading, only_turns(battle, ship))


def all_tried(able: Means) -> tuple[Tried, ...]:
    """All that a ship may try, under oars first."""
    rowed = _rowed(able.oars) if able.oars else ()
    sailed = _sailed(able.speed, able.wind, able.heading) if able.speed else ()
    if able.only_turns:
        sailed = tuple(one for one in sailed if is_one_turn(one.course.move))
    return (*rowed, *sailed)


def on_table(at: Pose, end: Pose) -> Pose:
    """The pose on the table of an *end* as seen from *at*."""
    sine, cosine = direction(at.heading)
    return Pose(
        at.x + (end.x * cosine + end.y * sine) // ONE,
        at.y + (end.y * cosine - end.x * sine) // ONE,
        (at.heading + end.heading) % CIRCLE,
    )


@lru_cache
def _rowed(oars: Oars) -> tuple[Tried, ...]:
    return tuple(_try(Course(move)) for move in moves(oars))


@lru_cache(maxsize=512)
def _sailed(speed: Length, wind: Wind, heading: int) -> tuple[Tried, ...]:
    tried = (*_under_sail(speed), *_to_a_point(speed, heading))
    return tuple(one for one in tried if is_legal(speed, wind, heading, one.course.move))


def _to_a_point(speed: Length, heading: int) -> Iterator[Tried]:
    """Turns onto a heading of whole 15 degrees, for a ship that a contact has turned off them."""
    off = heading % TURNS[1]
    for turn in (*TURNS, 0) if off else ():
        bend = Part("turn", CHORD, turn - off)
        if abs(bend.by) > max(TURNS):
            continue
        yield _try(Course((bend,), sailing=True))
        for far in range(STEP, speed - CHORD + 1, STEP):
            run = Part("ahead", far)
            yield _try(Course((run, bend), sailing=True))
            yield _try(Course((bend, run), sailing=True))


@lru_cache
def _under_sail(speed: Length) -> tuple[Tried, ...]:
    return tuple(_try(Course(move, sailing=bool(move))) for move in sail_moves(speed))


def _try(course: Course) -> Tried:
    bends = [part.by for part in course.move if part.by]
    told = (len(bends), sum(map(abs, bends)), sum(bends))
    return Tried(course, end_of(course.move, Pose(0, 0, 0)), told)
