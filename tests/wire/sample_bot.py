"""A tiny bot with one of each thing the service must know; the tests of the service run it."""

import asyncio
import io
import json
import os
import re
from pathlib import Path
from typing import Self

import aiohttp
import discord
from discord import app_commands
from PIL import Image

STATE = Path(os.environ["SAMPLE_STATE"])
COLOURS = ("red", "white", "black")


def picture() -> discord.File:
    out = io.BytesIO()
    Image.new("RGB", (16, 16), "navy").save(out, "PNG")
    out.seek(0)
    return discord.File(out, "board.png", description="A dark sea")


def count() -> int:
    """Count one more tap; the count survives restarts."""
    taps = (json.loads(STATE.read_text()) if STATE.exists() else 0) + 1
    STATE.write_text(json.dumps(taps))
    return taps


class Tap(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"tap:(\d+)"):
    def __init__(self, table: int) -> None:
        super().__init__(discord.ui.Button(label="Tap", custom_id=f"tap:{table}"))
        self.table = table

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: object, match: re.Match[str]
    ) -> Self:
        return cls(int(match[1]))

    async def callback(self, interaction: discord.Interaction) -> None:
        text = f"Table {self.table}: {count()} taps"
        await interaction.response.send_message(text, ephemeral=True)


class Colours(discord.ui.Select[discord.ui.LayoutView]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=colour.title(), value=colour) for colour in COLOURS]
        super().__init__(custom_id="colours", placeholder="Colour", options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=board(f"Flag: {self.values[0]}"))


class Sign(discord.ui.Button[discord.ui.LayoutView]):
    def __init__(self) -> None:
        super().__init__(label="Sign", custom_id="sign")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Articles())


class Articles(discord.ui.Modal, title="Articles"):
    name: discord.ui.Label["Articles"] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"Signed: {self.name.component.value}")


def board(words: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png")
    )
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(words), gallery))
    view.add_item(discord.ui.ActionRow(Tap(7), Sign()))
    view.add_item(discord.ui.ActionRow(Colours()))
    return view


table = app_commands.Group(name="table", description="Tables")


@table.command(description="A new table")
@app_commands.describe(game="Which game", seats="How many")
async def new(
    interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 4] = 2
) -> None:
    await interaction.response.send_message(view=board(f"{game} for {seats}"), file=picture())


@table.command(description="A question asked in the channel")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send("Who sails?")
    await interaction.delete_original_response()


@new.autocomplete("game")
async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = ("captains_log", "high_seas")
    return [app_commands.Choice(name=name, value=name) for name in names if typed in name]


@table.command(description="Say something to somebody, until it is said")
async def ping(interaction: discord.Interaction, who: discord.User) -> None:
    await interaction.response.defer(ephemeral=True)
    channel = interaction.channel
    assert isinstance(channel, discord.abc.Messageable)
    for _ in range(5):
        try:
            await channel.send(f"Your turn, {who.mention}", nonce=str(interaction.id))
            break
        except (aiohttp.ClientError, discord.DiscordServerError) as error:
            print("again after", type(error).__name__)  # noqa: T201
            await asyncio.sleep(0.05)
        except discord.HTTPException as error:
            await interaction.followup.send(f"I cannot: {error.code}")
            return
    await interaction.followup.send("Said")


@table.command(description="Look for the boards here")
async def boards(interaction: discord.Interaction) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.abc.Messageable)
    found = [one async for one in channel.history(limit=50) if _is_board(one)]
    last = await channel.fetch_message(found[0].id)
    await last.edit(view=board("The last"))
    await interaction.response.send_message(f"{len(found)} boards")


@table.command(description="Open a thread, and send a letter")
async def hail(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    thread = await interaction.channel.create_thread(name="chatter", type=kind)
    await thread.send("Welcome aboard")
    await interaction.user.send("A letter")
    await interaction.response.send_message("Done", ephemeral=True)


@table.command(description="Too long a text")
async def shout(interaction: discord.Interaction) -> None:
    try:
        await interaction.response.send_message("A" * 2001)
    except discord.HTTPException as error:
        await interaction.response.send_message(f"refused: {error.code}", ephemeral=True)


def _is_board(message: discord.Message) -> bool:
    rows = [one for one in message.components if isinstance(one, discord.ActionRow)]
    ids = [button.custom_id for row in rows for button in row.children]
    return "tap:7" in ids


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.tree.add_command(table)
        self.add_dynamic_items(Tap)
        self.add_view(board(""))
        await self.tree.sync()

    async def on_ready(self) -> None:
        print("ready as", self.user)  # noqa: T201

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        print("gone:", channel.name)  # noqa: T201


if __name__ == "__main__":
    SampleBot().run(os.environ["DISCORD_TOKEN"])
