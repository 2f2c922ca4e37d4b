"""Plays at home: the bot in a Discord of its own, and the page on which its games are played."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from pydantic import ValidationError

from bot.client import Quarterdeck, build
from bot.errors import BotError, PortTaken
from bot.home.first_screen import first_screen
from bot.home.front_page import NAME, GameOffer, Offer, language_of
from bot.home.game_setup import game_setup
from bot.home.last_game import LastGame, standing_of
from bot.home.new_game import NewGame, OnceMore, begin, begin_again
from bot.home.page import Page
from bot.home.settings import HomeSettings
from bot.home.simulated import SimulatedDiscord
from bot.home.whose_turn import Turn, turn_at
from bot.home.world import Shown, World, first_moment, go_on_from, make_world
from bot.store.models import Table
from bot.words.commands import GAME
from bot.words.language import LANGUAGES, said_first, voice
from engine.core.words import Text

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
    def language(self) -> str:
        return self.world.language

    @property
    def game(self) -> str:
        """The game being played; empty before the first one."""
        return "" if self._table is None else self._table.game

    @property
    def title(self) -> str:
        if not self.game:
            return NAME
        text = Text.of("game-title", game=self.game)
        return voice(self.language, self.game).say(text, plain=True)

    @property
    def locale(self) -> str:
        return self.world.locale

    def commands(self) -> Sequence[Mapping[str, Any]]:
        """The commands that can be typed in the present game, in the order the bot has them."""
        visible = self.world.env.backend.visible_commands(
            user_id=self.world.person.id, channel_id=self.world.channel.id
        )
        here = self.game or None
        order = [
            command.name
            for command in self.bot.tree.get_commands()
            if command.extras.get(GAME, here) == here
        ]
        known = [command for command in visible if command["name"] in order]
        return sorted(known, key=lambda command: order.index(command["name"]))

    async def is_under_way(self) -> bool:
        """Whether a game is under way in the channel that is played in."""
        return await self.bot.tables.table_in(self.world.channel.id) is not None

    async def turn(self) -> Turn:
        """The header's line on whose turn it is in the present game, or the last one."""
        table = await self._latest()
        return Turn() if table is None else await self._turn_at(table)

    async def _turn_at(self, table: Table, code: str | None = None) -> Turn:
        try:
            return turn_at(await self.bot.tables.load(table.id), self.world.person.id, code)
        except BotError as error:
            said = voice(code or self.language).say(error.text, plain=True)
            return Turn(said=said, table=table.id)

    async def _latest(self) -> Table | None:
        """The present game, or else the one that ended last; None before the first one."""
        return await self._latest_in(self.world.channel.id)

    async def _latest_in(self, channel: int) -> Table | None:
        tables = self.bot.tables
        return await tables.table_in(channel) or await tables.last_over_in(channel)

    async def _played(self) -> list[Table]:
        """The games under way, one a channel, and the game that ended last if it was played last.

        They are in the order in which they were played, the last one first.
        """
        latest = [await self._latest_in(channel.id) for channel in self.world.channels]
        known = [one for one in latest if one is not None and one.game in self.bot.games]
        known.sort(key=lambda table: table.updated_at, reverse=True)
        return [one for one in known if one.status != "finished" or one is known[0]]

    async def board(self, table: str) -> Shown | None:
        """The latest picture of the board of *table*; None if there is none."""
        found = await self._table_of(table)
        return None if found is None else self.world.latest_picture(found.channel_id)

    async def _table_of(self, table: str) -> Table | None:
        """The table with this id; None if there is none, or it is in no channel of home."""
        try:
            found = await self.bot.tables.table(table)
        except BotError:
            return None
        known = [channel.id for channel in self.world.channels]
        return found if found.channel_id in known else None

    async def open_game(self, table: str) -> bool:
        """Play at *table* from now on; returns whether there is anything to show of it.

        A game that ended before the start of the bot is known, but nothing of it is shown.
        """
        found = await self._table_of(table)
        if found is None:
            return False
        is_shown = self.world.has_messages(found.channel_id)
        if found.status == "finished" and not is_shown:
            return False
        self.world.turn_to(found.channel_id)
        await self._take_up(found)
        if not is_shown:
            command = "table show" if found.status == "lobby" else "turn show"
            await self.world.person.slash(self.world.channel, command)
        return True

    async def resume(self) -> None:
        """Show the game that was played last before the bot stopped, if it is not over."""
        assert self.bot.user is not None
        await self.bot.user.edit(username=NAME)
        # This simulated Discord forgets commands, but the database says that it was told of them.
        await self.bot.tree.sync()
        for table in await self._played():
            if table.status != "finished":
                await self.open_game(table.id)
                return

    async def start_game(self, asked: Mapping[str, Any]) -> str | None:
        """Begin the game that was *asked* for; returns the reason if it cannot, else None."""
        words = voice(self.language)
        try:
            kind = OnceMore if "again" in asked else NewGame
            wanted = kind.model_validate(asked)
            words = voice(wanted.language)
            # Set before the first card of the game, so that the card has this language.
            before, self.world.language = self.language, wanted.language
            try:
                table = await self._begun(wanted)
            except BotError:
                self.world.language = before
                raise
        except ValidationError:
            return words.say(Text.of("home-not-possible"), plain=True)
        except BotError as error:
            return words.say(error.text, plain=True)
        await self._take_up(table)
        return None

    async def _begun(self, wanted: NewGame | OnceMore) -> Table:
        if isinstance(wanted, OnceMore):
            return await begin_again(self.bot, self.world, wanted)
        return await begin(self.bot, self.world, wanted)

    async def first_screen(self, asked: dict[str, str], accepted: str) -> str:
        """The page on which the game *asked* for is set up; else the first screen."""
        code, games = asked.get("language", ""), self.bot.games
        if code not in LANGUAGES:
            code = self._language_of_choice(accepted)
        tables = await self._played()
        played = [await self._last_game(table, code) for table in tables]
        offer = Offer(games=games, code=code, played=played, person=await self._name_at(tables))
        if (slug := asked.get("game", "")) in games:
            return game_setup(GameOffer.of(offer, slug))
        return first_screen(offer)

    async def _last_game(self, table: Table, code: str) -> LastGame:
        """The game of *table*, told in the language *code*."""
        standing: Sequence[str] = ()
        with suppress(BotError):  # of a table that cannot be read, nothing more is known
            standing = standing_of(await self.bot.tables.load(table.id), code)
        return LastGame(
            game=table.game,
            turn=await self._turn_at(table, code),
            standing=standing,
            picture=self.world.latest_picture(table.channel_id),
            has_page=self.world.has_messages(table.channel_id),
        )

    def _language_of_choice(self, accepted: str) -> str:
        """The language of the present game, else the host's setting, else the browser's choice."""
        if self._table is not None or "language" in self.settings.model_fields_set:
            return self.language
        return language_of(accepted)

    async def _take_up(self, table: Table) -> None:
        """Use the language of *table*, and the person's name at it."""
        self._table, self.world.language = table, table.language
        holders = await self.bot.tables.holders(table.id)
        mine = {one.seat: one.name for one in holders if one.user_id == self.world.person.id}
        self.players = " · ".join(mine[seat] for seat in sorted(mine))
        self.world.call_person(await self._name_at((table, *await self._played())))

    async def _name_at(self, tables: Iterable[Table]) -> str:
        """The person's name at the first of *tables*; empty if there is none.

        One at which several people share the screen counts only if there is no other.
        """
        names = list[tuple[bool, str]]()
        for table in tables:
            holders = await self.bot.tables.holders(table.id)
            mine = [one for one in holders if one.user_id == self.world.person.id]
            names += [(one.shared, one.name) for one in sorted(mine, key=lambda one: one.seat)]
        return min(names, key=lambda one: one[0], default=(False, ""))[1]


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
    world = make_world(env, settings.language, games=len(bot.games))
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
