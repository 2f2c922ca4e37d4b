"""Stored answers to interactions, so that one delivered twice gets the same answer."""

from typing import Literal, TypeAlias

from bot import clock, errors
from bot.errors import Refused
from bot.store.models import UsedInteraction
from engine.core import errors as kernel
from engine.core.codec import Codec
from engine.core.errors import RuleViolation
from engine.core.records import Seat, value
from engine.core.words import Fact


@value
class Done:
    """An interaction that was carried out: it made rows *first* to *last*, by *seat*."""

    kind: Literal["done"] = "done"
    seat: Seat
    version: int
    first: int
    last: int


@value
class Denied:
    """An interaction that was refused with the *error* of this name; a violation has a *rule*."""

    kind: Literal["denied"] = "denied"
    error: str
    rule: str = ""
    why: str = ""
    facts: tuple[tuple[str, Fact], ...] = ()


Answer: TypeAlias = Done | Denied
ANSWERS: Codec[Answer] = Codec(Answer)


def denied(error: Refused | RuleViolation) -> Denied:
    facts, name = tuple(error.facts.items()), type(error).__name__
    if isinstance(error, RuleViolation):
        return Denied(error=name, rule=error.rule, why=error.why, facts=facts)
    return Denied(error=name, facts=facts)


def revive(answer: Denied) -> Refused | RuleViolation:
    """The error of *answer*, to be raised again."""
    facts = dict(answer.facts)
    if answer.rule:
        violation: type[RuleViolation] = getattr(kernel, answer.error, RuleViolation)
        return violation(answer.rule, answer.why, **facts)
    refused: type[Refused] = getattr(errors, answer.error, Refused)
    return refused(**facts)


def write_memo(interaction: int, table_id: str, answer: Answer) -> UsedInteraction:
    return UsedInteraction(
        id=interaction,
        table_id=table_id,
        answer=ANSWERS.dump(answer).decode(),
        used_at=clock.now(),
    )
