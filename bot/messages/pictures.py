"""Pictures of a game, drawn off the event loop and kept while they may be asked for again.

A game without a drawer is played without pictures.
"""

import asyncio
import hashlib
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import discord

from bot.words.language import Names

log = logging.getLogger(__name__)

ALT_LETTERS = 256
PICTURES_KEPT = 32
DRAWING_THREADS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a picture should show, besides the view: words in *language*, the *names* of seats.

    *events* just happened; *frame* is what the camera looks at: what matters for the next
    choice, everything, or one place of the game's own naming.
    """

    language: str = "en"
    names: Names = str
    events: tuple[Any, ...] = ()
    frame: str = "choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """An encoded picture: *suffix* names its format, *alt* says what it shows."""

    data: bytes
    suffix: str
    alt: str

    @property
    def name(self) -> str:
        """A file name that tells nothing of what it shows."""
        return f"board.{self.suffix}"

    def file(self) -> discord.File:
        alt = self.alt[:ALT_LETTERS] or None
        return discord.File(io.BytesIO(self.data), filename=self.name, description=alt)


def _no_frames(view: Any) -> Sequence[str]:
    del view
    return ()


def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawer:
    """How a game is drawn; *frames* names the parts of the board that can be looked at closely.

    *warm* draws, in a thread, what no first picture should wait for.
    """

    draw: Callable[[Any, Wanted], Picture]
    frames: Callable[[Any], Sequence[str]] = _no_frames
    warm: Callable[[], None] = _nothing


class Pictures:
    """Draws with *drawers* in threads of its own."""

    def __init__(self, drawers: Mapping[str, Drawer]) -> None:
        self._drawers = drawers
        self._pool = ThreadPoolExecutor(DRAWING_THREADS, thread_name_prefix="picture")
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()

    async def draw(self, game: str, view: Any, wanted: Wanted) -> Picture | None:
        """The picture, or None if the game has none or drawing failed: play goes on without.

        *view* must not change while it is drawn: pass a clone.
        """
        drawer = self._drawers.get(game)
        if drawer is None:
            return None
        loop = asyncio.get_running_loop()
        try:
            key, picture = await loop.run_in_executor(self._pool, self._made, drawer, view, wanted)
        # A picture is never worth a turn.
        except Exception:
            log.exception("a picture of %s failed", game)
            return None
        self._kept[key] = picture
        self._kept.move_to_end(key)
        while len(self._kept) > PICTURES_KEPT:
            self._kept.popitem(last=False)
        return picture

    def frames(self, game: str, view: Any) -> Sequence[str]:
        """The parts of the board a picture of *game* can frame, by name."""
        drawer = self._drawers.get(game)
        return () if drawer is None else drawer.frames(view)

    def warm(self) -> None:
        """Draw beforehand, in the background, what every first picture needs."""
        for drawer in self._drawers.values():
            self._pool.submit(drawer.warm)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _made(self, drawer: Drawer, view: Any, wanted: Wanted) -> tuple[bytes, Picture]:
        key = hashlib.blake2b(repr((view, wanted)).encode(), digest_size=16).digest()
        return key, self._kept.get(key) or drawer.draw(view, wanted)
