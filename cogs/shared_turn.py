"""Functions shared by commands and buttons of a turn: find the table, play a plan, tell news."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from bot.client import Quarterdeck
from bot.errors import NoTableHere, Resigned, Stale, WrongStatus
from bot.messages.board import GOLD, TEAL
from bot.messages.card import Card, make_card, mark_of, with_buttons
from bot.messages.components import Pressed
from bot.messages.planner.planner_drafts import CommandsFor
from bot.messages.planner.planner_state import PlannerState
from bot.messages.reply import Interaction, Reply, link_to
from bot.messages.request_buttons import helm_button
from bot.messages.undelivered import why_not_posted
from bot.messages.verb import OfTable
from bot.store.models import Table
from bot.tables import changes, playing
from bot.tables.announcements import lane_of
from bot.tables.changes import Played
from bot.tables.drafts import read_draft
from bot.tables.live_table import LiveTable
from bot.tables.position import Position
from bot.tables.previews import Preview, preview
from bot.tables.step_log import is_private
from bot.unsaid_errors import OutOfDate
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from engine.core.errors import NotYourTurn
from engine.core.game import Step
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.words import Text

BOARD_WAIT_SECONDS = 30.0
"""Seconds to wait for the board after an action, to tell the person if it cannot be posted."""

OTHERS_WAIT_SECONDS = 3.0
"""Seconds to wait for ships played by the rules, to tell the person who is next."""


async def table_here(bot: Quarterdeck, interaction: Interaction) -> Table:
    """The table that holds the channel.

    :raises NoTableHere: if there is none.
    """
    table = await bot.tables.table_in(interaction.channel_id or 0)
    if table is None:
        raise NoTableHere
    return table


async def game_here(bot: Quarterdeck, interaction: Interaction) -> LiveTable:
    """The table that holds the channel, once its game has begun.

    :raises NoTableHere: if there is none.
    :raises WrongStatus: in the lobby.
    """
    live = await bot.tables.load((await table_here(bot, interaction)).id)
    live.require_begun()
    return live


async def answered_before(bot: Quarterdeck, reply: Reply, table_id: str) -> bool:
    """Repeat the answer to an interaction that is delivered again; True if it was.

    It is checked first, because other functions choose from the present state of the table. If both
    deliveries arrive at once, the table itself answers the second.
    """
    played = await changes.answered(bot.tables, table_id, reply.interaction.id)
    if played is None:
        return False
    await tell_played(bot, reply, played)
    return True


async def tell_played(
    bot: Quarterdeck, reply: Reply, played: Played, *, head: Sequence[Text] = ()
) -> None:
    """Tell the person the result of the actions *played*, and the next choices, below the *head*.

    If the board could not be posted, this is told as well.
    """
    live, user_id = await bot.tables.load(played.table_id), reply.interaction.user.id
    await bot.services.played_on(live.table, within=OTHERS_WAIT_SECONDS)
    typed = _typed(bot, reply)
    await reply.show(*await bot.planner.after(played, user_id, reply.code, head=head, typed=typed))
    if is_private([event for row in played.rows if isinstance(row, Step) for event in row.events]):
        await bot.poster.renew_buttons(played.table_id)
    if not await bot.services.posted(live.table, within=BOARD_WAIT_SECONDS):
        return
    if (why := why_not_posted(reply.interaction)) is not None:
        # The person may have made a plan while the board was posted.
        now = replace(played, draft=await read_draft(bot.tables, live.table.id, played.seat))
        told = [*head, why]
        await reply.show(*await bot.planner.after(now, user_id, reply.code, head=told, typed=typed))


async def say_posted(bot: Quarterdeck, reply: Reply, table_id: str, said: Text) -> None:
    """Answer *said*, and wait for the message that it promises.

    If that cannot be posted, the person is told so at the end of the *reply*.
    """
    await reply.say(said)
    table = await bot.tables.table(table_id)
    await bot.services.posted(table, within=BOARD_WAIT_SECONDS)


async def post_instead(bot: Quarterdeck, reply: Reply, table_id: str, said: Text) -> None:
    """Answer by a message for everybody that is on its way; say *said* if it cannot be posted."""
    table = await bot.tables.table(table_id)
    posted = await bot.services.posted(table, within=BOARD_WAIT_SECONDS)
    if posted and lane_of(table.channel_id) not in bot.outbox.troubles.lanes:
        await reply.take_away()
    else:
        await reply.say(said)


async def settle_card(
    bot: Quarterdeck, reply: Reply, table_id: str, text: Text, *, in_line: bool = False
) -> None:
    """Replace a question about a seat by the decision *text*.

    If a line in the channel tells the decision, a question there only loses its buttons.
    """
    table = await bot.tables.table(table_id)
    message = reply.interaction.message
    told = in_line and table.status != "lobby"
    card = None
    if told and message is not None and message.channel.id == table.channel_id:
        card = with_buttons(message)
    mark = None if message is None else mark_of(message)
    said = voice(table.language, table.game).say(text)
    await reply.show(card or make_card(text=said, mark=mark, colour=TEAL))
    await bot.poster.repaint_lobby(table_id)


async def show_planner(
    bot: Quarterdeck, reply: Reply, table_id: str, *, head: Sequence[Text] = ()
) -> None:
    """Show the planner to the person, below the *head*.

    News that the pressed message already tells is not repeated. While the bot plays for the person,
    their seat is offered back first.

    :raises Resigned: if the person has resigned every seat.
    """
    live = await bot.tables.load(table_id)
    held = live.seats_of(reply.interaction.user.id)
    seats = [seat for seat in held if not live.is_resigned(seat)]
    if live.table.status == "open" and held and not seats:
        raise Resigned(seat=held[0])
    played = [seat for seat in seats if live.plays_for_person(seat)]
    if live.table.status == "open" and played and len(played) == len(seats):
        await reply.show(_helm_card(live, played[0], voice(reply.code, live.table.game)))
        return
    state = await open_planner(bot, reply, table_id)
    message = reply.interaction.message
    board = None if message is None else message.id
    await reply.show(*await bot.planner.show(state, reply.code, head=head, board=board))


def _helm_card(live: LiveTable, seat: Seat, language: Language) -> Card:
    """A card that offers *seat* back, which the bot plays for the person."""
    level = Text.of("policy-name", level=str(live.policy_of(seat)))
    said = language.say(Text.of("helm-first", level=level))
    return make_card(text=said, buttons=[helm_button(live.table.id, language)], colour=GOLD)


async def open_planner(bot: Quarterdeck, reply: Reply, table_id: str) -> PlannerState:
    """The planning of the person; if they type, with the commands they can type next.

    :raises WrongStatus: before the game has begun, while it is paused, and once it is over.
    :raises NotAtTable: if the person holds no seat.
    :raises NotYourTurn: if the table waits for somebody else.
    """
    user_id = reply.interaction.user.id
    return await bot.planner.drafts.open(table_id, user_id, typed=_typed(bot, reply))


async def confirm_plan(bot: Quarterdeck, reply: Reply, state: PlannerState) -> None:
    """Play the planned actions of *state*, and tell the person the result.

    A person who types is told which plan was played, because messages may show several.
    """
    plan = in_words(reply, state, state.actions) if reply.is_typed else ""
    head = [Text.of("turn-confirmed", plan=plan)] if plan else []
    decision = getattr(state.actions[0], "decision", None)
    played = await playing.play(
        bot.tables,
        state.live.table.id,
        state.user_id,
        state.actions,
        interaction=reply.interaction.id,
        seat=state.seat,
        seq=state.live.table.seq if decision is None else None,
        decision=decision,
    )
    await tell_played(bot, reply, played, head=head)


def in_words(reply: Reply, state: PlannerState, actions: Sequence[Any]) -> str:
    """The *actions* in words, before they are played: the plan they make, or else step by step."""
    language, names = voice(reply.code, state.game.slug), names_of(state.live.holders)
    say = partial(language.say, names=names, plain=True)
    for plan in state.plans_now:
        if tuple(plan.actions) == tuple(actions):
            return say(plan.label)
    ahead, steps = Preview(state.live, state.seat), list[str]()
    for action in actions:
        steps.append(" · ".join(say(text) for text in state.game.label(ahead.view, action)))
        ahead.extend(action)
    return ", ".join(dict.fromkeys(steps))


def _typed(bot: Quarterdeck, reply: Reply) -> CommandsFor | None:
    """The function that gives the game's typed commands; None for a person who taps."""
    return partial(_commands, bot) if reply.is_typed else None


