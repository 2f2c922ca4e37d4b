"""Opens, plays and draws the beacon, an added scenario; writes all that people see as JSON.

Run as ``python -m tests.fleet_commander.added_scenario.played FOLDER`` in a source tree that
includes the scenario.
"""

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.games.fleet_commander.rules.scenarios.beacon import beacon

import engine
from bot.home.simulated import SimulatedDiscord
from bot.words.language import LANGUAGES, voice
from engine.core.dice import policy_dice, table_dice
from engine.core.game import begin, look, play
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS
from renders.fleet_commander import DRAWER, scene_of
from renders.picture import Wanted, Words
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, text_of

SEED = "beacon"
MOST_STEPS = 600


async def main(folder: Path) -> None:
    env = SimulatedDiscord(make_bot(folder / "quarterdeck.sqlite3"), settle_timeout=30)
    await env.start()
    try:
        offered = {code: await _lobby(DiscordServer(env), code) for code in LANGUAGES}
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()
    source = str(Path(engine.__path__[0]))
    sys.stdout.write(json.dumps({"engine": source, "lobby": offered, **_played()}))


async def _lobby(server: DiscordServer, code: str) -> dict[str, Any]:
    """The offers and messages that Alice sees when she opens a table for the beacon."""
    server.locales[server.alice.id] = code
    card = await server.open(game=GAME.slug, preset="beacon", language=code)
    values = await server.alice.autocomplete(
        server.channel, "table settings", "value", "", option="scenario"
    )
    presets = await server.alice.autocomplete(server.channel, "table settings", "preset", "")
    return {
        "card": text_of(card),
        "values": [one["name"] for one in values],
        "presets": {one["value"]: one["name"] for one in presets},
    }


def _played() -> dict[str, Any]:
    """The news and pictures of a battle between two ensigns, until one has won."""
    options = replace(PRESETS["beacon"], deployment="in_line", special_sectors=0)
    state, _ = begin(GAME, GAME.seats(options).seats, options, table_dice(SEED, 0))
    told: list[Text] = [*GAME.words.goal(options, 2), *GAME.words.terms(options, 2)]
    scene, brings = None, set[Text]()
    for seq in range(1, MOST_STEPS):
        waiting = GAME.to_act(state)
        if not waiting:
            break
        view = look(GAME, state, waiting[0])
        if state.open.turn.phase == "actions":
            scene = scene or scene_of(view, Words())
            told += [*GAME.words.summary(view), *GAME.words.map(view)]
            told += [hint for one in GAME.words.lessons(view) if (hint := one.hint(view))]
            for order in GAME.suggest(view):
                if isinstance(order, a.Move) and order.to == beacon(state.open):
                    brings.add(GAME.words.about(view, (), order) or Text.of("list-none"))
                elif isinstance(order, a.Escape):
                    told += [*GAME.label(view, order)]
                    told += [plan.label for plan in GAME.plans(view)]
        elif state.open.turn.phase == "energy":
            told += [hint for one in GAME.words.lessons(view) if (hint := one.hint(view))]
        action = GAME.levels["ensign"](view, policy_dice(SEED, seq))
        step = play(GAME, state, view.seat, action, table_dice(SEED, seq), seq=seq)
        news = GAME.words.news(look(GAME, state, view.seat), step.events)
        told += [one.text for one in news]
    assert scene is not None
    picture = DRAWER.draw(look(GAME, state, "p1"), Wanted())
    said = {
        code: [voice(code, GAME.slug).say(one, plain=True) for one in dict.fromkeys(told)]
        for code in LANGUAGES
    }
    return {
        "winners": state.open.winners,
        "said": said,
        "brings": sorted({voice("en", GAME.slug).say(one, plain=True) for one in brings}),
        "signs": [(sign.kind, sign.at, sign.letter) for sign in scene.signs],
        "picture": [picture.format, picture.width],
    }


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
