"""What happened, in a few lines for one reader: what concerns their seat first."""

from collections.abc import Sequence

from bot.tables.codecs import AnyGame
from bot.words.language import Language, Names
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text

MOST_LINES = 6
"""Lines of news in a planner; the board tells all."""


def few_lines(
    texts: Sequence[Text], seat: Seat, game: AnyGame, language: Language, names: Names
) -> list[str]:
    """Those of *texts* that concern *seat*, and then those that matter most, in their order."""
    weight = game.words.weight
    rank = {at: (not concerns(text, seat), -weight(text), -at) for at, text in enumerate(texts)}
    kept = sorted(rank, key=lambda at: rank[at])[:MOST_LINES]
    kept.sort(key=lambda at: (rank[at][0], at))
    lines = [language.say(texts[at], names) for at in kept]
    if left := len(texts) - len(kept):
        lines.append(language.say(Text.of("card-more", count=left)))
    return lines


def concerns(fact: Fact, seat: Seat) -> bool:
    """Whether *fact* speaks of who sits on *seat*."""
    match fact:
        case Person():
            return fact.seat == seat
        case Text():
            return any(concerns(inner, seat) for _, inner in fact.facts)
        case Listing():
            return any(concerns(inner, seat) for inner in fact.items)
        case _:
            return False
