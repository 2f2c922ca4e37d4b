"""Verbs about a person, at no table: their preferences, their absence, their list of tables."""

from typing import ClassVar

from bot.messages.verb import MENU, Verb
from engine.core.records import value


@value
class GamesPage(Verb):
    """Turn to a page of the list of one's own tables."""

    verb: ClassVar[str] = "gamespage"
    page: int


@value
class Prefer(Verb):
    """Set the preference *what* to *to*, for all tables."""

    verb: ClassVar[str] = "prefer"
    what: str
    to: str


@value
class PickPreference(Verb):
    """Set the preference *what* to the value that is picked."""

    verb: ClassVar[str] = MENU + "prefer"
    what: str


@value
class PrefsPage(Verb):
    """Turn to a page of one's preferences."""

    verb: ClassVar[str] = "prefspage"
    page: str


@value
class ShowAway(Verb):
    """Show one's absence, with buttons for another one with this *meanwhile*."""

    verb: ClassVar[str] = "away"
    meanwhile: str


@value
class GoAway(Verb):
    """Be away from all tables for the time *until* names."""

    verb: ClassVar[str] = "goaway"
    until: str
    meanwhile: str


@value
class ComeBack(Verb):
    """End one's absence, and show the buttons for another one with this *meanwhile*."""

    verb: ClassVar[str] = "comeback"
    meanwhile: str
