"""/help: how to play here."""

from collections.abc import Iterator

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.lookups import goal_of, how_button
from bot.messages.reply import Interaction, Reply
from bot.tables.live_table import LiveTable
from bot.words.commands import about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.typed_verbs import TypedVerbs
from engine.core.words import Listing, Text

TOPICS_LEARNT = ("look", "undo")
"""Topics told to a player after the goal, the turn and the ways to act."""

TOPICS_BESIDES = ("start", "host", "dice")
"""Topics told below them, in small letters."""


class HelpCog(commands.Cog):
    """The command that tells how to play."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=about("about-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain in five lines how to play, and further topics in small letters."""
        async with Reply(interaction) as reply:
            table = await self.bot.tables.table_in(interaction.channel_id or 0)
            if table is None:
                how, lines = [], [*self._games(reply.code)]
                slug = next(iter(self.bot.games)) if len(self.bot.games) == 1 else None
                lines.append(reply.words(Text.of("help-turn")))
            else:
                how, slug = [how_button(table.id, voice(reply.code))], table.game
                live = await self.bot.tables.load(table.id)
                lines = [*_game_here(live, interaction.user.id, voice(reply.code, slug))]
            lines.append(reply.words(self._act(slug), slug))
            lines += [reply.words(Text.of(f"help-{one}")) for one in TOPICS_LEARNT]
            lines += [f"-# {reply.words(Text.of(f'help-{one}'))}" for one in TOPICS_BESIDES]
            await reply.show(make_card(text="\n".join(lines), buttons=how, colour=TEAL))

    def _act(self, slug: str | None) -> Text:
        """The ways to act: buttons, and the typed commands of the game *slug*."""
        own = [
            Text.of("typed-command", command=group.name)
            for group in self.bot.tree.get_commands()
            if isinstance(group, TypedVerbs) and group.slug == slug
        ]
        return Text.of("help-act", own=len(own), commands=Listing(items=tuple(own)))

    def _games(self, code: str) -> Iterator[str]:
        """What each game is about, in a sentence: all goals have no room in one message."""
        for slug in self.bot.games:
            language = voice(code, slug)
            title = language.say(Text.of("game-title", game=slug))
            yield f"**{title}** · {language.say(Text.of('game-about'))}"


def _game_here(live: LiveTable, user_id: int, language: Language) -> Iterator[str]:
    """The goal of the game at a table, then a player's next step or, for others, how turns go."""
    names, words = names_of(live.holders), live.game.words
    if goal := [language.say(text) for text in goal_of(live)]:
        yield " ".join((language.say(Text.of("help-goal")), *goal))
    seated = live.state is not None and live.seats_of(user_id)
    now = words.how(live.view(live.seat_of(user_id))) if seated else ()
    if now:
        yield language.say(Text.of("help-now", now=now[0]), names)
    else:
        yield language.say(Text.of("help-turn"))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(HelpCog(bot))
