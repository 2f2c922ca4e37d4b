"""Hints of the lessons of a battle, and the lessons that an action completes."""

from dataclasses import replace
from typing import Any

from bot.words.language import learn, voice
from engine.core.agenda import waiting
from engine.core.dice import SeededDice
from engine.core.game import Step, begin, look, play, told
from engine.core.lessons import Lesson
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetState, FleetView

learn(GAME)


def lesson(view: FleetView, key: str) -> Lesson | None:
    return next((one for one in GAME.words.lessons(view) if one.key == key), None)


def hint(view: FleetView, key: str, code: str = "en") -> str | None:
    """The hint of the lesson *key*, in words; None if it does not apply now."""
    one = lesson(view, key)
    text = None if one is None else one.hint(view)
    return None if text is None else voice(code, GAME.slug).say(text, plain=True)


def first_hint(view: FleetView) -> str:
    """The first hint for a player who has done no lesson."""
    return next(one.key for one in GAME.words.lessons(view) if one.hint(view) is not None)


def is_done(view: FleetView, step: Step[Any, Any], key: str) -> bool:
    one = lesson(view, key)
    assert one is not None
    return one.done(view, told(step.events, view.seat))


def taken(view: FleetView, step: Step[Any, Any]) -> list[str]:
    """The keys of the tutorial steps that *step*, an action played, completes."""
    course = [one.key for one in GAME.words.lessons(view) if one.name is not None]
    return [key for key in course if is_done(view, step, key)]


def ready(options: Options, seed: str = "lessons") -> FleetState:
    """A battle at the beginning of its first turn."""
    given = replace(options, deployment="random")
    seating = GAME.seats(given)
    seats = seating.seats[: seating.least]
    state, _ = begin(GAME, seats, given, SeededDice(seed))
    while state.open.round == 0:
        seat = waiting(state.agenda)[0].seat
        play(GAME, state, seat, GAME.default(look(GAME, state, seat)), SeededDice(seed), seq=1)
    return state
