"""The drawer of each toy."""

from collections.abc import Mapping
from typing import Final

from renders.picture import Drawer
from tests.toys.sealed_orders import drawer as sealed_orders
from tests.toys.skirmish import drawer as skirmish

DRAWERS: Final[Mapping[str, Drawer]] = {
    "sealed_orders": sealed_orders.DRAWER,
    "skirmish": skirmish.DRAWER,
}
