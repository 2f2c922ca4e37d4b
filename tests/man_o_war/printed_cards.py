"""Cards of the data set, found by the names of ships."""

import pytest

from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model.ships import ShipCard, ShipSort

OURS = data_set.standard()
EVERY_SHIP = pytest.mark.parametrize("card", OURS.ships.values(), ids=lambda card: card.sort)


def ship(sort: str) -> ShipCard:
    return OURS.ships[ShipSort(sort)]
