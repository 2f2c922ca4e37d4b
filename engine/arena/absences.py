"""Policies that are left to the clock now and then, to measure what an absence costs a person."""

from collections.abc import Mapping
from typing import Any, Final

from engine.ai.policies import RULE, policy
from engine.core.dice import Dice
from engine.core.game import AnyGame, Policy

ONE_ROUND_IN: Final = 10
"""Rounds of which one, on average, is left to the clock."""

ONE_ACTION_IN: Final = 3
"""Actions of which one, on average, is the first that somebody who leaves does not play."""


class AbsentAtTimes:
    """A policy that plays as *mind*, but as the clock does for the whole of some rounds.

    If it *begins* those rounds, *mind* plays on until it leaves before one of its actions. It
    remembers the round, so each seat of each game needs its own.
    """

    def __init__(self, game: AnyGame, mind: Policy, *, begins: bool) -> None:
        self._game, self._mind, self._begins = game, mind, begins
        self._round = -1
        self._misses = self._gone = False

    def __call__(self, view: Any, dice: Dice) -> Any:
        if view.open.round != self._round:
            self._round = view.open.round
            self._misses = _chosen(dice, ONE_ROUND_IN)
            self._gone = self._misses and not self._begins
        if self._misses and not self._gone:
            self._gone = _chosen(dice, ONE_ACTION_IN)
        return self._game.default(view) if self._gone else self._mind(view, dice)


ABSENCES: Final[Mapping[str, bool]] = {"+absent": False, "+leaving": True}
"""Ends of the names of policies that are absent at times, and whether they begin those rounds."""


def mind(game: AnyGame, name: str) -> Policy:
    """The policy called *name*, which may end with one of ``ABSENCES``: ``mate+absent``.

    :raises KeyError: if no policy has this name.
    """
    for end, begins in ABSENCES.items():
        if name.endswith(end):
            return AbsentAtTimes(game, policy(game, name.removesuffix(end)), begins=begins)
    return policy(game, name)


def _chosen(dice: Dice, one_in: int) -> bool:
    (face,) = dice.roll(1, one_in, RULE)
    return face == 1
