"""The laws of sides, sealed answers and forms catch the games that break them."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice, product
from typing import Any

import pytest

from engine.core.errors import RuleViolation
from engine.core.records import SPECTATOR, clone
from tests import laws
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SEALED_ORDERS, SealedOrders

SEEDS = ("alba", "brigantine")
TWINS = ("corsair", "dhow", "escort", "frigate")
STEPS = 40


class Turncoat(SealedOrders):
    """Puts the third captain on the eastern side."""

    def side_of(self, sea: p.Open, seat: str) -> str | None:
        return "east" if seat == "p3" else super().side_of(sea, seat)


class Lighthouse(SealedOrders):
    """Shows spectators what the west knows."""

    def side_of(self, sea: p.Open, seat: str) -> str | None:
        return "west" if seat == SPECTATOR else super().side_of(sea, seat)


class Herald(SealedOrders):
    """Tells everybody where every ship sails."""

    def perform(self, state: Any, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        referee.events[:] = [
            replace(event, to=None) if isinstance(event, p.Sailed) else event
            for event in referee.events
        ]


class Amnesiac(SealedOrders):
    """Imagines every ship at place 0, even the ships of allies."""

    def imagine(self, view: Any, dice: Any) -> Any:
        state = super().imagine(view, dice)
        for chart in state.sides.values():
            chart.ships = dict.fromkeys(chart.ships, 0)
        return state


class Telescope(SealedOrders):
    """Refuses a course depending on where the foes lie, seen or not."""

    def to_act(self, state: p.SealedState) -> tuple[str, ...]:
        self.peeked = state
        return super().to_act(state)

    def check(self, view: p.SealedView, action: p.Action) -> None:
        super().check(view, action)
        if isinstance(action, p.Steer) and action.by == 1:
            side = "east" if p.SIDES[view.seat] == "west" else "west"
            if sum(self.peeked.sides[side].ships.values()) % 2:
                raise RuleViolation("SO-FIRE-01", "out-of-reach", most=6)


class Bureaucrat(SealedOrders):
    """Offers the same form twice."""

    def forms(self, view: Any) -> Iterable[Any]:
        return [*super().forms(view)] * 2


class Hesitant(SealedOrders):
    """Lets an order be undone even after all orders were carried out."""

    final = ()

    def perform(self, state: Any, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        referee.events.clear()


class Mislaid(SealedOrders):
    """Forgets to take a sunk ship off the charts."""

    def perform(self, state: Any, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        state.open.hulls["p1"] = 0


@pytest.mark.rule("CORE-SEAT-01", "CORE-SEAT-02", "CORE-SECRET-01", "CORE-MENU-01", "CORE-LOG-03")
@pytest.mark.parametrize(
    ("mutant", "why"),
    [
        (Turncoat(), "p3 changed sides"),
        (Lighthouse(), "spectator changed sides"),
        (Herald(), "learnt more"),
        (Amnesiac(), "can tell the worlds apart"),
        (Telescope(), "a refusal told a secret"),
        (Bureaucrat(), "two suggestions"),
        (Hesitant(), "may not be taken back"),
        (Mislaid(), "other ships than are afloat"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, SealedOrders) else "",
)
def test_a_game_that_breaks_a_law_of_sides_or_seals_is_caught(
    mutant: SealedOrders, why: str
) -> None:
    with pytest.raises(AssertionError, match=why):
        _try(mutant)


def test_the_unchanged_sealed_orders_game_breaks_no_law() -> None:
    _try(SEALED_ORDERS)


def test_a_game_that_puts_spectators_on_a_side_is_caught() -> None:
    state, setup = laws.opening(SEALED_ORDERS, "watch")
    with pytest.raises(AssertionError, match="who watches is on a side"):
        laws.a_side_is_told_its_own_part(Lighthouse(), state, setup.seats)


def _try(game: Any) -> None:
    """Try the laws on some positions of the toy."""
    for seed in SEEDS:
        state, setup = laws.opening(SEALED_ORDERS, seed)
        before = clone(state)
        laws.sides_are_as_agreed(game, before, setup)
        for step in islice(laws.random_steps(SEALED_ORDERS, state, seed), STEPS):
            after = clone(before)
            if laws.refusal(game, after, step.seat, step.action) is None:
                laws.makes_sense(game, after)
            laws.a_side_is_told_its_own_part(game, after, setup.seats)
            laws.menus_hold_the_suggestions(game, before, step.seat)
            for watcher, twin in product((*setup.seats, SPECTATOR), TWINS):
                laws.shows_no_secret(game, before, watcher, step.seat, step.action, seed=twin)
            laws.an_undo_gives_back_no_knowledge(game, before, step.seat, step.action, seed)
            before = clone(state)
