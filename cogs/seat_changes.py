"""Seats that change hands: /table invite and its answers, and seats taken back from the bot."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import CannotInvite, NotForYou
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.components import Pressed
from bot.messages.reply import Interaction, Reply
from bot.messages.verbs import AcceptSeat, DeclineSeat, EndShare, TakeHelm
from bot.tables import invitations, seating
from bot.words.commands import about
from cogs.acting_host import acting_host
from cogs.shared_turn import inside, post_instead, settle_card, show_planner, table_here
from cogs.suggestions import BOT_SEAT, seat_typed
from engine.core.words import Text


class SeatChanges(commands.Cog):
    """Commands and buttons by which a seat gets another holder."""

    bot: Quarterdeck

    def add_presses(self) -> None:
        """Let the buttons of this class be pressed."""
        presses = self.bot.presses
        presses.add(TakeHelm, self._took_helm)
        presses.add(AcceptSeat, self._accepted)
        presses.add(DeclineSeat, self._declined)
        presses.add(EndShare, self._ended_share)

    @app_commands.command(name="invite", description=about("about-table-invite"))
    @app_commands.describe(
        user=about("about-option-invited"), seat=about("about-option-invited-seat")
    )
    @app_commands.autocomplete(seat=BOT_SEAT.suggest)
    async def invite(
        self, interaction: Interaction, user: discord.User, seat: str | None = None
    ) -> None:
        """Invite a person to share one's seat, or, as the host, to take a bot's *seat*."""
        async with Reply(interaction) as reply:
            table, me = await table_here(self.bot, interaction), interaction.user
            if user.bot:
                raise CannotInvite(why="bot")
            by = await acting_host(self.bot, interaction, table)
            table = await self.bot.tables.table(table.id)
            given = await invitations.invite(
                self.bot.tables,
                table.id,
                (me.id, me.display_name),
                user.id,
                name=user.display_name,
                seat=await seat_typed(interaction, table, BOT_SEAT, seat),
                for_host=by == table.host_id,
            )
            said = Text.of("invite-sent", user=str(user.id), seat=given)
            await post_instead(self.bot, reply, table.id, said)

    async def _accepted(self, pressed: Pressed[AcceptSeat]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            user, verb = pressed.interaction.user, pressed.verb
            _require_asked(user.id, verb.user)
            seat = await invitations.accept(
                self.bot.tables, verb.table, user.id, name=user.display_name
            )
            said = Text.of("invite-accepted", user=str(user.id), seat=seat)
            await settle_card(self.bot, reply, verb.table, said, in_line=True)

    async def _declined(self, pressed: Pressed[DeclineSeat]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            user_id, verb = pressed.interaction.user.id, pressed.verb
            _require_asked(user_id, verb.user)
            await invitations.decline(self.bot.tables, verb.table, user_id)
            await settle_card(
                self.bot, reply, verb.table, Text.of("invite-declined", user=str(user_id))
            )

    async def _ended_share(self, pressed: Pressed[EndShare]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            verb = pressed.verb
            by_id = pressed.interaction.user.id
            await invitations.end_share(self.bot.tables, verb.table, by_id, verb.user)
            said = Text.of("invite-ended", user=str(verb.user))
            await settle_card(self.bot, reply, verb.table, said, in_line=True)

    async def _took_helm(self, pressed: Pressed[TakeHelm]) -> None:
        interaction = pressed.interaction
        async with Reply(interaction, update=inside(interaction)) as reply:
            await take_helm(self.bot, reply, pressed.verb.table)


async def take_helm(bot: Quarterdeck, reply: Reply, table_id: str) -> None:
    """Take the person's seats back from the bot, and show the planner if the table waits for them.

    :raises NotAtTable: if the person holds no seat.
    """
    user_id = reply.interaction.user.id
    taken = await seating.set_autopilot(bot.tables, table_id, user_id, on=False)
    live = await bot.tables.load(table_id)
    head = Text.of("autopilot-off" if taken else "helm-kept")
    if live.table.status == "open" and live.seat_of(user_id) in live.waits():
        await show_planner(bot, reply, table_id, head=[head])
    else:
        await reply.show(make_card(text=reply.words(head), colour=TEAL))


def _require_asked(user_id: int, asked: int) -> None:
    """:raises NotForYou: if somebody else is *asked*."""
    if user_id != asked:
        raise NotForYou(user=str(asked))
