"""Games for measurements, played at random or by a level, from a seed."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

from engine.ai.policies import one_of, policy
from engine.core.dice import policy_dice, table_dice
from engine.core.game import AnyGame, Step, begin, is_npc, look, play, standard_options
from engine.core.records import Seat

Turn = tuple[Any, Seat, Any]
"""A state, the seat that acts in it, and the action it is about to play."""


def voyage(game: AnyGame, seed: str, *, captains: int = 2, level: str = "random") -> Iterator[Turn]:
    """Every turn of a game before it is played; the state then changes in place."""
    for state, seat, action, _ in _turns(game, seed, captains, level):
        if action is not None:
            yield state, seat, action


def played(game: AnyGame, seed: str, *, level: str) -> Iterator[tuple[Any, Seat, Step]]:
    """Every turn of a game of two after it is played: the state, the seat and the step."""
    for state, seat, _, step in _turns(game, seed, 2, level):
        if step is not None:
            yield state, seat, step


def _turns(
    game: AnyGame, seed: str, captains: int, level: str
) -> Iterator[tuple[Any, Seat, Any, Step | None]]:
    """Every turn twice: with its action before it is played, and with its step afterwards."""
    seats = [f"p{number}" for number in range(1, captains + 1)]
    state, _ = begin(game, seats, standard_options(game), table_dice(seed, 0))
    mind = policy(game, level)
    for seq in count(1):
        acting = game.to_act(state)
        if not acting:
            return
        thought = policy_dice(seed, seq)
        seat = one_of(acting, thought)
        view = look(game, state, seat)
        action = game.default(view) if is_npc(seat) else mind(view, thought)
        yield state, seat, action, None
        step = play(game, state, seat, action, table_dice(seed, seq), seq=seq)
        yield state, seat, None, step


def turn_where(turns: Iterator[Turn], wanted: Callable[[Turn], bool], *, after: int = 0) -> Turn:
    """The first turn, after so many others, for which *wanted* is true."""
    return next(filter(wanted, islice(turns, after, None)))


def random_steps(game: AnyGame, seed: str, steps: int, *, captains: int = 2) -> int:
    """Play *steps* random legal actions with as little else as possible; returns their number."""
    seats = [f"p{number}" for number in range(1, captains + 1)]
    state, _ = begin(game, seats, standard_options(game), table_dice(seed, 0))
    chance = policy_dice(seed, 0)
    for seq in range(1, steps + 1):
        acting = game.to_act(state)
        if not acting:
            return seq - 1
        seat = acting[0] if len(acting) == 1 else one_of(acting, chance)
        suggested = list(game.suggest(look(game, state, seat)))
        action = one_of(suggested, chance)
        play(game, state, seat, action, table_dice(seed, seq), seq=seq)
    return steps
