"""Plans: sequences of actions that a game offers to a seat, each towards one goal."""

from typing import Generic, TypeVar

from engine.core.records import value
from engine.core.words import Text

A = TypeVar("A")


@value
class Plan(Generic[A]):
    """*actions* towards one goal; the first is legal now, each other once those before are played.

    *label* names the goal ("Go to the market, sell 4 silver"), *about* its costs and gains ("6
    steps, arrives now · +8,000 · a large sale: 1 fame"). No two plans of a view share a label.
    *why* tells a newcomer, in a sentence, what the plan is good for; None if the rest says it.
    *later* says what comes in turns after these actions; None if they reach the goal. A plan that
    is not *fair* costs more than it brings, by the game's judgement: no lesson leads to it. A
    *perilous* plan may at once cost a ship that it puts in danger: a lesson leads to it only if no
    other plan takes the step. The *best* plan, where there is one, is clearly better than all
    others and than none.
    """

    label: Text
    about: Text
    actions: tuple[A, ...]
    why: Text | None = None
    later: Text | None = None
    fair: bool = True
    perilous: bool = False
    best: bool = False
