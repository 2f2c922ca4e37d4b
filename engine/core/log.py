"""The log of a table: rows are only added, even to undo, and playing them gives the state."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engine.core.agenda import S
from engine.core.dice import Dice, Roll, ScriptedDice
from engine.core.errors import ReplayDiverged
from engine.core.game import A, AnyGame, Game, O, Setup, Step, V, begin, is_npc, play
from engine.core.records import Seat, clone, value

HOST: Seat = "host"
VOTE: Seat = "vote"
"""The seats of undos that no single seat made: by the table's host, or by a vote."""


@value
class Undo:
    """Row *seq*: *seat* took the table back to its state after row *to* (0: the setup)."""

    kind: Literal["undo"] = "undo"
    seq: int
    seat: Seat
    to: int


Row: TypeAlias = Step[A, Any] | Undo


def standing(rows: Iterable[Row[A]]) -> list[Step[A, Any]]:
    """The steps that still count after every undo, oldest first.

    :raises ReplayDiverged: if seq does not grow, or an undo goes back to a row not there.
    """
    last_after = {0: 0}
    before: dict[int, tuple[Step[A, Any], int]] = {}
    last = top = 0
    for row in rows:
        if row.seq <= top or (isinstance(row, Undo) and row.to not in last_after):
            raise ReplayDiverged(f"row {row.seq} does not follow")
        top = row.seq
        if isinstance(row, Undo):
            last = last_after[row.to]
        else:
            before[top], last = (row, last), top
        last_after[top] = last
    steps: list[Step[A, Any]] = []
    while last:
        step, last = before[last]
        steps.append(step)
    return steps[::-1]


def may_undo(game: AnyGame, plan: Sequence[Step[A, Any]], seat: Seat) -> bool:
    """Whether *seat* may take back *plan*, the last steps that stand, played in one go.

    It may not if a step of the plan is another seat's, was not played by a person, is final, or
    revealed a die, a card or a secret to anybody.
    """
    return bool(plan) and all(_may_undo(game, step, seat) for step in plan)


def rebuild(
    game: Game[S, A, V, O],
    setup: Setup[O, Any],
    rows: Iterable[Row[A]],
    checkpoints: Mapping[int, S] | None = None,
) -> S:
    """The state after *rows*, with every die taken from the record.

    *checkpoints* are states by the seq of the row they follow; replay starts from the last one that
    still counts.

    :raises ReplayDiverged: if the rules no longer roll or announce the same.
    """
    steps, known = standing(rows), checkpoints or {}
    start = max((step.seq for step in steps if step.seq in known), default=0)
    if start:
        state = clone(known[start])
    elif 0 in known:
        state = clone(known[0])
    else:
        with _script(setup.rolls) as dice:
            state, _ = begin(game, setup.seats, setup.options, dice)
    for step in steps:
        if step.seq > start and step.action is not None:
            with _script(step.rolls) as dice:
                again = _again(game, state, step, step.action, dice)
            if again != step:
                raise ReplayDiverged(f"recorded {step}, now {again}")
    return state


def _may_undo(game: AnyGame, step: Step[A, Any], seat: Seat) -> bool:
    own = step.seat == seat and step.by == "person" and not is_npc(seat)
    shown = step.rolls or any(event.reveals for event in step.events)
    return own and not shown and not isinstance(step.action, game.final)


def _again(game: Game[S, A, V, O], state: S, step: Step[A, Any], action: A, dice: Dice) -> Any:
    """Play *step* once more; the reason its seat stated is taken from the record."""
    why = next((event for event in step.events if event.stated), None)
    return play(game, state, step.seat, action, dice, seq=step.seq, by=step.by, why=why)


def _script(rolls: Iterable[Roll]) -> ScriptedDice:
    return ScriptedDice(face for roll in rolls for face in roll.faces)
