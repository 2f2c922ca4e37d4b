"""The news of a board: the sentences that matter most, and whether they are all."""

from collections.abc import Collection, Sequence
from itertools import pairwise

from bot.words.fitting import shorten
from bot.words.language import Language, Names
from engine.core.news import HEADLINE_WEIGHT, News
from engine.core.records import Seat, value
from engine.core.words import Fact, Listing, Person, Text

MOST_LINES = 6
"""Lines of news on a board; a phone then also shows the question and half of the picture."""

MOST_NEW_LINES = 10
"""Lines of news on a board if that many things happened since the reader's own last step."""

NEWS_LETTERS = 1_500
"""Letters of news on a board; Discord takes 4,000 in a message."""


@value
class Headlines:
    """The lines of news on a card; *all* is whether nothing was left out."""

    lines: str = ""
    all: bool = True


def headlines(
    news: Sequence[News],
    called: Collection[Seat],
    language: Language,
    names: Names = str,
    *,
    since: int = 0,
) -> Headlines:
    """Choose the sentences of a board from *news*, and put them into words.

    Sentences that do not concern the seats *called* are in small letters. Sentences that name one
    of them directly, or begin with such a sentence, are all kept, so that players read everything
    they did, bought and gained. News before *since*, up to the called seats' own last step, are
    left out first. Of the others those of the greatest weight are kept, and of equal ones the
    later; a line tells how many are left out, at the place where most are missing. Sentences from
    ``HEADLINE_WEIGHT`` on are never left out, and the sentence before each of them seldom. They are
    in bold letters, each in its place, so that a cause is read before its effect.
    """
    texts, order = [one.text for one in news], range(len(news))
    mine = {at for at in order if any(_concerns(fact, called) for _, fact in texts[at].facts)}
    own = {at for at in order if _is_of(texts[at], called)}
    great = {at for at in order if news[at].weight >= HEADLINE_WEIGHT}
    causes = {at - 1 for at in great}
    new: set[int] = {at for at in order if at >= since > 0}
    full = great | {at for at in own if at >= since}
    kept = sorted(
        order,
        key=lambda at: (
            *(at not in full, at not in new, at not in own | mine | causes),
            *(-news[at].weight, -at),
        ),
    )
    left = 0
    if len(texts) > MOST_LINES:
        most = max(MOST_LINES - 1, len(full), min(len(full | new), MOST_NEW_LINES))
        if len(texts) > most + 1:  # The line on those left out takes a place itself.
            kept, left = kept[:most], len(texts) - most
    shown = sorted(kept)
    small = {at for at in shown if at not in great | mine}
    said = [
        f"**{line}**" if at in great else f"-# {line}" if at in small else line
        for at, line in ((at, language.say(texts[at], names)) for at in shown)
    ]
    if left:
        more = "-# " + language.say(Text.of("card-more", count=left))
        said.insert(_longest_gap(shown, len(texts)), more)
    lines = "\n".join(said)
    short = shorten(lines, NEWS_LETTERS)
    return Headlines(lines=short, all=not left and short == lines)


def _longest_gap(shown: Sequence[int], count: int) -> int:
    """The place before which most lines are left out; *shown* lists the lines kept of *count*."""
    gaps = [after - before for before, after in pairwise((-1, *shown, count))]
    return gaps.index(max(gaps))


def _is_of(text: Text, seats: Collection[Seat]) -> bool:
    """Whether *text* names the player of one of *seats* directly.

    Of a sentence that names nobody, because it joins others, the first inside it decides.
    """
    people = [fact.seat for _, fact in text.facts if isinstance(fact, Person)]
    if people:
        return any(seat in seats for seat in people)
    first = next((fact for _, fact in text.facts if isinstance(fact, Text)), None)
    return first is not None and _is_of(first, seats)


def _concerns(fact: Fact, seats: Collection[Seat]) -> bool:
    """Whether *fact* mentions the player of one of *seats*, also inside other facts."""
    match fact:
        case Person(seat=seat):
            return seat in seats
        case Text(facts=facts):
            return any(_concerns(inner, seats) for _, inner in facts)
        case Listing(items=items):
            return any(_concerns(inner, seats) for inner in items)
        case _:
            return False
