"""The rules of the skirmish: checks, given a view only, and effects, which change the state."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.agenda import ask, waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.questions import Question, Questions
from engine.core.records import Seat, only
from engine.core.referee import Referee
from engine.core.tasks import Tasks
from engine.core.turn_rules import OrderRules, TurnRules
from tests.toys.skirmish import pieces as p


def pending(table: p.SkirmishState | p.SkirmishView) -> Sequence[p.Question]:
    """The decisions that may be answered: blocking questions, or offers if there are none."""
    return waiting(table.agenda) or table.offers


def check_order(view: p.SkirmishView, action: p.Order) -> None:
    sea, seat = view.open, view.seat
    walks = isinstance(action, p.WalkOn)
    if waiting(view.agenda) or sea.active != seat or walks != (seat == p.GALLEON):
        raise NotOffered("SK-TURN-01", "not-now")
    match action:
        case p.Sail():
            if sea.captains[seat].at + action.by not in p.LINE:
                raise RuleViolation("SK-SAIL-01", "off-the-line", at=sea.captains[seat].at)
        case p.Dive():
            if not cards_left(sea):
                raise RuleViolation("SK-DIVE-01", "no-card-left")
        case p.Sell() | p.OfferTrade():
            if view.own is None or action.card not in view.own.hand:
                raise RuleViolation("SK-SELL-01", "not-your-card", card=action.card)
            if isinstance(action, p.OfferTrade) and any(o.seller == seat for o in view.offers):
                raise RuleViolation("SK-TRADE-01", "one-offer-at-a-time")
        case p.Withdraw():
            if not any(o.id == action.offer and o.seller == seat for o in view.offers):
                raise NotOffered("SK-TRADE-01", "no-such-offer", decision=action.offer)
        case p.WalkOn():
            pass
        case _:
            assert_never(action)


def suggest_orders(view: p.SkirmishView) -> Iterator[p.Order]:
    sea, seat = view.open, view.seat
    if view.own is None:
        yield p.WalkOn()
        return
    at = sea.captains[seat].at
    yield from (p.Sail(by=by) for by in range(-2, 3) if at + by in p.LINE)
    if cards_left(sea):
        yield p.Dive()
    mine = [offer for offer in view.offers if offer.seller == seat]
    yield from (p.Withdraw(offer=offer.id) for offer in mine)
    for card in view.own.hand:
        yield p.Sell(card=card)
        if not mine:
            yield from (p.OfferTrade(card=card, price=price) for price in range(1, 10))


def apply_order(state: p.SkirmishState, seat: Seat, action: p.Order, referee: Referee) -> None:
    match action:
        case p.Sail():
            captain = state.open.captains[seat]
            captain.at += action.by
            referee.announce(p.Sailed(ship=seat, at=captain.at))
            state.agenda.append(p.EndTurn())
        case p.Dive():
            draw(state, seat, "SK-DIVE-01", referee)
            state.agenda.append(p.EndTurn())
        case p.Sell():
            sell(state, seat, action.card, referee)
        case p.OfferTrade():
            offer(state, seat, action, referee)
        case p.Withdraw():
            withdraw(state, action.offer, referee)
        case p.WalkOn():
            set_out(state, referee)
        case _:
            assert_never(action)


def cards_left(sea: p.Open) -> int:
    return len(p.CARDS) - len(sea.sold) - sum(captain.cards for captain in sea.captains.values())


def begin_round(state: p.SkirmishState) -> None:
    """SK-BID-01: both captains are asked at once, and neither is told of the other's bid."""
    seats = tuple(state.open.captains)
    state.open.round += 1
    state.open.active = seats[0]
    state.agenda.append(p.OpenBids())
    ask(state, *(p.BidDecision(id=state.asked + n, seat=seat) for n, seat in enumerate(seats, 1)))


def end_turn(state: p.SkirmishState) -> None:
    """SK-TURN-01: the captains in order, then the galleon while she floats."""
    sea = state.open
    order = [*sea.captains, *([p.GALLEON] if sea.hull else [])]
    following = order[order.index(sea.active) + 1 :] if sea.active in order else []
    if following:
        sea.active = following[0]
    elif sea.round < sea.rounds:
        begin_round(state)
    else:
        sea.round += 1


