"""Replies to an interaction: acknowledged at once and answered when done, even after an error."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias, TypeVar

import aiohttp
import discord
from discord import app_commands, ui

from bot.errors import BotError, EmptySide, NoTable, NotNow, Stale, WhichOne
from bot.messages.late_pictures import CardTurns, Later
from bot.messages.pictures import Picture, Pictures
from bot.messages.undelivered import untold_refusal, untold_trouble
from bot.messages.verb import table_in_id
from bot.store.models import Table
from bot.tables.live import Tables
from bot.tables.renaming import note_name
from bot.words.fitting import parts_of
from bot.words.language import Names, code_of, tag_of, voice
from bot.words.rulebook import cited
from bot.words.seat_names import names_of
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.records import Seat
from engine.core.words import Listing, Person, Text

log = logging.getLogger(__name__)

T = TypeVar("T")

_CUT = (aiohttp.ClientError, TimeoutError, OSError)
"""Errors of a broken connection, after which nobody knows whether the request arrived."""

Interaction: TypeAlias = discord.Interaction[Any]
"""An interaction with any bot that has the members of ``App``."""

ALREADY_ACKNOWLEDGED = 40060
"""Discord's code for an interaction that was acknowledged before, because it arrived twice."""

ANSWER_LETTERS = 1_900
"""Letters of a message that answers in sentences; a longer answer takes several messages."""

RETRY_SECONDS = 5.0
"""Seconds to wait for a retry of news, before a person is told why it does not come."""


class App(Protocol):
    """The part of the bot that answering needs."""

    @property
    def tables(self) -> Tables: ...

    @property
    def pictures(self) -> Pictures: ...

    @property
    def card_turns(self) -> CardTurns: ...

    def get_partial_messageable(self, id: int, /) -> discord.PartialMessageable: ...


