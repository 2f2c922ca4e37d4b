"""Games in turns: their shared methods, so that each game states its types, rules and words."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar

from engine.core.agenda import State, View, waiting
from engine.core.data_sets import D, DataSets
from engine.core.dice import Dice
from engine.core.forms import Form
from engine.core.game import KeptSet, Outcome, Pictured, Policy, SideOf, Upgrade, WithData
from engine.core.game_words import GameWords
from engine.core.order_menus import OrderMenu
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.seating import Seating
from engine.core.stops import Stop
from engine.core.turn_rules import TurnRules
from engine.core.words import Text

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741


class TurnGame(ABC, Generic[S, A, V, O]):
    """A ``Game`` with the members that most games have in common; ``Game`` explains each one."""

    slug: str
    version: int = 1
    upgrades: Mapping[int, Upgrade] = {}
    preview: Literal["full", "legality"] = "full"
    state_type: type[S]
    options_type: Any
    action_type: Any
    event_type: Any
    decision_type: Any
    view_type: type[V]
    open_ended: tuple[type[Any], ...] = ()
    final: tuple[type[Any], ...] = ()
    at_once: tuple[type[Any], ...] = ()
    orders_type: Any = None
    presets: Mapping[str, O]
    words: GameWords = GameWords()
    levels: Mapping[str, Policy] = {}
    rules: TurnRules[S, V, A]

    @property
    def side_of(self) -> SideOf | None:
        return None

    @property
    def pictured(self) -> Pictured | None:
        return None

    @property
    def with_data(self) -> WithData | None:
        return None

    @abstractmethod
    def seats(self, options: O) -> Seating: ...

    @abstractmethod
    def setup(self, seats: Sequence[Seat], options: O, referee: Referee) -> S: ...

    @abstractmethod
    def is_over(self, shown: Any) -> bool:
        """Whether the game is finished, from the part of a state that everybody sees."""

    @abstractmethod
    def on_turn(self, shown: Any) -> Seat | None:
        """The seat whose turn it is if no question is open; None if the game has no turns."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S: ...

    @abstractmethod
    def faults(self, state: S) -> Iterator[str]: ...

    @abstractmethod
    def label(self, view: V, action: A) -> tuple[Text, ...]: ...

    @abstractmethod
    def tell(self, view: V, event: Any) -> Text | None: ...

    @abstractmethod
    def ask(self, view: V, decision: Any) -> Text: ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked; if none, the seat on turn and those with an offer to answer."""
        if self.is_over(state.open):
            return ()
        if asked := waiting(state.agenda):
            return tuple(dict.fromkeys(decision.seat for decision in asked))
        seat = self.on_turn(state.open)
        called = () if seat is None else (seat,)
        if not state.offers:
            return called
        return tuple(dict.fromkeys((*called, *(offer.seat for offer in state.offers))))

    def pending(self, state: S) -> Sequence[Any]:
        return self.rules.questions.pending(state)

    def suggest(self, view: V) -> Iterator[A]:
        if self.is_over(view.open):
            return iter(())
        return self.rules.suggest(view, self.on_turn(view.open))

    def plans(self, view: V) -> Iterable[Plan[A]]:
        del view
        return ()

    def stops(self, view: V) -> Sequence[Stop]:
        del view
        return ()

    def forms(self, view: V) -> Iterable[Form[A]]:
        del view
        return ()

    def finish(self, view: V) -> A | None:
        del view
        return None

    def default(self, view: V) -> A:
        asked = next(self.rules.questions.asked_of(view), None)
        may_order = view.seat == self.on_turn(view.open) and not waiting(view.agenda)
        if asked is not None and not may_order:
            return self.default_answer(view, asked)
        order: A = self.rules.orders.default(view)
        return order

    def default_answer(self, view: V, asked: Any) -> A:
        """The clock's answer to *asked*: the first one suggested, unless a game overrides this."""
        return self.rules.questions.default(view, asked)

    def answer(self, view: V, decision: Any, orders: Any) -> A | None:
        del view, decision, orders
        return None

    def order_menus(self, orders: Any) -> Sequence[OrderMenu[Any]]:
        del orders
        return ()

    def check(self, view: V, action: A) -> None:
        self.rules.check(view, action)

    def apply(self, state: S, seat: Seat, action: A, referee: Referee) -> None:
        self.rules.apply(state, seat, action, referee)

    def perform(self, state: S, task: Any, referee: Referee) -> None:
        self.rules.perform(state, task, referee)


class DataSetGame(TurnGame[S, A, V, O], Generic[S, A, V, O, D]):
    """A game in turns built from one of its *data_sets*: ours, or a host's."""

    data_sets: ClassVar[DataSets[Any]]

    def __init__(self, data: D | None = None) -> None:
        self._data: D | None = self.data_sets.register(data) if data else None

    @property
    def data(self) -> D:
        """The data set of new tables; unless one was given, ours, read when first needed."""
        ours: D = self.data_sets.standard()
        return self._data or ours

    @property
    def with_data(self) -> WithData:
        return self._with_data

    def _with_data(
        self, overlay: Path | None, kept: Path
    ) -> tuple["DataSetGame[S, A, V, O, D]", KeptSet]:
        data, kept_set = self.data_sets.kept(overlay, kept)
        return type(self)(data), kept_set
