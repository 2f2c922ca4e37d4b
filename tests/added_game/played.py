"""Plays a table of the skirmish in both languages, and writes all that people see as JSON.

It is run as ``python -m tests.added_game.played FOLDER`` where the bot's source holds the game.
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import engine
from bot.home.first_screen import first_screen
from bot.home.front_page import GameOffer
from bot.home.game_setup import game_setup
from bot.home.simulated import SimulatedDiscord
from bot.tables import playing
from bot.words.commands import Words, payload_of
from bot.words.language import LANGUAGES
from renders.drawing_process import DrawingProcess
from renders.picture import Wanted
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, said, shown, text_of

SLUG = "skirmish"


async def main(folder: Path) -> None:
    env = SimulatedDiscord(make_bot(folder / "quarterdeck.sqlite3"), settle_timeout=30)
    await env.start()
    try:
        told = {code: await _table(DiscordServer(env), code, folder) for code in LANGUAGES}
        sys.stdout.write(json.dumps({"engine": str(Path(engine.__path__[0])), **told}))
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()


async def _table(server: DiscordServer, code: str, folder: Path) -> dict[str, Any]:
    """The messages that Alice sees of a table in the language *code*, up to its end."""
    for person in (server.alice, server.bob):
        server.locales[person.id] = code
    bot, alice = server.bot, server.alice
    games = await alice.autocomplete(server.channel, "table new", "game", "")
    card = await server.open(game=SLUG, preset="short", language=code)
    presets = await alice.autocomplete(server.channel, "table settings", "preset", "")
    options = await alice.autocomplete(server.channel, "table settings", "option", "")
    await server.bob.slash(server.channel, "table join")
    lobby = text_of(card)
    await alice.slash(server.channel, "table start")
    board = text_of(server.board)
    helped = said(await alice.slash(server.channel, "help"))
    table = await server.table_id()
    while asked := (live := await bot.tables.load(table)).game.pending(live.state):
        answer = live.game.default(live.view(asked[0].seat))
        (user,) = live.people_of(asked[0].seat)
        await playing.play(bot.tables, table, user, (answer,), decision=asked[0].id)
    planned = await (await server.to_move()).slash(server.channel, "raid dive")
    drawn = DrawingProcess(folder / "sets")
    try:
        picture = drawn.draw(SLUG, live.view(live.waits()[0]), Wanted())
    finally:
        drawn.close()
    offer = GameOffer(games=bot.games, slug=SLUG, code=code)
    commands = await payload_of(bot.tree, Words())
    return {
        "games": {one["value"]: one["name"] for one in games},
        "presets": {one["value"]: one["name"] for one in presets},
        "options": {one["value"]: one["name"] for one in options},
        "lobby": lobby,
        "board": board,
        "help": helped,
        "planned": text_of(shown(planned)),
        "picture": [picture.format, picture.width, picture.height],
        "first_screen": first_screen(offer),
        "game_setup": game_setup(offer),
        "command": next(one for one in commands if one["name"] == "raid"),
    }


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
