"""What a measurement found, as one line of JSON beside its bar and the speed of the machine."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal, TypeVar

T = TypeVar("T")

REFERENCE_MS = 40.0
"""What the calibration loop took where the bars were set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """*figure* is to be at least, or at most, *limit*."""

    figure: str
    limit: float
    kind: Literal["least", "most"] = "most"

    def met_by(self, figures: dict[str, float]) -> bool:
        found = figures[self.figure]
        return found >= self.limit if self.kind == "least" else found <= self.limit

    def __str__(self) -> str:
        return f"{self.figure} {'>=' if self.kind == 'least' else '<='} {self.limit:g}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """*figures* by name, their units in the names; without *bars* it is for information."""

    what: str
    figures: dict[str, float] = field(default_factory=dict[str, float])
    bars: tuple[Bar, ...] = ()

    def dump(self, calibration_ms: float) -> str:
        told: dict[str, object] = {"what": self.what}
        told |= {name: _rounded(figure) for name, figure in self.figures.items()}
        told["bar"] = ", ".join(map(str, self.bars)) or None
        told["met"] = all(bar.met_by(self.figures) for bar in self.bars) if self.bars else None
        return json.dumps(told | {"calibration_ms": round(calibration_ms, 1)})


def calibrate() -> float:
    """Milliseconds a fixed loop takes, the best of a few: compare figures only beside it."""
    return min(timed(lambda: sum(i * i for i in range(400_000))) for _ in range(5))


def timed(what: Callable[[], object]) -> float:
    """Milliseconds of one run."""
    return clocked(what)[0]


def clocked(what: Callable[[], T]) -> tuple[float, T]:
    """Milliseconds of one run, and what came of it."""
    start = time.perf_counter()
    made = what()
    return (time.perf_counter() - start) * 1000, made


def usual(what: Callable[[], object], *, runs: int, each: int = 1) -> float:
    """Median milliseconds of *what* over so many runs, *each* of so many calls."""

    def several() -> None:
        for _ in range(each):
            what()

    return median(timed(several) / each for _ in range(runs))


def percentile(found: Sequence[float], percent: int) -> float:
    """The least of *found* that so many percent of them do not exceed."""
    ranked = sorted(found)
    return ranked[max(0, -(-len(ranked) * percent // 100) - 1)]


def _rounded(figure: float) -> float:
    return round(figure, 4 if abs(figure) < 1 else 2)
