"""Reactions to an attack as plans: the best first, with why, and what each of them leaves."""

from collections.abc import Iterator, Set
from dataclasses import replace
from typing import Any, Final, assert_never

from engine.core.plans import Plan
from engine.core.records import value
from engine.core.words import Text
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.outcomes import distance_to_enemy
from engine.games.fleet_commander.judgement.reckoning import (
    RESULTS,
    SPECIAL,
    after,
    world_of,
    worth,
)
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import firepower_of, have_only, ships_at
from engine.games.fleet_commander.model.cards import Ability
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules import answers, react
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell

SLIGHT: Final = 1
"""Damage that is not worth a die."""

RETREAT: Final = "B:S"
"""The die of a retreat. FC-SPECIAL-13."""


def reaction_plans(view: FleetView, asked: d.ReactDecision) -> Iterator[Plan[a.Action]]:
    """Every reaction that differs by more than its dice, the best of them recommended."""
    labels: set[Text] = set()
    found = _best_first(view, asked)
    kinds = {type(one) for one in found}
    for action in found:
        named, told = _told(view, asked, action)
        if not labels:
            why = _why(view, asked, action, kinds)
            told = Text.of("about-best", why=why, about=told)
        if named not in labels:
            labels.add(named)
            yield Plan(label=named, about=told, actions=(action,))


def what_is_left(battle: Open, target: ShipId, points: int, how: str, *, dice: int = 0) -> Text:
    """What is left of who is attacked, *dice* having answered."""
    hull = battle.ships[target].hull
    left = max(0, hull - points)
    return Text.of("about-answer", hull=hull, left=left, points=points, how=how, dice=dice)


def _best_first(view: FleetView, asked: d.ReactDecision) -> list[a.Reaction]:
    """A free die is rolled before all; then what leaves most to the commander, as a captain judges.

    But a ship that can be saved is, and no hit is just taken, here or in retreat, that a shield
    stops at a fair price. Of what leaves as much fewer dice come first, then the clock's answer.
    """
    start, first = world_of(view), default_answer(view, asked)
    begun = laid_open(start).ships
    found = [one for one in answers.suggest(view, asked) if isinstance(one, a.Reaction)]
    hits = {action: _Hit.of(view.open, asked, action) for action in found}
    saves = any(hit.left > 0 for hit in hits.values())
    fair = any(hit.is_fair for hit in hits.values())

    def place(action: a.Reaction) -> tuple[bool, bool, bool, float, int, bool]:
        left = worth(laid_open(after(start, view.seat, action)), view.seat, begun)
        hit = hits[action]
        takes_all = isinstance(action, a.TakeHit | a.Retreat) and hit.stopped == 0
        return (
            not isinstance(action, a.RollGreen),
            saves and hit.left <= 0,
            fair and takes_all,
            -left,
            hit.dice,
            action != first,
        )

    return sorted(found, key=place)


@value
class _Hit:
    """A hit of *total* damage on *hull*: how much of it an answer has *stopped* by so many *dice*.

    *price* is what those dice are worth, in points of hull.
    """

    hull: int
    total: int
    stopped: int = 0
    dice: int = 0
    price: float = 0.0

    @classmethod
    def of(cls, battle: Open, asked: d.ReactDecision, action: a.Reaction) -> "_Hit":
        strike = asked.strike
        coming = react.damage_by_sector(battle, strike)
        bare = cls(hull=battle.ships[strike.target].hull, total=sum(coming.values()))
        match action:
            case a.RaiseShields(shields=shields):
                paid = [die for one in shields if not one.gas for die in COST.get(one.die, ())]
                return replace(
                    bare,
                    stopped=sum(coming[one.against] for one in shields),
                    dice=len(paid),
                    price=sum(SPECIAL if die[2] == "S" else RESULTS[die[0]] for die in paid),
                )
            case a.Retreat() if have_only(
                battle, ships_at(battle, strike.way[-1]), Ability.ION_DRIVE
            ):
                return replace(bare, stopped=bare.total)
            case _:
                return bare

    @property
    def left(self) -> int:
        """The hull that is left."""
        return self.hull - self.total + self.stopped

    @property
    def saves(self) -> bool:
        """Whether the ship would be lost without, and is not."""
        return self.total >= self.hull and self.left > 0

    @property
    def pays(self) -> bool:
        """Whether it stops as much as its dice are worth."""
        return self.stopped > 0 and self.stopped >= self.price

    @property
    def spares(self) -> bool:
        """Whether a second such hit would be the end of the ship without, and is not with it."""
        return self.hull - self.total <= self.total < self.left

    @property
    def is_fair(self) -> bool:
        """Whether the ship is worth its dice, be they ever so dear, or what it stops is."""
        return self.left > 0 and (self.saves or self.pays or self.spares)


