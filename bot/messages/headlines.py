"""The news of a board: what matters most of it, and whether that is all."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.messages.card import shorten
from bot.words.language import Language, Names
from engine.core.records import Seat, value
from engine.core.words import Fact, Listing, Person, Text

MOST_LINES = 6
"""Lines of news on a board, so that a phone shows them with the question and half the picture."""

MOST_NEW_LINES = 10
"""Lines of news on a board where so much came of others since the reader's own last step."""

HEADLINE_WEIGHT = 100
"""Weight of what is told in large letters, before all else."""

NEWS_LETTERS = 1_500
"""Letters of news on a board; Discord takes 4,000 in a message."""


@value
class Headlines:
    """The lines of a card, and whether those are *all* the news."""

    lines: str = ""
    all: bool = True


def headlines(
    texts: Sequence[Text],
    weights: Sequence[int],
    called: Collection[Seat],
    language: Language,
    names: Names = str,
    *,
    since: int = 0,
) -> Headlines:
    """The news in order; what does not concern the seats that are *called* in small letters.

    What names one of them outright is told in full, however much that is: what they did, bought
    and gained. What came up to their own last step, the texts before *since*, is left out before
    anything that came after. Of the other *texts* those with the greatest *weights* are kept, if
    there are many, of two alike the later; where most are left out, it says how many there are.
    What is of the greatest weight comes first, in large letters.
    """
    order = range(len(texts))
    mine = {at for at in order if any(_concerns(fact, called) for _, fact in texts[at].facts)}
    own = {at for at in order if any(_names(fact, called) for _, fact in texts[at].facts)}
    great = {at for at in order if weights[at] >= HEADLINE_WEIGHT}
    new: set[int] = {at for at in order if at >= since > 0}
    full = great | {at for at in own if at >= since}
    kept = sorted(
        order,
        key=lambda at: (at not in full, at not in new, at not in own | mine, -weights[at], -at),
    )
    left = 0
    if len(texts) > MOST_LINES:
        most = max(MOST_LINES - 1, len(full), min(len(full | new), MOST_NEW_LINES))
        if len(texts) > most + 1:  # The room that says so is as much as one more line.
            kept, left = kept[:most], len(texts) - most
    shown = sorted(kept, key=lambda at: (at not in great, at))
    sizes = {at: "### " if at in great else "" if at in mine else "-# " for at in shown}
    said = [sizes[at] + language.say(texts[at], names) for at in shown]
    if left:
        others = [at for at in order if at not in great]
        rest = [place for place, at in enumerate(others) if at in sizes]
        more = "-# " + language.say(Text.of("card-more", count=left))
        said.insert(len(shown) - len(rest) + _longest_gap(rest, len(others)), more)
    lines = "\n".join(said)
    short = shorten(lines, NEWS_LETTERS)
    return Headlines(lines=short, all=not left and short == lines)


def _longest_gap(shown: Sequence[int], count: int) -> int:
    """Before which of the lines *shown*, of so many, most are left out."""
    gaps = [after - before for before, after in pairwise((-1, *shown, count))]
    return gaps.index(max(gaps))


def _names(fact: Fact, seats: Collection[Seat]) -> bool:
    """Whether *fact* is one of *seats*."""
    return isinstance(fact, Person) and fact.seat in seats


def _concerns(fact: Fact, seats: Collection[Seat]) -> bool:
    """Whether *fact* is about one of *seats*."""
    match fact:
        case Person(seat=seat):
            return seat in seats
        case Text(facts=facts):
            return any(_concerns(inner, seats) for _, inner in facts)
        case Listing(items=items):
            return any(_concerns(inner, seats) for inner in items)
        case _:
            return False
