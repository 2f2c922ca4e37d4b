"""Reactions to an attack: the best first, what each of them stops, and why the best one is."""

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias, assert_never

from engine.core.records import value
from engine.games.fleet_commander.judgement.known_dice import harm_at
from engine.games.fleet_commander.judgement.outcomes import distance_to_enemy
from engine.games.fleet_commander.judgement.prospects import SHIP
from engine.games.fleet_commander.judgement.reckoning import after, world_of
from engine.games.fleet_commander.judgement.reflexes import WORTH_A_DIE
from engine.games.fleet_commander.judgement.worth import RESULTS, SPECIAL, worth
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import (
    board,
    figures,
    firepower_of,
    have_only,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetView, Open, Ship, ShipId
from engine.games.fleet_commander.rules import answers, react
from engine.space.grid import Cell

SLIGHT_DAMAGE: Final = 1
"""Damage that is not worth a die."""

THREATENED: Final = 1.0
"""Cost of each point of damage that enemies may do next to ships where they stay or retreat to."""

DOOMED: Final = 0.5
"""Part of a ship's worth that counts as lost where such damage would destroy it."""

UNSAFE: Final = 3.0
"""Cost of a retreat to a special sector, in points of hull."""

Reason: TypeAlias = Literal[
    "free",
    "saves",
    "stops",
    "spares",
    "retreat",
    "nearer",
    "aside",
    "counter",
    "lost",
    "special",
    "bare",
    "slight",
    "dear",
]
"""The reason why a reaction is the best: its effect, or why the hit is taken."""


@value
class Hit:
    """A hit of *total* damage on a ship with *hull* left, and the effect of an answer to it.

    *stopped* is the damage that the answer stops, by *dice* dice that are worth *price* points of
    hull. *struck* is the damage that it deals in return, which *destroys* the ship struck or not.
    """

    hull: int
    total: int
    stopped: int = 0
    dice: int = 0
    price: float = 0.0
    struck: int = 0
    destroys: bool = False

    @classmethod
    def of(cls, battle: Open, asked: d.ReactDecision, action: a.Reaction) -> "Hit":
        strike = asked.strike
        coming = react.damage_by_sector(battle, strike)
        there = ships_at(battle, strike.way[-1])
        bare = cls(hull=battle.ships[strike.target].hull, total=sum(coming.values()))
        match action:
            case a.RaiseShields(shields=shields):
                paid = [die for one in shields if not one.gas for die in COST[one.die]]
                return replace(
                    bare,
                    stopped=sum(coming[one.against] for one in shields),
                    dice=len(paid),
                    price=sum(SPECIAL if die[2] == "S" else RESULTS[die[0]] for die in paid),
                )
            case a.Retreat() if have_only(battle, there, Ability.ION_DRIVE):
                return replace(bare, stopped=bare.total)
            case a.CounterAttack(ship=ship):
                power, foe = firepower_of(battle, there), battle.ships[ship]
                return replace(bare, struck=min(power, foe.hull), destroys=power >= foe.hull)
            case _:
                return bare

    @property
    def passed(self) -> int:
        """The damage that is not stopped."""
        return self.total - self.stopped

    @property
    def left(self) -> int:
        """The hull that is left; negative if there was more damage than hull."""
        return self.hull - self.passed

    @property
    def saves(self) -> bool:
        """Whether the answer saves a ship that would otherwise be lost."""
        return self.total >= self.hull and self.left > 0

    @property
    def pays(self) -> bool:
        """Whether the answer stops at least as much damage as its dice are worth."""
        return self.stopped > 0 and self.stopped >= self.price

    @property
    def spares(self) -> bool:
        """Whether the ship survives a second such hit with the answer, but not without it."""
        return self.hull - self.total <= self.total < self.left

    @property
    def avenges(self) -> bool:
        """Whether a lost ship strikes back and destroys a ship, or does damage worth a die."""
        return self.left <= 0 and (self.destroys or self.struck >= WORTH_A_DIE)

    @property
    def is_fair(self) -> bool:
        """Whether the answer is worth its dice."""
        spared = self.left > 0 and (self.saves or self.pays or self.spares)
        return spared or self.avenges


@value
class Reacted:
    """A reaction, and the *hit* with its effect."""

    action: a.Reaction
    hit: Hit


def ranked_reactions(view: FleetView, asked: d.ReactDecision) -> list[Reacted]:
    """All reactions that are suggested, the best first.

    They are sorted by these keys, each before the next:

    1. The die of a gas cloud, which is free.
    2. Reactions that save the ship, if any does.
    3. Reactions that stop damage at a fair price, or let a lost ship strike back, before those that
       stop none: taking the hit, and retreats under it.
    4. The greater worth of the position, less the danger that the ships are then in.
    5. The more damage stopped, then the fewer dice, then the fewer multi-directional dice.
    6. Retreats straight on before diagonal ones.
    """
    start = world_of(view)
    begun = laid_open(start).ships
    suggested = [one for one in answers.suggest(view, asked) if isinstance(one, a.Reaction)]
    found = [Reacted(action=one, hit=Hit.of(view.open, asked, one)) for one in suggested]
    saves = any(one.hit.left > 0 for one in found)
    fair = any(one.hit.is_fair for one in found)

    there = [ship.id for ship in ships_at(view.open, asked.strike.way[-1])]
    straight = board(view.open).orthogonal[asked.strike.way[-1]]

    def place(one: Reacted) -> tuple[bool, bool, bool, float, int, int, int, bool]:
        action, hit = one.action, one.hit
        later = after(start, view.seat, action)
        left = worth(laid_open(later), view.seat, begun, with_volleys=False) - _danger(
            later.open, there
        )
        unsafe = isinstance(action, a.Retreat) and view.open.sectors[action.to] is not None
        takes_all = isinstance(action, a.TakeHit | a.Retreat) and not hit.stopped
        return (
            not isinstance(action, a.RollGreen),
            saves and hit.left <= 0,
            fair and takes_all,
            -round(left - UNSAFE * unsafe, 6),
            -hit.stopped,
            hit.dice,
            _dice_that_fit_everywhere(action),
            isinstance(action, a.Retreat) and action.to not in straight,
        )

    return sorted(found, key=place)


def reason_for(view: FleetView, asked: d.ReactDecision, found: Sequence[Reacted]) -> Reason:
    """The reason why the first of *found*, which holds all possible reactions, is the best."""
    best, kinds = found[0], {type(one.action) for one in found}
    match best.action:
        case a.RollGreen():
            return "free"
        case a.RaiseShields():
            return "saves" if best.hit.saves else "stops" if best.hit.pays else "spares"
        case a.Retreat(to=to):
            return _why_retreated(view, asked.strike.way[-1], to)
        case a.CounterAttack():
            return "counter"
        case a.TakeHit():
            return _why_taken(best.hit, kinds)
        case _:
            assert_never(best.action)


def _danger(battle: Open, ships: Sequence[ShipId]) -> float:
    """Cost of the damage that enemies may do next to *ships* of one sector, in points of hull."""
    left = [battle.ships[ship] for ship in ships]
    return max((_cost(battle, ship, ship.at) for ship in left if ship.at is not None), default=0.0)


def _cost(battle: Open, ship: Ship, at: Cell) -> float:
    harm = harm_at(battle, ship.owner, at)
    doomed = SHIP * figures(battle.data).ship_class[ship.sort] if harm >= ship.hull else 0
    return THREATENED * min(harm, ship.hull) + DOOMED * doomed


def _dice_that_fit_everywhere(action: a.Reaction) -> int:
    if not isinstance(action, a.RaiseShields):
        return 0
    return sum(one.die == "G:M" and not one.gas for one in action.shields)


def _why_retreated(view: FleetView, at: Cell, to: Cell) -> Reason:
    """The reason to retreat from *at* to *to*: away from all enemies, nearer to one, or aside."""
    before, then = distance_to_enemy(view, at), distance_to_enemy(view, to)
    if before is None or then is None or then == before:
        return "aside"
    return "nearer" if then < before else "retreat"


def _why_taken(hit: Hit, kinds: Set[type[Any]]) -> Reason:
    """The reason to take a hit: no answer is left, it is slight, or a shield is worth more kept."""
    if hit.left <= 0:
        return "lost"
    if a.RaiseShields not in kinds:
        return "special" if kinds & {a.Retreat, a.CounterAttack} else "bare"
    return "slight" if hit.total <= SLIGHT_DAMAGE else "dear"
