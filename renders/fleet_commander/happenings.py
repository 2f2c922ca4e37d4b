"""The last events of a battle of Fleet Commander, drawn as moves, fire, shields and losses."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.decisions import Strike
from engine.games.fleet_commander.model.state import Open, ShipId
from engine.space.grid import Cell
from renders.fleet_commander.ships import ship_at
from renders.fleet_commander.tale import Tale, fire, name_in, place_in, seat_in
from renders.fleet_commander.weapons import DRAWINGS
from renders.space import scene as s


@dataclass(frozen=True, slots=True)
class Happened:
    """Drawings of some events; *places* are the sectors where they happened, in order."""

    moves: tuple[s.Move, ...] = ()
    shots: tuple[s.Shot, ...] = ()
    harms: tuple[s.Harm, ...] = ()
    blasts: tuple[s.Place, ...] = ()
    shields: tuple[s.Shield, ...] = ()
    lost: tuple[s.Ship, ...] = ()
    target: s.Place | None = None
    places: tuple[s.Place, ...] = ()


def happened(battle: Open, told: Sequence[e.Told], waits: Strike | None = None) -> Happened:
    """The drawings of *told*, the events that led to *battle*.

    The attack that *waits* for an answer is drawn even if no event tells it.
    Once the dice of the present turn have been used on the board, only events of this turn are
    drawn: the fire of two turns over one sector would be unreadable.
    """
    if waits is not None and not any(isinstance(event, e.Attacked) for event in told):
        told = (*told, e.Attacked(strike=waits, dice=(), firepower=0))
    scenes = [*zip(told, _whereabouts(battle, told), strict=True)]
    begun, rolled = _last(told, e.TurnBegan), _last(told, e.DiceRolled)
    done = _tale_of(battle, scenes[rolled:])
    played = rolled > begun and bool(done.places or done.harms)
    tale = _tale_of(battle, scenes[begun:] if played else scenes)
    return Happened(
        moves=tuple(move for _, move in tale.moves),
        shots=tuple(tale.shots),
        harms=tuple(tale.harms),
        blasts=tuple(tale.blasts),
        shields=tuple(tale.shields),
        lost=tuple(tale.lost),
        target=tale.target,
        places=tuple(tale.places),
    )


def _last(told: Sequence[e.Told], kind: type[e.Told]) -> int:
    """Index of the last event of *kind* in *told*; 0 if there is none."""
    return max((at for at, event in enumerate(told) if isinstance(event, kind)), default=0)


def _tale_of(battle: Open, scenes: Iterable[tuple[e.Told, dict[ShipId, Cell]]]) -> Tale:
    tale = Tale(battle)
    for event, where in scenes:
        _tell(tale, event, where)
    return tale


def _whereabouts(battle: Open, told: Sequence[e.Told]) -> list[dict[ShipId, Cell]]:
    """The sector of every ship before each event of *told*."""
    now = {ship.id: ship.at for ship in battle.ships if ship.at is not None}
    found: list[dict[ShipId, Cell]] = []
    for event in reversed(told):
        match event:
            case e.Moved(ships=ships, origin=origin):
                now = {**now, **dict.fromkeys(ships, origin)}
            case e.ShipDestroyed(ship=ship, at=at):
                now = {**now, ship: at}
            case _:
                pass
        found.append(now)
    return found[::-1]


def _tell(tale: Tale, event: e.Told, where: dict[ShipId, Cell]) -> None:
    match event:
        case e.Moved():
            _tell_move(tale, event)
        case e.Attacked():
            _tell_attack(tale, event, where)
        case e.Supported(ships=ships):
            _tell_support(tale, ships, where)
        case e.Redirected(target=target, ship=ship):
            _turn_to(tale, target, ship, where)
        case e.Shielded(target=target, shields=shields):
            for shield in shields:
                _tell_shield(tale, where[target], shield.against)
        case e.CounterAttacked(ships=ships, target=target):
            tale.fresh.pop(target, None)
            fire(tale, (where[ships[0]], where[target]), target, ships[0])
        case e.WeaponFired():
            _tell_weapon(tale, event, where)
        case e.Damaged(ship=ship, points=points):
            _tell_damage(tale, ship, points, where.get(ship))
        case e.Repaired(ship=ship, points=points):
            tale.harms.append(s.Harm(place_in(tale, where[ship]), -points, name_in(tale, ship)))
        case e.ShipDestroyed(ship=ship, at=at):
            tale.lost.append(_wreck(tale, ship, at))
            tale.places.append(place_in(tale, at))
        case e.Deployed(at=at):
            tale.places.append(place_in(tale, at))
        case _:
            pass


def _tell_move(tale: Tale, event: e.Moved) -> None:
    """Draw a move as a path of its own, or extend the path of the same ships' last move."""
    start, end = place_in(tale, event.origin), place_in(tale, event.at)
    tale.places.append(end)
    leaps = isinstance(event.how, Weapon) and DRAWINGS[event.how].leaps
    jump = leaps or start[0] != end[0]
    ships = tuple(sorted(event.ships))
    if tale.moves and not jump:
        before, way = tale.moves[-1]
        if before == ships and way.through[-1] == start and not way.jump:
            tale.moves[-1] = ships, replace(way, through=(*way.through, end))
            return
    seat = seat_in(tale, event.ships[0])
    tale.moves.append((ships, s.Move((start, end), seat, jump=jump)))


