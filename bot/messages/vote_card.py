"""The card of a vote: what is asked, who has answered, and the buttons to answer."""

from collections.abc import Iterator, Sequence

import discord

from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.verbs import CastBallot
from bot.tables.ballots import NEED_ALL, Poll, people_asked
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import plans_played
from bot.tables.votes import find_vote
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text

VOTE_COLOUR = 0xC9A24B
"""Colour of the card, like that of all cards that ask for an action."""


async def vote_card(
    tables: Tables,
    table_id: str,
    vote_id: int,
    *,
    mark: int | None = None,
    reader: str | None = None,
) -> tuple[Card, tuple[int, ...]]:
    """The card of a vote in the table's language, and the people who have not answered.

    One that is sent directly is in the language *reader* of its person, and names its table.

    :raises NoVote: if there is no such vote.
    """
    poll = await find_vote(tables, table_id, vote_id)
    live = await tables.load(table_id)
    language = voice(reader or live.table.language, live.table.game)
    names, people = names_of(live.holders), people_asked(live, poll)
    title = Text.of("card-title", game=live.table.game, table=table_id)
    lines = [] if reader is None else [f"**{language.say(title)}**"]
    texts = [Text.of("vote-asks", **await _facts(tables, live, poll)), *_state(poll, people)]
    card = make_card(
        text="\n".join((*lines, *(language.say(text, names) for text in texts))),
        buttons=_buttons(poll, language),
        mark=mark,
        colour=VOTE_COLOUR,
    )
    return card, people


async def card_of_notice(
    tables: Tables, table_id: str, notice: Text, *, mark: int | None, user_id: int | None
) -> Card:
    """The card of the vote of *notice*, in the language of its only reader *user_id*."""
    reader = None
    if user_id is not None:
        table = await tables.table(table_id)
        reader = (await tables.preferences.of(user_id)).language or table.language
    vote = int(str(dict(notice.facts)["vote"]))
    card, _ = await vote_card(tables, table_id, vote, mark=mark, reader=reader)
    return card


def _state(poll: Poll, people: Sequence[int]) -> Iterator[Text]:
    """The result or the time left, and the answers."""
    vote = poll.vote
    if vote.status != "open":
        yield Text.of("vote-result", status=vote.status)
    elif vote.due_at is not None:
        need = "all" if vote.kind in NEED_ALL else "half"
        yield Text.of("vote-needs", need=need, until=str(int(vote.due_at.timestamp())))
    for key, seats in (("vote-yes", poll.yes), ("vote-no", poll.no)):
        if seats:
            yield Text.of(key, seats=_listing(seats))
    if people:
        mentions = tuple(Text.of("card-mention", user=str(one)) for one in people)
        yield Text.of("vote-asked", people=Listing(items=mentions))


def _buttons(poll: Poll, language: Language) -> list[Button]:
    vote = poll.vote
    if vote.status != "open" or vote.id is None:
        return []
    answers = (
        ("yes", Text.of("button-yes"), discord.ButtonStyle.success),
        ("no", Text.of("button-no"), discord.ButtonStyle.secondary),
    )
    return [
        Button.of(
            language.say(label, plain=True),
            CastBallot(table=vote.table_id, vote=vote.id, answer=answer),
            style=style,
        )
        for answer, label, style in answers
    ]


async def _facts(tables: Tables, live: LiveTable, poll: Poll) -> dict[str, Fact]:
    vote = poll.vote
    facts: dict[str, Fact] = {
        "kind": vote.kind,
        "who": Person(seat=vote.seat),
        "about": Person(seat=vote.about or vote.seat),
        "seat": vote.about or vote.seat,
        "user": str(vote.user_id),
        "turn": Person(seat=vote.seat),
        "count": 1,
    }
    if vote.to_seq is not None:
        gone = [one for one in await plans_played(tables, live) if one.before >= vote.to_seq]
        facts["turn"] = Person(seat=gone[-1].rows[0].seat if gone else vote.seat)
        facts["count"] = max(len(gone), 1)
    return facts


def _listing(seats: Sequence[Seat]) -> Listing:
    return Listing(items=tuple(Person(seat=seat) for seat in seats))
