"""Imagined worlds in which actions are played, and the questions they raise are answered."""

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
"""Function that picks an answer, given the view of the asked seat and the question."""

MOST_ANSWERS: Final = 100
"""Questions answered after one action, at most."""


MOST_OUTCOMES: Final = 6
"""Random outcomes compared for one action, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Worlds(Generic[S, V, A]):
    """Functions of a game, or of its rules, that play needs to go on in an imagined world."""

    look: Callable[[S, Seat], V]
    to_act: Callable[[S], Sequence[Seat]]
    check: Callable[[V, A], None]
    apply: Callable[[S, Seat, A, Referee], None]
    perform: Callable[[S, Any, Referee], None]

    def may_play(self, world: S, seat: Seat, action: A) -> bool:
        """Whether *seat* may play *action* in *world* now."""
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
        """Play a legal *action* in *world*, then give up to *most* questions their *answer*.

        Yields a referee after each of these plays: *world* has changed by then, and the referee
        holds the rolls and events of that play.
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
        """Copies of *world* after *action* and its questions' answers, each with its probability.

        There is one copy if nothing is rolled. Otherwise there is one for each face of the first
        die rolled; every later die is turned by the same number of faces, so that each die shows
        each of its faces once. Of a die with more than *MOST_OUTCOMES* faces only that many
        outcomes are tried. *faces* tells what each face of a game's own die shows, in order: if a
        single such die is rolled, faces that show the same are played once, with their
        probabilities added.
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
    """The functions of *game* that its imagined worlds need."""
    return Worlds(
        look=partial(look, game),
        to_act=game.to_act,
        check=game.check,
        apply=game.apply,
        perform=game.perform,
    )


def _turns(rolls: Sequence[Roll], faces: Sequence[object]) -> dict[int, float]:
    """Numbers of faces to turn the dice by, each with its probability; 0 comes first."""
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
