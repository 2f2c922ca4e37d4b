"""Whole games between named policies; the same seed gives the same games."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from engine.ai.policies import one_of
from engine.arena.absences import mind
from engine.core.dice import policy_dice, table_dice
from engine.core.game import AnyGame, Outcome, begin, is_npc, look, play, standard_options
from engine.core.records import Seat, value

MOST_ROUNDS = 300
"""Rounds after which a game counts as stalled."""

MOST_STEPS = 300_000
"""Steps after which a game counts as stalled, for a round that never ends."""


@value
class Match:
    """A whole game that was played: the policy on each seat, and the result."""

    policies: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    """The result; None if the game stalled."""
    rounds: int
    steps: int


def contest(
    game: AnyGame,
    policies: Sequence[str],
    *,
    games: int,
    seed: str,
    options: Any = None,
    jobs: int = 1,
    paired: bool = False,
) -> Iterator[Match]:
    """Play *games* games; the *policies* move by one seat each game, so that none keeps the best.

    With *paired*, games share a seed until each policy has had each seat.
    """
    each = partial(_numbered, game, tuple(policies), seed, options, paired=paired)
    if jobs == 1:
        yield from map(each, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(each, range(games))


def play_match(game: AnyGame, policies: Sequence[str], seed: str, options: Any = None) -> Match:
    """Play one game; the first of *policies* plays the first seat, and so on.

    Without *options* the game's standard options are used.
    """
    chosen = standard_options(game) if options is None else options
    names = dict(zip(game.seats(chosen).seats, policies, strict=False))
    minds = {seat: mind(game, name) for seat, name in names.items()}
    state, _ = begin(game, list(names), chosen, table_dice(seed, 0))
    steps = 0
    while (seats := game.to_act(state)) and not _stalled(state, steps):
        steps += 1
        thought = policy_dice(seed, steps)
        seat = one_of(seats, thought)
        view = look(game, state, seat)
        action = game.default(view) if is_npc(seat) else minds[seat](view, thought)
        play(game, state, seat, action, table_dice(seed, steps), seq=steps)
    sat = tuple(names.items())
    return Match(policies=sat, outcome=game.outcome(state), rounds=state.open.round, steps=steps)


def _numbered(
    game: AnyGame, policies: tuple[str, ...], seed: str, options: Any, number: int, *, paired: bool
) -> Match:
    row, turn = divmod(number, len(policies))
    seated = policies[turn:] + policies[:turn]
    return play_match(game, seated, f"{seed}-{row if paired else number}", options)


def _stalled(state: Any, steps: int) -> bool:
    return state.open.round > MOST_ROUNDS or steps >= MOST_STEPS
