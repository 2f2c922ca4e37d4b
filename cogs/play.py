"""/turn and the buttons below the board: act by menus, undo, end the turn, answer."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import OutOfDate, Stale
from bot.messages.components import Pressed
from bot.messages.planner.planner_state import PlannerState
from bot.messages.reply import Interaction, Reply
from bot.messages.verbs import (
    Act,
    Ask,
    Back,
    Confirm,
    Discard,
    End,
    EndAnyway,
    GoOn,
    Pick,
    TakeBack,
)
from bot.tables import playing, undoing
from bot.tables.playing import require_fresh
from bot.words.commands import about
from cogs.shared_turn import answered_before, finish_turn, play_end, table_here, tell_played
from engine.core.errors import NotYourTurn
from engine.core.words import Text


class PlayCog(commands.GroupCog, group_name="turn", group_description=about("about-turn")):
    """Taking a turn, by buttons or typed."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        presses = bot.presses
        presses.add(Act, self._pressed_act)
        presses.add(Ask, self._pressed_ask)
        presses.add(Pick, self._picked)
        presses.add(Confirm, self._confirmed)
        presses.add(Back, self._went_back)
        presses.add(Discard, self._discarded)
        presses.add(GoOn, self._resumed)
        presses.add(TakeBack, self._pressed_undo)
        presses.add(End, self._pressed_end)
        presses.add(EndAnyway, self._ended)

    @app_commands.command(name="show", description=about("about-turn-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the present board afresh, for everybody."""
        async with Reply(interaction, public=True) as reply:
            table = await table_here(self.bot, interaction)
            live = await self.bot.tables.load(table.id)
            live.require_begun()
            await reply.acknowledge()
            message = await self.bot.poster.present(table.id)
            await reply.show(message.card, message.files())
            if reply.message_id is not None:
                await self.bot.poster.stand(table.id, table.channel_id, reply.message_id)

    @app_commands.command(name="act", description=about("about-turn-act"))
    async def act(self, interaction: Interaction) -> None:
        """Open the planner, with what was planned before."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await self._open(reply, table.id)

    @app_commands.command(name="undo", description=about("about-turn-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last plan."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await self._undo(reply, table.id, None)

    @app_commands.command(name="end", description=about("about-turn-end"))
    async def end(self, interaction: Interaction) -> None:
        """End one's turn, after one question if something is left to do."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await finish_turn(self.bot, reply, table.id)

    # Buttons

    async def _pressed_act(self, pressed: Pressed[Act]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._open(reply, pressed.verb.table)

    async def _pressed_ask(self, pressed: Pressed[Ask]) -> None:
        async with Reply(pressed.interaction) as reply:
            live = await self.bot.tables.load(pressed.verb.table)
            live.require_status("open", "finished")
            user_id, decision = pressed.interaction.user.id, pressed.verb.decision
            seat = live.seat_of(user_id)
            asked = live.game.pending(live.state)
            mine = live.seats_of(user_id)
            if any(one.id == decision and one.seat not in mine for one in asked):
                raise NotYourTurn("CORE-TURN-01", "not-your-turn")
            require_fresh(live, seat, seq=None, decision=decision)
            await self._open(reply, pressed.verb.table)

    async def _picked(self, pressed: Pressed[Pick]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state, path = await self._found(reply, pressed)
            if path is None:
                return
            try:
                path = await planner.add(state, (*path, *pressed.values))
            except OutOfDate:
                await self._reopen(reply, state)
                return
            await reply.show(*await planner.show(state, reply.code, path))

    async def _went_back(self, pressed: Pressed[Back]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state, path = await self._found(reply, pressed)
            if path is None:
                return
            if not path and state.actions:
                state.plan_instead(state.actions[:-1])
                await planner.keep(state)
            await reply.show(*await planner.show(state, reply.code, path[:-1]))

    async def _discarded(self, pressed: Pressed[Discard]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state = await planner.open(pressed.verb.table, pressed.interaction.user.id)
            state.plan_instead(())
            await planner.keep(state)
            await reply.show(*await planner.show(state, reply.code))

    async def _resumed(self, pressed: Pressed[GoOn]) -> None:
        """Plan what was cut off the plan before."""
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state, path = await self._found(reply, pressed)
            if path is None:
                return
            state.plan_instead(state.rest)
            state.rest = ()
            await planner.keep(state)
            await reply.show(*await planner.show(state, reply.code))

    async def _confirmed(self, pressed: Pressed[Confirm]) -> None:
        mark = pressed.verb.mark
        interaction = pressed.interaction
        async with Reply(interaction, update=True) as reply:
            if await answered_before(self.bot, reply, pressed.verb.table):
                return
            state = await self.bot.planner.open(pressed.verb.table, interaction.user.id)
            if not state.actions or state.mark != mark:
                await self._reopen(reply, state)
                return
            decision = getattr(state.actions[0], "decision", None)
            played = await playing.play(
                self.bot.tables,
                pressed.verb.table,
                interaction.user.id,
                state.actions,
                interaction=interaction.id,
                seat=state.seat,
                seq=state.live.table.seq if decision is None else None,
                decision=decision,
            )
            await tell_played(self.bot, reply, played)

    async def _pressed_undo(self, pressed: Pressed[TakeBack]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._undo(reply, pressed.verb.table, pressed.verb.seq)

    async def _pressed_end(self, pressed: Pressed[End]) -> None:
        async with Reply(pressed.interaction) as reply:
            try:
                await self._fresh(pressed)
            except Stale:
                if await answered_before(self.bot, reply, pressed.verb.table):
                    return
                if not await self._is_card(pressed):
                    raise
                user_id = pressed.interaction.user.id
                state = await self.bot.planner.open(pressed.verb.table, user_id)
                await self._reopen(reply, state)
                return
            await finish_turn(self.bot, reply, pressed.verb.table)

    async def _ended(self, pressed: Pressed[EndAnyway]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await play_end(self.bot, reply, pressed.verb.table, pressed.verb.seq)

    # What they come down to

    async def _fresh(self, pressed: Pressed[End]) -> None:
        """:raises Stale: if the log went on since the button was shown."""
        live = await self.bot.tables.load(pressed.verb.table)
        live.require_status("open", "finished")
        seat = live.seat_of(pressed.interaction.user.id)
        require_fresh(live, seat, seq=pressed.verb.seq, decision=None)

    async def _is_card(self, pressed: Pressed[End]) -> bool:
        """Whether what was pressed stands on the present card: then no other is to be found."""
        message = pressed.interaction.message
        table = await self.bot.tables.table(pressed.verb.table)
        return message is not None and message.id == table.card_id

    async def _open(self, reply: Reply, table_id: str) -> None:
        state = await self.bot.planner.open(table_id, reply.interaction.user.id)
        await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _found(
        self, reply: Reply, pressed: Pressed[Pick] | Pressed[Back] | Pressed[GoOn]
    ) -> tuple[PlannerState, tuple[str, ...] | None]:
        """The planner a component was pressed in, and where; nowhere if it has moved on since."""
        mark, path = pressed.verb.mark, getattr(pressed.verb, "path", ())
        state = await self.bot.planner.open(pressed.verb.table, pressed.interaction.user.id)
        if state.mark == mark:
            return state, path
        await self._reopen(reply, state)
        return state, None

    async def _reopen(self, reply: Reply, state: PlannerState) -> None:
        """Show the planner as it is now, and say that it changed."""
        head = [reply.words(Text.of("planner-moved-on"))]
        await reply.show(*await self.bot.planner.show(state, reply.code, (), head))

    async def _undo(self, reply: Reply, table_id: str, seq: int | None) -> None:
        interaction = reply.interaction
        await undoing.undo(
            self.bot.tables,
            table_id,
            interaction.user.id,
            interaction=interaction.id,
            seq=seq,
        )
        await reply.say(Text.of("turn-undone"))
        await self.bot.poster.renew_buttons(table_id)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PlayCog(bot))