def draw(state: p.SkirmishState, seat: Seat, rule: str, referee: Referee) -> None:
    """SK-DIVE-01: only the captain who draws a card sees it."""
    card = referee.draw(state.hidden.pile, rule, to=only(seat))
    state.hidden.pile.remove(card)
    _take(state, seat, card)
    referee.announce(p.CardDrawn(to=only(seat), card=card))


def open_bids(state: p.SkirmishState, referee: Referee) -> None:
    """SK-BID-01: the higher bid is paid and draws a card; a tie or an empty pile wins nothing."""
    bids = {seat: own.bid for seat, own in state.own.items() if own.bid is not None}
    best = max(bids.values())
    highest = [seat for seat in bids if bids[seat] == best]
    state.open.last_bids = tuple(bids.items())
    for own in state.own.values():
        own.bid = None
    referee.announce(p.BidsOpened(bids=state.open.last_bids))
    if len(highest) == 1 and state.hidden.pile:
        state.open.captains[highest[0]].gold -= best
        draw(state, highest[0], "SK-BID-01", referee)


def sell(state: p.SkirmishState, seat: Seat, card: p.Card, referee: Referee) -> None:
    """SK-SELL-01: a card sold is worth one gold, and everybody sees it."""
    _give(state, seat, card)
    state.open.captains[seat].gold += 1
    state.open.sold.append(card)
    referee.announce(p.CardSold(captain=seat, card=card))


def offer(state: p.SkirmishState, seat: Seat, order: p.OfferTrade, referee: Referee) -> None:
    """SK-TRADE-01: both traders know of an offer; play does not wait for its answer."""
    buyer = next(other for other in state.open.captains if other != seat)
    state.asked += 1
    made = p.TradeDecision(
        id=state.asked,
        seat=buyer,
        to=only(seat, buyer),
        seller=seat,
        card=order.card,
        price=order.price,
    )
    state.offers.append(made)
    referee.announce(p.TradeOffered(to=made.to, offer=made))


def withdraw(state: p.SkirmishState, decision: int, referee: Referee) -> None:
    made = next(offer for offer in state.offers if offer.id == decision)
    state.offers.remove(made)
    referee.announce(p.TradeClosed(to=made.to, offer=made, how="withdrawn"))


def set_out(state: p.SkirmishState, referee: Referee) -> None:
    """SK-WALK-01: the galleon moves as many hexes as a die shows, turning at the line's ends."""
    (count,) = referee.roll(1, 6, "SK-WALK-01")
    sea, at, route = state.open, state.open.galleon, list[int]()
    for _ in range(count):
        if at + sea.heading not in p.LINE:
            sea.heading = 1 if sea.heading == -1 else -1
        at += sea.heading
        route.append(at)
    state.agenda += [p.EndTurn(), p.Walk(route=tuple(route))]


def walk(state: p.SkirmishState, task: p.Walk, referee: Referee) -> None:
    """SK-WALK-01: the galleon moves one hex; captains there may shoot before she goes on."""
    sea = state.open
    if not task.route or not sea.hull:
        return
    sea.galleon, *rest = task.route
    referee.announce(p.Sailed(ship=p.GALLEON, at=sea.galleon))
    here = [seat for seat, captain in sea.captains.items() if captain.at == sea.galleon]
    state.agenda.append(p.Walk(route=tuple(rest)))
    state.agenda += [p.Passing(captain=seat) for seat in reversed(here)]


def ask_to_shoot(state: p.SkirmishState, captain: Seat) -> None:
    """SK-SHOT-01: nobody is asked about a galleon that has sunk meanwhile."""
    if state.open.hull:
        ask(state, p.ShotDecision(id=state.asked + 1, seat=captain))


def hit(state: p.SkirmishState, task: p.Hit, referee: Referee) -> None:
    """SK-SINK-01: each 5 or 6 takes a point of hull; the last one gains the shooter four gold."""
    sea = state.open
    points = min(sea.hull, sum(face >= 5 for face in task.faces))
    sea.hull -= points
    if points and not sea.hull:
        sea.captains[task.shooter].gold += 4
    referee.announce(p.GalleonHit(points=points, sunk=not sea.hull))


def _bid(state: p.SkirmishState, asked: p.BidDecision, answer: p.Bid, referee: Referee) -> None:
    del referee
    state.own[asked.seat].bid = answer.gold


def _shoot(
    state: p.SkirmishState, asked: p.ShotDecision, answer: p.Reply, referee: Referee
) -> None:
    if answer.yes:
        faces = referee.roll(3, 6, "SK-SHOT-01")
        ask(state, p.RerollDecision(id=state.asked + 1, seat=asked.seat, faces=faces))


