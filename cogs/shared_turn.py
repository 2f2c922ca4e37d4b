"""What commands and buttons come down to alike: the table here, a turn ended, what came of it."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.client import Quarterdeck
from bot.errors import NoEnd, NoTableHere, OutOfDate, Stale, WrongStatus
from bot.messages.board import GOLD
from bot.messages.card import make_card
from bot.messages.components import Button, Pressed
from bot.messages.planner.planner_state import PlannerState
from bot.messages.reply import Interaction, Reply, link_to
from bot.messages.verb import OfTable, Verb
from bot.messages.verbs import EndAnyway, OpenPlanner
from bot.store.models import Table
from bot.tables import changes, playing
from bot.tables.changes import Played
from bot.tables.codecs import AnyGame
from bot.tables.live_table import LiveTable
from bot.tables.previews import preview
from bot.tables.step_log import is_private
from bot.words.language import voice
from engine.core.errors import NotYourTurn
from engine.core.game import Step, look
from engine.core.records import Seat
from engine.core.words import Listing, Text

BOARD_WAIT_SECONDS = 30.0
"""Seconds the board that follows an action is waited for, to say if it cannot be posted."""

OTHERS_WAIT_SECONDS = 3.0
"""Seconds the ships that nobody plays are waited for, to say who is next."""


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


async def finish_turn(
    bot: Quarterdeck, reply: Reply, table_id: str, *, seq: int | None = None
) -> None:
    """End the person's turn, after one question if something is left to do.

    A button passes the *seq* of the log it was shown with. If a question waits for the person, it
    is shown instead.

    :raises Stale: if the log went on since the button was shown.
    :raises RuleViolation: if the turn cannot end now.
    """
    live = await bot.tables.load(table_id)
    if await answered_before(bot, reply, table_id):
        return
    live.require_status("open")
    seat = live.seat_of(reply.interaction.user.id)
    playing.require_fresh(live, seat, seq=seq, decision=None)
    if seat not in live.to_act():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    if asks(live, seat):
        await show_planner(bot, reply, table_id, head=[Text.of("turn-end-asked")])
        return
    game = live.game
    view = look(game, live.state, seat)
    finish = _finish(game, view)
    game.check(view, finish)
    if not _has_more_to_do(game, view, finish):
        await play_end(bot, reply, table_id, live.table.seq)
        return
    language = voice(reply.code, live.table.game)
    anyway = EndAnyway(table=table_id, seq=live.table.seq)
    answers: dict[str, Verb] = {"end-anyway": anyway, "back": OpenPlanner(table=table_id)}
    buttons = [
        Button.of(language.say(Text.of(f"button-{name}"), plain=True), verb)
        for name, verb in answers.items()
    ]
    text = language.say(Text.of("turn-end-sure"))
    await reply.show(make_card(text=text, buttons=buttons, colour=GOLD))


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
    """Tell the person what came of it and what is next, and if the board cannot be posted, why."""
    live, user_id = await bot.tables.load(played.table_id), reply.interaction.user.id
    await bot.services.played_on(live.table, within=OTHERS_WAIT_SECONDS)
    await reply.show(*await bot.planner.after(played, user_id, reply.code))
    if is_private([event for row in played.rows if isinstance(row, Step) for event in row.events]):
        await bot.poster.renew_buttons(played.table_id)
    if not await bot.services.posted(live.table, within=BOARD_WAIT_SECONDS):
        return
    if bot.services.outbox.is_blocked(live.table.channel_id):
        head = [_not_posted(reply.interaction)]
        await reply.show(*await bot.planner.after(played, user_id, reply.code, head=head))


async def show_planner(
    bot: Quarterdeck, reply: Reply, table_id: str, *, head: Sequence[Text] = ()
) -> None:
    """Show the person what they plan, or could, below the *head*."""
    state = await bot.planner.open(table_id, reply.interaction.user.id)
    await reply.show(*await bot.planner.show(state, reply.code, head=head))


@asynccontextmanager
async def in_planner(bot: Quarterdeck, pressed: Pressed[OfTable]) -> AsyncGenerator[Reply]:
    """Answer what may have been pressed in the planner, which the answer then edits.

    What was pressed too late shows the planner as it is now, but an old board refuses it with a
    link to the new one; where nothing can be planned any more, a planner shows how things stand.
    """
    interaction, table_id = pressed.interaction, pressed.verb.table
    here = inside(interaction)
    async with Reply(interaction, update=here) as reply:
        try:
            yield reply
        except OutOfDate:
            await _show_present(bot, reply, table_id)
        except Stale:
            if not here and link_to(interaction, await bot.tables.table(table_id)):
                raise
            await _show_present(bot, reply, table_id)
        except (NotYourTurn, WrongStatus):
            if not here:
                raise
            await _show_present(bot, reply, table_id)


async def show_moved_on(bot: Quarterdeck, reply: Reply, state: PlannerState) -> None:
    """Show the planner as it is now, and say that it changed."""
    head = [Text.of("planner-moved-on")]
    await reply.show(*await bot.planner.show(state, reply.code, head=head))


async def _show_present(bot: Quarterdeck, reply: Reply, table_id: str) -> None:
    """Show the planner as it is now, or for whom the table waits."""
    user_id = reply.interaction.user.id
    try:
        state = await bot.planner.open(table_id, user_id)
    except (NotYourTurn, WrongStatus):
        await reply.show(*await bot.planner.at_rest(table_id, user_id, reply.code))
    else:
        await show_moved_on(bot, reply, state)


async def plan_typed(bot: Quarterdeck, reply: Reply, table_id: str, actions: Sequence[Any]) -> None:
    """Plan what was typed and show what would come of it, or play it if the person wants that.

    A plan that stands is replaced only if they say so.

    :raises RuleViolation: if the first action is illegal; nothing changed.
    """
    user_id = reply.interaction.user.id
    if not (await bot.tables.preferences.of(user_id)).confirms:
        await _play_typed(bot, reply, table_id, actions)
        return
    planner = bot.planner
    state = await planner.open(table_id, user_id)
    typed = tuple(actions)
    preview(state.live, state.seat, typed)
    if await planner.stands(state) and state.actions != typed:
        state.rest = typed
        await planner.keep(state)
        await reply.show(*await planner.typed(state, reply.code))
        return
    state.plan_instead(typed)
    await planner.keep(state)
    await reply.show(*await planner.show(state, reply.code))


def asks(live: LiveTable, seat: Seat) -> bool:
    """Whether *seat* has to answer a question before anything else."""
    return any(one.blocking for one in live.pending(seat))


def inside(interaction: Interaction) -> bool:
    """Whether what was pressed stands on a message of the person alone, which the answer edits."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _play_typed(
    bot: Quarterdeck, reply: Reply, table_id: str, actions: Sequence[Any]
) -> None:
    played = await playing.play(
        bot.tables,
        table_id,
        reply.interaction.user.id,
        actions,
        interaction=reply.interaction.id,
        decision=getattr(actions[0], "decision", None),
    )
    await tell_played(bot, reply, played)


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
        return unspent(view) > 0 and any(True for _ in game.plans(view))
    return any(one != finish for one in game.suggest(view))
