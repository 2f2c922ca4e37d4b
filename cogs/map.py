"""/map: the whole board, a part of it, or the board in words, for one person."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Pressed
from bot.messages.late_pictures import Later
from bot.messages.lookups import recap_button, seat_that_looks, with_way_out
from bot.messages.pages import page, pages_of
from bot.messages.pictures import Drawing, Picture, Wanted
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import Map, MapPage, Recap
from bot.tables.last_round import last_round
from bot.tables.live_table import LiveTable
from bot.words.commands import about
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.shared_turn import game_here, table_here
from cogs.suggested import Offer, Suggested
from engine.core.records import SPECTATOR, Seat, clone
from engine.core.words import Text
from renders.picture import EVERYTHING


async def _frames(interaction: Interaction) -> Offer:
    """The parts of the board that can be shown closely, with their names."""
    live = await game_here(interaction.client, interaction)
    language = voice(await reader_code(interaction), live.table.game)
    frames = live.game.words.frames(live.view(SPECTATOR))
    return Offer.of({frame: language.say(text, plain=True) for frame, text in frames.items()})


PLACE = Suggested(_frames)


class MapCog(commands.GroupCog, group_name="map", group_description=about("about-map")):
    """Commands that show the board to one person alone."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Map, self._pressed_map)
        bot.presses.add(MapPage, self._turned)
        bot.presses.add(Recap, self._pressed_recap)

    @app_commands.command(name="show", description=about("about-map-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show the whole board."""
        async with Reply(interaction) as reply:
            await self._show(reply, (await table_here(self.bot, interaction)).id, EVERYTHING)

    @app_commands.command(name="zoom", description=about("about-map-zoom"))
    @app_commands.describe(place=about("about-option-place"))
    @app_commands.autocomplete(place=PLACE.suggest)
    async def zoom(self, interaction: Interaction, place: str) -> None:
        """Show one part of the board."""
        async with Reply(interaction) as reply:
            live = await game_here(self.bot, interaction)
            found = (
                [EVERYTHING] if place == EVERYTHING else (await _frames(interaction)).meant(place)
            )
            if len(found) != 1:
                await reply.say(Text.of("map-no-place"))
            else:
                await self._show(reply, live.table.id, found[0])

    @app_commands.command(name="text", description=about("about-map-text"))
    async def text(self, interaction: Interaction) -> None:
        """Describe the board in words."""
        async with Reply(interaction) as reply:
            await self._words(reply, (await table_here(self.bot, interaction)).id, 0)

    @app_commands.command(name="recap", description=about("about-map-recap"))
    async def recap(self, interaction: Interaction) -> None:
        """Show the last round as a picture that moves."""
        async with Reply(interaction) as reply:
            await self._recap(reply, (await table_here(self.bot, interaction)).id)

    async def _pressed_map(self, pressed: Pressed[Map]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._show(reply, pressed.verb.table, EVERYTHING)

    async def _pressed_recap(self, pressed: Pressed[Recap]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._recap(reply, pressed.verb.table)

    async def _turned(self, pressed: Pressed[MapPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._words(reply, pressed.verb.table, pressed.verb.page)

    async def _show(self, reply: Reply, table_id: str, frame: str) -> None:
        live = await self.bot.tables.load(table_id)
        live.require_begun()
        seat = seat_that_looks(live, reply.interaction.user.id)
        view = clone(live.view(seat))
        names = names_of(live.holders)
        language = voice(reply.code, live.table.game)
        wanted = Wanted(language=language.code, names=names, frame=frame, pictured=live.pictured())
        in_words = self._in_words(live, seat, reply.code, 0)
        drawing = self.bot.narrator.begin_picture(live, view, wanted)
        if drawing is None:
            return await reply.show(in_words)
        lines = [language.say(text, names) for text in live.game.words.summary(view)]
        back = [recap_button(live, language), *with_way_out([], live, seat, language)]
        return await _answer(reply, drawing, "\n".join(lines) or "…", back, in_words)

    async def _recap(self, reply: Reply, table_id: str) -> None:
        live = await self.bot.tables.load(table_id)
        live.require_begun()
        seat = seat_that_looks(live, reply.interaction.user.id)
        language, names = voice(reply.code, live.table.game), names_of(live.holders)
        frames = [
            (
                one.view,
                Wanted(
                    language=language.code,
                    names=names,
                    before=one.before,
                    events=one.events,
                    frame=EVERYTHING,
                    pictured=one.pictured,
                ),
            )
            for one in await last_round(self.bot.tables, live, seat)
        ]
        drawing = self.bot.narrator.begin_moving_picture(live, frames)
        if drawing is None:
            return await reply.say(Text.of("map-no-recap"))
        text = f"**{language.say(Text.of('map-recap'))}**"
        none = make_card(text=language.say(Text.of("map-no-recap")), colour=TEAL)
        back = with_way_out([], live, seat, language)
        return await _answer(reply, drawing, text, back, none)

    async def _words(self, reply: Reply, table_id: str, number: int) -> None:
        live = await self.bot.tables.load(table_id)
        live.require_begun()
        seat = seat_that_looks(live, reply.interaction.user.id)
        await reply.show(self._in_words(live, seat, reply.code, number))

    def _in_words(self, live: LiveTable, seat: Seat, code: str, number: int) -> Card:
        """Page *number* of the description of the board as *seat* sees it."""
        view = live.view(seat)
        language, names = voice(code, live.table.game), names_of(live.holders, seat)
        lines = [f"- {language.say(text, names)}" for text in live.game.words.map(view)]
        if not lines:
            lines = [language.say(Text.of("map-no-words"))]
        back, of_table = with_way_out([], live, seat, language), partial(_page, live.table.id)
        return page(pages_of(lines), number, language, of_table, more=back)


async def _answer(
    reply: Reply, drawing: Drawing, text: str, buttons: Sequence[Button], failed: Card
) -> None:
    """Answer with a picture to look something up, which is not the board to play on."""
    card = partial(make_card, text=text, buttons=buttons, colour=TEAL)
    looked_up = asyncio.create_task(_looked_up(drawing))
    later = Later(drawing=looked_up, card=lambda one: card(picture=one), failed=failed)
    await reply.show(card(), later)


async def _looked_up(drawing: Drawing) -> Picture | None:
    """The picture being drawn, as one that is not the board to play on."""
    picture = await drawing
    return None if picture is None else replace(picture, use="lookup")


def _page(table_id: str, number: int) -> MapPage:
    return MapPage(table=table_id, page=number)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(MapCog(bot))
