"""The data sets that tables play by, found again by their hash."""

from engine.games.captains_log.cards import DataSet, HoldCard, NpcCard, ShipCard
from engine.games.captains_log.state import Captain, Npc, Open

_SETS: dict[str, DataSet] = {}


def register(data: DataSet) -> DataSet:
    """Make *data* known to the tables that play by it."""
    return _SETS.setdefault(data.hash, data)


def find(data_hash: str) -> DataSet:
    """:raises KeyError: if no such data set was registered."""
    return _SETS[data_hash]


def printed(sea: Open) -> DataSet:
    """Everything printed on the components of *sea*."""
    return _SETS[sea.data]


def ship_card(sea: Open, captain: Captain) -> ShipCard:
    return _SETS[sea.data].ships[captain.ship]


def hold_card(sea: Open, captain: Captain) -> HoldCard:
    """The slots that the keel of *captain*'s ship leaves open."""
    data = _SETS[sea.data]
    ship = data.ships[captain.ship]
    return data.holds[f"{ship.level}/{ship.draft}"]


def npc_card(sea: Open, npc: Npc) -> NpcCard:
    """The card of an *npc* that has been revealed."""
    assert npc.card is not None, "the card lies face down"
    return _SETS[sea.data].npcs[npc.card]
