"""The end of a turn, at once if nothing useful is left and it can end in only one way.

Otherwise the person is asked whether to end it, and in which way.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import discord

from bot.client import Quarterdeck
from bot.errors import NoEnd
from bot.messages.board import GOLD
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Menu
from bot.messages.planner.menus import key_of
from bot.messages.reply import Reply
from bot.messages.switches import switches_menu
from bot.messages.verbs import EndAnyway, EndLike, OpenPlanner, PickEnding
from bot.tables import playing
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.unsaid_errors import OutOfDate
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.shared_turn import answered_before, show_planner, tell_played
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.forms import Form
from engine.core.game import AnyGame
from engine.core.words import Text

MOST_BUTTONS = 3
"""Most ways to end a turn that get a button each, if there is a form for them.

If there are more, only the first and the last get one.
"""


async def finish_turn(
    bot: Quarterdeck,
    reply: Reply,
    table_id: str,
    *,
    seq: int | None = None,
    anyway: bool = False,
) -> None:
    """End the person's turn, after a question if something is left to do and not *anyway*.

    A button passes the *seq* of the log it was shown with. If a question waits for the person, it
    is shown instead; if the turn cannot end yet, the planner is shown below the reason.

    :raises Stale: if the log went on since the button was shown.
    :raises RuleViolation: if the turn cannot end now, and this was typed.
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
    position = live.position(seat)
    finish = _finish(position)
    try:
        live.game.check(position.view, finish)
    except RuleViolation as error:
        if reply.is_typed:
            raise
        await show_planner(bot, reply, table_id, head=[error.text])
        return
    more = _has_more_to_do(position)
    endings = () if reply.is_typed else _endings(position)
    if len(endings) == 1:
        endings = ()
    if anyway or not (more or endings):
        await _play(bot, reply, live, finish, live.table.seq)
        return
    await reply.show(_question(reply, live, position, endings=endings, more=more))


def _question(
    reply: Reply,
    live: LiveTable,
    position: Position,
    *,
    endings: tuple[Any, ...],
    more: bool,
) -> Card:
    """The card that asks whether to end the turn, and in which of the *endings*.

    *more* is whether something is left to do.
    """
    game, view, finish = live.game, position.view, position.finish
    language, names = voice(reply.code, game.slug), names_of(live.holders, view.seat)
    lines = [f"**{language.say(text, names)}**" for text in game.words.forgone(view)]
    if more:
        undone = next(iter(game.words.undone(view)), Text.of("turn-end-undone"))
        sure = Text.of("typed-end" if reply.is_typed else "turn-end-sure", undone=undone)
        lines.append(language.say(undone if endings else sure, names))
    if endings:
        asked = game.words.menu_asks(view, game.label(view, finish)[:-1])
        lines.append(f"**{language.say(asked or Text.of('turn-end-how'), names)}**")
        told = game.words.about(view, game.label(view, finish), finish)
        lines += [] if told is None else [f"-# {language.say(told, names)}"]
        lines += [f"-# {language.say(text, names)}" for text in game.words.outlook(view)]
    form = position.ending_form if len(endings) > MOST_BUTTONS else None
    best = endings if form is None else (endings[0], endings[-1])
    buttons = [*_buttons(live, view, best, language)]
    menus = [] if form is None else [*_menus(live, form, language)]
    return make_card(text="\n".join(lines), buttons=buttons, menus=menus, colour=GOLD)


def _buttons(
    live: LiveTable, view: Any, endings: Sequence[Any], language: Language
) -> Iterator[Button]:
    """Buttons to end the turn, the best of the *endings* green, and one to go back."""
    table, seq = live.table.id, live.table.seq
    names = names_of(live.holders)
    for ending in endings:
        label, best = live.game.label(view, ending)[-1], ending is endings[0]
        style = discord.ButtonStyle.success if best else discord.ButtonStyle.secondary
        verb = EndLike(table=table, seq=seq, ending=_key(live.game, view, ending))
        yield Button.of(language.say(label, names, plain=True), verb, style=style)
    if not endings:
        sure = language.say(Text.of("button-end-anyway"), plain=True)
        yield Button.of(sure, EndAnyway(table=table, seq=seq))
    yield Button.of(language.say(Text.of("button-back"), plain=True), OpenPlanner(table=table))


def _menus(live: LiveTable, form: Form[Any], language: Language) -> Iterator[Menu]:
    """The switches of *form*, which make the other ways to end the turn."""
    if (asked := form.switches) is not None:
        say = partial(language.say, names=names_of(live.holders), plain=True)
        verb = PickEnding(table=live.table.id, seq=live.table.seq)
        yield switches_menu(asked, say(form.path[-1]), verb, say)


async def play_end(
    bot: Quarterdeck, reply: Reply, table_id: str, seq: int, ending: str = ""
) -> None:
    """End the person's turn, in the way with the key *ending* or else the usual way.

    *seq* is the last row of the log when the question was asked.

    :raises NotYourTurn: if the table waits for somebody else.
    :raises OutOfDate: if the turn cannot end in this way any more.
    """

    def chosen(live: LiveTable, position: Position) -> Any:
        if not ending:
            return _finish(position)
        ways = (one for one in _endings(position) if _key(live.game, position.view, one) == ending)
        return next(ways, None)

    await _end(bot, reply, table_id, seq, chosen)


async def play_switched_end(
    bot: Quarterdeck, reply: Reply, table_id: str, seq: int, picked: Sequence[str]
) -> None:
    """End the person's turn in the way that the switches *picked* make.

    *seq* is the last row of the log when the question was asked.

    :raises NotYourTurn: if the table waits for somebody else.
    :raises OutOfDate: if there are no such switches any more.
    :raises RuleViolation: if the turn cannot end in this way.
    """

    def chosen(live: LiveTable, position: Position) -> Any:
        del live
        form = position.ending_form
        return None if form is None or form.switches is None else form.switched(picked)

    await _end(bot, reply, table_id, seq, chosen)


async def _end(
    bot: Quarterdeck,
    reply: Reply,
    table_id: str,
    seq: int,
    choose: Callable[[LiveTable, Position], Any],
) -> None:
    if await answered_before(bot, reply, table_id):
        return
    live = await bot.tables.load(table_id)
    seat = live.seat_of(reply.interaction.user.id)
    if seat not in live.to_act():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    end = choose(live, live.position(seat))
    if end is None:
        raise OutOfDate
    await _play(bot, reply, live, end, seq)


async def _play(bot: Quarterdeck, reply: Reply, live: LiveTable, end: Any, seq: int) -> None:
    """Play *end*, the action that ends the person's turn, and tell them the result."""
    interaction = reply.interaction
    played = await playing.play(
        bot.tables, live.table.id, interaction.user.id, (end,), interaction=interaction.id, seq=seq
    )
    await tell_played(bot, reply, played)


def _key(game: AnyGame, view: Any, ending: Any) -> str:
    return key_of(game.label(view, ending)[-1])


def _endings(position: Position) -> tuple[Any, ...]:
    """The ways to end the turn, beginning with the usual one."""
    finish = position.finish
    return (finish, *(one for one in position.endings if one != finish))


def _finish(position: Position) -> Any:
    """The action that ends the turn in *position*.

    :raises NoEnd: if turns end by themselves.
    """
    if position.finish is None:
        raise NoEnd
    return position.finish


def _has_more_to_do(position: Position) -> bool:
    words, view = position.game.words, position.view
    if words.forgone(view):
        return True
    if words.unspent is not None:
        return words.unspent(view) > 0 and bool(position.plans)
    return len(position.suggested) > len(position.endings)
