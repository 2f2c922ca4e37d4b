"""The base of every verb: an action of a button or menu, and the id that holds all of it.

An id is written from the fields and read by a pattern made of their types; an id with a missing,
added or wrong part does not match. A verb whose fields change their meaning needs a new name,
because buttons live as long as the messages they stand on.
"""

import dataclasses
import re
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Self

from bot.errors import OldButton
from engine.core.records import value

ID_LETTERS = 100
"""Letters that Discord allows in a custom id."""

PREFIX = "qd2"
"""First part of ids in the present format; older ones began with ``qd1``."""

MENU = "m-"
"""First letters of the name of a menu's verb."""

GREATEST_NUMBER = 2**63 - 1
"""The greatest number in an id, which is also the greatest of Discord and of the database."""


def _number(text: str) -> int:
    """:raises OldButton: if it is too great."""
    if (number := int(text)) > GREATEST_NUMBER:
        raise OldButton
    return number


_WORD = "[A-Za-z0-9_-]+"
_READINGS: dict[object, tuple[str, Callable[[str], Any]]] = {
    int: ("[0-9]{1,19}", _number),
    str: (_WORD, str),
    tuple[str, ...]: (
        rf"(?:{_WORD}(?:\.{_WORD})*)?",
        lambda text: tuple(text.split(".")) if text else (),
    ),
}
"""By type of field, its pattern in an id and the function that reads it."""


class Verb:
    """An action of a button or menu; its fields are numbers, words, and paths of words."""

    verb: ClassVar[str]

    def to_id(self) -> str:
        """The custom id of this verb: its name and its fields, in their order."""
        found = (getattr(self, field.name) for field in dataclasses.fields(_any(self)))
        written = (_write(one) for one in found)
        custom_id = ":".join((PREFIX, self.verb, *written))
        assert self.template().fullmatch(custom_id), custom_id
        assert len(custom_id) <= ID_LETTERS, custom_id
        return custom_id

    @classmethod
    def from_id(cls, custom_id: str) -> Self:
        """:raises OldButton: if it is no id of this verb."""
        match = cls.template().fullmatch(custom_id)
        if match is None:
            raise OldButton
        types = typing.get_type_hints(cls)
        fields = match.groupdict().items()
        return cls(**{name: _READINGS[types[name]][1](text) for name, text in fields})

    @classmethod
    def template(cls) -> re.Pattern[str]:
        """The pattern of this verb's ids, with a group for each field."""
        types = typing.get_type_hints(cls)
        fields = (
            f"(?P<{field.name}>{_READINGS[types[field.name]][0]})"
            for field in dataclasses.fields(_any(cls))
        )
        return re.compile(":".join((PREFIX, re.escape(cls.verb), *fields)))


@value
class OfTable(Verb):
    """An action at a table."""

    table: str


@value
class InPlanner(OfTable):
    """An action in the planner as it was at *mark*."""

    mark: str


def table_in_id(custom_id: str) -> str | None:
    """The table that a button or menu with *custom_id* acts at; None if it names none.

    The id of a verb that is not ``OfTable`` may give a word that is no table.
    """
    prefix, *named = custom_id.split(":")
    return named[1] if prefix == PREFIX and len(named) > 1 else None


def _write(field: int | str | tuple[str, ...]) -> str:
    return ".".join(field) if isinstance(field, tuple) else str(field)


def _any(verb: object) -> Any:
    """*verb*, a verb or a class of verbs, as a type that ``dataclasses`` accepts."""
    return verb