def _commands(bot: Quarterdeck, position: Position) -> Sequence[str]:
    named = bot.typed_verbs.get(position.game.slug)
    return () if named is None else named(position)


@asynccontextmanager
async def in_planner(bot: Quarterdeck, pressed: Pressed[OfTable]) -> AsyncGenerator[Reply]:
    """Answer a press in the planner by editing it, and a press elsewhere by a new message.

    If the press came too late, the planner is shown as it is now; but an old board is refused with
    a link to the new one. If nothing can be planned any more, the state of the table is shown.
    """
    interaction, table_id = pressed.interaction, pressed.verb.table
    here = inside(interaction)
    async with Reply(interaction, update=here) as reply:
        try:
            yield reply
        except OutOfDate:
            await _show_present(bot, reply, table_id, mark=getattr(pressed.verb, "mark", ""))
        except Stale:
            if not here and link_to(interaction, await bot.tables.table(table_id)):
                raise
            await _show_present(bot, reply, table_id)
        except (NotYourTurn, WrongStatus):
            if not here:
                raise
            await _show_present(bot, reply, table_id)


async def show_moved_on(
    bot: Quarterdeck, reply: Reply, state: PlannerState, *, mark: str = ""
) -> None:
    """Show the planner as it is now, saying that the table, or only the plan, has changed.

    It is only the plan if the table is still as it was at *mark*.
    """
    only_planned = bool(mark) and state.is_of_now(mark)
    head = [Text.of("planner-went-on" if only_planned else "planner-moved-on")]
    await reply.show(*await bot.planner.show(state, reply.code, head=head))


