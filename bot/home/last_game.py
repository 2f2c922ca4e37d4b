"""The games played last, with which the first screen offers to go on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.home.whose_turn import Turn
from bot.home.world import Shown
from bot.tables.live_table import LiveTable
from bot.tables.rematches import preset_of
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.records import SPECTATOR
from engine.core.words import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class LastGame:
    """A game played: whose *turn* it is, and in lines, its kind and round, and its standing.

    *picture* is the latest one of its board, None if there is none. *has_page* is whether one can
    go back to it: a game that ended before the last start of the bot is only known.
    """

    game: str
    turn: Turn
    standing: Sequence[str] = ()
    picture: Shown | None = None
    has_page: bool = True


def standing_of(live: LiveTable, code: str) -> Sequence[str]:
    """Kind and round of a game, and its standing, in lines in the language *code*."""
    words, names = voice(code, live.table.game), names_of(live.holders)
    said = [[words.say(text, names, plain=True) for text in line] for line in _standing(live)]
    return [" · ".join(line) for line in said if line]


def _standing(live: LiveTable) -> Iterator[Sequence[Text]]:
    preset = preset_of(live)
    named = () if preset is None else (Text.of("preset-name", preset=preset),)
    if live.state is None:
        yield named
        return
    view, words = live.view(SPECTATOR), live.game.words
    yield named if words.picture is None else (*named, words.picture(view).title)
    yield words.summary(view)[-1:]
