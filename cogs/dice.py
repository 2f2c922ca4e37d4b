"""/roll: dice that people roll outside the rules of a game."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply
from bot.words.commands import about
from bot.words.typed_dice import roll


class DiceCog(commands.Cog):
    """Dice for any purpose, apart from games."""

    @app_commands.command(name="roll", description=about("about-roll"))
    @app_commands.describe(dice=about("about-option-dice"))
    async def roll(self, interaction: Interaction, dice: str) -> None:
        """Roll *dice* for everybody to see; a faulty expression is told to the person alone."""
        async with Reply(interaction, public=True) as reply:
            await reply.write(roll(dice))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(DiceCog())
