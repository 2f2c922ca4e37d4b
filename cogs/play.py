"""/turn and the buttons below the board: act by menus, undo, end the turn, answer."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.errors import Stale
from bot.messages.components import Pressed
from bot.messages.planner.menus import OutOfDate
from bot.messages.planner.planner_state import PlannerState
from bot.messages.reply import Interaction, Reply
from bot.tables import playing, undoing
from bot.tables.playing import require_fresh
from bot.words.commands import about
from cogs.shared_turn import answered_before, finish_turn, play_end, table_here, tell_played
from engine.core.errors import NotYourTurn
from engine.core.words import Text

if TYPE_CHECKING:
    from bot.client import Quarterdeck


class PlayCog(commands.GroupCog, group_name="turn", group_description=about("about-turn")):
    """Taking a turn, by buttons or typed."""

    def __init__(self, bot: "Quarterdeck") -> None:
        self.bot = bot
        verbs = {
            "act": self._pressed_act,
            "ask": self._pressed_ask,
            "plan": self._picked,
            "confirm": self._confirmed,
            "back": self._went_back,
            "discard": self._discarded,
            "resume": self._resumed,
            "undo": self._pressed_undo,
            "end": self._pressed_end,
            "ending": self._ended,
        }
        for verb, handler in verbs.items():
            bot.presses.add(verb, handler)

    @app_commands.command(name="show", description=about("about-turn-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the present board afresh, for everybody."""
        async with Reply(interaction, public=True) as reply:
            table = await table_here(interaction)
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
            table = await table_here(interaction)
            await self._open(reply, table.id)

    @app_commands.command(name="undo", description=about("about-turn-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last plan."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            await self._undo(reply, table.id, None)

    @app_commands.command(name="end", description=about("about-turn-end"))
    async def end(self, interaction: Interaction) -> None:
        """End one's turn, after one question if something is left to do."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            await finish_turn(reply, table.id)

    # Buttons

    async def _pressed_act(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._open(reply, pressed.table_id)

    async def _pressed_ask(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            live = await self.bot.tables.load(pressed.table_id)
            live.require_status("open", "finished")
            user_id, decision = pressed.interaction.user.id, int(pressed.arguments[0])
            seat = live.seat_of(user_id)
            asked = live.game.pending(live.state)
            mine = live.seats_of(user_id)
            if any(one.id == decision and one.seat not in mine for one in asked):
                raise NotYourTurn("CORE-TURN-01", "not-your-turn")
            require_fresh(live, seat, seq=None, decision=decision)
            await self._open(reply, pressed.table_id)

    async def _picked(self, pressed: Pressed) -> None:
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

    async def _went_back(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state, path = await self._found(reply, pressed)
            if path is None:
                return
            if not path and state.actions:
                state.plan_instead(state.actions[:-1])
                await planner.keep(state)
            await reply.show(*await planner.show(state, reply.code, path[:-1]))

    async def _discarded(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            state = await planner.open(pressed.table_id, pressed.interaction.user.id)
            state.plan_instead(())
            await planner.keep(state)
            await reply.show(*await planner.show(state, reply.code))

    async def _resumed(self, pressed: Pressed) -> None:
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

    async def _confirmed(self, pressed: Pressed) -> None:
        mark, _ = _place(pressed)
        interaction = pressed.interaction
        async with Reply(interaction, update=True) as reply:
            if await answered_before(reply, pressed.table_id):
                return
            state = await self.bot.planner.open(pressed.table_id, interaction.user.id)
            if not state.actions or state.mark != mark:
                await self._reopen(reply, state)
                return
            decision = getattr(state.actions[0], "decision", None)
            played = await playing.play(
                self.bot.tables,
                pressed.table_id,
                interaction.user.id,
                state.actions,
                interaction=interaction.id,
                seat=state.seat,
                seq=state.live.table.seq if decision is None else None,
                decision=decision,
            )
            await tell_played(reply, played)

    async def _pressed_undo(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._undo(reply, pressed.table_id, int(pressed.arguments[0]))

    async def _pressed_end(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            try:
                await self._fresh(pressed)
            except Stale:
                if await answered_before(reply, pressed.table_id):
                    return
                if not await self._is_card(pressed):
                    raise
                user_id = pressed.interaction.user.id
                state = await self.bot.planner.open(pressed.table_id, user_id)
                await self._reopen(reply, state)
                return
            await finish_turn(reply, pressed.table_id)

    async def _ended(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await play_end(reply, pressed.table_id, int(pressed.arguments[0]))

    # What they come down to

    async def _fresh(self, pressed: Pressed) -> None:
        """:raises Stale: if the log went on since the button was shown."""
        live = await self.bot.tables.load(pressed.table_id)
        live.require_status("open", "finished")
        seat = live.seat_of(pressed.interaction.user.id)
        require_fresh(live, seat, seq=int(pressed.arguments[0]), decision=None)

    async def _is_card(self, pressed: Pressed) -> bool:
        """Whether what was pressed stands on the present card: then no other is to be found."""
        message = pressed.interaction.message
        table = await self.bot.tables.table(pressed.table_id)
        return message is not None and message.id == table.card_id

    async def _open(self, reply: Reply, table_id: str) -> None:
        state = await self.bot.planner.open(table_id, reply.interaction.user.id)
        await reply.show(*await self.bot.planner.show(state, reply.code))

    async def _found(
        self, reply: Reply, pressed: Pressed
    ) -> tuple[PlannerState, tuple[str, ...] | None]:
        """The planner a component was pressed in, and where; nowhere if it has moved on since."""
        mark, path = _place(pressed)
        state = await self.bot.planner.open(pressed.table_id, pressed.interaction.user.id)
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


def _place(pressed: Pressed) -> tuple[str, tuple[str, ...]]:
    """The mark and the path a planner's component carries."""
    mark, *rest = pressed.arguments
    return mark, tuple(rest[0].split(".")) if rest and rest[0] else ()


async def setup(bot: "Quarterdeck") -> None:
    await bot.add_cog(PlayCog(bot))
