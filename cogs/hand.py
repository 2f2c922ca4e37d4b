"""/hand: the cards, goods and secrets of a person's own seat, shown to them alone."""

from collections.abc import Iterator

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import NotAtTable
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.components import Button, Pressed
from bot.messages.lookups import panel_buttons, with_way_out
from bot.messages.reply import Interaction, Reply
from bot.messages.verbs import Hand, Orders
from bot.tables.live_table import LiveTable
from bot.tables.standing_orders import menus_of
from bot.tables.step_log import Told, is_answer, rows_of_table
from bot.words.commands import about
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.shared_turn import table_here
from engine.core.game import Step, look
from engine.core.log import Undo
from engine.core.records import Seat
from engine.core.words import Text

ROWS_SEARCHED = 40
"""Rows of the log that are searched for private news."""

MOST_NEWS = 6


class HandCog(commands.Cog):
    """The command for the person's own hand."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Hand, self._pressed)

    @app_commands.command(name="hand", description=about("about-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the person's own hand and private news."""
        async with Reply(interaction) as reply:
            await self._show(reply, (await table_here(self.bot, interaction)).id)

    async def _pressed(self, pressed: Pressed[Hand]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._show(reply, pressed.verb.table)

    async def _show(self, reply: Reply, table_id: str) -> None:
        live = await self.bot.tables.load(table_id)
        live.require_begun()
        if not live.seats_of(reply.interaction.user.id):
            raise NotAtTable(table=table_id)
        seat = live.seat_of(reply.interaction.user.id)
        game = live.game
        view = look(game, live.state, seat)
        language, names = voice(reply.code, live.table.game), names_of(live.holders, seat)
        lines = [f"- {language.say(text, names)}" for text in game.words.hand(view)]
        news = await self._news(table_id, seat, live.table.seq, reply.code)
        if news:
            lines.append(f"**{language.say(Text.of('hand-news'))}**")
            lines += [f"- {line}" for line in news[-MOST_NEWS:]]
        if not lines:
            lines = [language.say(Text.of("hand-empty"))]
        buttons = [_orders_button(live, language)] if menus_of(live, seat) else []
        panels = panel_buttons(live, seat, language, without=game.words.hand_title)
        buttons = with_way_out([*buttons, *panels], live, seat, language)
        await reply.show(make_card(text="\n".join(lines), buttons=buttons, colour=TEAL))

    async def _news(self, table_id: str, seat: Seat, last: int, code: str) -> list[str]:
        """The last private news of *seat*, and the answers its standing orders gave."""
        live = await self.bot.tables.load(table_id)
        rows = await rows_of_table(self.bot.tables, live, max(0, last - ROWS_SEARCHED), last)
        language, names = voice(code, live.table.game), names_of(live.holders, seat)
        texts = [text for row in rows for text in _private_news(live, seat, row)]
        return [language.say(text, names) for text in texts]


def _orders_button(live: LiveTable, language: Language) -> Button:
    label = language.say(Text.of("button-auto"), plain=True)
    return Button.of(label, Orders(table=live.table.id))


def _private_news(live: LiveTable, seat: Seat, row: Told) -> Iterator[Text]:
    """The texts of events in *row* that *seat* is told and everybody else is not."""
    if isinstance(row, Undo):
        return
    view, game = live.view(seat), live.game
    if isinstance(row, Step) and is_answer(row) and (row.by, row.seat) == ("order", seat):
        yield Text.of("hand-order-answered", answer=game.label(view, row.action)[-1])
    for event in row.events:
        if seat in (event.to or ()) and (text := game.tell(view, event)) is not None:
            yield text


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(HandCog(bot))
