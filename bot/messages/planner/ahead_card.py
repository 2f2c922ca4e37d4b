"""The card on which a person plans their next turns ahead, in a message that only they see."""

from collections.abc import Iterator

import discord

from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Menu
from bot.messages.lookups import with_way_out
from bot.messages.planner.menus import key_of
from bot.messages.verbs import DropAhead, OpenAhead, PickAhead, PickStops, PickTurnsAhead
from bot.tables.live_table import LiveTable
from bot.tables.planning_ahead import Ahead
from bot.tables.plans_ahead import MOST_TURNS, PlanAhead
from bot.words.language import Language
from bot.words.seat_names import names_of
from engine.core.records import Seat
from engine.core.words import Text

NO_STOP = "-"
"""Value of the entry that switches every stop off."""


def ahead_card(live: LiveTable, seat: Seat, offered: Ahead, language: Language) -> Card:
    """What is planned ahead for *seat*, with menus to choose from what is *offered*."""
    ahead, words = live.ahead.get(seat), _Words(live, seat, language)
    stands = ahead if ahead is not None and ahead.why is None else None
    lines = [f"**{words.say(Text.of('ahead-title'))}**", *ahead_lines(live, seat, language)]
    if stands is None:
        lines.append(words.say(Text.of("ahead-how" if offered.choices else "ahead-nothing")))
    lines.append(f"-# {words.say(Text.of('ahead-secret'))}")
    menus = [*words.what(offered, stands)]
    if stands is not None and seat not in live.to_act():
        menus += [words.turns(stands), *words.stops(stands)]
    drop = Button.of(words.plain("button-ahead-off"), DropAhead(table=live.table.id))
    buttons = [drop] if ahead is not None else []
    return make_card(
        text="\n".join(lines),
        menus=menus,
        buttons=with_way_out(buttons, live, seat, language),
        colour=TEAL,
    )


def ahead_lines(live: LiveTable, seat: Seat, language: Language) -> Iterator[str]:
    """The lines on what is planned ahead for *seat*, or on why it is over; none without a plan."""
    ahead, names = live.ahead.get(seat), names_of(live.holders, seat)
    if (over := live.over_ahead(seat)) is not None:
        yield language.say(over, names)
    elif ahead is not None:
        planned = Text.of("ahead-planned", plan=ahead.label, turns=ahead.turns)
        yield language.say(planned, names)


def ahead_button(live: LiveTable, seat: Seat, language: Language) -> list[Button]:
    """The button that opens the plan ahead; none while *seat* is to act, or once it is resigned."""
    if live.table.status != "open" or live.state is None:
        return []
    if seat in live.to_act() or live.is_resigned(seat):
        return []
    label = language.say(Text.of("button-ahead"), plain=True)
    return [Button.of(label, OpenAhead(table=live.table.id))]


class _Words:
    """The menus of the card, in the words of its reader."""

    def __init__(self, live: LiveTable, seat: Seat, language: Language) -> None:
        self._live, self._seat, self._language = live, seat, language
        self._names = names_of(live.holders, seat)

    def say(self, text: Text) -> str:
        return self._language.say(text, self._names)

    def plain(self, text: Text | str) -> str:
        text = Text.of(text) if isinstance(text, str) else text
        return self._language.say(text, self._names, plain=True)

    def what(self, offered: Ahead, stands: PlanAhead | None) -> Iterator[Menu]:
        """The menu of what can be planned ahead."""
        options = [
            discord.SelectOption(
                label=self.plain(label),
                value=key_of(label),
                default=stands is not None and stands.key == key,
            )
            for key, label in offered.choices
        ]
        if options:
            yield Menu.of(self.plain("ahead-what"), PickAhead(table=self._table), options)

    def turns(self, stands: PlanAhead) -> Menu:
        """The menu of how long it is played."""
        options = [
            discord.SelectOption(
                label=self.plain(Text.of("ahead-turns", turns=turns)),
                value=str(turns),
                default=turns == stands.turns,
            )
            for turns in range(1, MOST_TURNS + 1)
        ]
        return Menu.of(self.plain("ahead-how-long"), PickTurnsAhead(table=self._table), options)

    def stops(self, stands: PlanAhead) -> Iterator[Menu]:
        """The switches of what calls the person back."""
        options = [
            discord.SelectOption(
                label=self.plain(stop.label), value=stop.key, default=stop.key in stands.watched
            )
            for stop in self._live.game.stops(self._live.view(self._seat))
        ]
        if options:
            none = discord.SelectOption(
                label=self.plain("ahead-no-stop"), value=NO_STOP, default=not stands.watched
            )
            verb = PickStops(table=self._table)
            title = self.plain("ahead-until")
            yield Menu.of(title, verb, [*options, none], most=len(options) + 1)

    @property
    def _table(self) -> str:
        return self._live.table.id
