"""Imagined worlds: actions are played there, and whatever that asks is answered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from engine.core.agenda import S, run, waiting
from engine.core.dice import Dice, Roll, SeededDice, TurnedDice
from engine.core.errors import RuleViolation
from engine.core.game import AnyGame, look
from engine.core.records import Seat, clone
from engine.core.referee import Referee

A = TypeVar("A")
V = TypeVar("V")

Answer: TypeAlias = Callable[[V, Any], A]
"""What the seat of a view answers a question that it is asked."""

MOST_ANSWERS: Final = 100
"""Questions that are answered after one action."""


MOST_OUTCOMES: Final = 6
"""Ways for chance to come out that are looked at after one action."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Worlds(Generic[S, V, A]):
    """How play goes on in a world: the functions of a game, or of its rules, that this takes."""

    look: Callable[[S, Seat], V]
    to_act: Callable[[S], Sequence[Seat]]
    check: Callable[[V, A], None]
    apply: Callable[[S, Seat, A, Referee], None]
    perform: Callable[[S, Any, Referee], None]

    def may_play(self, world: S, seat: Seat, action: A) -> bool:
        """Whether *seat* may play *action* now, chance having come out as it did."""
        if seat not in self.to_act(world):
            return False
        try:
            self.check(self.look(world, seat), action)
        except RuleViolation:
            return False
        return True

    def played(
        self,
        world: S,
        seat: Seat,
        action: A,
        dice: Dice,
        answer: Answer[V, A],
        *,
        most: int = MOST_ANSWERS,
    ) -> Iterator[Referee]:
        """Play a legal *action* in *world*, then the *answer* to each question, *most* at most.

        After each of them *world* has changed, and its referee tells what was rolled and announced.
        """
        yield self._played(world, seat, action, dice)
        for _ in range(most):
            if not (asked := waiting(world.agenda)) or not self.to_act(world):
                return
            other = asked[0].seat
            yield self._played(world, other, answer(self.look(world, other), asked[0]), dice)

    def outcomes(
        self,
        world: S,
        seat: Seat,
        action: A,
        seed: str,
        answer: Answer[V, A],
        *,
        faces: Sequence[object] = (),
    ) -> list[tuple[S, float]]:
        """Copies of *world* once it has been played and answered, each with its chance.

        One if nothing is rolled, else one for each face of the die that is rolled first, those that
        follow being turned alike: so each die shows each of its faces once. Of a die of more faces
        than *MOST_OUTCOMES* so many are tried. *faces* are what those of a die show: where one such
        die is rolled, what shows the same is played once.
        """
        first = clone(world)
        played = self.played(first, seat, action, SeededDice(seed), answer)
        rolls = [roll for referee in played for roll in referee.rolls]
        if not rolls:
            return [(first, 1.0)]
        turns = _turns(rolls, faces)
        found = [(first, turns[0])]
        for by in [*turns][1:]:
            other = clone(world)
            for _ in self.played(other, seat, action, TurnedDice(SeededDice(seed), by), answer):
                pass
            found.append((other, turns[by]))
        return found

    def _played(self, world: S, seat: Seat, action: A, dice: Dice) -> Referee:
        referee = Referee(dice)
        self.apply(world, seat, action, referee)
        run(world, referee, self.perform)
        return referee


def worlds_of(game: AnyGame) -> Worlds[Any, Any, Any]:
    """How play goes on in worlds of *game*."""
    return Worlds(
        look=partial(look, game),
        to_act=game.to_act,
        check=game.check,
        apply=game.apply,
        perform=game.perform,
    )


def _turns(rolls: Sequence[Roll], faces: Sequence[object]) -> dict[int, float]:
    """By how many faces dice are turned on, none first, and how likely what they show then is."""
    sides, shown = rolls[0].sides, rolls[0].faces[0] - 1
    count = min(sides, MOST_OUTCOMES)
    turns = dict.fromkeys((number * sides // count for number in range(count)), 1 / count)
    if sides != len(faces) or count < sides or sum(len(roll.faces) for roll in rolls) > 1:
        return turns
    alike: dict[object, int] = {}
    found: dict[int, float] = {}
    for by, chance in turns.items():
        first = alike.setdefault(faces[(shown + by) % sides], by)
        found[first] = found.get(first, 0.0) + chance
    return found
