"""A bot that plays only Fleet Commander, and draws battles in its own process."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.client import Quarterdeck
from engine.games.fleet_commander.game import FLEET_COMMANDER
from renders.fleet_commander import DRAWER
from renders.moving import animate
from renders.picture import Frame, Picture, Wanted
from tests.cogs.conftest import make_bot


class FleetPainter:
    """Draws battles in this process."""

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        assert game == FLEET_COMMANDER.slug
        return DRAWER.draw(view, wanted)

    def animate(self, game: str, frames: Sequence[Frame]) -> Picture:
        assert game == FLEET_COMMANDER.slug
        return animate(DRAWER, frames)

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
