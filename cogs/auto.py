"""/auto: standing orders and turns planned ahead, shown only to the person who gives them."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import NoOrders, OldButton, Refused, WhichOrder
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Menu, Pressed
from bot.messages.lookups import with_way_out
from bot.messages.planner.ahead_card import ahead_button, ahead_lines
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import Orders, PickOrder
from bot.tables.live_table import LiveTable
from bot.tables.planning_ahead import Ahead, change_ahead, drop_ahead, plan_ahead
from bot.tables.plans_ahead import MOST_TURNS
from bot.tables.standing_orders import clear_orders, menus_of, orders_of, set_orders
from bot.words.commands import about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.ahead import ahead_of, show_ahead
from cogs.shared_turn import inside, show_planner, table_here
from cogs.suggested import Offer, Suggested, which_one
from engine.core.order_menus import OrderChoice, OrderMenu
from engine.core.records import Seat
from engine.core.words import Text


async def _questions(interaction: Interaction) -> Offer:
    """The kinds of questions that can be answered beforehand."""
    menus, language = await _menus_here(interaction)
    return _named([one.question for one in menus], language)


async def _answers(interaction: Interaction) -> Offer:
    """The answers to the question typed so far."""
    menus, language = await _menus_here(interaction)
    typed = str(getattr(interaction.namespace, "when", None) or "")
    questions = [one.question for one in menus]
    try:
        menu = menus[_meant(questions, typed, language)]
    except WhichOrder:
        return Offer.of({})
    return _named([one.label for one in menu.choices], language)


async def _menus_here(interaction: Interaction) -> tuple[Sequence[OrderMenu[Any]], Language]:
    """The order menus of the person's seat; none for people without one."""
    bot: Quarterdeck = interaction.client
    code = await reader_code(interaction)
    try:
        table_id = (await table_here(bot, interaction)).id
        live, seat = await _mine(bot, table_id, interaction.user.id)
    except Refused:
        return (), voice(code)
    return [*_open_to(live, seat).values()], voice(code, live.table.game)


def _meant(labels: Sequence[Text], typed: str, language: Language) -> int:
    """The place of the one label that *typed* equals, or else is part of.

    :raises WhichOrder: if that holds for none of them, or for several.
    """
    named = _named(labels, language)
    found = named.meant(typed)
    if len(found) != 1:
        raise WhichOrder(offered="; ".join(named.names.values()))
    return [*named.names].index(found[0])


def _named(labels: Sequence[Text], language: Language) -> Offer:
    return Offer.by_name([language.say(label, plain=True) for label in labels])


async def _plans(interaction: Interaction) -> Offer:
    """What the person may plan ahead, or the reason why there is nothing."""
    bot: Quarterdeck = interaction.client
    code = await reader_code(interaction)
    try:
        table_id = (await table_here(bot, interaction)).id
        live, seat, offered = await ahead_of(bot, table_id, interaction.user.id)
    except Refused:
        return Offer.of({})
    return _plans_of(live, seat, offered, voice(code, live.table.game))


def _plans_of(live: LiveTable, seat: Seat, offered: Ahead, language: Language) -> Offer:
    names = names_of(live.holders, seat)
    labels = [language.say(label, names, plain=True) for _, label in offered.choices]
    why = "" if labels else language.say(Text.of("ahead-nothing"), plain=True)
    return Offer.by_name(labels, why=why)


PLAN = Suggested(_plans)
QUESTION, ANSWER = Suggested(_questions), Suggested(_answers)


