"""A whole game played without Discord; run as a module, it finds seeds whose games show much.

It is run as ``python -m tests.whole_game.without_discord 0 500``.
"""

import sys
from dataclasses import dataclass
from typing import Any

from engine.core.dice import table_dice
from engine.core.game import Step, begin, carry_out, is_npc, look
from engine.core.records import Seat
from engine.games import GAMES
from engine.games.captains_log.model.options import PRESETS
from tests.whole_game.captain_choices import CaptainChoices

PRESET = "first"
SEATS = ("p1", "p2")
GAME = next(game for game in GAMES if game.slug == "captains_log")
LONGEST = 1_500


@dataclass(frozen=True, slots=True, kw_only=True)
class Rehearsal:
    """A whole game: its rows, the number of its captains' actions, its questions, its winners."""

    rows: tuple[Step[Any, Any], ...]
    acts: int
    asked: frozenset[str]
    winners: tuple[Seat, ...]

    @property
    def kinds(self) -> frozenset[str]:
        """The types of the actions that captains played."""
        mine = (row for row in self.rows if not is_npc(row.seat))
        return frozenset(row.action.kind for row in mine if row.action is not None)

    @property
    def told(self) -> frozenset[str]:
        """The types of the events that happened."""
        return frozenset(event.kind for row in self.rows for event in row.events)


def rehearse(seed: str) -> Rehearsal:
    """Play the game of *seed* to its end, with both captains using the same choices."""
    state, _ = begin(GAME, SEATS, PRESETS[PRESET], table_dice(seed, 0))
    judgement = CaptainChoices()
    rows: list[Step[Any, Any]] = []
    asked: set[str] = set()
    acts = 0
    while (outcome := GAME.outcome(state)) is None and len(rows) < LONGEST:
        seat = GAME.to_act(state)[0]
        view = look(GAME, state, seat)
        asked.update(type(one).__name__ for one in GAME.pending(state))
        npc = is_npc(seat)
        plan = [next(iter(GAME.suggest(view)))] if npc else judgement.plan(view)
        acts += not npc
        first = len(rows) + 1
        rows += carry_out(GAME, state, seat, plan, lambda row: table_dice(seed, row), seq=first)
    winners = () if outcome is None else outcome.winners
    return Rehearsal(rows=tuple(rows), acts=acts, asked=frozenset(asked), winners=winners)


def _worth(one: Rehearsal) -> float:
    """The worth of a game: many kinds of actions, questions and events in few actions."""
    return len(one.kinds) + 1.5 * len(one.asked) + len(one.told) / 3 - one.acts / 10


def _main(first: int, last: int) -> None:
    games = {f"voyage-{number}": rehearse(f"voyage-{number}") for number in range(first, last)}
    ended = [(_worth(one), seed) for seed, one in games.items() if one.winners]
    for worth, seed in sorted(ended, reverse=True)[:10]:
        one = games[seed]
        shown = (round(worth, 1), len(one.kinds), sorted(one.asked), len(one.told))
        sys.stdout.write(f"{seed}: {shown} acts {one.acts}, rows {len(one.rows)}\n")


if __name__ == "__main__":
    _main(int(sys.argv[1]), int(sys.argv[2]))
