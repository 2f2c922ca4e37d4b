"""/table: open one, take seats and leave them, set its options, start, pause and end it."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import NoOptions
from bot.messages.components import Pressed
from bot.messages.lobby_card import lobby_card
from bot.messages.reply import Interaction, Reply
from bot.store.models import Server, Table
from bot.tables import hosting, playing, seating
from bot.words.commands import about
from bot.words.language import code_of, voice
from bot.words.option_fields import changed, fields_of
from bot.words.seat_letters import seat_called
from cogs import suggestions
from cogs.shared_turn import missing_rights, table_here
from engine.core.records import Seat
from engine.core.words import Text

if TYPE_CHECKING:
    from bot.client import Quarterdeck


class LobbyCog(commands.GroupCog, group_name="table", group_description=about("about-table")):
    """Tables before, between and after games."""

    def __init__(self, bot: "Quarterdeck") -> None:
        self.bot = bot
        bot.presses.add("join", self._pressed_join)
        bot.presses.add("start", self._pressed_start)

    @app_commands.command(name="new", description=about("about-table-new"))
    @app_commands.describe(
        game=about("about-option-game"),
        preset=about("about-option-preset"),
        hotseat=about("about-option-hotseat"),
        language=about("about-option-language"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Français", value="fr"),
        ]
    )
    @app_commands.autocomplete(game=suggestions.games, preset=suggestions.presets)
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        hotseat: bool = False,
        language: str | None = None,
    ) -> None:
        """Open a lobby in this channel, with a card to join by."""
        if missing := missing_rights(interaction):
            async with Reply(interaction) as reply:
                await reply.say(Text.of("lobby-no-permission", rights=", ".join(missing)))
            return
        async with Reply(interaction, public=True) as reply:
            table = await hosting.open_table(
                self.bot.tables,
                game=game or next(iter(self.bot.games)),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                host_id=interaction.user.id,
                language=language or await self._language(interaction),
                preset=preset,
                hot_seat=hotseat,
            )
            await seating.join(
                self.bot.tables, table.id, interaction.user.id, name=interaction.user.display_name
            )
            await reply.show(await lobby_card(self.bot.tables, table.id))
            if reply.message_id is not None:
                await self.bot.poster.stand(table.id, table.channel_id, reply.message_id)

    @app_commands.command(name="join", description=about("about-table-join"))
    @app_commands.describe(seat=about("about-option-seat"), share=about("about-option-share"))
    async def join(
        self, interaction: Interaction, seat: str | None = None, share: bool = False
    ) -> None:
        """Take a free seat, or one that a policy holds."""
        async with Reply(interaction) as reply:
            await self._join(reply, (await table_here(interaction)).id, seat, share=share)

    @app_commands.command(name="leave", description=about("about-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up one's seat."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            await seating.leave(self.bot.tables, table.id, interaction.user.id)
            await self._repaint(table)
            await reply.say(Text.of("lobby-left"))

    @app_commands.command(name="bot", description=about("about-table-bot"))
    @app_commands.describe(level=about("about-option-level"), seat=about("about-option-seat"))
    @app_commands.autocomplete(level=suggestions.levels)
    async def add_bot(
        self, interaction: Interaction, level: str | None = None, seat: str | None = None
    ) -> None:
        """Let the bot take a seat, playing as well as *level*."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            game = self.bot.tables.games.of(table).game
            levels = (*game.levels, "random")
            if level is not None and level not in levels:
                raise NoOptions(preset=level)
            chosen = level or levels[0]
            name = voice(table.language, table.game).say(
                Text.of("policy-name", level=chosen), plain=True
            )
            taken = await seating.add_policy(
                self.bot.tables,
                table.id,
                interaction.user.id,
                level=chosen,
                name=name,
                seat=self._seat(table, seat),
            )
            await self._repaint(table)
            await reply.say(Text.of("lobby-bot-joined", seat=taken))

    @app_commands.command(name="start", description=about("about-table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin to play with the seats taken."""
        async with Reply(interaction) as reply:
            await self._start(reply, (await table_here(interaction)).id)

    @app_commands.command(name="settings", description=about("about-table-settings"))
    @app_commands.describe(
        preset=about("about-option-preset"),
        option=about("about-option-option"),
        value=about("about-option-value"),
    )
    @app_commands.autocomplete(
        preset=suggestions.presets, option=suggestions.options, value=suggestions.values
    )
    async def settings(
        self,
        interaction: Interaction,
        preset: str | None = None,
        option: str | None = None,
        value: str | None = None,
    ) -> None:
        """Choose a preset, or give one option a value; without either, show them."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            if preset is not None:
                await hosting.set_options(
                    self.bot.tables, table.id, interaction.user.id, preset=preset
                )
            if option is not None and value is not None:
                now = await self.bot.tables.load(table.id)
                options = changed(now.codecs, now.table.options, option, value)
                await hosting.set_options(
                    self.bot.tables, table.id, interaction.user.id, options=options
                )
            live = await self.bot.tables.load(table.id)
            language = voice(reply.code, table.game)
            lines = [field.line(language) for field in fields_of(live.codecs, live.table.options)]
            sealed = Text.of("card-commitment", commitment=table.commitment)
            lines.append(language.say(sealed))
            await self._repaint(table)
            await reply.write("\n".join(lines))

    @app_commands.command(name="show", description=about("about-table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show who sits here and what is played, for everybody."""
        async with Reply(interaction, public=True) as reply:
            table = await table_here(interaction)
            whole = table.status != "lobby"
            await reply.show(await lobby_card(self.bot.tables, table.id, whole=whole))
            if table.status == "lobby" and reply.message_id is not None:
                await self.bot.poster.stand(table.id, table.channel_id, reply.message_id)

    @app_commands.command(name="pause", description=about("about-table-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Pause the table, or go on with one that is paused."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            if table.status == "paused":
                await hosting.resume(
                    self.bot.tables, table.id, _host_or_manager(interaction, table)
                )
            else:
                await hosting.pause(self.bot.tables, table.id, _host_or_manager(interaction, table))
            await reply.say(Text.of("turn-done"))

    @app_commands.command(name="close", description=about("about-table-close"))
    async def close(self, interaction: Interaction) -> None:
        """Close the table for good."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            await hosting.close_table(
                self.bot.tables, table.id, _host_or_manager(interaction, table)
            )
            await reply.say(Text.of("turn-done"))

    @app_commands.command(name="free", description=about("about-table-free"))
    @app_commands.describe(seat=about("about-option-freed"))
    async def free(self, interaction: Interaction, seat: str) -> None:
        """Clear a seat whose captain is gone, or should not be there."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            called, by = self._seat(table, seat), _host_or_manager(interaction, table)
            assert called is not None, "a seat was typed"
            await seating.free_seat(self.bot.tables, table.id, by, seat=called)
            await self._repaint(table)
            await reply.say(Text.of("turn-done"))

    @app_commands.command(name="release", description=about("about-table-release"))
    @app_commands.describe(table=about("about-option-table"))
    async def release(self, interaction: Interaction, table: str) -> None:
        """Let a damaged table go on, once it has been repaired."""
        async with Reply(interaction) as reply:
            found = await self.bot.tables.table(table.strip().lower())
            await hosting.release(self.bot.tables, found.id, _host_or_manager(interaction, found))
            await reply.say(Text.of("turn-done"))

    @app_commands.command(name="autopilot", description=about("about-table-autopilot"))
    @app_commands.describe(on=about("about-option-on"))
    async def autopilot(self, interaction: Interaction, on: bool = True) -> None:
        """Let the bot play one's seat, or take it back."""
        async with Reply(interaction) as reply:
            table = await table_here(interaction)
            await seating.set_autopilot(self.bot.tables, table.id, interaction.user.id, on=on)
            await reply.say(Text.of("autopilot-on" if on else "autopilot-off"))

    # Buttons, and what they come down to

    async def _pressed_join(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._join(reply, pressed.table_id, None, share=False)

    async def _pressed_start(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._start(reply, pressed.table_id)

    async def _join(self, reply: Reply, table_id: str, seat: str | None, *, share: bool) -> None:
        user, table = reply.interaction.user, await self.bot.tables.table(table_id)
        taken = await seating.join(
            self.bot.tables,
            table_id,
            user.id,
            name=user.display_name,
            seat=self._seat(table, seat),
            share=share,
        )
        await self._repaint(table)
        await reply.say(Text.of("lobby-joined", seat=taken))

    async def _start(self, reply: Reply, table_id: str) -> None:
        interaction = reply.interaction
        await playing.start(
            self.bot.tables, table_id, interaction.user.id, interaction=interaction.id
        )
        await reply.say(Text.of("lobby-started"))

    def _seat(self, table: Table, typed: str | None) -> Seat | None:
        """:raises NoSeat: if no seat is called what was *typed*."""
        if typed is None:
            return None
        return seat_called(typed, max(self.bot.tables.games.of(table).game.seats))

    async def _repaint(self, table: Table) -> None:
        """Bring the lobby's card up to date, if it is still there."""
        if table.status != "lobby" or table.card_id is None:
            return
        view = await lobby_card(self.bot.tables, table.id)
        channel = self.bot.get_partial_messageable(table.channel_id)
        try:
            await channel.get_partial_message(table.card_id).edit(view=view)
        except (discord.NotFound, discord.Forbidden):
            return

    async def _language(self, interaction: Interaction) -> str:
        """What the server chose, else what it speaks, else what the reader does."""
        if interaction.guild_id is None:
            return code_of(interaction.locale)
        async with self.bot.services.store.reading() as session:
            server = await session.get(Server, interaction.guild_id)
        if server is not None and server.language:
            return server.language
        locale = interaction.guild_locale
        return self.bot.settings.language if locale is None else code_of(locale)


async def setup(bot: "Quarterdeck") -> None:
    await bot.add_cog(LobbyCog(bot))


def _host_or_manager(interaction: Interaction, table: Table) -> int:
    """In whose name the person commands: who manages the channel stands in for a host who left."""
    here = interaction.channel_id == table.channel_id
    manages = here and interaction.permissions.manage_channels
    return table.host_id if manages else interaction.user.id
