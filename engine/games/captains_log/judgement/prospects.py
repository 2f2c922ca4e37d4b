"""What a captain sees ahead: where the ship gets to, how far the rest is, what to be afraid of."""

import functools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.core.records import value
from engine.games.captains_log.judgement.bargains import Outlet
from engine.games.captains_log.judgement.distances import FAR, steps_to
from engine.games.captains_log.model.actions import Shoot
from engine.games.captains_log.model.cards import MovePennant, Nation, NpcCard, Service, ShotPennant
from engine.games.captains_log.model.chart import Chart, Port, chart
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import Ammo, Hex, LogView, Ship
from engine.games.captains_log.rules import (
    fortress,
    hold,
    move,
    port,
    reputation,
    ships,
    shot,
    standing,
    turn,
)
from engine.games.captains_log.rules.berths import Berths
from engine.space.hexes import Heading

LOSS = 0.6
"""Fame that losing the ship costs, besides its cargo: a third of a point, the way, the rivals."""

GUNSHOT = 5
"""Hexes beyond which no shot is thought of."""

CARGO = 0.25
"""Fame that each good aboard is worth to who might lose it."""


@value
class Berth:
    """Where this turn's move may end: *course* leads there, None if the ship lies there."""

    at: Hex
    heading: Heading
    course: move.Course | None
    fear: float
    """Fame that ending the turn there is feared to cost."""
    fire: tuple[Hex, ...]
    """Hexes of the way on which somebody fires at the ship."""


@value
class Threat:
    """An enemy that would win: *reach* hexes are within its turn, *pain* is its part of a ship."""

    ship: Ship
    at: Hex
    reach: int
    pain: float


