"""Condition of a damaged ship: the guns, speeds and oars that its filled boxes leave it."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.games.man_o_war.model.areas import (
    AreaName,
    Battery,
    CannotSail,
    Effect,
    GunLost,
    OarsLost,
    SailSlowed,
)
from engine.games.man_o_war.model.lengths import Length
from engine.games.man_o_war.model.ships import ShipCard, guns_of

Filled: TypeAlias = Mapping[AreaName, int]
"""Boxes of each area that hold a token, of damage or of fire; areas without one may be missing."""


def effects(card: ShipCard, filled: Filled) -> Iterator[Effect]:
    """MOW-DMG-02: the effect of each filled box."""
    for name, area in card.areas.items():
        if area.effect is not None:
            yield from [area.effect] * min(filled.get(name, 0), area.boxes)


def is_destroyed(card: ShipCard, area: AreaName, filled: Filled) -> bool:
    """MOW-DMG-01, -02: whether every box of *area* is filled."""
    return filled.get(area, 0) >= card.areas[area].boxes


def guns_left(card: ShipCard, battery: Battery, filled: Filled) -> int:
    """MOW-DMG-04, -05: the guns of *battery* that can still fire."""
    lost = sum(isinstance(one, GunLost) and one.battery == battery for one in effects(card, filled))
    return guns_of(card, battery) - lost


def sail_speed(card: ShipCard, *, following: bool, filled: Filled) -> Length:
    """MOW-MOVE-08: the sail speed with a *following* wind, or else a beam wind; never below 0."""
    suffered = [*effects(card, filled)]
    if any(isinstance(one, CannotSail) for one in suffered):
        return 0
    whole = card.sails.following if following else card.sails.beam
    return max(0, whole - sum(one.by for one in suffered if isinstance(one, SailSlowed)))


def has_oars(card: ShipCard, filled: Filled) -> bool:
    """MOW-OAR-08: whether the ship can row, pivot, back, and ram if it has a ram."""
    lost = any(isinstance(one, OarsLost) for one in effects(card, filled))
    return card.oars is not None and not lost
