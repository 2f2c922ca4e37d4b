"""The one clock of the bot, so that a test can move time."""

from datetime import datetime, timedelta

import discord.utils


def now() -> datetime:
    """This moment, in UTC."""
    return discord.utils.utcnow()


def seconds(count: float) -> timedelta:
    return timedelta(seconds=count)
