"""Pages for looking things up: the goal and the present moment under How?, and a game's panels."""

from collections.abc import Iterator, Sequence
from functools import partial

import discord

from bot.errors import OldButton
from bot.messages.card import Card
from bot.messages.components import Button
from bot.messages.pages import page, pages_of
from bot.messages.verbs import (
    How,
    HowPage,
    LookUp,
    LookUpPage,
    OpenPlanner,
    OpenRules,
    PutAway,
    Recap,
)
from bot.tables.lessons import Stands
from bot.tables.live_table import LiveTable
from bot.words.language import Language
from bot.words.rulebook import chapters_of
from bot.words.seat_names import names_of
from engine.core.game_words import Panel
from engine.core.records import SPECTATOR, Seat
from engine.core.words import Text


def seat_that_looks(live: LiveTable, user_id: int) -> Seat:
    """The seat whose view a person looks things up in; the spectator's if they hold none."""
    return live.seat_of(user_id) if live.seats_of(user_id) else SPECTATOR


def panels_of(live: LiveTable, seat: Seat) -> Sequence[Panel]:
    """The panels that *seat* may look up; none before the game has begun."""
    return () if live.state is None else live.game.words.panels(live.view(seat))


def panel_buttons(
    live: LiveTable, seat: Seat, language: Language, *, without: Text | None = None
) -> list[Button]:
    """A button for each panel that *seat* may look up, except the one with the title *without*."""
    table_id = live.table.id
    return [
        Button.of(language.say(one.title, plain=True), LookUp(table=table_id, key=one.key))
        for one in panels_of(live, seat)
        if one.title != without
    ]


def way_back(live: LiveTable, seat: Seat, language: Language) -> list[Button]:
    """The button back to the planner, if the table waits for *seat*; otherwise none."""
    if live.table.status != "open" or seat not in live.waits():
        return []
    text = Text.of("button-answer" if live.pending(seat) else "button-act")
    verb = OpenPlanner(table=live.table.id)
    return [
        Button.of(language.say(text, plain=True), verb, style=discord.ButtonStyle.primary),
    ]


def with_way_out(
    buttons: Sequence[Button], live: LiveTable, seat: Seat, language: Language
) -> list[Button]:
    """*buttons* and the way back to the planner before them, or else one that closes the card."""
    if back := way_back(live, seat, language):
        return [*back, *buttons]
    return [*buttons, close_button(live.table.game, language)]


def close_button(game: str, language: Language) -> Button:
    """The button that removes a person's own message, so that it does not stay beside the turn."""
    return Button.of(language.say(Text.of("button-put-away"), plain=True), PutAway(game=game))


def recap_button(live: LiveTable, language: Language) -> Button:
    """The button that replays the last round in a person's own message."""
    label = language.say(Text.of("button-recap"), plain=True)
    return Button.of(label, Recap(table=live.table.id))


def panel_card(live: LiveTable, seat: Seat, key: str, number: int, language: Language) -> Card:
    """Page *number* of the panel *key*, with buttons for the other panels.

    :raises OldButton: if there is no such panel.
    """
    panels, names = panels_of(live, seat), names_of(live.holders, seat)
    shown = next((one for one in panels if one.key == key), None)
    if shown is None:
        raise OldButton
    turn_to = partial(_panel_page, live.table.id)
    others = [
        Button.of(language.say(one.title, plain=True), turn_to(one.key, 0))
        for one in panels
        if one != shown
    ]
    return page(
        pages_of([f"- {language.say(line, names)}" for line in shown.lines]),
        number,
        language,
        partial(turn_to, key),
        title=language.say(shown.title),
        more=with_way_out(others, live, seat, language),
    )


def how_button(table_id: str, language: Language) -> Button:
    """The button that explains the game of a table."""
    return Button.of(language.say(Text.of("button-how"), plain=True), How(table=table_id))


def how_card(
    live: LiveTable,
    seat: Seat,
    number: int,
    language: Language,
    *,
    steps: Sequence[tuple[Text, Stands]] = (),
) -> Card:
    """Page *number* on the goal, the possible actions of *seat*, and the signs in the picture.

    The *steps* of a first game follow the possible actions, each with its status.
    """
    lines = [*_how(live, seat, language, steps)] or [language.say(Text.of("how-nothing"))]
    turn_to = partial(_how_page, live.table.id)
    more = [*panel_buttons(live, seat, language), *_rules_button(live, language)]
    more = with_way_out(more, live, seat, language)
    return page(pages_of(lines), number, language, turn_to, more=more)


def _rules_button(live: LiveTable, language: Language) -> Iterator[Button]:
    """The button that opens all the rules; none if the game has no written rules."""
    if chapters_of(live.game, language.code):
        verb = OpenRules(game=live.table.game)
        yield Button.of(language.say(Text.of("button-rules"), plain=True), verb)


def goal_of(live: LiveTable) -> Sequence[Text]:
    """Texts on the goal of the game and how to win, for a table's options and number of seats."""
    return live.game.words.goal(live.options, max(len(live.taken), live.seating.least))


def _how(
    live: LiveTable, seat: Seat, language: Language, steps: Sequence[tuple[Text, Stands]]
) -> Iterator[str]:
    words, view = live.game.words, None if live.state is None else live.view(seat)
    yield from _part(Text.of("how-goal"), goal_of(live), live, language)
    if view is None:
        return
    taken = [Text.of("how-step", step=step, stands=stands) for step, stands in steps]
    for heading, texts in (
        ("how-now", words.how(view)),
        ("how-steps", taken),
        ("how-legend", words.legend(view)),
    ):
        if texts:
            yield ""  # otherwise the heading would belong to the list above it
        yield from _part(Text.of(heading), texts, live, language)


def _part(
    heading: Text, texts: Sequence[Text], live: LiveTable, language: Language
) -> Iterator[str]:
    if texts:
        yield f"**{language.say(heading)}**"
    names = names_of(live.holders)
    yield from (f"- {language.say(text, names)}" for text in texts)


def _how_page(table_id: str, number: int) -> HowPage:
    return HowPage(table=table_id, page=number)


def _panel_page(table_id: str, key: str, number: int) -> LookUpPage:
    return LookUpPage(table=table_id, key=key, page=number)
