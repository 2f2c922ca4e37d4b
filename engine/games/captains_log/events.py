"""What happens in a game of Captain's Log, as it is told to those who may know."""

from typing import ClassVar, Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.actions import Row
from engine.games.captains_log.cards import Good, Nation
from engine.games.captains_log.state import Ammo, Upgrade
from engine.space.hexes import Heading

Cause = Literal["jettisoned", "damage", "no_room", "sunk"]
"""Why goods go overboard."""

FameCause = Literal[
    "barrels",
    "destroyed",
    "sale",
    "prestige",
    "join",
    "bought",
    "ship",
    "hold",
    "third_wreck",
    "betrayal",
    "fire",
]
"""Why fame is won or lost."""

Aim = Literal[
    "sell",
    "buy",
    "ship",
    "fame",
    "repair",
    "fit",
    "hunt",
    "flee",
    "barrel",
    "adrift",
    "explore",
]
"""What a captain sails for: a deal in a port, another ship, or what lies at sea."""

Loss = Literal["sunk", "burned", "collapsed", "wrecked"]
"""How a ship is lost: *wrecked* is by nobody's guns."""


@value
class Dealt(Event):
    """The game begins: the tiles revealed, and who plays first."""

    kind: Literal["dealt"] = "dealt"
    first: Seat
    tiles: tuple[int, ...]


@value
class StartMarked(Event):
    kind: Literal["start_marked"] = "start_marked"
    captain: Seat
    tile: int
    at: int


@value
class ShipPlaced(Event):
    kind: Literal["ship_placed"] = "ship_placed"
    ship: Seat
    at: int
    heading: Heading


@value
class TurnBegan(Event):
    kind: Literal["turn_began"] = "turn_began"
    captain: Seat


@value
class Rested(Event):
    """A captain ended a turn with both actions unspent."""

    kind: Literal["rested"] = "rested"
    captain: Seat


@value
class Sailed(Event):
    """One hex; *points* are the movement points left (None for an NPC)."""

    kind: Literal["sailed"] = "sailed"
    ship: Seat
    start: int
    at: int
    heading: Heading
    points: int | None = None


@value
class Turned(Event):
    kind: Literal["turned"] = "turned"
    ship: Seat
    heading: Heading


@value
class TileRevealed(Event):
    kind: Literal["tile_revealed"] = "tile_revealed"
    captain: Seat
    tile: int
    slot: int


@value
class FlagDrawn(Event):
    kind: Literal["flag_drawn"] = "flag_drawn"
    tile: int
    place: Literal["port", "fortress"]
    nation: Nation


@value
class BarrelTaken(Event):
    kind: Literal["barrel_taken"] = "barrel_taken"
    captain: Seat
    at: int
    barrel: str
    goods: tuple[Good, ...]
    doubloons: int


@value
class GoodsTaken(Event):
    """Goods adrift taken aboard."""

    kind: Literal["goods_taken"] = "goods_taken"
    captain: Seat
    at: int
    goods: tuple[Good, ...]


@value
class Overboard(Event):
    """Goods that now drift in the hex: thrown, washed out by damage, or finding no room."""

    kind: Literal["overboard"] = "overboard"
    ship: Seat
    at: int
    goods: tuple[Good, ...]
    why: Cause


@value
class GoodsBurned(Event):
    kind: Literal["goods_burned"] = "goods_burned"
    ship: Seat
    goods: tuple[Good, ...]


@value
class CannonDropped(Event):
    kind: Literal["cannon_dropped"] = "cannon_dropped"
    captain: Seat


@value
class Rearranged(Event):
    kind: Literal["rearranged"] = "rearranged"
    captain: Seat


@value
class Shot(Event):
    """A broadside: *faces* as rolled, *bonus* of each die, *damage* after the defence.

    *passing*: fired at a ship crossing the hex. *sails*: movement points lost to chain shot.
    """

    kind: Literal["shot"] = "shot"
    ship: Seat
    target: Seat
    at: int
    target_at: int
    ammo: Ammo
    faces: tuple[int, ...]
    bonuses: tuple[int, ...]
    defence: int
    damage: int
    sails: int = 0
    passing: bool = False


@value
class FortressFired(Event):
    kind: Literal["fortress_fired"] = "fortress_fired"
    tile: int
    target: Seat
    target_at: int
    faces: tuple[int, ...]
    bonus: int
    defence: int
    damage: int


@value
class FireSpread(Event):
    kind: Literal["fire_spread"] = "fire_spread"
    ship: Seat
    damage: int


@value
class ShipLost(Event):
    """*card* is the one a lost NPC leaves behind: another will lie in its place."""

    kind: Literal["ship_lost"] = "ship_lost"
    ship: Seat
    at: int
    how: Loss
    by: Seat | None = None
    card: int | None = None


@value
class SpoilsTaken(Event):
    kind: Literal["spoils_taken"] = "spoils_taken"
    captain: Seat
    doubloons: int
    goods: tuple[Good, ...]


@value
class WreckMarked(Event):
    """The wreck token after a loss: 1, 2, or 0 when the third costs a point of fame."""

    kind: Literal["wreck_marked"] = "wreck_marked"
    captain: Seat
    wrecks: int


@value
class Respawned(Event):
    kind: Literal["respawned"] = "respawned"
    captain: Seat
    tile: int
    at: int
    face: int | None = None
    """What the twenty-sided die showed; None in a port of one's choice."""


