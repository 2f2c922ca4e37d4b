"""Requests for pictures, their results and the drawers that answer them: plain values.

Nothing here imports drawing code, so that a process need not be able to draw to ask for a picture.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from engine.core.records import Seat

CHOICE: Final = "choice"
"""Frame on the next choice; all names besides this and `EVERYTHING` are the game's own."""
EVERYTHING: Final = "all"
"""Frame on the whole board."""


@dataclass(frozen=True, slots=True)
class Words:
    """Texts in a picture, in the language of its reader."""

    title: str = ""
    """Round, or round and time of day."""
    caption: str = ""
    reason: str = ""
    """Why the game has ended as it has."""
    names: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    """Name of each player."""
    mark: str = ""
    """Mark on the whole picture, such as that its events have not happened yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Contents wanted of a picture besides the view: *words*, and *events* that have just happened.

    If the first event answers a question, *before* are those that led to it, which an earlier
    picture has shown. With *planned* the events are a plan's, and the view shows its result.
    *frame* chooses what the camera looks at. Pictures with the same *board* follow each other, so
    the camera may keep still. *recalled* are the events of all the pictures of a moving one: it
    only recalls them, so nobody is to choose, and one camera may show where they happened.
    *pictured* is what every eye sees at that moment and the view does not hold (``Game.pictured``).
    """

    words: Words = field(default_factory=Words)
    before: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()
    planned: bool = False
    frame: str = CHOICE
    board: str = ""
    recalled: tuple[Any, ...] = ()
    pictured: Any = None


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a moving one."""

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
    """Drawing functions of a game: *draw* makes a picture of a view.

    *warm* draws, step by step, shared parts that the first picture should not wait for; *read*
    loads the data sets of the game from a folder.
    """

    draw: Callable[[Any, Wanted], Picture]
    warm: Callable[[], Iterator[None]] = _nothing_to_warm
    read: Callable[[Path], object] = _nothing_to_read
