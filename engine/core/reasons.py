"""Reasons: what a policy says of the action it picks, for everybody to read."""

from typing import Any, Protocol, runtime_checkable

from engine.core.dice import Dice
from engine.core.game import Policy
from engine.core.referee import Event


@runtime_checkable
class Reasoner(Protocol):
    """A policy that can say why."""

    def __call__(self, view: Any, dice: Dice) -> Any: ...

    def reason(self, view: Any, action: Any) -> Event | None:
        """A stated event, from what all that it is told to may know; None if *action* says it."""


def reason(mind: Policy, view: Any, action: Any) -> Event | None:
    """What *mind*, which picked *action* for *view*, says of it; None for one that says nothing."""
    return mind.reason(view, action) if isinstance(mind, Reasoner) else None