def _why(
    view: FleetView, asked: d.ReactDecision, action: a.Reaction, kinds: Set[type[Any]]
) -> Text:
    """Why *action* is the best: what it saves, stops or strikes, and for how many dice.

    *kinds* are those of all possible answers.
    """
    hit = _Hit.of(view.open, asked, action)
    match action:
        case a.RollGreen():
            how = "free"
        case a.RaiseShields():
            how = "saves" if hit.saves else "stops" if hit.pays else "spares"
        case a.Retreat(to=to):
            how = _why_retreated(view, asked.strike.way[-1], to)
        case a.CounterAttack():
            how = "counter"
        case a.TakeHit():
            how = _why_taken(hit, kinds)
        case _:
            assert_never(action)
    return Text.of("why-best", how=how, power=hit.stopped, dice=hit.dice)


def _why_retreated(view: FleetView, at: Cell, to: Cell) -> str:
    """Why ships *at* a sector go *to* another: away from all enemies, nearer to one, or aside."""
    before, then = distance_to_enemy(view, at), distance_to_enemy(view, to)
    if before is None or then is None or then == before:
        return "aside"
    return "nearer" if then < before else "retreat"


def _why_taken(hit: _Hit, kinds: Set[type[Any]]) -> str:
    """Why a hit is taken: there is nothing for it, it is slight, or a shield is worth more kept."""
    if hit.left <= 0:
        return "lost"
    if a.RaiseShields not in kinds:
        return "special" if kinds & {a.Retreat, a.CounterAttack} else "bare"
    return "slight" if hit.total <= SLIGHT else "dear"


def _told(view: FleetView, asked: d.ReactDecision, action: a.Reaction) -> tuple[Text, Text]:
    """An answer to an attack, and what it leaves of who is attacked."""
    battle, strike = view.open, asked.strike
    coming = react.damage_by_sector(battle, strike)
    total = sum(coming.values())
    match action:
        case a.RollGreen():
            return Text.of("label-roll-green"), Text.of("about-roll-green")
        case a.RaiseShields(shields=shields):
            dice = [result for one in shields for result in COST[one.die]]
            named = Text.of("plan-raise", dice=things.dice([one.die for one in shields]))
            left = total - sum(coming[one.against] for one in shields)
            return named, what_is_left(battle, strike.target, left, "spent", dice=len(dice))
        case a.Retreat(to=to):
            there = ships_at(battle, strike.way[-1])
            slips = have_only(battle, there, Ability.ION_DRIVE)
            named = Text.of("plan-retreat", sector=things.sector(battle, to))
            return named, Text.of(
                "about-retreat",
                die=things.die(RETREAT),
                left=what_is_left(battle, strike.target, 0 if slips else total, "counter"),
                far=distance_to_enemy(view, to) or 0,
            )
        case a.CounterAttack(ship=ship):
            power = firepower_of(battle, ships_at(battle, strike.way[-1]))
            foe = battle.ships[ship]
            named = Text.of(
                "plan-counter", target=things.aimed_at(battle, asked.seat, ship), power=power
            )
            return named, Text.of(
                "about-both",
                hull=foe.hull,
                theirs=max(0, foe.hull - power),
                mine=what_is_left(battle, strike.target, total, "counter"),
            )
        case a.TakeHit():
            return Text.of("label-take-hit"), what_is_left(battle, strike.target, total, "kept")
        case _:
            assert_never(action)
