"""/away: leave all one's tables for a while, which wait or let the bot play, and come back."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot import clock
from bot.client import Quarterdeck
from bot.errors import OldButton
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Pressed
from bot.messages.personal_verbs import ComeBack, GoAway, ShowAway
from bot.messages.reply import Interaction, Reply, reader_code
from bot.store.absences import Meanwhile
from bot.tables import away
from bot.tables.clocks.vacation import VACATION
from bot.words.commands import about, typed_offer
from bot.words.language import Language, voice
from bot.words.typed_moments import last_minute, moment_typed, next_weekday
from cogs.suggested import Offer, Suggested
from engine.core.words import Listing, Text

SPANS = ("sunday", "week", "fortnight")
"""Absences that buttons and suggestions offer."""

MEANWHILES: tuple[Meanwhile, ...] = get_args(Meanwhile)

TABLES_WAIT_SECONDS = 3.0
"""Seconds to wait for all tables to take note, so that their cards show it."""


async def _untils(interaction: Interaction) -> Offer:
    language = voice(await reader_code(interaction))
    return Offer.of({one: _named_span(one, language) for one in SPANS})


async def _meanwhiles(interaction: Interaction) -> Offer:
    language = voice(await reader_code(interaction))
    named = {one: Text.of("away-meanwhile", meanwhile=one) for one in MEANWHILES}
    return Offer.of({one: language.say(text, plain=True) for one, text in named.items()})


def _named_span(span: str, language: Language) -> str:
    return language.say(Text.of("button-away", until=span), plain=True)


UNTIL, MEANWHILE = Suggested(_untils), Suggested(_meanwhiles)


class AwayCog(commands.Cog):
    """A card with the person's absence, and buttons that begin and end it."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(ShowAway, self._turned)
        bot.presses.add(GoAway, self._gone)
        bot.presses.add(ComeBack, self._back)

    @app_commands.command(name="away", description=about("about-away"))
    @app_commands.describe(
        until=about("about-option-until"), meanwhile=about("about-option-meanwhile")
    )
    @app_commands.autocomplete(until=UNTIL.suggest, meanwhile=MEANWHILE.suggest)
    async def away(
        self, interaction: Interaction, until: str | None = None, meanwhile: str | None = None
    ) -> None:
        """Be away until a typed day; without one, show one's absence."""
        async with Reply(interaction) as reply:
            absence = await away.absence_of(self.bot.tables, interaction.user.id)
            wanted: Meanwhile = "wait" if absence is None else absence.meanwhile
            if meanwhile is not None:
                wanted = _known(await MEANWHILE.chosen(interaction, meanwhile, option="meanwhile"))
            if until is not None:
                span = await UNTIL.value(interaction, until)
                await self._go(reply, span, wanted)
            else:
                await self._switch(reply, wanted)
            await self._show(reply, wanted)

    async def _turned(self, pressed: Pressed[ShowAway]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            meanwhile = _known(pressed.verb.meanwhile)
            await self._switch(reply, meanwhile)
            await self._show(reply, meanwhile)

    async def _gone(self, pressed: Pressed[GoAway]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            if pressed.verb.until not in SPANS:
                raise OldButton
            meanwhile = _known(pressed.verb.meanwhile)
            await self._go(reply, pressed.verb.until, meanwhile)
            await self._show(reply, meanwhile)

    async def _back(self, pressed: Pressed[ComeBack]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await away.come_back(self.bot.tables, pressed.interaction.user.id)
            await self._told(reply)
            await self._show(reply, _known(pressed.verb.meanwhile))

    async def _go(self, reply: Reply, until: str, meanwhile: Meanwhile) -> None:
        """Let the person be away *until* the end of one of the spans, or the day typed."""
        user_id = reply.interaction.user.id
        zone = ZoneInfo((await self.bot.tables.preferences.of(user_id)).zone or "UTC")
        language = voice(reply.code).code
        end = _end(until, zone) or moment_typed(until, language, clock.now(), zone)
        await away.go_away(self.bot.tables, user_id, end, meanwhile)
        await self._told(reply)

    async def _switch(self, reply: Reply, meanwhile: Meanwhile) -> None:
        """Let the rest of the person's absence, if they are away, have this *meanwhile*."""
        tables, user_id = self.bot.tables, reply.interaction.user.id
        absence = await away.absence_of(tables, user_id)
        if absence is not None and absence.meanwhile != meanwhile:
            await away.go_away(tables, user_id, absence.until_at, meanwhile)
            await self._told(reply)

    async def _told(self, reply: Reply) -> None:
        """Wait until all tables have taken note, and redraw the cards of those in the lobby."""
        await self.bot.services.rung(within=TABLES_WAIT_SECONDS)
        for table in await self.bot.tables.tables_of(reply.interaction.user.id):
            if table.status == "lobby":
                await self.bot.poster.repaint_lobby(table.id)

    async def _show(self, reply: Reply, meanwhile: Meanwhile) -> None:
        """Show the person's absence, with buttons for another one with this *meanwhile*."""
        tables, user_id = self.bot.tables, reply.interaction.user.id
        absence = await away.absence_of(tables, user_id)
        left = round(await away.vacation_of(tables, user_id) / timedelta(days=1))
        texts = [Text.of("away-not")]
        if absence is not None:
            until = str(int(absence.until_at.timestamp()))
            texts = [Text.of("away-now", until=until)]
            texts.append(Text.of("away-does", meanwhile=absence.meanwhile))
            if attended := await away.tables_attended(tables, user_id):
                texts.append(Text.of("away-attended", tables=Listing(items=attended)))
        texts.append(Text.of("away-left", days=left, most=VACATION.days))
        language = voice(reply.code)
        is_away = absence is not None
        await reply.show(_panel(texts, meanwhile, language, is_away=is_away, typed=reply.is_typed))


def _panel(
    texts: Sequence[Text], meanwhile: Meanwhile, language: Language, *, is_away: bool, typed: bool
) -> Card:
    """A card with *texts* on the absence, and buttons for another one.

    One ends it, if the person is away.
    """
    lines = [f"**{language.say(Text.of('away-title'))}**", *map(language.say, texts)]
    lines.append(f"-# {language.say(Text.of('away-everywhere'))}")
    if typed:
        lines.append(f"-# {language.say(typed_offer(['away until:3 meanwhile:bot']))}")
    buttons = [
        Button.of(_named_span(span, language), GoAway(until=span, meanwhile=meanwhile))
        for span in SPANS
    ]
    (other,) = (one for one in MEANWHILES if one != meanwhile)
    label = language.say(Text.of("button-away-meanwhile", to=other), plain=True)
    buttons.append(Button.of(label, ShowAway(meanwhile=other)))
    if is_away:
        back = language.say(Text.of("button-i-am-back"), plain=True)
        buttons.insert(
            0, Button.of(back, ComeBack(meanwhile=meanwhile), style=discord.ButtonStyle.primary)
        )
    return make_card(text="\n".join(lines), buttons=buttons, colour=TEAL)


def _end(span: str, zone: ZoneInfo) -> datetime | None:
    """The end of the *span* of a button that begins now; None if there is no such button."""
    now = clock.now()
    match span:
        case "sunday":
            return last_minute(next_weekday(now.astimezone(zone).date(), 6), zone)
        case "week" | "fortnight":
            return now + timedelta(days=7 if span == "week" else 14)
        case _:
            return None


def _known(meanwhile: str) -> Meanwhile:
    """:raises OldButton: if there is no such choice."""
    if meanwhile not in MEANWHILES:
        raise OldButton
    return meanwhile


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(AwayCog(bot))
