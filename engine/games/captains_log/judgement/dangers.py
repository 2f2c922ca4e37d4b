"""Dangers to a captain's ship: fire on its way, enemies near, and the fame they may cost."""

import functools
import math
from collections.abc import Iterable, Iterator

from engine.core.records import value
from engine.games.captains_log.judgement.worth import MEND
from engine.games.captains_log.model.cards import MovePennant, ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import Ammo, Hex, LogView, Ship
from engine.games.captains_log.rules import (
    fortress,
    hold,
    move,
    reputation,
    ships,
    shot,
    standing,
)

FAME_OF_A_SHIP_LOST = 0.6
"""Fame that losing the ship costs, besides its cargo: the wreck's share of a point, time, and
rivals' gains.
"""

FAME_OF_A_GOOD_LOST = 0.25
"""Fame that each good aboard is counted for when the ship is lost."""

FAME_OF_A_RIVALS_POINT = 0.6
"""Fame that a rival's point for sinking the ship costs the captain."""

FAME_OF_A_RIVALS_VICTORY = 4.0
"""Fame that this point costs the captain if the rival wins by it."""

BROADSIDES_A_TURN = 1.3
"""Broadsides that the captain fires in a turn of a fight."""

BROADSIDES_OF_A_RIVAL = 1.5
"""Broadsides that another captain is feared to fire in a turn of a fight."""

THREAT_HULL_PART = 0.25
"""Part of the hull, of 1, that an enemy's fire must exceed in a turn to make it a threat."""

THREAT_PAIN_RATIO = 0.7
"""Hull part an enemy takes, per part of it that a broadside takes, above which it is a threat."""

RIVAL_THREAT_HULL_PART = 0.4
"""Part of the hull, of 1, that a rival's fire must exceed in a turn to make it a threat."""


@value
class Threat:
    """An enemy that would win a fight.

    *reach* is how many hexes away it can act in a turn; *pain* is the part of the ship's hull, from
    0 to 1, that it may be expected to take in a turn.
    """

    ship: Ship
    at: Hex
    reach: int
    pain: float
    stake: float
    """Fame that being sunk by this enemy costs."""


