"""Plans: whole intentions a game offers to a seat, each towards one goal."""

from typing import Generic, TypeVar

from engine.core.records import value
from engine.core.words import Text

A = TypeVar("A")


@value
class Plan(Generic[A]):
    """*actions* towards one goal: the first is legal, the others once those before are played.

    *label* says what for ("Go to the market, sell 4 silver"), *about* what it costs and brings
    ("6 steps, arrives now · +8,000 · a large sale: 1 fame"). No two plans of a view share a label.
    *why* tells who is new, in a sentence, what it is good for; None where the rest says it.
    *later* is what comes after these actions, in turns to come; None if they reach the goal.
    One that is not *fair* costs more than it brings, as the game reckons: no lesson leads to it.
    One that is *perilous* may cost at once what it puts forward: no lesson leads to it where
    another plan does.
    """

    label: Text
    about: Text
    actions: tuple[A, ...]
    why: Text | None = None
    later: Text | None = None
    fair: bool = True
    perilous: bool = False