@value
class NpcDrawn(Event):
    """A new card lies face down before *owner*."""

    kind: Literal["npc_drawn"] = "npc_drawn"
    npc: Seat
    owner: Seat
    back: str


@value
class NpcRevealed(Event):
    kind: Literal["npc_revealed"] = "npc_revealed"
    npc: Seat
    card: int


@value
class NpcEntered(Event):
    kind: Literal["npc_entered"] = "npc_entered"
    npc: Seat
    at: int


@value
class NpcWaits(Event):
    """*npc* did nothing: its timer now shows *timer*."""

    kind: Literal["npc_waits"] = "npc_waits"
    npc: Seat
    timer: int


@value
class NpcLeft(Event):
    """*npc*'s card *card* goes back to the box without having been sunk."""

    kind: Literal["npc_left"] = "npc_left"
    npc: Seat
    card: int
    why: Literal["timer", "route_done"]


@value
class NpcGained(Event):
    kind: Literal["npc_gained"] = "npc_gained"
    npc: Seat
    doubloons: int
    goods: tuple[Good, ...] = ()


@value
class Repaired(Event):
    kind: Literal["repaired"] = "repaired"
    captain: Seat
    points: int
    wood: int
    sails: int = 0


@value
class Bought(Event):
    kind: Literal["bought"] = "bought"
    captain: Seat
    tile: int
    row: Row
    good: Good
    count: int
    price: int


@value
class Sold(Event):
    """*count* of *good*, of which *oil* were oil passed for it."""

    kind: Literal["sold"] = "sold"
    captain: Seat
    tile: int
    row: Row
    good: Good
    count: int
    oil: int
    price: int


@value
class Restocked(Event):
    kind: Literal["restocked"] = "restocked"
    nation: Nation
    row: Row
    count: int


@value
class WoodTraded(Event):
    """*count* pieces bought, or sold if negative."""

    kind: Literal["wood_traded"] = "wood_traded"
    captain: Seat
    count: int
    price: int


@value
class CannonBought(Event):
    kind: Literal["cannon_bought"] = "cannon_bought"
    captain: Seat
    price: int


@value
class UpgradeBought(Event):
    kind: Literal["upgrade_bought"] = "upgrade_bought"
    captain: Seat
    upgrade: Upgrade
    price: int


@value
class AmmoBought(Event):
    kind: Literal["ammo_bought"] = "ammo_bought"
    captain: Seat
    ammo: Ammo
    price: int


@value
class ShipBought(Event):
    kind: Literal["ship_bought"] = "ship_bought"
    captain: Seat
    ship: str
    price: int


@value
class FameChanged(Event):
    kind: Literal["fame_changed"] = "fame_changed"
    captain: Seat
    change: int
    fame: int
    why: FameCause


@value
class ReputationChanged(Event):
    kind: Literal["reputation_changed"] = "reputation_changed"
    captain: Seat
    nation: Nation
    change: int
    reputation: int
    rule: str


@value
class Joined(Event):
    kind: Literal["joined"] = "joined"
    captain: Seat
    nation: Nation


@value
class Betrayed(Event):
    kind: Literal["betrayed"] = "betrayed"
    captain: Seat
    nation: Nation


@value
class TimePassed(Event):
    kind: Literal["time_passed"] = "time_passed"
    round: int
    phase: Literal["day", "night"]


@value
class EventDrawn(Event):
    kind: Literal["event_drawn"] = "event_drawn"
    event: str


@value
class WindChanged(Event):
    kind: Literal["wind_changed"] = "wind_changed"
    wind: str


@value
class EraBegan(Event):
    """Ships below *level* have left the NPC deck."""

    kind: Literal["era_began"] = "era_began"
    level: int


@value
class GameWon(Event):
    kind: Literal["game_won"] = "game_won"
    winners: tuple[Seat, ...]


@value
class Aimed(Event):
    """What a captain whom the bot plays says it sails for: all of it lies open on the table."""

    stated: ClassVar[bool] = True
    kind: Literal["aimed"] = "aimed"
    captain: Seat
    aim: Aim
    tile: int | None = None
    """That of the port to deal in."""
    goods: tuple[Good, ...] = ()
    """What to sell there, or to buy."""
    target: Seat | None = None
    """The ship that is hunted, or kept away from."""
    at: int | None = None
    """Where lies what is to be fetched."""


Told = (
    Dealt
    | StartMarked
    | ShipPlaced
    | TurnBegan
    | Rested
    | Sailed
    | Turned
    | TileRevealed
    | FlagDrawn
    | BarrelTaken
    | GoodsTaken
    | Overboard
    | GoodsBurned
    | CannonDropped
    | Rearranged
    | Shot
    | FortressFired
    | FireSpread
    | ShipLost
    | SpoilsTaken
    | WreckMarked
    | Respawned
    | NpcDrawn
    | NpcRevealed
    | NpcEntered
    | NpcWaits
    | NpcLeft
    | NpcGained
    | Repaired
    | Bought
    | Sold
    | Restocked
    | WoodTraded
    | CannonBought
    | UpgradeBought
    | AmmoBought
    | ShipBought
    | FameChanged
    | ReputationChanged
    | Joined
    | Betrayed
    | TimePassed
    | EventDrawn
    | WindChanged
    | EraBegan
    | GameWon
    | Aimed
)