class Reply:
    """The answer to *interaction*, as a context: errors raised inside are told to the person.

    By default it is a new message that only the person sees, or, as an *update*, an edit of the
    message whose button was pressed. A *public* answer is sent with its content, or by
    ``acknowledge`` before slow work: until then a refusal is told to the person alone.
    """

    def __init__(
        self, interaction: Interaction, *, public: bool = False, update: bool = False
    ) -> None:
        self.interaction = interaction
        self._app: App = interaction.client
        self.code = code_of(interaction.locale)
        """The reader's language; once the context is entered, the one that they prefer."""
        self._private, self._update = not public, update
        self.message_id = interaction.message.id if update and interaction.message else None
        self._acknowledged = False

    @property
    def is_typed(self) -> bool:
        """Whether a command is answered, not a button or menu."""
        return self.interaction.type is discord.InteractionType.application_command

    async def __aenter__(self) -> Self:
        if self._private:
            await self.acknowledge()
            person, server = self.interaction.user, self.interaction.guild_id
            await note_name(self._app.tables, person.id, server, person.display_name)
        self.code = await reader_code(self.interaction)
        self._app.pictures.wake(self.interaction.channel_id or 0)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> bool:
        if error is not None and not isinstance(error, Exception):
            return False
        if error is not None:
            await self.whisper(await excuse(self.interaction, error))
        trouble = await untold_trouble(self.interaction, within=RETRY_SECONDS)
        for why in (trouble, await untold_refusal(self.interaction)):
            if why is not None:
                await self._follow(self.words(why))
        return error is not None

    async def acknowledge(self) -> None:
        """Let Discord know that an answer will come."""
        response = self.interaction.response
        if self._update:
            await _once(response.defer)
        else:
            answer = await _once(lambda: response.defer(ephemeral=self._private, thinking=True))
            self.message_id = None if answer is None else answer.message_id
        self._acknowledged = True

    def words(self, text: Text, game: str | None = None) -> str:
        """*text* in the reader's language."""
        return voice(self.code, game).say(text)

    async def say(self, text: Text) -> None:
        """Answer with a sentence in the reader's language."""
        await self.write(self.words(text))

    async def write(self, content: str) -> None:
        """Answer with the sentences *content*; a pressed button's message stays as it is.

        What does not fit into one message follows in others.
        """
        if self._update:
            await self.whisper(content)
            return
        first, *rest = _messages(content)
        self._app.card_turns.give_up(self.message_id)
        await self._edit(content=first)
        for part in rest:
            await self.interaction.followup.send(part, ephemeral=self._private)

    async def show(
        self,
        card: ui.LayoutView,
        later: Later | None = None,
        *,
        picture: Picture | None = None,
    ) -> None:
        """Answer with the *card*, with its *picture*; an update replaces what the message showed.

        A picture that comes *later* is added once it is drawn, unless the message then shows a
        newer card.
        """

        async def edit(card: ui.LayoutView, drawn: Picture | None) -> None:
            shown = drawn or picture
            await self._edit(view=card, attachments=[] if shown is None else [shown.file()])

        await self._app.card_turns.show(self.message_id, card, edit, later)

    async def take_away(self) -> None:
        """Answer with nothing, because a message for everybody tells it."""
        self._app.card_turns.give_up(self.message_id)
        try:
            await self.interaction.delete_original_response()
        except (discord.HTTPException, *_CUT) as error:
            log.info("an empty answer stays: %r", error)

    async def whisper(self, content: str) -> None:
        """Tell the person alone; the message they pressed stays as it is."""
        first, *rest = _messages(content)
        interaction = self.interaction
        try:
            if not self._acknowledged:
                await _once(lambda: interaction.response.send_message(first, ephemeral=True))
            elif self._update:
                await self._follow(first)
            else:
                self._app.card_turns.give_up(self.message_id)
                await interaction.edit_original_response(content=first)
            for part in rest:
                await self._follow(part)
        except (discord.HTTPException, *_CUT) as error:
            log.warning("an answer did not reach its reader: %r", error)

    async def _follow(self, content: str) -> None:
        """Tell the person alone, in a message after the answer."""
        try:
            await self.interaction.followup.send(content, ephemeral=True)
        except (discord.HTTPException, *_CUT) as error:
            log.warning("a message after an answer did not reach its reader: %r", error)

    async def _edit(
        self,
        *,
        content: str | None = None,
        view: ui.LayoutView | None = None,
        attachments: Sequence[discord.File] = (),
    ) -> None:
        if not self._acknowledged:
            await self._send(content, view, attachments)
            return
        edit = self.interaction.edit_original_response
        try:
            message = await _once(
                lambda: edit(content=content, view=view, attachments=list(attachments))
            )
        except discord.HTTPException as error:
            if error.status not in (401, 404):
                raise
            await self._edit_in_channel(content, view, attachments)
        else:
            self.message_id = self.message_id or (message.id if message else None)

    async def _send(
        self,
        content: str | None,
        view: ui.LayoutView | None,
        files: Sequence[discord.File],
    ) -> None:
        """Acknowledge by sending the answer itself."""
        send = self.interaction.response.send_message
        if view is None:
            answer = await _once(lambda: send(content))
        else:
            answer = await _once(lambda: send(view=view, files=list(files)))
        self.message_id = None if answer is None else answer.message_id
        self._acknowledged = True

    async def _edit_in_channel(
        self,
        content: str | None,
        view: ui.LayoutView | None,
        attachments: Sequence[discord.File],
    ) -> None:
        """Edit the message by its channel, because the token is too old or the message gone."""
        channel = self.interaction.channel
        private = self._private and not self._update
        if private or self.message_id is None or not isinstance(channel, discord.abc.Messageable):
            log.warning("an answer came too late for its reader")
            return
        message = self._app.get_partial_messageable(channel.id).get_partial_message(self.message_id)
        try:
            await message.edit(content=content, view=view, attachments=list(attachments))
        except discord.HTTPException as error:
            log.warning("an answer found no message to change: %r", error)


async def _once(request: Callable[[], Awaitable[T]]) -> T | None:
    """Send a *request* that Discord accepts once; returns its answer, None if there is none.

    A broken connection or a server error does not tell whether it was accepted: it is sent once
    more, and then counts as accepted.
    """
    for _ in range(2):
        try:
            return await request()
        except discord.InteractionResponded:
            return None
        except (discord.DiscordServerError, *_CUT) as error:
            log.info("an answer may not have been taken: %r", error)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            return None
    return None


