"""The protocol that every game fulfils, and the one way to play an action."""

import dataclasses
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from engine.core.agenda import Decision, S, groups, run
from engine.core.dice import Dice, Roll
from engine.core.errors import NotYourTurn, RuleViolation
from engine.core.forms import Form
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Audience, Seat, tells, value
from engine.core.referee import Event, Referee
from engine.core.seating import Seating, Side
from engine.core.stops import Stop
from engine.core.words import Text

A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741
O_contra = TypeVar("O_contra", contravariant=True)

Policy: TypeAlias = Callable[[Any, Dice], Any]
"""Function that picks an action for the seat of a view, with dice that are never the table's."""

Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Function that brings the JSON of a state to the next version."""


SideOf: TypeAlias = Callable[[Any, Seat], Side | None]

Pictured: TypeAlias = Callable[[Any], Any]
"""Function that gives the part of a state that only pictures show, or None."""

WithData: TypeAlias = Callable[[Path | None, Path], "tuple[AnyGame, KeptSet]"]


@value
class KeptSet:
    """Data that a game is played by, as *raw* bytes to be kept, and a *name* for just these bytes.

    *left_out* says which data sets kept before can no longer be played by, and why.
    """

    name: str
    raw: bytes
    left_out: tuple[str, ...] = ()


@value
class Outcome:
    """The end of a finished game: its winners and the reason; without *winners* it is a draw."""

    winners: tuple[Seat, ...]
    reason: str


class Game(Protocol[S, A, V, O_contra]):
    """One rules engine. Stateless: every method is a function of its arguments.

    The types are what ``Codec`` needs: unions of values told apart by ``kind``, or dataclasses.
    """

    slug: str
    version: int
    """Number that grows when recorded games would play back differently or states change shape."""
    upgrades: Mapping[int, Upgrade]
    """Functions that bring a state's JSON to the next version, by the version they start from."""
    preview: Literal["full", "legality"]
    """Content of a preview of an action: all its consequences, or only whether it is legal."""
    state_type: type[S]
    options_type: Any
    action_type: Any
    event_type: Any
    decision_type: Any
    view_type: type[V]
    open_ended: tuple[type[Any], ...]
    """Types of actions with more variants than are suggested.

    A hold may be stowed in any way, and a shot that cannot do anything is legal but not offered.
    """
    final: tuple[type[Any], ...]
    """Types of actions that nobody may take back, even if they revealed no die and no secret."""
    at_once: tuple[type[Any], ...]
    """Types of actions played as soon as a person chooses them, without a preview.

    They use up nothing that could be saved, and their labels say all that a preview could.
    """
    orders_type: Any
    """Type of a seat's standing orders, whose default value orders nothing; None if there are none.

    Standing orders are kept beside the table, neither in its state nor in its log.
    """
    presets: Mapping[str, Any]
    """Named options, the first being the default."""
    words: GameWords
    """Texts of the game about a whole view."""
    levels: Mapping[str, Policy]
    """Policies that play a person's seat, weakest first; ``random`` plays any game."""

    @property
    def side_of(self) -> SideOf | None:
        """Function that gives the side of a seat from the open part of a state.

        None if allies share no secrets. Where there are sides, a state has ``sides``, and a view
        has ``side``: the part of its seat's own side, or None.
        """
        ...

    @property
    def pictured(self) -> Pictured | None:
        """Function that gives, as a value, what every eye sees and no word may tell.

        Drawers alone are given it. None if views hold all that is drawn.
        """
        ...

    @property
    def with_data(self) -> WithData | None:
        """Function that makes the game play by a host's files; None if it has no data of its own.

        It is given the folder of the host's files, or None, and the folder where all data sets of
        the game are kept, each as ``<name>.json``. It makes those known again, lays the host's
        files over the game's own, and returns the game that new tables play, with the data set it
        plays by.

        :raises BadData: naming the file and key that is wrong.
        """
        ...

    def seats(self, options: O_contra) -> Seating:
        """Seats that may be taken and the sides they are on, under *options*."""
        ...

    def setup(self, seats: Sequence[Seat], options: O_contra, referee: Referee) -> S: ...
    def to_act(self, state: S) -> tuple[Seat, ...]: ...
    def pending(self, state: S) -> Sequence[Decision]: ...
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A state that looks like *view* to its seat, with everything hidden dealt anew."""

    @abstractmethod
    def suggest(self, view: V) -> Iterator[A]:
        """Legal actions of the view's seat; all of them if the game is finite."""

    @abstractmethod
    def plans(self, view: V) -> Iterable[Plan[A]]:
        """Whole intentions for the view's seat when its turn is open, the best first."""

    @abstractmethod
    def stops(self, view: V) -> Sequence[Stop]:
        """Changes that may call the view's seat back to a turn planned ahead, at any time."""

    @abstractmethod
    def forms(self, view: V) -> Iterable[Form[A]]:
        """Forms in which the view's seat may type instead of choosing in menus."""

    @abstractmethod
    def finish(self, view: V) -> A | None:
        """The action that ends the seat's turn, legal yet or not; None if turns end alone."""

    @abstractmethod
    def default(self, view: V) -> A:
        """The action that the clock may play for the view's seat."""

    def answer(self, view: V, decision: Any, orders: Any) -> A | None:
        """The legal action by which *orders* of the view's seat answer a pending *decision*.

        None leaves it to the seat.
        """

    @abstractmethod
    def order_menus(self, orders: Any) -> Sequence[OrderMenu[Any]]:
        """Menus of the standing orders of a seat, given the *orders* that stand now."""

    @abstractmethod
    def faults(self, state: S) -> Iterator[str]:
        """Faults of a *state* that was loaded, in words for the host; none if it makes sense.

        It must not fail on any state that the codec accepts.
        """

    def check(self, view: V, action: A) -> None:
        """:raises RuleViolation: if *action* is illegal, as far as the view's seat can know."""

    def apply(self, state: S, seat: Seat, action: A, referee: Referee) -> None:
        """Resolve a checked *action*, pushing the tasks that follow on the agenda."""

    def perform(self, state: S, task: Any, referee: Referee) -> None:
        """Resolve one task of the agenda."""

    @abstractmethod
    def label(self, view: V, action: A) -> tuple[Text, ...]:
        """The labels that lead to *action* in the menus; no two suggestions share a path."""

    def tell(self, view: V, event: Any) -> Text | None:
        """The sentence about *event* for the view's seat; None if the event needs none."""

    @abstractmethod
    def ask(self, view: V, decision: Any) -> Text:
        """The sentence that asks the pending *decision*."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types are not known."""


