"""Printed components as records: tiles, ships, cards, boards and markets."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from annotated_types import Ge, Interval

from engine.core.records import value
from engine.space.hexes import Axial


class Nation(StrEnum):
    HOLLAND = "holland"
    SPAIN = "spain"
    ENGLAND = "england"
    FRANCE = "france"
    PIRATES = "pirates"


COUNTRIES = (Nation.HOLLAND, Nation.SPAIN, Nation.ENGLAND, Nation.FRANCE)


class Good(StrEnum):
    TEA = "tea"
    SILVER = "silver"
    COTTON = "cotton"
    SUGAR = "sugar"
    OIL = "oil"
    WOOD = "wood"


class Role(StrEnum):
    MERCHANT = "merchant"
    AGGRESSIVE = "aggressive"
    DEFENSIVE = "defensive"


class Service(StrEnum):
    """Services of a port, each with its printed icon; captains BUY from a port, and SELL to it."""

    TAVERN = "tavern"
    SHIPYARD = "shipyard"
    BUY = "buy"
    SELL = "sell"


Source: TypeAlias = Literal["rulebook", "authored"]
Level: TypeAlias = Annotated[int, Interval(ge=1, le=4)]
Draft: TypeAlias = Literal[2, 3, 4, 5, 6]
"""Initial draft in halves: 2 is a draft of 1, 6 a draft of 3. Loaded drafts are halves too."""
Doubloons: TypeAlias = Annotated[int, Ge(0)]
Owner: TypeAlias = Literal["holland", "spain", "england", "france", "pirates", "random", "native"]


@value
class PortCard:
    """A port on the land hex *at*; *anchorages* are sea hexes of the same tile."""

    at: Axial
    name: str
    owner: Owner
    services: tuple[Service, ...]
    anchorages: tuple[Axial, ...]


@value
class FortressCard:
    """A fortress on the centre of its tile; *fire* gives the dice printed on each hex
    of its zone.
    """

    at: Axial
    owner: Owner
    fire: tuple[tuple[Axial, int], ...]


@value
class TileCard:
    """A map tile of thirteen hexes, in its own axial coordinates, unrotated.

    Hexes named neither in *land* nor in *shoals* are deep sea.
    """

    number: int
    optional: bool = False
    source: Source
    land: tuple[Axial, ...] = ()
    shoals: tuple[tuple[Axial, Literal[1, 2, 3, 5]], ...] = ()
    start: Axial | None = None
    port: PortCard | None = None
    fortress: FortressCard | None = None
    barrels: tuple[Axial, ...] = ()
    whales: tuple[Axial, ...] = ()
    treasures: tuple[Axial, ...] = ()
    spawns: tuple[tuple[Role, Axial], ...] = ()
    kraken: Axial | None = None


@value
class WindCard:
    """A wind card; *modifiers* are the movement points that a move gains from the wind, or loses.

    They are listed by the heading of the first step: 0, 60, 120, 180, 240 and 300.
    """

    id: str
    modifiers: tuple[int, int, int, int, int, int]


SlotIcon: TypeAlias = Literal["gunport", "cannon", "rowboat", "cabin", "damage", "fame"]


@value
class HoldSlot:
    """One square of the hold; *row* 0 is the top, *column* 0 the left."""

    row: int
    column: int
    icons: tuple[SlotIcon, ...] = ()


@value
class HoldCard:
    """Slots of the hold of ships of one level and initial draft.

    *water* and *fire* list the indices of all slots in the order in which that damage fills them.
    """

    level: Level
    draft: Draft
    slots: tuple[HoldSlot, ...]
    water: tuple[int, ...]
    fire: tuple[int, ...]


@value
class ShipCard:
    """A captain's ship.

    *yaw* gives the movement points lost by a first step to the rear right, astern, or to the rear
    left. *fame* is gained when a captain first commands the ship. *price* is None if it is not for
    sale, *seal* None if it is not in the NPC deck. *nation* is the one whose shipyard sells it,
    *crew* the number of crew it takes.
    """

    id: str
    name: str
    level: Level
    price: Doubloons | None = None
    source: Source
    defence: int
    robustness: int
    movement: int
    sail_cap: int
    upgrade_cap: int
    draft: Draft
    yaw: tuple[int, int, int]
    fame: int = 0
    seal: Literal[1, 2] | None = None
    nation: Nation | None = None
    crew: int = 0


@value
class MovePennant:
    """Sail up to *hexes* hexes towards the target or the next stop of the route."""

    kind: Literal["move"] = "move"
    hexes: int


@value
class ShotPennant:
    """Shoot with *dice* twelve-sided dice, adding *bonus* to each."""

    kind: Literal["shot"] = "shot"
    dice: int
    bonus: int


@value
class BoardPennant:
    """Board with *dice* dice, adding *bonus* to each; ignored, for nobody boards in a standard
    game.
    """

    kind: Literal["board"] = "board"
    dice: int
    bonus: int


Pennant: TypeAlias = MovePennant | ShotPennant | BoardPennant
StopIcon: TypeAlias = Literal["anchorage", "whale", "start"]


@value
class RouteStop:
    """A stop of a merchant's route: the hexes with *icon* on *tile*, and the goods and doubloons
    that the merchant gains there.
    """

    tile: int
    icon: StopIcon
    doubloons: Doubloons = 0
    goods: tuple[Good, ...] = ()


@value
class NpcCard:
    """A non-player ship; *seal*, printed on the back, is that of one half of the NPC deck.

    *range* is the number of hexes that count as adjacent for its guns, *cannon_bonus* a bonus to
    each die of its shots.
    """

    number: int
    name: str
    captain: str
    ship: str
    """Id of the captain's ship printed on the card's back, which has the same seal and level."""
    seal: Literal[1, 2]
    level: Level
    source: Source
    role: Role
    nations: tuple[Nation, ...]
    entry: int
    defence: int
    robustness: int
    crew: int
    draft: Draft
    pennants: tuple[Pennant, ...]
    cannon_bonus: int = 0
    incendiary: bool = False
    range: int = 1
    doubloons: Doubloons = 0
    goods: tuple[Good, ...] = ()
    clue: bool = False
    symbols: tuple[Literal["secret_mission", "wanted"], ...] = ()
    route: tuple[RouteStop, ...] = ()
    start: int = 0
    """Index in *route* of the double-circled stop, where the marker lies when the card
    is revealed.
    """
    loops: bool = True


@value
class Stretch:
    """Slots of a market with the same prices: the number of legal and of contraband ones."""

    legal: int
    contraband: int
    buy: Doubloons
    sell: Doubloons


@value
class MarketCard:
    """A country's market tile, on which one kind of good is traded, legally and as contraband."""

    nation: Nation
    good: Good
    source: Source
    stretches: tuple[Stretch, ...]


