"""Prospects of a captain's turn: berths in reach, distances beyond them, and expected shots."""

import functools
import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from engine.core.records import value
from engine.games.captains_log.judgement.bargains import Outlet
from engine.games.captains_log.judgement.dangers import Dangers, mean_damage
from engine.games.captains_log.judgement.distances import NO_WAY_STEPS, steps_to
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.chart import Chart, Port, chart
from engine.games.captains_log.model.state import Hex, LogView, Ship
from engine.games.captains_log.rules import (
    hold,
    move,
    port,
    ships,
    shot,
    turn,
)
from engine.games.captains_log.rules.berths import Berths
from engine.space.hexes import Heading

DETOUR_HEXES_A_POINT = 8
"""Hexes of detour that avoiding the risk of one point of fame is worth."""

GUNSHOT_HEXES = 5
"""Hexes between ship and target beyond which no shot is considered."""


@value
class Berth:
    """A position in which this turn's move may end: *course* leads there, None if the ship lies
    there.
    """

    at: Hex
    heading: Heading
    course: move.Course | None
    fear: float
    """Fame that ending the turn in this position is feared to cost."""
    fire: tuple[Hex, ...] = ()
    """Hexes of the course on which somebody fires at the ship."""
    peril: float = 0.0
    """Fame that the fire on the course is feared to cost."""

    @property
    def risk(self) -> float:
        """Fame that sailing the course and staying at its end is feared to cost."""
        return self.fear + self.peril


@value
class Volley:
    """A shot: *part* is the expected part of the target's remaining hull, *hurts* the chance, from
    0 to 1, to hurt it at all.
    """

    order: Shoot
    part: float
    hurts: float


