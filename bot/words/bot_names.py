"""Names for the bots of a table: the game's own, without those that people have."""

from collections.abc import Iterable, Iterator
from itertools import count

from bot.words.language import Language
from engine.core.words import Text


def bot_names(language: Language, taken: Iterable[str]) -> Iterator[str]:
    """Names for bots, in order, without those already *taken*."""
    others = {name.casefold() for name in taken}
    for number in count(1):
        name = language.say(Text.of("bot-name", number=number), plain=True)
        if name.casefold() not in others:
            yield name
