"""Signals: what a squadron shall do until it is told otherwise."""

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Interval

from engine.core.records import value
from engine.games.man_o_war.model.names import ShipId

Bend: TypeAlias = Annotated[int, Interval(ge=-180, le=180)]
"""Degrees by which a ship turns: to port if negative, else to starboard."""

Intent: TypeAlias = Literal[
    "close",
    "ram",
    "broadside_on",
    "stand_off",
    "hold_course",
    "turn",
    "pivot",
    "back_water",
    "keep_station",
    "stay",
]

AT_A_FOE: Final[tuple[Intent, ...]] = ("close", "ram", "broadside_on", "stand_off")
"""Intents that name an enemy ship, or the nearest."""

BENDS: Final[dict[Intent, tuple[Bend, ...]]] = {
    "turn": (-45, -30, -15, 15, 30, 45),
    "pivot": (-180, -90, -45, 45, 90, 180),
}
"""Degrees that an intent may name, where it turns the ships; negative ones are to port."""

Policy: TypeAlias = Literal["as_they_bear", "only_at", "hold"]


@value
class Helm:
    """An *intent* for the helm: *at* an enemy ship (None: the nearest), or a turn *by* degrees."""

    intent: Intent
    at: ShipId | None = None
    by: Bend = 0


@value
class Guns:
    """When guns fire: at any enemy as they bear, *only_at* one enemy ship, or not at all."""

    policy: Policy = "as_they_bear"
    at: ShipId | None = None


@value
class Signal:
    """What a squadron was told last; it stands until it is changed."""

    helm: Helm
    guns: Guns = Guns()

    def without_lost(self, foes: Collection[ShipId]) -> "Signal":
        """The signal, naming none but those *foes*: the nearest, and any, in place of others."""
        helm, guns = self.helm, self.guns
        if helm.at is not None and helm.at not in foes:
            helm = replace(helm, at=None)
        if guns.at is not None and guns.at not in foes:
            guns = Guns()
        return Signal(helm=helm, guns=guns)


AT_FIRST: Final = Signal(helm=Helm(intent="hold_course"))
"""The signal that stands before the first one is given."""
