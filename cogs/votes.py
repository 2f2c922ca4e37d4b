"""/table vote and /table resign: what the people of a table decide together, or give up."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import NoVote
from bot.messages.board import TEAL
from bot.messages.card import make_card, mark_of
from bot.messages.components import Pressed
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import CastBallot, GoesOn, LetSleep, Resign
from bot.messages.vote_card import vote_card
from bot.store.models import Table
from bot.store.vote_rows import VoteKind
from bot.tables import endings, silence, votes
from bot.tables.ballots import Poll
from bot.words.commands import about
from bot.words.language import voice
from bot.words.seat_letters import seat_called
from cogs import host_undo
from cogs.confirmations import final_question
from cogs.shared_turn import post_instead, say_posted, settle_card, table_here
from cogs.suggested import Offer, Suggested
from cogs.suggestions import TAKEN_SEAT
from engine.core.game import seat_counts
from engine.core.records import Seat
from engine.core.words import Text

KINDS: dict[str, VoteKind] = {
    "undo": "undo",
    "draw": "draw",
    "abandon": "abandon",
    "pause": "pause",
    "bot": "bot",
    "admit": "admit",
}
"""Kinds of votes by the words of the command; a vote on a pause resumes a paused table."""

ANSWERS = ("yes", "no")


async def _choices(interaction: Interaction) -> Offer:
    """What can be voted on, and the answers to the open vote."""
    language = voice(await reader_code(interaction))
    words = (*KINDS, *ANSWERS)
    return Offer.of(
        {one: language.say(Text.of("vote-name", what=one), plain=True) for one in words}
    )


WHAT = Suggested(_choices)


class VoteCommands(commands.Cog):
    """Commands of `/table` for votes and for giving up; a base of the cog with that group."""

    bot: Quarterdeck

    @app_commands.command(name="vote", description=about("about-table-vote"))
    @app_commands.describe(
        what=about("about-option-what"),
        turn=about("about-option-turn"),
        seat=about("about-option-seat"),
        user=about("about-option-user"),
    )
    @app_commands.autocomplete(
        what=WHAT.suggest, turn=host_undo.TURN.suggest, seat=TAKEN_SEAT.suggest
    )
    async def vote(
        self,
        interaction: Interaction,
        what: str,
        turn: str | None = None,
        seat: str | None = None,
        user: discord.User | None = None,
    ) -> None:
        """Open a vote of the people who play, or answer the open one."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            named = await WHAT.chosen(interaction, what, option="what")
            if named in ANSWERS:
                poll = await votes.cast(
                    self.bot.tables, table.id, interaction.user.id, yes=named == "yes"
                )
                await self.bot.poster.repaint_vote(table.id, poll.vote)
                await say_posted(self.bot, reply, table.id, _told(poll, cast=named))
                return
            kind = KINDS[named]
            poll = await votes.open_vote(
                self.bot.tables,
                table.id,
                interaction.user.id,
                "resume" if kind == "pause" and table.status == "paused" else kind,
                about=await self._voted_on(interaction, table, seat),
                to=await host_undo.row_before(self.bot, interaction, table, turn),
                person=None if user is None else user.id,
            )
            if poll.decided is None:
                await post_instead(self.bot, reply, table.id, _told(poll))
            else:
                await say_posted(self.bot, reply, table.id, _told(poll))

    @app_commands.command(name="resign", description=about("about-table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Ask whether to resign the person's seat for good."""
        async with Reply(interaction) as reply:
            live = await self.bot.tables.load((await table_here(self.bot, interaction)).id)
            live.require_status("open", "paused")
            seat = live.seat_of(interaction.user.id)
            live.require_not_resigned(seat)
            gives_up = Resign(table=live.table.id, seat=seat)
            asked = ("resign-sure", "button-resign", gives_up)
            await reply.show(final_question(reply, live.table, *asked))

    async def _voted_on(
        self, interaction: Interaction, table: Table, typed: str | None
    ) -> Seat | None:
        """The seat that was *typed*; None if nothing was.

        :raises NoSeat: if no seat is called this.
        """
        if typed is None:
            return None
        called = await TAKEN_SEAT.value(interaction, typed)
        return seat_called(called, max(seat_counts(self.bot.tables.games.of(table).game)))


class VotesCog(commands.Cog):
    """The buttons of a vote, of resigning, and of the question to a silent table."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(CastBallot, self._cast)
        bot.presses.add(Resign, self._resigned)
        bot.presses.add(GoesOn, self._goes_on)
        bot.presses.add(LetSleep, self._rests)

    async def _cast(self, pressed: Pressed[CastBallot]) -> None:
        """Count the answer, and show the card as the vote stands now."""
        verb, message = pressed.verb, pressed.interaction.message
        async with Reply(pressed.interaction, update=True) as reply:
            try:
                poll = await votes.cast(
                    self.bot.tables,
                    verb.table,
                    pressed.interaction.user.id,
                    yes=verb.answer == "yes",
                    vote_id=verb.vote,
                )
            except NoVote:
                await self._show(reply, verb)
                raise
            await self._show(reply, verb)
            if message is None or mark_of(message) != poll.vote.notice_id:
                await self.bot.poster.repaint_vote(verb.table, poll.vote)

    async def _show(self, reply: Reply, verb: CastBallot) -> None:
        message = reply.interaction.message
        mark = None if message is None else mark_of(message)
        card, _ = await vote_card(self.bot.tables, verb.table, verb.vote, mark=mark)
        await reply.show(card)

    async def _resigned(self, pressed: Pressed[Resign]) -> None:
        verb = pressed.verb
        async with Reply(pressed.interaction, update=True) as reply:
            await endings.resign(
                self.bot.tables, verb.table, pressed.interaction.user.id, seat=verb.seat
            )
            done = reply.words(Text.of("resign-done"))
            await reply.show(make_card(text=done, colour=TEAL))

    async def _goes_on(self, pressed: Pressed[GoesOn]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            user, table_id = pressed.interaction.user, pressed.verb.table
            said = await silence.go_on_playing(
                self.bot.tables, table_id, user.id, name=user.display_name
            )
            await settle_card(self.bot, reply, table_id, said)

    async def _rests(self, pressed: Pressed[LetSleep]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            user, table_id = pressed.interaction.user, pressed.verb.table
            said = await silence.let_sleep(
                self.bot.tables, table_id, user.id, name=user.display_name
            )
            await settle_card(self.bot, reply, table_id, said, in_line=True)


def _told(poll: Poll, *, cast: str | None = None) -> Text:
    """The answer to whoever opened the vote, or cast a ballot."""
    if poll.decided is not None:
        return Text.of("vote-decided", status=poll.decided)
    return Text.of("vote-opened") if cast is None else Text.of("vote-cast", yes=cast)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(VotesCog(bot))
