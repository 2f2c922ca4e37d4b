"""Pictures of a game: put into words here, drawn in separate processes, and kept for a while.

A game without texts for its picture is played without pictures.
"""

import asyncio
import hashlib
import io
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol, TypeAlias
from zlib import crc32

import discord

import renders.picture
from bot.words.fitting import cut
from bot.words.language import Language, Names, harmless, voice
from engine.core.game import AnyGame, seat_counts
from engine.core.words import Text
from renders.picture import CHOICE, Words

log = logging.getLogger(__name__)

ALT_LETTERS = 256
CAPTION_LETTERS = 48
REASON_LETTERS = 100
"""Letters of a caption and of a reason that surely fit a picture; with more, names are cut."""
NAME_LETTERS = (48, 32, 24, 18, 14, 10, 7)
"""Letters to which names in a caption are cut, tried in order."""
PICTURES_KEPT = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The wishes for a picture besides the view: the *language* of words, the *names* of seats.

    *events* have just happened, or would happen if *planned*; if they answer a question, those that
    led to it are *before*. *frame* is the part of the board to
    show: what matters for the next choice, everything, or one place named by the game. *told_of* is
    the view that the words describe, if it is not the one that is drawn. *told* are the events of a
    plan in words, which then describe the picture. *pictured* is what every eye sees at that moment
    and the view does not hold; no word is made from it.
    """

    language: str = "en"
    names: Names = str
    before: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()
    planned: bool = False
    frame: str = CHOICE
    told_of: Any = None
    told: str = ""
    pictured: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """An encoded picture; *suffix* is that of its format, *alt* describes it in words.

    *use* is ``board`` for the board as it is or as a plan would leave it, else ``lookup``.
    """

    data: bytes
    suffix: str
    alt: str
    use: Literal["board", "lookup"] = "board"

    @property
    def name(self) -> str:
        """A file name that reveals nothing about the picture but its use."""
        return f"{self.use}.{self.suffix}"

    @property
    def digest(self) -> bytes:
        """A hash of the picture and its description, to compare it with another."""
        return hashlib.blake2b(self.data + self.alt.encode(), digest_size=16).digest()

    def file(self) -> discord.File:
        alt = cut(self.alt, ALT_LETTERS) or None
        return discord.File(io.BytesIO(self.data), filename=self.name, description=alt)


Drawing: TypeAlias = asyncio.Task[Picture | None]
"""A picture being drawn; the result is None if drawing failed."""


class Painter(Protocol):
    """A program that draws one picture after another, in the thread that calls it.

    *game* is the slug of a game.
    """

    def draw(self, game: str, view: Any, wanted: renders.picture.Wanted) -> renders.picture.Picture:
        """Draw a picture; any error is raised."""
        ...

    def animate(
        self, game: str, frames: Sequence[renders.picture.Frame]
    ) -> renders.picture.Picture:
        """Draw a picture that moves through *frames*; any error is raised."""
        ...

    def wake(self) -> None:
        """Start up, because a picture may soon be needed."""

    def close(self) -> None:
        """Stop, and give up a picture being drawn."""


class Pictures:
    """Draws with *painters*, each in a thread of its own; without painters there are no pictures.

    A channel always has the same painter, which remembers the board of its table.
    """

    def __init__(self, painters: Sequence[Painter]) -> None:
        self._painters = [
            (painter, ThreadPoolExecutor(1, thread_name_prefix="picture")) for painter in painters
        ]
        self._kept: OrderedDict[bytes, renders.picture.Picture] = OrderedDict()
        self._closed = False

    def can_draw(self, game: AnyGame) -> bool:
        """Whether the game has pictures, and somebody draws them."""
        return game.words.picture is not None and bool(self._painters)

    async def draw(
        self, channel_id: int, game: AnyGame, view: Any, wanted: Wanted
    ) -> Picture | None:
        """Draw a picture; None if the game has none or drawing failed, for play goes on without it.

        *view* must not change while it is drawn: pass a clone.
        """
        if not self.can_draw(game):
            return None
        painter, thread = self._painter_of(channel_id)
        loop = asyncio.get_running_loop()
        try:
            told_of = view if wanted.told_of is None else wanted.told_of
            worded = replace(_worded(game, told_of, wanted), board=str(channel_id))
            alt = _alt(game, told_of, wanted)
            key, drawn = await loop.run_in_executor(
                thread, self._made, painter, game.slug, view, worded
            )
        # Play goes on without a picture, whatever the error.
        except Exception:
            log.exception("a picture of %s failed", game.slug)
            return None
        self._kept[key] = drawn
        self._kept.move_to_end(key)
        while len(self._kept) > PICTURES_KEPT:
            self._kept.popitem(last=False)
        return Picture(data=drawn.data, suffix=drawn.format, alt=alt)

    async def animate(
        self,
        channel_id: int,
        game: AnyGame,
        frames: Sequence[tuple[Any, Wanted]],
        *,
        told: str,
    ) -> Picture | None:
        """Draw a picture that moves through *frames*, each a view with the wishes for it.

        *told* are its events in words. None if the game has no pictures, there are no frames, or
        drawing failed. The views must not change meanwhile: pass clones.
        """
        if not frames or not self.can_draw(game):
            return None
        painter, thread = self._painter_of(channel_id)
        board = str(channel_id)
        asked = [
            renders.picture.Frame(view, replace(_worded(game, view, wanted), board=board))
            for view, wanted in frames
        ]
        loop = asyncio.get_running_loop()
        try:
            drawn = await loop.run_in_executor(thread, painter.animate, game.slug, asked)
        # Play goes on without a picture, whatever the error.
        except Exception:
            log.exception("a moving picture of %s failed", game.slug)
            return None
        again = voice(frames[-1][1].language).say(Text.of("map-recap-alt"), plain=True)
        alt = f"{again} {told}".strip()
        return Picture(data=drawn.data, suffix=drawn.format, alt=alt)

    def wake(self, channel_id: int) -> None:
        """Start up the painter of this channel, in the background."""
        if self._painters and not self._closed:
            painter, thread = self._painter_of(channel_id)
            thread.submit(_wake, painter)

    def close(self) -> None:
        self._closed = True
        for painter, thread in self._painters:
            thread.shutdown(wait=False, cancel_futures=True)
            painter.close()

    def _painter_of(self, channel_id: int) -> tuple[Painter, ThreadPoolExecutor]:
        return self._painters[crc32(str(channel_id).encode()) % len(self._painters)]

    def _made(
        self, painter: Painter, game: str, view: Any, wanted: renders.picture.Wanted
    ) -> tuple[bytes, renders.picture.Picture]:
        key = hashlib.blake2b(repr((game, view, wanted)).encode(), digest_size=16).digest()
        return key, self._kept.get(key) or painter.draw(game, view, wanted)


def _wake(painter: Painter) -> None:
    try:
        painter.wake()
    # Drawing the picture will show the same error.
    except Exception as error:
        log.warning("who draws did not wake: %r", error)


def _worded(game: AnyGame, view: Any, wanted: Wanted) -> renders.picture.Wanted:
    """The wishes *wanted* with their words in the reader's language, as drawers need them."""
    assert game.words.picture is not None
    texts, language = game.words.picture(view), voice(wanted.language, game.slug)
    seats = (f"p{number}" for number in range(1, max(seat_counts(game)) + 1))
    words = Words(
        title=language.say(texts.title, wanted.names, plain=True),
        caption=_short(texts.caption, language, wanted.names, CAPTION_LETTERS),
        reason=_short(texts.reason, language, wanted.names, REASON_LETTERS),
        names={seat: harmless(wanted.names(seat), plain=True) for seat in seats},
        mark=language.say(Text.of("picture-planned"), plain=True) if wanted.planned else "",
    )
    return renders.picture.Wanted(
        words=words,
        before=wanted.before,
        events=wanted.events,
        planned=wanted.planned,
        frame=wanted.frame,
        pictured=wanted.pictured,
    )


def _short(text: Text | None, language: Language, names: Names, most: int) -> str:
    """The text in at most *most* letters, if names in it can be cut so short."""
    if text is None:
        return ""
    said = ""
    for letters in NAME_LETTERS:
        said = language.say(text, _cut_names(names, letters), plain=True)
        if len(said) <= most:
            break
    return said


def _cut_names(names: Names, most: int) -> Names:
    return lambda seat: cut(names(seat), most)


def _alt(game: AnyGame, view: Any, wanted: Wanted) -> str:
    if game.words.alt is None:
        return ""
    language = voice(wanted.language, game.slug)
    alt = wanted.told or language.say(game.words.alt(view), wanted.names, plain=True)
    if not wanted.planned:
        return alt
    return language.say(Text.of("picture-planned-alt", alt=alt), plain=True)