class Prospects:
    """What can be told from a *view* whose seat has its turn and a ship on the map."""

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
        self.hull = max(1, ship_card(self.sea, self.captain).robustness - hold.damage(self.captain))

    @property
    def after_moving(self) -> int:
        """Actions left once the ship has moved on."""
        return self.actions if self.sea.turn.points is not None else self.actions - 1

    @functools.cached_property
    def ends(self) -> list[Berth]:
        """Where the move may end, the nearest first; before all by ways that nobody fires on."""
        found = move.courses(self.view)
        if self.fired_on:
            found.update(move.courses(self.view, self.fired_on))
        ends = [
            Berth(
                at=at,
                heading=heading,
                course=course,
                fear=self.fear(at),
                fire=self._fire_along(course.way),
            )
            for (at, heading), course in found.items()
        ]
        ends.sort(key=lambda end: (len(end.fire), len(end.course.way) if end.course else 0))
        return [self.here, *ends] if self.rests else ends

    @functools.cached_property
    def here(self) -> Berth:
        return Berth(
            at=self.at, heading=self.heading, course=None, fear=self.fear(self.at), fire=()
        )

    @functools.cached_property
    def nearest_ends(self) -> dict[Hex, Berth]:
        """The first of the ``ends`` for each hex."""
        found: dict[Hex, Berth] = {}
        for end in self.ends:
            found.setdefault(end.at, end)
        return found

    @functools.cached_property
    def fired_on(self) -> frozenset[Hex]:
        """Hexes on which a fortress or an armed enemy fires at the ship as it enters."""
        found = {at for at, castle in self.chart.fire.items() if self._distrusted(castle.tile)}
        for name, npc in self.sea.npcs.items():
            if npc.at is None or npc.at in self.chart.moorings:
                continue
            if self.hostile(name) and _armed(npc_card(self.sea, npc)):
                found.add(npc.at)
        return frozenset(found)

    @functools.cached_property
    def threats(self) -> list[Threat]:
        """Enemies that outclass the captain's ship."""
        found: list[Threat] = []
        for name, npc in self.sea.npcs.items():
            if npc.at is None or not self.hostile(name):
                continue
            pain = self.pain(name) / self.hull
            if pain > 0.25 and pain > 0.7 * self.bite(name):
                reach = sum(
                    p.hexes for p in npc_card(self.sea, npc).pennants if isinstance(p, MovePennant)
                )
                found.append(Threat(ship=name, at=npc.at, reach=reach + 1, pain=min(1.0, pain)))
        return found

    def hostile(self, ship: Ship) -> bool:
        """Whether *ship* of the rules attacks the captain on sight."""
        return ships.enemies(self.sea, ship, self.view.seat)

    def pain(self, ship: Ship) -> float:
        """The damage that *ship* may be expected to do to the captain's in a turn."""
        if ship in self.sea.captains:
            guns = hold.guns(self.sea, self.sea.captains[ship])
            return 1.5 * guns * _mean(0, ship_card(self.sea, self.captain).defence)
        npc = self.sea.npcs[ship]
        card = npc_card(self.sea, npc)
        defence, total = ship_card(self.sea, self.captain).defence, 0.0
        nation = reputation.flag(self.sea, ship)
        grudge = reputation.grudge(self.sea, self.captain, nation) if nation else 0
        for pennant in card.pennants:
            if isinstance(pennant, ShotPennant):
                bonus = pennant.bonus + card.cannon_bonus + grudge
                total += pennant.dice * _mean(bonus, defence)
        return total

    def bite(self, ship: Ship) -> float:
        """The part of what is left of *ship* that one broadside may be expected to take."""
        beaten = shot.base_defence(self.sea, ship)
        best = max(
            sum(_mean(bonus, beaten) for bonus in bonuses) for bonuses in self._broadsides.values()
        )
        return best / self.left_of(ship)

    def left_of(self, ship: Ship) -> int:
        """The damage that *ship* can still take."""
        if ship in self.sea.captains:
            other = self.sea.captains[ship]
            return max(1, ship_card(self.sea, other).robustness - hold.damage(other))
        npc = self.sea.npcs[ship]
        return max(1, npc_card(self.sea, npc).robustness - npc.water - npc.fire)

    def in_gunshot(self, target: Hex) -> list[Berth]:
        """Those of the ``ends`` from which a shot at *target* is thought of."""
        away = self.chart.board.distances(target)
        return [end for end in self.ends if away[end.at] <= GUNSHOT]

    def volley(self, end: Berth, ship: Ship) -> tuple[Shoot, float] | None:
        """The best shot at *ship* from *end*, and the part of what is left of it that it may take.

        None if no shot bears, or none can hurt.
        """
        board = self.chart.board
        target = ships.position(self.sea, ship)
        if target is None or end.at in self.chart.moorings:
            return None
        if board.distance(target, end.at) > GUNSHOT:
            return None
        if not board.flank(end.at, end.heading, target) or not self.chart.sees(end.at, target):
            return None
        best, found = 0.0, None
        for ammo, bonuses in self._broadsides.items():
            beaten = shot.defence_from(self.sea, end.at, self._reach, ship, ammo)
            mean = sum(_mean(bonus, beaten) for bonus in bonuses)
            if mean > best:
                best, found = mean, Shoot(target=ship, ammo=ammo)
        return (found, best / self.left_of(ship)) if found else None

    @functools.cached_property
    def _broadsides(self) -> dict[Ammo, tuple[int, ...]]:
        """The bonuses of the dice of each broadside that does damage."""
        return {
            ammo: shot.broadside(self.sea, self.view.seat, ammo).bonuses
            for ammo in self.captain.ammo
            if ammo is not Ammo.CHAIN_SHOT
        }

    def fear(self, at: Hex) -> float:
        """Fame that ending the turn at *at* is feared to cost."""
        if not self.threats:
            return 0.0
        total = 0.0
        for threat in self.threats:
            far = max(0, self.chart.board.distance(at, threat.at) - 1)
            near = max(0.0, 1 - far / (threat.reach + 2))
            total += near * threat.pain
        stake = LOSS + CARGO * sum(hold.goods_aboard(self.captain).values())
        return min(1.0, total * total) * stake

    def steps(self, goals: Sequence[Hex]) -> tuple[int, ...]:
        """Steps by water deep enough to the nearest of *goals*, from every hex."""
        return steps_to(self.chart, goals, self.draft)

    def towards(self, goals: Sequence[Hex], but: Hex | None = None) -> tuple[Berth, int] | None:
        """Where the move best ends on the way to *goals*, and the steps left from there.

        It does not end at *but*.
        """
        field = self.steps(goals)
        best, found = float(FAR), None
        for end, danger in self._stops:
            cost = field[end.at] + danger
            if cost < best and end.at != but:
                best, found = cost, end
        return (found, field[found.at]) if found else None

    @functools.cached_property
    def _stops(self) -> list[tuple[Berth, float]]:
        """Where the move may end, and the detour in hexes that the danger there is worth."""
        return [(end, 8 * end.fear + 3 * len(end.fire)) for end in self.nearest_ends.values()]

    def turns(self, steps: int) -> int:
        """Turns that *steps* more take."""
        return -(-steps // self.pace)

    def outlets(self, place: Port) -> list[Outlet]:
        """Whose ports buy goods, by the turns the nearest of each is away from *place*."""
        nearest: dict[Nation, Outlet] = {}
        for other, flag in self._buyers:
            field = self.steps(other.anchorages)
            steps = 0 if other is place else min(field[at] for at in place.anchorages)
            turns = max(1.0, steps / self.pace) if steps else 0.0
            if steps < FAR and (flag not in nearest or turns < nearest[flag].turns):
                nearest[flag] = Outlet(name=other.card.name, flag=flag, turns=turns)
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

    def _fire_along(self, way: Collection[Heading]) -> tuple[Hex, ...]:
        if not self.fired_on:
            return ()
        return tuple(at for at in along(self.chart, self.at, way) if at in self.fired_on)

    def _distrusted(self, tile: int) -> bool:
        nation = fortress.owner(self.sea, tile)
        return "distrust" in standing.effects(self.sea, self.captain, nation)


def along(sheet: Chart, at: Hex, way: Collection[Heading]) -> Iterator[Hex]:
    """The hexes that a *way* from *at* leads through."""
    for heading in way:
        at = sheet.board.neighbours[at][heading // 60]
        yield at


def placed(view: LogView, at: Hex, heading: Heading) -> LogView:
    """*view* with its captain's ship at *at*."""
    sea = view.open
    captain = sea.captains[view.seat]
    if captain.at == at and captain.heading == heading:
        return view
    captains = {**sea.captains, view.seat: replace(captain, at=at, heading=heading)}
    return replace(view, open=replace(sea, captains=captains))


def _armed(card: NpcCard) -> bool:
    return any(isinstance(pennant, ShotPennant) for pennant in card.pennants)


@functools.cache
def _mean(bonus: int, beaten: int) -> float:
    """The damage to be expected of one die."""
    faces = range(1, shot.SIDES + 1)
    return sum(shot.penetration(face, bonus, beaten) for face in faces) / shot.SIDES
