"""Dice that orders take."""

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import COST, Result


def taken_by(*actions: a.Action) -> list[str]:
    """The dice that *actions* take."""
    played = [die for action in actions for die in dice_of(action)]
    return [one for die in played for one in COST.get(die, (die,))]


def all_taken_by(*actions: a.Action) -> list[str]:
    """The dice that *actions* take, the specials of weapons and drains too."""
    return [*taken_by(*actions), *(str(die) for one in actions for die in _specials_of(one))]


def dice_of(action: a.Action) -> tuple[str, ...]:
    """The dice of *action* as they are played."""
    if a.is_scenario_order(action):
        return (action.die,)
    match action:
        case a.Attack(dice=dice) | a.Scan(dice=dice):
            return dice
        case a.RaiseShields(shields=shields):
            return tuple(one.die for one in shields)
        case a.UsePortal(die=None):
            return ()
        case a.Move(die=die) | a.UsePortal(die=die) | a.ScanFog(die=die) | a.FoilScan(die=die):
            assert die is not None
            return (die,)
        case _:
            return ()


def _specials_of(action: a.Action) -> tuple[Result, ...]:
    """The specials of *action*, if it is a weapon or a drain; these take no other dice."""
    match action:
        case a.FireWeapon(specials=specials):
            return specials
        case a.Drain():
            return ("G:S",)
        case _:
            return ()
