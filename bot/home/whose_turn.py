"""The header's line on whose turn it is."""

import re
from collections.abc import Iterator
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
from bot.words.language import Language, voice
from bot.words.seat_names import names_of
from engine.core.agenda import Decision
from engine.core.records import SPECTATOR, tells
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
    """The line *said* on whose turn it is: *mine* if it is this person's, *over* after the end.

    *asked* is whether a question has to be answered before anything else. *table* is the id of the
    table.
    """

    said: str = ""
    mine: bool = False
    asked: bool = False
    over: bool = True
    table: str | None = None


def turn_at(live: LiveTable, user_id: int, code: str | None = None) -> Turn:
    """The header's line on whose turn it is at a table, for *user_id*.

    It is in the language *code*, or else that of the table.
    """
    waits = live.waits() if live.table.status == "open" else ()
    mine = tuple(seat for seat in live.seats_of(user_id) if seat in waits)
    over = live.outcome() is not None or live.table.status == "finished"
    words, names = voice(code or live.table.language, live.table.game), names_of(live.holders)
    asked = None
    if over:
        text = Text.of("home-turn-over")
    elif live.table.status != "open":
        text = Text.of("home-turn-paused" if live.table.status == "paused" else "home-turn-lobby")
    else:
        seats = mine or waits or live.to_act()
        asked = next((one for seat in seats for one in live.pending(seat) if one.blocking), None)
        if asked is None:
            who = Listing(items=tuple(Person(seat=seat) for seat in seats))
            text = Text.of("home-turn-mine" if mine else "home-turn-other", who=who)
        else:
            text = _asked(live, user_id, asked, words, mine=bool(mine))
    return Turn(
        said=words.say(text, names, plain=True),
        mine=bool(mine),
        asked=asked is not None,
        over=over,
        table=live.table.id,
    )


def _asked(live: LiveTable, user_id: int, asked: Decision, words: Language, *, mine: bool) -> Text:
    """The line on the question *asked*; a secret one is not told to other seats."""
    reader = asked.seat if mine else next(iter(live.seats_of(user_id)), SPECTATOR)
    put = question(live.game, live.view(reader), asked)
    if not tells(asked.to, reader):
        return put
    who = Listing(items=(Person(seat=asked.seat),))
    core = _core(words.say(put, names_of(live.holders), plain=True))
    return Text.of("home-turn-asked" if mine else "home-turn-other-asked", who=who, question=core)


def _core(question: str) -> str:
    """The beginning of *question*, up to its first colon or question mark.

    It says what is asked; the rest, as the harm that a shot would do, stands on the card.
    """
    return re.split(r"(?<=\?)\s|\s?: ", question, maxsplit=1)[0]
