"""Sealed orders as the kernel sees it; each order and task is resolved in ``rules``."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, assert_never

from engine.core.agenda import Ask, waiting
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Policy, Upgrade
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.core.seating import Seating, Side
from engine.core.words import Text
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders import rules, words

FIVE = ("p1", "p2", "p3", "p4", "p5")


class SealedOrders:
    slug = "sealed_orders"
    version = 1
    upgrades: Mapping[int, Upgrade] = {}
    preview: Literal["full", "legality"] = "legality"
    state_type = p.SealedState
    options_type = p.Options
    action_type = p.Action
    event_type = p.Happening
    decision_type = p.Question
    view_type = p.SealedView
    open_ended: tuple[type[Any], ...] = (p.Steer,)
    final: tuple[type[Any], ...] = (p.Steer,)
    at_once: tuple[type[Any], ...] = ()
    orders_type = None
    with_data = None
    presets: Mapping[str, p.Options] = {
        "strait": p.Options(),
        "two_to_one": p.Options(rounds=3, captains="three"),
    }
    words = GameWords(summary=words.summary, hand=words.chart, map=words.chart, goal=words.goal)
    levels: Mapping[str, Policy] = {}

    def side_of(self, sea: p.Open, seat: Seat) -> Side | None:
        return p.SIDES.get(seat) if seat in sea.hulls else None

    def seats(self, options: p.Options) -> Seating:
        """SO-SIDE-01: up to five captains, or three; every other one sails from the west."""
        seats = FIVE[:3] if options.captains == "three" else FIVE
        sides = tuple(
            (side, tuple(seat for seat in seats if seat in crew)) for side, crew in p.SEATS.items()
        )
        return Seating(seats=seats, least=3 if options.captains == "three" else 2, sides=sides)

    def setup(self, seats: Sequence[Seat], options: p.Options, referee: Referee) -> p.SealedState:
        start = p.SealedState(
            open=p.Open(rounds=options.rounds, hulls=dict.fromkeys(seats, p.HULL)),
            own={seat: p.Own() for seat in seats},
            sides={
                side: p.Chart(ships={seat: 0 for seat in seats if seat in crew}, seen={})
                for side, crew in p.SEATS.items()
            },
            hidden=p.Hidden(),
            offers=[],
            agenda=[],
        )
        rules.set_out(start, referee)
        rules.begin_round(start)
        return start

    def to_act(self, state: p.SealedState) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(asked.seat for asked in self.pending(state)))

    def pending(self, state: p.SealedState) -> Sequence[p.Question]:
        return [*waiting(state.agenda), *state.offers]

    def outcome(self, state: p.SealedState) -> Outcome | None:
        """SO-END-01: more hull wins for all of a side."""
        if not state.open.over:
            return None
        hulls = dict.fromkeys(p.SEATS, 0)
        for seat, hull in state.open.hulls.items():
            hulls[p.SIDES[seat]] += hull
        best = [side for side in hulls if hulls[side] == max(hulls.values())]
        won = [seat for seat in state.open.hulls if p.SIDES[seat] in best] if best[1:] == [] else []
        return Outcome(winners=tuple(won), reason="rounds-over")

    def imagine(self, view: p.SealedView, dice: Dice) -> p.SealedState:
        """Foes out of sight lie anywhere that is; who has sealed has ordered anything."""
        known, referee = clone(view), Referee(dice)
        sides = self._imagined_sides(known, referee)
        asked = {asked.seat for asked in waiting(known.agenda)}
        own = {seat: p.Own() for seat in known.open.hulls}
        for side, chart in sides.items():
            for seat, at in chart.ships.items():
                if p.SIDES[seat] == side and seat not in asked and not known.open.over:
                    own[seat].order = _any_order(at, referee)
        if known.own is not None:
            own[known.seat] = known.own
        return p.SealedState(
            open=known.open,
            own=own,
            sides=sides,
            hidden=p.Hidden(),
            offers=known.offers,
            agenda=known.agenda,
            asked=known.asked,
        )

    def suggest(self, view: p.SealedView) -> Iterator[p.Action]:
        asked, chart = rules.order_asked(view), view.side
        if asked is not None and chart is not None:
            at = chart.ships[view.seat]
            for by in range(-p.SPEED, p.SPEED + 1):
                if at + by in p.STRAIT:
                    yield p.Steer(decision=asked.id, by=by)
            for shot in sorted(set(chart.seen.values())):
                if abs(shot - at) <= p.REACH:
                    yield p.Steer(decision=asked.id, by=0, shot=shot)
            if view.open.hulls[view.seat] > 1 and not rules.own_offers(view):
                yield from (p.OfferPlank(to=ally) for ally in rules.allies(view))
        for offer in rules.own_offers(view):
            yield p.Withdraw(offer=offer.id)
        for offer in rules.offered(view):
            yield from (p.Reply(decision=offer.id, yes=yes) for yes in (True, False))

    def plans(self, view: p.SealedView) -> Iterable[Plan[p.Action]]:
        del view
        return ()

    def forms(self, view: p.SealedView) -> Iterable[Form[p.Action]]:
        asked = rules.order_asked(view)
        return () if asked is None else (rules.order_form(asked),)

    def finish(self, view: p.SealedView) -> p.Action | None:
        del view
        return None

    def default(self, view: p.SealedView) -> p.Action:
        if (asked := rules.order_asked(view)) is not None:
            return p.Steer(decision=asked.id, by=0)
        return p.Reply(decision=next(rules.offered(view)).id, yes=False)

    def answer(self, view: p.SealedView, decision: p.Question, orders: None) -> p.Action | None:
        del view, decision, orders

    def order_menus(self, orders: None) -> Sequence[OrderMenu[None]]:
        del orders
        return ()

    def faults(self, state: p.SealedState) -> Iterator[str]:
        afloat = {seat for seat, hull in state.open.hulls.items() if hull}
        for side, chart in state.sides.items():
            if set(chart.ships) != {seat for seat in afloat if p.SIDES[seat] == side}:
                yield f"{side}: its chart has other ships than are afloat"

    def check(self, view: p.SealedView, action: p.Action) -> None:
        match action:
            case p.Steer():
                rules.check_steer(view, action)
            case p.OfferPlank():
                rules.check_offer(view, action)
            case p.Withdraw():
                rules.check_withdraw(view, action)
            case p.Reply():
                rules.check_reply(view, action)
            case _:
                assert_never(action)

    def apply(self, state: p.SealedState, seat: Seat, action: p.Action, referee: Referee) -> None:
        match action:
            case p.Steer():
                rules.seal(state, seat, action)
            case p.OfferPlank():
                rules.offer_plank(state, seat, action, referee)
            case p.Withdraw():
                rules.withdraw(state, action, referee)
            case p.Reply():
                rules.reply(state, action, referee)
            case _:
                assert_never(action)

    def perform(self, state: p.SealedState, task: p.Task, referee: Referee) -> None:
        match task:
            case p.OpenOrders():
                rules.open_orders(state, referee)
            case Ask():
                raise AssertionError("a question is answered, not performed")
            case _:
                assert_never(task)

    def label(self, view: p.SealedView, action: p.Action) -> tuple[Text, ...]:
        return words.label(view, action)

    def tell(self, view: p.SealedView, event: p.Happening) -> Text | None:
        return words.tell(view, event)

    def ask(self, view: p.SealedView, decision: p.Question) -> Text:
        return words.ask(view, decision)

    def _imagined_sides(self, known: p.SealedView, referee: Referee) -> dict[Side, p.Chart]:
        own_side = self.side_of(known.open, known.seat)
        ours = known.side or p.Chart(ships={}, seen={})
        far = [at for at in p.STRAIT if not rules.in_sight(ours.ships, {"anybody": at})]
        sides = {side: p.Chart(ships={}, seen={}) for side in p.SEATS}
        for seat, hull in known.open.hulls.items():
            if hull and p.SIDES[seat] != own_side:
                at = ours.seen.get(seat)
                somewhere = referee.draw(far or p.STRAIT, "SO-FOG-01") if at is None else at
                sides[p.SIDES[seat]].ships[seat] = somewhere
        if own_side is not None:
            sides[own_side] = ours
        west, east = sides["west"], sides["east"]
        for chart, foes in ((west, east), (east, west)):
            if chart is not known.side:
                chart.seen = rules.in_sight(chart.ships, foes.ships)
        return sides


def _any_order(at: p.Place, referee: Referee) -> p.Order:
    """An order that may have been sealed by a ship that lies *at* this place."""
    near = [by for by in range(-p.SPEED, p.SPEED + 1) if at + by in p.STRAIT]
    by = referee.draw(near, "SO-FOG-01")
    reached = [shot for shot in p.STRAIT if abs(shot - at - by) <= p.REACH]
    fires = referee.roll(1, 6, "SO-FOG-01") == (1,)
    return p.Order(by=by, shot=referee.draw(reached, "SO-FOG-01") if fires else None)


SEALED_ORDERS: Game[p.SealedState, p.Action, p.SealedView, p.Options] = SealedOrders()
