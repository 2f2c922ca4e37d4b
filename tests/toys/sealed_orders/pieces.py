"""Every record of sealed orders: actions, decisions, events, tasks, state and view."""

from typing import Annotated, ClassVar, Literal

from annotated_types import Ge, Interval

from engine.core.agenda import Ask, Decision
from engine.core.records import Seat, state, value
from engine.core.referee import Event
from engine.core.seating import Side

STRAIT = range(21)
SPEED, SIGHT, REACH, HULL = 4, 3, 6, 3
SEATS: dict[Side, tuple[Seat, ...]] = {"west": ("p1", "p3", "p5"), "east": ("p2", "p4")}
SIDES: dict[Seat, Side] = {seat: side for side, seats in SEATS.items() for seat in seats}

Place = Annotated[int, Interval(ge=0, le=20)]
Points = Annotated[int, Interval(ge=0, le=12)]
Ships = dict[Seat, Place]
OfferEnd = Literal["taken", "refused", "withdrawn", "lapsed"]


@value
class Options:
    rounds: Annotated[int, Interval(ge=1, le=20)] = 6
    captains: Literal["any", "three"] = "any"
    """Captains: *any* number, or *three*, which is two ships against one."""


@value
class Steer:
    """The sealed order: sail *by* places, then fire at the place *shot*; None fires nothing."""

    kind: Literal["steer"] = "steer"
    decision: int
    by: int
    shot: int | None = None


@value
class OfferPlank:
    kind: Literal["offer_plank"] = "offer_plank"
    to: Seat


@value
class Withdraw:
    kind: Literal["withdraw"] = "withdraw"
    offer: int


@value
class Reply:
    kind: Literal["reply"] = "reply"
    decision: int
    yes: bool


Action = Steer | OfferPlank | Withdraw | Reply


@value
class OrderDecision(Decision):
    kind: Literal["order"] = "order"
    rule: str = "SO-ORDER-01"


@value
class PlankDecision(Decision):
    kind: Literal["plank"] = "plank"
    rule: str = "SO-PLANK-01"
    blocking: bool = False
    giver: Seat


Question = OrderDecision | PlankDecision


@value
class OpenOrders:
    kind: Literal["open_orders"] = "open_orders"


Task = OpenOrders | Ask[Question]


@value
class Sailed(Event):
    """A ship of the reader's own side moved."""

    kind: Literal["sailed"] = "sailed"
    ship: Seat
    at: Place


@value
class Sighted(Event):
    reveals: ClassVar[bool] = True
    kind: Literal["sighted"] = "sighted"
    ship: Seat
    at: Place


@value
class ShotFell(Event):
    """A shot fell at a place that everybody sees; nobody is told who fired it."""

    reveals: ClassVar[bool] = True
    kind: Literal["shot_fell"] = "shot_fell"
    at: Place
    hit: tuple[Seat, ...]


@value
class ShipSunk(Event):
    kind: Literal["ship_sunk"] = "ship_sunk"
    ship: Seat


@value
class PlankOffered(Event):
    kind: Literal["plank_offered"] = "plank_offered"
    offer: PlankDecision


@value
class PlankClosed(Event):
    kind: Literal["plank_closed"] = "plank_closed"
    offer: PlankDecision
    how: OfferEnd


Happening = Sailed | Sighted | ShotFell | ShipSunk | PlankOffered | PlankClosed


@state
class Open:
    rounds: int
    round: int = 0
    over: bool = False
    hulls: dict[Seat, Points]
    """Points of hull of every ship; a ship without any is sunk."""
    splashes: tuple[tuple[Place, tuple[Seat, ...]], ...] = ()
    """Places of the last shots, each with the seats that were hit."""


@value
class Order:
    by: int
    shot: int | None


@state
class Own:
    """The part of a state that only its seat sees: the order, until all orders are opened."""

    order: Order | None = None


@state
class Chart:
    """The part of a side: its *ships*, and the foes *seen* when orders were last opened."""

    ships: Ships
    seen: Ships


@state
class Hidden:
    """What pictures alone show: how many tenths beyond its place each last shot fell."""

    tenths: tuple[Annotated[int, Interval(ge=0, le=9)], ...] = ()


@state
class SealedState:
    open: Open
    own: dict[Seat, Own]
    sides: dict[Side, Chart]
    hidden: Hidden
    offers: list[PlankDecision]
    agenda: list[Task]
    asked: Annotated[int, Ge(0)] = 0


@state
class SealedView:
    seat: Seat
    open: Open
    own: Own | None
    side: Chart | None
    offers: list[PlankDecision]
    agenda: list[Task]
    asked: int
