"""Sequential probability ratio tests of one policy against another, with as few games as possible.

After Wald: games are played until their results are so much likelier under one hypothesis than
under the other that the chance of either error is small enough.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["shown", "refuted", "open"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A claim that the share of games won is *hoped* rather than *least*, which is smaller.

    *error* is the accepted chance of a wrong verdict.
    """

    least: float
    hoped: float
    error: float = 0.05

    def weight(self, won: int, lost: int) -> float:
        """The logarithm of how much likelier the results are under *hoped* than under *least*."""
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
    """The result of testing a claim; *lost* includes draws."""

    verdict: Verdict
    won: int
    lost: int


def trial(claim: Claim, wins: Iterable[bool]) -> Trial:
    """Take results from *wins* until *claim* is shown or refuted, or none is left."""
    won = lost = 0
    verdict: Verdict = "open"
    for win in wins:
        won, lost = won + win, lost + (not win)
        verdict = claim.verdict(won, lost)
        if verdict != "open":
            break
    return Trial(verdict=verdict, won=won, lost=lost)
