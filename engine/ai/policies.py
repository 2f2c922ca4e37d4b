"""Policies that play any game: at random, as the clock would, and by looking one step ahead."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.core.dice import Dice
from engine.core.game import AnyGame, Policy, play
from engine.core.records import Seat, clone

T = TypeVar("T")

RULE = "policy"
"""Rule id under which the rolls of a policy are recorded: no rule of a game asks for them."""


def policy(game: AnyGame, name: str) -> Policy:
    """The policy called *name*: a level of *game*, a sparring partner, or one that plays any game.

    The policies that play any game are random, default and greedy.

    :raises KeyError: if no policy has this name.
    """
    for known in (game.levels, sparring(game)):
        if name in known:
            return known[name]
    return {"random": random_policy, "default": default_policy, "greedy": greedy_policy}[name](game)


def sparring(game: AnyGame) -> Mapping[str, Policy]:
    """Opponents of *game* by name that only the arena offers, and no lobby; most games have none.

    A game keeps them in an attribute ``sparring``.
    """
    found: Mapping[str, Policy] = getattr(game, "sparring", {})
    return found


def random_policy(game: AnyGame) -> Policy:
    """A policy that picks any suggested action, each with the same chance."""

    def pick(view: Any, dice: Dice) -> Any:
        suggested = list(game.suggest(view))
        return one_of(suggested, dice) if suggested else game.default(view)

    return pick


def default_policy(game: AnyGame) -> Policy:
    """A policy that plays the action the clock plays for an absent player."""
    return lambda view, _: game.default(view)


def greedy_policy(game: AnyGame) -> Policy:
    """A policy that takes an action that wins at once, and avoids one that loses at once.

    Actions are tried in one imagined world that looks like the view. A game that can tell how good
    a position is has a ``greedy`` level of its own, which ``policy`` prefers.
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
    """Pick any of *things* with the same chance; nothing is rolled if there is only one."""
    if len(things) == 1:
        return things[0]
    (face,) = dice.roll(1, len(things), RULE)
    return things[face - 1]


def _worth(game: AnyGame, world: Any, seat: Seat, action: Any, dice: Dice) -> int:
    """Play *action* in *world*: 1 if *seat* wins at once, -1 if another seat does, else 0."""
    play(game, world, seat, action, dice, seq=1, by="policy")
    outcome = game.outcome(world)
    if outcome is None or not outcome.winners:
        return 0
    return 1 if seat in outcome.winners else -1
