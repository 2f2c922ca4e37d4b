"""Typed verbs: what can be done in a game as slash commands, found by name among what it suggests.

A typed act is shown as a plan to be confirmed, like one chosen from the menus. Nothing here knows
the rules of a game: its own cog says which commands there are and which actions each stands for.
"""

from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands

from bot.client import Quarterdeck
from bot.errors import NotNow, Refused, WhichOne, WrongGame
from bot.messages.reply import Interaction, Reply, reader_code
from bot.tables.live_table import LiveTable
from bot.words.commands import about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.shared_turn import answered_before, finish_turn, plan_typed, table_here
from cogs.suggestions import Choices, matching
from engine.core.records import value
from engine.core.words import Text

NAME_LETTERS = 100
"""Letters of a name in the list that appears as somebody types."""


@value
class TypedVerb:
    """A command for one of the suggested actions of *kinds*, picked by *option*."""

    name: str
    kinds: tuple[type[Any], ...]
    option: str = "what"


class TypedVerbs(app_commands.Group):
    """The commands of the game *slug* in a group called *name*: its *verbs*, and the turn's end.

    The group is described by the text *about_all*, each command by ``about-<name>-<verb>`` and
    what is picked for it by ``about-option-<option>``.
    """

    def __init__(
        self,
        bot: Quarterdeck,
        *,
        slug: str,
        name: str,
        about_all: str,
        verbs: Sequence[TypedVerb],
    ) -> None:
        self.bot, self.slug = bot, slug
        super().__init__(name=name, description=about(about_all))
        for verb in verbs:
            self.add_command(self._command(verb))
        end: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="end", description=about(f"about-{name}-end"), callback=self._ended()
        )
        self.add_command(end)

    async def here(self, interaction: Interaction) -> tuple[LiveTable, Any]:
        """The table of the channel, as the person's seat sees it.

        :raises WrongGame: if another game is played there.
        :raises NotAtTable:
        """
        table = await table_here(self.bot, interaction)
        if table.game != self.slug:
            raise WrongGame
        live = await self.bot.tables.load(table.id)
        live.require_begun()
        return live, live.view(live.seat_of(interaction.user.id))

    async def draft(self, reply: Reply, choose: Callable[[LiveTable, Any], Sequence[Any]]) -> None:
        """Plan what *choose* makes of the table, unless the interaction was answered before."""
        live, view = await self.here(reply.interaction)
        if not await answered_before(self.bot, reply, live.table.id):
            await plan_typed(self.bot, reply, live.table.id, choose(live, view))

    async def voice(self, interaction: Interaction) -> Language:
        """The words of the game for whoever types."""
        return voice(await reader_code(interaction), self.slug)

    def _command(self, verb: TypedVerb) -> app_commands.Command[Any, ..., None]:
        async def act(interaction: Interaction, what: str | None = None) -> None:
            async with Reply(interaction) as reply:
                language = voice(reply.code, self.slug)
                await self.draft(
                    reply,
                    lambda live, view: [_pick(verb, _offered(live, view, verb, language), what)],
                )

        async def offer(interaction: Interaction, typed: str) -> Choices:
            try:
                live, view = await self.here(interaction)
            except Refused:
                return []
            offered = _offered(live, view, verb, await self.voice(interaction))
            return matching({name[:NAME_LETTERS]: name for name, _ in offered}, typed)

        app_commands.describe(what=about(Text.of(f"about-option-{verb.option}")))(act)
        app_commands.rename(what=verb.option)(act)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=verb.name,
            description=about(Text.of(f"about-{self.name}-{verb.name}")),
            callback=act,
        )
        command.autocomplete("what")(offer)
        return command

    def _ended(self) -> Callable[[Interaction], Any]:
        async def end(interaction: Interaction) -> None:
            async with Reply(interaction) as reply:
                live, _ = await self.here(interaction)
                await finish_turn(self.bot, reply, live.table.id)

        return end


def _offered(
    live: LiveTable, view: Any, verb: TypedVerb, language: Language
) -> list[tuple[str, Any]]:
    """What can be done of *verb*, each as it is called in the menus."""
    game, names = live.game, names_of(live.holders)
    return [
        (language.say(game.label(view, action)[-1], names, plain=True), action)
        for action in game.suggest(view)
        if isinstance(action, verb.kinds)
    ]


def _pick(verb: TypedVerb, offered: Sequence[tuple[str, Any]], what: str | None) -> Any:
    """The one action that *what* means.

    :raises NotNow: if nothing of the kind can be done.
    :raises WhichOne: if it means none of those offered, or several.
    """
    if not offered:
        raise NotNow(verb=verb.name)
    if what is None:
        found = list(offered)
    else:
        sought = what.strip().casefold()
        found = [one for one in offered if one[0][:NAME_LETTERS].casefold() == sought]
        found = found or [one for one in offered if sought in one[0].casefold()]
    if len(found) != 1:
        raise WhichOne(count=len(found), verb=verb.name)
    return found[0][1]
