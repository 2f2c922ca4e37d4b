"""Levels of the bot that plays a captain's seat: each takes the ranked intents and answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.agenda import waiting
from engine.core.dice import Dice, SeededDice
from engine.core.game import Policy
from engine.games.captains_log.judgement.aims import aim
from engine.games.captains_log.judgement.answers import best_answer
from engine.games.captains_log.judgement.intent import Intent, Kind
from engine.games.captains_log.judgement.ranking import (
    best,
    is_useful,
    ranked,
    waiting_last,
)
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.events import Aimed
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import orders

PERCENT: Final = 100

SLIGHTED: Final = 10
"""Divisor of the score of intents that a level slights."""

RULE: Final = "policy"
"""The name under which a level's rolls are made: no rule asks for them."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that follows the best intent, as it misjudges them, and announces its goals.

    It takes a goal for worth up to *misjudging* percent less than it is: how much less differs from
    goal to goal, and is the same all through a round. Goals of the kinds it *slights* count a
    tenth. It knows no more than its view.
    """

    misjudging: int = 0
    slights: tuple[Kind, ...] = ()

    def __call__(self, view: LogView, dice: Dice) -> a.Action:
        """The best answer to a question; else the first order of the chosen intent, or the rules'
        default.
        """
        del dice
        asked = next((one for one in waiting(view.agenda) if one.seat == view.seat), None)
        if asked is not None:
            return best_answer(view, asked)
        intent = self.picks(view)
        return intent.actions[0] if intent else orders.default(view)

    def picks(self, view: LogView) -> Intent | None:
        """The intent that the level follows; None if it ends its turn."""
        found = ranked(view)
        if self.misjudging:
            found = waiting_last(sorted(found, key=lambda one: -self._seen(view, one)))
        return best(found)

    def reason(self, view: LogView, action: a.Action) -> Aimed | None:
        """The goal, announced as a move begins; None for other actions, which show their own
        purpose.
        """
        if not isinstance(action, a.Sail) or view.open.turn.points is not None:
            return None
        intent = self.picks(view)
        return aim(view, intent) if intent else None

    def _seen(self, view: LogView, intent: Intent) -> float:
        """The score of *intent* as the level sees it."""
        if not is_useful(intent):
            return intent.score
        dice = SeededDice(f"{view.seat} {view.open.round} {intent.goal}")
        (percent,) = dice.roll(1, self.misjudging + 1, RULE)
        seen = max(0.0, intent.score) * (PERCENT + 1 - percent) / PERCENT
        seen = seen / SLIGHTED if intent.kind in self.slights else seen
        return seen + min(0.0, intent.score)


cabin_boy = Level(misjudging=95, slights=("port", "deal", "barrel"))
boatswain = Level(misjudging=95)
mate = Level()

LEVELS: Mapping[str, Policy] = {"cabin_boy": cabin_boy, "boatswain": boatswain, "mate": mate}
