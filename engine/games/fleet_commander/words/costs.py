"""Costs of actions in words: dice turned by a special, dice for distance, and the dice of
a plan.
"""

from collections.abc import Iterator, Sequence

from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.costs import all_taken_by, dice_of, taken_by
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import COST
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell


def costs_of(view: FleetView, action: a.Action) -> Iterator[Text]:
    """Explain the dice of *action* that a newcomer would not expect; nothing for ordinary dice."""
    way = action.way if isinstance(action, a.Attack | a.Scan) else ()
    yield from costs(view.open, dice_of(action), way, shot=isinstance(action, a.Attack))


def costs(
    battle: Open, dice: Sequence[str], way: Sequence[Cell] = (), *, shot: bool = False
) -> Iterator[Text]:
    """Explain *dice* as they are played, *way* being the sectors that a *shot* or a scan crosses.

    FC-RANGE-01, -02: each step of the way takes a die. FC-ABILITY-11: one die played twice covers
    two steps. FC-SUPPORT-05, FC-RANGE-07: nobody supports a ranged attack, or counters it.
    FC-SPECIAL-06, -08: a special of the same colour turns a die.
    """
    if len(way) > 1:
        crossed = tuple(Text.of("sector", name=things.sector_name(battle, at)) for at in way[:-1])
        how = "dice" if len(dice) > 1 else "twice"
        yield Text.of(
            "cost-far",
            how=how,
            count=len(dice),
            way=Listing(items=crossed),
            shot="yes" if shot else "no",
        )
    for die in dict.fromkeys(dice):
        if len(COST.get(die, ())) > 1:
            yield Text.of(
                "cost-turned",
                die=things.die(die),
                special=things.die(COST[die][1]),
                shown=things.face_of(COST[die][0]),
                played=things.face_of(die),
            )


def with_dice(told: Text, action: a.Action) -> Text:
    """*told*, preceded by the number of dice that *action* takes if that is more than one."""
    taken = taken_by(action)
    return Text.of("about-dice", count=len(taken), about=told) if len(taken) > 1 else told


def paid(view: FleetView, told: Text, *actions: a.Action) -> Text:
    """*told*, preceded by the dice that *actions* take and the dice left afterwards."""
    taken = all_taken_by(*actions) if len(actions) > 1 else taken_by(*actions)
    left = [str(one) for one in usable(view.open.commanders[view.seat])]
    for one in taken:
        left.remove(one)
    if not taken:
        return told
    return Text.of(
        "plan-dice",
        dice=things.dice(taken),
        left=len(left),
        still=things.dice(left),
        about=told,
    )
