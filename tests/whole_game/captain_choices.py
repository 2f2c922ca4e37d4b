"""Choices of a captain at the table, made only from what the seat may see."""

from collections.abc import Sequence
from typing import Any

from engine.core.agenda import waiting
from engine.core.dice import Dice, policy_dice
from engine.games.captains_log.bots.levels import mate
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import orders

WORTH_A_TRY = (
    a.TurnAbout,
    a.Jettison,
    a.JettisonCannon,
    a.PickUp,
    a.Rearrange,
    a.Repair,
    a.Buy,
    a.Sell,
    a.BuyWood,
    a.SellWood,
    a.BuyCannon,
    a.BuyUpgrade,
    a.BuyAmmo,
    a.BuyShip,
    a.BuyFame,
)
"""Types of actions that are played once, as soon as possible, so that a game shows them all."""


class CaptainChoices:
    """Plays to win, but tries every action once; *done* are the types chosen so far."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self._dice: Dice = policy_dice("judgement", 0)

    def plan(self, view: LogView) -> Sequence[Any]:
        """The next action, or all steps of a voyage."""
        action = self._novelty(view) or mate(view, self._dice)
        plan = _voyage(view) if isinstance(action, a.Sail) else [action]
        self.done += [one.kind for one in plan]
        return plan

    def _novelty(self, view: LogView) -> Any | None:
        if any(asked.seat == view.seat for asked in waiting(view.agenda)):
            return None
        new = (
            one
            for one in orders.suggest(view)
            if isinstance(one, WORTH_A_TRY) and one.kind not in self.done
        )
        return next(new, None)


def _voyage(view: LogView) -> Sequence[a.Sail]:
    """The whole voyage that the level ``mate`` would sail step by step."""
    intent = mate.picks(view)
    assert intent is not None
    return [action for action in intent.actions if isinstance(action, a.Sail)]
