"""The status board of a server: each table that is open, whom it waits for and until when."""

from collections.abc import Sequence
from datetime import datetime

from bot.messages.board import TEAL
from bot.messages.card import FRAME_LETTERS, STATUS_MARK, Card, make_card
from bot.tables.overviews import Overview
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.words import Listing, Person, Text

LETTERS_FOR_THE_REST = 100
"""Letters kept for the title and for the line on tables that are left out."""


def status_card(tables: Sequence[Overview], code: str) -> Card:
    """The board of *tables* in the language *code*; those that have no room are counted."""
    language = voice(code)
    lines, letters = list[str](), LETTERS_FOR_THE_REST
    for one in tables:
        line = _line(one, code)
        letters += len(line) + 1
        if letters > FRAME_LETTERS:
            break
        lines.append(line)
    if left := len(tables) - len(lines):
        lines.append(f"-# {language.say(Text.of('status-more', count=left))}")
    if not lines:
        lines.append(language.say(Text.of("status-none")))
    title = f"### {language.say(Text.of('status-title'))}"
    return make_card(text="\n".join([title, *lines]), mark=STATUS_MARK, colour=TEAL)


def _line(one: Overview, code: str) -> str:
    table, seats = one.table, one.waits
    text = Text.of(
        "status-line",
        game=table.game,
        channel=str(table.channel_id),
        status=table.status,
        waits="others" if seats else "bot",
        who=Listing(items=tuple(Person(seat=seat) for seat in seats)),
        since=seconds_of(table.asked_at),
        until=seconds_of(one.until(seats)),
    )
    return voice(code, table.game).say(text, names_of(one.holders))


def seconds_of(moment: datetime | None) -> str:
    """A *moment* as Discord writes it, in seconds; "no" for none."""
    return "no" if moment is None else str(int(moment.timestamp()))
