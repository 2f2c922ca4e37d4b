"""Policies that play any game: at random, by the clock's word, and one step ahead."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.core.dice import Dice
from engine.core.game import AnyGame, Policy, play
from engine.core.records import Seat, clone

T = TypeVar("T")

RULE = "policy"
"""What a policy's rolls are recorded under: no rule asks for them."""


def policy(game: AnyGame, name: str) -> Policy:
    """The level *name* of *game*, its sparring partner, or what plays any game.

    Any game is played by random, default and greedy.

    :raises KeyError: if nothing has this name.
    """
    for known in (game.levels, sparring(game)):
        if name in known:
            return known[name]
    return {"random": random_policy, "default": default_policy, "greedy": greedy_policy}[name](game)


def sparring(game: AnyGame) -> Mapping[str, Policy]:
    """Opponents of *game* for the arena by name, which no lobby offers; most games have none.

    A game keeps them in an attribute ``sparring``.
    """
    found: Mapping[str, Policy] = getattr(game, "sparring", {})
    return found


def random_policy(game: AnyGame) -> Policy:
    """Any suggestion, each as likely as another."""

    def pick(view: Any, dice: Dice) -> Any:
        suggested = list(game.suggest(view))
        return one_of(suggested, dice) if suggested else game.default(view)

    return pick


def default_policy(game: AnyGame) -> Policy:
    """What the clock plays for the absent."""
    return lambda view, _: game.default(view)


def greedy_policy(game: AnyGame) -> Policy:
    """Whatever wins at once in a world that looks like the view, never what loses at once.

    A game that can tell how good a position is has a ``greedy`` level of its own, which
    ``policy`` prefers.
    """

    def pick(view: Any, dice: Dice) -> Any:
        suggested = list(game.suggest(view))
        if not suggested:
            return game.default(view)
        world = game.imagine(view, dice)
        worths = [_worth(game, clone(world), view.seat, action, dice) for action in suggested]
        best = max(worths)
        return one_of(
            [a for a, worth in zip(suggested, worths, strict=True) if worth == best], dice
        )

    return pick


def one_of(things: Sequence[T], dice: Dice) -> T:
    """Any of *things*; without a roll if there is no choice."""
    if len(things) == 1:
        return things[0]
    (face,) = dice.roll(1, len(things), RULE)
    return things[face - 1]


def _worth(game: AnyGame, world: Any, seat: Seat, action: Any, dice: Dice) -> int:
    """1 if *action* wins *world* for *seat* at once, -1 if it loses it, else 0."""
    play(game, world, seat, action, dice, seq=1, by="policy")
    outcome = game.outcome(world)
    if outcome is None or not outcome.winners:
        return 0
    return 1 if seat in outcome.winners else -1
