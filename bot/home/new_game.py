"""A new game, as chosen at home, or the last one once more: checked, set up and begun."""

from itertools import islice
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from bot.client import Quarterdeck
from bot.errors import NoOptions, TableFull, TooFewSeats
from bot.home.world import World
from bot.store.models import Table
from bot.tables import hosting, playing, rematches, seating
from bot.words.bot_names import bot_names
from bot.words.language import voice
from engine.core.game import AnyGame

MOST_PLAYERS = 2
"""People who can share one screen, taking turns."""

PlayerName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32)]


class NewGame(BaseModel):
    """A request for a new game, as the pages send it."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    language: Literal["en", "fr"]
    game: str
    preset: str
    players: tuple[PlayerName, ...] = Field(min_length=1, max_length=MOST_PLAYERS)
    bots: int = Field(ge=0)
    level: str | None = None


class OnceMore(BaseModel):
    """A request for the game of a table that is over once more: *again* is the table's id."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    language: Literal["en", "fr"]
    again: str


async def begin_again(bot: Quarterdeck, world: World, wanted: OnceMore) -> Table:
    """Start the game of the table once more, with the same options and players.

    :raises BotError: if there is no such table, it is not over, or another is under way in its
    channel.
    """
    tables, host = bot.tables, world.person.id
    table = await rematches.open_again(
        tables, wanted.again, host, bigger=False, language=wanted.language
    )
    world.turn_to(table.channel_id)
    await playing.start(tables, table.id, host)
    await bot.services.settle()
    return table


async def begin(bot: Quarterdeck, world: World, wanted: NewGame) -> Table:
    """Set up and start the *wanted* game, closing its table that is under way.

    Tables of other games go on in their own channels.

    :raises BotError: if there is no such game or level, or the number of players does not fit; the
    table under way then goes on.
    """
    game = bot.tables.games.named(wanted.game).game
    level = _require_possible(game, wanted)
    tables, host = bot.tables, world.person.id
    under_way = [await tables.table_in(channel.id) for channel in world.channels]
    before = next((one for one in under_way if one and one.game == wanted.game), None)
    if before is not None:
        await hosting.close_table(tables, before.id, host)
        world.turn_to(before.channel_id)
    else:
        free = zip(world.channels, under_way, strict=True)
        world.turn_to(next((one.id for one, table in free if table is None), world.channel.id))
    assert world.channel.guild is not None
    table = await hosting.open_table(
        tables,
        game=wanted.game,
        guild_id=world.channel.guild.id,
        channel_id=world.channel.id,
        host_id=host,
        language=wanted.language,
        preset=wanted.preset,
        hot_seat=len(wanted.players) > 1,
    )
    for name in wanted.players:
        await seating.join(tables, table.id, host, name=name)
    names = bot_names(voice(wanted.language, wanted.game), wanted.players)
    for name in islice(names, wanted.bots):
        await seating.add_policy(tables, table.id, host, level=level, name=name)
    await playing.start(tables, table.id, host)
    await bot.services.settle()
    return table


def _require_possible(game: AnyGame, wanted: NewGame) -> str:
    """The level the bots play at, the weakest if none was chosen.

    :raises NoOptions: if there is no such preset or level.
    :raises TooFewSeats: if more players are needed.
    :raises TableFull: if there are too many players.
    """
    levels = (*game.levels, "random")
    level = levels[0] if wanted.level is None else wanted.level
    for name, known in ((wanted.preset, game.presets), (level, levels)):
        if name not in known:
            raise NoOptions(preset=name)
    seats = len(wanted.players) + wanted.bots
    seating = game.seats(game.presets[wanted.preset])
    if seats < seating.least:
        raise TooFewSeats(least=seating.least, taken=seats)
    if seats > seating.most:
        raise TableFull(most=seating.most)
    return level
