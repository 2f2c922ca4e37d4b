"""What stands above a board: the news that matter most, and whether those are all."""

from collections.abc import Sequence

from bot.messages.card import shorten
from bot.words.language import Language
from engine.core.records import value
from engine.core.words import Text

MOST_LINES = 8
"""Lines above a board, so that a phone shows the newest of them and the board."""

SPARED_LINES = 2
"""Lines more than that which are shown all the same."""

MOST_LETTERS = 1_600
"""Letters above a board; Discord takes 4,000 in a message."""


@value
class Headlines:
    """The lines *above* a card, and whether those are *all* the news."""

    above: str = ""
    all: bool = True


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
    shown = shorten(above, MOST_LETTERS)
    return Headlines(above=shown, all=not left and shown == above)
