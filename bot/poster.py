"""Posts on Discord what the outbox hands over, and finds again what it posted."""

import logging
from typing import TYPE_CHECKING

import discord
from sqlalchemy import update
from sqlmodel import col

from bot.cards import mark_of, without_buttons
from bot.outbox import CannotPost, Post
from bot.store.models import Table

if TYPE_CHECKING:
    from bot.client import Quarterdeck

log = logging.getLogger(__name__)

SEARCHED = 50
"""Messages looked through for one that may have arrived."""


class DiscordPoster:
    """The poster of *client*."""

    def __init__(self, client: "Quarterdeck") -> None:
        self._client = client

    async def post(self, post: Post) -> int:
        """Send it; private news wait on ``/hand`` instead, for nothing private is ever posted.

        :raises CannotPost: if there is no such channel any more, or no right to speak in it.
        """
        if post.kind == "private":
            return 0
        message = await self._client.narrator.message(post)
        channel = self._client.get_partial_messageable(post.channel_id)
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
            raise CannotPost(f"channel {post.channel_id}: {error.text}") from error
        if message.is_board:
            await self.replace_card(post.table_id, post.channel_id, sent.id)
        return sent.id

    async def find(self, post: Post) -> int | None:
        """Look for the mark of *post* in its channel."""
        if post.kind == "private" or self._client.user is None:
            return None
        channel = self._client.get_partial_messageable(post.channel_id)
        try:
            async for message in channel.history(limit=SEARCHED):
                if message.author.id == self._client.user.id and mark_of(message) == post.id:
                    return message.id
        except discord.Forbidden as error:
            raise CannotPost(f"channel {post.channel_id}: {error.text}") from error
        return None

    async def replace_card(self, table_id: str, channel_id: int, message_id: int) -> None:
        """Remember *message_id* as the table's card; the one before loses its buttons, once."""
        old = (await self._client.tables.table(table_id)).card_id
        async with self._client.house.store.writing() as session:
            query = update(Table).where(col(Table.id) == table_id)
            await session.execute(query.values(card_id=message_id))
        if old is None or old == message_id:
            return
        message = self._client.get_partial_messageable(channel_id).get_partial_message(old)
        try:
            bare = without_buttons(await message.fetch())
            if bare is not None:
                await message.edit(view=bare)
        # Its buttons are refused as stale anyway: the new card is what matters.
        except discord.HTTPException as error:
            log.info("the old card %s keeps its buttons: %r", old, error)
