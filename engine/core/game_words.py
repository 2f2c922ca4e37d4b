"""Texts about a whole view, beyond the labels and news that playing it needs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.lessons import Lesson
from engine.core.news import News
from engine.core.records import value
from engine.core.words import Text

Lines: TypeAlias = Callable[[Any], Sequence[Text]]


def _nothing(*about: Any) -> tuple[Any, ...]:
    """The texts of a game that has none for this purpose: an empty tuple."""
    del about
    return ()


def _none(*about: Any) -> None:
    del about


def _no_frames(view: Any) -> Mapping[str, Text]:
    del view
    return {}


@value
class Panel:
    """A page to look up: *lines* below a *title*; *key* names it in the ids of buttons."""

    key: str
    title: Text
    lines: tuple[Text, ...]


@value
class PictureTexts:
    """Texts written in a picture: a *title*, and a *caption* if there is more to say.

    *reason* tells why a game that is over has ended as it has.
    """

    title: Text
    caption: Text | None = None
    reason: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """Functions that put a view of a game into words; a game without them can still be played.

    *news* gathers events into few sentences, each with its weight. *ends* are the types of events
    whose sentence tells how the game ended and who won. *terms* are the agreed options,
    for the number of seats taken. *chances* are the odds of an action that dice decide. *summary*
    stands on the turn card, the score and its goal last. *hand* is for the seat's owner only, who
    finds it under *hand_title*. *map* describes the picture in words, and *alt* in one sentence.
    *picture* is the text written in the picture, None for a game that is not drawn. *frames* are
    the parts of the board that can be shown closely, each by its name. *unspent* is the number of
    actions a seat still has this turn, None where the rules do not count them.

    For a player who plans: *about* is the second line of a menu entry, given the labels that lead
    to it and the action it plays, if any. *menu_asks* is the question of the menu below such
    labels, None if the labels say enough. *consequences* are the certain effects of an action whose
    other effects depend on dice or on answers. *reasons* explain an event, part by part. *outlook*
    is what a seat should know of a view it has planned: what is left to do, and who may answer it.
    *why_not* is the reason why no action of some kinds can be taken now, and what would help; None
    if one can be taken or there is nothing to say. *hindered* names actions a player would expect
    to have now, and why they are impossible. *forgone* lists what the seat could still gain for
    free before it ends its turn, the greatest gain first. *undone* is what the seat could still do
    before it ends its turn. *ending* is what happens to the goods or ships it holds if an action
    ends its turn, None if it holds nothing.

    For a newcomer: *goal* says in three lines what the game is and how to win, given the options
    and the number of seats. *how* is what the seat can do now. *legend* explains the signs in the
    picture. *panels* are pages for looking things up. *lessons* come one a turn, in their order.
    *rules_left_out* are beginnings of the ids of rules that the options leave out of a game.
    """

    news: Callable[[Any, Sequence[Any]], Sequence[News]] | None = None
    ends: tuple[type[Any], ...] = ()
    terms: Callable[[Any, int], Iterable[Text]] | None = None
    chances: Callable[[Any, Any], Iterable[Text]] | None = None
    summary: Lines = _nothing
    hand: Lines = _nothing
    hand_title: Text | None = None
    map: Lines = _nothing
    alt: Callable[[Any], Text] | None = None
    picture: Callable[[Any], PictureTexts] | None = None
    frames: Callable[[Any], Mapping[str, Text]] = _no_frames
    unspent: Callable[[Any], int] | None = None
    about: Callable[[Any, Sequence[Text], Any], Text | None] = _none
    menu_asks: Callable[[Any, Sequence[Text]], Text | None] = _none
    consequences: Callable[[Any, Any], Iterable[Text]] = _nothing
    reasons: Callable[[Any, Any], Iterable[Text]] = _nothing
    outlook: Lines = _nothing
    why_not: Callable[[Any, Sequence[type[Any]]], Text | None] = _none
    hindered: Lines = _nothing
    forgone: Lines = _nothing
    undone: Lines = _nothing
    ending: Callable[[Any, Any], Text | None] = _none
    goal: Callable[[Any, int], Sequence[Text]] = _nothing
    how: Lines = _nothing
    legend: Lines = _nothing
    panels: Callable[[Any], Sequence[Panel]] = _nothing
    lessons: Callable[[Any], Sequence[Lesson]] = _nothing
    rules_left_out: Callable[[Any], Sequence[str]] = _nothing
