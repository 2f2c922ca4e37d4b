"""Skirmish as the kernel sees it; each order and task is resolved in ``rules``."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, assert_never

from engine.core.agenda import Ask, waiting
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Policy, Upgrade
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderChoice, OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.core.seating import Seating, alike
from engine.core.words import Listing, Person, Text
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish import rules


class Skirmish:
    slug = "skirmish"
    version = 1
    upgrades: Mapping[int, Upgrade] = {}
    preview: Literal["full", "legality"] = "full"
    state_type = p.SkirmishState
    options_type = p.Options
    action_type = p.Action
    event_type = p.Happening
    decision_type = p.Question
    view_type = p.SkirmishView
    open_ended: tuple[type[Any], ...] = ()
    final: tuple[type[Any], ...] = ()
    at_once: tuple[type[Any], ...] = ()
    side_of = None
    with_data = None
    orders_type = p.Orders
    presets: Mapping[str, p.Options] = {"whole": p.Options(), "short": p.Options(rounds=1)}
    words = GameWords()
    levels: Mapping[str, Policy] = {}

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

    def to_act(self, state: p.SkirmishState) -> tuple[Seat, ...]:
        if self.outcome(state):
            return ()
        asked = [decision.seat for decision in waiting(state.agenda)]
        called = asked or [state.open.active, *(offer.seat for offer in state.offers)]
        return tuple(dict.fromkeys(called))

    def pending(self, state: p.SkirmishState) -> Sequence[p.Question]:
        return waiting(state.agenda) or state.offers

    def outcome(self, state: p.SkirmishState) -> Outcome | None:
        """SK-TURN-01: gold and cards count once the rounds are over."""
        sea = state.open
        if sea.round <= sea.rounds:
            return None
        worth = {seat: c.gold + sum(state.own[seat].hand) for seat, c in sea.captains.items()}
        best = max(worth.values())
        winners = tuple(seat for seat in worth if worth[seat] == best)
        return Outcome(winners=winners if len(winners) == 1 else (), reason="rounds-over")

    def imagine(self, view: p.SkirmishView, dice: Dice) -> p.SkirmishState:
        """Deal unseen cards anew, one on offer to its seller first; guess sealed bids."""
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

    def suggest(self, view: p.SkirmishView) -> Iterator[p.Action]:
        sea, seat = view.open, view.seat
        for asked in rules.questions(view):
            if isinstance(asked, p.BidDecision):
                for gold in range(sea.captains[seat].gold + 1):
                    yield p.Bid(decision=asked.id, gold=gold)
                continue
            if not isinstance(asked, p.TradeDecision) or asked.price <= sea.captains[seat].gold:
                yield p.Reply(decision=asked.id, yes=True)
            yield p.Reply(decision=asked.id, yes=False)
        if not waiting(view.agenda) and sea.active == seat:
            yield from self._orders(view)

    def plans(self, view: p.SkirmishView) -> Iterable[Plan[p.Action]]:
        """Up and down the line; and, with a card in hand, an offer before the ship sails."""
        if waiting(view.agenda) or view.open.active != view.seat or view.own is None:
            return
        for by in (1, -1):
            if view.open.captains[view.seat].at + by not in p.LINE:
                continue
            sail = p.Sail(by=by)
            about = Text.of("by", by=by)
            yield Plan(label=Text.of("plan-sail", by=by), about=about, actions=(sail,))
            if view.own.hand and not any(offer.seller == view.seat for offer in view.offers):
                offer = p.OfferTrade(card=view.own.hand[0], price=5)
                label = Text.of("plan-offer", card=offer.card, by=by)
                yield Plan(label=label, about=about, actions=(offer, sail))

    def forms(self, view: p.SkirmishView) -> Iterable[Form[p.Action]]:
        del view
        return ()

    def finish(self, view: p.SkirmishView) -> p.Action | None:
        del view
        return None

    def default(self, view: p.SkirmishView) -> p.Action:
        if not waiting(view.agenda) and view.seat == view.open.active:
            return p.Sail(by=0) if view.own else p.WalkOn()
        asked = next(rules.questions(view))
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
        whens: tuple[Any, ...] = ("ask", "never", "always")
        choices = tuple(
            OrderChoice(label=Text.of(f"order-{when}"), orders=p.Orders(shot=when))
            for when in whens
        )
        return (OrderMenu(question=Text.of("ask-shot"), choices=choices),)

    def faults(self, state: p.SkirmishState) -> Iterator[str]:
        dealt = [*state.hidden.pile, *state.open.sold]
        for seat, captain in state.open.captains.items():
            dealt += state.own[seat].hand
            if captain.cards != len(state.own[seat].hand):
                yield f"{seat} holds more or fewer cards than everybody sees"
        if sorted(dealt) != list(p.CARDS):
            yield "a card is missing, or there twice"

    def check(self, view: p.SkirmishView, action: p.Action) -> None:
        match action:
            case p.Reply() | p.Bid():
                rules.check_answer(view, action)
            case _:
                rules.check_order(view, action)

    def apply(self, state: p.SkirmishState, seat: Seat, action: p.Action, referee: Referee) -> None:
        match action:
            case p.Sail():
                captain = state.open.captains[seat]
                captain.at += action.by
                referee.announce(p.Sailed(ship=seat, at=captain.at))
                state.agenda.append(p.EndTurn())
            case p.Dive():
                rules.draw(state, seat, "SK-DIVE-01", referee)
                state.agenda.append(p.EndTurn())
            case p.Sell():
                rules.sell(state, seat, action.card, referee)
            case p.OfferTrade():
                rules.offer(state, seat, action, referee)
            case p.Withdraw():
                rules.withdraw(state, action.offer, referee)
            case p.WalkOn():
                rules.set_out(state, referee)
            case p.Bid():
                rules.bid(state, seat, action)
            case p.Reply():
                rules.reply(state, action, referee)
            case _:
                assert_never(action)

    def perform(self, state: p.SkirmishState, task: p.Task, referee: Referee) -> None:
        match task:
            case p.EndTurn():
                rules.end_turn(state)
            case p.OpenBids():
                rules.open_bids(state, referee)
            case p.Walk():
                rules.walk(state, task, referee)
            case p.Passing():
                rules.ask_to_shoot(state, task.captain)
            case p.Hit():
                rules.hit(state, task, referee)
            case Ask():
                raise AssertionError("a question is answered, not performed")
            case _:
                assert_never(task)

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
                asked = next(asked for asked in rules.questions(view) if asked.id == decision)
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

    def _orders(self, view: p.SkirmishView) -> Iterator[p.Order]:
        sea, seat = view.open, view.seat
        if view.own is None:
            yield p.WalkOn()
            return
        at = sea.captains[seat].at
        yield from (p.Sail(by=by) for by in range(-2, 3) if at + by in p.LINE)
        if rules.cards_left(sea):
            yield p.Dive()
        mine = [offer for offer in view.offers if offer.seller == seat]
        yield from (p.Withdraw(offer=offer.id) for offer in mine)
        for card in view.own.hand:
            yield p.Sell(card=card)
            if not mine:
                yield from (p.OfferTrade(card=card, price=price) for price in range(1, 10))


SKIRMISH: Game[p.SkirmishState, p.Action, p.SkirmishView, p.Options] = Skirmish()
