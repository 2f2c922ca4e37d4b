"""What commands and buttons come down to alike: the table here, a turn ended, what came of it."""

from typing import Any

import discord

from bot.errors import NoTable, Refused
from bot.messages.board import GOLD, SEA, kinds_of, name_of, names_of
from bot.messages.card import make_card
from bot.messages.components import Button, button_id
from bot.messages.reply import Interaction, Reply, link_to
from bot.store.models import Table
from bot.tables import changes, playing
from bot.tables.changes import Played
from bot.tables.codecs import AnyGame
from bot.tables.live_table import LiveTable
from bot.tables.step_log import is_private
from bot.words.language import voice
from engine.core.errors import NotYourTurn
from engine.core.game import Step, look
from engine.core.words import Text

BOARD_WAIT_SECONDS = 30.0
"""Seconds the board that follows an action is waited for, to link to it."""

MOST_LINES = 4
"""Lines in an answer; the board below it tells all."""


class NoTableHere(NoTable):
    """The channel holds no open table."""

    key = "error-no-table-here"


class NoEnd(Refused):
    """Turns of this game end by themselves."""

    key = "error-no-end"


async def table_here(interaction: Interaction) -> Table:
    """The open table of the channel.

    :raises NoTableHere: if there is none.
    """
    table = await interaction.client.tables.table_in(interaction.channel_id or 0)
    if table is None:
        raise NoTableHere
    return table


async def finish_turn(reply: Reply, table_id: str) -> None:
    """End the person's turn, after one question if something is left to do.

    :raises RuleViolation: if the turn cannot end now.
    """
    live = await reply.client.tables.load(table_id)
    if await answered_before(reply, table_id):
        return
    live.require_status("open")
    seat = live.seat_of(reply.interaction.user.id)
    if seat not in live.to_act():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    game = live.game
    view = look(game, live.state, seat)
    game.check(view, _end_turn(game))
    if not _has_more_to_do(game, view):
        await play_end(reply, table_id, live.table.seq)
        return
    language = voice(reply.code, live.table.game)
    yes = Button.of(
        language.say(Text.of("button-end-anyway"), plain=True),
        button_id("ending", table_id, live.table.seq),
    )
    text = language.say(Text.of("turn-end-sure"))
    await reply.show(make_card(text=text, buttons=[yes], colour=GOLD))


async def play_end(reply: Reply, table_id: str, seq: int) -> None:
    """End the person's turn as it was after row *seq* of the log."""
    if await answered_before(reply, table_id):
        return
    client, interaction = reply.client, reply.interaction
    live = await client.tables.load(table_id)
    played = await playing.play(
        client.tables,
        table_id,
        interaction.user.id,
        (_end_turn(live.game),),
        interaction=interaction.id,
        seq=seq,
    )
    await tell_played(reply, played)


async def answered_before(reply: Reply, table_id: str) -> bool:
    """Answer as before an interaction that is delivered twice; whether it was.

    What would be done otherwise is chosen from what was live before this was asked: a double
    that comes meanwhile is then told by the table.
    """
    played = await changes.answered(reply.client.tables, table_id, reply.interaction.id)
    if played is None:
        return False
    await tell_played(reply, played)
    return True


async def tell_played(reply: Reply, played: Played) -> None:
    """Tell the person what came of it, and where the board is once it is posted."""
    client = reply.client
    live = await client.tables.load(played.table_id)
    told = _told(reply, played, live)
    await reply.show(make_card(text="\n".join(told), colour=SEA))
    if is_private([event for row in played.rows if isinstance(row, Step) for event in row.events]):
        await client.poster.renew_buttons(played.table_id)
    if not await client.services.posted(live.table, within=BOARD_WAIT_SECONDS):
        return
    link = link_to(reply.interaction, await client.tables.table(played.table_id))
    if client.services.outbox.is_blocked(live.table.channel_id):
        told.append(reply.words(_not_posted(reply.interaction)))
        await reply.show(make_card(text="\n".join(told), colour=SEA))
    elif link:
        told.append(f"{reply.words(Text.of('turn-board'))} {link}")
        await reply.show(make_card(text="\n".join(told), colour=SEA))


def missing_rights(interaction: Interaction) -> list[str]:
    """The rights the bot lacks to play in the channel."""
    if interaction.guild_id is None:
        return []
    have = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if thread else "send_messages"
    needed = ("view_channel", send, "attach_files", "read_message_history")
    return [name.replace("_", " ") for name in needed if not getattr(have, name)]


def _not_posted(interaction: Interaction) -> Text:
    """Why the board could not be posted."""
    if missing := missing_rights(interaction):
        return Text.of("turn-not-posted", rights=", ".join(missing))
    return Text.of("turn-shut-out")


def _end_turn(game: AnyGame) -> Any:
    """The action that ends a turn of *game*.

    :raises NoEnd: if its turns end by themselves.
    """
    for kind in kinds_of(game):
        if name_of(kind) == "end_turn":
            return kind()
    raise NoEnd


def _has_more_to_do(game: AnyGame, view: Any) -> bool:
    unspent = game.words.unspent
    if unspent is not None:
        return unspent(view) > 0
    return any(one.kind != "end_turn" for one in game.suggest(view))


def _told(reply: Reply, played: Played, live: LiveTable) -> list[str]:
    game = live.game
    language = voice(reply.code, game.slug)
    view = look(game, live.state, played.seat)
    names = names_of(live.holders)
    lines = reply.client.narrator.lines(game, view, played.rows, language, names)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], "…"]
    return [f"**{language.say(Text.of('turn-done'))}**", *(f"- {line}" for line in lines)]