def is_npc(seat: Seat) -> bool:
    """Whether the rules themselves play *seat*."""
    return seat.startswith("npc:")


def seat_counts(game: AnyGame) -> range:
    """The possible numbers of seats taken, over all presets."""
    seatings = [game.seats(options) for options in game.presets.values()]
    return range(min(one.least for one in seatings), max(one.most for one in seatings) + 1)


def standard_options(game: Game[S, A, V, O]) -> O:
    """Options for measuring whole games: the preset called standard, or else the first."""
    presets = game.presets
    return cast("O", presets.get("standard") or next(iter(presets.values())))


def look(game: Game[S, A, V, O], state: S, seat: Seat) -> V:
    """The view of *seat*: the parts of *state* that it may know.

    The parts are shared, not copied, so a look costs nothing: read them at once and change nothing;
    ``clone`` the view to keep it.
    """
    view, side_of = cast("Callable[..., V]", game.view_type), game.side_of
    shown, own, agenda, asked = state.open, state.own.get(seat), state.agenda, state.asked
    offers = [offer for offer in state.offers if tells(offer.to, seat)] if state.offers else []
    if side_of is None:
        return view(seat=seat, open=shown, own=own, offers=offers, agenda=agenda, asked=asked)
    side = _side_part(state, side_of(shown, seat))
    return view(
        seat=seat, open=shown, own=own, side=side, offers=offers, agenda=agenda, asked=asked
    )


def pictured(game: Game[S, A, V, O], state: S) -> Any:
    """What every eye sees of *state* and no view holds, for drawers alone; None if nothing."""
    return None if game.pictured is None else game.pictured(state)


def upgraded(game: Game[S, A, V, O], raw: dict[str, Any], version: int) -> dict[str, Any]:
    """The JSON of a state of *version*, brought to the game's present version."""
    for older in range(version, game.version):
        raw = game.upgrades[older](raw)
    return raw


