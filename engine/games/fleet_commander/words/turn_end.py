"""The end of a turn: what a commander could still do, and which dice are kept or dropped."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import EACH, Result
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.bridge import fits, usable
from engine.games.fleet_commander.words import things

Use: TypeAlias = Literal["fire", "move", "weapon", "scan", "again", "specials"]

_USES: Final[tuple[Use, ...]] = ("fire", "weapon", "move", "again", "scan", "specials")
"""Uses of dice that are still open, in the order in which they are told."""


def undone(view: FleetView) -> tuple[Text, ...]:
    """Tell in one sentence what the view's commander could still do this turn; nothing if nothing
    is left.
    """
    taken: dict[Use, set[str]] = {}
    for order in orders.suggest(view):
        if (use := _use(order)) is not None:
            taken.setdefault(use, set()).update(die for die in taken_by(order) if die[2] != "S")
    if not taken:
        return ()
    held = held_in(view)
    parts = (
        Text.of("undone-part", use=use, count=sum(die in taken[use] for die in held))
        for use in _USES
        if use in taken
    )
    return (Text.of("undone", parts=Listing(items=tuple(parts))),)


def ending(view: FleetView, action: a.Action) -> Text | None:
    """Tell which dice are kept and dropped if *action* ends the turn now; None if no dice
    are held.
    """
    held = held_in(view)
    if not isinstance(action, a.EndTurn) or not held:
        return None
    return Text.of("ending", why=_why_dropped(view, held, action.keep), **_kept(held, action.keep))


def held_in(view: FleetView) -> list[Result]:
    """Dice that the view's commander may use; none for a spectator."""
    commander = view.open.commanders.get(view.seat)
    return [] if commander is None else usable(commander)


def dice_kept(held: Iterable[str], keep: Sequence[str]) -> Text:
    """Label of ending a turn: which of the dice *held* are kept and dropped."""
    if not keep:
        return Text.of("label-end-turn-empty")
    return Text.of("label-end-turn", **_kept(held, keep))


def _kept(held: Iterable[str], keep: Sequence[str]) -> dict[str, Fact]:
    dropped = [*(Counter(held) - Counter(keep)).elements()]
    return {
        "dice": things.dice(keep),
        "count": len(keep),
        "dropped": things.dice(dropped),
        "gone": len(dropped),
    }


def _why_dropped(
    view: FleetView, held: Sequence[Result], keep: Sequence[Result]
) -> Literal["full", "roll", "none"]:
    """Reason why dice are dropped: a full bridge, a colour needed to roll, or none."""
    dropped: list[Result] = [*(Counter(held) - Counter(keep)).elements()]
    if not any(fits(view.open, [*keep, one]) for one in dropped):
        return "full" if dropped else "none"
    colours = [one[0] for one in held]
    return "roll" if any(colours.count(one[0]) == EACH for one in dropped) else "none"


def _use(order: a.Order) -> Use | None:
    if a.is_scenario_order(order):
        return "move"
    match order:
        case a.Attack() | a.AttackAgain():
            return "fire"
        case a.FireWeapon():
            return "weapon"
        case a.Move() | a.UsePortal():
            return "move"
        case a.MoveAgain():
            return "again"
        case a.Scan() | a.ScanFog():
            return "scan"
        case a.Reroll() | a.Drain() | a.SwitchOff() | a.ShakeOff():
            return "specials"
        case a.RollDice() | a.EndTurn():
            return None
