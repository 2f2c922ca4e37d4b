"""Places for labels and badges: candidates are tried in order, and the first free one is taken."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from renders.kit.camera import Box, Point, Size

GAP: Final = 2.0
"""Px that stay free between two things."""
HIDDEN: Final = 0.04
"""Largest share of a thing's box that may overlap others; with more, the thing is left out."""

NEARER: Final = 0.94
CLEARER: Final = 0.70
"""A mark's distance to its owner, as a share of that to any other, that is near enough or clear."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A box of the picture, and a name for the thing in it."""

    box: Box
    what: str


@dataclass(slots=True)
class Layout:
    """The parts of a picture that are taken."""

    size: Size
    taken: list[Taken] = field(default_factory=list[Taken])

    def block(self, box: Box, what: str) -> None:
        """Take a box even if it overlaps others, for a thing that cannot move."""
        self.taken.append(Taken(box, what))

    def place(self, size: Size, centres: Iterable[Point], what: str) -> Point:
        """Take the first of *centres* where a box hides nothing, else the one where it hides least.

        Returns that centre.
        """
        best = self._best(size, centres)
        assert best is not None, "a thing needs at least one place"
        self.block(box_around(best[0], size), what)
        return best[0]

    def place_if(
        self, size: Size, centres: Iterable[Point], what: str, share: float = HIDDEN
    ) -> Point | None:
        """Take a place as ``place`` does, but only if at most `share` of the box overlaps others.

        Returns its centre; None if nothing was taken.
        """
        most = share * size[0] * size[1]
        best = self._best(size, centres, most)
        if best is None or best[1] > most:
            return None
        self.block(box_around(best[0], size), what)
        return best[0]

    def covered(self, point: Point, what: str) -> bool:
        """Whether a point lies under a thing whose name begins with *what*."""
        x, y = point
        return any(
            other.box[0] <= x <= other.box[2] and other.box[1] <= y <= other.box[3]
            for other in self.taken
            if other.what.startswith(what)
        )

    def touches(self, box: Box, what: str) -> bool:
        """Whether a box meets a thing whose name begins with *what*."""
        return any(
            overlap(box, other.box) > 0 for other in self.taken if other.what.startswith(what)
        )

    def hidden(self, box: Box) -> float:
        """Square px of taken boxes that a box would hide, plus those of it outside the picture."""
        return self._hidden(box, [other.box for other in self.taken], math.inf)

    def _hidden(self, box: Box, boxes: list[Box], most: float) -> float:
        """Square px as in ``hidden``, counted no further once they exceed `most`."""
        width, height = self.size
        left, top, right, bottom = box
        inside = overlap(box, (0, 0, width, height))
        hidden = max(0.0, (right - left) * (bottom - top) - inside)
        left, top, right, bottom = left - GAP, top - GAP, right + GAP, bottom + GAP
        for near, upper, far, lower in boxes:
            if left < far and near < right and top < lower and upper < bottom:
                across = min(right, far) - max(left, near)
                hidden += across * (min(bottom, lower) - max(top, upper))
                if hidden > most:
                    break
        return hidden

    def _best(
        self, size: Size, centres: Iterable[Point], most: float = math.inf
    ) -> tuple[Point, float] | None:
        best: tuple[Point, float] | None = None
        boxes = [other.box for other in self.taken]
        for centre in centres:
            hidden = self._hidden(box_around(centre, size), boxes, most)
            if best is None or hidden < best[1]:
                best = centre, hidden
                most = min(most, hidden)
            if hidden == 0:
                break
        return best


def clearest_first(spots: list[Point], owner: Point, others: Iterable[Point]) -> list[Point]:
    """Those of *spots* nearer to *owner* than to all *others*, the unmistakable before the rest.

    All of them if none is nearer.
    """
    away = list(others)
    clear = [spot for spot in spots if is_nearest(spot, owner, away, CLEARER)]
    near = [spot for spot in spots if spot not in clear and is_nearest(spot, owner, away)]
    return [*clear, *near] or spots


def is_nearest(spot: Point, owner: Point, others: Iterable[Point], share: float = NEARER) -> bool:
    """Whether the distance of a spot to *owner* is below that *share* of that to all *others*."""
    away = math.dist(spot, owner)
    return all(away < share * math.dist(spot, other) for other in others)


def box_around(centre: Point, size: Size) -> Box:
    """The box of a size about its centre."""
    across, down = size[0] / 2, size[1] / 2
    return centre[0] - across, centre[1] - down, centre[0] + across, centre[1] + down


def overlap(first: Box, second: Box) -> float:
    """The square px two boxes share."""
    across = min(first[2], second[2]) - max(first[0], second[0])
    down = min(first[3], second[3]) - max(first[1], second[1])
    return max(0.0, across) * max(0.0, down)
