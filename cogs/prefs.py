"""/prefs: a person's language, hints and confirmations at all tables."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import OldButton
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Pressed
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import Prefer
from bot.tables.preferences import Preferences
from bot.words.commands import about, typed_offer
from bot.words.language import LANGUAGES, voice
from engine.core.words import Text

DISCORD_LANGUAGE = "auto"
"""The value that stands for the language of the person's Discord."""


class PrefsCog(commands.Cog):
    """A card with the person's preferences, and buttons that change them."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Prefer, self._preferred)

    @app_commands.command(name="prefs", description=about("about-prefs"))
    @app_commands.describe(
        language=about("about-option-speech"),
        hints=about("about-option-hints"),
        confirms=about("about-option-confirms"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name="Discord", value=DISCORD_LANGUAGE),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Français", value="fr"),
        ]
    )
    async def prefs(
        self,
        interaction: Interaction,
        language: str | None = None,
        hints: bool | None = None,
        confirms: bool | None = None,
    ) -> None:
        """Change the preferences that are given, then show all of them."""
        async with Reply(interaction) as reply:
            told: dict[str, str | bool | None] = {}
            if language is not None:
                told |= _changed("language", language)
            switches = {"hints": hints, "confirms": confirms}
            told |= {what: on for what, on in switches.items() if on is not None}
            if told:
                await self.bot.tables.preferences.change(interaction.user.id, **told)
            await self._show(reply)

    async def _preferred(self, pressed: Pressed[Prefer]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            changed = _changed(pressed.verb.what, pressed.verb.to)
            await self.bot.tables.preferences.change(pressed.interaction.user.id, **changed)
            await self._show(reply)

    async def _show(self, reply: Reply) -> None:
        preferences = await self.bot.tables.preferences.of(reply.interaction.user.id)
        code = await reader_code(reply.interaction)
        await reply.show(_panel(preferences, code, typed=reply.is_typed))


def _changed(what: str, to: str) -> dict[str, str | bool | None]:
    """The fields of ``Preferences`` that change when *what* is set to *to*, by name.

    :raises OldButton: if there is no such preference, or it takes no such value.
    """
    match what, to:
        case "language", str() if to in (DISCORD_LANGUAGE, *LANGUAGES):
            return {"language": None if to == DISCORD_LANGUAGE else to}
        case "hints" | "confirms", "yes" | "no":
            return {what: to == "yes"}
        case _:
            raise OldButton


def _panel(preferences: Preferences, code: str, *, typed: bool) -> Card:
    language = voice(code)
    chosen = "auto" if preferences.language is None else "own"
    texts = (
        Text.of("prefs-language", chosen=chosen),
        Text.of("prefs-hints", on=_yes_or_no(preferences.hints)),
        Text.of("prefs-confirms", on=_yes_or_no(preferences.confirms)),
    )
    lines = [
        f"**{language.say(Text.of('prefs-title'))}**",
        *map(language.say, texts),
        f"-# {language.say(Text.of('prefs-everywhere'))}",
    ]
    if typed:
        switches = {"hints": preferences.hints, "confirms": preferences.confirms}
        others = [f"prefs {what}:{not on}" for what, on in switches.items()]
        lines.append(f"-# {language.say(typed_offer(others))}")
    now = preferences.language or DISCORD_LANGUAGE
    buttons = [
        Button.of(
            language.say(Text.of("button-prefs-language", language=one), plain=True),
            Prefer(what="language", to=one),
            style=discord.ButtonStyle.primary if one == now else discord.ButtonStyle.secondary,
        )
        for one in (DISCORD_LANGUAGE, *LANGUAGES)
    ]
    for what, on in (("hints", preferences.hints), ("confirms", preferences.confirms)):
        to = _yes_or_no(not on)
        label = language.say(Text.of(f"button-prefs-{what}", to=to), plain=True)
        buttons.append(Button.of(label, Prefer(what=what, to=to)))
    return make_card(text="\n".join(lines), buttons=buttons, colour=TEAL)


def _yes_or_no(on: bool) -> str:
    return "yes" if on else "no"


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PrefsCog(bot))
