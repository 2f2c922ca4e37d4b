"""The rules of the skirmish, each as the sentence it proves."""

from typing import Any

import pytest

from engine.core.dice import ScriptedDice
from engine.core.errors import NotOffered, NotYourTurn, RuleViolation
from engine.core.game import Outcome, Step, begin, look, play, redact
from engine.core.records import SPECTATOR, Seat, clone
from tests.laws import survives_json
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH
from tests.toys.skirmish.pieces import GALLEON


class Table:
    """A game in which tests act by ``act(seat, action, *faces)``; every face must be used up."""

    def __init__(self, *, rounds: int = 5) -> None:
        with ScriptedDice([3, 5]) as dice:
            self.state, _ = begin(SKIRMISH, ["p1", "p2"], p.Options(rounds=rounds), dice)

    def act(self, seat: Seat, action: p.Action, *faces: int) -> Step[p.Action, Any]:
        self.state = survives_json(p.SkirmishState, self.state)
        with ScriptedDice(faces) as dice:
            return play(SKIRMISH, self.state, seat, action, dice, seq=1)

    def answer(self, seat: Seat, answer: bool | int, *faces: int) -> Step[p.Action, Any]:
        """Answer the question put to *seat*: yes, no, or the gold that it bids."""
        asked = next(d for d in SKIRMISH.pending(self.state) if d.seat == seat)
        if isinstance(answer, bool):
            return self.act(seat, p.Reply(decision=asked.id, yes=answer), *faces)
        return self.act(seat, p.Bid(decision=asked.id, gold=answer), *faces)

    def holds(self, seat: Seat) -> tuple[int, list[p.Card]]:
        return self.state.open.captains[seat].gold, self.state.own[seat].hand

    def tie(self) -> None:
        self.answer("p2", 0)
        self.answer("p1", 0)

    def to_the_galleon(self) -> None:
        self.act("p1", p.Sail(by=0))
        self.act("p2", p.Sail(by=0))


@pytest.fixture
def table() -> Table:
    """A game after both bid 0; p1 at hex 2 holds card 3, p2 at hex 4 holds card 6."""
    table = Table()
    table.tie()
    return table


@pytest.mark.rule("SK-BID-01")
def test_bids_are_sealed_until_both_are_in_whatever_their_order() -> None:
    table = Table()
    first = table.answer("p2", 2)
    assert redact(first, "p1").action is None
    assert look(SKIRMISH, table.state, "p1").own == p.Own(hand=[3])
    assert SKIRMISH.to_act(table.state) == ("p1",)
    second = table.answer("p1", 1, 1)
    assert second.events[0] == p.BidsOpened(bids=(("p1", 1), ("p2", 2)))
    assert table.holds("p2") == (4, [6, 1])


@pytest.mark.rule("SK-BID-01")
def test_a_bid_higher_than_the_bidders_gold_is_refused() -> None:
    with pytest.raises(RuleViolation, match="SK-BID-01"):
        Table().answer("p1", 7)


@pytest.mark.rule("SK-TURN-01", "CORE-TURN-01")
def test_only_the_captain_on_turn_may_act_and_only_with_actions_offered_now(table: Table) -> None:
    with pytest.raises(NotYourTurn):
        table.act("p2", p.Dive())
    with pytest.raises(NotOffered, match="not-asked"):
        table.act("p1", p.Bid(decision=1, gold=1))
    with pytest.raises(NotOffered, match="not-now"):
        table.act("p1", p.WalkOn())


@pytest.mark.rule("SK-SAIL-01")
def test_a_captain_cannot_sail_beyond_the_end_of_the_line(table: Table) -> None:
    assert table.act("p1", p.Sail(by=-2)).events == (p.Sailed(ship="p1", at=0),)
    table.act("p2", p.Sail(by=2))
    table.act(GALLEON, p.WalkOn(), 1)
    table.tie()
    with pytest.raises(RuleViolation, match="SK-SAIL-01"):
        table.act("p1", p.Sail(by=-1))


@pytest.mark.rule("SK-DIVE-01")
def test_only_the_captain_who_dives_sees_the_card(table: Table) -> None:
    step = table.act("p1", p.Dive(), 7)
    assert step.events == (p.CardDrawn(to=("p1",), card=9),)
    assert redact(step, "p2").events == redact(step, SPECTATOR).rolls == ()


@pytest.mark.rule("SK-DIVE-01")
def test_diving_is_refused_if_no_card_is_left(table: Table) -> None:
    table.state.open.sold = [1, 2, 4, 5, 7, 8, 9]
    table.state.hidden.pile = []
    with pytest.raises(RuleViolation, match="no-card-left"):
        table.act("p1", p.Dive())


