"""What commands and buttons come down to alike: the table here, a turn ended, what came of it."""

from typing import Any

import discord

from bot.client import Quarterdeck
from bot.errors import NoEnd, NoTableHere
from bot.messages.board import GOLD, SEA
from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.reply import Interaction, Reply, link_to
from bot.messages.verbs import EndAnyway
from bot.store.models import Table
from bot.tables import changes, playing
from bot.tables.changes import Played
from bot.tables.codecs import AnyGame
from bot.tables.live_table import LiveTable
from bot.tables.step_log import is_private
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.errors import NotYourTurn
from engine.core.game import Step, look
from engine.core.words import Listing, Text

BOARD_WAIT_SECONDS = 30.0
"""Seconds the board that follows an action is waited for, to link to it."""

MOST_LINES = 4
"""Lines in an answer; the board below it tells all."""


async def table_here(bot: Quarterdeck, interaction: Interaction) -> Table:
    """The open table of the channel.

    :raises NoTableHere: if there is none.
    """
    table = await bot.tables.table_in(interaction.channel_id or 0)
    if table is None:
        raise NoTableHere
    return table


def host_or_manager(interaction: Interaction, table: Table) -> int:
    """In whose name the person commands: who manages the channel stands in for a host who left."""
    here = interaction.channel_id == table.channel_id
    manages = here and interaction.permissions.manage_channels
    return table.host_id if manages else interaction.user.id


async def finish_turn(bot: Quarterdeck, reply: Reply, table_id: str) -> None:
    """End the person's turn, after one question if something is left to do.

    :raises RuleViolation: if the turn cannot end now.
    """
    live = await bot.tables.load(table_id)
    if await answered_before(bot, reply, table_id):
        return
    live.require_status("open")
    seat = live.seat_of(reply.interaction.user.id)
    if seat not in live.to_act():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    game = live.game
    view = look(game, live.state, seat)
    finish = _finish(game, view)
    game.check(view, finish)
    if not _has_more_to_do(game, view, finish):
        await play_end(bot, reply, table_id, live.table.seq)
        return
    language = voice(reply.code, live.table.game)
    yes = Button.of(
        language.say(Text.of("button-end-anyway"), plain=True),
        EndAnyway(table=table_id, seq=live.table.seq),
    )
    text = language.say(Text.of("turn-end-sure"))
    await reply.show(make_card(text=text, buttons=[yes], colour=GOLD))


async def play_end(bot: Quarterdeck, reply: Reply, table_id: str, seq: int) -> None:
    """End the person's turn as it was after row *seq* of the log."""
    if await answered_before(bot, reply, table_id):
        return
    interaction = reply.interaction
    live = await bot.tables.load(table_id)
    played = await playing.play(
        bot.tables,
        table_id,
        interaction.user.id,
        (_finish(live.game, live.view(live.seat_of(interaction.user.id))),),
        interaction=interaction.id,
        seq=seq,
    )
    await tell_played(bot, reply, played)


async def answered_before(bot: Quarterdeck, reply: Reply, table_id: str) -> bool:
    """Answer as before an interaction that is delivered twice; whether it was.

    What would be done otherwise is chosen from what was live before this was asked: a double
    that comes meanwhile is then told by the table.
    """
    played = await changes.answered(bot.tables, table_id, reply.interaction.id)
    if played is None:
        return False
    await tell_played(bot, reply, played)
    return True


async def tell_played(bot: Quarterdeck, reply: Reply, played: Played) -> None:
    """Tell the person what came of it, and where the board is once it is posted."""
    live = await bot.tables.load(played.table_id)
    told = _told(bot, reply, played, live)
    await reply.show(make_card(text="\n".join(told), colour=SEA))
    if is_private([event for row in played.rows if isinstance(row, Step) for event in row.events]):
        await bot.poster.renew_buttons(played.table_id)
    if not await bot.services.posted(live.table, within=BOARD_WAIT_SECONDS):
        return
    link = link_to(reply.interaction, await bot.tables.table(played.table_id))
    if bot.services.outbox.is_blocked(live.table.channel_id):
        told.append(reply.words(_not_posted(reply.interaction)))
        await reply.show(make_card(text="\n".join(told), colour=SEA))
    elif link:
        told.append(f"{reply.words(Text.of('turn-board'))} {link}")
        await reply.show(make_card(text="\n".join(told), colour=SEA))


def missing_rights(interaction: Interaction) -> tuple[Text, ...]:
    """The rights the bot lacks to play in the channel, as Discord calls them."""
    if interaction.guild_id is None:
        return ()
    have = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if thread else "send_messages"
    needed = ("view_channel", send, "attach_files", "read_message_history")
    return tuple(Text.of("right", right=name) for name in needed if not getattr(have, name))


def _not_posted(interaction: Interaction) -> Text:
    """Why the board could not be posted."""
    if missing := missing_rights(interaction):
        return Text.of("turn-not-posted", rights=Listing(items=missing))
    return Text.of("turn-shut-out")


def _finish(game: AnyGame, view: Any) -> Any:
    """What ends the turn of the seat of *view*.

    :raises NoEnd: if its turns end by themselves.
    """
    if (finish := game.finish(view)) is None:
        raise NoEnd
    return finish


def _has_more_to_do(game: AnyGame, view: Any, finish: Any) -> bool:
    unspent = game.words.unspent
    if unspent is not None:
        return unspent(view) > 0
    return any(one != finish for one in game.suggest(view))


def _told(bot: Quarterdeck, reply: Reply, played: Played, live: LiveTable) -> list[str]:
    game = live.game
    language = voice(reply.code, game.slug)
    view = look(game, live.state, played.seat)
    names = names_of(live.holders)
    lines = bot.narrator.lines(game, view, played.rows, language, names)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], "…"]
    return [f"**{language.say(Text.of('turn-done'))}**", *(f"- {line}" for line in lines)]
