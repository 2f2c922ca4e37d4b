"""Every record of the skirmish: actions, decisions, events, tasks, state and view."""

from typing import Annotated, ClassVar, Literal

from annotated_types import Ge, Interval

from engine.core.agenda import Ask, Decision, TimeToAnswer
from engine.core.records import Seat, state, value
from engine.core.referee import Event

GALLEON: Seat = "npc:galleon"
CARDS = range(1, 10)
LINE = range(7)

Card = Annotated[int, Interval(ge=1, le=9)]
Bids = tuple[tuple[Seat, int], ...]
TradeEnd = Literal["made", "refused", "withdrawn", "lapsed"]


@value
class Options:
    rounds: Annotated[int, Interval(ge=1, le=20)] = 5


@value
class Orders:
    """Standing orders; *shot* is whether to shoot at a galleon that enters one's hex."""

    shot: Literal["ask", "never", "always"] = "ask"


@value
class Sail:
    kind: Literal["sail"] = "sail"
    by: Annotated[int, Interval(ge=-2, le=2)]


@value
class Dive:
    kind: Literal["dive"] = "dive"


@value
class Sell:
    kind: Literal["sell"] = "sell"
    card: Card


@value
class OfferTrade:
    kind: Literal["offer_trade"] = "offer_trade"
    card: Card
    price: Annotated[int, Interval(ge=1, le=9)]


@value
class Withdraw:
    kind: Literal["withdraw"] = "withdraw"
    offer: int


@value
class WalkOn:
    """Let the galleon move on, which is her only action; the rules decide where."""

    kind: Literal["walk_on"] = "walk_on"


@value
class Reply:
    kind: Literal["reply"] = "reply"
    decision: int
    yes: bool


@value
class Bid:
    kind: Literal["bid"] = "bid"
    decision: int
    gold: Annotated[int, Ge(0)]


Order = Sail | Dive | Sell | OfferTrade | Withdraw | WalkOn
Answer = Reply | Bid
Action = Order | Answer


@value
class BidDecision(Decision):
    kind: Literal["bid"] = "bid"
    rule: str = "SK-BID-01"


@value
class ShotDecision(Decision):
    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["shot"] = "shot"
    rule: str = "SK-SHOT-01"


@value
class RerollDecision(Decision):
    kind: Literal["reroll"] = "reroll"
    rule: str = "SK-SHOT-02"
    faces: tuple[int, ...]


@value
class TradeDecision(Decision):
    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["trade"] = "trade"
    rule: str = "SK-TRADE-01"
    blocking: bool = False
    seller: Seat
    card: Card
    price: int


Question = BidDecision | ShotDecision | RerollDecision | TradeDecision


@value
class EndTurn:
    kind: Literal["end_turn"] = "end_turn"


@value
class OpenBids:
    kind: Literal["open_bids"] = "open_bids"


@value
class Walk:
    kind: Literal["walk"] = "walk"
    route: tuple[int, ...]


@value
class Passing:
    """A task: the galleon enters the hex of *captain*, who is asked once it is performed."""

    kind: Literal["passing"] = "passing"
    captain: Seat


@value
class Hit:
    kind: Literal["hit"] = "hit"
    shooter: Seat
    faces: tuple[int, ...]


Task = EndTurn | OpenBids | Walk | Passing | Hit | Ask[Question]


@value
class Sailed(Event):
    kind: Literal["sailed"] = "sailed"
    ship: Seat
    at: int


@value
class CardDrawn(Event):
    kind: Literal["card_drawn"] = "card_drawn"
    card: Card


@value
class CardSold(Event):
    kind: Literal["card_sold"] = "card_sold"
    captain: Seat
    card: Card


@value
class TradeOffered(Event):
    kind: Literal["trade_offered"] = "trade_offered"
    offer: TradeDecision


@value
class TradeClosed(Event):
    kind: Literal["trade_closed"] = "trade_closed"
    offer: TradeDecision
    how: TradeEnd


@value
class BidsOpened(Event):
    reveals: ClassVar[bool] = True
    kind: Literal["bids_opened"] = "bids_opened"
    bids: Bids


@value
class GalleonHit(Event):
    kind: Literal["galleon_hit"] = "galleon_hit"
    points: int
    sunk: bool


Happening = Sailed | CardDrawn | CardSold | TradeOffered | TradeClosed | BidsOpened | GalleonHit


@state
class Captain:
    at: int
    gold: Annotated[int, Ge(0)]
    cards: int = 0


@state
class Open:
    rounds: int
    round: int = 0
    active: Seat = ""
    captains: dict[Seat, Captain]
    galleon: int = 0
    heading: Literal[-1, 1] = 1
    hull: int = 4
    sold: list[Card]
    last_bids: Bids = ()


@state
class Own:
    hand: list[Card]
    bid: int | None = None


@state
class Hidden:
    pile: list[Card]


@state
class SkirmishState:
    open: Open
    own: dict[Seat, Own]
    hidden: Hidden
    offers: list[TradeDecision]
    agenda: list[Task]
    asked: int = 0


@state
class SkirmishView:
    seat: Seat
    open: Open
    own: Own | None
    offers: list[TradeDecision]
    agenda: list[Task]
    asked: int
