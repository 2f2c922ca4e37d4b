"""What buttons and menus do: a class a verb, whose fields are all that their id carries.

An id is written from the fields and read by a template made of their types, so that one with a
piece missing, added or of another kind is no id of that verb. Whoever changes what a field means
gives the verb another name: buttons live as long as the messages they stand on.
"""

import dataclasses
import re
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Self

from bot.errors import OldButton
from engine.core.records import value

ID_LETTERS = 100
"""Letters Discord keeps of a custom id."""

PREFIX = "qd2"
"""What the ids of this shape begin with; older ones began with ``qd1``."""

MENU = "m-"
"""What the name of a menu's verb begins with."""

GREATEST = 2**63 - 1
"""The greatest number in an id: neither Discord nor the database knows a greater one."""


def _number(text: str) -> int:
    """:raises OldButton: if it is too great."""
    if (number := int(text)) > GREATEST:
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
"""How a field of each type looks in an id, and what reads it."""


class Verb:
    """What a component does; its fields are numbers, words, and paths of words."""

    verb: ClassVar[str]

    def to_id(self) -> str:
        """The id of its component: the verb and the fields, in their order."""
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
        """What its ids look like, with a group a field."""
        types = typing.get_type_hints(cls)
        fields = (
            f"(?P<{field.name}>{_READINGS[types[field.name]][0]})"
            for field in dataclasses.fields(_any(cls))
        )
        return re.compile(":".join((PREFIX, re.escape(cls.verb), *fields)))


@value
class Join(Verb):
    verb: ClassVar[str] = "join"
    table: str


@value
class Start(Verb):
    verb: ClassVar[str] = "start"
    table: str


@value
class LetIn(Verb):
    """Give a person the seat they asked for."""

    verb: ClassVar[str] = "letin"
    table: str
    user: int


@value
class TurnAway(Verb):
    """Refuse a person the seat they asked for."""

    verb: ClassVar[str] = "turnaway"
    table: str
    user: int


@value
class Close(Verb):
    """Close a table for good, if its status is still what it was when this was asked."""

    verb: ClassVar[str] = "close"
    table: str
    status: str


@value
class KeepPlaying(Verb):
    verb: ClassVar[str] = "keep"
    table: str


@value
class UndoTo(Verb):
    """Take a table back *to* a row, if its log still ends with row *seq*."""

    verb: ClassVar[str] = "undoto"
    table: str
    seq: int
    to: int


@value
class Act(Verb):
    """Open the planner, whatever has happened since."""

    verb: ClassVar[str] = "act"
    table: str


@value
class Ask(Verb):
    """Open the menus of a decision."""

    verb: ClassVar[str] = "ask"
    table: str
    decision: int


@value
class TakeBack(Verb):
    """Undo one's last plan, if no row came after *seq*."""

    verb: ClassVar[str] = "undo"
    table: str
    seq: int


@value
class End(Verb):
    """End one's turn, if no row came after *seq*."""

    verb: ClassVar[str] = "end"
    table: str
    seq: int


@value
class EndAnyway(Verb):
    """End a turn in which something is left to do."""

    verb: ClassVar[str] = "ending"
    table: str
    seq: int


@value
class OpenPlanner(Verb):
    """Show the planner as it is now, in place of what the message showed."""

    verb: ClassVar[str] = "planner"
    table: str


@value
class Intend(Verb):
    """Plan what a game offers, *plan* being short for its label, in the planner at *mark*."""

    verb: ClassVar[str] = "intend"
    table: str
    mark: str
    plan: str


@value
class PickPlan(Verb):
    """Pick one of the plans that have no button of their own."""

    verb: ClassVar[str] = MENU + "goal"
    table: str
    mark: str


@value
class Pick(Verb):
    """Pick from the menu at *path*, of the planner as it was at *mark*."""

    verb: ClassVar[str] = MENU + "plan"
    table: str
    mark: str
    path: tuple[str, ...]


@value
class Confirm(Verb):
    verb: ClassVar[str] = "confirm"
    table: str
    mark: str


@value
class Add(Verb):
    """Open the menus below what is planned."""

    verb: ClassVar[str] = "add"
    table: str
    mark: str


@value
class Back(Verb):
    """Go back from *path* of the menus."""

    verb: ClassVar[str] = "back"
    table: str
    mark: str
    path: tuple[str, ...]


@value
class TakeOff(Verb):
    """Take what was chosen last off the plan."""

    verb: ClassVar[str] = "takeoff"
    table: str
    mark: str


@value
class Discard(Verb):
    verb: ClassVar[str] = "discard"
    table: str
    mark: str


@value
class GoOn(Verb):
    """Plan what is left over, in place of what is planned."""

    verb: ClassVar[str] = "goon"
    table: str
    mark: str


@value
class AddRest(Verb):
    """Plan what is left over, after what is planned."""

    verb: ClassVar[str] = "addrest"
    table: str
    mark: str


@value
class DropRest(Verb):
    """Let what is left over be."""

    verb: ClassVar[str] = "droprest"
    table: str
    mark: str


@value
class AllNews(Verb):
    """Open the news of rows *first* to *last*."""

    verb: ClassVar[str] = "news"
    table: str
    first: int
    last: int


@value
class NewsPage(Verb):
    """Turn to a page of the news of rows *first* to *last*."""

    verb: ClassVar[str] = "newspage"
    table: str
    first: int
    last: int
    page: int


@value
class Orders(Verb):
    """Open one's standing orders."""

    verb: ClassVar[str] = "auto"
    table: str


@value
class PickOrder(Verb):
    """Order beforehand what is picked for the question in place *number*."""

    verb: ClassVar[str] = MENU + "order"
    table: str
    number: int


@value
class Hand(Verb):
    verb: ClassVar[str] = "hand"
    table: str


@value
class Map(Verb):
    verb: ClassVar[str] = "map"
    table: str


@value
class MapPage(Verb):
    """Turn to a page of the board in words."""

    verb: ClassVar[str] = "mapwords"
    table: str
    page: int


@value
class RulesPage(Verb):
    """Turn to a page of a chapter of a game's rules."""

    verb: ClassVar[str] = "rulespage"
    game: str
    chapter: int
    page: int


@value
class How(Verb):
    """Open what the game is about: how to win, what can be done now, what the signs mean."""

    verb: ClassVar[str] = "how"
    table: str


@value
class HowPage(Verb):
    """Turn to a page of what the game is about."""

    verb: ClassVar[str] = "howpage"
    table: str
    page: int


@value
class LookUp(Verb):
    """Open the panel *key* of what one would look up."""

    verb: ClassVar[str] = "lookup"
    table: str
    key: str


@value
class LookUpPage(Verb):
    """Turn to a page of a panel."""

    verb: ClassVar[str] = "lookuppage"
    table: str
    key: str
    page: int


@value
class Again(Verb):
    """Open a table with the options and the people of one that is over."""

    verb: ClassVar[str] = "again"
    table: str


@value
class Bigger(Verb):
    """Open a table for the next bigger game with the people of one that is over."""

    verb: ClassVar[str] = "bigger"
    table: str


@value
class Prefer(Verb):
    """Prefer *to* in the matter of *what*, everywhere."""

    verb: ClassVar[str] = "prefer"
    what: str
    to: str


@value
class PickChapter(Verb):
    """Open the chapter of a game's rules that is picked."""

    verb: ClassVar[str] = "m-rules"
    game: str


def _write(field: int | str | tuple[str, ...]) -> str:
    return ".".join(field) if isinstance(field, tuple) else str(field)


def _any(verb: object) -> Any:
    """A verb, or the class of one, as the dataclass it is."""
    return verb
