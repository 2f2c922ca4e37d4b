"""Errors of the engine.

* EngineError
  * RuleViolation      the action breaks a rule; the state is untouched
    * NotYourTurn      the engine waits for somebody else
    * NotOffered       the action answers no pending decision
  * ReplayDiverged     a recorded game no longer plays back the same way
  * BadData            a data set breaks a constraint; the message names file and key
"""

from engine.core.words import Fact, Text


class EngineError(Exception):
    """Base of every error the engine raises on purpose."""


class RuleViolation(EngineError):
    """The action is not allowed: *rule* is a ledger id, *why* the key of a sentence.

    The sentence ``violation-<why>`` of the game's texts says it, with *facts* filled in.
    """

    def __init__(self, rule: str, why: str, **facts: Fact) -> None:
        super().__init__(rule, why)
        self.rule, self.why, self.facts = rule, why, facts

    def __str__(self) -> str:
        told = f"[{self.rule}] {self.why}"
        return f"{told} {self.facts}" if self.facts else told

    @property
    def text(self) -> Text:
        return Text.of(f"violation-{self.why}", **self.facts)


class NotYourTurn(RuleViolation):
    """The seat that acts is not one the engine waits for."""


class NotOffered(RuleViolation):
    """The action answers no decision pending for this seat."""


class ReplayDiverged(EngineError):
    """The recorded rolls do not fit the rolls the rules now ask for."""


class BadData(EngineError):
    """A data set breaks a constraint; the message names the file and the key."""
