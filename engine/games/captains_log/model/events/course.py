"""Events of the game as a whole: its beginning, turns, time and end."""

from typing import ClassVar, Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.cards import Good
from engine.space.hexes import Heading

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
"""Goal that a captain sails for: a deal in a port, another ship, or things at sea."""


@value
class Dealt(Event):
    """The game begins, with *tiles* revealed; *first* plays first."""

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
    """A captain played by the bot announces its goal, which follows from what lies open on the
    table.
    """

    stated: ClassVar[bool] = True
    kind: Literal["aimed"] = "aimed"
    captain: Seat
    aim: Aim
    tile: int | None = None
    """Tile of the port to deal in."""
    goods: tuple[Good, ...] = ()
    """Goods to sell in that port, or to buy there."""
    target: Seat | None = None
    """Ship that is hunted, or fled from."""
    at: int | None = None
    """Hex of the barrel or goods to pick up."""


Course = (
    Dealt
    | StartMarked
    | ShipPlaced
    | TurnBegan
    | Rested
    | TimePassed
    | EventDrawn
    | WindChanged
    | EraBegan
    | GameWon
    | Aimed
)
