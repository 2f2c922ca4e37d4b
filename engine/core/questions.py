"""Questions to seats: what answers each, and what comes of the answer, in one object."""

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
    """Any answer will do."""
    del view, asked, answer


def _no_orders(view: Any) -> Iterable[Any]:
    del view
    return ()


@dataclass(frozen=True, kw_only=True)
class Question(Generic[S, V, D, A]):
    """All that the rules know of one kind of *decision*; an answer has one of the types *answers*.

    *check* raises ``RuleViolation`` if an answer is not allowed. *suggest* offers answers, the one
    that the clock would give first, unless the game's judgement knows a better one. *resolve*
    carries an answer out; the decision is closed already, but for *leave_open*, answers that leave
    it open. *orders* are what the seat may do besides while it is asked.
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
    """Every kind of question of a game; *rule* is the one that lets nobody answer unasked.

    *pending* are those that may be answered now: the ones play waits for, unless a game says so
    of its offers too.
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
        """What is offered to the seat of *view* while it is *asked*."""
        question = self._by_decision[type(asked)]
        yield from question.suggest(view, asked)
        yield from question.orders(view)

    def default(self, view: V, asked: Decision) -> R:
        """The answer that is suggested first."""
        return next(self.suggest(view, asked))

    def check(self, view: V, answer: R) -> None:
        """:raises NotOffered: if nothing asks the view's seat for such an *answer*.
        :raises RuleViolation: if it is not one of those allowed.
        """
        number = _decision_of(answer)
        asked = next((one for one in self.asked_of(view) if one.id == number), None)
        question = None if asked is None else self._by_decision[type(asked)]
        if question is None or type(answer) not in question.answers:
            raise NotOffered(self._rule, "not-asked")
        question.check(view, asked, answer)

    def resolve(self, state: S, answer: R, referee: Referee) -> None:
        """Close the decision that a checked *answer* is for, and carry the answer out."""
        number = _decision_of(answer)
        asked = next(one for one in self.pending(state) if one.id == number)
        question = self._by_decision[type(asked)]
        if not asked.blocking:
            state.offers.remove(asked)
        elif type(answer) not in question.leave_open:
            close(state.agenda, asked)
        question.resolve(state, asked, answer, referee)


def _decision_of(answer: object) -> int:
    """The id of the decision that *answer* is for; each names it in the same field."""
    return cast("int", cast("Any", answer).decision)
