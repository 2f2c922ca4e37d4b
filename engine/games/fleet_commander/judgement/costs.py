"""What an order takes that its dice do not tell by themselves: turned faces, shots from afar."""

from collections.abc import Iterator, Sequence

from engine.core.words import Listing, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import COST, Result
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.words import things
from engine.space.grid import Cell


def costs_of(view: FleetView, action: a.Action) -> Iterator[Text]:
    """A sentence for each thing about the dice of *action* that somebody new would wonder at."""
    way = action.way if isinstance(action, a.Attack | a.Scan) else ()
    yield from costs(view.open, _dice_of(action), way)


def costs(battle: Open, dice: Sequence[str], way: Sequence[Cell] = ()) -> Iterator[Text]:
    """The same of *dice* as they are played, over the sectors of *way* for a shot or a scan.

    FC-RANGE-01, -02: a step of the way for each die. FC-ABILITY-11: or two by one die played
    twice. FC-SPECIAL-06, -08: a special of its colour turns a die.
    """
    if len(way) > 1:
        crossed = tuple(Text.of("sector", name=things.sector_name(battle, at)) for at in way[:-1])
        how = "dice" if len(dice) > 1 else "twice"
        yield Text.of("cost-far", how=how, count=len(dice), way=Listing(items=crossed))
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
    """*told* of *action*, after how many dice it takes, if it takes more than one."""
    taken = taken_by(action)
    return Text.of("about-dice", count=len(taken), about=told) if len(taken) > 1 else told


def taken_by(*actions: a.Action) -> list[str]:
    """The dice that *actions* take."""
    played = [die for action in actions for die in _dice_of(action)]
    return [one for die in played for one in COST.get(die, (die,))]


def all_taken_by(*actions: a.Action) -> list[str]:
    """The dice that *actions* take, the specials of weapons and drains too."""
    return [*taken_by(*actions), *(str(die) for one in actions for die in _specials_of(one))]


def paid(view: FleetView, told: Text, *actions: a.Action) -> Text:
    """*told* of a plan of *actions*, after the dice it takes, and those that are left after it."""
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


def _specials_of(action: a.Action) -> tuple[Result, ...]:
    """The specials that are all that *action* takes."""
    match action:
        case a.FireWeapon(specials=specials):
            return specials
        case a.Drain():
            return ("G:S",)
        case _:
            return ()


def _dice_of(action: a.Action) -> tuple[str, ...]:
    """The dice of *action* as they are played."""
    match action:
        case a.Attack(dice=dice) | a.Scan(dice=dice):
            return dice
        case a.RaiseShields(shields=shields):
            return tuple(one.die for one in shields)
        case a.UsePortal(die=None):
            return ()
        case (
            a.Move(die=die)
            | a.UsePortal(die=die)
            | a.ScanFog(die=die)
            | a.Evacuate(die=die)
            | a.Escape(die=die)
            | a.Enter(die=die)
            | a.FoilScan(die=die)
        ):
            assert die is not None
            return (die,)
        case _:
            return ()