class Dangers:
    """The dangers of a *view* whose seat has a ship on the map."""

    def __init__(self, view: LogView) -> None:
        self.sea = view.open
        self.seat = view.seat
        self.captain = view.open.captains[view.seat]
        self.chart = chart(view.open)
        self.defence = ship_card(self.sea, self.captain).defence
        self.hull = max(1, ship_card(self.sea, self.captain).robustness - hold.damage(self.captain))
        self.cargo = sum(hold.goods_aboard(self.captain).values())

    @functools.cached_property
    def fire(self) -> dict[Hex, tuple[float, float]]:
        """Expected damage on each hex where the ship is fired at as it enters, and the fame that
        being sunk there costs.
        """
        era = fortress.era(self.sea)
        found = {
            at: (castle.fire[at] * mean_damage(era, self.defence), self.stake)
            for at, castle in self.chart.fire.items()
            if self._distrusted(castle.tile)
        }
        for ship, at in ships.afloat(self.sea):
            if ship != self.seat and at not in self.chart.moorings:
                pain = self._passing_pain(ship)
                if pain:
                    before = found.get(at, (0.0, 0.0))[0]
                    found[at] = (before + pain, self._stake_of(ship))
        return found

    def peril(self, hexes: Iterable[Hex]) -> float:
        """Fame that entering *hexes*, all of them under fire, is feared to cost."""
        fires = [self.fire[at] for at in hexes]
        pain = sum(each for each, _ in fires)
        stake = max((each for _, each in fires), default=0.0)
        return self.sinking_chance(pain) * stake + MEND * min(pain, self.hull)

    def sinking_chance(self, pain: float) -> float:
        """Rough chance, from 0 to 1, that fire of *pain* expected damage sinks the ship."""
        part = pain / self.hull
        return part * part / (1 + part * part)

    @property
    def stake(self) -> float:
        """Fame that losing the ship costs."""
        return FAME_OF_A_SHIP_LOST + FAME_OF_A_GOOD_LOST * self.cargo

    def _stake_of(self, ship: Ship) -> float:
        """Fame that being sunk by *ship* costs, the point that a rival makes by it included."""
        if ship not in self.sea.captains:
            return self.stake
        wins = company(self.sea, self.sea.captains[ship]).fame + 1 >= self.sea.options.target
        return self.stake + (FAME_OF_A_RIVALS_VICTORY if wins else FAME_OF_A_RIVALS_POINT)

    @functools.cached_property
    def threats(self) -> list[Threat]:
        """Ships that would win a fight: hostile NPCs, then rival captains."""
        return [*self._npc_threats(), *self._rivals()]

    def _npc_threats(self) -> Iterator[Threat]:
        for name, npc in self.sea.npcs.items():
            if npc.at is None or not self.hostile(name):
                continue
            pain = self.pain(name) / self.hull
            if pain > THREAT_HULL_PART and pain > THREAT_PAIN_RATIO * self.bite(name):
                pennants = npc_card(self.sea, npc).pennants
                reach = sum(one.hexes for one in pennants if isinstance(one, MovePennant))
                yield Threat(
                    ship=name, at=npc.at, reach=reach + 1, pain=min(1.0, pain), stake=self.stake
                )

    def _rivals(self) -> Iterator[Threat]:
        """Other captains near enough to sinking the ship: only a ship with little hull left fears
        them.
        """
        for seat, other in self.sea.captains.items():
            if seat == self.seat or other.at is None or other.heading is None:
                continue
            pain = self.pain(seat) / self.hull
            if pain > RIVAL_THREAT_HULL_PART:
                reach = max(move.movements(self.sea, other, hold.draft(self.sea, other)))
                yield Threat(
                    ship=seat,
                    at=other.at,
                    reach=reach + 1,
                    pain=min(1.0, pain),
                    stake=self._stake_of(seat),
                )

    def fear(self, at: Hex) -> float:
        """Fame that ending the turn at *at* is feared to cost."""
        if not self.threats:
            return 0.0
        total, stake = 0.0, 0.0
        for threat in self.threats:
            far = max(0, self.chart.board.distance(at, threat.at) - 1)
            near = max(0.0, 1 - far / (threat.reach + 2))
            total += near * threat.pain
            if near:
                stake = max(stake, threat.stake)
        return min(1.0, total * total) * stake

    def hostile(self, ship: Ship) -> bool:
        """Whether *ship*, an NPC, attacks the captain on sight."""
        return ships.enemies(self.sea, ship, self.seat)

    def pain(self, ship: Ship) -> float:
        """Expected damage that *ship* does to the captain's ship in a turn."""
        if ship in self.sea.captains:
            return BROADSIDES_OF_A_RIVAL * self._rivals_broadside(ship)
        pennants = npc_card(self.sea, self.sea.npcs[ship]).pennants
        shots = [one for one in pennants if isinstance(one, ShotPennant)]
        return sum(self._shot_pain(ship, one) for one in shots)

    def bite(self, ship: Ship) -> float:
        """Expected part of the remaining hull of *ship* that the captain's best broadside takes."""
        beaten = shot.base_defence(self.sea, ship)
        best = max(
            sum(mean_damage(bonus, beaten) for bonus in bonuses)
            for bonuses in self.broadsides.values()
        )
        return best / self.left_of(ship)

    def agony(self, ship: Ship) -> float:
        """Expected part of the captain's hull that a fight to the sinking of *ship* takes; ``inf``
        if the captain can do that ship no harm.
        """
        bite = self.bite(ship)
        return self.pain(ship) / self.hull / (bite * BROADSIDES_A_TURN) if bite else math.inf

    def left_of(self, ship: Ship) -> int:
        """Damage that *ship* can still take, 1 at least."""
        if ship in self.sea.captains:
            other = self.sea.captains[ship]
            return max(1, ship_card(self.sea, other).robustness - hold.damage(other))
        npc = self.sea.npcs[ship]
        return max(1, npc_card(self.sea, npc).robustness - npc.water - npc.fire)

    @functools.cached_property
    def broadsides(self) -> dict[Ammo, tuple[int, ...]]:
        """Bonuses of the dice by ammunition aboard, chain shot left out: it does no damage."""
        return {
            ammo: shot.broadside(self.sea, self.seat, ammo).bonuses
            for ammo in self.captain.ammo
            if ammo is not Ammo.CHAIN_SHOT
        }

    def _passing_pain(self, ship: Ship) -> float:
        """Expected damage as *ship* fires at the captain's ship entering its hex."""
        if ship in self.sea.captains:
            return self._rivals_broadside(ship)
        if not self.hostile(ship):
            return 0.0
        pennants = npc_card(self.sea, self.sea.npcs[ship]).pennants
        first = next((one for one in pennants if isinstance(one, ShotPennant)), None)
        return self._shot_pain(ship, first) if first else 0.0

    def _shot_pain(self, ship: Ship, pennant: ShotPennant) -> float:
        nation = reputation.flag(self.sea, ship)
        grudge = reputation.grudge(self.sea, self.captain, nation) if nation else 0
        card = npc_card(self.sea, self.sea.npcs[ship])
        return pennant.dice * mean_damage(pennant.bonus + card.cannon_bonus + grudge, self.defence)

    def _rivals_broadside(self, seat: Ship) -> float:
        bonuses = shot.broadside(self.sea, seat, Ammo.NORMAL).bonuses
        return sum(mean_damage(bonus, self.defence) for bonus in bonuses)

    def _distrusted(self, tile: int) -> bool:
        nation = fortress.owner(self.sea, tile)
        return "distrust" in standing.effects(self.sea, self.captain, nation)


@functools.cache
def mean_damage(bonus: int, beaten: int) -> float:
    """Expected damage of one die with *bonus* against a defence of *beaten*."""
    faces = range(1, shot.SIDES + 1)
    return sum(shot.penetration(face, bonus, beaten) for face in faces) / shot.SIDES
