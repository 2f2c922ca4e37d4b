"""Hexes in reach of a captain's ship this turn, their names, and the ways there."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from bot.errors import NotThere
from bot.tables.live_table import LiveTable
from bot.words.language import LANGUAGES, Language, voice
from bot.words.seat_names import names_of
from cogs.suggested import LEAST_LETTERS, Offer
from cogs.typed_verbs import not_now
from engine.core.errors import NotYourTurn
from engine.core.words import Text
from engine.games.captains_log import words
from engine.games.captains_log.model.actions import Sail
from engine.games.captains_log.model.state import Hex, LogView
from engine.games.captains_log.rules import move
from engine.space.hexes import Heading


def way_to(live: LiveTable, view: LogView, to: str) -> tuple[Hex, Sequence[Heading]]:
    """The hex named by *to*, and the headings that lead there.

    *to* is its number, from autocomplete, or part of its name, typed by a person.

    :raises NotYourTurn: if the table waits for somebody else.
    :raises NotNow: if the ship cannot sail at all.
    :raises NotThere: if no hex in reach has this name, or several have.
    """
    if view.seat not in live.to_act():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    routes = move.routes(view)
    if not routes:
        raise not_now(live, view, "sail", (Sail,))
    for code in LANGUAGES:
        goals = goals_of(live, view, voice(code, live.table.game))
        found = goals.meant(to) if len(to.strip()) >= LEAST_LETTERS else goals.equal(to)
        if len(found) == 1:
            return int(found[0]), routes[int(found[0])]
    raise NotThere


def goals_of(live: LiveTable, view: LogView, language: Language) -> Offer:
    """Every hex in reach, with its name and distance.

    Ends of the game's plans come first, then other ports and finds, then open sea.
    """
    names, ways = names_of(live.holders, view.seat), move.routes(view)
    planned = _planned(live, view, ways)
    placed = [
        (at, words.place(view, at), len(way))
        for at, way in sorted(ways.items(), key=lambda one: len(one[1]))
    ]
    placed.sort(
        key=lambda one: (
            planned.index(one[0]) if one[0] in planned else len(planned),
            one[1].key in ("place-sea", "place-shoal"),
        )
    )
    return Offer.of(
        {
            str(at): language.say(Text.of("sail-goal", place=place, hexes=hexes), names, plain=True)
            for at, place, hexes in placed
        }
    )


def _planned(live: LiveTable, view: LogView, ways: Mapping[Hex, Sequence[Heading]]) -> list[Hex]:
    """The hexes to which the plans of the game lead, the best first."""
    ends = {tuple(way): at for at, way in ways.items()}
    found: list[Hex] = []
    for plan in live.position(view.seat).plans:
        sailed = takewhile(lambda one: isinstance(one, Sail), plan.actions)
        at = ends.get(tuple(one.heading for one in sailed))
        if at is not None and at not in found:
            found.append(at)
    return found
