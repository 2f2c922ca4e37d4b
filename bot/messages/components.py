"""Buttons and menus that outlive the bot: their id says all there is to know.

Only these ever stand on a message: a view that mixed them with ordinary items would take them
from the whole bot as it times out. A press goes to the handler of its verb, which a cog gives;
whatever fails, from finding the handler on, is answered to the person.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeAlias, cast

import discord
from discord import ui

from bot.errors import OldButton

if TYPE_CHECKING:
    from bot.client import Quarterdeck

log = logging.getLogger(__name__)

ID_LETTERS = 100
"""Letters Discord keeps of a custom id."""

_REST = r":(?P<table>[a-z0-9]*)(?P<rest>(?::[\w.-]*)*)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A button pressed or a menu used, by the parts of its id and the *values* picked."""

    interaction: "discord.Interaction[Quarterdeck]"
    table_id: str
    arguments: tuple[str, ...]
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Pressed], Awaitable[None]]


class Presses:
    """The handlers of all verbs, as cogs give them."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def add(self, verb: str, handler: Handler) -> None:
        self._handlers[verb] = handler

    def forget(self, verb: str) -> None:
        del self._handlers[verb]

    def find(self, verb: str) -> Handler | None:
        return self._handlers.get(verb)


def button_id(verb: str, table_id: str, *arguments: object) -> str:
    return _checked(":".join(("qd1", verb, table_id, *map(str, arguments))))


def menu_id(verb: str, table_id: str, *arguments: object) -> str:
    return _checked(":".join(("qd1", f"m-{verb}", table_id, *map(str, arguments))))


class Button(ui.DynamicItem[ui.Button[Any]], template=rf"qd1:(?P<verb>[a-z]+){_REST}"):
    """A button for *verb* at a table."""

    def __init__(self, item: ui.Button[Any]) -> None:
        super().__init__(item)
        self.match: re.Match[str] | None = None

    @classmethod
    def of(
        cls,
        label: str,
        custom_id: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        item: ui.Button[Any] = ui.Button(
            label=label[:80], custom_id=custom_id, style=style, disabled=disabled
        )
        return cls(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        try:
            made = cls(cast("ui.Button[Any]", item))
            made.match = match
        # Discord.py would only log it, and the person would wait for ever.
        except Exception as error:
            await _answer(interaction, error)
            raise
        return made

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return await _allowed(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _handle(interaction, self.match, ())


class Menu(ui.DynamicItem[ui.Select[Any]], template=rf"qd1:m-(?P<verb>[a-z]+){_REST}"):
    """A menu for *verb* at a table."""

    def __init__(self, item: ui.Select[Any]) -> None:
        super().__init__(item)
        self.match: re.Match[str] | None = None

    @classmethod
    def of(cls, placeholder: str, custom_id: str, options: Sequence[discord.SelectOption]) -> Self:
        item: ui.Select[Any] = ui.Select(
            placeholder=placeholder[:150], custom_id=custom_id, options=list(options)
        )
        return cls(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        try:
            made = cls(cast("ui.Select[Any]", item))
            made.match = match
        # Discord.py would only log it, and the person would wait for ever.
        except Exception as error:
            await _answer(interaction, error)
            raise
        return made

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return await _allowed(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _handle(interaction, self.match, tuple(self.item.values))


async def _allowed(interaction: discord.Interaction[Any]) -> bool:
    """Not twice, and no other bots; everybody else is told by the handler what they may."""
    client: Quarterdeck = interaction.client
    try:
        return not interaction.user.bot and client.is_new(interaction.id)
    # Discord.py takes an error for a silent no.
    except Exception as error:
        await _answer(interaction, error)
        return False


async def _handle(
    interaction: discord.Interaction[Any], match: re.Match[str] | None, values: tuple[str, ...]
) -> None:
    try:
        assert match is not None
        handler = interaction.client.presses.find(match["verb"])
        if handler is None:
            raise OldButton
        arguments = tuple(match["rest"].split(":")[1:])
        pressed = Pressed(
            interaction=interaction, table_id=match["table"], arguments=arguments, values=values
        )
        await handler(pressed)
    # Discord.py would only log it, and the person would wait for ever.
    except Exception as error:
        await _answer(interaction, error)


async def _answer(interaction: discord.Interaction[Any], error: Exception) -> None:
    client: Quarterdeck = interaction.client
    await client.apologise(interaction, error)


def _checked(custom_id: str) -> str:
    assert len(custom_id) <= ID_LETTERS, custom_id
    return custom_id
