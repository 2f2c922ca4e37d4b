"""The state of a game of Captain's Log, divided by who knows it."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from annotated_types import Ge, Interval

from engine.core.records import Seat, state
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.decisions import Asked
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.tasks import Task
from engine.space.hexes import Heading

Count: TypeAlias = Annotated[int, Ge(0)]

Hex: TypeAlias = Annotated[int, Ge(0)]
"""A hex of the board: thirteen times its slot, plus its place in the slot (see ``chart``)."""

Ship: TypeAlias = Seat
"""A ship, named by the seat that sails it: ``"p1"`` or ``"npc:1"``."""

Side: TypeAlias = Seat
"""A side, named by the first seat that plays for it."""


class Cube(StrEnum):
    """Content of a slot of a hold; a damaged cannon takes one slot and weighs two loads."""

    EMPTY = "empty"
    TEA = "tea"
    SILVER = "silver"
    COTTON = "cotton"
    SUGAR = "sugar"
    OIL = "oil"
    WOOD = "wood"
    CANNON = "cannon"
    WATER = "water"
    FIRE = "fire"
    FLOODED_CANNON = "flooded_cannon"
    BURNT_CANNON = "burnt_cannon"


class Ammo(StrEnum):
    NORMAL = "normal"
    INCENDIARY = "incendiary"
    EXPLOSIVE = "explosive"
    CHAIN_SHOT = "chain_shot"


class Upgrade(StrEnum):
    """Upgrades that a shipyard fits; cannons are cubes, and ammunition is ``Ammo``."""

    SAILS = "sails"
    CANNON_UPGRADE = "cannon_upgrade"
    LONG_GUNS = "long_guns"


@state
class Company:
    """The standing of a side: of a captain alone, or of captains who play together."""

    fame: Count = 0
    reputation: dict[Nation, Annotated[int, Interval(ge=-5, le=11)]]
    rewarded: list[str]
    """Keys of reputation columns and ships that have already given fame: ``"spain:8"``,
    ``"fluyt"``.
    """
    joined: list[Nation]


@state
class Mission:
    """A mission that a captain has taken, at the step that is to be done next.

    *nation* is the one that an earlier step has fixed. *left* is the tile of the latest port called
    at for it, *mark* a tile marked for it; 0 if there is none. *done* lists what is done of the
    present step. *phase* is the phase of the day in which it was taken.
    """

    id: str
    step: Count = 0
    nation: Nation | None = None
    left: Count = 0
    mark: Count = 0
    done: list[str]
    phase: Literal["day", "night"] | None = None


@state
class Captain:
    """A person's ship and purse, both of which lie open on the table.

    *at* is None while the ship is not on the map, *heading* None until it is placed.
    """

    ship: str
    at: Hex | None = None
    heading: Heading | None = None
    hold: list[Cube]
    doubloons: Count
    side: Side
    """The side for which the captain plays: its own seat if nobody else does."""
    barrels: Annotated[int, Interval(ge=0, le=2)] = 0
    """Barrel tokens kept until there are enough to exchange for fame."""
    upgrades: dict[Upgrade, Count]
    ammo: list[Ammo]
    paid: dict[str, list[Count]]
    """Prices paid for cannons, upgrades and ammunition, by name, for a later resale."""
    missions: list[Mission]
    """Active missions that lie face up."""
    secrets: Count = 0
    """Number of active missions that only the captain knows."""
    completed: list[str]
    mission_port: Count = 0
    """Tile of the port where no mission can be taken until the ship has left it; 0 for none."""
    sail_damage: Annotated[int, Interval(ge=0, le=5)] = 0
    wrecks: Annotated[int, Interval(ge=0, le=2)] = 0
    destroyed: bool = False
    """Whether the ship is lost, and respawns at the start of the captain's next turn."""
    harmed_by: Ship | None = None
    """The last ship to damage this one: the only one that can be rewarded if spreading fire
    destroys this one (CL-SINK-11).
    """
    harmed: Ship | None = None
    """The last ship that this captain attacked: the only one whose loss to spreading fire can
    reward the captain (CL-SINK-12).
    """


@state
class Npc:
    """A non-player ship; while *card* is None its card lies face down, and only the
    back is seen.
    """

    owner: Seat
    """The captain who activates the NPC."""
    since: int
    """Place in the order of appearance in the game, from 1."""
    back: str
    """Id of the captain's ship printed on the card's back, which tells level and seal."""
    card: int | None = None
    at: Hex | None = None
    heading: Heading = 0
    water: Count = 0
    fire: Count = 0
    doubloons: Count = 0
    """Doubloons lying on the card, besides the printed reward."""
    goods: list[Good]
    """Goods lying on the card, besides the printed reward."""
    timer: Count | None = None
    stop: Count = 0
    """Index of the route's stop that the marker covers."""
    sail_damage: Annotated[int, Interval(ge=0, le=5)] = 0
    harmed_by: Ship | None = None


