"""Plans for a whole turn: what may be done with the dice at hand, one action after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.ai.policies import RULE
from engine.core.dice import Dice
from engine.core.records import Seat, value
from engine.games.fleet_commander.judgement.foresight import Effort
from engine.games.fleet_commander.judgement.positions import Position, goes_on, position_of
from engine.games.fleet_commander.judgement.reckoning import outcomes, view_of
from engine.games.fleet_commander.judgement.worth import worth
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetState, Ship
from engine.games.fleet_commander.rules import orders

WIDTH: Final = 6
"""Number of plans that are continued after each action."""

APPROACHES: Final = 3
"""Number of further plans that are continued because they end with a move."""

LONGEST: Final = 8
"""Most actions of a plan."""


@value
class TurnPlan:
    """*actions* one after the other, a *world* they lead to, and their *worth* on average.

    *luck* is by how much that world is worth more than the average over the dice.
    """

    actions: tuple[a.Order, ...]
    world: FleetState
    worth: float
    luck: float = 0.0


def turn_plans(start: FleetState, seat: Seat, dice: Dice, effort: Effort) -> list[TurnPlan]:
    """Plans of *seat* for the rest of its turn, the best first; to do nothing is one of them.

    Of two plans that lead to the same position one is kept.
    """
    nothing = TurnPlan(actions=(), world=start, worth=worth(start.open, seat))
    found, growing = [nothing], [nothing]
    (seed,) = dice.roll(1, 1 << 30, RULE)
    search = _Search(seat=seat, begun=tuple(start.open.ships), seed=str(seed), effort=effort)
    search.seen.add(position_of(start.open, seat))
    for _ in range(LONGEST):
        grown = [plan for shorter in growing for plan in search.longer(shorter)]
        if not grown:
            break
        grown.sort(key=lambda plan: -plan.worth)
        found += grown
        growing = _promising([plan for plan in grown if goes_on(plan.world, seat)])
    return sorted(found, key=lambda plan: -plan.worth)


@dataclass(slots=True, kw_only=True)
class _Search:
    """A search for plans of *seat*, with its *effort* and the positions *seen* so far.

    *begun* are the ships as the search starts.
    """

    seat: Seat
    begun: Sequence[Ship]
    seed: str
    effort: Effort
    seen: set[Position] = field(default_factory=set)

    def longer(self, plan: TurnPlan) -> Iterator[TurnPlan]:
        """*plan* with one more action, wherever that leads to a position not seen yet."""
        for action in orders.suggest(view_of(plan.world, self.seat)):
            if self.effort.left <= 0:
                return
            if isinstance(action, a.EndTurn | a.Reroll):
                continue
            later = outcomes(plan.world, self.seat, action, self.seed)
            self.effort.spend(len(later))
            position = position_of(later[0][0].open, self.seat)
            if position not in self.seen:
                self.seen.add(position)
                yield self._grown(plan, action, later)

    def _grown(
        self, plan: TurnPlan, action: a.Order, later: Sequence[tuple[FleetState, float]]
    ) -> TurnPlan:
        worths = [worth(world.open, self.seat, self.begun) for world, _ in later]
        mean = sum(chance * it for (_, chance), it in zip(later, worths, strict=True))
        return TurnPlan(
            actions=(*plan.actions, action),
            world=later[0][0],
            worth=mean - plan.luck,
            luck=plan.luck + worths[0] - mean,
        )


def _promising(plans: list[TurnPlan]) -> list[TurnPlan]:
    """The first of *plans*, and some further ones that end with a move."""
    moves = [plan for plan in plans[WIDTH:] if isinstance(plan.actions[-1], a.Move | a.MoveAgain)]
    return plans[:WIDTH] + moves[:APPROACHES]
