"""The picture of a battle on the board, with words for it, and of a plan in the planner."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.client import Quarterdeck
from bot.messages.pictures import ALT_LETTERS
from engine.games.fleet_commander.game import FLEET_COMMANDER
from renders.fleet_commander import DRAWER
from renders.picture import Picture, Wanted
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, private, shown


class FleetPainter:
    """Draws battles here and now."""

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        assert game == FLEET_COMMANDER.slug
        return DRAWER.draw(view, wanted)

    def wake(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    games = {FLEET_COMMANDER.slug: FLEET_COMMANDER}
    return make_bot(database, games, painters=(FleetPainter(),))


@pytest.fixture
def settle_seconds() -> float:
    return 60.0


async def test_the_board_a_plan_and_the_map_show_the_battle(server: DiscordServer) -> None:
    board = await server.start(server.bob, preset="first_game")
    (picture,) = board.attachments
    assert picture.filename == "board.jpg"
    assert picture.description is not None
    assert picture.description.startswith("Round 1: ")
    assert len(picture.description) <= ALT_LETTERS
    assert Image.open(BytesIO(await picture.read())).width == 1200
    person = await server.to_move()
    await server.typed(person, "fleet roll", what="Roll 0 red, 3 blue, 0 green")
    (rolled,) = server.board.attachments
    assert await rolled.read() != await picture.read()
    moves = await person.autocomplete(server.channel, "fleet move", "ships", "")
    planned = await person.slash(server.channel, "fleet move", ships=moves[0]["value"])
    assert private(planned)
    (plan,) = shown(planned).attachments
    assert await plan.read() != await rolled.read()
    whole = await server.carol.slash(server.channel, "map show")
    assert len(shown(whole).attachments) == 1
