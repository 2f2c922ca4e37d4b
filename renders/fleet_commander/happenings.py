"""What has just happened in a battle of Fleet Commander, as ways, fire, shields and losses."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.cards import ShipSort, SignalSort, VesselSort, Weapon
from engine.games.fleet_commander.model.state import Open, Ship, ShipId
from engine.space.grid import Cell
from renders.space import scene as s

SORTS: Final[dict[VesselSort, s.Sort]] = {
    ShipSort.FRIGATE: "frigate",
    ShipSort.DESTROYER: "destroyer",
    ShipSort.CRUISER: "cruiser",
    ShipSort.BATTLESHIP: "battleship",
    ShipSort.DAMAGED_CRUISER: "cruiser",
    ShipSort.SHUTTLE: "frigate",
    SignalSort.SIGNAL: "frigate",
    SignalSort.DECOY: "frigate",
}
"""How ships are drawn, those of a scenario too; signals, as signs instead."""

LOOKS: Final[dict[VesselSort, s.Look]] = {
    ShipSort.DAMAGED_CRUISER: "damaged",
    ShipSort.SHUTTLE: "shuttle",
}
"""Ships of a scenario by their looks."""

_FRIENDLY: Final = (Weapon.NANO_REPAIRER, Weapon.VORTEX_GATE)
"""Weapons that aim at nobody."""


@dataclass(frozen=True, slots=True)
class Happened:
    """What a scene shows of some events; *places* are where they were, the last of them last."""

    moves: tuple[s.Move, ...] = ()
    shots: tuple[s.Shot, ...] = ()
    harms: tuple[s.Harm, ...] = ()
    blasts: tuple[s.Place, ...] = ()
    shields: tuple[s.Shield, ...] = ()
    lost: tuple[s.Ship, ...] = ()
    target: s.Place | None = None
    places: tuple[s.Place, ...] = ()


@dataclass(slots=True)
class _Tale:
    """Events told one after the other."""

    battle: Open
    moves: list[tuple[tuple[ShipId, ...], s.Move]] = field(default_factory=list)
    shots: list[s.Shot] = field(default_factory=list)
    harms: list[s.Harm] = field(default_factory=list)
    blasts: list[s.Place] = field(default_factory=list)
    shields: list[s.Shield] = field(default_factory=list)
    lost: list[s.Ship] = field(default_factory=list)
    target: s.Place | None = None
    places: list[s.Place] = field(default_factory=list)
    fresh: dict[ShipId, list[int]] = field(default_factory=dict)
    """By the ship fired at, the shots that wait to be told what they took together."""


def happened(battle: Open, told: Sequence[e.Told]) -> Happened:
    """What to draw of *told*, after which *battle* is as it is.

    Once something was done with the dice of the turn that is played, that turn alone: the fire of
    two turns over one sector cannot be read.
    """
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
    """Where the last event of *kind* is, or the first of all if there is none."""
    return max((at for at, event in enumerate(told) if isinstance(event, kind)), default=0)


def _tale_of(battle: Open, scenes: Iterable[tuple[e.Told, dict[ShipId, Cell]]]) -> _Tale:
    tale = _Tale(battle)
    for event, where in scenes:
        _tell(tale, event, where)
    return tale


def _whereabouts(battle: Open, told: Sequence[e.Told]) -> list[dict[ShipId, Cell]]:
    """Where every ship was as each event happened."""
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


def _tell(tale: _Tale, event: e.Told, where: dict[ShipId, Cell]) -> None:
    match event:
        case e.Moved():
            _tell_move(tale, event)
        case e.Attacked():
            _tell_attack(tale, event, where)
        case e.Redirected(target=target, ship=ship):
            _turn_to(tale, target, ship, where)
        case e.Shielded(target=target, shields=shields):
            for shield in shields:
                _tell_shield(tale, where[target], shield.against)
        case e.CounterAttacked(ships=ships, target=target):
            tale.fresh.pop(target, None)
            _fire(tale, (where[ships[0]], where[target]), target, ships[0])
        case e.WeaponFired():
            _tell_weapon(tale, event, where)
        case e.Damaged(ship=ship, points=points):
            _tell_damage(tale, ship, points, where.get(ship))
        case e.Repaired(ship=ship, points=points):
            tale.harms.append(s.Harm(_place(tale, where[ship]), -points, _name(tale, ship)))
        case e.ShipDestroyed(ship=ship, at=at):
            tale.lost.append(_wreck(tale, ship, at))
            tale.places.append(_place(tale, at))
        case e.Deployed(at=at):
            tale.places.append(_place(tale, at))
        case _:
            pass


def _tell_move(tale: _Tale, event: e.Moved) -> None:
    """A way of its own, or the next step of the one on which the same ships came."""
    start, end = _place(tale, event.origin), _place(tale, event.at)
    tale.places.append(end)
    jump = event.how == "vortex_gate" or start[0] != end[0]
    ships = tuple(sorted(event.ships))
    if tale.moves and not jump:
        before, way = tale.moves[-1]
        if before == ships and way.through[-1] == start and not way.jump:
            tale.moves[-1] = ships, replace(way, through=(*way.through, end))
            return
    seat = _seat(tale, event.ships[0])
    tale.moves.append((ships, s.Move((start, end), seat, jump=jump)))


def _tell_attack(tale: _Tale, event: e.Attacked, where: dict[ShipId, Cell]) -> None:
    """A beam from the sector that attacks, and one from each whose ships support it."""
    strike = event.strike
    tale.fresh.pop(strike.target, None)
    _fire(tale, (strike.at, *strike.way), strike.target, strike.ships[0])
    for at in dict.fromkeys(where[ship] for ship in strike.supports):
        _fire(tale, (at, strike.way[-1]), strike.target, strike.ships[0])
    tale.target = _place(tale, strike.way[-1])


def _fire(tale: _Tale, way: Sequence[Cell], target: ShipId, by: ShipId) -> None:
    through = tuple(_place(tale, at) for at in way)
    if len(set(through)) < 2:
        return
    tale.fresh.setdefault(target, []).append(len(tale.shots))
    tale.shots.append(s.Shot(through, None, _seat(tale, by), _name(tale, target)))
    tale.places.append(through[-1])


def _turn_to(tale: _Tale, target: ShipId, ship: ShipId, where: dict[ShipId, Cell]) -> None:
    """FC-ABILITY-08: the fire goes at a cruiser beside its target."""
    here, name = _place(tale, where[ship]), _name(tale, target)
    for k, shot in enumerate(tale.shots):
        if shot.on == name and shot.through[-1] == here and shot.damage is None:
            tale.shots[k] = replace(shot, on=_name(tale, ship))
    if target in tale.fresh:
        tale.fresh[ship] = tale.fresh.pop(target)


def _tell_shield(tale: _Tale, at: Cell, against: Cell) -> None:
    here, there = _place(tale, at), _place(tale, against)
    tale.shields.append(s.Shield(here, there))
    for k, shot in enumerate(tale.shots):
        if shot.through[-1] == here and shot.through[-2] == there and shot.damage is None:
            tale.shots[k] = replace(shot, blocked=True)


def _tell_weapon(tale: _Tale, event: e.WeaponFired, where: dict[ShipId, Cell]) -> None:
    """A beam to what is aimed at, if that is a place."""
    at = where[event.target] if event.target is not None else event.at
    if at is None:
        return
    tale.places.append(_place(tale, at))
    if event.weapon in _FRIENDLY:
        return
    tale.target = _place(tale, at)
    if event.weapon is Weapon.EXO_BOMB:
        tale.blasts.append(tale.target)
    if event.target is None:
        return
    if event.ship in where:
        tale.fresh.pop(event.target, None)
        _fire(tale, (where[event.ship], at), event.target, event.ship)


def _tell_damage(tale: _Tale, ship: ShipId, points: int, at: Cell | None) -> None:
    """On the shot that did it, or where the ship was."""
    waiting = tale.fresh.pop(ship, [])
    hits = [k for k in waiting if not tale.shots[k].blocked]
    if hits:
        tale.shots[hits[0]] = replace(tale.shots[hits[0]], damage=points)
    elif at is not None:
        tale.harms.append(s.Harm(_place(tale, at), points, _name(tale, ship)))
        tale.places.append(_place(tale, at))


def _wreck(tale: _Tale, ship: ShipId, at: Cell) -> s.Ship:
    seat, sort, number = _name(tale, ship)
    return s.Ship(_place(tale, at), seat, sort, number, 0, 1)


def _place(tale: _Tale, at: Cell) -> s.Place:
    grid = board(tale.battle)
    return grid.zone[at], grid.column[at], grid.row[at]


def _seat(tale: _Tale, ship: ShipId) -> int:
    return int(tale.battle.ships[ship].owner.removeprefix("p")) - 1


def _name(tale: _Tale, ship: ShipId) -> tuple[int, s.Sort, int]:
    one = tale.battle.ships[ship]
    return _seat(tale, ship), SORTS[one.sort], number_of(one)


def number_of(ship: Ship) -> int:
    """By which a ship is told from others drawn as its sort; one of a scenario has none."""
    return 0 if ship.sort in LOOKS else ship.number
