"""A table of Fleet Commander that stands as a test wants it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import Quarterdeck
from engine.core.records import clone
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.state import FleetState
from tests.bot.laid_tables import lay
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer
from tests.fleet_commander.battle import Battle


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"fleet_commander": FLEET_COMMANDER})


async def begin(server: DiscordServer, preset: str = "first_game") -> None:
    """Alice and Bob play; whose turn it is decides the dice."""
    await server.start(server.bob, preset=preset)


async def put(server: DiscordServer, state: FleetState) -> None:
    """Have the table stand as *state* does, whose board still tells of all ships deployed."""
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    laid = clone(state)
    others = live.state.open.ships[len(laid.open.ships) :]
    laid.open.ships += [replace(ship, at=None, gone=True) for ship in others]
    await lay(tables, table_id, laid)


def in_action() -> Battle:
    """Alice at C3 with a destroyer and support, two dice; Bob's frigate at C2."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "B3")
    battle.ship("p1", "battleship", "C5", weapon="tractor_ray")
    battle.ship("p2", "cruiser", "C2", hull=18)
    battle.ship("p2", "battleship", "E1", weapon="proton_ray")
    battle.dice("p1", rolled="R:O B:D R:S", bridge="G:S")
    battle.dice("p2", bridge="G:O B:S R:S")
    return battle
