"""A measurement as one line of JSON, with its limit and the speed of the machine."""

import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """A limit that *figure* must reach (``least``) or must not exceed (``most``)."""

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
    """A measurement: *figures* by name, with units in the names, and *bars* to meet, if any.

    *cpu* is whether time is processor time, as for work of a single core, and not wall time.
    """

    what: str
    cpu: bool = False
    figures: dict[str, float] = field(default_factory=dict[str, float])
    bars: tuple[Bar, ...] = ()

    def dump(self, calibration_ms: float) -> str:
        """The line of JSON; *calibration_ms* was measured by the same clock."""
        told: dict[str, object] = {"what": self.what}
        told |= {name: _rounded(figure) for name, figure in self.figures.items()}
        told["bar"] = ", ".join(map(str, self.bars)) or None
        told["met"] = all(bar.met_by(self.figures) for bar in self.bars) if self.bars else None
        return json.dumps(told | {"calibration_ms": round(calibration_ms, 1)})


def calibrate(*, cpu: bool) -> float:
    """Milliseconds a fixed loop takes, the best of five; it makes machines comparable."""
    return min(timed(lambda: sum(i * i for i in range(400_000)), cpu=cpu) for _ in range(5))


def timed(what: Callable[[], object], *, cpu: bool = False) -> float:
    """Milliseconds for one call of *what*."""
    return clocked(what, cpu=cpu)[0]


def clocked(what: Callable[[], T], *, cpu: bool = False) -> tuple[float, T]:
    """Milliseconds for one call of *what*, and its result."""
    clock = time.process_time if cpu else time.perf_counter
    start = clock()
    made = what()
    return (clock() - start) * 1000, made


async def clocked_async(what: Callable[[], Awaitable[T]]) -> tuple[float, T]:
    """Milliseconds until *what* is done, and its result."""
    start = time.perf_counter()
    made = await what()
    return (time.perf_counter() - start) * 1000, made


def usual(what: Callable[[], object], *, runs: int, each: int = 1) -> float:
    """Median milliseconds of processor time for a call, over *runs* runs of *each* calls."""

    def several() -> None:
        for _ in range(each):
            what()

    return median(timed(several, cpu=True) / each for _ in range(runs))


def percentile(found: Sequence[float], percent: int) -> float:
    """The least value of *found* that at least *percent* per cent of them do not exceed."""
    ranked = sorted(found)
    return ranked[max(0, -(-len(ranked) * percent // 100) - 1)]


def _rounded(figure: float) -> float:
    return round(figure, 4 if abs(figure) < 1 else 2)
