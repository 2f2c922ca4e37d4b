"""Names of the bots at a table: the game's own, and nobody else's there."""

from collections.abc import Iterable, Iterator
from itertools import count

from bot.words.language import Language
from engine.core.words import Text


def bot_names(language: Language, taken: Iterable[str]) -> Iterator[str]:
    """Names for as many bots as there may be, none of them *taken*."""
    others = {name.casefold() for name in taken}
    for number in count(1):
        name = language.say(Text.of("bot-name", number=number), plain=True)
        if name.casefold() not in others:
            yield name
