"""Pseudo-random numbers that are the same in every picture."""

from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np

from renders.kit.noise import chance

DRAWS: Final = 4096
"""Length of a row of numbers, after which it repeats."""
One = TypeVar("One")


class Chances:
    """A row of pseudo-random numbers that depends on a seed."""

    def __init__(self, seed: int) -> None:
        row = np.arange(DRAWS)
        self._draws: list[float] = chance(row, np.zeros_like(row), seed).tolist()
        self._next = 0

    def between(self, low: float, high: float) -> float:
        """The next number, from *low* to below *high*."""
        drawn = self._draws[self._next % DRAWS]
        self._next += 1
        return low + (high - low) * drawn

    def one_of(self, these: Sequence[One]) -> One:
        """A pseudo-random choice from *these*."""
        return these[int(self.between(0, len(these)))]
