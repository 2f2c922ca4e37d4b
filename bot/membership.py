"""Membership: whether a person has left a server, which Discord is asked only when it matters."""

import logging

import discord

log = logging.getLogger(__name__)

UNKNOWN_PERSON_CODES = (10007, 10013)
"""Discord's codes for people who are not in a server, or whose account is gone."""


async def has_left(bot: discord.Client, guild_id: int, user_id: int) -> bool:
    """Whether a person is no longer in a server; False if that cannot be found out."""
    guild = bot.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code in UNKNOWN_PERSON_CODES
    except discord.HTTPException as error:
        log.warning("person %s in server %s cannot be looked up: %r", user_id, guild_id, error)
    return False
