"""/turn and the buttons below the board: act by menus, undo, end the turn, answer."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.planner.menus import key_of
from bot.messages.planner.planner_state import PlannerState
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import Act, Ask, End, EndAnyway, EndLike, PickEnding, TakeBack
from bot.tables import undoing
from bot.tables.changes import Played
from bot.tables.live_table import LiveTable
from bot.tables.playing import require_fresh
from bot.words.commands import about
from bot.words.cut_names import cut_apart
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from cogs.shared_turn import (
    answered_before,
    confirm_plan,
    game_here,
    in_planner,
    in_words,
    open_planner,
    plan_typed,
    show_planner,
    table_here,
)
from cogs.suggested import NAME_LETTERS, Offer, Suggested, which_one
from cogs.turn_end import finish_turn, play_end, play_switched_end
from engine.core.errors import NotYourTurn
from engine.core.log import Undo
from engine.core.words import Text

LABEL_LETTERS = 55
"""Letters of a plan's label that a suggestion shows at least."""


async def _goals(interaction: Interaction) -> Offer:
    """The plans, in the planner's words and order, or the reason why there are none."""
    bot: Quarterdeck = interaction.client
    table = await table_here(bot, interaction)
    state = await bot.planner.drafts.open(table.id, interaction.user.id)
    return _goals_of(state, voice(await reader_code(interaction), table.game))


def _goals_of(state: PlannerState, language: Language) -> Offer:
    """The plans offered now, each by its purpose, its costs and its gains.

    A suggestion shortens the purpose if it has no room for all of it.
    """
    say = partial(language.say, names=names_of(state.live.holders, state.seat), plain=True)
    if not state.plans_now:
        return Offer.of({}, why=say(_no_plans(state)))
    labels = [say(one.label) for one in state.plans_now]
    abouts = [say(one.about) for one in state.plans_now]
    room = [max(LABEL_LETTERS, NAME_LETTERS - len(about) - len(" · ")) for about in abouts]
    keys = [key_of(one.label) for one in state.plans_now]
    names, shown = (
        [f"{label} · {about}" for label, about in zip(some, abouts, strict=True)]
        for some in (labels, cut_apart(labels, room))
    )
    return Offer.of(dict(zip(keys, names, strict=True)), shown)


def _no_plans(state: PlannerState) -> Text:
    """The reason why no plan is offered."""
    asked = state.live.is_held_up(state.seat)
    return Text.of("turn-asked-first" if asked else "turn-no-plans")


GOAL = Suggested(_goals)


