"""Attacks right after a move, weighed at a glance: only the most promising are played out."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.judgement.forecast import attack_power
from engine.games.fleet_commander.judgement.prospects import SHIP
from engine.games.fleet_commander.judgement.worth import worth_of_dice
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board, figures
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules.targets import suggest_attacks

MOST_OF_ONE_AIM: Final = 2
"""Most charges played out of those that go to one sector to attack one ship."""

MOST_CHARGES: Final = 24
"""Most charges played out in one position; a large fleet with many dice has hundreds."""


@value
class Charge:
    """A *move*, then an *attack*. *promise* is its gain at a glance, in points of hull."""

    move: a.Move | a.MoveAgain
    attack: a.Attack
    promise: float

    @property
    def aim(self) -> Hashable:
        """The key of what the charge aims at; its ships and its dice do not count."""
        return self.move.kind, self.move.to, self.attack.target, len(self.attack.way) > 1


def charges(later: FleetView, move: a.Move | a.MoveAgain, gain: float) -> Iterator[Charge]:
    """The attacks that the ships of *move* make or support in *later*, the view after the move.

    *gain* is that of the move alone. The promise of a charge adds the damage of the attack if
    nobody answers it, and the ship that it destroys, less the dice that it takes.
    """
    battle = later.open
    classes, beside = figures(battle.data).ship_class, board(battle).beside[move.to]
    for attack in suggest_attacks(later):
        assert isinstance(attack, a.Attack)
        helps = len(attack.way) == 1 and attack.way[0] in beside
        if attack.at != move.to and not helps:
            continue
        target, power = battle.ships[attack.target], attack_power(later, attack)
        harm = float(min(power, target.hull))
        if power >= target.hull:
            harm += SHIP * classes.get(target.sort, 0)
        promise = gain + harm - worth_of_dice(taken_by(attack))
        yield Charge(move=move, attack=attack, promise=promise)


def most_promising(found: Iterable[Charge]) -> list[Charge]:
    """The charges worth playing out, the most promising first."""
    by_aim: defaultdict[Hashable, list[Charge]] = defaultdict(list)
    for one in found:
        by_aim[one.aim].append(one)
    best = [one for alike in by_aim.values() for one in _sorted(alike)[:MOST_OF_ONE_AIM]]
    return _sorted(best)[:MOST_CHARGES]


def _sorted(found: Iterable[Charge]) -> list[Charge]:
    return sorted(found, key=lambda one: -one.promise)
