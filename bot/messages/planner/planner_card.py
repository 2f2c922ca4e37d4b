"""The planner's components: its offered plans, menus and buttons."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.board import closing_buttons
from bot.messages.components import OPTION_LETTERS, Button, ButtonRow, Menu
from bot.messages.lookups import panel_buttons
from bot.messages.planner.form_modal import OpenForm
from bot.messages.planner.menus import Entry, Place, key_of
from bot.messages.planner.planner_state import BEST_PLANS, PlannerState
from bot.messages.planner.planner_verbs import (
    Add,
    AddRest,
    Back,
    Confirm,
    Discard,
    DropRest,
    GoOn,
    Intend,
    Into,
    Pick,
    PickOn,
    PickPlan,
    PickSwitches,
    TakeOff,
)
from bot.messages.planner.planner_words import PlannerWords
from bot.messages.switches import switches_menu
from bot.messages.verb import Verb
from bot.messages.verbs import Orders
from bot.tables.standing_orders import can_be_ordered
from bot.words.cut_names import cut_apart
from bot.words.fitting import cut
from engine.core.forms import Form
from engine.core.words import Text

ABOUT_LETTERS = 160
"""Letters of a plan's description beside its button: two lines on a phone."""

MOST_OPTIONS = 25

MOST_ANSWER_MENUS = 5
"""Most menus of answers that get a button each, so that the buttons fit in one row."""

MOST_BUTTONS, SHORT_LETTERS = 2, 30
"""Most entries that are buttons instead of a menu, and the letters of each, for a row on a phone.

A single entry is a button however long it is.
"""

_PRIMARY, _GREEN, _PLAIN, _RED = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
)


