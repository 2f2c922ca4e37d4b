"""Reasons: sentences in which a policy explains the action it picked, for everybody to read."""

from typing import Any, Protocol, runtime_checkable

from engine.core.dice import Dice
from engine.core.game import Policy
from engine.core.referee import Event


@runtime_checkable
class Reasoner(Protocol):
    """A policy that can give a reason for its action."""

    def __call__(self, view: Any, dice: Dice) -> Any: ...

    def reason(self, view: Any, action: Any) -> Event | None:
        """A stated event with the reason, from facts its readers may know; None for no reason."""


def reason(mind: Policy, view: Any, action: Any) -> Event | None:
    """The reason of *mind* for the *action* it picked; None for a policy that gives none."""
    return mind.reason(view, action) if isinstance(mind, Reasoner) else None