@pytest.mark.rule("CORE-SECRET-01")
def test_a_view_does_not_depend_on_the_other_captains_cards(table: Table) -> None:
    seen = [clone(look(SKIRMISH, table.state, seat)) for seat in ("p1", SPECTATOR)]
    table.state.own["p2"].hand = [9]
    table.state.hidden.pile = [1, 2, 4, 5, 6, 7, 8]
    assert seen == [look(SKIRMISH, table.state, seat) for seat in ("p1", SPECTATOR)]


@pytest.mark.rule("SK-SELL-01")
def test_a_sold_card_is_shown_to_everybody_and_worth_one_gold(table: Table) -> None:
    assert table.act("p1", p.Sell(card=3)).events == (p.CardSold(captain="p1", card=3),)
    assert table.holds("p1") == (7, [])
    with pytest.raises(RuleViolation, match="not-your-card"):
        table.act("p1", p.Sell(card=3))


@pytest.mark.rule("SK-TRADE-01")
def test_an_offer_of_a_card_holds_up_nobody_and_may_be_withdrawn_or_accepted(table: Table) -> None:
    table.act("p1", p.OfferTrade(card=3, price=2))
    assert SKIRMISH.to_act(table.state) == ("p1", "p2")
    assert look(SKIRMISH, table.state, SPECTATOR).offers == []
    with pytest.raises(RuleViolation, match="one-offer"):
        table.act("p1", p.OfferTrade(card=3, price=1))
    table.act("p1", p.Withdraw(offer=SKIRMISH.pending(table.state)[0].id))
    table.act("p1", p.OfferTrade(card=3, price=2))
    table.act("p1", p.Sail(by=0))
    table.answer("p2", True)
    assert (table.holds("p1"), table.holds("p2")) == ((8, []), (4, [6, 3]))


@pytest.mark.rule("SK-TRADE-01")
def test_an_offer_at_a_price_above_the_buyers_gold_cannot_be_accepted(table: Table) -> None:
    table.act("p1", p.OfferTrade(card=3, price=7))
    with pytest.raises(RuleViolation, match="too-little-gold"):
        table.answer("p2", True)
    assert table.answer("p2", False).events[0].how == "refused"


@pytest.mark.rule("SK-TRADE-02")
def test_accepting_an_offer_whose_card_is_gone_makes_it_lapse(table: Table) -> None:
    offer = table.act("p1", p.OfferTrade(card=3, price=2)).events[0].offer
    table.act("p1", p.Sell(card=3))
    assert table.answer("p2", True).events == (
        p.TradeClosed(to=("p1", "p2"), offer=offer, how="lapsed"),
    )
    assert table.holds("p2") == (6, [6])


@pytest.mark.rule("SK-SHOT-01", "SK-SHOT-02", "SK-WALK-01")
def test_the_galleon_moves_on_after_the_shots_and_rerolls_that_interrupt_her(table: Table) -> None:
    table.to_the_galleon()
    table.act(GALLEON, p.WalkOn(), 5)
    assert table.state.open.galleon == 2
    table.answer("p1", True, 1, 5, 6)
    assert table.answer("p1", True, 4).events[0] == p.GalleonHit(points=2, sunk=False)
    assert (table.state.open.galleon, SKIRMISH.to_act(table.state)) == (4, ("p2",))
    table.answer("p2", False)
    assert (table.state.open.galleon, table.state.open.round) == (5, 2)


@pytest.mark.rule("SK-WALK-01")
def test_the_galleon_turns_at_the_end_of_the_line(table: Table) -> None:
    table.to_the_galleon()
    table.state.open.galleon = 5
    table.act(GALLEON, p.WalkOn(), 2)
    assert (table.state.open.galleon, table.state.open.heading) == (5, -1)


@pytest.mark.rule("SK-SINK-01")
def test_a_sunk_galleon_moves_no_further_and_nobody_else_is_asked_to_shoot(table: Table) -> None:
    table.act("p1", p.Sail(by=0))
    table.act("p2", p.Sail(by=-2))
    table.state.open.hull = 1
    table.act(GALLEON, p.WalkOn(), 5)
    table.answer("p1", True, 1, 1, 6)
    assert table.answer("p1", False).events == (p.GalleonHit(points=1, sunk=True),)
    assert (table.state.open.galleon, table.holds("p1")) == (2, (10, [3]))
    assert {type(d) for d in SKIRMISH.pending(table.state)} == {p.BidDecision}


@pytest.mark.rule("SK-TURN-01")
@pytest.mark.parametrize(("gold", "winners"), [(6, ("p2",)), (9, ()), (10, ("p1",))])
def test_the_captain_with_the_most_gold_and_cards_wins(
    gold: int, winners: tuple[Seat, ...]
) -> None:
    table = Table(rounds=1)
    table.tie()
    table.to_the_galleon()
    table.state.open.captains["p1"].gold = gold
    table.act(GALLEON, p.WalkOn(), 1)
    assert SKIRMISH.outcome(table.state) == Outcome(winners=winners, reason="rounds-over")
    assert SKIRMISH.to_act(table.state) == ()
