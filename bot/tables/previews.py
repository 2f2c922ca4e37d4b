"""What a seat would see after some actions: played in an imagined world, never at the table."""

from collections.abc import Sequence
from typing import Any

from bot.tables.live_table import LiveTable
from engine.core.dice import policy_dice
from engine.core.errors import RuleViolation
from engine.core.game import Step, carry_out, look
from engine.core.records import Seat, clone, value


@value
class Preview:
    """What a seat would see: the *view* after *steps*; *unsure* if a roll comes next."""

    view: Any
    steps: tuple[Step[Any, Any], ...]
    unsure: bool


def preview(live: LiveTable, seat: Seat, actions: Sequence[Any]) -> Preview:
    """Play *actions* in a world that looks to *seat* like the real one."""
    live.require_begun()
    game, table = live.game, live.table
    world = game.imagine(look(game, live.state, seat), policy_dice(table.seed, table.seq))
    steps: list[Step[Any, Any]] = []
    for row, action in enumerate(actions, table.seq + 1):
        before = clone(world)
        try:
            plan = carry_out(
                game, world, seat, (action,), lambda at: policy_dice(table.seed, at), seq=row
            )
            (step,) = plan
        except RuleViolation:
            if not steps:
                raise
            break
        if step.rolls:
            return Preview(view=look(game, before, seat), steps=tuple(steps), unsure=True)
        steps.append(step)
    return Preview(view=look(game, world, seat), steps=tuple(steps), unsure=False)