class AutoCog(commands.GroupCog, group_name="auto", group_description=about("about-auto")):
    """Commands for standing orders, which answer questions beforehand, and for plans ahead."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Orders, self._pressed)
        bot.presses.add(PickOrder, self._picked)

    @app_commands.command(name="show", description=about("about-auto-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show one's standing orders, with menus to change them."""
        async with Reply(interaction) as reply:
            await show_orders(self.bot, reply, (await table_here(self.bot, interaction)).id)

    @app_commands.command(name="set", description=about("about-auto-set"))
    @app_commands.rename(question="when", answer="do")
    @app_commands.describe(question=about("about-option-when"), answer=about("about-option-do"))
    @app_commands.autocomplete(question=QUESTION.suggest, answer=ANSWER.suggest)
    async def set(self, interaction: Interaction, question: str, answer: str) -> None:
        """Set the answer to give beforehand to one kind of question."""
        async with Reply(interaction) as reply:
            table_id = (await table_here(self.bot, interaction)).id
            live, seat = await _mine(self.bot, table_id, interaction.user.id)
            menus = [*_open_to(live, seat).values()]
            language = voice(reply.code, live.table.game)
            menu = menus[_meant([one.question for one in menus], question, language)]
            labels = [one.label for one in menu.choices]
            choice = menu.choices[_meant(labels, answer, language)]
            await self._order(reply, table_id, seat, choice)

    @app_commands.command(name="ahead", description=about("about-auto-ahead"))
    @app_commands.describe(plan=about("about-option-ahead"), turns=about("about-option-turns"))
    @app_commands.autocomplete(plan=PLAN.suggest)
    async def ahead(
        self,
        interaction: Interaction,
        plan: str | None = None,
        turns: app_commands.Range[int, 1, MOST_TURNS] | None = None,
    ) -> None:
        """Choose what the bot plays in one's next turns, or show what is chosen."""
        async with Reply(interaction) as reply:
            table_id, user_id = (await table_here(self.bot, interaction)).id, interaction.user.id
            if plan is not None:
                live, seat, offered = await ahead_of(self.bot, table_id, user_id)
                if seat in live.to_act():
                    await show_planner(self.bot, reply, table_id)
                    return
                named = _plans_of(live, seat, offered, voice(reply.code, live.table.game))
                if len(found := named.meant(plan)) != 1:
                    raise which_one(named, found, plan, option="plan")
                key, _ = offered.choices[[*named.names].index(found[0])]
                await plan_ahead(self.bot.tables, table_id, user_id, key=key, turns=turns)
            elif turns is not None:
                await change_ahead(self.bot.tables, table_id, user_id, turns=turns)
            await show_ahead(self.bot, reply, table_id)

    @app_commands.command(name="clear", description=about("about-auto-clear"))
    async def clear(self, interaction: Interaction) -> None:
        """Reset one's standing orders and drop one's plan ahead, to be asked everything again."""
        async with Reply(interaction) as reply:
            table_id = (await table_here(self.bot, interaction)).id
            await clear_orders(self.bot.tables, table_id, interaction.user.id)
            await drop_ahead(self.bot.tables, table_id, interaction.user.id)
            await show_orders(self.bot, reply, table_id)

    async def _pressed(self, pressed: Pressed[Orders]) -> None:
        async with Reply(pressed.interaction, update=inside(pressed.interaction)) as reply:
            await show_orders(self.bot, reply, pressed.verb.table)

    async def _picked(self, pressed: Pressed[PickOrder]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            live, seat = await _mine(self.bot, pressed.verb.table, pressed.interaction.user.id)
            menus, (picked,) = menus_of(live, seat), pressed.values
            offered = menus[pressed.verb.number].choices if pressed.verb.number < len(menus) else ()
            if not picked.isdecimal() or int(picked) >= len(offered):
                raise OldButton
            await self._order(reply, pressed.verb.table, seat, offered[int(picked)])

    async def _order(
        self, reply: Reply, table_id: str, seat: Seat, choice: OrderChoice[Any]
    ) -> None:
        user_id = reply.interaction.user.id
        await set_orders(self.bot.tables, table_id, user_id, seat=seat, orders=choice.orders)
        await show_orders(self.bot, reply, table_id)


async def show_orders(bot: Quarterdeck, reply: Reply, table_id: str) -> None:
    """Show the person's standing orders at the table, with menus to change them.

    What the person planned ahead is shown too.

    :raises NoOrders: if the game has no standing orders, and nothing was planned ahead.
    """
    live = await bot.tables.load(table_id)
    user_id = reply.interaction.user.id
    if live.seats_of(user_id) and live.seat_of(user_id) in live.ahead:
        live.require_begun()
        seat = live.seat_of(user_id)
    else:
        live, seat = await _mine(bot, table_id, user_id)
    await reply.show(_card(live, seat, voice(reply.code, live.table.game)))


async def _mine(bot: Quarterdeck, table_id: str, user_id: int) -> tuple[LiveTable, Seat]:
    """The table, and the person's seat at it.

    :raises NoOrders: if the game has no standing orders.
    """
    live = await bot.tables.load(table_id)
    live.require_begun()
    seat = live.seat_of(user_id)
    if not _open_to(live, seat):
        raise NoOrders
    return live, seat


def _open_to(live: LiveTable, seat: Seat) -> dict[int, OrderMenu[Any]]:
    """The order menus for questions that *seat* may still be asked, by their place among all."""
    view = live.view(seat)
    menus = enumerate(menus_of(live, seat))
    return {number: menu for number, menu in menus if menu.applies(view)}


def _card(live: LiveTable, seat: Seat, language: Language) -> Card:
    """A card with the orders of *seat*, and a menu for each kind of question."""
    now, lines, menus = orders_of(live, seat), list[str](), list[Menu]()
    lines.append(f"**{language.say(Text.of('auto-title'))}**")
    for number, menu in _open_to(live, seat).items():
        stands = next(at for at, one in enumerate(menu.choices) if one.orders == now)
        answer = menu.choices[stands].label
        lines.append(language.say(Text.of("auto-line", question=menu.question, answer=answer)))
        options = [
            discord.SelectOption(
                label=language.say(one.label, plain=True),
                value=str(at),
                default=at == stands,
            )
            for at, one in enumerate(menu.choices)
        ]
        question = language.say(menu.question, plain=True)
        menus.append(Menu.of(question, PickOrder(table=live.table.id, number=number), options))
    lines += ahead_lines(live, seat, language)
    lines.append(f"-# {language.say(Text.of('auto-secret'))}")
    back = with_way_out(ahead_button(live, seat, language), live, seat, language)
    return make_card(text="\n".join(lines), menus=menus, buttons=back, colour=TEAL)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(AutoCog(bot))
