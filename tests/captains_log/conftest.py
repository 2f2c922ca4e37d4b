"""A fixture: the table that most tests of sentences share."""

import pytest

from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.state import Ammo, Cube
from tests.captains_log.sentences import whole_sea
from tests.captains_log.table import Table, hex_of


@pytest.fixture(scope="module")
def table() -> Table:
    """A sea with all tiles revealed: Anne moored in Fort Ashby, Bob and a merchant at tile 2."""
    table = whole_sea()
    table.place("p1", at=hex_of(1, 1, 0), doubloons=9000, ammo=list(Ammo))
    table.npc("npc:2", hex_of(12, 0, 1), card=43)
    table.load("p1", Cube.SUGAR, Cube.WOOD)
    table.sea.loose = {hex_of(17): [Good.TEA, Good.TEA]}
    return table
