"""All printed components of a game, as one record."""

from dataclasses import field
from typing import Literal

from engine.core.records import value
from engine.games.captains_log.model.cards import (
    BarrelCard,
    EventCard,
    FameTrack,
    Good,
    HoldCard,
    MarketCard,
    Nation,
    NpcCard,
    Prices,
    ReputationRow,
    ShipCard,
    StartingKit,
    TileCard,
    WindCard,
)
from engine.games.captains_log.model.mission_cards import MissionCard


@value
class DataSet:
    """All printed components by stable id; *hash* names the data set for games already
    under way.
    """

    hash: str
    tiles: dict[int, TileCard]
    winds: dict[str, WindCard]
    holds: dict[str, HoldCard]
    """Holds by ``"level/draft"``, the draft in halves: ``"1/4"``."""
    ships: dict[str, ShipCard]
    board_a: tuple[str, ...]
    """Ids of the three ships printed on board A, by level."""
    npcs: dict[int, NpcCard]
    markets: dict[Nation, MarketCard]
    barrels: dict[str, BarrelCard]
    events: dict[str, EventCard]
    missions: dict[str, MissionCard] = field(default_factory=dict[str, MissionCard])
    """None in the data sets of tables begun before there were any."""
    reputation: dict[Nation, ReputationRow]
    fame: FameTrack
    prices: Prices
    wars: tuple[tuple[Nation, Nation], ...]
    """War card A: pairs of nations at war, each pair once."""
    nation_die: tuple[Nation, ...]
    """Nation of each face of a twelve-sided die."""
    supply: dict[Good, int]
    day_steps: tuple[Literal["day", "night"], ...]
    """Printed steps of the time track. The last one repeats the first, where the token goes
    instead.
    """
    flag_tokens: dict[Nation, int]
    """Flag tokens of each nation for ports and fortresses without a printed flag."""
    start: StartingKit
