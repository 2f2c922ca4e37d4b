"""Events of fights between ships."""

from typing import Literal, TypeAlias

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.fleet_commander.model.actions import Shield
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.decisions import Strike
from engine.games.fleet_commander.model.results import Played, Result
from engine.space.grid import Cell

Cause: TypeAlias = Literal["attack", "counter_attack", "asteroid_field", "gravity_field"] | Weapon
"""What damages a ship."""


Misfit: TypeAlias = Literal[
    "straight",
    "diagonal",
    "special",
    "nobody_left",
    "nowhere",
    "afar",
    "cloud",
    "no_firepower",
]
"""Why a die answers no attack: what a shield points at, who retreats where, who is struck back."""


TokenEnd: TypeAlias = Literal["switched_off", "shaken_off", "moved_on", "destroyed", "left_zone"]
"""Why what a weapon put on the board is gone."""


@value
class Attacked(Event):
    """*firepower* is what all who take part do together."""

    kind: Literal["attacked"] = "attacked"
    strike: Strike
    dice: tuple[Played, ...]
    firepower: int


@value
class Redirected(Event):
    kind: Literal["redirected"] = "redirected"
    seat: Seat
    target: int
    ship: int


@value
class Supported(Event):
    """*ships* of *seat* join the attack of another; *firepower* is what they add."""

    kind: Literal["supported"] = "supported"
    seat: Seat
    ships: tuple[int, ...]
    firepower: int


@value
class GreenRolled(Event):
    """*fits* says whether what was rolled for the gas cloud can be played."""

    kind: Literal["green_rolled"] = "green_rolled"
    seat: Seat
    result: Result
    fits: bool


@value
class Shielded(Event):
    """*blocked* is the damage that comes to nothing."""

    kind: Literal["shielded"] = "shielded"
    seat: Seat
    target: int
    shields: tuple[Shield, ...]
    blocked: int


@value
class Unfit:
    """A *die* of the bridge that answers attacks, and *why* it does not answer this one."""

    die: Result
    why: Misfit


@value
class Unanswered(Event):
    """*seat* is not asked how to answer: none of the *dice* kept for that fits.

    The damage comes from the sectors *against*.
    """

    kind: Literal["unanswered"] = "unanswered"
    seat: Seat
    dice: tuple[Unfit, ...]
    against: tuple[Cell, ...]


@value
class CounterAttacked(Event):
    kind: Literal["counter_attacked"] = "counter_attacked"
    seat: Seat
    ships: tuple[int, ...]
    target: int
    firepower: int


@value
class Unharmed(Event):
    """Frigates slip away before they are hit."""

    kind: Literal["unharmed"] = "unharmed"
    seat: Seat
    ships: tuple[int, ...]


@value
class Damaged(Event):
    """*hull* is what is left."""

    kind: Literal["damaged"] = "damaged"
    ship: int
    points: int
    hull: int
    cause: Cause


@value
class ShipDestroyed(Event):
    """*at* is where it was; *owner* has *left* class points."""

    kind: Literal["ship_destroyed"] = "ship_destroyed"
    ship: int
    at: Cell
    owner: Seat
    left: int


@value
class WeaponFired(Event):
    """*target*, *at* and *at_seat* are a ship, a sector or an opponent that it aims at."""

    kind: Literal["weapon_fired"] = "weapon_fired"
    ship: int
    weapon: Weapon
    target: int | None = None
    at: Cell | None = None
    at_seat: Seat | None = None


@value
class Repaired(Event):
    kind: Literal["repaired"] = "repaired"
    ship: int
    points: int
    hull: int


@value
class TokenEnded(Event):
    """What a weapon put on the board is gone; *ship* is the battleship that it comes back to."""

    kind: Literal["token_ended"] = "token_ended"
    weapon: Weapon
    ship: int
    why: TokenEnd


Fight = (
    Attacked
    | Redirected
    | Supported
    | GreenRolled
    | Shielded
    | Unanswered
    | CounterAttacked
    | Unharmed
    | Damaged
    | ShipDestroyed
    | WeaponFired
    | Repaired
    | TokenEnded
)
