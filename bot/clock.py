"""The one clock of the bot, so that a test can move time."""

from datetime import datetime, timedelta

import discord.utils


def now() -> datetime:
    """This moment, in UTC."""
    return discord.utils.utcnow()


def seconds(count: float) -> timedelta:
    return timedelta(seconds=count)


def is_due(moment: datetime, *, within: float) -> bool:
    """Whether *moment*, which was set at most *within* seconds ahead, has come.

    One further ahead was set before the clock was put back, and its delay counts as over.
    """
    left = (moment - now()).total_seconds()
    return not 0 < left <= within
