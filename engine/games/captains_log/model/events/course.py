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
"""What a captain sails for: a deal in a port, another ship, or what lies at sea."""


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
