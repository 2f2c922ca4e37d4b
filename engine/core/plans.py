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
    *key* names the intention in every turn in which it is begun or goes on ("port:12"), whatever it
    takes this turn; None if it has no such name. No two plans of a view share a key. A plan that
    *lasts* may go on, or be begun again, in the next turn; *intention* then names it in words that
    are true in all these turns, where *label* is not. *risks* names what it stakes, sorted ("fire",
    "shots"), so that a plan played for an absent person stakes no more than agreed. A plan that
    *opens* a turn is no goal, but what the turn must begin with, such as a roll of dice.
    """

    label: Text
    about: Text
    actions: tuple[A, ...]
    why: Text | None = None
    later: Text | None = None
    fair: bool = True
    perilous: bool = False
    best: bool = False
    key: str | None = None
    lasts: bool = False
    intention: Text | None = None
    risks: tuple[str, ...] = ()
    opens: bool = False

    @property
    def stakes(self) -> tuple[str, ...]:
        """Everything the plan stakes: its risks, and whether it is unfair or perilous."""
        judged = (("unfair", not self.fair), ("perilous", self.perilous))
        return (*self.risks, *(name for name, holds in judged if holds))
