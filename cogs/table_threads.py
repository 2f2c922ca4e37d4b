"""Threads that the bot opens for a table, and the table's card in them."""

from typing import Final

import discord

from bot.client import Quarterdeck
from bot.errors import NoThreads
from bot.messages.lobby_card import lobby_card
from bot.messages.reply import Interaction, Reply
from bot.messages.undelivered import require_rights
from bot.store.models import Table
from bot.words.fitting import cut
from bot.words.language import voice
from engine.core.words import Text

NAME_LETTERS = 100
"""Letters that Discord takes in the name of a thread."""

OPEN_MINUTES: Final = 10_080
"""Minutes without a message, a week, after which Discord closes the thread by itself."""


def require_thread_rights(interaction: Interaction) -> discord.TextChannel:
    """The channel, in which the bot may open a thread and play in it.

    :raises NoThreads: if it is no text channel of a server.
    :raises NoRights: if the bot lacks a permission.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise NoThreads
    require_rights(interaction, "create_public_threads", "send_messages_in_threads")
    return channel


async def open_thread(
    channel: discord.TextChannel, game: str, host: str, code: str
) -> discord.Thread:
    """Open a public thread for a table, named in the language *code* of the table."""
    name = voice(code, game).say(Text.of("thread-name", game=game, host=host), plain=True)
    return await channel.create_thread(
        name=cut(name, NAME_LETTERS),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=OPEN_MINUTES,
    )


async def show_in_thread(
    bot: Quarterdeck, reply: Reply, table: Table, thread: discord.Thread
) -> None:
    """Post the lobby card in the thread of *table*, and answer with the way there."""
    card = await thread.send(view=await lobby_card(bot.tables, table.id))
    await bot.poster.stand(table.id, thread.id, card.id)
    await reply.say(Text.of("thread-opened", table=table.id, thread=str(thread.id)))
