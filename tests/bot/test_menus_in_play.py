"""In played games few choices are buttons, no menu has one entry, and combinations are switches."""

import dataclasses
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from discord import ui

from bot.messages.components import ButtonRow, Menu
from bot.messages.planner.menus import Place
from bot.messages.planner.planner_card import SHORT_LETTERS, PlannerCard
from bot.messages.planner.planner_state import PlannerState
from bot.messages.planner.planner_words import PlannerWords
from bot.words.language import voice
from cogs import turn_end
from engine.core.choices import MENU_CHOICES
from engine.core.forms import Form
from engine.core.game import is_npc
from tests import laws
from tests.bot.test_previews import table_of
from tests.core.every_game import Sitting, each_sitting

STEPS, EVERY = 120, 12
"""Steps of each game, and of how many of them one is looked at."""

MOST_PLACES = 40
"""Levels of menus that are opened in one position."""

MOST_UNIONS = 3
"""Most entries of a menu that combine two other entries: more are a list of combinations."""

MOST_SWITCHES = 8
"""Switches of which all combinations are tried."""


def positions(sitting: Sitting) -> Iterator[PlannerState]:
    """The planning of every seat that is to act, at some steps of a random game."""
    state, _ = laws.opening(sitting.game, "menus", sitting.options, sitting.seats)
    for at, _ in zip(range(STEPS), laws.random_steps(sitting.game, state, "menus"), strict=False):
        if at % EVERY == 0:
            live = table_of(sitting.game, state)
            for seat in sitting.game.to_act(state):
                if not is_npc(seat):
                    yield PlannerState(live=live, seat=seat, user_id=1)


def places(state: PlannerState) -> Iterator[Place]:
    """The levels of the menus, from the top."""
    ways: list[tuple[str, ...]] = [()]
    for way in ways:
        place = state.reachable(way)
        assert place.path == way, "what is offered can be opened"
        yield place
        if len(ways) < MOST_PLACES:
            ways += [(*way, one.key) for one in place.offered if one.choice.leads_on]


def card_of(state: PlannerState) -> PlannerCard:
    narrator: Any = None  # menus tell no news
    return PlannerCard(state, PlannerWords(state, narrator, voice("en", state.game.slug)))


def unions(actions: Sequence[Any]) -> int:
    """How many of *actions* combine two others: their parts are those of both, else they agree."""
    alike: dict[object, list[tuple[str, ...]]] = defaultdict(list)
    for action in actions:
        fields = {one.name: getattr(action, one.name) for one in dataclasses.fields(action)}
        for name, parts in fields.items():
            if isinstance(parts, tuple):
                rest = repr({key: fact for key, fact in fields.items() if key != name})
                alike[type(action), name, rest].append(tuple(map(repr, parts)))
    found = 0
    for several in alike.values():
        some = [parts for parts in several if parts]
        both = {tuple(sorted(one + other)) for one, other in combinations(some, 2)}
        found = max(found, sum(tuple(sorted(parts)) in both for parts in some))
    return found


def makes_all(form: Form[Any]) -> bool:
    """Whether switches make every suggestion that *form* stands for; true if they are too many."""
    asked = form.switches
    if not form.stands_for or asked is None or len(asked.choices) > MOST_SWITCHES:
        return True
    keys = [one.key for one in asked.choices]
    counts = range(asked.least, asked.most + 1)
    made = {form.switched(some) for count in counts for some in combinations(keys, count)}
    return made >= {*form.stands_for}


@each_sitting
def test_few_choices_are_buttons_and_no_menu_has_a_single_entry(sitting: Sitting) -> None:
    for state in positions(sitting):
        for place in places(state):
            card = card_of(state)
            for menu in (*card.other_plans(card.beside), *card.menu(place)):
                if isinstance(menu, ButtonRow):
                    assert len(menu.buttons) <= 2
                elif menu.item.max_values == 1:
                    assert 2 <= len(menu.item.options) <= MENU_CHOICES
                    assert len(menu.item.options) > 2 or _is_long(menu) or card.is_spent


@each_sitting
def test_a_plan_that_would_be_alone_in_a_menu_is_told_beside_its_button_like_the_best(
    sitting: Sitting,
) -> None:
    for state in positions(sitting):
        card = card_of(state)
        assert len([*card.best()]) == card.beside or card.beside > len(state.plans)
        for menu in card.other_plans(card.beside):
            if isinstance(menu, ButtonRow):
                assert len(menu.buttons) == 2


def _is_long(menu: Menu) -> bool:
    select: ui.Select[Any] = menu.item
    return any(len(one.label) > SHORT_LETTERS for one in select.options)


@each_sitting
def test_no_menu_lists_combinations_and_switches_make_all_of_them(sitting: Sitting) -> None:
    for state in positions(sitting):
        for place in places(state):
            listed = [one.choice.action for one in place.offered if one.choice.action is not None]
            assert unions(listed) <= MOST_UNIONS, [one.choice.label for one in place.offered]
        position = state.position
        assert all(makes_all(one) for one in position.forms)
        if len(position.endings) > turn_end.MOST_BUTTONS:
            assert position.ending_form is not None


@pytest.mark.parametrize(
    ("parts", "count"),
    [
        ([(1,), (2,), (1, 2)], 1),
        ([(1,), (1, 2), (1, 2, 3)], 0),
        ([(1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)], 4),
    ],
)
def test_a_list_of_combinations_is_told_by_the_entries_that_combine_others(
    parts: Sequence[tuple[int, ...]], count: int
) -> None:
    assert unions([_Sent(parts=one) for one in parts]) == count


@dataclasses.dataclass(frozen=True)
class _Sent:
    parts: tuple[int, ...]
