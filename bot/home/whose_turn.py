"""The header's line on whose turn it is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.messages.board_foot import question
from bot.messages.planner import form_modal, planner_verbs
from bot.messages.planner.planner_verbs import Confirm
from bot.messages.verb import InPlanner, Verb
from bot.messages.verbs import (
    Act,
    Ask,
    End,
    EndAnyway,
    EndLike,
    OpenPlanner,
    PickEnding,
    TakeBack,
)
from bot.tables.live_table import LiveTable
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.agenda import Decision
from engine.core.records import SPECTATOR, Seat, tells
from engine.core.words import Listing, Person, Text


def _in_planner() -> Iterator[type[InPlanner]]:
    for one in (*vars(planner_verbs).values(), form_modal.OpenForm):
        if isinstance(one, type) and issubclass(one, InPlanner) and one is not InPlanner:
            yield one


_BESIDE_IT: tuple[type[Verb], ...] = (
    *(Act, Ask, End, EndAnyway, EndLike, PickEnding),
    *(TakeBack, OpenPlanner),
)

VERBS_OF_A_TURN = tuple(one.verb for one in (*_BESIDE_IT, *_in_planner()))
"""Verbs of buttons and menus that take part in a turn; they do nothing once the game is over."""

WAYS_TO_A_TURN = (Act.verb, Ask.verb)
"""Verbs that open the possible actions, from a card that calls a player."""

WAYS_TO_END = tuple(one.verb for one in (End, EndAnyway, TakeBack))
"""Verbs that end a turn or undo part of it; their buttons stand apart from look-ups."""

PLAYS_THE_PLAN = Confirm.verb
"""Verb that plays a plan; only the card of a plan that is not played yet has it."""

BACK_TO_TURN = OpenPlanner.verb
"""Verb that leads from a look-up back to the possible actions, in the same message."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The header's line on whose turn it is: *mine* if it is this person's, *over* after the end.

    *said* is the line, *short* the line without its question. *table* is the id of
    the table.
    """

    said: str = ""
    short: str = ""
    mine: bool = False
    over: bool = True
    table: str | None = None


def turn_at(live: LiveTable, user_id: int, code: str | None = None) -> Turn:
    """The header's line on whose turn it is at a table, for *user_id*.

    It is in the language *code*, or else that of the table.
    """
    waits = live.waits() if live.table.status == "open" else ()
    mine = tuple(seat for seat in live.seats_of(user_id) if seat in waits)
    over = live.outcome() is not None or live.table.status == "finished"
    if over:
        text = short = Text.of("home-turn-over")
    elif live.table.status != "open":
        text = short = Text.of(
            "home-turn-paused" if live.table.status == "paused" else "home-turn-lobby"
        )
    else:
        seats = mine or waits or live.to_act()
        text, short = (
            _due(live, user_id, mine=bool(mine), seats=seats),
            _called(seats, mine=bool(mine)),
        )
    words, names = voice(code or live.table.language, live.table.game), names_of(live.holders)
    said, called = (words.say(one, names, plain=True) for one in (text, short))
    return Turn(said=said, short=called, mine=bool(mine), over=over, table=live.table.id)


def _due(live: LiveTable, user_id: int, *, mine: bool, seats: Sequence[Seat]) -> Text:
    """The question that one of *seats* has to answer, or else the line on whose turn it is."""
    asked = next((one for seat in seats for one in live.pending(seat) if one.blocking), None)
    if asked is not None:
        return _asked(live, user_id, asked, mine=mine)
    return _called(seats, mine=mine)


def _called(seats: Sequence[Seat], *, mine: bool) -> Text:
    who = Listing(items=tuple(Person(seat=seat) for seat in seats))
    return Text.of("home-turn-mine" if mine else "home-turn-other", who=who)


def _asked(live: LiveTable, user_id: int, asked: Decision, *, mine: bool) -> Text:
    """The line on the question *asked*; a secret one is not told to other seats."""
    reader = asked.seat if mine else next(iter(live.seats_of(user_id)), SPECTATOR)
    put = question(live.game, live.view(reader), asked)
    if not tells(asked.to, reader):
        return put
    who = Listing(items=(Person(seat=asked.seat),))
    return Text.of("home-turn-asked" if mine else "home-turn-other-asked", who=who, question=put)
