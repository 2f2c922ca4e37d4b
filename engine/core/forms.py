"""Forms: fields that a seat fills in together, where menus would be too long."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Generic, TypeVar

from engine.core.errors import RuleViolation
from engine.core.records import value
from engine.core.words import Text

A = TypeVar("A")

MOST_FIELDS = 5
"""Fields that a Discord modal can hold."""

MOST_SWITCHES_TYPED = 8
"""Most switches whose combinations are offered to who types; there are 255 of so many."""

SEPARATOR = " "
"""Separator between the keys of several choices in one answer."""

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

    *given* is the value filled in at first: the text typed before, or the keys of choices; *worded*
    is such a text in the reader's language. What is typed has at most *letters*; above 100 the
    field has several lines. From *least* to *most* choices make one answer.
    """

    key: str
    label: Text
    choices: tuple[FieldChoice, ...] = ()
    given: str = ""
    worded: Text | None = None
    letters: int = MOST_DIGITS + 3
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[A]):
    """A form offered in the menus at *path*; *key* names it in the ids of buttons.

    *read* makes an action of the answers, given by the keys of the *fields*; ``check`` then decides
    whether it is legal. *read* raises RuleViolation for answers that make no action at all. The
    suggestions that it *stands_for* are not listed in menus: it makes each of them.
    """

    key: str
    path: tuple[Text, ...]
    fields: tuple[FormField, ...]
    read: Callable[[Mapping[str, str]], A] = field(compare=False)
    stands_for: tuple[A, ...] = ()

    @property
    def switches(self) -> FormField | None:
        """The only field, if several of its choices make one answer: a list of switches."""
        only, *others = self.fields
        return None if others or only.most == 1 else only

    def switched(self, picked: Iterable[str]) -> A:
        """The action of the switches *picked*, given by their keys.

        :raises RuleViolation: if they make no action.
        """
        asked = self.switches
        assert asked is not None, f"{self.key} has no switches"
        return self.read({asked.key: SEPARATOR.join(picked)})

    def by_switches(self) -> Iterator[A]:
        """The action of each answer to the switches; none if they are too many."""
        asked = self.switches
        if asked is None or len(asked.choices) > MOST_SWITCHES_TYPED:
            return
        keys = [choice.key for choice in asked.choices]
        for count in range(asked.most, asked.least - 1, -1):
            for some in combinations(keys, count):
                yield self.switched(some)


def typed_number(answers: Mapping[str, str], asked: FormField, rule: str) -> int:
    """The whole number typed into the field *asked*.

    :raises RuleViolation: citing *rule*, if the text is no whole number.
    """
    typed = answers.get(asked.key, "").strip().replace("\N{MINUS SIGN}", "-")
    digits = typed.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise RuleViolation(rule, "no-number", field=asked.label)
    return int(typed)


def switched_on(answers: Mapping[str, str], asked: FormField, rule: str) -> tuple[str, ...]:
    """The keys of the choices made in the field *asked*, in the field's order.

    :raises RuleViolation: citing *rule*, if they are too few, too many, or none of its choices.
    """
    keys = answers.get(asked.key, "").split()
    found = tuple(choice.key for choice in asked.choices if choice.key in keys)
    if len(found) != len(keys) or not asked.least <= len(found) <= asked.most:
        raise RuleViolation(rule, "no-choice", field=asked.label)
    return found


def chosen(answers: Mapping[str, str], asked: FormField, rule: str) -> str:
    """The key of the choice made in the field *asked*.

    :raises RuleViolation: citing *rule*, if none of its choices was made.
    """
    key = answers.get(asked.key, "")
    if all(choice.key != key for choice in asked.choices):
        raise RuleViolation(rule, "no-choice", field=asked.label)
    return key