class Prospects:
    """Judgements about a *view* whose seat has its turn and a ship on the map."""

    def __init__(self, view: LogView) -> None:
        self.view = view
        self.sea = view.open
        self.captain = view.open.captains[view.seat]
        self.chart = chart(view.open)
        assert self.captain.at is not None
        assert self.captain.heading is not None
        self.at, self.heading = self.captain.at, self.captain.heading
        self.draft = hold.draft(self.sea, self.captain)
        self.berths = Berths(self.sea, view.seat)
        self.rests = move.may_rest(view)
        self.pace = max(2, max(move.movements(self.sea, self.captain, self.draft)) - 1)
        self.actions = turn.actions_left(view)
        self._reach = shot.reach(view.open, view.seat)
        self.dangers = Dangers(view)
        self._volleys: dict[tuple[Ship, Hex], Volley | None] = {}
        self._steps: dict[tuple[Hex, ...], tuple[int, ...]] = {}

    @functools.cached_property
    def afloat(self) -> dict[Ship, Hex]:
        """The hex of each ship on the map."""
        return dict(ships.afloat(self.sea))

    @property
    def after_moving(self) -> int:
        """Actions left after sailing: a move not yet begun takes one."""
        return self.actions if self.sea.turn.points is not None else self.actions - 1

    @functools.cached_property
    def ends(self) -> list[Berth]:
        """Berths in which the move may end: first those reached under the least fire, then the
        nearest.

        A berth reached safely only by a longer way has that way alone. The ship's own place is
        first, if it may stay.
        """
        found = move.courses(self.view)
        if self.dangers.fire:
            found.update(move.courses(self.view, frozenset(self.dangers.fire)))
        ends = [self._end(at, heading, course) for (at, heading), course in found.items()]
        ends.sort(key=lambda end: (len(end.fire), len(end.course.way) if end.course else 0))
        return [self.here, *ends] if self.rests else ends

    def _end(self, at: Hex, heading: Heading, course: move.Course) -> Berth:
        fire = self.dangers.fire
        under_fire = tuple(x for x in along(self.chart, self.at, course.way) if x in fire)
        return Berth(
            at=at,
            heading=heading,
            course=course,
            fear=self.dangers.fear(at),
            fire=under_fire,
            peril=self.dangers.peril(under_fire) if under_fire else 0.0,
        )

    @functools.cached_property
    def here(self) -> Berth:
        fear = self.dangers.fear(self.at)
        return Berth(at=self.at, heading=self.heading, course=None, fear=fear)

    @functools.cached_property
    def nearest_ends(self) -> dict[Hex, Berth]:
        """The first of ``ends`` in each hex."""
        found: dict[Hex, Berth] = {}
        for end in self.ends:
            found.setdefault(end.at, end)
        return found

    @functools.cached_property
    def ends_at(self) -> dict[Hex, list[Berth]]:
        """Those of ``ends`` that are sailed to, by their hex."""
        found: dict[Hex, list[Berth]] = {}
        for end in self.ends:
            if end.course:
                found.setdefault(end.at, []).append(end)
        return found

    def in_gunshot(self, target: Hex) -> list[Berth]:
        """Those of ``ends`` from which a shot at *target* is considered."""
        away = self.chart.board.distances(target)
        return [end for end in self.ends if away[end.at] <= GUNSHOT_HEXES]

    def volley(self, end: Berth, ship: Ship) -> Volley | None:
        """The best shot at *ship* from *end*; None if no shot bears, or none can hurt."""
        target = self.afloat.get(ship)
        if target is None or not self.chart.board.flank(end.at, end.heading, target):
            return None
        key = ship, end.at
        if key not in self._volleys:
            self._volleys[key] = self._volley_from(end.at, ship, target)
        return self._volleys[key]

    def _volley_from(self, here: Hex, ship: Ship, target: Hex) -> Volley | None:
        """The best shot at *ship*, which lies at *target*, from a ship at *here* abeam of it."""
        if here in self.chart.moorings or not self.chart.sees(here, target):
            return None
        if self.chart.board.distance(target, here) > GUNSHOT_HEXES:
            return None
        best, found = 0.0, None
        for ammo, bonuses in self.dangers.broadsides.items():
            beaten = shot.defence_from(self.sea, here, self._reach, ship, ammo)
            mean, hurts = _effect(bonuses, beaten)
            if mean > best:
                order, part = Shoot(target=ship, ammo=ammo), mean / self.dangers.left_of(ship)
                best, found = mean, Volley(order=order, part=part, hurts=hurts)
        return found

    def steps(self, goals: tuple[Hex, ...]) -> tuple[int, ...]:
        """Steps from every hex to the nearest of *goals*, by water deep enough for the ship."""
        if goals not in self._steps:
            self._steps[goals] = steps_to(self.chart, goals, self.draft)
        return self._steps[goals]

    def towards(self, goals: Iterable[Hex], but: Hex | None = None) -> tuple[Berth, int] | None:
        """The best berth on the way to *goals*, and the steps left from there; None if no way leads
        on.

        The hex *but* is left out.
        """
        field = self.steps(tuple(goals))
        best, found = float(NO_WAY_STEPS), None
        for end, danger in self._stops:
            cost = field[end.at] + danger
            if cost < best and end.at != but:
                best, found = cost, end
        return (found, field[found.at]) if found else None

    @functools.cached_property
    def _stops(self) -> list[tuple[Berth, float]]:
        """Berths, one for each hex, and the hexes of detour that avoiding each one's danger is
        worth.
        """
        return [
            (end, DETOUR_HEXES_A_POINT * end.risk + len(end.fire))
            for end in self.nearest_ends.values()
        ]

    def turns(self, steps: int) -> int:
        """Turns that *steps* more hexes take."""
        return -(-steps // self.pace)

    def outlets(self, place: Port) -> list[Outlet]:
        """The nearest port of each nation that buys goods, with the turns to sail there from
        *place*.
        """
        nearest: dict[Nation, Outlet] = {}
        for other, flag in self._buyers:
            field = self.steps(other.anchorages)
            steps = 0 if other is place else min(field[at] for at in place.anchorages)
            turns = max(1.0, steps / self.pace) if steps else 0.0
            if steps < NO_WAY_STEPS and (flag not in nearest or turns < nearest[flag].turns):
                at = other.anchorages[0]
                nearest[flag] = Outlet(name=other.card.name, flag=flag, turns=turns, at=at)
        return [*nearest.values()]

    @functools.cached_property
    def _buyers(self) -> list[tuple[Port, Nation]]:
        return [
            (found, flag)
            for found in self.chart.ports.values()
            if Service.SELL in found.card.services
            and port.welcome(self.sea, self.captain, found)
            and (flag := port.flag(self.sea, found))
        ]


def along(sheet: Chart, at: Hex, way: Collection[Heading]) -> Iterator[Hex]:
    """The hexes that *way*, a series of headings from *at*, leads through."""
    for heading in way:
        at = sheet.board.neighbours[at][heading // 60]
        yield at


def placed(view: LogView, at: Hex, heading: Heading) -> LogView:
    """*view* with its captain's ship moved to *at* and facing *heading*."""
    sea = view.open
    captain = sea.captains[view.seat]
    if captain.at == at and captain.heading == heading:
        return view
    captains = {**sea.captains, view.seat: replace(captain, at=at, heading=heading)}
    return replace(view, open=replace(sea, captains=captains))


@functools.lru_cache(maxsize=1024)
def _effect(bonuses: tuple[int, ...], beaten: int) -> tuple[float, float]:
    """Expected damage of dice with *bonuses*, and the chance that one of them does any."""
    mean = sum(mean_damage(bonus, beaten) for bonus in bonuses)
    return mean, 1 - math.prod(_miss_chance(bonus, beaten) for bonus in bonuses)


@functools.cache
def _miss_chance(bonus: int, beaten: int) -> float:
    """Chance that one die does no damage."""
    faces = range(1, shot.SIDES + 1)
    return sum(not shot.penetration(face, bonus, beaten) for face in faces) / shot.SIDES
