"""What stands above a board: the news that matter most; all of them in a file if there are more."""

from collections.abc import Sequence
from io import BytesIO

import discord

from bot.messages.card import NEWS_FILE, shorten
from bot.words.language import Language
from engine.core.records import value
from engine.core.words import Text

MOST_LINES = 8
"""Lines above a board, so that a phone shows the newest of them and the board."""

SPARED_LINES = 2
"""Lines more than that for which no file is made."""

MOST_LETTERS = 1_600
"""Letters above a board; Discord takes 4,000 in a message."""


@value
class Headlines:
    """The lines *above* a card, and the *whole* of the news where those are not all."""

    above: str = ""
    whole: str = ""

    def file(self) -> discord.File:
        """The whole, to go along; made afresh, for a file is read once."""
        return discord.File(BytesIO(self.whole.encode()), filename=NEWS_FILE)


NONE = Headlines()


def headlines(lines: Sequence[str], weights: Sequence[int], language: Language) -> Headlines:
    """Those of *lines* with the greatest *weights*, in their order; of two alike, the later."""
    order = range(len(lines))
    kept = sorted(order, key=lambda at: (-weights[at], -at))[:MOST_LINES]
    if len(lines) <= MOST_LINES + SPARED_LINES:
        kept = list(order)
    chosen = [f"-# {lines[at]}" for at in sorted(kept)]
    left = len(lines) - len(chosen)
    if left:
        chosen.append("-# " + language.say(Text.of("card-more", count=left)))
    above = "\n".join(chosen)
    if not left and len(above) <= MOST_LETTERS:
        return Headlines(above=above)
    return Headlines(above=shorten(above, MOST_LETTERS), whole="\n".join(lines))
