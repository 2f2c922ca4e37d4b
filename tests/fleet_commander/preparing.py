"""A game before its first turn, in which questions are answered one by one."""

from collections.abc import Sequence
from typing import Any

from engine.core.agenda import waiting
from engine.core.dice import Dice, ScriptedDice, SeededDice
from engine.core.game import begin, look, play
from engine.core.records import Seat
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from tests.legality import forbidden_by

SPECIAL, PLAIN = 6, 1
NONE = ScriptedDice(())


class Preparing:
    """A game of two before its first turn: the pitched battle, unless options are given.

    Without a *seed* the dice let the first seat begin; with one, it decides all dice.
    """

    def __init__(
        self,
        options: Options | None = None,
        first: Sequence[int] = (),
        seats: Sequence[Seat] = ("p1", "p2"),
        seed: str | None = None,
    ) -> None:
        given = options or PRESETS["pitched_battle"]
        if seed is not None:
            self.state, self.setup = begin(FLEET_COMMANDER, seats, given, SeededDice(seed))
            return
        rolls = SCENARIOS[given.scenario].begins is None
        faces = first or ([SPECIAL] + [PLAIN] * (9 * len(seats) - 1)) * rolls
        with ScriptedDice(faces) as dice:
            self.state, self.setup = begin(FLEET_COMMANDER, seats, given, dice)

    def asked(self) -> Any:
        return waiting(self.state.agenda)[0]

    def answer(self, kind: type[Any], *, dice: Dice = NONE, **what: Any) -> Any:
        seat, action = self.asked().seat, self._of(kind, what)
        return play(FLEET_COMMANDER, self.state, seat, action, dice, seq=1)

    def asked_of(self, seat: Seat) -> Any:
        """The question that *seat* is asked."""
        return next(one for one in waiting(self.state.agenda) if one.seat == seat)

    def suggested_to(self, seat: Seat) -> list[Any]:
        return [*FLEET_COMMANDER.suggest(look(FLEET_COMMANDER, self.state, seat))]

    def refuses_of(self, seat: Seat, action: Any) -> str | None:
        """The rule that forbids *action* for *seat*; None if it is allowed."""
        return forbidden_by(FLEET_COMMANDER, self.state, seat, action)

    def suggested(self) -> list[Any]:
        """The actions suggested to the seat that is asked."""
        view = look(FLEET_COMMANDER, self.state, self.asked().seat)
        return [*FLEET_COMMANDER.suggest(view)]

    def refuses(self, kind: type[Any], **what: Any) -> str | None:
        return self.refuses_of(self.asked().seat, self._of(kind, what))

    def _of(self, kind: type[Any], what: dict[str, Any]) -> Any:
        return kind(decision=self.asked().id, **what)

    def by_default(self, until: type[Any]) -> "Preparing":
        while not isinstance(self.asked(), until):
            seat = self.asked().seat
            action = FLEET_COMMANDER.default(look(FLEET_COMMANDER, self.state, seat))
            play(FLEET_COMMANDER, self.state, seat, action, SeededDice("default"), seq=1)
        return self
