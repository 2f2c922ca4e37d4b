"""Sealed orders as the kernel sees it; ``rules`` resolves its orders and tasks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Pictured, SideOf
from engine.core.game_words import GameWords
from engine.core.records import Seat, clone
from engine.core.referee import Referee
from engine.core.seating import Seating, Side
from engine.core.stops import Stop, counted
from engine.core.turn_game import TurnGame
from engine.core.words import Text
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders import rules, words

FIVE = ("p1", "p2", "p3", "p4", "p5")


class SealedOrders(TurnGame[p.SealedState, p.Action, p.SealedView, p.Options]):
    """A game without turns: every seat that is asked may act."""

    slug = "sealed_orders"
    preview: Literal["full", "legality"] = "legality"
    state_type = p.SealedState
    options_type = p.Options
    action_type = p.Action
    event_type = p.Happening
    decision_type = p.Question
    view_type = p.SealedView
    open_ended: tuple[type[Any], ...] = (p.Steer,)
    final: tuple[type[Any], ...] = (p.Steer,)
    presets: Mapping[str, p.Options] = {
        "strait": p.Options(),
        "two_to_one": p.Options(rounds=3, captains="three"),
    }
    words = GameWords(summary=words.summary, hand=words.chart, map=words.chart, goal=words.goal)
    rules = rules.RULES

    @property
    def side_of(self) -> SideOf:
        return rules.side_of

    @property
    def pictured(self) -> Pictured:
        """SO-FIRE-03: every eye sees just where shots fell."""
        return _tenths

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

    def is_over(self, shown: p.Open) -> bool:
        return shown.over

    def on_turn(self, shown: p.Open) -> None:
        del shown

    def to_act(self, state: p.SealedState) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(asked.seat for asked in self.pending(state)))

    def outcome(self, state: p.SealedState) -> Outcome | None:
        """SO-END-01: the side with more points of hull wins, with all its seats."""
        if not state.open.over:
            return None
        hulls = dict.fromkeys(p.SEATS, 0)
        for seat, hull in state.open.hulls.items():
            hulls[p.SIDES[seat]] += hull
        best = [side for side in hulls if hulls[side] == max(hulls.values())]
        won = [seat for seat in state.open.hulls if p.SIDES[seat] in best] if best[1:] == [] else []
        return Outcome(winners=tuple(won), reason="rounds-over")

    def imagine(self, view: p.SealedView, dice: Dice) -> p.SealedState:
        """Put foes out of sight at random places there, and guess the orders already sealed."""
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
            hidden=p.Hidden(tenths=tuple(_any_tenths(referee) for _ in known.open.splashes)),
            offers=known.offers,
            agenda=known.agenda,
            asked=known.asked,
        )

    def suggest(self, view: p.SealedView) -> Iterator[p.Action]:
        """The round's order first, then actions without a question, then answers to offers."""
        questions = self.rules.questions
        asked = [*questions.asked_of(view)]
        for one in asked:
            if one.blocking:
                yield from questions.suggest(view, one)
        yield from self.rules.orders.suggest(view)
        for one in asked:
            if not one.blocking:
                yield from questions.suggest(view, one)

    def stops(self, view: p.SealedView) -> Sequence[Stop]:
        """Foes that the own side sees, and the hull that the own ship lacks."""
        if view.side is None:
            return ()
        lacking = p.HULL - view.open.hulls[view.seat]
        return (
            Stop(key="seen", label=Text.of("stop-seen"), watch=tuple(sorted(view.side.seen))),
            Stop(key="hit", label=Text.of("stop-hit"), watch=counted("hit", lacking)),
        )

    def forms(self, view: p.SealedView) -> Iterable[Form[p.Action]]:
        asked = rules.order_asked(view)
        return () if asked is None else (rules.order_form(asked),)

    def default_answer(self, view: p.SealedView, asked: p.Question) -> p.Action:
        if isinstance(asked, p.OrderDecision):
            return p.Steer(decision=asked.id, by=0)
        return p.Reply(decision=asked.id, yes=False)

    def faults(self, state: p.SealedState) -> Iterator[str]:
        afloat = {seat for seat, hull in state.open.hulls.items() if hull}
        for side, chart in state.sides.items():
            if set(chart.ships) != {seat for seat in afloat if p.SIDES[seat] == side}:
                yield f"{side}: its chart has other ships than are afloat"

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


def _tenths(state: p.SealedState) -> tuple[int, ...]:
    return state.hidden.tenths


def _any_tenths(referee: Referee) -> int:
    (face,) = referee.roll(1, 10, "SO-FIRE-03")
    return face - 1


def _any_order(at: p.Place, referee: Referee) -> p.Order:
    """A random order for a ship at this place, as another seat may have sealed it."""
    near = [by for by in range(-p.SPEED, p.SPEED + 1) if at + by in p.STRAIT]
    by = referee.draw(near, "SO-FOG-01")
    reached = [shot for shot in p.STRAIT if abs(shot - at - by) <= p.REACH]
    fires = referee.roll(1, 6, "SO-FOG-01") == (1,)
    return p.Order(by=by, shot=referee.draw(reached, "SO-FOG-01") if fires else None)


SEALED_ORDERS: Game[p.SealedState, p.Action, p.SealedView, p.Options] = SealedOrders()
