"""/table: open a table, take and leave seats, set options, start, pause and close it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.lobby_card import lobby_card
from bot.messages.reply import Interaction, Reply
from bot.messages.undelivered import require_rights
from bot.messages.verbs import Join, JoinSide, Start
from bot.store.models import Table
from bot.tables import hosting, playing, requests, seating
from bot.tables.admissions import Asked
from bot.words.bot_names import bot_names
from bot.words.commands import about
from bot.words.language import voice
from cogs import host_undo, table_settings
from cogs.acting_host import acting_host
from cogs.confirmations import close_card
from cogs.extending import Extending
from cogs.seat_changes import SeatChanges, take_helm
from cogs.shared_turn import say_posted, table_here
from cogs.suggested import Suggested
from cogs.suggestions import (
    GAME,
    HOSTED,
    LEVEL,
    MINE,
    OPTION,
    PACE,
    PRESET,
    REST,
    SEAT,
    TAKEN_SEAT,
    VALUE,
    ZONE,
    seat_typed,
)
from cogs.table_threads import open_thread, require_thread_rights, show_in_thread
from cogs.votes import VoteCommands
from engine.core.records import Seat
from engine.core.seating import Side
from engine.core.words import Text


class LobbyCog(
    Extending,
    SeatChanges,
    VoteCommands,
    commands.GroupCog,
    group_name="table",
    group_description=about("about-table"),
):
    """Commands for tables before, between and after games."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Join, self._pressed_join)
        bot.presses.add(JoinSide, self._pressed_join_side)
        bot.presses.add(Start, self._pressed_start)
        self.add_presses()

    @app_commands.command(name="new", description=about("about-table-new"))
    @app_commands.describe(
        game=about("about-option-game"),
        preset=about("about-option-preset"),
        hotseat=about("about-option-hotseat"),
        language=about("about-option-language"),
        thread=about("about-option-thread"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Français", value="fr"),
        ]
    )
    @app_commands.autocomplete(game=GAME.suggest, preset=PRESET.suggest)
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        hotseat: bool = False,
        language: str | None = None,
        *,
        thread: bool = False,
    ) -> None:
        """Open a lobby in this channel or in a thread, with a card to join by."""
        async with Reply(interaction, public=True) as reply:
            parent = require_thread_rights(interaction) if thread else None
            require_rights(interaction)
            tables, user = self.bot.tables, interaction.user
            slug, named = next(iter(self.bot.games)), None
            if game:
                slug = await GAME.chosen(interaction, game, option="game")
            if preset:
                named = await PRESET.chosen(interaction, preset, option="preset")
            code = language or await table_settings.usual_language(self.bot, interaction)
            made = None
            if parent is not None:
                hosting.require_preset(tables, slug, named)
                await hosting.require_few_lobbies(tables, user.id, interaction.guild_id)
                await reply.acknowledge()
                made = await open_thread(parent, slug, user.display_name, code)
            table = await hosting.open_table(
                tables,
                game=slug,
                guild_id=interaction.guild_id,
                channel_id=(interaction.channel_id or 0) if made is None else made.id,
                host_id=user.id,
                language=code,
                preset=named,
                hot_seat=hotseat,
                in_thread=made is not None,
            )
            await seating.join(tables, table.id, user.id, name=user.display_name)
            if made is None:
                await show_lobby(self.bot, reply, table)
            else:
                await show_in_thread(self.bot, reply, table, made)

    @app_commands.command(name="join", description=about("about-table-join"))
    @app_commands.describe(seat=about("about-option-seat"), share=about("about-option-share"))
    @app_commands.autocomplete(seat=SEAT.suggest)
    async def join(
        self, interaction: Interaction, seat: str | None = None, share: bool = False
    ) -> None:
        """Take a free seat, or one that only a policy plays."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            wanted = await seat_typed(interaction, table, SEAT, seat)
            await self._join(reply, table.id, wanted, share=share)

    @app_commands.command(name="leave", description=about("about-table-leave"))
    @app_commands.describe(table=about("about-option-table"))
    @app_commands.autocomplete(table=MINE.suggest)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Give up the person's seat, here or at another *table*."""
        async with Reply(interaction) as reply:
            found = await self._table(interaction, table, MINE)
            await seating.leave(self.bot.tables, found.id, interaction.user.id)
            await self.bot.poster.repaint_lobby(found.id)
            await reply.say(Text.of("lobby-left"))

    @app_commands.command(name="bot", description=about("about-table-bot"))
    @app_commands.describe(level=about("about-option-level"), seat=about("about-option-seat"))
    @app_commands.autocomplete(level=LEVEL.suggest, seat=SEAT.suggest)
    async def add_bot(
        self, interaction: Interaction, level: str | None = None, seat: str | None = None
    ) -> None:
        """Give a seat to a bot that plays at *level*."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            game = self.bot.tables.games.of(table).game
            levels = (*game.levels, "random")
            wanted = levels[0]
            if level is not None:
                wanted = await LEVEL.chosen(interaction, level, option="level")
            seated = [one.name for one in await self.bot.tables.holders(table.id)]
            taken = await seating.add_policy(
                self.bot.tables,
                table.id,
                await acting_host(self.bot, interaction, table),
                level=wanted,
                name=next(bot_names(voice(table.language, table.game), seated)),
                seat=await seat_typed(interaction, table, SEAT, seat),
            )
            await self.bot.poster.repaint_lobby(table.id)
            await reply.say(Text.of("lobby-bot-joined", seat=taken))

    @app_commands.command(name="start", description=about("about-table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the game with the seats taken."""
        async with Reply(interaction) as reply:
            await self._start(reply, (await table_here(self.bot, interaction)).id)

    @app_commands.command(name="settings", description=about("about-table-settings"))
    @app_commands.describe(
        preset=about("about-option-preset"),
        option=about("about-option-option"),
        value=about("about-option-value"),
    )
    @app_commands.autocomplete(preset=PRESET.suggest, option=OPTION.suggest, value=VALUE.suggest)
    async def settings(
        self,
        interaction: Interaction,
        preset: str | None = None,
        option: str | None = None,
        value: str | None = None,
    ) -> None:
        """Choose a preset, or set one option; without either, show the options."""
        async with Reply(interaction) as reply:
            given = {"preset": preset, "option": option, "value": value}
            await reply.write(await table_settings.options(self.bot, interaction, given))

    @app_commands.command(name="clock", description=about("about-table-clock"))
    @app_commands.describe(
        pace=about("about-option-pace"),
        rest=about("about-option-rest"),
        zone=about("about-option-zone"),
    )
    @app_commands.autocomplete(pace=PACE.suggest, rest=REST.suggest, zone=ZONE.suggest)
    async def clock(
        self,
        interaction: Interaction,
        pace: str | None = None,
        rest: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Choose how long a turn may take, and the days without play; without either, show it."""
        async with Reply(interaction) as reply:
            given = {"pace": pace, "rest": rest, "zone": zone}
            await reply.say(await table_settings.clock(self.bot, interaction, given))

    @app_commands.command(name="show", description=about("about-table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show everybody the people and the options of the table."""
        async with Reply(interaction, public=True) as reply:
            table = await table_here(self.bot, interaction)
            if table.status == "lobby":
                await show_lobby(self.bot, reply, table)
            else:
                await reply.show(await lobby_card(self.bot.tables, table.id, whole=True))

    @app_commands.command(name="pause", description=about("about-table-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Pause the table, or go on if it is paused."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            by = await acting_host(self.bot, interaction, table)
            if table.status == "paused":
                require_rights(interaction)
                await hosting.resume(self.bot.tables, table.id, by)
                said = Text.of("lobby-resumed", table=table.id)
            else:
                await hosting.pause(self.bot.tables, table.id, by)
                said = Text.of("lobby-paused", table=table.id)
            await say_posted(self.bot, reply, table.id, said)

    @app_commands.command(name="close", description=about("about-table-close"))
    @app_commands.describe(table=about("about-option-table"))
    @app_commands.autocomplete(table=HOSTED.suggest)
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask whether to close this or another table for good."""
        async with Reply(interaction) as reply:
            found = await self._table(interaction, table, HOSTED)
            by = await acting_host(self.bot, interaction, found)
            closed = await hosting.require_closable(self.bot.tables, found.id, by)
            await reply.show(close_card(reply, closed))

    @app_commands.command(name="undo", description=about("about-table-undo"))
    @app_commands.describe(turn=about("about-option-turn"))
    @app_commands.autocomplete(turn=host_undo.TURN.suggest)
    async def undo(self, interaction: Interaction, turn: str) -> None:
        """Undo a *turn* and everything after it, including dice and other people's actions."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            by = await acting_host(self.bot, interaction, table)
            live = await self.bot.tables.load(table.id)
            live.require_host(by)
            live.require_status("open", "paused")
            language = voice(reply.code, table.game)
            named = await host_undo.TURN.value(interaction, turn)
            await reply.show(await host_undo.question(self.bot, live, named, language))

    @app_commands.command(name="free", description=about("about-table-free"))
    @app_commands.describe(seat=about("about-option-freed"))
    @app_commands.autocomplete(seat=TAKEN_SEAT.suggest)
    async def free(self, interaction: Interaction, seat: str) -> None:
        """Clear a seat whose holder is gone or unwanted."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            by = await acting_host(self.bot, interaction, table)
            called = await seat_typed(interaction, table, TAKEN_SEAT, seat)
            assert called is not None, "a seat was typed"
            await seating.free_seat(self.bot.tables, table.id, by, seat=called)
            await self.bot.poster.repaint_lobby(table.id)
            live = await self.bot.tables.load(table.id)
            status = "resigned" if live.is_resigned(called) else table.status
            await reply.say(Text.of("lobby-freed", seat=called, status=status))

    @app_commands.command(name="approve", description=about("about-table-approve"))
    @app_commands.describe(user=about("about-option-user"))
    async def approve(self, interaction: Interaction, user: discord.User) -> None:
        """Let a person take a free seat, even one whom the host had removed or blocked."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            by, name = await acting_host(self.bot, interaction, table), user.display_name
            seat = await requests.approve(self.bot.tables, table.id, by, user.id, name=name)
            await self.bot.poster.repaint_lobby(table.id)
            if seat is None:
                return await reply.say(Text.of("lobby-approved", user=str(user.id)))
            return await reply.say(Text.of("lobby-let-in", user=str(user.id), seat=seat))

    @app_commands.command(name="block", description=about("about-table-block"))
    @app_commands.describe(user=about("about-option-user"))
    async def block(self, interaction: Interaction, user: discord.User) -> None:
        """Keep a person away from the table, and clear their seat."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            by, name = await acting_host(self.bot, interaction, table), user.display_name
            await requests.block(self.bot.tables, table.id, by, user.id, name=name)
            await self.bot.poster.repaint_lobby(table.id)
            await reply.say(Text.of("lobby-blocked", user=str(user.id)))

    @app_commands.command(name="release", description=about("about-table-release"))
    @app_commands.describe(table=about("about-option-table"))
    async def release(self, interaction: Interaction, table: str) -> None:
        """Let a quarantined table go on, once it has been repaired."""
        async with Reply(interaction) as reply:
            found = await self._table(interaction, table)
            by = await acting_host(self.bot, interaction, found)
            await hosting.release(self.bot.tables, found.id, by)
            await reply.say(Text.of("lobby-released", table=found.id))

    @app_commands.command(name="autopilot", description=about("about-table-autopilot"))
    @app_commands.describe(on=about("about-option-on"))
    async def autopilot(self, interaction: Interaction, on: bool = True) -> None:
        """Let the bot play the person's seat, or take it back."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            if not on:
                await take_helm(self.bot, reply, table.id)
                return
            await seating.set_autopilot(self.bot.tables, table.id, interaction.user.id, on=True)
            await reply.say(Text.of("autopilot-on"))

    # Buttons, and the work they share with commands

    async def _pressed_join(self, pressed: Pressed[Join]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._join(reply, pressed.verb.table, None)

    async def _pressed_join_side(self, pressed: Pressed[JoinSide]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._join(reply, pressed.verb.table, None, side=pressed.verb.side)

    async def _pressed_start(self, pressed: Pressed[Start]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._start(reply, pressed.verb.table)

    async def _join(
        self,
        reply: Reply,
        table_id: str,
        seat: Seat | None,
        *,
        side: Side | None = None,
        share: bool = False,
    ) -> None:
        user, table = reply.interaction.user, await self.bot.tables.table(table_id)
        taken = await seating.join(
            self.bot.tables,
            table_id,
            user.id,
            name=user.display_name,
            seat=seat,
            side=side,
            share=share,
        )
        if isinstance(taken, Asked):
            key = "lobby-asked-share" if taken.shared else "lobby-asked-seat"
            asked = Text.of(key, seat=taken.seat)
            return await say_posted(self.bot, reply, table_id, asked)
        await self.bot.poster.repaint_lobby(table.id)
        return await reply.say(Text.of("lobby-joined", seat=taken))

    async def _start(self, reply: Reply, table_id: str) -> None:
        interaction, tables = reply.interaction, self.bot.tables
        by = await acting_host(self.bot, interaction, await tables.table(table_id))
        require_rights(interaction)
        await playing.start(tables, table_id, by, interaction=interaction.id)
        await say_posted(self.bot, reply, table_id, Text.of("lobby-started"))

    async def _table(
        self, interaction: Interaction, typed: str | None, suggested: Suggested = MINE
    ) -> Table:
        """The table that was *typed*, in any channel, or else the one here."""
        if typed is None:
            return await table_here(self.bot, interaction)
        return await self.bot.tables.table((await suggested.value(interaction, typed)).lower())


async def show_lobby(bot: Quarterdeck, reply: Reply, table: Table) -> None:
    """Answer with the card of a table in the lobby, which becomes its standing card."""
    await reply.show(await lobby_card(bot.tables, table.id))
    if reply.message_id is not None:
        await bot.poster.stand(table.id, table.channel_id, reply.message_id)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(LobbyCog(bot))
