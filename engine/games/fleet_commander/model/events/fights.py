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
"""Causes of damage."""


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
"""Reasons why a die cannot answer an attack: for shields, for a retreat, or for a
counter-attack.
"""


TokenEnd: TypeAlias = Literal["switched_off", "shaken_off", "moved_on", "destroyed", "left_zone"]
"""Reasons why a weapon's token is gone from the board."""


@value
class Attacked(Event):
    """A commander attacks; *firepower* sums up the attackers and their supporters."""

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
    """*ships* of *seat* support another's attack with *firepower* in all."""

    kind: Literal["supported"] = "supported"
    seat: Seat
    ships: tuple[int, ...]
    firepower: int


@value
class GreenRolled(Event):
    """A green die is rolled for the gas cloud; *fits* says whether *result* can be used as a
    shield.
    """

    kind: Literal["green_rolled"] = "green_rolled"
    seat: Seat
    result: Result
    fits: bool


@value
class Shielded(Event):
    """Shields block *blocked* points of the damage."""

    kind: Literal["shielded"] = "shielded"
    seat: Seat
    target: int
    shields: tuple[Shield, ...]
    blocked: int


@value
class Unfit:
    """A *die* kept on the bridge to answer attacks, and *why* it cannot answer this one."""

    die: Result
    why: Misfit


@value
class Unanswered(Event):
    """*seat* is not asked to answer an attack, because none of the *dice* that it kept to answer
    fits.

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
    """Frigates that retreat with their ion drive leave before the attack hits them, unharmed."""

    kind: Literal["unharmed"] = "unharmed"
    seat: Seat
    ships: tuple[int, ...]


@value
class Damaged(Event):
    """A ship takes *points* of damage; *hull* is left."""

    kind: Literal["damaged"] = "damaged"
    ship: int
    points: int
    hull: int
    cause: Cause


@value
class ShipDestroyed(Event):
    """A ship of *owner* is destroyed at *at*; *left* class points remain to the owner."""

    kind: Literal["ship_destroyed"] = "ship_destroyed"
    ship: int
    at: Cell
    owner: Seat
    left: int


@value
class WeaponFired(Event):
    """A special weapon is fired at a ship (*target*), a sector (*at*) or an opponent
    (*at_seat*).
    """

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
    """A weapon's token leaves the board and returns to the battleship *ship*."""

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
