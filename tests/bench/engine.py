"""The speed of the engine: random legal play, decisions, and the parts of a step."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from itertools import islice
from statistics import median
from typing import Any, get_args

from engine.ai.policies import policy
from engine.core.codec import Codec, row_codec
from engine.core.dice import policy_dice, table_dice
from engine.core.game import AnyGame, is_npc, look, play
from engine.core.records import clone
from engine.games import GAMES
from tests.bench.line import Bar, Line, clocked, percentile, timed, usual
from tests.bench.played_games import Turn, played, random_steps, turn_where, voyage

RATES = {"captains_log": 30_000, "fleet_commander": 50_000, "man_o_war": 5_000}
"""Least number of random legal actions a second, by game."""
MOVES = ("sail", "move")
"""The kinds of actions that move a ship, in all games."""

THOUGHT = Bar(figure="max_ms", limit=1000)


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements of every game; *scale* shortens them."""
    for game in GAMES:
        *_, best = game.levels
        yield _random_play(game, games=5, steps=round(4000 * scale))
        yield _thoughts(game, best, decisions=round(300 * scale))
        yield from _npcs(game, activations=round(300 * scale))
        yield _arena(game, best, steps=round(2000 * scale))
        yield _rows(game, rows=max(3, round(300 * scale)), runs=max(3, round(20 * scale)))
        half = random_steps(game, "bench", 800) // 2
        yield from _parts(game, after=round(half * scale), runs=max(3, round(50 * scale)))


def _random_play(game: AnyGame, *, games: int, steps: int) -> Line:
    random_steps(game, "warm", steps)
    rates: list[float] = []
    for number in range(games):
        took, made = clocked(partial(random_steps, game, f"bench-{number}", steps), cpu=True)
        rates.append(1000 * made / took)
    figures = {"actions_per_s": median(rates), "best": max(rates)}
    bars = (Bar(figure="actions_per_s", limit=RATES[game.slug], kind="least"),)
    return Line(what=f"{game.slug}: random legal play", cpu=True, figures=figures, bars=bars)


def _thoughts(game: AnyGame, level: str, *, decisions: int) -> Line:
    """The time in which a policy decides for a person's seat."""
    mind, found = policy(game, level), list[float]()
    turns = (turn for turn in voyage(game, "bench", level=level) if not is_npc(turn[1]))
    for state, seat, _ in islice(turns, decisions):
        view, dice = look(game, state, seat), policy_dice("bench", len(found))
        found.append(timed(partial(mind, view, dice), cpu=True))
    return Line(
        what=f"{game.slug}: a {level} decision", cpu=True, figures=_spread(found), bars=(THOUGHT,)
    )


def _npcs(game: AnyGame, *, activations: int) -> Iterator[Line]:
    """The time in which NPC seats act; nothing for a game without them."""
    found: list[float] = []
    turns = islice(voyage(game, "bench"), 20 * activations)
    acting = (turn for turn in turns if is_npc(turn[1]))
    for state, seat, action in islice(acting, activations):
        found.append(_replayed(game, (clone(state), seat, action)))
    if found:
        figures = _spread(found)
        yield Line(what=f"{game.slug}: an NPC's action", cpu=True, figures=figures, bars=(THOUGHT,))


def _rows(game: AnyGame, *, rows: int, runs: int) -> Line:
    """The time in which a row of a log is loaded, over a typical game."""
    codec = row_codec(game)
    stored = [
        codec.dump(step) for _, _, step in islice(played(game, "bench", level="random"), rows)
    ]
    took = usual(lambda: [codec.load(one) for one in stored], runs=runs) * 1000 / len(stored)
    return Line(what=f"{game.slug}: load a log row", cpu=True, figures={"us": took})


def _arena(game: AnyGame, level: str, *, steps: int) -> Line:
    turns = islice(voyage(game, "arena", level=level), steps)
    took, made = clocked(lambda: sum(1 for _ in turns), cpu=True)
    rate = 1000 * made / took
    return Line(what=f"{game.slug}: play by {level}", cpu=True, figures={"steps_per_s": rate})


def _parts(game: AnyGame, *, after: int, runs: int) -> Iterator[Line]:
    """The times of the parts of a person's step, in a typical turn."""
    typical = _is_order if _has_orders(game) else _is_of_a_person
    turn = turn_where(voyage(game, "bench"), lambda turn: typical(game, turn), after=after)
    state, seat, action = clone(turn[0]), turn[1], turn[2]
    view = look(game, state, seat)
    codec: Codec[Any] = Codec(game.state_type)
    stored = codec.dump(state)
    parts: dict[str, Callable[[], object]] = {
        "look": lambda: look(game, state, seat),
        "suggest": lambda: list(game.suggest(view)),
        "check": lambda: game.check(view, action),
        "clone": lambda: clone(state),
        "dump": lambda: codec.dump(state),
        "load": lambda: codec.load(stored),
    }
    for name, part in parts.items():
        took = usual(part, runs=runs, each=20) * 1000
        yield Line(what=f"{game.slug}: {name}", cpu=True, figures={"us": took})
    took = median(_replayed(game, (clone(state), seat, action)) for _ in range(runs)) * 1000
    yield Line(what=f"{game.slug}: play {type(action).__name__}", cpu=True, figures={"us": took})
    yield Line(what=f"{game.slug}: a stored state", figures={"bytes": len(stored)})


def _is_order(game: AnyGame, turn: Turn) -> bool:
    """Whether a person moves a ship in *turn*, with no question open."""
    state, seat, action = turn
    return not (is_npc(seat) or game.pending(state)) and action.kind in MOVES


def _has_orders(game: AnyGame) -> bool:
    """Whether ships are moved by actions of their own."""
    kinds = {one.default for kind in get_args(game.action_type) for one in fields(kind)}
    return not kinds.isdisjoint(MOVES)


def _is_of_a_person(game: AnyGame, turn: Turn) -> bool:
    """Whether a person acts in *turn*, in a game that moves ships by itself."""
    del game
    return not is_npc(turn[1])


def _replayed(game: AnyGame, turn: Turn) -> float:
    """Milliseconds to play *turn*, which changes its state."""
    state, seat, action = turn
    dice = table_dice("bench", 1)
    return timed(lambda: play(game, state, seat, action, dice, seq=1), cpu=True)


def _spread(found: list[float]) -> dict[str, float]:
    return {"p50_ms": median(found), "p99_ms": percentile(found, 99), "max_ms": max(found)}
