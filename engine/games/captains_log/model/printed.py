"""Access to the printed components of a table: its data set and its ships' cards."""

import functools

from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.cards import DataSet, HoldCard, NpcCard, ShipCard
from engine.games.captains_log.model.state import Captain, Npc, Open


def printed(sea: Open) -> DataSet:
    """Everything printed on the components of *sea*."""
    return data_set.find(sea.data)


def ship_card(sea: Open, captain: Captain) -> ShipCard:
    return data_set.find(sea.data).ships[captain.ship]


def hold_card(sea: Open, captain: Captain) -> HoldCard:
    """The slots that the keel of *captain*'s ship leaves open."""
    return hold_of(sea.data, captain.ship)


def npc_card(sea: Open, npc: Npc) -> NpcCard:
    """The card of an *npc* that has been revealed."""
    assert npc.card is not None, "the card lies face down"
    return data_set.find(sea.data).npcs[npc.card]


@functools.lru_cache(maxsize=256)
def hold_of(data: str, ship: str) -> HoldCard:
    """The slots that the keel of *ship* leaves open, both by their names."""
    cards = data_set.find(data)
    card = cards.ships[ship]
    return cards.holds[f"{card.level}/{card.draft}"]
