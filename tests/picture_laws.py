"""Laws on what pictures show and words do not, as functions of one position."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.choices import ChoiceTree
from engine.core.dice import SeededDice
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame, is_npc, look, pictured
from engine.core.records import Seat
from renders.picture import Picture, Wanted
from tests.laws import looks_the_same

Draw = Callable[[Any, Wanted], Picture]


def a_picture_shows_what_every_eye_sees(
    game: AnyGame, draw: Draw, state: Any, watcher: Seat, seed: str
) -> None:
    """Two worlds of one view have one picture, as long as every eye sees the same in them."""
    twin, seen = looks_the_same(game, state, watcher, seed), pictured(game, state)
    assert pickle.loads(pickle.dumps(seen)) == seen, "what is seen is no value"
    drawn: list[Picture] = []
    for world in (state, twin):
        game.to_act(world)
        drawn.append(draw(look(game, world, watcher), Wanted(pictured=seen)))
    assert drawn[0] == drawn[1], "a picture shows more than eyes see"


def no_word_measures(game: AnyGame, state: Any, seat: Seat, seed: str) -> None:
    """Words, menus, plans, refusals and bots are the same in two worlds that look the same to
    *seat*, whatever pictures show of them.
    """
    twin = looks_the_same(game, state, seat, seed)
    told, again = (dict(_told(game, world, seat, seed)) for world in (state, twin))
    for what, words in told.items():
        assert words == again[what], f"{what} told what only pictures show"


def _told(game: AnyGame, state: Any, seat: Seat, seed: str) -> Iterator[tuple[str, Any]]:
    """All that *seat* is told and its bots choose, by name."""
    acts = seat in game.to_act(state)
    view, words = look(game, state, seat), game.words
    yield "summary", [*words.summary(view)]
    yield "hand", [*words.hand(view)]
    yield "map", [*words.map(view)]
    yield "alternative text", words.alt and words.alt(view)
    yield "picture texts", words.picture and words.picture(view)
    yield "how", [*words.how(view)]
    yield "legend", [*words.legend(view)]
    yield "panels", [*words.panels(view)]
    yield "lessons", [(one.key, one.hint(view)) for one in words.lessons(view)]
    yield "stops", [*game.stops(view)]
    if not acts:
        return
    suggested = [*game.suggest(view)]
    yield "default", game.default(view)
    yield "suggestions", suggested
    yield "labels", [game.label(view, action) for action in suggested]
    yield "abouts", [words.about(view, game.label(view, one), one) for one in suggested]
    yield "chances", words.chances and [[*words.chances(view, one)] for one in suggested]
    yield "refusals", [_refusal(game, view, action) for action in suggested]
    if not is_npc(seat):
        yield "menus", [choice.label for choice in ChoiceTree(game, view).below(())]
        yield "plans", [*game.plans(view)]
        for level, bot in game.levels.items():
            yield f"the {level}", bot(view, SeededDice(seed))


def _refusal(game: AnyGame, view: Any, action: Any) -> str | None:
    try:
        game.check(view, action)
    except RuleViolation as refused:
        return str(refused)
    return None
