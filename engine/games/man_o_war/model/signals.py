"""Signals: what a squadron shall do until it is told otherwise."""

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Final, Literal, TypeAlias, get_args

from annotated_types import Interval

from engine.core.records import value
from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.moves import Move
from engine.games.man_o_war.model.names import Arc, ShipId

Bend: TypeAlias = Annotated[int, Interval(ge=-180, le=180)]
"""Degrees by which a ship turns: to port if negative, else to starboard."""

Intent: TypeAlias = Literal[
    "close",
    "ram",
    "board",
    "broadside_on",
    "stand_off",
    "before_the_wind",
    "hold_course",
    "turn",
    "pivot",
    "back_water",
    "disengage",
    "keep_station",
    "stay",
]

AT_A_FOE: Final[tuple[Intent, ...]] = ("close", "ram", "board", "broadside_on", "stand_off")
"""Intents that name an enemy ship, or the nearest."""

BENDS: Final[dict[Intent, tuple[Bend, ...]]] = {
    "turn": (-45, -30, -15, 15, 30, 45),
    "pivot": (-180, -90, -45, 45, 90, 180),
}
"""Degrees that an intent may name, where it turns the ships; negative ones are to port."""

Under: TypeAlias = Literal["either", "oars", "sails"]
"""What moves ships that have both oars and sails; *either* leaves it to the helm."""

UNDER: Final[tuple[Under, ...]] = ("either", "oars", "sails")

Policy: TypeAlias = Literal["as_they_bear", "only_at", "hold"]

AimPolicy: TypeAlias = Literal["low", "high", "flanks_high", "ends_high"]
"""Aim of each direction at divided ships: all alike, or *high* abeam, or ahead and astern, only."""

AIMS: Final[dict[AimPolicy, frozenset[Arc]]] = {
    "low": frozenset(),
    "high": frozenset({"bow", "port", "starboard", "stern"}),
    "flanks_high": frozenset({"port", "starboard"}),
    "ends_high": frozenset({"bow", "stern"}),
}
"""The arcs that each policy aims high."""
BoardingPolicy: TypeAlias = Literal["never", "abandoned", "if_larger", "always"]
"""Enemies that a ship boards if it touches them: none, those without a crew, those with a smaller
crew besides, or all.
"""
BOARDING_POLICIES: Final[tuple[BoardingPolicy, ...]] = get_args(BoardingPolicy)

Lead: TypeAlias = Annotated[int, Interval(ge=-9, le=9)]
"""By how many crews one's own ship has more than the other; fewer, if it is negative."""

TO_THE_LAST: Final[Lead] = -9
LEADS: Final[tuple[Lead | None, ...]] = (None, 2, 1, 0, TO_THE_LAST)
"""Leads with which a ship may be told to go on with a boarding; with None it never does."""


@value
class Helm:
    """An *intent* for the helm: *at* an enemy ship (None: the nearest), or a turn *by* degrees.

    It is carried out *under* oars, sails or either (MOW-MOVE-02).
    """

    intent: Intent
    at: ShipId | None = None
    by: Bend = 0
    under: Under = "either"


@value
class Guns:
    """When guns fire: at any enemy as they bear, *only_at* one enemy ship, or not at all.

    *aim* is how they are laid on ships with high and low areas (MOW-HIGHLOW-01).
    """

    policy: Policy = "as_they_bear"
    at: ShipId | None = None
    aim: AimPolicy = "low"

    def of(self, arc: Arc) -> "Guns":
        """What the guns of a direction were told: all alike."""
        del arc
        return self

    def aim_of(self, arc: Arc) -> Aim:
        """MOW-HIGHLOW-04, MOW-HIGHLOW-05: one aim for all guns of a direction."""
        return "high" if arc in AIMS[self.aim] else "low"


HELD: Final = Guns(policy="hold")


@value
class GunsByArc:
    """Guns whose directions were *told* one by one; the others hold their fire."""

    told: tuple[tuple[Arc, Guns], ...] = ()

    def of(self, arc: Arc) -> Guns:
        """What the guns of a direction were told."""
        return dict(self.told).get(arc, HELD)


@value
class BoardingOrder:
    """Which enemies to board, and with what *lead* to go on after a round (MOW-DEC-12 to -14)."""

    policy: BoardingPolicy = "abandoned"
    lead: Lead | None = None


@value
class Order:
    """MOW-POST-16: what one ship shall do in this turn, exactly: its *move*, under oars or *sails*,
    when its *guns* fire (None: as its squadron was told), and the enemy to *board*.
    """

    move: Move = ()
    sails: bool = False
    guns: GunsByArc | None = None
    board: ShipId | None = None


@value
class Signal:
    """What a squadron was told last; it stands until it is changed.

    *orders* are for single ships, and for this turn alone.
    """

    helm: Helm
    guns: Guns = Guns()
    boarding: BoardingOrder = BoardingOrder()
    orders: tuple[tuple[ShipId, Order], ...] = ()

    def order_of(self, ship: ShipId) -> Order | None:
        """The exact order for a ship; None if it does as its squadron was told."""
        return dict(self.orders).get(ship)

    def guns_of(self, ship: ShipId) -> Guns | GunsByArc:
        """What the guns of a ship were told."""
        order = self.order_of(ship)
        return self.guns if order is None or order.guns is None else order.guns

    def helm_of(self, ship: ShipId) -> Helm:
        """The intent of a ship: to board, if its order says so."""
        order = self.order_of(ship)
        if order is None or order.board is None:
            return self.helm
        return Helm(intent="board", at=order.board)

    def without_lost(self, foes: Collection[ShipId], boardable: Collection[ShipId]) -> "Signal":
        """The signal for a new turn, naming none but those *foes*, or to board those that are
        *boardable*: the nearest, and any, in place of others.
        """
        helm, guns = self.helm, self.guns
        named = boardable if helm.intent == "board" else foes
        if helm.at is not None and helm.at not in named:
            helm = replace(helm, at=None)
        if guns.at is not None and guns.at not in foes:
            guns = Guns(aim=guns.aim)
        return replace(self, helm=helm, guns=guns, orders=())


AT_FIRST: Final = Signal(helm=Helm(intent="hold_course"))
"""The signal that stands before the first one is given."""
