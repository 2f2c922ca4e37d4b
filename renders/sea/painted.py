"""A cache of squares of the sea."""

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image

from renders.kit.squares import Part, Square
from renders.sea.chart import Ground

Grounds: TypeAlias = frozenset[Ground]

KEPT: Final = 64
KEPT_BY_NIGHT: Final = 16
"""Moonlit squares kept, two thirds of a megabyte each."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A square's picture for some known hexes, of which a part is painted."""

    grounds: Grounds
    part: Part
    picture: Image.Image


class Painted:
    """Cached sheets by square; safe to use from several threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[Square, Grounds], Sheet] = OrderedDict()

    def likest(self, square: Square, grounds: Grounds) -> Sheet | None:
        """The cached sheet of a square whose known hexes differ least from *grounds*, if any."""
        with self._lock:
            sheets = [sheet for (other, _), sheet in self._kept.items() if other == square]
            found = min(sheets, key=lambda sheet: len(sheet.grounds ^ grounds), default=None)
            if found is not None:
                self._kept.move_to_end((square, found.grounds))
            return found

    def keep(self, square: Square, sheet: Sheet) -> None:
        """Keep a sheet, and drop those longest unused if there are too many."""
        with self._lock:
            self._kept[square, sheet.grounds] = sheet
            self._kept.move_to_end((square, sheet.grounds))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()


PAINTED: Final = Painted(KEPT)
MOONLIT: Final = Painted(KEPT_BY_NIGHT)
"""Cache of moonlit squares, apart from the squares by day."""
