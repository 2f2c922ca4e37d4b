"""The rules of sealed orders, each as the sentence it proves."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.dice import ScriptedDice
from engine.core.errors import NotOffered, NotYourTurn, RuleViolation
from engine.core.game import Outcome, Step, begin, look, pictured, play, redact
from engine.core.log import may_undo
from engine.core.records import SPECTATOR, Seat
from tests.laws import survives_json
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SEALED_ORDERS

THREE = ("p1", "p2", "p3")


class Strait:
    """A game in which tests act by ``steer(seat, by, shot=place)`` and ``offer(seat, to)``."""

    def __init__(self, *places: int, seats: Sequence[Seat] = THREE, rounds: int = 2) -> None:
        options = p.Options(rounds=rounds)
        with ScriptedDice([1] * len(seats)) as dice:
            self.state, self.setup = begin(SEALED_ORDERS, seats, options, dice)
        for seat, at in zip(seats, places, strict=True):
            self.state.sides[p.SIDES[seat]].ships[seat] = at

    def act(self, seat: Seat, action: p.Action, *faces: int) -> Step[p.Action, Any]:
        self.state = survives_json(p.SealedState, self.state)
        with ScriptedDice(faces) as dice:
            return play(SEALED_ORDERS, self.state, seat, action, dice, seq=1)

    def steer(
        self, seat: Seat, by: int = 0, *faces: int, shot: int | None = None
    ) -> Step[p.Action, Any]:
        asked = (one for one in SEALED_ORDERS.pending(self.state) if one.seat == seat)
        number = next((one.id for one in asked if isinstance(one, p.OrderDecision)), 0)
        return self.act(seat, p.Steer(decision=number, by=by, shot=shot), *faces)

    def all_stay(self) -> Step[p.Action, Any]:
        *_, last = [self.steer(seat) for seat in SEALED_ORDERS.to_act(self.state)]
        return last

    def offer(self, seat: Seat, to: Seat) -> Step[p.Action, Any]:
        return self.act(seat, p.OfferPlank(to=to))

    def reply(self, seat: Seat, *, yes: bool) -> Step[p.Action, Any]:
        offer = next(offer for offer in self.state.offers if offer.seat == seat)
        return self.act(seat, p.Reply(decision=offer.id, yes=yes))

    def sees(self, seat: Seat) -> p.Chart | None:
        view: p.SealedView = look(SEALED_ORDERS, self.state, seat)
        return view.side


@pytest.mark.rule("SO-SIDE-01")
def test_seats_belong_to_the_two_sides_alternately() -> None:
    seating = SEALED_ORDERS.seats(p.Options())
    assert (seating.least, seating.most) == (2, 5)
    assert dict(seating.sides) == {"west": ("p1", "p3", "p5"), "east": ("p2", "p4")}
    three = SEALED_ORDERS.seats(p.Options(captains="three"))
    assert (three.least, three.seats) == (3, THREE)


@pytest.mark.rule("SO-SETUP-01", "CORE-SEAT-02")
def test_the_starting_place_of_a_ship_is_shown_only_to_its_side() -> None:
    with ScriptedDice([1, 2, 6]) as dice:
        state, setup = begin(SEALED_ORDERS, THREE, p.Options(), dice)
    assert [roll.to for roll in setup.rolls] == [("p1", "p3"), ("p1", "p3"), ("p2",)]
    assert look(SEALED_ORDERS, state, "p3").side == p.Chart(ships={"p1": 1, "p3": 2}, seen={})
    assert look(SEALED_ORDERS, state, "p2").side == p.Chart(ships={"p2": 14}, seen={})
    assert look(SEALED_ORDERS, state, SPECTATOR).side is None


@pytest.mark.rule("SO-FOG-01")
def test_a_side_sees_foes_near_any_of_its_ships() -> None:
    strait = Strait(1, 12, 9)
    last = strait.all_stay()
    assert strait.sees("p1") == p.Chart(ships={"p1": 1, "p3": 9}, seen={"p2": 12})
    assert strait.sees("p2") == p.Chart(ships={"p2": 12}, seen={"p3": 9})
    assert p.Sighted(to=("p1", "p3"), ship="p2", at=12) in redact(last, "p1").events
    assert redact(last, SPECTATOR).events == ()


@pytest.mark.rule("SO-FOG-01")
def test_a_foe_four_places_away_is_not_seen() -> None:
    strait = Strait(1, 13, 9)
    strait.all_stay()
    assert strait.sees("p1") == p.Chart(ships={"p1": 1, "p3": 9}, seen={})


@pytest.mark.rule("SO-ORDER-01")
def test_every_captain_afloat_is_asked_for_an_order_at_the_same_time() -> None:
    strait = Strait(1, 12, 9)
    assert SEALED_ORDERS.to_act(strait.state) == THREE


@pytest.mark.rule("SO-ORDER-02")
def test_an_order_is_told_to_nobody_and_cannot_be_undone() -> None:
    strait = Strait(1, 12, 9)
    before = look(SEALED_ORDERS, strait.state, "p3").side
    sealed = strait.steer("p1", 4)
    assert [redact(sealed, seat).events for seat in ("p1", "p3", "p2")] == [(), (), ()]
    assert look(SEALED_ORDERS, strait.state, "p3").side == before
    assert look(SEALED_ORDERS, strait.state, "p3").own == p.Own()
    assert look(SEALED_ORDERS, strait.state, "p1").own == p.Own(order=p.Order(by=4, shot=None))
    assert not may_undo(SEALED_ORDERS, [sealed], "p1")
    with pytest.raises(NotYourTurn):
        strait.steer("p1", 1)


@pytest.mark.rule("SO-ORDER-01")
def test_an_order_answers_only_the_question_that_is_open() -> None:
    strait = Strait(1, 12, 9)
    with pytest.raises(NotOffered, match="SO-ORDER-01"):
        strait.act("p1", p.Steer(decision=2, by=0))


@pytest.mark.rule("SO-ORDER-03", "SO-FIRE-01")
def test_all_ships_sail_before_any_fires_and_a_shot_hits_each_foe_at_its_place() -> None:
    strait = Strait(8, 12, 8, 12, seats=("p1", "p2", "p3", "p4"))
    strait.steer("p2", -2, shot=9)
    strait.steer("p4", -2)
    strait.steer("p1", 1, shot=10)
    last = strait.steer("p3", 0, 2, 6, 3, shot=12)
    told = redact(last, SPECTATOR).events
    assert told == (
        p.ShotFell(at=9, hit=("p1",)),
        p.ShotFell(at=10, hit=("p2", "p4")),
        p.ShotFell(at=12, hit=()),
    )
    assert strait.state.open.hulls == {"p1": 2, "p2": 2, "p3": 3, "p4": 2}


@pytest.mark.rule("SO-SAIL-01")
@pytest.mark.parametrize("by", [5, -5, -2])
def test_a_ship_sails_four_places_at_most_and_stays_in_the_strait(by: int) -> None:
    with pytest.raises(RuleViolation, match="SO-SAIL-01"):
        Strait(1, 12, 9).steer("p1", by)
    Strait(1, 12, 9).steer("p1", 4)


@pytest.mark.rule("SO-FIRE-01")
@pytest.mark.parametrize(("at", "shot"), [(1, 10), (1, -1), (20, 21)])
def test_a_shot_falls_within_six_places_of_where_the_ship_sails_to(at: int, shot: int) -> None:
    with pytest.raises(RuleViolation, match="SO-FIRE-01"):
        Strait(at, 12, 9).steer("p1", 0, shot=shot)
    Strait(1, 12, 9).steer("p1", 2, shot=9)


@pytest.mark.rule("SO-FIRE-02")
def test_a_shot_with_a_one_does_no_damage_and_everybody_sees_the_die() -> None:
    strait = Strait(8, 10, seats=("p1", "p2"))
    strait.steer("p1", shot=10)
    last = strait.steer("p2", 0, 1)
    assert redact(last, SPECTATOR).events == (p.ShotFell(at=10, hit=()),)
    assert [roll.faces for roll in redact(last, SPECTATOR).rolls] == [(1,)]
    assert strait.state.open.hulls == {"p1": 3, "p2": 3}


@pytest.mark.rule("SO-FIRE-03", "CORE-SECRET-02")
def test_the_tenths_beyond_its_place_at_which_a_shot_fell_are_pictured_and_in_no_view() -> None:
    strait = Strait(8, 12, seats=("p1", "p2"))
    strait.steer("p1", 1, shot=14)
    strait.steer("p2", 0, 1)
    assert pictured(SEALED_ORDERS, strait.state) == (3,)
    assert look(SEALED_ORDERS, strait.state, SPECTATOR).open.splashes == ((14, ()),)


@pytest.mark.rule("SO-END-01")
def test_all_seats_of_a_side_win_once_the_other_side_has_no_ship_left() -> None:
    strait = Strait(8, 10, 9)
    strait.state.open.hulls["p2"] = 1
    strait.steer("p1", shot=10)
    strait.steer("p2")
    last = strait.steer("p3", 0, 2)
    assert p.ShipSunk(ship="p2") in redact(last, SPECTATOR).events
    assert SEALED_ORDERS.outcome(strait.state) == Outcome(
        winners=("p1", "p3"), reason="rounds-over"
    )
    assert SEALED_ORDERS.to_act(strait.state) == ()


@pytest.mark.rule("SO-END-01")
def test_equal_hull_on_both_sides_is_a_draw() -> None:
    strait = Strait(8, 10, seats=("p1", "p2"), rounds=1)
    strait.all_stay()
    assert SEALED_ORDERS.outcome(strait.state) == Outcome(winners=(), reason="rounds-over")


@pytest.mark.rule("SO-PLANK-01")
def test_an_offer_of_a_plank_is_hidden_from_foes_and_holds_up_nobody() -> None:
    strait = Strait(8, 10, 9)
    step = strait.offer("p1", "p3")
    assert redact(step, "p2").events == ()
    assert look(SEALED_ORDERS, strait.state, "p2").offers == []
    strait.all_stay()
    assert strait.state.open.round == 2


@pytest.mark.rule("SO-PLANK-01")
def test_a_plank_cannot_be_offered_to_a_foe_nor_by_a_ship_with_one_point_of_hull() -> None:
    strait = Strait(8, 10, 9)
    with pytest.raises(RuleViolation, match="no-ally"):
        strait.offer("p1", "p2")
    strait.state.open.hulls["p1"] = 1
    with pytest.raises(RuleViolation, match="no-plank-to-give"):
        strait.offer("p1", "p3")


@pytest.mark.rule("SO-PLANK-01")
def test_a_plank_may_be_withdrawn_and_is_not_offered_twice() -> None:
    strait = Strait(8, 10, 9)
    strait.offer("p1", "p3")
    with pytest.raises(RuleViolation, match="no-plank-to-give"):
        strait.offer("p1", "p3")
    (offer,) = strait.state.offers
    strait.act("p1", p.Withdraw(offer=offer.id))
    with pytest.raises(NotOffered, match="not-asked"):
        strait.act("p3", p.Reply(decision=offer.id, yes=True))


@pytest.mark.rule("SO-PLANK-01")
def test_a_captain_who_has_sealed_an_order_cannot_offer_a_plank() -> None:
    strait = Strait(8, 10, 9)
    strait.offer("p3", "p1")
    strait.steer("p1")
    with pytest.raises(NotOffered, match="not-now"):
        strait.offer("p1", "p3")


@pytest.mark.rule("SO-PLANK-02")
def test_an_accepted_plank_moves_a_point_of_hull_and_a_refused_one_does_not() -> None:
    strait = Strait(8, 10, 9)
    strait.offer("p1", "p3")
    strait.steer("p3")
    assert SEALED_ORDERS.to_act(strait.state) == THREE
    strait.reply("p3", yes=True)
    assert strait.state.open.hulls == {"p1": 2, "p2": 3, "p3": 4}
    strait.offer("p1", "p3")
    strait.reply("p3", yes=False)
    assert strait.state.open.hulls == {"p1": 2, "p2": 3, "p3": 4}


@pytest.mark.rule("SO-PLANK-02")
def test_an_offer_lapses_when_the_orders_are_opened() -> None:
    strait = Strait(8, 10, 9)
    strait.offer("p1", "p3")
    (offer,) = strait.state.offers
    last = strait.all_stay()
    assert p.PlankClosed(to=("p1", "p3"), offer=offer, how="lapsed") in last.events
    assert strait.state.offers == []
