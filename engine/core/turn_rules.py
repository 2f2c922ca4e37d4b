"""The rules of a game in turns: orders in a seat's own turn, answers to questions, and tasks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar

from engine.core.agenda import State, View, waiting
from engine.core.questions import Questions
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.tasks import Tasks

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class OrderRules(Generic[S, V, A]):
    """Rules for the orders that a seat gives in its own turn, without being asked.

    *check* raises ``RuleViolation`` if an order is not allowed now. *suggest* offers the allowed
    orders. *default* is the order that the clock gives. *apply* carries out a checked order.
    """

    check: Callable[[V, A], None]
    suggest: Callable[[V], Iterator[A]]
    default: Callable[[V], A]
    apply: Callable[[S, Seat, A, Referee], None]


def _unchanged(state: Any) -> None:
    del state


def _settled(state: Any, referee: Referee) -> None:
    del state, referee


@dataclass(frozen=True, kw_only=True)
class TurnRules(Generic[S, V, A]):
    """All the rules of a game for its actions: answers to questions, and orders.

    *before* prepares a state for an action or a task, and *after* settles its effects.
    """

    orders: OrderRules[S, V, Any]
    questions: Questions[S, V, A]
    tasks: Tasks[S]
    before: Callable[[S], None] = _unchanged
    after: Callable[[S, Referee], None] = _settled

    def suggest(self, view: V, on_turn: Seat | None) -> Iterator[A]:
        """The actions offered to the seat of *view*: answers, and orders if it is its turn.

        Nobody may give orders while play waits for an answer.
        """
        questions = self.questions
        may_order = view.seat == on_turn and not waiting(view.agenda)
        orders = self.orders.suggest(view) if may_order else iter(())
        if not questions.pending(view):
            return orders
        asked = questions.asked_of(view)
        answers = chain.from_iterable(questions.suggest(view, one) for one in asked)
        return chain(answers, orders)

    def check(self, view: V, action: A) -> None:
        """:raises RuleViolation: if *action* is illegal, as far as the view's seat can know."""
        if type(action) in self.questions.answers:
            self.questions.check(view, action)
        else:
            self.orders.check(view, action)

    def apply(self, state: S, seat: Seat, action: A, referee: Referee) -> None:
        """Resolve a checked *action*, pushing the tasks that follow on the agenda."""
        self.before(state)
        if type(action) in self.questions.answers:
            self.questions.resolve(state, action, referee)
        else:
            self.orders.apply(state, seat, action, referee)
        self.after(state, referee)

    def perform(self, state: S, task: object, referee: Referee) -> None:
        """Resolve one *task* of the agenda."""
        self.before(state)
        self.tasks.by_type[type(task)](state, task, referee)
        self.after(state, referee)
