"""/lookup and How?: the way to win, the next step, and a game's pages for looking things up."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import NoPanel
from bot.messages.components import Pressed
from bot.messages.lookups import how_card, panel_card, panels_of, seat_that_looks
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import How, HowPage, LookUp, LookUpPage
from bot.tables.lessons import Stands, steps_for
from bot.words.commands import about
from bot.words.language import voice
from cogs.shared_turn import game_here, inside
from cogs.suggested import Offer, Suggested
from engine.core.records import SPECTATOR
from engine.core.words import Listing, Text


async def _titles(interaction: Interaction) -> Offer:
    """The title of each panel, by its key."""
    live = await game_here(interaction.client, interaction)
    language = voice(await reader_code(interaction), live.table.game)
    seat = seat_that_looks(live, interaction.user.id)
    return Offer.of({one.key: language.say(one.title, plain=True) for one in panels_of(live, seat)})


PANEL = Suggested(_titles)


class LookupsCog(commands.Cog):
    """Help for playing, as the person's own seat sees the game; nobody else sees it."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(How, self._asked_how)
        bot.presses.add(HowPage, self._turned_how)
        bot.presses.add(LookUp, self._looked_up)
        bot.presses.add(LookUpPage, self._turned)

    @app_commands.command(name="lookup", description=about("about-lookup"))
    @app_commands.describe(panel=about("about-option-panel"))
    @app_commands.autocomplete(panel=PANEL.suggest)
    async def lookup(self, interaction: Interaction, panel: str) -> None:
        """Open one of the game's panels."""
        async with Reply(interaction) as reply:
            live = await game_here(self.bot, interaction)
            titles = await _titles(interaction)
            found = titles.meant(panel)
            if len(found) != 1:
                raise NoPanel(offered=Listing(items=tuple(titles.names.values())))
            await self._show_panel(reply, live.table.id, found[0], 0)

    async def _asked_how(self, pressed: Pressed[How]) -> None:
        async with Reply(pressed.interaction, update=inside(pressed.interaction)) as reply:
            await self._show_how(reply, pressed.verb.table, 0)

    async def _turned_how(self, pressed: Pressed[HowPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._show_how(reply, pressed.verb.table, pressed.verb.page)

    async def _looked_up(self, pressed: Pressed[LookUp]) -> None:
        async with Reply(pressed.interaction, update=inside(pressed.interaction)) as reply:
            verb = pressed.verb
            await self._show_panel(reply, verb.table, verb.key, 0)

    async def _turned(self, pressed: Pressed[LookUpPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            verb = pressed.verb
            await self._show_panel(reply, verb.table, verb.key, verb.page)

    async def _show_how(self, reply: Reply, table_id: str, number: int) -> None:
        live = await self.bot.tables.load(table_id)
        seat = seat_that_looks(live, reply.interaction.user.id)
        language = voice(reply.code, live.table.game)
        steps: Sequence[tuple[Text, Stands]] = ()
        if live.state is not None and seat != SPECTATOR:
            steps = await steps_for(self.bot.tables, live, seat, reply.interaction.user.id)
        await reply.show(how_card(live, seat, number, language, steps=steps))

    async def _show_panel(self, reply: Reply, table_id: str, key: str, number: int) -> None:
        live = await self.bot.tables.load(table_id)
        live.require_begun()
        seat = seat_that_looks(live, reply.interaction.user.id)
        language = voice(reply.code, live.table.game)
        await reply.show(panel_card(live, seat, key, number, language))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(LookupsCog(bot))