@value
class BarrelCard:
    """Reward of a barrel token, which lies face down until taken."""

    id: str
    goods: tuple[Good, ...] = ()
    doubloons: Doubloons = 0
    clue: bool = False
    crew: int = 0


class EventEffect(StrEnum):
    """Effects of event cards besides their icons; several cards may have the same effect."""

    CALM = "calm"


@value
class EventCard:
    """An event card; *wind* says whether it has the icon that changes the wind."""

    id: str
    effect: EventEffect
    wind: bool = False


ColumnEffect: TypeAlias = Literal[
    "contempt",
    "distrust",
    "trade_ban",
    "persona_non_grata",
    "at_war",
    "lock",
    "prestige",
    "nobody",
    "access",
    "second_captain",
    "advantage",
    "port_respawn",
    "respected",
    "join",
]


@value
class ReputationRow:
    """A nation's row of the reputation board: each column with the effects printed in it."""

    nation: Nation
    columns: tuple[tuple[int, tuple[ColumnEffect, ...]], ...]


@value
class FameTrack:
    """Scores at which a level leaves the NPC deck, and those at which taverns are renewed."""

    remove_level_1: int
    remove_level_2: int
    taverns: tuple[int, ...]
    second_captain: int


@value
class Prices:
    """Prices of shipyards and taverns, in doubloons."""

    wood_pair: Doubloons
    cannon: Doubloons
    sails: Doubloons
    cannon_upgrade: Doubloons
    long_guns: Doubloons
    incendiary: Doubloons
    explosive: Doubloons
    chain_shot: Doubloons
    fame: Doubloons


@value
class StartingKit:
    """Possessions of every captain before the first turn."""

    doubloons: Doubloons
    cannons: int
