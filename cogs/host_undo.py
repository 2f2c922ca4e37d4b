"""A host's undo: the plans to choose from, and the question before it is done."""

import discord

from bot.client import Quarterdeck
from bot.errors import NothingToUndo
from bot.messages.board import GOLD
from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.reply import Interaction, reader_code
from bot.messages.verbs import KeepPlaying, UndoTo
from bot.store.models import Table
from bot.tables.live_table import LiveTable
from bot.tables.step_log import PlayedPlan, plans_played
from bot.words.fitting import cut, shorten
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.suggested import Offer, Suggested
from engine.core.records import SPECTATOR
from engine.core.words import Person, Text

PLAN_LETTERS = 90
"""Letters of a plan's description in a suggestion."""


async def _turns(interaction: Interaction) -> Offer:
    """The plans played at the channel's table, newest first, each by its first news."""
    bot: Quarterdeck = interaction.client
    table = await bot.tables.table_in(interaction.channel_id or 0)
    live = None if table is None else await bot.tables.load(table.id)
    if live is None or live.state is None:
        return Offer.of({})
    language = voice(await reader_code(interaction), live.table.game)
    plans = await plans_played(bot.tables, live)
    named = {str(plan.rows[0].seq): _named(bot, live, plan, language, plain=True) for plan in plans}
    return Offer.of(named)


TURN = Suggested(_turns)


async def row_before(
    bot: Quarterdeck, interaction: Interaction, table: Table, typed: str | None
) -> int | None:
    """The row before the plan that was *typed*; None if nothing was.

    :raises NothingToUndo: if no plan that counts is called this.
    """
    if typed is None:
        return None
    named = await TURN.value(interaction, typed)
    plans = await plans_played(bot.tables, await bot.tables.load(table.id))
    found = next((plan for plan in plans if str(plan.rows[0].seq) == named), None)
    if found is None:
        raise NothingToUndo(table=table.id)
    return found.before


async def question(bot: Quarterdeck, live: LiveTable, typed: str, language: Language) -> Card:
    """The question whether to undo the plan *typed* and all later ones, which it lists.

    *typed* is the row at which the plan begins.

    :raises NothingToUndo: if no plan that counts begins there.
    """
    plans = await plans_played(bot.tables, live)
    at = next((at for at, plan in enumerate(plans) if str(plan.rows[0].seq) == typed), None)
    if at is None:
        raise NothingToUndo(table=live.table.id)
    table, gone = live.table, [_named(bot, live, plan, language) for plan in plans[: at + 1]]
    yes = Button.of(
        language.say(Text.of("button-undo-to"), plain=True),
        UndoTo(table=table.id, seq=table.seq, to=plans[at].before),
        style=discord.ButtonStyle.danger,
    )
    no = Button.of(language.say(Text.of("button-keep"), plain=True), KeepPlaying(table=table.id))
    asked = language.say(Text.of("undo-to-sure", plans=len(gone)))
    lines = "\n".join(f"- {line}" for line in gone[::-1])
    return make_card(text=f"**{asked}**\n{shorten(lines, 1_000)}", buttons=[yes, no], colour=GOLD)


def _named(
    bot: Quarterdeck, live: LiveTable, plan: PlayedPlan, language: Language, *, plain: bool = False
) -> str:
    """The row of the plan and its first news for everybody; *plain* is without markdown."""
    names, view = names_of(live.holders), live.view(SPECTATOR)
    news = bot.narrator.news(live.game, view, plan.rows)
    text = news[0].text if news else Text.of("undo-to-untold", who=Person(seat=plan.rows[0].seat))
    told = language.say(text, names, plain=plain)
    return cut(f"{plan.rows[0].seq}. {told}", PLAN_LETTERS)
