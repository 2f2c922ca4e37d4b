"""Legality of actions, judged by the game's own check and never by what a menu offers."""

from collections.abc import Iterable
from typing import Any, TypeVar

from engine.core.errors import RuleViolation
from engine.core.game import look
from engine.core.records import Seat
from tests.laws import AnyGame

Order = TypeVar("Order")


def forbidden_by(game: AnyGame, state: Any, seat: Seat, action: Any) -> str | None:
    """The rule that forbids *action* to *seat* now; None if it is legal."""
    try:
        game.check(look(game, state, seat), action)
    except RuleViolation as violation:
        return violation.rule
    return None


def legal(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Order]) -> list[Order]:
    """Those of *actions* that *seat* may do now."""
    return [one for one in actions if forbidden_by(game, state, seat, one) is None]
