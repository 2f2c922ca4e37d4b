"""/help and /mygames: how to play here, and where one is waited for."""

from collections.abc import Iterator

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import Quarantined
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.lookups import how_button
from bot.messages.reply import Interaction, Reply, card_link
from bot.store.models import Table
from bot.words.commands import about
from bot.words.language import voice
from cogs.typed_verbs import TypedVerbs
from engine.core.words import Listing, Text

TOPICS = ("start", "turn", "look", "host", "dice")


class HelpCog(commands.Cog):
    """A way in."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=about("about-help"))
    async def help(self, interaction: Interaction) -> None:
        """Say in a screenful how to play."""
        async with Reply(interaction) as reply:
            table = await self.bot.tables.table_in(interaction.channel_id or 0)
            topics = {"turn": self._turn(None if table is None else table.game)}
            lines = [reply.words(topics.get(one) or Text.of(f"help-{one}")) for one in TOPICS]
            if table is None:
                lines = [*self._games(reply.code), *lines]
            language = voice(reply.code)
            how = [] if table is None else [how_button(table.id, language)]
            await reply.show(make_card(text="\n".join(lines), buttons=how, colour=TEAL))

    @app_commands.command(name="mygames", description=about("about-mygames"))
    async def mygames(self, interaction: Interaction) -> None:
        """List one's tables everywhere, those that wait for one first."""
        async with Reply(interaction) as reply:
            tables = await self.bot.tables.tables_of(interaction.user.id)
            if not tables:
                return await reply.say(Text.of("mygames-none"))
            waiting = [(await self._waits(one, interaction.user.id), one) for one in tables]
            waiting.sort(key=lambda item: not item[0])
            lines = [_line(reply.code, one, waits=waits) for waits, one in waiting]
            await reply.write("\n".join(lines))
        return None

    def _turn(self, slug: str | None) -> Text:
        """How a turn is played: by buttons, and by the typed commands of a game, or of all."""
        own = [
            Text.of("typed-command", command=group.name)
            for group in self.bot.tree.get_commands()
            if isinstance(group, TypedVerbs) and slug in (None, group.slug)
        ]
        return Text.of("help-turn", own=len(own), commands=Listing(items=tuple(own)))

    def _games(self, code: str) -> Iterator[str]:
        """What each game is, and how one wins it."""
        for slug, game in self.bot.games.items():
            language = voice(code, slug)
            options = next(iter(game.presets.values()))
            goal = game.words.goal(options, game.seats(options).least)
            title = language.say(Text.of("game-title", game=slug))
            if said := " ".join(language.say(text) for text in goal):
                yield f"**{title}**: {said}"

    async def _waits(self, table: Table, user_id: int) -> bool:
        """Whether *table* waits for the person; one broken or out of reach waits for nobody."""
        if table.status != "open" or table.channel_gone:
            return False
        try:
            live = await self.bot.tables.load(table.id)
        except Quarantined:
            return False
        return bool(set(live.waits()) & set(live.seats_of(user_id)))


def _line(code: str, table: Table, *, waits: bool) -> str:
    text = Text.of(
        "mygames-line",
        game=table.game,
        table=table.id,
        status="gone" if table.channel_gone else table.status,
        waits="yes" if waits else "no",
    )
    where = "" if table.channel_gone else card_link(table) or f"<#{table.channel_id}>"
    return f"- {voice(code, table.game).say(text)} {where}".rstrip()


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(HelpCog(bot))
