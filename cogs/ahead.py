"""Planning ahead: what the bot plays in a person's next turns, shown to that person only."""

from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import OldButton
from bot.messages.components import Pressed
from bot.messages.planner.ahead_card import NO_STOP, ahead_card
from bot.messages.planner.menus import key_of
from bot.messages.reply import Reply
from bot.messages.verbs import DropAhead, OpenAhead, PickAhead, PickStops, PickTurnsAhead
from bot.tables.live_table import LiveTable
from bot.tables.planning_ahead import (
    Ahead,
    change_ahead,
    drop_ahead,
    offered_ahead,
    plan_ahead,
)
from bot.tables.plans_ahead import MOST_TURNS
from bot.unsaid_errors import OutOfDate
from bot.words.language import voice
from cogs.shared_turn import in_planner
from engine.core.records import Seat


class AheadCog(commands.Cog):
    """Buttons and menus of the card on which turns are planned ahead."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(OpenAhead, self._opened)
        bot.presses.add(PickAhead, self._picked)
        bot.presses.add(PickTurnsAhead, self._turns_picked)
        bot.presses.add(PickStops, self._stops_picked)
        bot.presses.add(DropAhead, self._dropped)

    async def _opened(self, pressed: Pressed[OpenAhead]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            await show_ahead(self.bot, reply, pressed.verb.table)

    async def _picked(self, pressed: Pressed[PickAhead]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            table_id, (picked,) = pressed.verb.table, pressed.values
            _, _, offered = await ahead_of(self.bot, table_id, pressed.interaction.user.id)
            found = [key for key, label in offered.choices if key_of(label) == picked]
            if not found:
                raise OutOfDate
            user_id = pressed.interaction.user.id
            await plan_ahead(self.bot.tables, table_id, user_id, key=found[0])
            await show_ahead(self.bot, reply, table_id)

    async def _turns_picked(self, pressed: Pressed[PickTurnsAhead]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            table_id, user_id = pressed.verb.table, pressed.interaction.user.id
            turns = _number(pressed.values[0])
            await change_ahead(self.bot.tables, table_id, user_id, turns=turns)
            await show_ahead(self.bot, reply, table_id)

    async def _stops_picked(self, pressed: Pressed[PickStops]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            table_id, user_id = pressed.verb.table, pressed.interaction.user.id
            stops = [one for one in pressed.values if one != NO_STOP]
            await change_ahead(self.bot.tables, table_id, user_id, stops=stops)
            await show_ahead(self.bot, reply, table_id)

    async def _dropped(self, pressed: Pressed[DropAhead]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            table_id, user_id = pressed.verb.table, pressed.interaction.user.id
            await drop_ahead(self.bot.tables, table_id, user_id)
            await show_ahead(self.bot, reply, table_id)


def _number(picked: str) -> int:
    """:raises OldButton: if *picked* is no number of turns."""
    if not picked.isdecimal() or not 1 <= int(picked) <= MOST_TURNS:
        raise OldButton
    return int(picked)


async def ahead_of(bot: Quarterdeck, table_id: str, user_id: int) -> tuple[LiveTable, Seat, Ahead]:
    """The table, the person's seat, and what they may plan ahead.

    :raises WrongStatus: before the game has begun, while it is paused, and once it is over.
    :raises NotAtTable: if the person holds no seat.
    """
    live = await bot.tables.load(table_id)
    live.require_status("open")
    seat = live.seat_of(user_id)
    return live, seat, await offered_ahead(bot.tables, live, seat)


async def show_ahead(bot: Quarterdeck, reply: Reply, table_id: str) -> None:
    """Show what the person has planned ahead, with menus to change it."""
    live, seat, offered = await ahead_of(bot, table_id, reply.interaction.user.id)
    await reply.show(ahead_card(live, seat, offered, voice(reply.code, live.table.game)))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(AheadCog(bot))
