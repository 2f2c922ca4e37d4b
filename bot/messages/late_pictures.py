"""Cards whose picture may come after their words, and the order in which a message shows cards."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import aiohttp
import discord
from discord import ui

from bot.messages.pictures import Drawing, Picture

log = logging.getLogger(__name__)

Edit: TypeAlias = Callable[[ui.LayoutView, Picture | None], Awaitable[None]]
"""A function that shows a card in a message, with its picture if there is one."""

PICTURE_SECONDS = 0.3
"""Seconds for which words wait for their picture; mostly both then come in one edit.

With 0 they do not wait at all.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Later:
    """A *drawing* under way, and the *card* to show with it.

    *failed* replaces the words if nothing can be drawn; if it is None, they stay.
    """

    drawing: Drawing
    card: Callable[[Picture], ui.LayoutView]
    failed: ui.LayoutView | None = None


@dataclass(slots=True, eq=False)
class _Showing:
    """A card on its way to a message; *turn* is held while the message is edited."""

    turn: asyncio.Lock
    later: Later | None
    is_past: bool = False
    """Whether a newer card is shown, so that this one must not appear any more."""

    def give_up(self) -> None:
        """Let a newer card be shown: a picture not begun yet is not drawn any more."""
        self.is_past = True
        if self.later is not None:
            self.later.drawing.cancel()


class CardTurns:
    """The last card of each message; a card shown before it never appears after it."""

    def __init__(self) -> None:
        self._last: dict[int, _Showing] = {}
        self._following: set[asyncio.Task[None]] = set()

    async def show(
        self, message_id: int | None, card: ui.LayoutView, edit: Edit, later: Later | None = None
    ) -> None:
        """Show *card* by *edit*, or at once the card with its picture if that is drawn in time.

        A picture that comes *later* is shown by another edit, unless the message shows a newer card
        by then. What the message still waited for is given up. A message whose id is unknown is
        shown once, with its picture.
        """
        showing = self._begin(message_id, later)
        follows = False
        try:
            picture: Picture | None = None
            if later is not None:
                seconds = PICTURE_SECONDS if message_id is not None else None
                if seconds != 0:
                    await asyncio.wait({later.drawing}, timeout=seconds)
                card, picture = _now(card, later)
            async with showing.turn:
                if showing.is_past:
                    return
                follows = later is not None and not later.drawing.done()
                await edit(card, picture)
        except BaseException:
            follows = False
            raise
        finally:
            if not follows:
                self._end(message_id, showing)
        if later is not None and follows:
            following = asyncio.create_task(self._follow(message_id, showing, later, edit))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _follow(
        self, message_id: int | None, showing: _Showing, later: Later, edit: Edit
    ) -> None:
        """Show the picture of *showing* once it is drawn; it never raises."""
        try:
            await asyncio.wait({later.drawing})
            async with showing.turn:
                if showing.is_past or later.drawing.cancelled():
                    return
                picture = later.drawing.result()
                card = later.failed if picture is None else later.card(picture)
                if card is not None:
                    await edit(card, picture)
        # The words are there. The message may be dismissed by now, or the token too old.
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("a picture came too late for its card: %r", error)
        # Nobody waits for this task, who could hear of the error.
        except Exception:
            log.exception("a picture cannot be shown")
        finally:
            self._end(message_id, showing)

    def give_up(self, message_id: int | None) -> None:
        """Show nothing in the message that it still waits for."""
        showing = None if message_id is None else self._last.get(message_id)
        if showing is not None:
            showing.give_up()

    def _begin(self, message_id: int | None, later: Later | None) -> _Showing:
        if message_id is None:
            return _Showing(asyncio.Lock(), later)
        self.give_up(message_id)
        before = self._last.get(message_id)
        showing = _Showing(asyncio.Lock() if before is None else before.turn, later)
        self._last[message_id] = showing
        return showing

    def _end(self, message_id: int | None, showing: _Showing) -> None:
        """Forget *showing*; its picture is not drawn if that has not begun."""
        if showing.later is not None:
            showing.later.drawing.cancel()
        if message_id is not None and self._last.get(message_id) is showing:
            del self._last[message_id]


def _now(words: ui.LayoutView, later: Later) -> tuple[ui.LayoutView, Picture | None]:
    """The card to show now, and its picture if that is drawn by now."""
    if not later.drawing.done() or later.drawing.cancelled():
        return words, None
    picture = later.drawing.result()
    if picture is None:
        return later.failed or words, None
    return later.card(picture), picture
