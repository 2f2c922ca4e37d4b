"""Raw states of older versions of the rules, made into states of the next."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Upgrade


def _take_orders_out(raw: dict[str, Any]) -> dict[str, Any]:
    """Version 2: a captain's standing orders lie beside the table."""
    return raw | {"own": {seat: {} for seat in raw["own"]}}


UPGRADES: Final[Mapping[int, Upgrade]] = {1: _take_orders_out}
"""By version: what makes the JSON of a state of that version one of the next."""
