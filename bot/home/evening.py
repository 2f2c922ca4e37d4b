"""An evening at home: the bot wakes in its world, the table is laid, and the page is served."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, ClassVar

import simcord

from bot.client import Quarterdeck, build
from bot.errors import BotError
from bot.home.page import Page
from bot.home.settings import HomeSettings
from bot.home.world import World, first_moment, go_on_from, make_world
from bot.reading import voice
from engine.core.words import Text

FRIENDS = ("Anne", "Jack")
"""Who else can be played from the page."""

GAME, LEVEL = "captains_log", "greedy"
"""What is laid on the table the first time, and who plays against the person."""

_NAME = "Quarterdeck"
_LOCALES = {"en": "en-US", "fr": "fr"}

_SETTLE = 60.0
"""Seconds a tap may take, with all that the bot then does of itself."""


class PortTaken(BotError):
    """Something else listens where the page should be."""

    key: ClassVar[str] = "home-port-taken"


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
        ready(page.url)
        await _first_of(stop.wait(), page.wait_closed(), page.keep_time())


@asynccontextmanager
async def _awake(settings: HomeSettings) -> AsyncGenerator[tuple[simcord.Env, Quarterdeck, World]]:
    """The bot, in a world that goes on where it was."""
    bot = build(settings, shard_count=1)
    env = simcord.Env(bot, settle_timeout=_SETTLE)
    words = voice(settings.language)
    you, server = words.say(Text.of("home-you")), words.say(Text.of("home-server"))
    world = make_world(env, server, (you, *FRIENDS))
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
    """Open a table the first time, with a captain to play against; later, show the one there is."""
    you = world.people[0]
    assert bot.user is not None
    await bot.user.edit(username=_NAME)
    # This Discord forgets the commands each time; the database remembers that it was told.
    await bot.tree.sync()
    table = await bot.tables.table_in(world.channel.id)
    if table is not None:
        await you.slash(world.channel, "table show" if table.status == "lobby" else "turn show")
        return
    if settings.seed is not None:
        seed = settings.seed
        bot.tables.desk.new_seed = lambda: seed
    await you.slash(world.channel, "table new", game=GAME, language=settings.language)
    await you.slash(world.channel, "table bot", level=LEVEL)


async def _first_of(*awaited: Coroutine[Any, Any, object]) -> None:
    """Wait until one of them ends, and end the others."""
    tasks = [asyncio.create_task(one) for one in awaited]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
