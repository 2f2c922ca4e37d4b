"""An evening at home: the bot wakes in its world, the table is laid, and the page is served."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import simcord

from bot.client import Quarterdeck, build
from bot.errors import PortTaken
from bot.home.page import Page
from bot.home.settings import HomeSettings
from bot.home.world import World, first_moment, go_on_from, make_world, speak
from bot.store.models import Table
from bot.tables import hosting, seating
from bot.words.language import voice
from engine.core.words import Text

FRIENDS = ("Anne", "Jack")
"""Who else can be played from the page."""

GAME, LEVEL = "captains_log", "cabin_boy"
"""What is laid on the table the first time, and how well the rival plays."""

CAPTAIN, RIVAL = "Blackbird", "Sea Fox"
"""Who sails for the person, and who against them: sentences about "You" would read oddly."""

_NAME = "Quarterdeck"
_LOCALES = {"en": "en-US", "fr": "fr"}

SETTLE_SECONDS = 60.0
"""Seconds a tap may take, with all that the bot then does of itself."""


async def evening(
    settings: HomeSettings, stop: asyncio.Event, ready: Callable[[str], None]
) -> None:
    """Serve the page until *stop*, or until somebody ends it there; *ready* gets its address.

    :raises PortTaken:
    :raises LeaseHeld: if another process works on the database.
    """
    async with _awake(settings) as (env, bot, world), _served(env, bot, world, settings) as page:
        await _lay_table(bot, world, settings)
        await page.show_news()
        async with page.time_passing():
            ready(page.url)
            await _first_of(stop.wait(), page.wait_closed())


@asynccontextmanager
async def _awake(settings: HomeSettings) -> AsyncGenerator[tuple[simcord.Env, Quarterdeck, World]]:
    """The bot, in a world that goes on where it was."""
    bot = build(settings, shard_count=1)
    env = simcord.Env(bot, settle_timeout=SETTLE_SECONDS)
    words = voice(settings.language)
    you, server = words.say(Text.of("home-you")), words.say(Text.of("home-server"))
    world = make_world(env, server, (you, *FRIENDS))
    speak(env, _LOCALES[settings.language])
    go_on_from(env, first_moment(settings.database, otherwise=datetime.now(UTC)))
    try:
        await env.start()
        with env.time_context():
            yield env, bot, world
    finally:
        await bot.close()
        await env.shutdown()


@asynccontextmanager
async def _served(
    env: simcord.Env, bot: Quarterdeck, world: World, settings: HomeSettings
) -> AsyncGenerator[Page]:
    locale = _LOCALES[settings.language]
    page = Page(env, world.channel, world.people, locale=locale, port=settings.port)
    page.listen_to(bot)
    try:
        await page.__aenter__()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTaken(port=str(settings.port)) from error
        raise
    try:
        yield page
    finally:
        await page.close()


async def _lay_table(bot: Quarterdeck, world: World, settings: HomeSettings) -> None:
    """Open a table the first time, with a captain to play against; and show the one there is."""
    you, channel = world.people[0], world.channel
    assert bot.user is not None
    await bot.user.edit(username=_NAME)
    # This Discord forgets the commands each time; the database remembers that it was told.
    await bot.tree.sync()
    if (seed := settings.seed) is not None:
        bot.tables.new_seed = lambda: seed
    table = await bot.tables.table_in(channel.id)
    if table is None:
        table = await _new_table(bot, world, settings.language)
    await you.slash(channel, "table show" if table.status == "lobby" else "turn show")


async def _new_table(bot: Quarterdeck, world: World, language: str) -> Table:
    you, channel = world.people[0], world.channel
    assert channel.guild is not None
    table = await hosting.open_table(
        bot.tables,
        game=GAME,
        guild_id=channel.guild.id,
        channel_id=channel.id,
        host_id=you.id,
        language=language,
    )
    await seating.join(bot.tables, table.id, you.id, name=CAPTAIN)
    await seating.add_policy(bot.tables, table.id, you.id, level=LEVEL, name=RIVAL)
    await bot.services.settle()
    return table


async def _first_of(*awaited: Coroutine[Any, Any, object]) -> None:
    """Wait until one of them ends."""
    tasks = [asyncio.create_task(one) for one in awaited]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
