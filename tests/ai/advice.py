"""Counts the turns in which a bot does something else than the game advises people to do."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core.dice import policy_dice, table_dice
from engine.core.game import AnyGame, look, play
from engine.core.records import value
from tests import laws

MOST_STEPS = 3000
"""The most steps of a game; no game takes as many."""


@value
class Turn:
    """A turn of a bot: the action *advised* to a person, and the action *done*."""

    advised: Any
    done: Any

    @property
    def differs(self) -> bool:
        return bool(self.advised != self.done)

    @property
    def kind(self) -> tuple[str, str]:
        """The types of both actions, to count differences by."""
        return type(self.advised).__name__, type(self.done).__name__


def advice(game: AnyGame, view: Any) -> Any:
    """The first action of the first plan; without plans, the action that ends the turn."""
    first = next(iter(game.plans(view)), None)
    return game.finish(view) if first is None else first.actions[0]


def turns(game: AnyGame, preset: str, level: str, seed: str) -> Iterator[Turn]:
    """The turns, without answers to questions, of a whole game that *level* plays for all seats."""
    state, _ = laws.opening(game, seed, game.presets[preset])
    mind = game.levels[level]
    for seq in range(1, MOST_STEPS):
        seats = game.to_act(state)
        if not seats:
            return
        view = look(game, state, seats[0])
        action = mind(view, policy_dice(seed, seq))
        if not game.pending(state):
            yield Turn(advised=advice(game, view), done=action)
        play(game, state, seats[0], action, table_dice(seed, seq), seq=seq, by="policy")


def differences(found: list[Turn]) -> Counter[tuple[str, str]]:
    """The number of turns that differ, by types of the actions advised and done."""
    return Counter(one.kind for one in found if one.differs)