class PlayCog(commands.GroupCog, group_name="turn", group_description=about("about-turn")):
    """Commands and buttons for taking a turn."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        presses = bot.presses
        presses.add(Act, self._pressed_act)
        presses.add(Ask, self._pressed_ask)
        presses.add(TakeBack, self._pressed_undo)
        presses.add(End, self._pressed_end)
        presses.add(EndAnyway, self._ended)
        presses.add(EndLike, self._ended_like)
        presses.add(PickEnding, self._ended_as_picked)

    @app_commands.command(name="show", description=about("about-turn-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the present board anew, for everybody."""
        async with Reply(interaction, public=True) as reply:
            live = await game_here(self.bot, interaction)
            await reply.acknowledge()
            table, poster = live.table, self.bot.poster
            shown = await poster.present(table.id)
            await reply.show(shown.message.card, picture=shown.message.picture)
            if reply.message_id is not None:
                await poster.stand(table.id, table.channel_id, reply.message_id, shown)

    @app_commands.command(name="act", description=about("about-turn-act"))
    async def act(self, interaction: Interaction) -> None:
        """Open the planner, with the draft that was kept."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await show_planner(self.bot, reply, table.id)

    @app_commands.command(name="plan", description=about("about-turn-plan"))
    @app_commands.describe(goal=about("about-option-goal"))
    @app_commands.autocomplete(goal=GOAL.suggest)
    async def plan(self, interaction: Interaction, goal: str) -> None:
        """Plan one of the plans that the game offers now."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            if await answered_before(self.bot, reply, table.id):
                return
            state = await open_planner(self.bot, reply, table.id)
            if not (plans := state.plans_now):
                await show_planner(self.bot, reply, table.id, head=[_no_plans(state)])
                return
            offered = _goals_of(state, voice(reply.code, table.game))
            found = offered.meant(goal)
            if len(found) != 1:
                raise which_one(offered, found, goal, option="goal")
            (plan,) = (one for one in plans if key_of(one.label) == found[0])
            await plan_typed(self.bot, reply, table.id, plan.actions, goal=plan)

    @app_commands.command(name="resume", description=about("about-turn-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Plan the actions cut off the last plan, or else open the present plan."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            state = await open_planner(self.bot, reply, table.id)
            await self.bot.planner.drafts.renew(state)
            if state.rest and not state.actions:
                await self.bot.planner.drafts.take_up(state)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    @app_commands.command(name="confirm", description=about("about-turn-confirm"))
    async def confirm(self, interaction: Interaction) -> None:
        """Play the planned actions; if there are none, open the planner."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            if await answered_before(self.bot, reply, table.id):
                return
            state = await open_planner(self.bot, reply, table.id)
            if state.actions and not state.moved_on:
                await confirm_plan(self.bot, reply, state)
            else:
                await reply.show(*await self.bot.planner.show(state, reply.code))

    @app_commands.command(name="discard", description=about("about-turn-discard"))
    async def discard(self, interaction: Interaction) -> None:
        """Drop the planned actions, and open the planner."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            state = await open_planner(self.bot, reply, table.id)
            state.plan_instead(())
            await self.bot.planner.drafts.keep(state)
            await reply.show(*await self.bot.planner.show(state, reply.code))

    @app_commands.command(name="undo", description=about("about-turn-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Undo the person's last plan."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await self._undo(reply, table.id, None)

    @app_commands.command(name="end", description=about("about-turn-end"))
    @app_commands.describe(anyway=about("about-option-anyway"))
    async def end(self, interaction: Interaction, anyway: bool = False) -> None:
        """End the person's turn, after a question if something is left to do."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await finish_turn(self.bot, reply, table.id, anyway=anyway)

    # Buttons

    async def _pressed_act(self, pressed: Pressed[Act]) -> None:
        async with Reply(pressed.interaction) as reply:
            await show_planner(self.bot, reply, pressed.verb.table)

    async def _pressed_ask(self, pressed: Pressed[Ask]) -> None:
        async with Reply(pressed.interaction) as reply:
            live = await self.bot.tables.load(pressed.verb.table)
            live.require_begun()
            live.require_status("open", "finished")
            user_id, decision = pressed.interaction.user.id, pressed.verb.decision
            seat = live.seat_of(user_id)
            asked = live.game.pending(live.state)
            mine = live.seats_of(user_id)
            if any(one.id == decision and one.seat not in mine for one in asked):
                raise NotYourTurn("CORE-TURN-01", "not-your-turn")
            require_fresh(live, seat, seq=None, decision=decision)
            await show_planner(self.bot, reply, pressed.verb.table)

    async def _pressed_undo(self, pressed: Pressed[TakeBack]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            await self._undo(reply, pressed.verb.table, pressed.verb.seq)

    async def _pressed_end(self, pressed: Pressed[End]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            await finish_turn(self.bot, reply, pressed.verb.table, seq=pressed.verb.seq)

    async def _ended(self, pressed: Pressed[EndAnyway]) -> None:
        async with in_planner(self.bot, pressed) as reply:
            await play_end(self.bot, reply, pressed.verb.table, pressed.verb.seq)

    async def _ended_like(self, pressed: Pressed[EndLike]) -> None:
        verb = pressed.verb
        async with in_planner(self.bot, pressed) as reply:
            await play_end(self.bot, reply, verb.table, verb.seq, verb.ending)

    async def _ended_as_picked(self, pressed: Pressed[PickEnding]) -> None:
        verb = pressed.verb
        async with in_planner(self.bot, pressed) as reply:
            await play_switched_end(self.bot, reply, verb.table, verb.seq, pressed.values)

    # The work that commands and buttons share

    async def _undo(self, reply: Reply, table_id: str, seq: int | None) -> None:
        """Undo the person's last plan, and show the planner."""
        interaction = reply.interaction
        played = await undoing.undo(
            self.bot.tables,
            table_id,
            interaction.user.id,
            interaction=interaction.id,
            seq=seq,
        )
        live = await self.bot.tables.load(table_id)
        plan = await self._undone(reply, live, played)
        undone = Text.of("turn-undone", plan=plan, known="yes" if plan else "no")
        if played.seat in live.to_act():
            await show_planner(self.bot, reply, table_id, head=[undone])
        else:
            await reply.say(undone)
        await self.bot.poster.renew_buttons(table_id)

    async def _undone(self, reply: Reply, live: LiveTable, played: Played) -> str:
        """What *played* took back, in words; empty if the game went on since."""
        (row,) = played.rows
        if not isinstance(row, Undo) or row.seq != live.table.seq:
            return ""
        actions = await undoing.actions_undone(self.bot.tables, live, row)
        state = PlannerState(live=live, seat=played.seat, user_id=reply.interaction.user.id)
        return in_words(reply, state, actions)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PlayCog(bot))
