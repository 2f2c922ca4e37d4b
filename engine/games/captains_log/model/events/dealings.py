"""Events in a port: purchases, sales and repairs."""

from typing import Literal

from engine.core.records import Seat, value
from engine.core.referee import Event
from engine.games.captains_log.model.actions import Row
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.state import Ammo, Upgrade


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
    """*count* cubes sold as *good*, of which *oil* were cubes of oil sold in its place."""

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
    """*count* pieces of wood bought, or sold if negative."""

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


Deal = (
    Bought | Sold | Restocked | WoodTraded | CannonBought | UpgradeBought | AmmoBought | ShipBought
)
