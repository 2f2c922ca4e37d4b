"""The panel of /prefs: pages with what a person prefers, and the buttons and menus to change it."""

from collections.abc import Iterator, Sequence
from typing import Final, get_args

import discord

from bot import clock
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, ButtonRow, Menu
from bot.messages.personal_verbs import PickPreference, Prefer, PrefsPage
from bot.messages.verb import Verb
from bot.store.person_rows import Calling, Reminding
from bot.tables.clocks.times_of_day import NO_QUIET_HOURS, QUIET_HOURS, time_in, write_hours
from bot.tables.personal_messages import way_to_call
from bot.tables.preferences import Preferences
from bot.words.commands import typed_offer
from bot.words.language import LANGUAGES, Language
from bot.words.zone_names import city_of
from engine.core.words import Text

DISCORD_LANGUAGE: Final = "auto"
"""The value that stands for the language of the person's Discord."""

PAGES: Final = ("general", "time", "calls", "direct")

PAGE_OF: Final = {
    **dict.fromkeys(("language", "hints", "confirms"), "general"),
    **dict.fromkeys(("zone", "quiet"), "time"),
    **dict.fromkeys(("calls", "reminders"), "calls"),
    **dict.fromkeys(("direct", "private_news"), "direct"),
}
"""The page of each preference."""

ZONES_OFFERED: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver"),
    *("America/Chicago", "America/New_York", "America/Halifax", "America/Sao_Paulo"),
    *("Atlantic/Azores", "UTC", "Europe/London", "Europe/Paris", "Europe/Athens"),
    *("Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Asia/Dubai", "Asia/Karachi"),
    *("Asia/Kolkata", "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo"),
    *("Australia/Sydney", "Pacific/Auckland"),
)
"""Zones in the menu, one for most hours; all others can be typed."""


def prefs_card(preferences: Preferences, page: str, language: Language, *, typed: bool) -> Card:
    """A page of the panel; *typed* adds the commands that change what it shows."""
    mine = _Page(preferences, language)
    texts, rows, buttons, commands = {
        "general": mine.general,
        "time": mine.time,
        "calls": mine.calls,
        "direct": mine.direct,
    }[page]()
    lines = [f"**{language.say(Text.of('prefs-title'))}**", *map(language.say, texts)]
    lines.append(f"-# {language.say(Text.of('prefs-everywhere'))}")
    if typed:
        lines.append(f"-# {language.say(typed_offer(commands))}")
    tabs = tuple(
        mine.button(Text.of("prefs-page", page=one), PrefsPage(page=one), lit=one == page)
        for one in PAGES
    )
    menus = [ButtonRow(above="", buttons=tabs), *rows]
    return make_card(text="\n".join(lines), menus=menus, buttons=buttons, colour=TEAL)


def hours_in_words(written: str) -> Text:
    """Quiet hours as ``read_hours`` reads them, in words."""
    if written == NO_QUIET_HOURS:
        return Text.of("quiet-none")
    begin, end = written.split("-")
    return Text.of("quiet-hours", begin=begin, end=end)


_Parts = tuple[Sequence[Text], Sequence[Menu | ButtonRow], Sequence[Button], Sequence[str]]
"""The sentences of a page, its menus and rows, its buttons, and the commands that do the same."""


class _Page:
    def __init__(self, preferences: Preferences, language: Language) -> None:
        self._mine, self._language = preferences, language

    def general(self) -> _Parts:
        mine = self._mine
        texts = (
            Text.of("prefs-language", chosen="auto" if mine.language is None else "own"),
            Text.of("prefs-hints", on=yes_or_no(mine.hints)),
            Text.of("prefs-confirms", on=yes_or_no(mine.confirms)),
        )
        now = mine.language or DISCORD_LANGUAGE
        buttons = [
            self.button(
                Text.of("button-prefs-language", language=one),
                Prefer(what="language", to=one),
                lit=one == now,
            )
            for one in (DISCORD_LANGUAGE, *LANGUAGES)
        ]
        switches = {"hints": mine.hints, "confirms": mine.confirms}
        buttons += [self._switch(what, on) for what, on in switches.items()]
        return texts, (), buttons, [f"prefs {what}:{not on}" for what, on in switches.items()]

    def time(self) -> _Parts:
        mine = self._mine
        quiet, there = write_hours(mine.quiet_from, mine.quiet_until), clock.now()
        texts = (
            Text.of(
                "prefs-zone",
                chosen=yes_or_no(mine.zone is not None),
                zone=mine.zone or "UTC",
                time=time_in(mine.zone, there),
            ),
            Text.of("prefs-quiet", hours=hours_in_words(quiet)),
            Text.of("prefs-quiet-meaning"),
        )
        zones = [
            discord.SelectOption(
                label=city_of(one, self._language.code),
                description=f"{one} · {time_in(one, there)}",
                value=one,
                default=one == mine.zone,
            )
            for one in ZONES_OFFERED
        ]
        hours = [
            discord.SelectOption(
                label=self._label(hours_in_words(one)), value=one, default=one == quiet
            )
            for one in (*QUIET_HOURS, NO_QUIET_HOURS)
        ]
        menus = (
            Menu.of(self._label(Text.of("pick-zone")), PickPreference(what="zone"), zones),
            Menu.of(self._label(Text.of("pick-quiet")), PickPreference(what="quiet"), hours),
        )
        return texts, menus, (), ("prefs zone:Europe/Paris", f"prefs quiet:{QUIET_HOURS[2]}")

    def calls(self) -> _Parts:
        mine = self._mine
        way = way_to_call(mine)
        texts = [Text.of("prefs-calls", calls=way)]
        if way != mine.calls:
            texts.append(Text.of("prefs-calls-direct-off"))
        texts.append(Text.of("prefs-reminders", reminders=mine.reminders))
        rows = [
            ButtonRow(above="", buttons=tuple(self._choices("calls", get_args(Calling)))),
            ButtonRow(above="", buttons=tuple(self._choices("reminders", get_args(Reminding)))),
        ]
        return texts, rows, (), ("prefs calls:direct", "prefs reminders:last")

    def direct(self) -> _Parts:
        mine = self._mine
        news = mine.direct and mine.private_news
        texts = (
            Text.of("prefs-direct", on=yes_or_no(mine.direct)),
            Text.of("prefs-private-news", on=yes_or_no(news)),
        )
        buttons = [
            self._switch("direct", mine.direct),
            self._switch("private_news", news, disabled=not mine.direct),
        ]
        return texts, (), buttons, (f"prefs direct:{not mine.direct}", f"prefs news:{not news}")

    def button(
        self, text: Text, verb: Verb, *, lit: bool = False, disabled: bool = False
    ) -> Button:
        style = discord.ButtonStyle.primary if lit else discord.ButtonStyle.secondary
        return Button.of(self._label(text), verb, style=style, disabled=disabled)

    def _switch(self, what: str, on: bool, *, disabled: bool = False) -> Button:
        to = yes_or_no(not on)
        text = Text.of(f"button-prefs-{what.replace('_', '-')}", to=to)
        return self.button(text, Prefer(what=what, to=to), disabled=disabled)

    def _choices(self, what: str, values: Sequence[str]) -> Iterator[Button]:
        now = getattr(self._mine, what)
        for one in values:
            text = Text.of(f"choice-{what}-{one}")
            yield self.button(text, Prefer(what=what, to=one), lit=one == now)

    def _label(self, text: Text) -> str:
        return self._language.say(text, plain=True)


def yes_or_no(on: bool) -> str:
    return "yes" if on else "no"
