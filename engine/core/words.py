"""Sentences not yet put into words: a key of a game's Fluent texts, and the facts that fill it.

The engine writes no sentences itself: only the bot turns a ``Text`` into a sentence, in the
reader's language.
"""

from typing import TypeAlias

from engine.core.records import value


@value
class Text:
    """The message *key* with its *facts*, sorted by name; a fact may be a text itself."""

    key: str
    facts: "tuple[tuple[str, Fact], ...]" = ()

    @classmethod
    def of(cls, key: str, **facts: "Fact") -> "Text":
        return cls(key=key, facts=tuple(sorted(facts.items())))


@value
class Person:
    """The player on *seat*: the bot knows by which name to call them."""

    seat: str


@value
class Listing:
    """Several facts, joined by commas and a last word as the reader's language does."""

    items: "tuple[Fact, ...]"


Fact: TypeAlias = str | int | Text | Person | Listing
"""A value that fills a sentence; a plain ``str`` is a symbol for Fluent to select on, not prose."""
