"""Sentences for a person who cannot act now, on the seats that the table waits for."""

from collections.abc import Iterator

from bot.messages.victory import victory
from bot.tables.live_table import LiveTable
from engine.core.records import Seat
from engine.core.words import Listing, Person, Text


def who_is_next(live: LiveTable, seat: Seat) -> Iterator[Text]:
    """The sentences for *seat*, which cannot act now, on the seats that act next."""
    if (outcome := live.outcome()) is not None:
        yield victory(outcome)
        return
    if live.table.status == "paused":
        yield Text.of("card-paused")
        return
    if live.table.status != "open":
        yield Text.of("error-wrong-status", status=live.table.status)
        return
    waits = live.waits()
    who = Listing(items=tuple(Person(seat=one) for one in waits))
    if seat in waits:
        yield Text.of("turn-over-answer" if live.pending(seat) else "turn-over-again")
    elif live.game.pending(live.state) and waits:
        yield Text.of("turn-over-asked", count=len(waits), who=who)
    elif waits:
        yield Text.of("turn-over-next", count=len(waits), who=who)
    else:
        yield Text.of("turn-over-bots")
