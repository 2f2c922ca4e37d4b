"""A painter without a process, which draws by calling a function."""

from collections.abc import Callable, Sequence
from typing import Any

from renders.picture import Frame, Picture, Wanted

ONE_BYTE = Picture(b"x", "jpg", 1, 1)


class FakePainter:
    """Draws by calling *draw*; counts its calls of ``wake`` and records ``close``."""

    def __init__(self, draw: Callable[[Any, Wanted], Picture] = lambda *_: ONE_BYTE) -> None:
        self._draw = draw
        self.woken = 0
        self.closed = False

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        return self._draw(view, wanted)

    def animate(self, game: str, frames: Sequence[Frame]) -> Picture:
        pictures = [self._draw(frame.view, frame.wanted) for frame in frames]
        return pictures[-1]

    def wake(self) -> None:
        self.woken += 1

    def close(self) -> None:
        self.closed = True
