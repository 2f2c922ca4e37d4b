"""Pictures show what every eye sees and no word tells: in every game, and in no mutant."""

from collections.abc import Iterable
from itertools import islice, product
from typing import Any

import pytest

from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from engine.core.records import SPECTATOR
from engine.core.words import Text
from renders.drawers import DRAWERS
from renders.picture import Drawer, Picture, Wanted
from tests import laws, picture_laws
from tests.core.every_game import each_game
from tests.soak import Seeds
from tests.toys import drawers as toys
from tests.toys.sealed_orders import pieces as p
from tests.toys.sealed_orders.game import SealedOrders
from tests.toys.sealed_orders.test_sealed_orders import Strait

STEPS = 30
TRIED = 3
"""Steps of a game that are played, and positions of them that are tried."""
SEEDS = ("alba", "brigantine", "corsair", "dhow")


class Eyed(SealedOrders):
    """Sees the world that it is asked about."""

    def to_act(self, state: p.SealedState) -> tuple[str, ...]:
        self.peeked = state
        return super().to_act(state)

    @property
    def odd(self) -> int:
        """Whether the last shots fell an odd number of tenths beyond their places."""
        return sum(self.peeked.hidden.tenths) % 2


class Surveyor(Eyed):
    """Words a stop by where shots fell exactly."""

    def stops(self, view: p.SealedView) -> Any:
        return [*super().stops(view)][self.odd :]


class Ranger(Eyed):
    """Refuses to stay where shots fell an odd number of tenths beyond their places."""

    def check(self, view: p.SealedView, action: p.Action) -> None:
        super().check(view, action)
        if isinstance(action, p.Steer) and action.by == 0 and self.odd:
            raise RuleViolation("SO-FIRE-03", "too-far", most=0)


class Marksman(Eyed):
    """Plays at a level that reckons by tenths."""

    @property
    def levels(self) -> Any:  # type: ignore[override]
        def level(view: p.SealedView, dice: Any) -> Any:
            del dice
            return [*self.suggest(view)][-self.odd]

        return {"marksman": level}


class Writer(Eyed):
    """Labels actions by tenths."""

    def label(self, view: p.SealedView, action: p.Action) -> tuple[Text, ...]:
        return (*super().label(view, action), Text.of("by", by=self.odd))

    def forms(self, view: p.SealedView) -> Iterable[Any]:
        del view
        return ()


@pytest.mark.rule("CORE-SECRET-01", "CORE-SECRET-02")
@each_game
def test_no_word_menu_plan_refusal_or_bot_measures_what_only_pictures_show(
    game: AnyGame, seeds: Seeds
) -> None:
    for seed in seeds(1):
        state, setup = laws.opening(game, seed)
        for step in islice(laws.random_steps(game, state, seed), STEPS):
            if step.seq % (STEPS // TRIED) == 0:
                for seat in (*setup.seats, SPECTATOR):
                    picture_laws.no_word_measures(game, state, seat, f"{seed}:{step.seq}")


@pytest.mark.rule("CORE-SECRET-02")
@each_game
def test_worlds_of_one_view_in_which_eyes_see_the_same_have_one_picture(game: AnyGame) -> None:
    state, setup = laws.opening(game, "eyes")
    every = STEPS // TRIED
    for step in islice(laws.random_steps(game, state, "eyes"), STEPS):
        if step.seq % every == 0:
            seat = (*setup.seats, SPECTATOR)[step.seq // every % (len(setup.seats) + 1)]
            picture_laws.a_picture_shows_what_every_eye_sees(
                game, drawer_of(game).draw, state, seat, f"eyes:{step.seq}"
            )


@pytest.mark.rule("CORE-SECRET-02")
@pytest.mark.parametrize(
    ("mutant", "why"),
    [
        (Surveyor(), "stops told what only pictures show"),
        (Ranger(), "refusals told what only pictures show"),
        (Marksman(), "the marksman told what only pictures show"),
        (Writer(), "labels told what only pictures show"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, SealedOrders) else "",
)
def test_a_game_that_measures_what_only_pictures_show_is_caught(mutant: Eyed, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        try_the_words(mutant)


def test_the_unchanged_sealed_orders_game_measures_nothing() -> None:
    try_the_words(Eyed())


@pytest.mark.rule("CORE-SECRET-02")
def test_a_drawer_that_knows_more_than_eyes_see_is_caught() -> None:
    game = Eyed()

    def draw(view: Any, wanted: Wanted) -> Picture:
        splashes = game.peeked.hidden.tenths
        return Picture(repr((view, wanted, splashes)).encode(), "png", 1, 1)

    with pytest.raises(AssertionError, match="a picture shows more than eyes see"):
        try_a_drawer(game, draw)


@pytest.mark.rule("CORE-SECRET-02")
def test_a_game_whose_eyes_see_what_cannot_be_handed_on_is_caught() -> None:
    class Glass(Eyed):
        @property
        def pictured(self) -> Any:
            return lambda _: lambda: None

    with pytest.raises(Exception, match="pickle"):
        try_a_drawer(Glass(), toys.DRAWERS["sealed_orders"].draw)


def try_the_words(game: Any) -> None:
    """Try the law on words after shots have fallen."""
    state = shot_at().state
    for seat, seed in product(("p1", "p2", "p3"), SEEDS):
        picture_laws.no_word_measures(game, state, seat, seed)


def try_a_drawer(game: Any, draw: picture_laws.Draw) -> None:
    """Try the law on pictures after shots have fallen."""
    for seed in SEEDS:
        picture_laws.a_picture_shows_what_every_eye_sees(game, draw, shot_at().state, "p1", seed)


def shot_at() -> Strait:
    """A strait after a round in which the first two captains fired."""
    strait = Strait(4, 8, 6, rounds=6)
    strait.steer("p1", 1, shot=7)
    strait.steer("p2", 0, shot=9)
    strait.steer("p3", 0, 1, 1)
    return strait


def drawer_of(game: AnyGame) -> Drawer:
    return {**DRAWERS, **toys.DRAWERS}[game.slug]