@state
class Market:
    """A market tile: for each slot of its two rows, from left to right, whether it holds a good."""

    legal: list[bool]
    contraband: list[bool]


@state
class Turn:
    """The turn of a captain: two actions, at most one of them a move."""

    seat: Seat
    actions: Annotated[int, Interval(ge=0, le=2)] = 0
    moved: bool = False
    points: Count | None = None
    """Movement points left of the move under way; None if no move is."""
    port: Hex | None = None
    """The anchorage whose port is still open after the latest action; None if none is."""
    lookout: Hex | None = None
    """The hex from which the latest action may still reveal tiles; None if it may not."""
    sold: dict[str, Count]
    """Goods sold in the open port so far, by ``"row:good"``, for reputation and fame."""
    shot_at_by: list[Ship]
    """Ships that have fired in passing at this captain's ship during the move."""
    attacked: list[str]
    """Kinds of attack already made this turn, each of which costs reputation once (CL-REP-03).

    ``"p1:spain"`` stands for attacking ships of Spain, ``"p1:port:spain"`` for attacking ships in
    ports of Spain.
    """
    jettisoned: dict[Hex, list[Good]]
    """Cargo thrown overboard this turn, by hex: it cannot be fished out until the next
    (CL-FREE-12).
    """
    mission_taken: bool = False
    over: bool = False
    """Whether the captain has ended the turn, and the captain's NPCs act."""
    npcs: list[int]
    """NPCs still to activate this turn, by *since*, the oldest first."""


@state
class NpcTurn:
    """The activation of an NPC; *next* is the index of the next pennant, *done* counts
    its actions.
    """

    npc: Ship
    next: Count = 0
    done: Count = 0


@state
class Open:
    """All that lies open on the table."""

    data: str
    """Hash of the data set."""
    options: Options
    round: Annotated[int, Ge(1)] = 1
    step: Count = 0
    """Index of the printed time step on which the time token lies."""
    order: list[Seat]
    """Captains in turn order, the first player first."""
    turn: Turn
    npc_turn: NpcTurn | None = None
    companies: dict[Side, Company]
    captains: dict[Seat, Captain]
    npcs: dict[Ship, Npc]
    npcs_drawn: Count = 0
    tiles: tuple[Count, ...]
    """Six times the tile's number plus its turn in sixths, for each slot; 0 while face down."""
    unseen: list[int]
    """Numbers of the tiles still face down, sorted."""
    flags: dict[str, Nation]
    """Flags drawn for ports and fortresses, by kind and tile: ``"port:3"``, ``"fortress:5"``."""
    barrels: list[Hex]
    loose: dict[Hex, list[Good]]
    """Goods adrift, by hex."""
    barrel_pool: list[str]
    """Barrel tokens not yet taken, sorted; those lying face down on the map are among them."""
    wind: str
    winds: list[str]
    """Wind cards still in the deck, sorted."""
    events: list[str]
    """Event cards still in the deck, sorted."""
    mission_deck: Count = 0
    """Number of mission cards still in the deck."""
    mission_discards: Count = 0
    markets: dict[Nation, Market]
    """Market tiles by nation, from the top of the column to the bottom."""
    supply: dict[Good, Count]
    deck: dict[str, Count]
    """Cards left in the NPC deck, by ``"level:seal"``."""
    removed: list[int]
    """Numbers of NPC cards that have left the game."""
    deck_era: Annotated[int, Interval(ge=1, le=3)] = 1
    fortress_era: Annotated[int, Interval(ge=1, le=4)] = 1
    winners: tuple[Seat, ...] | None = None


@state
class Own:
    """Secrets of one captain: missions taken, and those drawn from which one is to be kept."""

    missions: list[Mission]
    drawn: list[str]


@state
class Hidden:
    """Facts that nobody may know: cards in decks, and NPC cards face down on the table."""

    deck: dict[str, list[int]]
    """Numbers of cards in the deck by ``"level:seal"``, each pile sorted."""
    face_down: dict[Ship, int]
    missions: list[str]
    """Mission cards in the deck, sorted."""
    discarded_missions: list[str]


@state
class LogState:
    open: Open
    own: dict[Seat, Own]
    hidden: Hidden
    offers: list[Asked]
    agenda: list[Task]
    asked: Count


@state
class LogView:
    seat: Seat
    open: Open
    own: Own | None
    offers: list[Asked]
    agenda: list[Task]
    asked: int
