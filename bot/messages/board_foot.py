"""The foot of a board: the standing, the questions or turns, and the people that are called."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.tables.live_table import LiveTable
from bot.words.commands import tapped_or_typed
from bot.words.language import Language, Names
from engine.core.agenda import Decision
from engine.core.game import AnyGame
from engine.core.records import Seat, tells
from engine.core.words import Fact, Listing, Person, Text


def foot(
    live: LiveTable,
    view: Any,
    language: Language,
    names: Names,
    called: Sequence[int],
    *,
    with_undo: bool,
    until: datetime | None,
) -> Iterator[str]:
    """The lines at the foot of a board: the standing, the commands, and the questions.

    They name the seats that are asked, and *until* when, or since when if there is no clock.
    """
    table, game = live.table, live.game
    *standing, race = [language.say(text, names) for text in game.words.summary(view)] or [""]
    if race:
        yield race
    if standing:
        yield f"-# {' · '.join(standing)}"
    if table.status == "paused":
        yield language.say(Text.of("card-paused"))
        return
    waits, asked = live.waits(), game.pending(live.state)
    if waits:
        # The commands of these buttons; the answers to them name the others.
        typed = ("turn act", *(["turn undo"] if with_undo else []), "help")
        yield f"-# {language.say(tapped_or_typed(typed))}"
    since = "" if table.waiting_since is None else f"<t:{int(table.waiting_since.timestamp())}:R>"
    if until is not None:
        since = language.say(Text.of("card-until", until=str(int(until.timestamp()))))
    questions = _questions(game, view, [one for one in asked if one.seat in waits])
    if waits:
        _, besides = _addressed(live, waits, called)
        calls = [language.say(text, names) for text in _calls(live, waits, questions, called)]
        calls[-1] = f"{calls[-1]} {since}".rstrip()
        calls[0] = " ".join([*(f"<@{user}>" for user in besides), calls[0]])
        # Questions are quoted: a page may leave them out where the planner puts them.
        yield from (f"> {call}" for call in calls[: len(questions)])
        yield from calls[len(questions) :]
    yield from (f"-# {language.say(text, names)}" for text in _away(live))


def _away(live: LiveTable) -> Iterator[Text]:
    """The seats whose people are away, and until when; none that was resigned."""
    for seat in live.taken:
        until = live.away_until(seat)
        if until is not None and not live.is_resigned(seat):
            plays = "yes" if live.plays_for_person(seat) else "no"
            moment = str(int(until.timestamp()))
            yield Text.of("card-away", who=Person(seat=seat), until=moment, plays=plays)


def question(game: AnyGame, view: Any, decision: Decision) -> Text:
    """The question of *decision*; a text that hides it if the seat of *view* may not know it."""
    return _known_question(game, view, decision) or _secret_question(Person(seat=decision.seat), 1)


def _calls(
    live: LiveTable,
    waits: Sequence[Seat],
    questions: Mapping[Text | None, Sequence[Seat]],
    called: Sequence[int],
) -> Iterator[Text]:
    """The *questions*, each put to the seats that have to answer it, then the other seats' turn."""
    for put, seats in questions.items():
        who, _ = _addressed(live, seats, called)
        if put is None:
            yield _secret_question(who, len(seats))
        else:
            yield Text.of("question-of", who=who, question=put)
    asked = [seat for seats in questions.values() for seat in seats]
    if others := [seat for seat in waits if seat not in asked]:
        who, _ = _addressed(live, others, called)
        yield Text.of("card-waits", who=who, count=len(others))


def _questions(
    game: AnyGame, view: Any, asked: Iterable[Decision]
) -> dict[Text | None, tuple[Seat, ...]]:
    """The questions *asked*, each with the seats that have to answer it.

    The key None stands for questions that the seat of *view* may not know. A seat that is asked the
    same twice is listed once.
    """
    found: dict[Text | None, tuple[Seat, ...]] = {}
    for decision in asked:
        put = _known_question(game, view, decision)
        found[put] = tuple(dict.fromkeys((*found.get(put, ()), decision.seat)))
    return found


def _known_question(game: AnyGame, view: Any, decision: Decision) -> Text | None:
    return game.ask(view, decision) if tells(decision.to, view.seat) else None


def _secret_question(who: Fact, count: int) -> Text:
    return Text.of("question-secret", who=who, count=count)


def _addressed(
    live: LiveTable, waits: Sequence[Seat], called: Sequence[int]
) -> tuple[Listing, list[int]]:
    """The people a sentence addresses, and the ids of those to be mentioned besides.

    In the sentence a called person is mentioned if they hold only that seat; other seats are named.
    A called person who holds several seats is mentioned besides, so that the name tells which seat.
    """
    items: list[Fact] = []
    for seat in waits:
        people = [one for one in live.people_of(seat) if live.seats_of(one) == (seat,)]
        if people and set(people) <= set(called):
            items += [Text.of("card-mention", user=str(one)) for one in people]
        else:
            items.append(Person(seat=seat))
    named = {fact for item in items if isinstance(item, Text) for _, fact in item.facts}
    return Listing(items=tuple(items)), [one for one in called if str(one) not in named]
