"""Tally: the smallest game with people, dice, secrets, an NPC seat, and rules that can fail."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from engine.core.agenda import Ask, Decision, TimeToAnswer, ask, close, waiting
from engine.core.dice import Dice
from engine.core.errors import NotOffered, RuleViolation
from engine.core.forms import Form
from engine.core.game import Game, Outcome, Policy, Upgrade
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderChoice, OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat, clone, only, state, value
from engine.core.referee import Event, Referee
from engine.core.seating import Seating, alike
from engine.core.stops import Stop
from engine.core.words import Text

TIDE: Seat = "npc:tide"


@value
class Options:
    goal: int = 1_000_000
    tide: int = 3
    """Steps that the tide takes after each turn."""


@value
class Add:
    kind: Literal["add"] = "add"
    by: int = 1


@value
class Roll:
    kind: Literal["roll"] = "roll"


@value
class Peek:
    """Look at one's own secret, which nobody else is told."""

    kind: Literal["peek"] = "peek"


@value
class Whisper:
    """Tell one's secret to one other seat."""

    kind: Literal["whisper"] = "whisper"
    to: Seat


@value
class Vote:
    """Put a question to every seat at the same time."""

    kind: Literal["vote"] = "vote"


@value
class Answer:
    kind: Literal["answer"] = "answer"
    decision: int
    by: int


@value
class Pass:
    kind: Literal["pass"] = "pass"


@value
class Break:
    """Make the rules fail halfway through an action."""

    kind: Literal["break"] = "break"


@value
class Curse:
    """Make the rules fail for the tide from now on."""

    kind: Literal["curse"] = "curse"


@value
class Flow:
    kind: Literal["flow"] = "flow"


Action = Add | Roll | Peek | Whisper | Vote | Answer | Pass | Break | Curse | Flow


@value
class Counted(Event):
    kind: Literal["counted"] = "counted"
    total: int


@value
class Peeked(Event):
    kind: Literal["peeked"] = "peeked"
    secret: int


Happening = Counted | Peeked


@value
class VoteDecision(Decision):
    time: ClassVar[TimeToAnswer] = "brief"
    kind: Literal["vote"] = "vote"


@value
class Orders:
    """Standing orders: *vote* answers every vote; None leaves the answer to the captain."""

    vote: int | None = None


@state
class Open:
    total: int
    active: Seat
    seats: tuple[Seat, ...]
    tide: int
    flows: int
    goal: int
    cursed: bool = False


@state
class Own:
    secret: int


@state
class Hidden:
    pass


@state
class TallyState:
    open: Open
    own: dict[Seat, Own]
    hidden: Hidden
    offers: list[VoteDecision]
    agenda: list[Ask[VoteDecision]]
    asked: int = 0


@state
class TallyView:
    seat: Seat
    open: Open
    own: Own | None
    offers: list[VoteDecision]
    agenda: list[Ask[VoteDecision]]
    asked: int


