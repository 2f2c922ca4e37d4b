"""The planner's components: its offered plans, menus and buttons."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.messages.board import closing_buttons
from bot.messages.components import OPTION_LETTERS, Button, Menu
from bot.messages.lookups import panel_buttons
from bot.messages.planner.form_modal import OpenForm
from bot.messages.planner.menus import Place, key_of
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
from bot.messages.verb import Verb
from bot.words.cut_names import cut_apart
from bot.words.fitting import cut
from engine.core.choices import Choice
from engine.core.words import Text

ABOUT_LETTERS = 160
"""Letters of a plan's description beside its button: two lines on a phone."""

MOST_OPTIONS = 25

MOST_ANSWER_MENUS = 5
"""Most menus of answers that get a button each, so that the buttons fit in one row."""

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
        for at, plan in enumerate(plans[:BEST_PLANS]):
            label = labels[at]
            lines = [cut(self._words.say(plan.about), ABOUT_LETTERS)]
            if advised and at == 0 and plan.why is not None:
                label = self._words.say(Text.of("planner-advised", plan=label))
                lines.insert(0, self._words.say(plan.why))
            elif leads and at == 0:
                label = self._words.say(Text.of("planner-leads", plan=label))
            verb = Intend(table=self._table, mark=self._mark, plan=key_of(plan.label))
            said = "\n".join((f"**{label}**", *(f"-# {line}" for line in lines)))
            at_once = not self._state.actions and self._state.plays_at_once(plan.actions)
            yield said, self._button("button-do" if at_once else "button-plan", verb, _PRIMARY)

    def other_plans(self, skipped: int) -> Iterator[Menu]:
        """The menu of the plans after the first *skipped*, if there are more."""
        plans = self._state.plans
        labels = cut_apart([self._words.label([plan.label]) for plan in plans], OPTION_LETTERS)
        options = [
            _option(label, self._words.label([plan.about]), key_of(plan.label))
            for plan, label in zip(plans, labels, strict=True)
        ][skipped:]
        if options:
            verb = PickPlan(table=self._table, mark=self._mark)
            held_up = self._state.live.is_held_up(self._state.seat)
            asked = "planner-more-answers" if held_up else "planner-elsewhere"
            yield Menu.of(self._plain(asked), verb, options[:MOST_OPTIONS])

    # Menus

    def menu(self, place: Place, kind: type[Pick | PickOn] = Pick) -> Iterator[Menu]:
        """The menu of choices at *place* that are offered nowhere else, if there are any."""
        left = self._not_offered_else(place)
        options = [self._choice(place, one) for one in left if one.form is None]
        if options:
            pick = kind(table=self._table, mark=self._mark, path=place.path)
            yield Menu.of(self._asked(place), pick, options)
        yield from self._switches(place)

    def _switches(self, place: Place) -> Iterator[Menu]:
        """A menu for each form at *place* that is a list of switches."""
        for label, form in ((one.label, one.form) for one in place.offered):
            if form is not None and (asked := form.switches) is not None:
                options = [
                    _option(self._words.label([one.label]), "", one.key) for one in asked.choices
                ]
                verb = PickSwitches(table=self._table, mark=self._mark, form=form.key)
                said = self._words.label([label])
                yield Menu.of(said, verb, options, least=asked.least, most=asked.most)

    def _not_offered_else(self, place: Place) -> Sequence[Choice[Any]]:
        """The choices at *place*; among answers, without those that have a button or a plan."""
        plans = [plan.actions for plan in self._state.plans]
        if self._state.actions or not plans or not self._is_answering(place):
            return place.offered
        apart = self._apart(place)
        return [one for one in place.offered if one not in apart and (one.action,) not in plans]

    def _is_answering(self, place: Place) -> bool:
        """Whether *place* is the first menu, while the game waits for the seat to answer."""
        return self._state.live.is_held_up(self._state.seat) and not place.path

    def _apart(self, place: Place) -> Sequence[Choice[Any]]:
        """The menus among the answers at *place*; none if they are too many for a button each."""
        menus = [one for one in place.offered if one.leads_on]
        return menus if self._is_answering(place) and len(menus) <= MOST_ANSWER_MENUS else []

    def _asked(self, place: Place) -> str:
        """The question above the menu at *place*; at the top it lists the kinds of actions."""
        state = self._state
        if place.labels:
            return self._words.menu_asks(place.labels)
        if state.live.is_held_up(state.seat) and not state.actions:
            if state.plans:
                return self._plain("planner-answers")
            return _first_sentence(self._words.asks())
        kinds = ", ".join(self._words.label([one.label]) for one in place.offered)
        return self._words.label([Text.of("planner-else", kinds=kinds)])

    def _choice(self, place: Place, choice: Choice[Any]) -> discord.SelectOption:
        state = self._state
        said = self._words.label([choice.label])
        if choice.leads_on:
            said = f"{said}…"
        about = state.game.words.about(state.view, (*place.labels, choice.label), choice.action)
        return _option(said, self._words.label([about]) if about else "", key_of(choice.label))

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
            verb = Into(table=self._table, mark=self._mark, path=(key_of(one.label),))
            yield Button.of(f"{self._words.label([one.label])}…", verb)

    def form_buttons(self, place: Place) -> Iterator[Button]:
        """A button for each form that is offered at *place*."""
        for label, form in ((one.label, one.form) for one in place.offered):
            if form is not None and form.switches is None:
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


def _first_sentence(said: str) -> str:
    """*said* up to the end of its first sentence."""
    return re.split(r"(?<=[?.!]) ", said, maxsplit=1)[0]


def _option(label: str, about: str, value: str) -> discord.SelectOption:
    return discord.SelectOption(label=label, description=about or None, value=value)