def faults(game: Game[S, A, V, O], state: S) -> Iterator[str]:
    """Faults of a *state* that was loaded, in words for the host; none if it makes sense."""
    asked: list[Decision] = [*chain(*groups(state.agenda)), *state.offers]
    ids = [decision.id for decision in asked]
    if len(set(ids)) < len(ids) or any(not 0 < number <= state.asked for number in ids):
        yield "agenda: a question has the id of another, or one not given yet"
    if not all(groups(state.agenda)):
        yield "agenda: a question is put to nobody"
    if any(decision.seat not in state.own for decision in asked):
        yield "agenda: a question is put to somebody who has no seat"
    yield from game.faults(state)


By = Literal["person", "order", "default", "policy", "rules", "host"]
"""Source of a seat's action; *rules* is for NPC seats, and for a question with a single answer."""


@value
class Setup(Generic[O, E]):
    """Row 0 of a log: how a game began."""

    seats: tuple[Seat, ...]
    options: O
    rolls: tuple[Roll, ...] = ()
    events: tuple[E, ...] = ()


@value
class Step(Generic[A, E]):
    """One action and everything that followed: the unit of log, undo and announcement.

    *action* is None once redacted: other seats learn of an action by its events alone.
    """

    kind: Literal["step"] = "step"
    seq: int
    seat: Seat
    by: By
    action: A | None
    rolls: tuple[Roll, ...]
    events: tuple[E, ...]


def begin(
    game: Game[S, A, V, O], seats: Sequence[Seat], options: O, dice: Dice
) -> tuple[S, Setup[O, Any]]:
    referee = Referee(dice)
    state = game.setup(seats, options, referee)
    run(state, referee, game.perform)
    rolls, events = tuple(referee.rolls), tuple(referee.events)
    return state, Setup(seats=tuple(seats), options=options, rolls=rolls, events=events)


def play(
    game: Game[S, A, V, O],
    state: S,
    seat: Seat,
    action: A,
    dice: Dice,
    *,
    seq: int,
    by: By = "person",
    why: Event | None = None,
) -> Step[A, Any]:
    """Resolve *action* for *seat* and all that follows, changing *state* in place.

    *why* is a stated event: the reason *seat* gives for its action, told before the events that
    follow.

    :raises RuleViolation: if the action is illegal. *state* is then unchanged: the check is given a
    view only, so it can neither change the state nor tell a secret.
    """
    if seat not in game.to_act(state):
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    game.check(look(game, state, seat), action)
    referee = Referee(dice)
    if why is not None:
        assert why.stated, f"{why} follows from no rule"
        referee.announce(why)
    game.apply(state, seat, action, referee)
    run(state, referee, game.perform)
    rolls, events = tuple(referee.rolls), tuple(referee.events)
    return Step(seq=seq, seat=seat, by=by, action=action, rolls=rolls, events=events)


def carry_out(
    game: Game[S, A, V, O],
    state: S,
    seat: Seat,
    plan: Sequence[A],
    dice: Callable[[int], Dice],
    *,
    seq: int,
    by: By = "person",
    why: Event | None = None,
) -> Iterator[Step[A, Any]]:
    """Play *plan*, one action a row from row *seq* on, up to the first roll or question.

    *why* is the reason *seat* gives for its first action.

    :raises RuleViolation: if the first action is illegal; a later one that is illegal only ends the
    plan.
    """
    for row, action in enumerate(plan, seq):
        try:
            said = why if row == seq else None
            step = play(game, state, seat, action, dice(row), seq=row, by=by, why=said)
        except RuleViolation:
            if row == seq:
                raise
            return
        yield step
        if step.rolls or game.pending(state) or seat not in game.to_act(state):
            return


def redact(step: Step[A, Any], seat: Seat) -> Step[A, Any]:
    """A copy of *step* without the parts that *seat* may not see."""
    return dataclasses.replace(
        step,
        action=step.action if seat == step.seat else None,
        rolls=tuple(roll for roll in step.rolls if tells(roll.to, seat)),
        events=told(step.events, seat),
    )


def told(events: Sequence[E], seat: Seat) -> tuple[E, ...]:
    """Those of *events* that *seat* may know of."""
    return tuple(event for event in events if tells(_audience(event), seat))


def _side_part(state: Any, side: Side | None) -> Any:
    """The part of the state that belongs to *side*; None for a seat that is on no side."""
    return None if side is None else state.sides[side]


def _audience(event: Any) -> Audience:
    assert isinstance(event, Event)
    return event.to
