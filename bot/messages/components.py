"""Buttons and menus that work after a restart, because their id holds everything needed.

No other components may stand on a message: a view that mixed them with ordinary items would remove
them from the whole bot when it times out. A press goes to the handler of its verb, which a cog
provides; any error in finding or running it is told to the person.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar, cast

import discord
from discord import ui

from bot.errors import OldButton
from bot.messages.reply import Interaction, apologise
from bot.messages.verb import MENU, Verb
from bot.words.cut_names import cut_apart
from bot.words.fitting import cut

BUTTON_LETTERS, OPTION_LETTERS, PLACEHOLDER_LETTERS = 80, 100, 150
"""Letters that Discord takes on a button, on an entry of a menu, and above the entries."""

V = TypeVar("V", bound=Verb)
V_co = TypeVar("V_co", bound=Verb, covariant=True)
ItemT = TypeVar("ItemT", bound=ui.Item[Any])


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed(Generic[V_co]):
    """A button pressed or a menu used: its *verb*, and the *values* picked in a menu."""

    interaction: Interaction
    verb: V_co
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Pressed[V]], Awaitable[None]]


class Presses:
    """The handlers of all verbs, which cogs add."""

    def __init__(self) -> None:
        self._handlers: dict[str, tuple[type[Verb], Handler[Any]]] = {}

    def add(self, kind: type[V], handler: Handler[V]) -> None:
        self._handlers[kind.verb] = kind, handler

    def forget(self, kind: type[Verb]) -> None:
        del self._handlers[kind.verb]

    async def handle(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...]
    ) -> None:
        """Run the handler for the component with *custom_id*.

        :raises OldButton: if the id belongs to no verb that has a handler.
        """
        _, name, *_ = (*custom_id.split(":"), "")
        if name not in self._handlers:
            raise OldButton
        kind, handler = self._handlers[name]
        verb = kind.from_id(custom_id)
        await handler(Pressed(interaction=interaction, verb=verb, values=values))


class App(Protocol):
    """The part of the bot that a press needs."""

    @property
    def presses(self) -> Presses: ...

    def is_new(self, interaction_id: int) -> bool: ...


class _Component(ui.DynamicItem[ItemT], template=r"(?!)"):
    """Base of our components; each subclass has its own template, and this one matches nothing."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: object, /
    ) -> Self:
        del match
        try:
            return cls(cast("ItemT", item))
        # Discord.py would only log the error, and the person would wait for ever.
        except Exception as error:
            await apologise(interaction, error)
            raise

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse presses by other bots and second deliveries; handlers check everything else."""
        app: App = interaction.client
        try:
            return not interaction.user.bot and app.is_new(interaction.id)
        # Discord.py treats an error here as a silent refusal.
        except Exception as error:
            await apologise(interaction, error)
            return False

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        app: App = interaction.client
        try:
            await app.presses.handle(interaction, self.custom_id, self._picked())
        # Discord.py would only log the error, and the person would wait for ever.
        except Exception as error:
            await apologise(interaction, error)

    def _picked(self) -> tuple[str, ...]:
        return ()


class Button(_Component[ui.Button[Any]], template=rf"qd[0-9]+:(?!{MENU}).*"):
    """A button that carries out its verb, or answers that it is too old.

    *of_turn* marks a button of the last row, which ends the turn or undoes. A *disabled* button
    only keeps its place in that row.
    """

    of_turn: bool = False

    @classmethod
    def of(
        cls,
        label: str,
        verb: Verb,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        of_turn: bool = False,
        disabled: bool = False,
    ) -> Self:
        item: ui.Button[Any] = ui.Button(
            label=cut(label, BUTTON_LETTERS), custom_id=verb.to_id(), style=style, disabled=disabled
        )
        made = cls(item)
        made.of_turn = of_turn
        return made


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonRow:
    """A row of *buttons* that stands in place of a menu, below the words that are *above* it."""

    above: str
    buttons: tuple[Button, ...]


class Menu(_Component[ui.Select[Any]], template=rf"qd[0-9]+:{MENU}.*"):
    """A menu that carries out its verb with the values picked.

    Labels and descriptions are cut to what Discord shows, and labels can still be told apart.
    """

    @classmethod
    def of(
        cls,
        placeholder: str,
        verb: Verb,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
    ) -> Self:
        """A menu from which *least* to *most* of the *options* are picked at once."""
        labels = cut_apart([one.label for one in options], OPTION_LETTERS)
        for option, label in zip(options, labels, strict=True):
            option.label = label
            option.description = cut(option.description or "", OPTION_LETTERS) or None
        item: ui.Select[Any] = ui.Select(
            placeholder=cut(placeholder, PLACEHOLDER_LETTERS),
            custom_id=verb.to_id(),
            options=list(options),
            min_values=least,
            max_values=most,
        )
        return cls(item)

    def _picked(self) -> tuple[str, ...]:
        return tuple(self.item.values)