def _messages(content: str) -> list[str]:
    """*content* divided at the ends of lines over as few messages as possible; at least one."""
    return [part.rstrip("\n") for part in parts_of(content.split("\n"), ANSWER_LETTERS)]


async def reader_code(interaction: Interaction) -> str:
    """The language of the person who acts: their own preference, else that of their Discord.

    Names of commands are always those that their Discord shows.
    """
    app: App = interaction.client
    preferences = await app.tables.preferences.of(interaction.user.id)
    shown = code_of(interaction.locale)
    return tag_of(preferences.language or shown, shown)


async def apologise(interaction: Interaction, error: Exception) -> None:
    """Tell the person of *error*, whether or not the interaction was acknowledged."""
    first, *rest = _messages(await excuse(interaction, error))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(first, ephemeral=True)
        else:
            await interaction.response.send_message(first, ephemeral=True)
        for part in rest:
            await interaction.followup.send(part, ephemeral=True)
    except discord.HTTPException as failure:
        log.warning("nobody could be told of %r: %r", error, failure)


async def excuse(interaction: Interaction, error: Exception) -> str:
    """The sentences on *error* for the person: the mistake, the rule, and what they can do."""
    code = await reader_code(interaction)
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    match error:
        case NotYourTurn():
            return await _not_your_turn(interaction, code)
        case RuleViolation():
            game, names = await _table_words(interaction)
            said = voice(code, game).say(error.text, names)
            return f"{said}\n-# {_cited(interaction, game, error, code)}"
        case Stale():
            said = voice(code).say(error.text)
            app: App = interaction.client
            table = await app.tables.table_in(interaction.channel_id or 0)
            link = "" if table is None else link_to(interaction, table)
            return f"{said} {link}" if link else said
        case EmptySide() | NotNow() | WhichOne():
            game, names = await _table_words(interaction)
            return voice(code, game).say(error.text, names)
        case BotError():
            return voice(code).say(error.text)
        case discord.Forbidden():
            return voice(code).say(Text.of("error-forbidden"))
        case _:
            log.error("an interaction failed", exc_info=error)
            return voice(code).say(Text.of("error-unknown"))


def _cited(interaction: Interaction, game: str | None, error: RuleViolation, code: str) -> str:
    """The broken rule, as players read it, with its id at the end."""
    app: App = interaction.client
    played = None if game is None else app.tables.games.named(game).game
    return cited(played, error.rule, voice(code).code)


async def _not_your_turn(interaction: Interaction, code: str) -> str:
    app: App = interaction.client
    game, names = await _table_words(interaction)
    table = await _table_meant(interaction)
    waits: tuple[Seat, ...] = () if table is None else (await app.tables.load(table.id)).waits()
    who = Listing(items=tuple(Person(seat=seat) for seat in waits))
    text = Text.of("error-not-your-turn", waits=len(waits), who=who)
    return voice(code, game).say(text, names)


async def _table_words(interaction: Interaction) -> tuple[str | None, Names]:
    """The game of the table where the person acts, and the names of its seats."""
    app: App = interaction.client
    table = await _table_meant(interaction)
    if table is None:
        return None, str
    return table.game, names_of(await app.tables.holders(table.id))


async def _table_meant(interaction: Interaction) -> Table | None:
    """The table of the pressed button, which may be read anywhere, or else that of the channel."""
    app: App = interaction.client
    data: Mapping[str, Any] = interaction.data or {}
    pressed = table_in_id(str(data.get("custom_id", "")))
    if pressed is not None:
        with suppress(NoTable):
            return await app.tables.table(pressed)
    return await app.tables.table_in(interaction.channel_id or 0)


def link_to(interaction: Interaction, table: Table) -> str:
    """A link to the card of *table*; empty if none stands, or if that card was pressed."""
    pressed = interaction.message
    if pressed is not None and pressed.id == table.card_id:
        return ""
    return card_link(table)


def card_link(table: Table) -> str:
    """A link to the card of *table*; empty if none stands."""
    if table.card_id is None:
        return ""
    where = f"{table.guild_id or '@me'}/{table.channel_id}/{table.card_id}"
    return f"https://discord.com/channels/{where}"
