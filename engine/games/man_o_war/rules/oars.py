"""Oars: the moves of a rowed ship, and the way it really goes among others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.games.man_o_war.model.deeds import Leg, StoppedBy, Way
from engine.games.man_o_war.model.lengths import Length, units
from engine.games.man_o_war.model.moves import Move, Part
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import Oars
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.disengage import disengaged
from engine.games.man_o_war.rules.enchantments import rowed
from engine.games.man_o_war.rules.ground import land, lies, obstacles, shape_of
from engine.space import plane
from engine.space.plane import CIRCLE, DEGREE, Pose

CHORD: Final[Length] = units(5)
"""MOW-MOVE-04, MOW-MOVE-05: what a turn with the template costs, whatever its angle."""

STEP: Final[Length] = units(2.5)
"""Steps in which the helm runs ahead or back."""

TURNS: Final = tuple(by * DEGREE for by in (-15, 15, -30, 30, -45, 45))
PIVOTS: Final = tuple(by * DEGREE for by in (-45, 45, -90, 90, 180))
"""Angles by which the helm turns; those to port first."""

HALF_PIVOT: Final = 90 * DEGREE
"""MOW-OAR-03, MOW-OAR-04: a pivot up to this costs half of the oar speed, a larger one all."""


def cost(oars: Oars, move: Sequence[Part]) -> Length:
    """MOW-MOVE-06: what a move costs of the oar speed; battle speed and backing cost none.

    MOW-DISENG-02: to disengage costs half of it.
    """
    total = 0
    for part in move:
        match part.stroke:
            case "ahead":
                total += part.length
            case "turn":
                total += CHORD
            case "pivot":
                total += oars.speed // 2 if abs(part.by) <= HALF_PIVOT else oars.speed
            case "disengage":
                total += oars.speed // 2
            case "battle" | "back" | "slide":
                pass
    return total


def is_legal(oars: Oars, move: Sequence[Part]) -> bool:
    """MOW-OAR-02, MOW-OAR-05, MOW-OAR-07: whether *move* keeps within the oar speed.

    MOW-MOVE-07: no turn starts that would exceed it. Battle speed is straight ahead, and backing
    takes the place of any other move.
    """
    alone = [part for part in move if part.stroke in {"battle", "back"}]
    if not alone:
        return cost(oars, move) <= oars.speed
    most = oars.battle if alone[0].stroke == "battle" else oars.back
    return len(move) == 1 and alone[0].length <= most


@lru_cache
def moves(oars: Oars) -> tuple[Move, ...]:
    """MOW-OAR-02 to -07: the moves that the helm tries, of at most three parts; first to stay."""
    return ((), *(move for move in _tried(oars) if is_legal(oars, move)))


def end_of(move: Sequence[Part], at: Pose) -> Pose:
    """The pose in which *move* ends if nothing is met."""
    for part in move:
        at = _after(part, at)
    return at


def row(battle: Open, ship: ShipId, move: Sequence[Part]) -> Way:
    """MOW-COLL-01, MOW-COLL-02, MOW-OBST-01: the way of a ship that makes a *move*, up to what it
    meets.
    """
    return Rower(battle, ship).way(tuple(move))


class Rower:
    """The ways of a *ship* from where it lies; beginnings of moves that are known are *kept*.

    They hold as long as nothing moves.
    """

    def __init__(self, battle: Open, ship: ShipId, kept: dict[Move, Way] | None = None) -> None:
        self._battle, self._ship = battle, ship
        self._others = obstacles(battle, ship)
        self._there = [*(lies(battle, other) for other in self._others), *land(battle)]
        self._shape = shape_of(battle, ship)
        self._kept: dict[Move, Way] = {} if kept is None else kept

    def way(self, move: Move) -> Way:
        """MOW-COLL-01, MOW-COLL-02, MOW-OBST-01: the way of a *move*, up to what is met."""
        known = self._kept.get(move)
        if known is None:
            known = self._kept[move] = self._way(move)
        return known

    def _way(self, move: Move) -> Way:
        if not move:
            return Way(start=self._battle.ships[self._ship].at)
        before, part = self.way(move[:-1]), move[-1]
        if before.stopped is not None:
            return before
        if part.stroke == "disengage":
            clear = disengaged(self._battle, self._ship, part.by)
            if clear is None:
                return replace(before, stopped="held")
            leg = Leg(stroke="disengage", by=clear.by, to=clear.to)
            return replace(before, legs=(*before.legs, leg))
        stop = plane.stop(way_of(part, before.end), self._shape, self._there)
        legs = (*before.legs, leg_of(part, before.end, stop))
        return ended(self._battle, Way(start=before.start, legs=legs), stop, self._others)


def ended(battle: Open, way: Way, stop: plane.Stop, others: Sequence[ShipId]) -> Way:
    """MOW-OBST-01, MOW-OBST-07: a *way* with what it met at its *stop*: one of the *others*, or
    else land.
    """
    if stop.contact is None:
        return way
    first, contact = min(stop.met), int(stop.contact)
    if first >= len(others):
        return replace(way, stopped="land", land=first - len(others), contact=contact)
    met = others[first]
    by: StoppedBy = "ship" if battle.ships[met].lot == "afloat" else "wreck"
    return replace(way, stopped=by, met=met, contact=contact)


def leg_of(part: Part, at: Pose, stop: plane.Stop) -> Leg:
    """The leg of a *part* of a move that began *at* a pose and ended in a *stop*."""
    run = 0 if part.stroke == "pivot" else stop.length
    turned = (stop.pose.heading - at.heading) % CIRCLE
    by = turned - CIRCLE if turned and part.by < 0 else turned
    return Leg(stroke=part.stroke, run=run, by=by, to=stop.pose)


def way_of(part: Part, at: Pose) -> plane.Way:
    """The way on the table that a *part* of a move takes from *at*, if nothing is met."""
    match part.stroke:
        case "ahead" | "battle":
            return plane.Run(at, part.length)
        case "back":
            return plane.Run(at, part.length, (at.heading + CIRCLE // 2) % CIRCLE)
        case "turn":
            return plane.Turn(at, CHORD, part.by)
        case "pivot":
            return plane.Pivot(at, part.by)
        case "disengage":
            raise AssertionError("it is no way of its own, but two")
        case "slide":
            raise AssertionError("only spells make ships slide")


def oars_of(battle: Open, ship: ShipId) -> Oars:
    """The speeds under oars of a ship that has some, as spells leave them."""
    oars = card_of(battle, ship).oars
    assert oars is not None, "only ships with oars are rowed"
    return rowed(battle, ship, oars)


def stays_on_table(battle: Open, way: Way) -> bool:
    """MOW-GEO-15: whether no leg ends with the ship's centre beyond an edge."""
    return all(0 <= leg.to.x <= battle.width and 0 <= leg.to.y <= battle.height for leg in way.legs)


def _tried(oars: Oars) -> Iterator[Move]:
    runs = [Part("ahead", length) for length in range(STEP, oars.speed + 1, STEP)]
    bends = [Part("turn", CHORD, by) for by in TURNS] + [Part("pivot", 0, by) for by in PIVOTS]
    yield from ((run,) for run in runs)
    for bend in bends:
        yield (bend,)
        yield from ((bend, run) for run in runs)
        yield from ((run, bend) for run in runs)
        yield from ((run, bend, more) for run in runs for more in runs)
        yield from ((bend, more) for more in bends if "turn" in {bend.stroke, more.stroke})
    yield from ((Part("battle", length),) for length in range(STEP, oars.battle + 1, STEP))
    yield from ((Part("back", length),) for length in range(STEP, oars.back + 1, STEP))


def _after(part: Part, at: Pose) -> Pose:
    way = way_of(part, at)
    return plane.pose_on(way, plane.full(way))
