"""Sequential probability ratio tests: how often one policy beats another, in as few games as do.

After Wald: games are played until what they show is so much likelier under one hypothesis than
under the other that either error has the chance asked for.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["shown", "refuted", "open"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A share of games won of more than *least*: it is *hoped* to be so much.

    To be shown it must be likelier by far that the share is the one hoped for than the least.
    """

    least: float
    hoped: float
    error: float = 0.05

    def weight(self, won: int, lost: int) -> float:
        """The logarithm of how much likelier *hoped* is than *least*."""
        gained = won * math.log(self.hoped / self.least)
        return gained + lost * math.log((1 - self.hoped) / (1 - self.least))

    def verdict(self, won: int, lost: int) -> Verdict:
        bar = math.log((1 - self.error) / self.error)
        weight = self.weight(won, lost)
        if weight >= bar:
            return "shown"
        return "refuted" if weight <= -bar else "open"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How a claim fared: *lost* counts draws too."""

    verdict: Verdict
    won: int
    lost: int


def trial(claim: Claim, wins: Iterable[bool]) -> Trial:
    """Take *wins*, game by game, until *claim* is shown or refuted, or no game is left."""
    won = lost = 0
    verdict: Verdict = "open"
    for win in wins:
        won, lost = won + win, lost + (not win)
        verdict = claim.verdict(won, lost)
        if verdict != "open":
            break
    return Trial(verdict=verdict, won=won, lost=lost)
