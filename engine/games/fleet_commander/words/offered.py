"""Which intents are offered as plans: those that gain most, and the best of each kind there is."""

from collections.abc import Hashable
from typing import Final

from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.reckoning import Intent, intents
from engine.games.fleet_commander.state import FleetView

MOST: Final = 9
"""Plans worth a line in a menu."""

SLIGHT: Final = -4.0
"""What loses more than this is offered only as the best of its kind."""

_PLANNED: Final = (
    *(a.Attack, a.AttackAgain, a.FireWeapon, a.Scan, a.ScanFog, a.Move, a.MoveAgain, a.UsePortal),
    *(a.ShakeOff, a.Evacuate, a.Escape, a.Enter),
)
"""What plans are made of; the rest is left to the menus."""


def offered(view: FleetView) -> list[Intent]:
    """The best first; hints speak of kinds of orders, and so the best of each kind is among them.

    Of two with one aim the better one is taken.
    """
    found = [one for one in intents(view) if isinstance(one.actions[0], _PLANNED)]
    best: dict[Hashable, Intent] = {}
    for intent in found:
        for kind in _kinds(intent):
            best.setdefault(kind, intent)
    chosen = {_aim(intent): intent for intent in best.values()}
    for intent in found:
        if len(chosen) >= MOST or intent.gain < SLIGHT:
            break
        chosen.setdefault(_aim(intent), intent)
    return sorted(chosen.values(), key=lambda intent: -intent.gain)


def _kinds(intent: Intent) -> tuple[Hashable, ...]:
    """What *intent* may be the best of."""
    first, *others = intent.actions
    if others:
        return ("charge",)
    match first:
        case a.Attack(way=way):
            return ("attack", "attack beside") if len(way) == 1 else ("attack",)
        case a.FireWeapon(ship=ship):
            return (("weapon", ship),)
        case a.Move(containers=containers) if containers:
            return ("carry",)
        case a.Move() | a.MoveAgain():
            return ("move",)
        case a.Scan(way=way):
            return (("scan", way[-1]),)
        case a.ShakeOff(launcher=launcher):
            return (("shake off", launcher),)
        case a.Evacuate() | a.Escape() | a.Enter():
            return ("mission",)
        case _:
            return (first.kind,)


def _aim(intent: Intent) -> tuple[Hashable, ...]:
    return tuple(_aim_of(action) for action in intent.actions)


def _aim_of(action: a.Order) -> Hashable:
    """What *action* is for."""
    match action:
        case a.Attack(way=way):
            return action.kind, action.at, action.target, len(way) > 1
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return action.kind, action.ships, action.to, getattr(action, "containers", 0)
        case a.FireWeapon():
            return action.kind, action.ship, action.target, action.at, action.seat, action.ships
        case a.Scan():
            return action.kind, action.way[-1]
        case _:
            return action
