"""The rules of the skirmish: checks, given a view only, and effects, which change the state."""

from collections.abc import Iterator
from typing import assert_never

from engine.core.agenda import ask, close, waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.records import Seat, only
from engine.core.referee import Referee
from tests.toys.skirmish import pieces as p


def questions(view: p.SkirmishView) -> Iterator[p.Question]:
    """What the seat of *view* may answer now."""
    return (asked for asked in waiting(view.agenda) or view.offers if asked.seat == view.seat)


def check_answer(view: p.SkirmishView, action: p.Answer) -> None:
    asked = next((asked for asked in questions(view) if asked.id == action.decision), None)
    if asked is None or isinstance(asked, p.BidDecision) != isinstance(action, p.Bid):
        raise NotOffered("SK-TURN-01", "not-asked", decision=action.decision)
    match asked, action:
        case p.BidDecision(), p.Bid(gold=cost):
            pass
        case p.TradeDecision(price=cost), p.Reply(yes=True):
            pass
        case _:
            return
    gold = view.open.captains[view.seat].gold
    if cost > gold:
        raise RuleViolation(asked.rule, "too-little-gold", gold=gold, cost=cost)


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
    """SK-DIVE-01: only who draws a card sees it."""
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


def bid(state: p.SkirmishState, seat: Seat, answer: p.Bid) -> None:
    state.own[seat].bid = answer.gold
    close(state.agenda, next(d for d in waiting(state.agenda) if d.id == answer.decision))


def reply(state: p.SkirmishState, answer: p.Reply, referee: Referee) -> None:
    open_now = waiting(state.agenda) or state.offers
    asked = next(asked for asked in open_now if asked.id == answer.decision)
    if asked.blocking:
        close(state.agenda, asked)
    match asked:
        case p.ShotDecision():
            if answer.yes:
                _shoot(state, asked.seat, referee)
        case p.RerollDecision():
            _reroll(state, asked, answer.yes, referee)
        case p.TradeDecision():
            _trade(state, asked, answer.yes, referee)
        case _:
            raise AssertionError("a bid is not a reply")


def set_out(state: p.SkirmishState, referee: Referee) -> None:
    """SK-WALK-01: a die's face of hexes, turning at the ends of the line."""
    (count,) = referee.roll(1, 6, "SK-WALK-01")
    sea, at, route = state.open, state.open.galleon, list[int]()
    for _ in range(count):
        if at + sea.heading not in p.LINE:
            sea.heading = 1 if sea.heading == -1 else -1
        at += sea.heading
        route.append(at)
    state.agenda += [p.EndTurn(), p.Walk(route=tuple(route))]


def walk(state: p.SkirmishState, task: p.Walk, referee: Referee) -> None:
    """SK-WALK-01: one hex; those she passes may shoot before she goes on."""
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
    """SK-SINK-01: a point on each 5 or 6; who takes the last one takes four gold."""
    sea = state.open
    points = min(sea.hull, sum(face >= 5 for face in task.faces))
    sea.hull -= points
    if points and not sea.hull:
        sea.captains[task.shooter].gold += 4
    referee.announce(p.GalleonHit(points=points, sunk=not sea.hull))


def _shoot(state: p.SkirmishState, seat: Seat, referee: Referee) -> None:
    faces = referee.roll(3, 6, "SK-SHOT-01")
    ask(state, p.RerollDecision(id=state.asked + 1, seat=seat, faces=faces))


def _reroll(state: p.SkirmishState, asked: p.RerollDecision, yes: bool, referee: Referee) -> None:
    """SK-SHOT-02: the lowest die is rolled again."""
    faces = asked.faces
    if yes:
        faces = (*sorted(faces)[1:], *referee.roll(1, 6, "SK-SHOT-02"))
    state.agenda.append(p.Hit(shooter=asked.seat, faces=faces))


def _trade(state: p.SkirmishState, made: p.TradeDecision, yes: bool, referee: Referee) -> None:
    """SK-TRADE-02: an offer that can no longer be kept lapses, for consent is no mistake."""
    state.offers.remove(made)
    how: p.TradeEnd = "refused"
    if yes:
        how = "made" if made.card in state.own[made.seller].hand else "lapsed"
    if how == "made":
        _give(state, made.seller, made.card)
        _take(state, made.seat, made.card)
        state.open.captains[made.seller].gold += made.price
        state.open.captains[made.seat].gold -= made.price
    referee.announce(p.TradeClosed(to=made.to, offer=made, how=how))


def _take(state: p.SkirmishState, seat: Seat, card: p.Card) -> None:
    """Everybody sees how many cards a captain holds, and the captain which."""
    state.own[seat].hand.append(card)
    state.open.captains[seat].cards += 1


def _give(state: p.SkirmishState, seat: Seat, card: p.Card) -> None:
    state.own[seat].hand.remove(card)
    state.open.captains[seat].cards -= 1
