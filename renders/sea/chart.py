"""The known hexes of the sea, as values that serve as keys of caches."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from renders.kit.camera import Box
from renders.kit.grids import Hex, hex_at, world

Kind: TypeAlias = Literal["deep", "shoal", "land"]


@dataclass(frozen=True, slots=True)
class Ground:
    """A known hex: its kind, and the number of its tile (0: none)."""

    at: Hex
    kind: Kind
    depth: int = 0
    """Depth of a shoal."""
    tile: int = 0
    wooded: bool = True
    """Whether trees may stand in the middle of a land hex."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The known hexes; every other hex is parchment."""

    grounds: tuple[Ground, ...]


def near(chart: Chart, box: Box, margin: float) -> tuple[Ground, ...]:
    """The known hexes whose centre lies within `margin` sides of a box given in sides."""
    left, top, right, bottom = box
    return tuple(
        ground
        for ground in chart.grounds
        if left - margin <= world(ground.at)[0] <= right + margin
        and top - margin <= world(ground.at)[1] <= bottom + margin
    )


def chart_of(grounds: Iterable[Ground]) -> Chart:
    """A chart with its hexes in a fixed order, so that equal seas are equal values."""
    return Chart(tuple(sorted(grounds, key=lambda ground: ground.at)))


def hexes_in(box: Box, margin: float) -> list[Hex]:
    """Every hex, known or not, that may touch a box given in sides, or lie within the margin."""
    left, top, right, bottom = box
    first, last = hex_at(left - margin, 0)[0] - 1, hex_at(right + margin, 0)[0] + 1
    found: list[Hex] = []
    for q in range(first, last + 1):
        low, high = hex_at(1.5 * q, top - margin)[1] - 1, hex_at(1.5 * q, bottom + margin)[1] + 1
        found.extend((q, r) for r in range(low, high + 1))
    return found
