"""What a game has to show beyond what the kernel asks of it; one without plays all the same."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.core.words import Text
from engine.games.captains_log import words as captains_log
from engine.games.captains_log.rules import turn

Lines: TypeAlias = Callable[[Any], Sequence[Text]]


def _nothing(view: Any) -> Sequence[Text]:
    del view
    return ()


def _alike(text: Text) -> int:
    del text
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The words of a game about a whole view.

    *news* gathers events into few sentences, *weight* says how much each matters; *terms* are
    what is agreed with so many seats taken; *chances* are those of an action that dice decide,
    for a view; *summary* stands on the turn card, *hand* is for its
    owner, *map* is the picture in words and *alt* its one sentence. *unspent* counts the
    actions a seat still has this turn, None where the rules do not count.
    """

    news: Callable[[Any, Sequence[Any]], Sequence[Text]] | None = None
    weight: Callable[[Text], int] = _alike
    terms: Callable[[Any, int], Iterable[Text]] | None = None
    chances: Callable[[Any, Any], Iterable[Text]] | None = None
    summary: Lines = _nothing
    hand: Lines = _nothing
    map: Lines = _nothing
    alt: Callable[[Any], Text] | None = None
    unspent: Callable[[Any], int] | None = None


def _actions_left(view: Any) -> int:
    return turn.ACTIONS - int(view.open.turn.actions)


FACES: Mapping[str, Face] = {
    "captains_log": Face(
        news=captains_log.tell_all,
        weight=captains_log.weight,
        terms=captains_log.terms,
        chances=captains_log.chances,
        summary=captains_log.summary,
        hand=captains_log.hand,
        map=captains_log.describe,
        alt=captains_log.alt,
        unspent=_actions_left,
    )
}
"""By slug."""

_PLAIN = Face()


def face_of(game: str) -> Face:
    return FACES.get(game, _PLAIN)
