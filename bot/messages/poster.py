"""Posts on Discord what the outbox hands over, and finds again what it posted."""

import logging
from typing import Protocol

import discord
from sqlalchemy import update
from sqlmodel import col

from bot.errors import CannotPost
from bot.messages.board import Narrator, turn_buttons
from bot.messages.card import mark_of, with_buttons
from bot.messages.lobby_card import lobby_card
from bot.store.models import Table
from bot.tables import undoing
from bot.tables.live import Tables
from bot.tables.outbox import Post
from bot.words.language import voice

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel that was deleted."""

MESSAGES_SEARCHED = 50
"""Messages looked through for one that may have arrived."""


class App(Protocol):
    """What posting needs of the bot."""

    @property
    def tables(self) -> Tables: ...

    @property
    def narrator(self) -> Narrator: ...

    @property
    def user(self) -> discord.ClientUser | None: ...

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable: ...


class DiscordPoster:
    """Posts as *app*."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def post(self, post: Post) -> int:
        """Send it; private news wait on ``/hand`` instead, for nothing private is ever posted.

        :raises CannotPost: if there is no such channel any more, or no right to speak in it.
        """
        if post.kind == "private":
            return 0
        message = await self._app.narrator.message(post)
        channel = self._app.get_partial_messageable(post.channel_id)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.called]
        )
        try:
            sent = await channel.send(
                view=message.card,
                files=message.files(),
                nonce=post.nonce,
                allowed_mentions=mentions,
            )
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == UNKNOWN_CHANNEL:
                await self._app.tables.lose_channel(post.channel_id)
            raise CannotPost(f"channel {post.channel_id}: {error.text}") from error
        if message.is_board:
            await self.replace_card(post.table_id, post.channel_id, sent.id)
        return sent.id

    async def find(self, post: Post) -> int | None:
        """Look for the mark of *post* in its channel."""
        if post.kind == "private" or self._app.user is None:
            return None
        channel = self._app.get_partial_messageable(post.channel_id)
        try:
            async for message in channel.history(limit=MESSAGES_SEARCHED):
                if message.author.id == self._app.user.id and mark_of(message) == post.id:
                    return message.id
        except discord.Forbidden as error:
            raise CannotPost(f"channel {post.channel_id}: {error.text}") from error
        return None

    async def replace_card(self, table_id: str, channel_id: int, message_id: int) -> None:
        """Remember *message_id* as the table's card; the one before loses its buttons, once."""
        old = (await self._app.tables.table(table_id)).card_id
        async with self._app.tables.store.writing() as session:
            query = update(Table).where(col(Table.id) == table_id)
            await session.execute(query.values(card_id=message_id))
        if old is None or old == message_id:
            return
        message = self._app.get_partial_messageable(channel_id).get_partial_message(old)
        try:
            bare = with_buttons(await message.fetch())
            if bare is not None:
                await message.edit(view=bare)
        # Its buttons are refused as stale anyway: the new card is what matters.
        except discord.HTTPException as error:
            log.info("the old card %s keeps its buttons: %r", old, error)

    async def repaint_lobby(self, table_id: str) -> None:
        """Bring the card of a table that waits to start up to date, if it is still there."""
        table = await self._app.tables.table(table_id)
        if table.status != "lobby" or table.card_id is None:
            return
        view = await lobby_card(self._app.tables, table.id)
        channel = self._app.get_partial_messageable(table.channel_id)
        try:
            await channel.get_partial_message(table.card_id).edit(view=view)
        except (discord.NotFound, discord.Forbidden):
            return

    async def renew_buttons(self, table_id: str) -> None:
        """Let the table's card be pressed again, after a change that made no news."""
        tables = self._app.tables
        live = await tables.load(table_id)
        table, language = live.table, voice(live.table.language, live.table.game)
        if table.card_id is None or table.status != "open":
            return
        undo = await undoing.can_undo(tables, table_id)
        buttons = turn_buttons(live, language, with_undo=undo)
        channel = self._app.get_partial_messageable(table.channel_id)
        message = channel.get_partial_message(table.card_id)
        try:
            card = with_buttons(await message.fetch(), buttons)
            if card is not None:
                await message.edit(view=card)
        # Whoever presses an old one is told where the board is.
        except discord.HTTPException as error:
            log.info("the card %s keeps its old buttons: %r", table.card_id, error)
