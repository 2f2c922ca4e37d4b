"""Typed verbs: a game's suggested actions as slash commands, found by their names.

A typed action is shown as a plan to be confirmed, like one chosen in menus. Nothing here knows the
rules of a game: its own cog lists the commands and the actions of each.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.client import Quarterdeck
from bot.errors import NotNow, WrongGame
from bot.messages.reply import Interaction, Reply, reader_code
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.words.commands import GAME, about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.shared_turn import (
    answered_before,
    plan_typed,
    show_planner,
    table_here,
)
from cogs.suggested import Offer, Suggested, which_one
from cogs.turn_end import finish_turn
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from engine.core.records import value
from engine.core.words import Text

STEP = " → "
"""Separator between the labels that lead to an action."""


@value
class TypedVerb:
    """A command for the suggested actions of *kinds*, one of which is picked by *option*.

    An action is named by the last *labels* labels of its path in the menus.
    """

    name: str
    kinds: tuple[type[Any], ...]
    option: str = "what"
    labels: int = 1


class TypedVerbs(app_commands.Group):
    """A group *name* of commands for the game *slug*: its *verbs*, and one to end the turn.

    The game's texts describe the group by ``about-<name>``, each command by ``about-<name>-<verb>``
    and its option by ``about-option-<option>``. *fullness* is how much an action does at once:
    actions of the game's plans are offered first, then those with the greatest fullness.
    """

    def __init__(
        self,
        bot: Quarterdeck,
        *,
        slug: str,
        name: str,
        verbs: Sequence[TypedVerb],
        fullness: Callable[[Any], int] = lambda _: 0,
    ) -> None:
        self.bot, self.slug, self._fullness, self._verbs = bot, slug, fullness, verbs
        bot.typed_verbs[slug] = self.useful
        super().__init__(
            name=name, description=about(Text.of(f"about-{name}"), slug), extras={GAME: slug}
        )
        for verb in verbs:
            self.add_command(self._command(verb))
        end: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="end",
            description=about(Text.of(f"about-{name}-end"), slug),
            callback=self._ended(),
        )
        self.add_command(end)

    def useful(self, position: Position) -> list[str]:
        """The commands with which the seat can act in *position*, as they are typed.

        Those that answer a question come first.
        """
        found = [
            verb
            for verb in self._verbs
            if any(isinstance(action, verb.kinds) for action in position.suggested)
        ]
        found.sort(key=lambda verb: not all(hasattr(kind, "decision") for kind in verb.kinds))
        return [f"{self.name} {verb.name}" for verb in found]

    async def here(self, interaction: Interaction) -> tuple[LiveTable, Any]:
        """The channel's table, and the view of the person's seat."""
        return await seated_at(self.bot, interaction, self.slug)

    async def draft(self, reply: Reply, choose: Callable[[LiveTable, Any], Sequence[Any]]) -> None:
        """Plan the actions that *choose* gives, unless the interaction was answered before.

        If that fails while a question waits for the person, the question is shown instead.
        """
        live, view = await self.here(reply.interaction)
        if await answered_before(self.bot, reply, live.table.id):
            return
        try:
            await plan_typed(self.bot, reply, live.table.id, choose(live, view))
        except (NotNow, RuleViolation):
            if view.seat not in live.to_act() or not live.is_held_up(view.seat):
                raise
            first = Text.of("turn-asked-first")
            await show_planner(self.bot, reply, live.table.id, head=[first])

    async def voice(self, interaction: Interaction) -> Language:
        """The language of the person who types, with the words of the game."""
        return voice(await reader_code(interaction), self.slug)

    def _command(self, verb: TypedVerb) -> app_commands.Command[Any, ..., None]:
        async def act(interaction: Interaction, what: str | None = None) -> None:
            async with Reply(interaction) as reply:
                language = voice(reply.code, self.slug)
                await self.draft(
                    reply,
                    lambda live, view: [
                        _pick(live, view, verb, self._offered(live, view, verb, language), what)
                    ],
                )

        async def offer(interaction: Interaction) -> Offer:
            live, view = await self.here(interaction)
            language = await self.voice(interaction)
            offered = self._offered(live, view, verb, language)
            why = "" if offered else why_none(live, view, verb.kinds, language)
            return Offer.by_name([name for name, _ in offered], why=why)

        app_commands.describe(what=about(Text.of(f"about-option-{verb.option}"), self.slug))(act)
        app_commands.rename(what=verb.option)(act)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=verb.name,
            description=about(Text.of(f"about-{self.name}-{verb.name}"), self.slug),
            callback=act,
        )
        command.autocomplete("what")(Suggested(offer).suggest)
        return command

    def _offered(
        self, live: LiveTable, view: Any, verb: TypedVerb, language: Language
    ) -> list[tuple[str, Any]]:
        """The suggested actions of *verb*, each with its name, the likeliest first."""
        game, names = live.game, names_of(live.holders)

        @functools.cache
        def _said(label: Text) -> str:
            return language.say(label, names, plain=True)

        def _called(way: Sequence[Text]) -> str:
            return STEP.join(_said(label) for label in way)

        position = live.position(view.seat)
        more = (form for form in position.forms if not form.stands_for)
        by_switches = (one for form in more for one in form.by_switches())
        every = dict.fromkeys((*position.suggested, *_legal(game, view, by_switches)))
        found = [action for action in every if isinstance(action, verb.kinds)]
        if len(found) > 1:
            planned = [action for plan in position.plans for action in plan.actions]
            place = {action: planned.index(action) for action in found if action in planned}
            found.sort(key=lambda one: (place.get(one, len(planned)), -self._fullness(one)))
        return [(_called(game.label(view, one)[-verb.labels :]), one) for one in found]

    def _ended(self) -> Callable[[Interaction], Any]:
        async def end(interaction: Interaction) -> None:
            async with Reply(interaction) as reply:
                live, _ = await self.here(interaction)
                await finish_turn(self.bot, reply, live.table.id)

        return end


def _legal(game: AnyGame, view: Any, actions: Iterable[Any]) -> Iterator[Any]:
    """Those of *actions* that are legal."""
    for action in actions:
        with suppress(RuleViolation):
            game.check(view, action)
            yield action


async def seated_at(bot: Quarterdeck, interaction: Interaction, slug: str) -> tuple[LiveTable, Any]:
    """The channel's table, at which *slug* is played, and the view of the person's seat.

    :raises WrongGame: if another game is played there.
    :raises NotAtTable: if the person holds no seat.
    """
    table = await table_here(bot, interaction)
    if table.game != slug:
        raise WrongGame
    live = await bot.tables.load(table.id)
    live.require_begun()
    return live, live.view(live.seat_of(interaction.user.id))


def _pick(
    live: LiveTable,
    view: Any,
    verb: TypedVerb,
    offered: Sequence[tuple[str, Any]],
    what: str | None,
) -> Any:
    """The one offered action that *what* means; the only one if *what* is None.

    :raises NotNow: if no action is offered.
    :raises WhichOne: if it means none of them, or several.
    """
    if not offered:
        raise not_now(live, view, verb.name, verb.kinds)
    named = Offer.by_name([name for name, _ in offered])
    found = [*named.names] if what is None else named.meant(what)
    if len(found) != 1:
        raise which_one(named, found, what or "", option=verb.option)
    return offered[[*named.names].index(found[0])][1]


def not_now(live: LiveTable, view: Any, verb: str, kinds: Sequence[type[Any]]) -> NotNow:
    """The error of the command *verb* if no action of *kinds* is legal."""
    why = live.game.words.why_not(view, tuple(kinds))
    return NotNow(verb=verb) if why is None else NotNow(verb=verb, why=why)


def why_none(live: LiveTable, view: Any, kinds: Sequence[type[Any]], language: Language) -> str:
    """The reason, in words, why no action of *kinds* is offered; empty without one."""
    why = live.game.words.why_not(view, tuple(kinds))
    return "" if why is None else language.say(why, names_of(live.holders), plain=True)
