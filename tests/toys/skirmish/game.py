"""Skirmish as the kernel sees it; ``rules`` resolves its actions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.game import Game, Outcome
from engine.core.order_menus import OrderMenu, order_menu
from engine.core.plans import Plan
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.core.seating import Seating, alike
from engine.core.stops import Stop, counted
from engine.core.turn_game import TurnGame
from engine.core.words import Listing, Person, Text
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish import rules


class Skirmish(TurnGame[p.SkirmishState, p.Action, p.SkirmishView, p.Options]):
    slug = "skirmish"
    state_type = p.SkirmishState
    options_type = p.Options
    action_type = p.Action
    event_type = p.Happening
    decision_type = p.Question
    view_type = p.SkirmishView
    orders_type = p.Orders
    presets: Mapping[str, p.Options] = {"whole": p.Options(), "short": p.Options(rounds=1)}
    rules = rules.RULES

    def seats(self, options: p.Options) -> Seating:
        del options
        return alike(2, 2)

    def setup(self, seats: Sequence[Seat], options: p.Options, referee: Referee) -> p.SkirmishState:
        captains = {seat: p.Captain(at=2 + 2 * n, gold=6) for n, seat in enumerate(seats)}
        start = p.SkirmishState(
            open=p.Open(rounds=options.rounds, captains=captains, sold=[]),
            own={seat: p.Own(hand=[]) for seat in seats},
            hidden=p.Hidden(pile=list(p.CARDS)),
            offers=[],
            agenda=[],
        )
        for seat in seats:
            rules.draw(start, seat, "SK-DIVE-01", referee)
        rules.begin_round(start)
        return start

    def is_over(self, shown: p.Open) -> bool:
        return shown.round > shown.rounds

    def on_turn(self, shown: p.Open) -> Seat:
        return shown.active

    def outcome(self, state: p.SkirmishState) -> Outcome | None:
        """SK-TURN-01: gold and cards count once the rounds are over."""
        sea = state.open
        if not self.is_over(sea):
            return None
        worth = {seat: c.gold + sum(state.own[seat].hand) for seat, c in sea.captains.items()}
        best = max(worth.values())
        winners = tuple(seat for seat in worth if worth[seat] == best)
        return Outcome(winners=winners if len(winners) == 1 else (), reason="rounds-over")

    def imagine(self, view: p.SkirmishView, dice: Dice) -> p.SkirmishState:
        """Deal unseen cards anew, giving a seller the card on offer first; guess sealed bids."""
        known, referee = clone(view), Referee(dice)
        sea, own = known.open, dict[Seat, p.Own]()
        seen = {*sea.sold, *(known.own.hand if known.own else ())}
        pile = [card for card in p.CARDS if card not in seen]
        asked = {d.seat for d in waiting(known.agenda) if isinstance(d, p.BidDecision)}
        sealed = any(isinstance(task, p.OpenBids) for task in known.agenda)
        for seat, captain in sea.captains.items():
            if known.own and seat == view.seat:
                own[seat] = known.own
                continue
            own[seat] = p.Own(hand=[])
            wanted = [o.card for o in known.offers if o.seller == seat and o.card in pile]
            while len(own[seat].hand) < captain.cards:
                card = wanted.pop() if wanted else referee.draw(pile, "SK-DIVE-01")
                own[seat].hand.append(card)
                pile.remove(card)
            if sealed and seat not in asked:
                own[seat].bid = referee.roll(1, captain.gold + 1, "SK-BID-01")[0] - 1
        return p.SkirmishState(
            open=sea,
            own=own,
            hidden=p.Hidden(pile=pile),
            offers=known.offers,
            agenda=known.agenda,
            asked=known.asked,
        )

    def plans(self, view: p.SkirmishView) -> Iterable[Plan[p.Action]]:
        """Plans to sail one hex either way, alone or after offering a card."""
        if waiting(view.agenda) or view.open.active != view.seat or view.own is None:
            return
        for by in (1, -1):
            if view.open.captains[view.seat].at + by not in p.LINE:
                continue
            sail = p.Sail(by=by)
            about = Text.of("by", by=by)
            label = Text.of("plan-sail", by=by)
            yield Plan(label=label, about=about, actions=(sail,), key=f"sail:{by}", lasts=True)
            if view.own.hand and not any(offer.seller == view.seat for offer in view.offers):
                offer = p.OfferTrade(card=view.own.hand[0], price=5)
                label = Text.of("plan-offer", card=offer.card, by=by)
                yield Plan(label=label, about=about, actions=(offer, sail))

    def stops(self, view: p.SkirmishView) -> Sequence[Stop]:
        """The galleon beside one's ship, a card sold by somebody, and one's own gold."""
        sea = view.open
        captain = sea.captains.get(view.seat)
        if captain is None:
            return ()
        beside = ("galleon",) if sea.hull and abs(sea.galleon - captain.at) <= 1 else ()
        gold = (f"gold:{captain.gold}",)
        return (
            Stop(key="galleon", label=Text.of("stop-galleon"), watch=beside),
            Stop(key="sold", label=Text.of("stop-sold"), watch=counted("sold", len(sea.sold))),
            Stop(key="gold", label=Text.of("stop-gold"), watch=gold, own=True),
        )

    def default_answer(self, view: p.SkirmishView, asked: p.Question) -> p.Action:
        if isinstance(asked, p.BidDecision):
            return p.Bid(decision=asked.id, gold=0)
        return p.Reply(decision=asked.id, yes=False)

    def answer(
        self, view: p.SkirmishView, decision: p.Question, orders: p.Orders
    ) -> p.Action | None:
        if not isinstance(decision, p.ShotDecision) or orders.shot == "ask":
            return None
        return p.Reply(decision=decision.id, yes=orders.shot == "always")

    def order_menus(self, orders: p.Orders) -> Sequence[OrderMenu[p.Orders]]:
        return (order_menu(orders, "shot", "orders-shot", "order-shot"),)

    def faults(self, state: p.SkirmishState) -> Iterator[str]:
        dealt = [*state.hidden.pile, *state.open.sold]
        for seat, captain in state.open.captains.items():
            dealt += state.own[seat].hand
            if captain.cards != len(state.own[seat].hand):
                yield f"{seat} holds more or fewer cards than everybody sees"
        if sorted(dealt) != list(p.CARDS):
            yield "a card is missing, or there twice"

    def label(self, view: p.SkirmishView, action: p.Action) -> tuple[Text, ...]:
        match action:
            case p.Sail(by=by):
                return Text.of("action-sail"), Text.of("by", by=by)
            case p.Sell(card=card):
                return Text.of("action-sell"), Text.of("card", card=card)
            case p.OfferTrade(card=card, price=price):
                return (
                    Text.of("action-offer"),
                    Text.of("card", card=card),
                    Text.of("gold", gold=price),
                )
            case p.Bid(gold=gold):
                return Text.of("action-bid"), Text.of("gold", gold=gold)
            case p.Reply(decision=decision, yes=yes):
                asked = next(asked for asked in rules.pending(view) if asked.id == decision)
                return self.ask(view, asked), Text.of("yes" if yes else "no")
            case p.Dive() | p.WalkOn() | p.Withdraw():
                return (Text.of(f"action-{action.kind}"),)
            case _:
                assert_never(action)

    def tell(self, view: p.SkirmishView, event: p.Happening) -> Text | None:
        match event:
            case p.Sailed(ship=ship, at=at):
                return Text.of("event-sailed", ship=Person(seat=ship), at=at)
            case p.CardDrawn(card=card):
                return Text.of("event-card-drawn", card=card)
            case p.CardSold(captain=captain, card=card):
                return Text.of("event-card-sold", captain=Person(seat=captain), card=card)
            case p.TradeOffered(offer=offer):
                return None if offer.seller == view.seat else self.ask(view, offer)
            case p.TradeClosed(offer=offer, how=how):
                return Text.of("event-trade-closed", card=offer.card, how=how)
            case p.BidsOpened(bids=bids):
                return Text.of("event-bids-opened", bids=Listing(items=tuple(b for _, b in bids)))
            case p.GalleonHit(points=points, sunk=sunk):
                return Text.of("event-galleon-hit", points=points, sunk="yes" if sunk else "no")
            case _:
                assert_never(event)

    def ask(self, view: p.SkirmishView, decision: p.Question) -> Text:
        match decision:
            case p.TradeDecision(card=card, price=price):
                return Text.of("ask-trade", card=card, gold=price)
            case _:
                return Text.of(f"ask-{decision.kind}")


SKIRMISH: Game[p.SkirmishState, p.Action, p.SkirmishView, p.Options] = Skirmish()
