"""Forms: fields that a seat fills in together, where menus would be too long."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.core.errors import RuleViolation
from engine.core.records import value
from engine.core.words import Text

A = TypeVar("A")

MOST_FIELDS = 5
"""Fields that a Discord modal can hold."""

MOST_DIGITS = 9
"""Digits of the longest number accepted; no game asks for a longer one."""


@value
class FieldChoice:
    """One of the answers a field offers, known by its *key*."""

    key: str
    label: Text


@value
class FormField:
    """One field of a form: the answer is one of its *choices*, or typed if it has none.

    *given* is the value filled in at first: the text typed before, or the key of a choice.
    """

    key: str
    label: Text
    choices: tuple[FieldChoice, ...] = ()
    given: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[A]):
    """A form offered in the menus at *path*; *key* names it in the ids of buttons.

    *read* makes an action of the answers, given by the keys of the *fields*; ``check`` then decides
    whether it is legal. *read* raises RuleViolation for answers that make no action at all.
    """

    key: str
    path: tuple[Text, ...]
    fields: tuple[FormField, ...]
    read: Callable[[Mapping[str, str]], A] = field(compare=False)


def typed_number(answers: Mapping[str, str], asked: FormField, rule: str) -> int:
    """The whole number typed into the field *asked*.

    :raises RuleViolation: citing *rule*, if the text is no whole number.
    """
    typed = answers.get(asked.key, "").strip().replace("\N{MINUS SIGN}", "-")
    digits = typed.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise RuleViolation(rule, "no-number", field=asked.label)
    return int(typed)


def chosen(answers: Mapping[str, str], asked: FormField, rule: str) -> str:
    """The key of the choice made in the field *asked*.

    :raises RuleViolation: citing *rule*, if none of its choices was made.
    """
    key = answers.get(asked.key, "")
    if all(choice.key != key for choice in asked.choices):
        raise RuleViolation(rule, "no-choice", field=asked.label)
    return key
