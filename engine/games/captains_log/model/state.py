"""The state of a game of Captain's Log, parted by who knows it."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from annotated_types import Ge, Interval

from engine.core.records import Seat, state
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.decisions import Asked
from engine.games.captains_log.model.options import Options
from engine.games.captains_log.model.tasks import Task
from engine.space.hexes import Heading

Count: TypeAlias = Annotated[int, Ge(0)]

Hex: TypeAlias = Annotated[int, Ge(0)]
"""A hex of the board: thirteen times its slot, plus its place in it (see ``chart``)."""

Ship: TypeAlias = Seat
"""A ship is named by the seat that sails it: ``"p1"`` or ``"npc:1"``."""


class Cube(StrEnum):
    """What a slot of a hold carries; a damaged cannon is one slot and two loads."""

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
    """What a shipyard fits besides cannons, which are cubes, and ammunition."""

    SAILS = "sails"
    CANNON_UPGRADE = "cannon_upgrade"
    LONG_GUNS = "long_guns"


@state
class Captain:
    """A person's ship, purse and standing: all of it lies open on the table.

    *at* is None while the ship is not on the map, *heading* None until it is placed.
    """

    ship: str
    at: Hex | None = None
    heading: Heading | None = None
    hold: list[Cube]
    doubloons: Count
    fame: Count = 0
    barrels: Annotated[int, Interval(ge=0, le=2)] = 0
    """Barrel tokens kept for the next exchange for fame."""
    upgrades: dict[Upgrade, Count]
    ammo: list[Ammo]
    paid: dict[str, list[Count]]
    """What was paid for each upgrade and ammunition, for resale."""
    reputation: dict[Nation, Annotated[int, Interval(ge=-5, le=11)]]
    rewarded: list[str]
    """Reputation columns and ships that already gave their fame: ``"spain:8"``, ``"fluyt"``."""
    joined: list[Nation]
    sail_damage: Annotated[int, Interval(ge=0, le=5)] = 0
    wrecks: Annotated[int, Interval(ge=0, le=2)] = 0
    destroyed: bool = False
    """Waits for the start of its next turn to respawn."""
    harmed_by: Ship | None = None
    """Who last damaged the ship: fire that spreads works for them (CL-SINK-11)."""
    harmed: Ship | None = None
    """The last ship this one attacked: only it can still burn for it (CL-SINK-12)."""


@state
class Npc:
    """A non-player ship. *card* None: face down, of which only the ship on its back is seen."""

    owner: Seat
    """The captain who activates it."""
    since: int
    """Order of appearance in the game."""
    back: str
    """Id of the captain's ship printed on its back: gives level and seal."""
    card: int | None = None
    at: Hex | None = None
    heading: Heading = 0
    water: Count = 0
    fire: Count = 0
    doubloons: Count = 0
    """On the card, besides the printed reward."""
    goods: list[Good]
    """On the card, besides the printed reward."""
    timer: Count | None = None
    stop: Count = 0
    """Index of the route's stop that the marker covers."""
    sail_damage: Annotated[int, Interval(ge=0, le=5)] = 0
    harmed_by: Ship | None = None


@state
class Market:
    """A market tile: which slots of its two rows hold a good, from left to right."""

    legal: list[bool]
    contraband: list[bool]


@state
class Turn:
    """The turn of a captain: two actions, at most one of them a move."""

    seat: Seat
    actions: Annotated[int, Interval(ge=0, le=2)] = 0
    moved: bool = False
    points: Count | None = None
    """Movement points left of the move under way; None when none is."""
    port: Hex | None = None
    """The anchorage whose port the latest action interacts with, still open."""
    lookout: Hex | None = None
    """Where the latest action explores from, for as long as it may reveal more tiles."""
    sold: dict[str, Count]
    """Goods sold in that port so far, by ``"row:good"``, for reputation and fame."""
    shot_at_by: list[Ship]
    """Ships that have fired in passing during this move."""
    attacked: list[str]
    """Offences already taken this turn, which count once (CL-REP-03): ``"p1:spain"`` for attacking
    its ships, ``"p1:port:spain"`` for attacking ships in its ports."""
    jettisoned: dict[Hex, list[Good]]
    """Cargo thrown overboard this turn, and where: it cannot be fished out (CL-FREE-12)."""
    over: bool = False
    """The captain has done; now the NPCs play."""
    npcs: list[int]
    """Those still to activate, by order of appearance."""


@state
class NpcTurn:
    """The activation of an NPC: *next* is the pennant to be read next, *done* its actions."""

    npc: Ship
    next: Count = 0
    done: Count = 0


@state
class Open:
    """What lies on the table."""

    data: str
    """Hash of the data set."""
    options: Options
    round: Annotated[int, Ge(1)] = 1
    step: Count = 0
    """Where the time token lies: an index into the printed steps."""
    order: list[Seat]
    """Captains in turn order, the first player first."""
    turn: Turn
    npc_turn: NpcTurn | None = None
    captains: dict[Seat, Captain]
    npcs: dict[Ship, Npc]
    npcs_drawn: Count = 0
    tiles: tuple[Count, ...]
    """For each slot of the board, six times the tile's number plus its turn; 0: face down."""
    unseen: list[int]
    """Numbers of the tiles still face down, sorted."""
    flags: dict[str, Nation]
    """Flags drawn for ports and fortresses: ``"port:3"``, ``"fortress:5"``, by tile."""
    barrels: list[Hex]
    loose: dict[Hex, list[Good]]
    """Goods adrift."""
    barrel_pool: list[str]
    """Barrel tokens not yet taken, sorted; those on the map are among them, face down."""
    wind: str
    winds: list[str]
    """Wind cards still in the deck, sorted."""
    events: list[str]
    """Event cards still in the deck, sorted."""
    markets: dict[Nation, Market]
    """Market tiles from top to bottom."""
    supply: dict[Good, Count]
    deck: dict[str, Count]
    """Cards left in the NPC deck, by ``"level:seal"``."""
    removed: list[int]
    """NPC cards that have left the game."""
    deck_era: Annotated[int, Interval(ge=1, le=3)] = 1
    fortress_era: Annotated[int, Interval(ge=1, le=4)] = 1
    winners: tuple[Seat, ...] | None = None


@state
class Own:
    """What only one captain knows: nothing, for all that is theirs lies open."""


@state
class Hidden:
    """What nobody may look at: NPC cards in the deck and face down on the table."""

    deck: dict[str, list[int]]
    """Cards of the deck by ``"level:seal"``, each pile sorted."""
    face_down: dict[Ship, int]


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