async def _show_present(bot: Quarterdeck, reply: Reply, table_id: str, *, mark: str = "") -> None:
    """Show the planner as it is now, or else whom the table waits for.

    *mark* is that of the planner in which something was pressed.
    """
    user_id = reply.interaction.user.id
    try:
        state = await bot.planner.drafts.open(table_id, user_id)
    except (NotYourTurn, WrongStatus):
        await reply.show(*await bot.planner.at_rest(table_id, user_id, reply.code))
    else:
        await show_moved_on(bot, reply, state, mark=mark)


async def plan_typed(
    bot: Quarterdeck,
    reply: Reply,
    table_id: str,
    actions: Sequence[Any],
    *,
    goal: Plan[Any] | None = None,
) -> None:
    """Plan the *actions* that were typed, and show their outcome.

    *goal* is the offered plan they make, if they make one. Without confirmations in the person's
    preferences they are played at once; so are actions that the game plays at once, and answers to
    a question whose outcome is known, because a preview would add nothing. A plan made before is
    put aside until the person decides about it; a confirmation always plays the plan shown last.

    :raises RuleViolation: if the first action is illegal; nothing changed.
    """
    user_id = reply.interaction.user.id
    if not (await bot.tables.preferences.of(user_id)).confirms:
        await _play_typed(bot, reply, table_id, actions)
        return
    planner = bot.planner
    state = await open_planner(bot, reply, table_id)
    typed = tuple(actions)
    ahead = preview(state.live, state.seat, typed)
    stands = await planner.drafts.stands(state)
    if not stands and (state.plays_at_once(typed) or _only_answers(state, typed, ahead)):
        await _play_typed(bot, reply, table_id, actions)
        return
    if stands and state.actions != typed:
        state.set_aside(typed)
        await planner.drafts.keep(state)
        await reply.show(*await planner.typed(state, reply.code))
        return
    state.plan_instead(typed)
    state.goal = goal
    await planner.drafts.keep(state)
    await reply.show(*await planner.show(state, reply.code))


def _only_answers(state: PlannerState, typed: Sequence[Any], ahead: Preview) -> bool:
    """Whether *typed* answers a question, has a known outcome *ahead*, and can be undone."""
    held_up, final = state.live.is_held_up(state.seat), state.game.final
    answers = all(hasattr(one, "decision") and not isinstance(one, final) for one in typed)
    return held_up and answers and not ahead.unsure


def inside(interaction: Interaction) -> bool:
    """Whether the pressed message is visible to the person alone, so that the answer edits it."""
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
