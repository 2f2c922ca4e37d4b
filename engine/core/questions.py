"""Questions to seats: the answers to each kind, and the effects of an answer, in one object."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar, cast

from engine.core.agenda import Decision, State, View, close, waiting
from engine.core.errors import NotOffered
from engine.core.referee import Referee

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
D = TypeVar("D", bound=Decision)
A = TypeVar("A")
R = TypeVar("R")


def _allow(view: Any, asked: Any, answer: Any) -> None:
    """Accept any answer."""
    del view, asked, answer


def _no_orders(view: Any) -> Iterable[Any]:
    del view
    return ()


@dataclass(frozen=True, kw_only=True)
class Question(Generic[S, V, D, A]):
    """The rules for one kind of *decision*; an answer to it has one of the types *answers*.

    *check* raises ``RuleViolation`` if an answer is not allowed. *suggest* offers answers, first
    the one that the clock gives unless the game's judgement knows a better one. *resolve* carries
    an answer out; the decision is closed by then, unless the answer is of a type in *leave_open*.
    *orders* are further actions that the seat may take while it is asked.
    """

    decision: type[D]
    answers: tuple[type[A], ...]
    suggest: Callable[[V, D], Iterable[A]]
    resolve: Callable[[S, D, A, Referee], None]
    check: Callable[[V, D, A], None] = _allow
    leave_open: tuple[type[A], ...] = ()
    orders: Callable[[V], Iterable[Any]] = _no_orders


def blocking(table: State | View) -> Sequence[Any]:
    """The decisions that play waits for."""
    return waiting(table.agenda)


class Questions(Generic[S, V, R]):
    """All kinds of questions of a game; *rule* is cited when somebody answers without being asked.

    *pending* gives the decisions that may be answered now: those play waits for, unless the game
    passes a function that also gives its offers.
    """

    def __init__(
        self,
        *questions: Question[S, V, Any, Any],
        rule: str,
        pending: Callable[[S | V], Sequence[Any]] = blocking,
    ) -> None:
        self._by_decision = {one.decision: one for one in questions}
        self._rule = rule
        self.pending = pending
        self.decisions = frozenset(self._by_decision)
        self.answers = frozenset(chain.from_iterable(one.answers for one in questions))

    def asked_of(self, view: V) -> Iterator[Decision]:
        """The decisions that the seat of *view* may answer now."""
        seat = view.seat
        return (one for one in self.pending(view) if one.seat == seat)

    def suggest(self, view: V, asked: Decision) -> Iterator[R]:
        """The actions offered to the seat of *view* while it is *asked* this decision."""
        question = self._by_decision[type(asked)]
        yield from question.suggest(view, asked)
        yield from question.orders(view)

    def default(self, view: V, asked: Decision) -> R:
        """The first suggested answer."""
        return next(self.suggest(view, asked))

    def check(self, view: V, answer: R) -> None:
        """Check *answer* against the question it is for.

        :raises NotOffered: if the view's seat is asked no question that it answers.
        :raises RuleViolation: if it is not one of the answers allowed.
        """
        number = _decision_of(answer)
        asked = next((one for one in self.asked_of(view) if one.id == number), None)
        question = None if asked is None else self._by_decision[type(asked)]
        if question is None or type(answer) not in question.answers:
            raise NotOffered(self._rule, "not-asked")
        question.check(view, asked, answer)

    def resolve(self, state: S, answer: R, referee: Referee) -> None:
        """Close the decision that a checked *answer* is for, and carry out the answer."""
        number = _decision_of(answer)
        asked = next(one for one in self.pending(state) if one.id == number)
        question = self._by_decision[type(asked)]
        if not asked.blocking:
            state.offers.remove(asked)
        elif type(answer) not in question.leave_open:
            close(state.agenda, asked)
        question.resolve(state, asked, answer, referee)


def _decision_of(answer: object) -> int:
    """The id of the decision that *answer* is for, from its field ``decision``."""
    return cast("int", cast("Any", answer).decision)
