"""A table of Fleet Commander in a position that a test wants."""

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
    """Begin a game of Alice and Bob; dice decide whose turn it is."""
    await server.start(server.bob, preset=preset)


async def put(server: DiscordServer, state: FleetState) -> None:
    """Set the table to *state*; its board still shows the ships as deployed."""
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    laid = clone(state)
    others = live.state.open.ships[len(laid.open.ships) :]
    laid.open.ships += [replace(ship, at=None, gone=True) for ship in others]
    await lay(tables, table_id, laid)


def in_action() -> Battle:
    """A battle in Alice's turn, with her destroyer at C3, dice rolled, and Bob's cruiser at C2."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "B3")
    battle.ship("p1", "battleship", "C5", weapon="tractor_ray")
    battle.ship("p2", "cruiser", "C2", hull=18)
    battle.ship("p2", "battleship", "E1", weapon="proton_ray")
    battle.dice("p1", rolled="R:O B:D R:S", bridge="G:S")
    battle.dice("p2", bridge="G:O B:S R:S")
    return battle
