"""Texts about a whole view, beyond the labels and news that playing it needs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.lessons import Lesson
from engine.core.records import value
from engine.core.words import Text

Lines: TypeAlias = Callable[[Any], Sequence[Text]]


def _nothing(*about: Any) -> tuple[Any, ...]:
    """What a game says that has no words for it."""
    del about
    return ()


def _none(*about: Any) -> None:
    del about


def _alike(text: Text) -> int:
    del text
    return 0


def _no_frames(view: Any) -> Mapping[str, Text]:
    del view
    return {}


@value
class Panel:
    """*lines* to look something up in, below a *title*; *key* names it in the ids of buttons."""

    key: str
    title: Text
    lines: tuple[Text, ...]


@value
class PictureTexts:
    """What is written in a picture: a *title*, and a *caption* if there is more to say."""

    title: Text
    caption: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """The words of a game about a view; one that has none is played all the same.

    *news* gathers events into few sentences, *weight* says how much each matters; *terms* are
    what is agreed with so many seats taken; *chances* are those of an action that dice decide,
    for a view; *summary* stands on the turn card, *hand* is for its owner, who finds it under
    *hand_title*, *map* is the picture in words and *alt* its one sentence. *picture* is what is
    written in it, None for a game that is not drawn; *frames* are the parts of the board it can
    show closely, each by its name. *unspent* counts the actions a seat still has this turn, None
    where the rules do not count.

    For who plans: *about* is the second line of a menu's entry, by the labels that lead to it and
    the action it plays, if it plays one; *menu_asks* is what the menu below such labels asks, None
    where these say enough; *consequences* are what is certain to come of an action
    that dice decide or that others answer; *reasons* are what an event comes from, part by part;
    *outlook* is what a seat should know of a view it has planned: what is left to do, who may
    answer it; *why_not* is why no action of some kinds can be taken now, and what would help, None
    if one can or there is nothing to say; *hindered* is what a seat would expect to be able to do
    now, and why it cannot; *forgone* is what the seat could still gain for nothing
    before it ends its turn, the greatest gain first; *undone* is what it could still do then, and
    *ending* what becomes of what it holds if an action ends its turn, None if it holds nothing.

    For who is new: *goal* says in three lines what the game is and how one wins, for options and
    so many seats; *how* what the seat can do now; *legend* what the signs of the picture mean;
    *panels* are what one would look up; *lessons* come one a turn, in their order.
    """

    news: Callable[[Any, Sequence[Any]], Sequence[Text]] | None = None
    weight: Callable[[Text], int] = _alike
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