def _tell_attack(tale: Tale, event: e.Attacked, where: dict[ShipId, Cell]) -> None:
    """Draw a beam from the attacking sector, and one from each sector that supports it."""
    strike = event.strike
    tale.fresh.pop(strike.target, None)
    fire(tale, (strike.at, *strike.way), strike.target, strike.ships[0])
    for at in dict.fromkeys(where[ship] for ship in strike.supports):
        fire(tale, (at, strike.way[-1]), strike.target, strike.ships[0])
    tale.target, tale.strike = place_in(tale, strike.way[-1]), strike


def _tell_support(tale: Tale, ships: Iterable[ShipId], where: dict[ShipId, Cell]) -> None:
    """FC-FFA-03: draw a beam from each sector where another commander supports the attack."""
    if tale.strike is not None:
        for ship in {where[ship]: ship for ship in ships}.values():
            fire(tale, (where[ship], tale.strike.way[-1]), tale.strike.target, ship)


def _turn_to(tale: Tale, target: ShipId, ship: ShipId, where: dict[ShipId, Cell]) -> None:
    """FC-ABILITY-08: turn the fire from its target to a cruiser that takes the hit."""
    here, name = place_in(tale, where[ship]), name_in(tale, target)
    for k, shot in enumerate(tale.shots):
        if shot.on == name and shot.through[-1] == here and shot.damage is None:
            tale.shots[k] = replace(shot, on=name_in(tale, ship))
    if tale.strike is not None:
        tale.strike = replace(tale.strike, target=ship)
    if target in tale.fresh:
        tale.fresh[ship] = tale.fresh.pop(target)


def _tell_shield(tale: Tale, at: Cell, against: Cell) -> None:
    here, there = place_in(tale, at), place_in(tale, against)
    tale.shields.append(s.Shield(here, there))
    for k, shot in enumerate(tale.shots):
        if shot.through[-1] == here and shot.through[-2] == there and shot.damage is None:
            tale.shots[k] = replace(shot, blocked=True)


def _tell_weapon(tale: Tale, event: e.WeaponFired, where: dict[ShipId, Cell]) -> None:
    """Draw a weapon's shot, if it is aimed at a ship or a sector."""
    at = where[event.target] if event.target is not None else event.at
    if at is not None:
        tale.places.append(place_in(tale, at))
        DRAWINGS[event.weapon].fired(tale, event, at, where)


def _tell_damage(tale: Tale, ship: ShipId, points: int, at: Cell | None) -> None:
    """Draw damage on the shot that caused it, or else beside the ship."""
    waiting = tale.fresh.pop(ship, [])
    hits = [k for k in waiting if not tale.shots[k].blocked]
    if hits:
        tale.shots[hits[0]] = replace(tale.shots[hits[0]], damage=points)
    elif at is not None:
        tale.harms.append(s.Harm(place_in(tale, at), points, name_in(tale, ship)))
        tale.places.append(place_in(tale, at))


def _wreck(tale: Tale, ship: ShipId, at: Cell) -> s.Ship:
    return replace(ship_at(tale.battle, tale.battle.ships[ship], at), hull=0, weapon="", drones="")
