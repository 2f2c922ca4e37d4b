"""Areas of a ship: what hits them, what saves them, and what the ship loses with each box."""

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Ge, Interval, Len

from engine.core.records import value
from engine.games.man_o_war.model.lengths import Length

Aim: TypeAlias = Literal["high", "low"]
"""Part of a divided ship that a volley is fired at (MOW-HIGHLOW-01)."""
Battery: TypeAlias = Literal["bow", "broadside", "stern"]
"""Where guns stand; one broadside gun is a pair, and fires to either flank."""
BATTERIES: Final[tuple[Battery, ...]] = ("bow", "broadside", "stern")
HitNumber: TypeAlias = Annotated[int, Interval(ge=2, le=6)]
"""Face of a die that hits an area; a 1 always misses (MOW-FIRE-06)."""
SaveNumber: TypeAlias = Annotated[int, Interval(ge=2, le=6)]
"""Lowest face that saves; a 1 always fails (MOW-SAVE-03)."""
Row: TypeAlias = Literal["low", "centre", "high"]
ROWS: Final[tuple[Row, ...]] = ("low", "centre", "high")


class AreaName(StrEnum):
    BOW = "bow"
    BOW_BATTERY = "bow_battery"
    DECK = "deck"
    FORECASTLE = "forecastle"
    FOREMAST = "foremast"
    GUN_DECK = "gun_deck"
    GUN_DECKS = "gun_decks"
    MAINMAST = "mainmast"
    MAST = "mast"
    MIZZENMAST = "mizzenmast"
    OARS = "oars"
    STERN = "stern"
    STERNCASTLE = "sterncastle"
    UPPER_DECK = "upper_deck"


@value
class GunLost:
    """One gun of *battery* is lost; a broadside gun on both flanks (MOW-DMG-05)."""

    kind: Literal["gun_lost"] = "gun_lost"
    battery: Battery


@value
class SailSlowed:
    """Every sail speed is lower *by* so much, but never below 0 (MOW-MOVE-08)."""

    kind: Literal["sail_slowed"] = "sail_slowed"
    by: Length


@value
class CannotSail:
    """The ship has no sail left (MOW-DMG-07)."""

    kind: Literal["cannot_sail"] = "cannot_sail"


@value
class OarsLost:
    """The ship neither rows, pivots nor backs, and cannot ram (MOW-OAR-08, MOW-DMG-06)."""

    kind: Literal["oars_lost"] = "oars_lost"


Effect: TypeAlias = GunLost | SailSlowed | CannotSail | OarsLost


@value
class Area:
    """An area of a ship; its damage has the *effect* once for each of its *boxes* that is filled.

    An undivided ship's areas are hit by the numbers in *hit*; those of a divided ship by the
    numbers in *high*, if the volley is aimed high, and else by those in *low*. A die that shows at
    least *save* saves. Once all boxes are filled, each failed save causes a critical hit, if the
    area has *criticals*. Fire spreads to the area *fore*, *aft* or *up*; of two areas above, the
    left one comes first.
    """

    row: Row
    hit: tuple[HitNumber, ...] = ()
    high: tuple[HitNumber, ...] = ()
    low: tuple[HitNumber, ...] = ()
    save: SaveNumber
    boxes: Annotated[int, Ge(1)] = 1
    effect: Effect | None = None
    criticals: bool = True
    fore: AreaName | None = None
    aft: AreaName | None = None
    up: Annotated[tuple[AreaName, ...], Len(0, 2)] = ()


@value
class Waterline:
    """The waterline, which no die of a gun hits: the ship sinks when all *boxes* are filled.

    It has neither criticals nor fires (MOW-SINK-01, -04).
    """

    save: SaveNumber
    boxes: Annotated[int, Ge(1)]
