"""The person who acts as the host of a table: the host, a manager, or whoever follows the host."""

from bot.client import Quarterdeck
from bot.membership import has_left
from bot.messages.reply import Interaction
from bot.store.models import Table
from bot.tables import succession


async def acting_host(bot: Quarterdeck, interaction: Interaction, table: Table) -> int:
    """The id of the host if the person acts as the host, else the person's own.

    A manager of the channel commands in place of the host. If the host has left the server, a
    person who sits at the table becomes its host by commanding.
    """
    user_id = interaction.user.id
    here = interaction.channel_id == table.channel_id
    if here and interaction.permissions.manage_channels:
        return table.host_id
    if user_id != table.host_id and await _may_follow(bot, user_id, table):
        await succession.take_over(bot.tables, table.id, user_id, gone=table.host_id)
        await bot.poster.repaint_lobby(table.id)
    return user_id


async def _may_follow(bot: Quarterdeck, user_id: int, table: Table) -> bool:
    """Whether the person sits at *table*, and its host is no longer in its server."""
    holders = await bot.tables.holders(table.id)
    over = table.status in ("finished", "quarantined")
    if over or table.guild_id is None or all(one.user_id != user_id for one in holders):
        return False
    return await has_left(bot, table.guild_id, table.host_id)
