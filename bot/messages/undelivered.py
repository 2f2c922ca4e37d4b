"""Reasons why news does not arrive in a channel, and what can be done, for who acts there."""

import logging
from typing import Any, Protocol

import discord

from bot.delivery.outbox import Outbox
from bot.errors import BotError, NoRights
from bot.tables.live import Tables
from engine.core.words import Listing, Text

log = logging.getLogger(__name__)


class App(Protocol):
    """The part of the bot that posts."""

    @property
    def outbox(self) -> Outbox: ...

    @property
    def tables(self) -> Tables: ...


def missing_rights(interaction: discord.Interaction[Any], *also: str) -> tuple[Text, ...]:
    """The names of the permissions that the bot lacks for play in the channel, and *also* these."""
    if interaction.guild_id is None:
        return ()
    have, channel = interaction.app_permissions, interaction.channel
    thread = isinstance(channel, discord.Thread)
    send = "send_messages_in_threads" if thread else "send_messages"
    needed = ["view_channel", send, "attach_files", "read_message_history", *also]
    if isinstance(channel, discord.Thread) and channel.archived and channel.locked:
        needed.append("manage_threads")
    return tuple(Text.of("right", right=name) for name in needed if not getattr(have, name))


def require_rights(interaction: discord.Interaction[Any], *also: str) -> None:
    """Check the bot's permissions for play in the channel, and *also* these.

    :raises NoRights: if it lacks one.
    """
    if missing := missing_rights(interaction, *also):
        raise NoRights(rights=Listing(items=missing))


def why_not_posted(interaction: discord.Interaction[Any]) -> Text | None:
    """The reason why news waits in the channel of *interaction*; None if none does.

    The person who acts counts as told.
    """
    app: App = interaction.client
    channel_id, troubles = interaction.channel_id or 0, app.outbox.troubles
    reason = troubles.of(channel_id)
    if reason is None:
        return None
    troubles.told(channel_id, interaction.user.id)
    if missing := missing_rights(interaction):
        return Text.of("turn-not-posted", rights=Listing(items=missing))
    return Text.of("turn-held-up", reason=reason)


async def untold_trouble(interaction: discord.Interaction[Any], *, within: float) -> Text | None:
    """The reason why news waits in the channel, unless the person was told of it before.

    Whatever somebody does retries the news, which may take *within* seconds.
    """
    app: App = interaction.client
    channel_id, outbox = interaction.channel_id or 0, app.outbox
    if outbox.troubles.of(channel_id) is None:
        return None
    await outbox.retried(channel_id, within=within)
    if outbox.troubles.told(channel_id, interaction.user.id):
        return None
    return why_not_posted(interaction)


async def untold_refusal(interaction: discord.Interaction[Any]) -> Text | None:
    """The reason why direct messages to the person are off, once after Discord refused one."""
    app: App = interaction.client
    preferences, user_id = app.tables.preferences, interaction.user.id
    if (await preferences.of(user_id)).direct_refused_at is None:
        return None
    try:
        await preferences.change(user_id, direct_refused_at=None)
    # They are told at their next command or press.
    except BotError as error:
        log.info("%s is not told why direct messages are off: %r", user_id, error)
        return None
    return Text.of("direct-turned-off")