def _reroll(
    state: p.SkirmishState, asked: p.RerollDecision, answer: p.Reply, referee: Referee
) -> None:
    """SK-SHOT-02: the lowest die is rolled again."""
    faces = asked.faces
    if answer.yes:
        faces = (*sorted(faces)[1:], *referee.roll(1, 6, "SK-SHOT-02"))
    state.agenda.append(p.Hit(shooter=asked.seat, faces=faces))


def _trade(
    state: p.SkirmishState, made: p.TradeDecision, answer: p.Reply, referee: Referee
) -> None:
    """SK-TRADE-02: accepting an offer whose card is gone makes it lapse, and is no violation."""
    how: p.TradeEnd = "refused"
    if answer.yes:
        how = "made" if made.card in state.own[made.seller].hand else "lapsed"
    if how == "made":
        _give(state, made.seller, made.card)
        _take(state, made.seat, made.card)
        state.open.captains[made.seller].gold += made.price
        state.open.captains[made.seat].gold -= made.price
    referee.announce(p.TradeClosed(to=made.to, offer=made, how=how))


def _check_gold(view: p.SkirmishView, asked: p.Question, cost: int) -> None:
    gold = view.open.captains[view.seat].gold
    if cost > gold:
        raise RuleViolation(asked.rule, "too-little-gold", gold=gold, cost=cost)


def _suggest_bids(view: p.SkirmishView, asked: p.BidDecision) -> Iterator[p.Bid]:
    for gold in range(view.open.captains[view.seat].gold + 1):
        yield p.Bid(decision=asked.id, gold=gold)


def _suggest_replies(view: p.SkirmishView, asked: p.Question) -> Iterator[p.Reply]:
    if not isinstance(asked, p.TradeDecision) or asked.price <= view.open.captains[view.seat].gold:
        yield p.Reply(decision=asked.id, yes=True)
    yield p.Reply(decision=asked.id, yes=False)


def _take(state: p.SkirmishState, seat: Seat, card: p.Card) -> None:
    """Give a card to a captain; everybody sees the number of cards, and the captain which ones."""
    state.own[seat].hand.append(card)
    state.open.captains[seat].cards += 1


def _give(state: p.SkirmishState, seat: Seat, card: p.Card) -> None:
    state.own[seat].hand.remove(card)
    state.open.captains[seat].cards -= 1


BID = Question[p.SkirmishState, p.SkirmishView, p.BidDecision, p.Bid](
    decision=p.BidDecision,
    answers=(p.Bid,),
    check=lambda view, asked, answer: _check_gold(view, asked, answer.gold),
    suggest=_suggest_bids,
    resolve=_bid,
)
SHOT = Question[p.SkirmishState, p.SkirmishView, p.ShotDecision, p.Reply](
    decision=p.ShotDecision, answers=(p.Reply,), suggest=_suggest_replies, resolve=_shoot
)
REROLL = Question[p.SkirmishState, p.SkirmishView, p.RerollDecision, p.Reply](
    decision=p.RerollDecision, answers=(p.Reply,), suggest=_suggest_replies, resolve=_reroll
)
TRADE = Question[p.SkirmishState, p.SkirmishView, p.TradeDecision, p.Reply](
    decision=p.TradeDecision,
    answers=(p.Reply,),
    check=lambda view, asked, answer: _check_gold(view, asked, asked.price if answer.yes else 0),
    suggest=_suggest_replies,
    resolve=_trade,
)

RULES = TurnRules[p.SkirmishState, p.SkirmishView, p.Action](
    orders=OrderRules[p.SkirmishState, p.SkirmishView, p.Order](
        check=check_order,
        suggest=suggest_orders,
        default=lambda view: p.Sail(by=0) if view.own else p.WalkOn(),
        apply=apply_order,
    ),
    questions=Questions(BID, SHOT, REROLL, TRADE, rule="SK-TURN-01", pending=pending),
    tasks=Tasks[p.SkirmishState]()
    .on(p.EndTurn, lambda state, _task, _: end_turn(state))
    .on(p.OpenBids, lambda state, _, referee: open_bids(state, referee))
    .on(p.Walk, walk)
    .on(p.Passing, lambda state, task, _: ask_to_shoot(state, task.captain))
    .on(p.Hit, hit),
)
