"""The speed of geometry on the open table: legs and rulers among many ships."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final

from engine.space.plane import (
    STARBOARD,
    Placed,
    Pose,
    Run,
    Turn,
    clearance,
    near,
    placed,
    stop,
    strip,
)
from tests.bench.line import Bar, Line, usual
from tests.space.tables import CM, GALLEY, TEMPLATE

LIMITS: Final = {"run": 0.1, "turn": 0.2, "ruler": 0.1}
"""Most milliseconds for a ship among sixteen, on a machine that calibrates at 14 ms."""

Measured = Callable[[Pose, Sequence[Placed]], object]


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements on a table of 120 by 120 cm, and on a crowded one; *scale* shortens them."""
    for ships, side, limited in ((16, 120, True), (24, 60, False)):
        table = _laid_out(ships, side * CM)
        for name, what in MEASURED.items():
            took = usual(partial(_all, what, table), runs=max(3, round(40 * scale))) / ships
            bars = (Bar(figure="ms", limit=LIMITS[name]),) if limited else ()
            told = f"open table: a {name} among {ships} ships on {side} x {side} cm"
            yield Line(what=told, cpu=True, figures={"ms": took}, bars=bars)


def _laid_out(ships: int, size: int) -> list[tuple[Pose, list[Placed]]]:
    """Each ship's pose, and all others."""
    random, poses = Random("bench"), list[Pose]()
    while len(poses) < ships:
        pose = Pose(random.randrange(size), random.randrange(size), random.randrange(5760))
        here = placed(GALLEY, pose)
        if all(clearance(here, placed(GALLEY, one)) > 0 for one in poses):
            poses.append(pose)
    return [(at, [placed(GALLEY, one) for one in poses if one != at]) for at in poses]


def _all(what: Measured, table: Sequence[tuple[Pose, Sequence[Placed]]]) -> None:
    for at, others in table:
        what(at, others)


def _run(at: Pose, others: Sequence[Placed]) -> object:
    return stop(Run(at, 10 * CM), GALLEY, others)


def _turn(at: Pose, others: Sequence[Placed]) -> object:
    return stop(Turn(at, TEMPLATE, 720), GALLEY, others)


def _ruler(at: Pose, others: Sequence[Placed]) -> object:
    laid = strip(GALLEY, at, STARBOARD, 25_000, 225_000)
    return [near(laid, other.outline) for other in others]


MEASURED: Final[dict[str, Measured]] = {"run": _run, "turn": _turn, "ruler": _ruler}
