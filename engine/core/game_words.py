"""What a game says of a whole view, beyond the labels and news that playing it needs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.records import value
from engine.core.words import Text

Lines: TypeAlias = Callable[[Any], Sequence[Text]]


def _no_lines(view: Any) -> Sequence[Text]:
    del view
    return ()


def _alike(text: Text) -> int:
    del text
    return 0


def _no_frames(view: Any) -> Mapping[str, Text]:
    del view
    return {}


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
    for a view; *summary* stands on the turn card, *hand* is for its owner, *map* is the picture in
    words and *alt* its one sentence. *picture* is what is written in it, None for a game that is
    not drawn; *frames* are the parts of the board it can show closely, each by its name. *unspent*
    counts the actions a seat still has this turn, None where the rules do not count.
    """

    news: Callable[[Any, Sequence[Any]], Sequence[Text]] | None = None
    weight: Callable[[Text], int] = _alike
    terms: Callable[[Any, int], Iterable[Text]] | None = None
    chances: Callable[[Any, Any], Iterable[Text]] | None = None
    summary: Lines = _no_lines
    hand: Lines = _no_lines
    map: Lines = _no_lines
    alt: Callable[[Any], Text] | None = None
    picture: Callable[[Any], PictureTexts] | None = None
    frames: Callable[[Any], Mapping[str, Text]] = _no_frames
    unspent: Callable[[Any], int] | None = None
