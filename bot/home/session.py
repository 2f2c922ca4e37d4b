"""Plays at home: the bot in a Discord of its own, and the page on which its games are played."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from pydantic import ValidationError

from bot.client import Quarterdeck, build
from bot.errors import BotError, PortTaken
from bot.home.first_screen import LastGame, Offer, first_screen, game_choice, language_of
from bot.home.new_game import NewGame, begin
from bot.home.page import Page
from bot.home.settings import HomeSettings
from bot.home.simulated import SimulatedDiscord
from bot.home.whose_turn import Turn, turn_at
from bot.home.world import World, first_moment, go_on_from, make_world
from bot.store.models import Table
from bot.words.commands import GAME
from bot.words.language import LANGUAGES, said_first, voice
from engine.core.words import Text

_NAME = "Quarterdeck"

SETTLE_SECONDS = 60.0
"""Seconds a tap may take, with everything the bot does because of it."""


async def play_at_home(
    settings: HomeSettings, stop: asyncio.Event, ready: Callable[[str], None]
) -> None:
    """Run the bot and serve the page until *stop* is set; *ready* is called with the address.

    :raises PortTaken: if another program uses the port.
    :raises LeaseHeld: if another process works on the database.
    """
    async with awake(settings) as (env, bot, world):
        session = Session(bot, world, settings)
        async with _served(env, session) as page:
            await session.resume()
            await page.show_news()
            async with page.time_passing():
                session.is_open = True
                ready(page.url)
                await stop.wait()
                session.is_open = False


class Session:
    """The game being played at home, and the way to begin another."""

    def __init__(self, bot: Quarterdeck, world: World, settings: HomeSettings) -> None:
        self.bot, self.world, self.settings = bot, world, settings
        self._table: Table | None = None
        self.players, self.is_open = "", False
        if (seed := settings.seed) is not None:
            bot.tables.new_seed = lambda: seed

    @property
    def playing(self) -> bool:
        return self._table is not None

    @property
    def language(self) -> str:
        return self.world.language

    @property
    def title(self) -> str:
        if self._table is None:
            return _NAME
        text = Text.of("game-title", game=self._table.game)
        return voice(self.language, self._table.game).say(text, plain=True)

    @property
    def locale(self) -> str:
        return self.world.locale

    def commands(self) -> Sequence[Mapping[str, Any]]:
        """The commands that can be typed in the present game, in the order the bot has them."""
        visible = self.world.env.backend.visible_commands(
            user_id=self.world.person.id, channel_id=self.world.channel.id
        )
        here = None if self._table is None else self._table.game
        order = [
            command.name
            for command in self.bot.tree.get_commands()
            if command.extras.get(GAME, here) == here
        ]
        known = [command for command in visible if command["name"] in order]
        return sorted(known, key=lambda command: order.index(command["name"]))

    async def turn(self) -> Turn:
        """The header's line on whose turn it is in the present game, or the last one."""
        tables = self.bot.tables
        table = await tables.table_in(self.world.channel.id) or self._table
        if table is None:
            return Turn()
        try:
            return turn_at(await tables.load(table.id), self.world.person.id)
        except BotError as error:
            said = voice(self.language).say(error.text, plain=True)
            return Turn(said=said, short=said, table=table.id)

    async def resume(self) -> None:
        """Show the game that was going on when the bot stopped, if there is one."""
        assert self.bot.user is not None
        await self.bot.user.edit(username=_NAME)
        # This simulated Discord forgets commands, but the database says that it was told of them.
        await self.bot.tree.sync()
        table = await self.bot.tables.table_in(self.world.channel.id)
        if table is not None:
            await self._take_up(table)
            command = "table show" if table.status == "lobby" else "turn show"
            await self.world.person.slash(self.world.channel, command)

    async def start_game(self, asked: Mapping[str, Any]) -> str | None:
        """Begin the game that was *asked* for; returns the reason if it cannot, else None."""
        words = voice(self.language)
        try:
            wanted = NewGame.model_validate(asked)
            words = voice(wanted.language)
            # Set before the first card of the game, so that the card has this language.
            before, self.world.language = self.language, wanted.language
            try:
                table = await begin(self.bot, self.world, wanted)
            except BotError:
                self.world.language = before
                raise
        except ValidationError:
            return words.say(Text.of("home-not-possible"), plain=True)
        except BotError as error:
            return words.say(error.text, plain=True)
        await self._take_up(table)
        return None

    async def first_screen(self, asked: dict[str, str], accepted: str) -> str:
        """The setup page of the game *asked* for, else the present or only one; else a choice."""
        code, games = asked.get("language", ""), self.bot.games
        if code not in LANGUAGES:
            code = self._language_of_choice(accepted)
        here = None if self._table is None else self._table.game
        known = [slug for slug in (asked.get("game"), here) if slug is not None and slug in games]
        slug = next(iter((*known, *games)))
        offer = Offer(games=games, slug=slug, code=code, last_game=await self._last_game())
        return first_screen(offer) if known or len(games) == 1 else game_choice(offer)

    async def _last_game(self) -> LastGame:
        if not self.playing:
            return "none"
        return "over" if (await self.turn()).over else "under way"

    def _language_of_choice(self, accepted: str) -> str:
        """The language of the present game, else the host's setting, else the browser's choice."""
        if self.playing or "language" in self.settings.model_fields_set:
            return self.language
        return language_of(accepted)

    async def _take_up(self, table: Table) -> None:
        """Use the language of *table*, and the person's name at it."""
        self._table, self.world.language = table, table.language
        holders = await self.bot.tables.holders(table.id)
        mine = {one.seat: one.name for one in holders if one.user_id == self.world.person.id}
        self.players = " · ".join(mine[seat] for seat in sorted(mine))
        self.world.call_person(self.players)


@asynccontextmanager
async def awake(settings: HomeSettings) -> AsyncGenerator[tuple[simcord.Env, Quarterdeck, World]]:
    """Run the bot in a simulated world that resumes at its last moment, with the texts of home."""
    with said_first(Path(__file__).parent / "text"):
        async with _in_world(settings) as there:
            yield there


@asynccontextmanager
async def _in_world(
    settings: HomeSettings,
) -> AsyncGenerator[tuple[simcord.Env, Quarterdeck, World]]:
    bot = build(settings, shard_count=1)
    env = SimulatedDiscord(bot, settle_timeout=SETTLE_SECONDS)
    world = make_world(env, settings.language)
    go_on_from(env, first_moment(settings.database, otherwise=datetime.now(UTC)))
    try:
        await env.start()
        with env.time_context():
            yield env, bot, world
    finally:
        await bot.close()
        await env.shutdown()


@asynccontextmanager
async def _served(env: simcord.Env, session: Session) -> AsyncGenerator[Page]:
    port = session.settings.port
    page = Page(env, session.world, session, port=port, start_game=session.start_game)
    page.listen_to(session.bot)
    try:
        await page.__aenter__()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTaken(port=str(port)) from error
        raise
    try:
        yield page
    finally:
        await page.close()
