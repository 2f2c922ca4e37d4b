"""The end of a turn: at once if nothing useful is left, after one question otherwise."""

from typing import Any

from bot.client import Quarterdeck
from bot.errors import NoEnd
from bot.messages.board import GOLD
from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.reply import Reply
from bot.messages.verb import Verb
from bot.messages.verbs import EndAnyway, OpenPlanner
from bot.tables import playing
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.shared_turn import answered_before, show_planner, tell_played
from engine.core.errors import NotYourTurn
from engine.core.game import AnyGame, look
from engine.core.words import Text


async def finish_turn(
    bot: Quarterdeck,
    reply: Reply,
    table_id: str,
    *,
    seq: int | None = None,
    anyway: bool = False,
) -> None:
    """End the person's turn, after one question if something is left to do, or *anyway*.

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
    if live.is_held_up(seat):
        await show_planner(bot, reply, table_id, head=[Text.of("turn-end-asked")])
        return
    game = live.game
    view = look(game, live.state, seat)
    finish = _finish(game, view)
    game.check(view, finish)
    if anyway or not _has_more_to_do(game, view, finish):
        await play_end(bot, reply, table_id, live.table.seq)
        return
    language = voice(reply.code, game.slug)
    sure = EndAnyway(table=table_id, seq=live.table.seq)
    answers: dict[str, Verb] = {"end-anyway": sure, "back": OpenPlanner(table=table_id)}
    buttons = [
        Button.of(language.say(Text.of(f"button-{name}"), plain=True), verb)
        for name, verb in answers.items()
    ]
    names = names_of(live.holders)
    lost = [f"**{language.say(text, names)}**" for text in game.words.forgone(view)]
    text = language.say(Text.of("typed-end" if reply.is_typed else "turn-end-sure"))
    await reply.show(make_card(text="\n".join([*lost, text]), buttons=buttons, colour=GOLD))


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


def _finish(game: AnyGame, view: Any) -> Any:
    """What ends the turn of the seat of *view*.

    :raises NoEnd: if its turns end by themselves.
    """
    if (finish := game.finish(view)) is None:
        raise NoEnd
    return finish


def _has_more_to_do(game: AnyGame, view: Any, finish: Any) -> bool:
    unspent = game.words.unspent
    if game.words.forgone(view):
        return True
    if unspent is not None:
        return unspent(view) > 0 and any(True for _ in game.plans(view))
    return any(one != finish for one in game.suggest(view))
