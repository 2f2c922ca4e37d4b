"""Previews of actions, played in an imagined world and never at the table."""

from collections.abc import Sequence
from typing import Any

from bot.tables.live_table import LiveTable
from engine.core.dice import policy_dice
from engine.core.errors import RuleViolation
from engine.core.game import Step, look, play
from engine.core.plans import Plan
from engine.core.records import Seat, clone


class Preview:
    """A preview of actions of *seat*, played in an imagined world: the *view* after *steps*.

    *unsure* is whether the next action's outcome is unknown: it rolls, reveals a secret, or the
    game shows no outcomes. *by_chance* is whether it only rolls. *refused* is the rule that the
    first action left out breaks; None if none does.
    """

    def __init__(self, live: LiveTable, seat: Seat) -> None:
        self._live, self._seat = live, seat
        self._world: Any = None
        self.view = live.view(seat)
        self.steps: tuple[Step[Any, Any], ...] = ()
        self.unsure = self.by_chance = False
        self.refused: RuleViolation | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game would be over."""
        return self._world is not None and self._live.game.outcome(self._world) is not None

    def extend(self, action: Any) -> None:
        """Play *action* too, in an imagined world that looks to the seat like the real one.

        Nothing is played after a roll or a secret, which would only be imagined. The view from
        before must not be read any more.

        :raises RuleViolation: if it is illegal; nothing changed.
        """
        game, table = self._live.game, self._live.table
        if self.unsure:
            return
        if game.preview == "legality":
            game.check(self.view, action)
            self.unsure = True
            return
        if self._world is None:
            self._world = game.imagine(self.view, policy_dice(table.seed, table.seq))
        seq = table.seq + len(self.steps) + 1
        before, dice = clone(self._world), policy_dice(table.seed, seq)
        step = play(game, self._world, self._seat, action, dice, seq=seq)
        reveals = any(event.reveals for event in step.events)
        if step.rolls or reveals:
            self._world, self.unsure, self.by_chance = before, True, not reveals
        else:
            self.steps = (*self.steps, step)
        self.view = look(game, self._world, self._seat)


def preview(live: LiveTable, seat: Seat, actions: Sequence[Any]) -> Preview:
    """The preview of *actions*, up to the first roll, secret or refusal.

    :raises RuleViolation: if the first is illegal.
    """
    ahead = Preview(live, seat)
    for number, action in enumerate(actions):
        try:
            ahead.extend(action)
        except RuleViolation as error:
            if number == 0:
                raise
            ahead.refused = error
            break
    return ahead


def actions_ahead(live: LiveTable, seat: Seat, plan: Plan[Any] | None) -> tuple[Any, ...]:
    """The actions of *plan*, or none, and the end of the turn if it can be foreseen after them.

    Where a turn is one sealed answer, it is sealed as it stands.
    """
    if plan is None and live.position(seat).seals is not None:
        return (live.game.default(live.view(seat)),)
    planned = () if plan is None else plan.actions
    ahead = preview(live, seat, planned)
    finish = None if ahead.unsure else live.game.finish(ahead.view)
    return planned if finish is None else (*planned, finish)
