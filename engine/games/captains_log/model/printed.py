"""Access to the printed components of a game: its data set and its ships' cards."""

import functools

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import HoldCard, NpcCard, ShipCard
from engine.games.captains_log.model.components import DataSet
from engine.games.captains_log.model.state import Captain, Npc, Open


def printed(sea: Open) -> DataSet:
    """Data set with the printed components of *sea*."""
    return data_set.find(sea.data)


def ship_card(sea: Open, captain: Captain) -> ShipCard:
    return data_set.find(sea.data).ships[captain.ship]


def hold_card(sea: Open, captain: Captain) -> HoldCard:
    """Hold of *captain*'s ship as printed: its slots and the order in which damage fills them."""
    return hold_of(sea.data, captain.ship)


def npc_card(sea: Open, npc: Npc) -> NpcCard:
    """Card of *npc*, which must have been revealed."""
    assert npc.card is not None, "the card lies face down"
    return data_set.find(sea.data).npcs[npc.card]


@functools.lru_cache(maxsize=256)
def hold_of(data: str, ship: str) -> HoldCard:
    """Hold, as printed, of the ship with the id *ship*; *data* is the hash of the data set."""
    cards = data_set.find(data)
    card = cards.ships[ship]
    return cards.holds[f"{card.level}/{card.draft}"]
