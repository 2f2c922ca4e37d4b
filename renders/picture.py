"""A request for a picture, its result and the drawer that answers it: plain values.

Nothing here imports what draws: who asks for a picture need not be able to make one.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from engine.core.records import Seat

CHOICE: Final = "choice"
"""The frame that shows what matters for the next choice; any other is of the game's own naming."""
EVERYTHING: Final = "all"
"""The frame that shows the whole board."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is written in the picture, in the language of its reader."""

    title: str = ""
    """Round and time of day."""
    caption: str = ""
    names: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """What each player is called."""
    mark: str = ""
    """What the whole picture is marked with, such as that nothing of it has happened yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a picture should show, besides the view: its *words*, and *events* that just happened.

    *planned* says that the events are a plan's: the view is what would come of it. *frame* is what
    the camera looks at. Pictures of one *board* follow each other, so its camera may keep still.
    """

    words: Words = field(default_factory=Words)
    events: tuple[Any, ...] = ()
    planned: bool = False
    frame: str = CHOICE
    board: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """One of the pictures that follow each other in a moving one."""

    view: Any
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be sent."""

    data: bytes
    format: Literal["jpg", "png", "gif"]
    width: int
    height: int


def _nothing_to_warm() -> Iterator[None]:
    return iter(())


def _nothing_to_read(folder: Path) -> None:
    del folder


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawer:
    """How a game is drawn: *draw* from a view and what is wanted of it.

    *warm* draws, bit by bit, what no first picture should wait for; *read* learns the data sets
    kept for the game in a folder, which views may refer to.
    """

    draw: Callable[[Any, Wanted], Picture]
    warm: Callable[[], Iterator[None]] = _nothing_to_warm
    read: Callable[[Path], object] = _nothing_to_read
