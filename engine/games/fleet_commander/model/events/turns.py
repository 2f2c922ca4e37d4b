"""Events of turns, dice and the battle as a whole."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.end_causes import EndCause
from engine.games.fleet_commander.model.results import Result


@value
class TurnBegan(Event):
    kind: Literal["turn_began"] = "turn_began"
    seat: Seat
    round: int


@value
class TurnPassed(Event):
    """FC-TEAM-07: a commander without ships has no turn."""

    kind: Literal["turn_passed"] = "turn_passed"
    seat: Seat


@value
class DiceRolled(Event):
    kind: Literal["dice_rolled"] = "dice_rolled"
    seat: Seat
    results: tuple[Result, ...]


@value
class Rerolled(Event):
    kind: Literal["rerolled"] = "rerolled"
    seat: Seat
    specials: tuple[Result, Result]
    results: tuple[Result, Result]


@value
class BridgeEmptied(Event):
    """Dice return from the bridge of *seat* to its reserve, by an action of *by*."""

    kind: Literal["bridge_emptied"] = "bridge_emptied"
    seat: Seat
    by: Seat
    dice: tuple[Result, ...]
    how: Literal["drain"] | Weapon


@value
class TurnEnded(Event):
    """A turn is over; *kept* lies on the bridge."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    kept: tuple[Result, ...]


@value
class Eliminated(Event):
    """FC-FFA-06: a commander is eliminated; the remaining *ships* leave the board."""

    kind: Literal["eliminated"] = "eliminated"
    seat: Seat
    ships: tuple[int, ...]
    points: int


@value
class BattleEnded(Event):
    """The battle is over; *points* are the class points left, by commander."""

    kind: Literal["battle_ended"] = "battle_ended"
    winners: tuple[Seat, ...]
    why: EndCause
    points: tuple[tuple[Seat, int], ...]


Turn = (
    TurnBegan
    | TurnPassed
    | DiceRolled
    | Rerolled
    | BridgeEmptied
    | TurnEnded
    | Eliminated
    | BattleEnded
)