class Tally:
    slug = "tally"
    version = 1
    upgrades: Mapping[int, Upgrade] = {}
    preview: Literal["full", "legality"] = "full"
    state_type = TallyState
    options_type = Options
    action_type = Action
    event_type = Happening
    decision_type = VoteDecision
    view_type = TallyView
    open_ended: tuple[type[Any], ...] = ()
    final: tuple[type[Any], ...] = ()
    at_once: tuple[type[Any], ...] = ()
    side_of = None
    with_data = None
    pictured = None
    orders_type = Orders
    presets: Mapping[str, Options] = {"calm": Options(), "still": Options(tide=0)}
    words = GameWords()
    levels: Mapping[str, Policy] = {
        "hasty": lambda view, dice: Add(by=dice.roll(1, 6, "policy")[0]) if _odd(view) else Pass(),
        "faulty": lambda view, dice: Add(by=-1),
    }

    def seats(self, options: Options) -> Seating:
        del options
        return alike(1, 4)

    def setup(self, seats: Sequence[Seat], options: Options, referee: Referee) -> TallyState:
        own = {seat: Own(secret=referee.roll(1, 6, "T", to=only(seat))[0]) for seat in seats}
        sea = Open(
            total=0,
            active=seats[0],
            seats=tuple(seats),
            tide=0,
            flows=options.tide,
            goal=options.goal,
        )
        return TallyState(open=sea, own=own, hidden=Hidden(), offers=[], agenda=[])

    def to_act(self, state: TallyState) -> tuple[Seat, ...]:
        if self.outcome(state):
            return ()
        asked = tuple(decision.seat for decision in waiting(state.agenda))
        return asked or ((TIDE,) if state.open.tide else (state.open.active,))

    def pending(self, state: TallyState) -> Sequence[VoteDecision]:
        return waiting(state.agenda)

    def outcome(self, state: TallyState) -> Outcome | None:
        sea = state.open
        return Outcome(winners=(sea.active,), reason="goal") if sea.total >= sea.goal else None

    def imagine(self, view: TallyView, dice: Dice) -> TallyState:
        known = clone(view)
        own = {seat: Own(secret=dice.roll(1, 6, "T")[0]) for seat in known.open.seats}
        if known.own:
            own[known.seat] = known.own
        return TallyState(
            open=known.open,
            own=own,
            hidden=Hidden(),
            offers=known.offers,
            agenda=known.agenda,
            asked=known.asked,
        )

    def suggest(self, view: TallyView) -> Iterator[Action]:
        if waiting(view.agenda):
            mine = (asked for asked in waiting(view.agenda) if asked.seat == view.seat)
            yield from (Answer(decision=asked.id, by=1) for asked in mine)
        elif view.seat == TIDE:
            yield Flow()
        else:
            yield from (Add(), Roll(), Pass())

    def plans(self, view: TallyView) -> Iterable[Plan[Action]]:
        del view
        return ()

    def stops(self, view: TallyView) -> Sequence[Stop]:
        del view
        return ()

    def forms(self, view: TallyView) -> Iterable[Form[Action]]:
        del view
        return ()

    def finish(self, view: TallyView) -> Action | None:
        return Pass() if view.seat != TIDE else None

    def default(self, view: TallyView) -> Action:
        if view.open.cursed and view.seat == TIDE:
            raise KeyError("the tide is lost")
        *_, last = self.suggest(view)
        return last

    def answer(self, view: TallyView, decision: VoteDecision, orders: Orders) -> Action | None:
        if decision.seat != view.seat or orders.vote is None:
            return None
        return Answer(decision=decision.id, by=orders.vote)

    def order_menus(self, orders: Orders) -> Sequence[OrderMenu[Orders]]:
        choices = tuple(
            OrderChoice(label=Text.of("order-vote", by=by or 0), orders=Orders(vote=by))
            for by in (None, 1, 2)
        )
        return (OrderMenu(question=Text.of("ask-vote"), choices=choices),)

    def faults(self, state: TallyState) -> Iterator[str]:
        if state.open.total < 0:
            yield f"total: {state.open.total} is less than nothing"

    def check(self, view: TallyView, action: Action) -> None:
        asked = [one.id for one in waiting(view.agenda) if one.seat == view.seat]
        if isinstance(action, Answer) != bool(asked):
            raise NotOffered("T-1", "not-now")
        if isinstance(action, Answer) and action.decision not in asked:
            raise NotOffered("T-1", "not-asked", decision=action.decision)
        if isinstance(action, Add) and action.by <= 0:
            raise RuleViolation("T-2", "too-few", by=action.by)

    def apply(self, state: TallyState, seat: Seat, action: Action, referee: Referee) -> None:
        sea = state.open
        match action:
            case Add(by=by):
                sea.total += by
            case Roll():
                sea.total += referee.roll(1, 6, "T")[0]
            case Peek():
                referee.announce(Peeked(to=only(seat), secret=state.own[seat].secret))
                return
            case Whisper(to=to):
                referee.announce(Peeked(to=only(to), secret=state.own[seat].secret))
                return
            case Vote():
                ids = enumerate(sea.seats, state.asked + 1)
                ask(state, *(VoteDecision(id=at, seat=one, rule="T") for at, one in ids))
            case Answer(decision=decision, by=by):
                sea.total += by
                close(state.agenda, next(d for d in waiting(state.agenda) if d.id == decision))
            case Pass():
                sea.tide = sea.flows
                self._hand_on(sea)
            case Break():
                sea.total += 1_000
                raise ZeroDivisionError("halfway")
            case Curse():
                sea.cursed = True
            case Flow():
                sea.total += referee.roll(1, 6, "T")[0]
                sea.tide -= 1
        referee.announce(Counted(total=sea.total))

    def perform(self, state: TallyState, task: Any, referee: Referee) -> None:
        raise AssertionError("a tally has no tasks")

    def label(self, view: TallyView, action: Action) -> tuple[Text, ...]:
        return (Text.of(f"action-{action.kind}"),)

    def tell(self, view: TallyView, event: Happening) -> Text | None:
        return Text.of(f"event-{event.kind}")

    def ask(self, view: TallyView, decision: VoteDecision) -> Text:
        return Text.of("ask-vote")

    def _hand_on(self, sea: Open) -> None:
        seats = sea.seats
        sea.active = seats[(seats.index(sea.active) + 1) % len(seats)]


def _odd(view: TallyView) -> bool:
    return view.open.total % 2 == 1


TALLY: Game[TallyState, Action, TallyView, Options] = Tally()
