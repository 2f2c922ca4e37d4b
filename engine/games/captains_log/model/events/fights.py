"""Events of fights: shots, hits, replies and sinkings."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.cards import Good
from engine.games.captains_log.model.state import Ammo

Loss = Literal["sunk", "burned", "collapsed", "wrecked"]
"""Ways in which a ship is lost; a *wrecked* one was given up on a shoal."""


@value
class Shot(Event):
    """A broadside: *faces* as rolled, *bonuses* of the dice, *damage* after the defence.

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
    """A ship was lost; *card* is the number of a lost NPC's card, None for a captain."""

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
    """The number of wrecks after a loss: 1, 2, or 0 as the third costs a point of fame."""

    kind: Literal["wreck_marked"] = "wreck_marked"
    captain: Seat
    wrecks: int


Fight = Shot | FortressFired | FireSpread | ShipLost | SpoilsTaken | WreckMarked
