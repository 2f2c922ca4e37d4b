"""/turn and the buttons below the board: act by menus, undo, end the turn, answer."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import OutOfDate, Stale
from bot.messages.components import Pressed
from bot.messages.planner.menus import Desktop
from bot.messages.reply import Interaction, Reply
from bot.messages.verbs import (
    Act,
    Ask,
    Back,
    Confirm,
    Discard,
    End,
    EndAnyway,
    Pick,
    TakeBack,
)
from bot.store.models import Table
from bot.tables import playing, undoing
from bot.tables.outbox import Post
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
            message = await self.bot.narrator.message(_board(table))
            await reply.show(message.card, message.files())
            if reply.message_id is not None:
                await self.bot.poster.replace_card(table.id, table.channel_id, reply.message_id)

    @app_commands.command(name="act", description=about("about-turn-act"))
    async def act(self, interaction: Interaction) -> None:
        """Open the planner, with what was planned before."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            await self._open(reply, table.id)

    @app_commands.command(name="undo", description=about("about-turn-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last action."""
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
            await self._fresh(pressed)
            await self._open(reply, pressed.verb.table)

    async def _pressed_ask(self, pressed: Pressed[Ask]) -> None:
        async with Reply(pressed.interaction) as reply:
            live = await self.bot.tables.load(pressed.verb.table)
            user_id, decision = pressed.interaction.user.id, pressed.verb.decision
            seat = live.seat_of(user_id)
            asked = live.game.pending(live.state)
            mine = live.seats_of(user_id)
            if any(one.id == decision and one.seat not in mine for one in asked):
                raise NotYourTurn("CORE-TURN-01", "not-your-turn")
            require_fresh(live, seat, version=None, decision=decision)
            await self._open(reply, pressed.verb.table)

    async def _picked(self, pressed: Pressed[Pick]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            desktop, path = await self._found(reply, pressed)
            if path is None:
                return
            try:
                path = await planner.add(desktop, (*path, *pressed.values))
            except OutOfDate:
                await self._reopen(reply, desktop)
                return
            desktop = await planner.open(pressed.verb.table, pressed.interaction.user.id)
            await reply.show(*await planner.show(desktop, reply.code, path))

    async def _went_back(self, pressed: Pressed[Back]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            desktop, path = await self._found(reply, pressed)
            if path is None:
                return
            if not path and desktop.plan is not None:
                await planner.keep(desktop, desktop.plan.actions[:-1])
                desktop = await planner.open(pressed.verb.table, pressed.interaction.user.id)
            await reply.show(*await planner.show(desktop, reply.code, path[:-1]))

    async def _discarded(self, pressed: Pressed[Discard]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            planner = self.bot.planner
            await planner.drop(pressed.verb.table, pressed.interaction.user.id)
            desktop = await planner.open(pressed.verb.table, pressed.interaction.user.id)
            await reply.show(*await planner.show(desktop, reply.code))

    async def _confirmed(self, pressed: Pressed[Confirm]) -> None:
        interaction = pressed.interaction
        async with Reply(interaction, update=True) as reply:
            if await answered_before(self.bot, reply, pressed.verb.table):
                return
            desktop = await self.bot.planner.open(pressed.verb.table, interaction.user.id)
            plan = desktop.plan
            if plan is None or desktop.mark != pressed.verb.mark:
                await self._reopen(reply, desktop)
                return
            decision = getattr(plan.actions[0], "decision", None)
            played = await playing.play(
                self.bot.tables,
                pressed.verb.table,
                interaction.user.id,
                plan.actions,
                interaction=interaction.id,
                seat=plan.seat,
                version=plan.version if decision is None else None,
                decision=decision,
            )
            await self.bot.planner.drop(pressed.verb.table, interaction.user.id)
            await tell_played(self.bot, reply, played)

    async def _pressed_undo(self, pressed: Pressed[TakeBack]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._undo(reply, pressed.verb.table, pressed.verb.version)

    async def _pressed_end(self, pressed: Pressed[End]) -> None:
        async with Reply(pressed.interaction) as reply:
            try:
                await self._fresh(pressed)
            except Stale:
                if await answered_before(self.bot, reply, pressed.verb.table):
                    return
                raise
            await finish_turn(self.bot, reply, pressed.verb.table)

    async def _ended(self, pressed: Pressed[EndAnyway]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await play_end(self.bot, reply, pressed.verb.table, pressed.verb.version)

    # What they come down to

    async def _fresh(self, pressed: Pressed[Act] | Pressed[End]) -> None:
        """:raises Stale: if the board moved on since the button was shown."""
        live = await self.bot.tables.load(pressed.verb.table)
        seat = live.seat_of(pressed.interaction.user.id)
        require_fresh(live, seat, version=pressed.verb.version, decision=None)

    async def _open(self, reply: Reply, table_id: str) -> None:
        desktop = await self.bot.planner.open(table_id, reply.interaction.user.id)
        await reply.show(*await self.bot.planner.show(desktop, reply.code))

    async def _found(
        self, reply: Reply, pressed: Pressed[Pick] | Pressed[Back]
    ) -> tuple[Desktop, tuple[str, ...] | None]:
        """The planner a component was pressed in, and where; nowhere if it has moved on since."""
        mark, path = pressed.verb.mark, pressed.verb.path
        desktop = await self.bot.planner.open(pressed.verb.table, pressed.interaction.user.id)
        if desktop.mark == mark:
            return desktop, path
        await self._reopen(reply, desktop)
        return desktop, None

    async def _reopen(self, reply: Reply, desktop: Desktop) -> None:
        """Show the planner as it is now, and say that it changed."""
        head = [reply.words(Text.of("planner-moved-on"))]
        await reply.show(*await self.bot.planner.show(desktop, reply.code, (), head))

    async def _undo(self, reply: Reply, table_id: str, version: int | None) -> None:
        interaction = reply.interaction
        await undoing.undo(
            self.bot.tables,
            table_id,
            interaction.user.id,
            interaction=interaction.id,
            version=version,
        )
        await self.bot.planner.drop(table_id, interaction.user.id)
        await reply.say(Text.of("turn-undone"))


def _board(table: Table) -> Post:
    """The present board, as if something had happened."""
    return Post(
        id=0,
        nonce="",
        table_id=table.id,
        channel_id=table.channel_id,
        kind="public",
        seat=None,
        people=(),
        pings=(),
        picture=True,
        notice=None,
        rows=(),
    )


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(PlayCog(bot))
