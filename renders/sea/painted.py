"""Squares of the sea that were painted lately."""

import threading
from collections import OrderedDict
from typing import Final, TypeAlias

from PIL import Image

from renders.kit.squares import Square
from renders.sea.chart import Ground

Grounds: TypeAlias = tuple[Ground, ...]

KEPT: Final = 64
"""Squares kept, of two thirds of a megabyte each."""


class Painted:
    """Pictures by square and the hexes known there; may be used from several threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[Square, Grounds], Image.Image] = OrderedDict()

    def get(self, square: Square, grounds: Grounds) -> Image.Image | None:
        """The square as it was painted with the same hexes known."""
        with self._lock:
            found = self._kept.get((square, grounds))
            if found is not None:
                self._kept.move_to_end((square, grounds))
            return found

    def likest(self, square: Square, grounds: Grounds) -> tuple[set[Ground], Image.Image] | None:
        """The square as it was painted with the fewest other hexes known, and those hexes."""
        known = set(grounds)
        with self._lock:
            ways = [
                (known.symmetric_difference(others), picture)
                for (other, others), picture in self._kept.items()
                if other == square
            ]
        return min(ways, key=lambda way: len(way[0]), default=None)

    def keep(self, square: Square, grounds: Grounds, picture: Image.Image) -> None:
        """Have a painted square at hand; those longest not asked for are dropped."""
        with self._lock:
            self._kept[square, grounds] = picture
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()


PAINTED: Final = Painted(KEPT)