class PlannerCard:
    """The components of the planner of *state*, in the words of *words*."""

    def __init__(self, state: PlannerState, words: PlannerWords) -> None:
        self._state, self._words = state, words
        self._table, self._mark = state.live.table.id, state.mark

    # Plans

    def going_on(self, lines: Sequence[str]) -> Iterator[tuple[str, Button]]:
        """The actions left over from the last plan, told in *lines*, and a button to plan them."""
        if lines:
            go_on = GoOn(table=self._table, mark=self._mark)
            yield "\n".join(lines), self._button("button-resume", go_on, _PRIMARY)

    def best(self, *, advised: bool = False, leads: bool = False) -> Iterator[tuple[str, Button]]:
        """The best plans, each in words with a button beside them.

        The first plan may be *advised* by the game, or *leads* to the next step of a first game.
        """
        plans = self._state.plans
        labels = cut_apart([self._words.say(plan.label) for plan in plans], OPTION_LETTERS)
        for at, plan in enumerate(plans[: self.beside]):
            label = labels[at]
            lines = [cut(self._words.say(plan.about), ABOUT_LETTERS)]
            if advised and at == 0:
                label = self._words.say(Text.of("planner-advised", plan=label))
                lines[:0] = [] if plan.why is None else [self._words.say(plan.why)]
            elif leads and at == 0:
                label = self._words.say(Text.of("planner-leads", plan=label))
            verb = Intend(table=self._table, mark=self._mark, plan=key_of(plan.label))
            said = "\n".join((f"**{label}**", *(f"-# {line}" for line in lines)))
            at_once = not self._state.actions and self._state.plays_at_once(plan.actions)
            yield said, self._button("button-do" if at_once else "button-plan", verb, _PRIMARY)

    @property
    def beside(self) -> int:
        """How many plans have a button beside them, one more if it would be alone in a menu."""
        count = len(self._state.plans)
        return count if count == BEST_PLANS + 1 else BEST_PLANS

    def other_plans(self, skipped: int) -> Iterator[Menu | ButtonRow]:
        """The menu of the plans after the first *skipped*, or a few buttons."""
        plans = self._state.plans
        labels = cut_apart([self._words.label([plan.label]) for plan in plans], OPTION_LETTERS)
        options = [
            _option(label, self._words.label([plan.about]), key_of(plan.label))
            for plan, label in zip(plans, labels, strict=True)
        ][skipped:]
        if _are_few(options):
            say, left = self._words.say, plans[skipped:]
            lines = [f"-# **{say(plan.label)}**. {say(plan.about)}" for plan in left]
            buttons = [
                Button.of(one.label, Intend(table=self._table, mark=self._mark, plan=one.value))
                for one in options
            ]
            yield ButtonRow(above="\n".join(lines), buttons=tuple(buttons))
        elif options:
            verb = PickPlan(table=self._table, mark=self._mark)
            yield Menu.of(self._plain("planner-elsewhere"), verb, options[:MOST_OPTIONS])

    # Menus

    def menu(self, place: Place, kind: type[Pick | PickOn] = Pick) -> Iterator[Menu | ButtonRow]:
        """The choices at *place* that are offered nowhere else: a menu, or a few buttons."""
        apart = self._apart(place)
        left = [one for one in self._unplanned(place) if one not in apart]
        entries = [one for one in left if one.choice.form is None]
        options = [self._option(place, one) for one in entries]
        if _are_few(options) and not (self.is_spent and len(options) > 1):
            yield self._row(place, entries, options)
        elif options:
            pick = kind(table=self._table, mark=self._mark, path=place.path)
            yield Menu.of(self._asked(place), pick, options)
        yield from self._switches(place)

    def _row(
        self, place: Place, entries: Sequence[Entry], options: Sequence[discord.SelectOption]
    ) -> ButtonRow:
        """The *entries* at *place* as buttons, below what the *options* of a menu would tell."""
        lines = [f"**{self._words.menu_asks(place.labels, plain=False)}**"] if place.labels else []
        for one, option in zip(entries, options, strict=True):
            if option.description:
                said = self._words.entry(one.labels, plain=False)
                lines.append(f"-# **{said}**. {self._about(place, one, plain=False)}")
        style = _PRIMARY if self._is_answering(place) and not self._state.plans else _PLAIN
        buttons = [
            Button.of(option.label, self._into(place, one), style=style)
            for one, option in zip(entries, options, strict=True)
        ]
        return ButtonRow(above="\n".join(lines), buttons=tuple(buttons))

    def _into(self, place: Place, entry: Entry) -> Into:
        return Into(table=self._table, mark=self._mark, path=(*place.path, entry.key))

    def _switches(self, place: Place) -> Iterator[Menu]:
        """A menu for each form at *place* that is a list of switches."""
        for label, form in _forms(place):
            if (asked := form.switches) is not None:
                verb = PickSwitches(table=self._table, mark=self._mark, form=form.key)
                yield switches_menu(asked, self._words.label([label]), verb, self._words.plain)

    def _unplanned(self, place: Place) -> Sequence[Entry]:
        """The entries at *place*; in the first menu, without those that are plans."""
        if self._state.actions or place.labels:
            return place.offered
        plans = [plan.actions for plan in self._state.plans]
        return [one for one in place.offered if (one.choice.action,) not in plans]

    @property
    def is_spent(self) -> bool:
        """Whether the turn has only odds and ends left, which stay in menus: no advice is given."""
        state, unspent = self._state, self._state.game.words.unspent
        busy = state.plans or state.actions or state.live.is_held_up(state.seat)
        return not busy and unspent is not None and unspent(state.view) == 0

    def _is_answering(self, place: Place) -> bool:
        """Whether *place* is the first menu, while the game waits for the seat to answer."""
        state = self._state
        return state.live.is_held_up(state.seat) and not (state.actions or place.labels)

    def _apart(self, place: Place) -> Sequence[Entry]:
        """The menus beside the answers at *place*; none if they are too many for a button each."""
        if not self._is_answering(place):
            return []
        left = self._unplanned(place)
        menus = [one for one in left if one.choice.leads_on or len(one.labels) > 1]
        return menus if len(menus) <= MOST_ANSWER_MENUS else []

    def _asked(self, place: Place) -> str:
        """The question above the menu at *place*; at the top it lists the kinds of actions."""
        if place.labels:
            return self._words.menu_asks(place.labels)
        answers = self._is_answering(place)
        if answers and not self._state.plans:
            return _question_in(self._words.asks()) or self._plain("planner-choose")
        apart = self._apart(place)
        left = [one for one in self._unplanned(place) if one not in apart]
        kinds = ", ".join(self._words.label(one.labels[:1]) for one in left)
        if answers and len(kinds) > SHORT_LETTERS:
            return _question_in(self._words.asks()) or self._plain("planner-choose")
        key = "planner-answers" if answers else "planner-else"
        return self._words.label([Text.of(key, kinds=kinds)])

    def _option(self, place: Place, entry: Entry) -> discord.SelectOption:
        return _option(self._named(entry), self._about(place, entry), entry.key)

    def _named(self, entry: Entry) -> str:
        said = self._words.entry(entry.labels)
        return f"{said}…" if entry.choice.leads_on else said

    def _about(self, place: Place, entry: Entry, *, plain: bool = True) -> str:
        """What the game tells about *entry*; empty if nothing."""
        state, way = self._state, (*place.labels, *entry.labels)
        about = state.game.words.about(state.view, way, entry.choice.action)
        if about is None:
            return ""
        return self._words.label([about]) if plain else self._words.say(about)

    # Buttons

    def draft_buttons(self, *, with_menus: bool) -> Iterator[Button]:
        """The buttons below a plan; *with_menus* is whether its menus are open."""
        table, mark = self._table, self._mark
        yield self._button("button-confirm", Confirm(table=table, mark=mark), _GREEN)
        if with_menus:
            yield from self.form_buttons(self._state.reachable(()))
        elif self._state.goes_on:
            yield self._button("button-add", Add(table=table, mark=mark))
        yield self._button("button-back", TakeOff(table=table, mark=mark))
        yield self._button("button-discard", Discard(table=table, mark=mark), _RED)

    def aside_buttons(self, place: Place) -> Iterator[Button]:
        """A button for each menu that stands apart from the answers to a question."""
        for one in self._apart(place):
            yield Button.of(self._named(one), self._into(place, one))

    def order_buttons(self) -> Iterator[Button]:
        """The button to the standing orders, if one of them would answer what is asked."""
        live, seat = self._state.live, self._state.seat
        if any(can_be_ordered(live, seat, asked) for asked in live.pending(seat)):
            yield self._button("button-always", Orders(table=self._table))

    def form_buttons(self, place: Place) -> Iterator[Button]:
        """A button for each form that is offered at *place*."""
        for label, form in _forms(place):
            if form.switches is None:
                verb = OpenForm(table=self._table, mark=self._mark, form=form.key)
                style = _PLAIN if self._state.actions else _PRIMARY
                yield Button.of(self._words.label([label]), verb, style=style)

    def menu_buttons(self, place: Place) -> Iterator[Button]:
        """The buttons of a plan while its menus are open."""
        table, mark = self._table, self._mark
        if self._state.actions:
            yield self._button("button-confirm", Confirm(table=table, mark=mark), _GREEN)
        yield from self.form_buttons(place)
        yield self._button("button-back", Back(table=table, mark=mark, path=place.path))
        if self._state.actions:
            yield self._button("button-discard", Discard(table=table, mark=mark), _RED)

    def turn_buttons(self, *, with_undo: bool) -> Iterator[Button]:
        """The buttons for look-ups, the end of the turn and undo."""
        live, language = self._state.live, self._words.language
        yield from panel_buttons(live, self._state.seat, language)
        yield from closing_buttons(
            live, language, ends=self._state.can_end, with_undo=with_undo, lit=self._is_idle()
        )

    def typed_buttons(self) -> Iterator[Button]:
        """The buttons for something typed while another plan was not confirmed."""
        table, mark = self._table, self._mark
        adds = self._state.takes_rest
        if adds:
            yield self._button("button-add-typed", AddRest(table=table, mark=mark), _PRIMARY)
        style = _PLAIN if adds else _PRIMARY
        yield self._button("button-replace", DropRest(table=table, mark=mark), style)
        yield self._button("button-cancel", GoOn(table=table, mark=mark))

    def _is_idle(self) -> bool:
        """Whether the player has nothing useful left to do this turn."""
        state, unspent = self._state, self._state.game.words.unspent
        nothing_left = unspent is not None and unspent(state.view) == 0
        return nothing_left or not state.plans or state.position.is_best_ended

    def _button(self, key: str, verb: Verb, style: discord.ButtonStyle = _PLAIN) -> Button:
        return Button.of(self._plain(key), verb, style=style)

    def _plain(self, key: str) -> str:
        return self._words.language.say(Text.of(key), plain=True)


def _question_in(said: str) -> str:
    """The first sentence of *said* that is a question; empty without one."""
    sentences = re.split(r"(?<=[?.!]) ", said)
    return next((one for one in sentences if one.endswith("?")), "")


def _are_few(options: Sequence[discord.SelectOption]) -> bool:
    """Whether *options* stand as buttons in a row, not in a menu."""
    short = all(len(one.label) <= SHORT_LETTERS for one in options)
    return len(options) == 1 or (len(options) == MOST_BUTTONS and short)


def _forms(place: Place) -> Iterator[tuple[Text, Form[Any]]]:
    """The forms at *place*, with their labels."""
    for one in place.offered:
        if one.choice.form is not None:
            yield one.labels[-1], one.choice.form


def _option(label: str, about: str, value: str) -> discord.SelectOption:
    return discord.SelectOption(label=label, description=about or None, value=value)
