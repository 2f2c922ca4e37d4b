"""/prefs: what a person prefers at all tables: language, time, calls and direct messages."""

from collections.abc import Mapping
from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.delivery.direct import BARRED_CODES, is_refused
from bot.errors import DirectOff, DirectRefused, OldButton
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.components import Pressed
from bot.messages.personal_verbs import PickPreference, Prefer, PrefsPage
from bot.messages.prefs_card import DISCORD_LANGUAGE, PAGE_OF, PAGES, prefs_card
from bot.messages.reply import Interaction, Reply, reader_code
from bot.store.person_rows import Calling, Reminding
from bot.tables import personal_messages
from bot.tables.clocks.pace import zones
from bot.tables.clocks.times_of_day import read_hours
from bot.tables.preferences import Preferred
from bot.words.commands import about
from bot.words.language import LANGUAGES, voice
from cogs.suggestions import OWN_ZONE, QUIET
from engine.core.words import Text

Changes = dict[str, Preferred]
"""The fields of ``Preferences`` that change, by name."""

SHARE_NO_SERVER = 50278
"""Discord's code for a direct message to a person who shares no server with the bot."""


def _choices(what: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=about(f"choice-{what}-{one}"), value=one) for one in values]


class PrefsCog(commands.Cog):
    """A card with pages of the person's preferences, and buttons and menus that change them."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Prefer, self._preferred)
        bot.presses.add(PickPreference, self._picked)
        bot.presses.add(PrefsPage, self._turned)

    @app_commands.command(name="prefs", description=about("about-prefs"))
    @app_commands.describe(
        language=about("about-option-speech"),
        hints=about("about-option-hints"),
        confirms=about("about-option-confirms"),
        zone=about("about-option-own-zone"),
        quiet=about("about-option-quiet"),
        calls=about("about-option-calls"),
        reminders=about("about-option-reminders"),
        direct=about("about-option-direct"),
        news=about("about-option-news"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name="Discord", value=DISCORD_LANGUAGE),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Français", value="fr"),
        ],
        calls=_choices("calls", get_args(Calling)),
        reminders=_choices("reminders", get_args(Reminding)),
    )
    @app_commands.autocomplete(zone=OWN_ZONE.suggest, quiet=QUIET.suggest)
    async def prefs(
        self,
        interaction: Interaction,
        *,
        language: str | None = None,
        hints: bool | None = None,
        confirms: bool | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        calls: str | None = None,
        reminders: str | None = None,
        direct: bool | None = None,
        news: bool | None = None,
    ) -> None:
        """Change the preferences that are given, then show the page of the last one."""
        async with Reply(interaction) as reply:
            if zone is not None:
                zone = await OWN_ZONE.chosen(interaction, zone, option="zone")
            if quiet is not None:
                quiet = await QUIET.value(interaction, quiet)
            words = {"language": language, "zone": zone, "quiet": quiet}
            words |= {"calls": calls, "reminders": reminders}
            switches = {"hints": hints, "confirms": confirms, "direct": direct}
            switches |= {"private_news": news}
            given = {what: to for what, to in words.items() if to is not None}
            given |= {
                what: "yes" if on else "no" for what, on in switches.items() if on is not None
            }
            await self._change(reply, given)

    async def _preferred(self, pressed: Pressed[Prefer]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._change(reply, {pressed.verb.what: pressed.verb.to})

    async def _picked(self, pressed: Pressed[PickPreference]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._change(reply, {pressed.verb.what: pressed.values[0]})

    async def _turned(self, pressed: Pressed[PrefsPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            if pressed.verb.page not in PAGES:
                raise OldButton
            await self._show(reply, pressed.verb.page)

    async def _change(self, reply: Reply, given: Mapping[str, str]) -> None:
        """Set the preferences *given*, then show the page of the last one.

        :raises DirectRefused: if consent to direct messages was given, and Discord takes none.
        """
        changes: Changes = {}
        for what, to in given.items():
            changes |= _changes(what, to)
        preferences, user = self.bot.tables.preferences, reply.interaction.user
        before = await preferences.of(user.id)
        if changes.get("private_news") and not changes.get("direct", before.direct):
            raise DirectOff
        if changes.get("direct") and not before.direct:
            await self._write_to(user, reply.code)
            changes["direct_refused_at"] = None
        if changes:
            await preferences.change(user.id, **changes)
        if {"zone", "quiet_from"} & {*changes}:
            await personal_messages.reconsider(self.bot.tables, user.id)
        await self._show(reply, PAGE_OF[[*given][-1]] if given else PAGES[0])

    async def _write_to(self, user: discord.abc.User, code: str) -> None:
        """Send the first direct message to *user*, which proves that more can be sent.

        :raises DirectRefused: if Discord does not take it.
        """
        card = make_card(text=voice(code).say(Text.of("direct-opened")), colour=TEAL)
        try:
            # One nonce a person: consent given again at once, after a crash or so, is told once.
            await (await self.bot.create_dm(user)).send(view=card, nonce=f"d{user.id}")
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            why = {SHARE_NO_SERVER: "stranger", **dict.fromkeys(BARRED_CODES, "barred")}
            raise DirectRefused(why=why.get(error.code, "closed")) from error

    async def _show(self, reply: Reply, page: str) -> None:
        user_id, tables = reply.interaction.user.id, self.bot.tables
        reply.code = await reader_code(reply.interaction)
        mine = await tables.preferences.of(user_id)
        await reply.show(prefs_card(mine, page, voice(reply.code), typed=reply.is_typed))


def _changes(what: str, to: str) -> Changes:
    """The fields of ``Preferences`` that change when *what* is set to *to*.

    :raises OldButton: if there is no such preference, or it takes no such value.
    :raises BadQuietHours: if *to* should be quiet hours, and is not.
    """
    match what, to:
        case "language", str() if to in (DISCORD_LANGUAGE, *LANGUAGES):
            return {"language": None if to == DISCORD_LANGUAGE else to}
        case "hints" | "confirms" | "direct" | "private_news", "yes" | "no":
            return {what: to == "yes"}
        case "zone", str() if to in zones():
            return {"zone": to}
        case "quiet", str():
            begin, end = read_hours(to)
            return {"quiet_from": begin, "quiet_until": end}
        case "calls", str() if to in get_args(Calling):
            return {"calls": to}
        case "reminders", str() if to in get_args(Reminding):
            return {"reminders": to}
        case _:
            raise OldButton


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PrefsCog(bot))
