"""Forms: what a seat types or chooses at once, where menus would be too long."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core.errors import RuleViolation
from engine.core.records import value
from engine.core.words import Text

A = TypeVar("A")

MOST_FIELDS = 5
"""What a Discord modal holds."""

MOST_DIGITS = 9
"""A longer number is no answer to anything a game asks."""


@value
class FieldChoice:
    """An answer to choose, by a *key* of its own."""

    key: str
    label: Text


@value
class FormField:
    """One thing a form asks: one of its *choices*, or if it has none what is typed.

    *given* is what stands there at first: what was typed before, or the key of a choice.
    """

    key: str
    label: Text
    choices: tuple[FieldChoice, ...] = ()
    given: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[A]):
    """What is asked where *path* leads in the menus; *key* names it in the ids of buttons.

    *read* makes an action of the answers, by the keys of the *fields*; whether it is legal is for
    ``check`` to say. It raises RuleViolation for what cannot be read at all.
    """

    key: str
    path: tuple[Text, ...]
    fields: tuple[FormField, ...]
    read: Callable[[Mapping[str, str]], A] = field(compare=False)


def typed_number(answers: Mapping[str, str], asked: FormField, rule: str) -> int:
    """The whole number typed for *asked*, which *rule* wants.

    :raises RuleViolation: if it is none.
    """
    typed = answers.get(asked.key, "").strip().replace("\N{MINUS SIGN}", "-")
    digits = typed.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise RuleViolation(rule, "no-number", field=asked.label)
    return int(typed)


def chosen(answers: Mapping[str, str], asked: FormField, rule: str) -> str:
    """The key of the choice made for *asked*, which *rule* wants.

    :raises RuleViolation: if none of its choices was made.
    """
    key = answers.get(asked.key, "")
    if all(choice.key != key for choice in asked.choices):
        raise RuleViolation(rule, "no-choice", field=asked.label)
    return key
