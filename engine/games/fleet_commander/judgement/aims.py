"""Keys of what intents aim at, by which those that differ in nothing are found."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.attack import strike_of


def aim_of(view: FleetView, intent: Intent) -> tuple[Hashable, ...]:
    """The key of what *intent* aims at; the dice that are played for it do not count.

    A label names no dice either, so two intents of one aim would read alike. Ships that move in
    order to fire or to support a shot do so for the sake of its target. Ships of one sector that do
    not differ are alike, and so are shots by the same ships, whichever of them lead.
    """
    battle = view.open
    match intent.actions:
        case (a.Move(to=to) | a.MoveAgain(to=to) as move, a.Attack(target=target, way=way)):
            return move.kind, to, _alike(battle, target), len(way) > 1
        case (a.Attack(), *others) if not any(isinstance(one, a.Move) for one in others):
            return tuple(_shot(view, action) for action in intent.actions)
        case _:
            return tuple(_of(battle, action) for action in intent.actions)


def _shot(view: FleetView, action: a.Order) -> Hashable:
    """The key of a shot from where ships are now: all the sectors that may fire, and the target."""
    if not isinstance(action, a.Attack):
        return _of(view.open, action)
    battle = view.open
    strike = strike_of(battle, view.seat, replace(action, held=(), twice=False))
    firing = frozenset(battle.ships[ship].at for ship in (*strike.ships, *strike.supports))
    return action.kind, firing, _alike(battle, action.target), len(action.way) > 1


def _of(battle: Open, action: a.Order) -> Hashable:
    """The key of what *action* aims at, without its dice."""
    match action:
        case a.Attack(way=way, target=target):
            return action.kind, action.at, _alike(battle, target), len(way) > 1
        case a.Move() | a.MoveAgain() | a.UsePortal():
            containers = getattr(action, "containers", 0)
            return action.kind, _all_alike(battle, action.ships), action.to, containers
        case a.FireWeapon(target=target):
            aim = None if target is None else _alike(battle, target)
            ships = _all_alike(battle, action.ships)
            return action.kind, action.ship, aim, action.at, action.seat, ships
        case a.Scan():
            return action.kind, action.way[-1]
        case a.Enter():
            return action.kind, action.ships, action.to
        case a.Evacuate():
            return action.kind, action.ships
        case a.Escape():
            return action.kind, action.ship
        case _:
            return action


def _all_alike(battle: Open, ships: Sequence[ShipId]) -> Hashable:
    return tuple(sorted(str(_alike(battle, ship)) for ship in ships))


def _alike(battle: Open, ship: ShipId) -> Hashable:
    """The key of a ship, shared by ships of its commander that differ from it in nothing."""
    one = battle.ships[ship]
    beset = any(token.on == ship for token in battle.tokens)
    if one.hidden or one.weapon is not None or beset:
        return one.id
    return one.owner, one.sort, one.hull, one.at
