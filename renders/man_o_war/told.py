"""The latest events of a battle, drawn as ways, volleys, rams and losses."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Act, Ram, Volley, Way
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.ground import lies, piece_of, touches
from engine.games.man_o_war.rules.ruler import gun_card
from engine.space.plane import CIRCLE, Pose, contact_point, facing_side, outward
from renders.kit.camera import Point
from renders.man_o_war import scene as s
from renders.man_o_war.afloat import name_of, ship_of, side_number
from renders.man_o_war.measures import ahead, cm, points_of, pose_of

HARMFUL = ("damaged", "destroyed", "critical")
"""Results of dice that did damage."""


@dataclass(slots=True)
class Happened:
    """Drawings of some events, and the points where they happened."""

    ways: list[s.Way] = field(default_factory=list[s.Way])
    volleys: list[s.Volley] = field(default_factory=list[s.Volley])
    blows: list[s.Blow] = field(default_factory=list[s.Blow])
    grapples: list[s.Grapple] = field(default_factory=list[s.Grapple])
    places: list[Point] = field(default_factory=list[Point])


def happened(battle: Open, told: Iterable[e.Told]) -> Happened:
    """The drawings of *told*, each ship's deeds with the number of its turn to act."""
    found, order = Happened(), [act.ship for act in battle.acts]
    for event in told:
        match event:
            case e.Moved(ship=ship, way=way):
                _moved(found, battle, ship, way, _number(order, ship))
            case e.RanAground(grounding=grounding) if (
                found.blows and found.blows[-1].kind == "aground"
            ):
                found.blows[-1] = replace(found.blows[-1], damage=grounding.points)
            case e.Rammed(ship=ship, ram=ram):
                _rammed(found, battle, ship, ram, _number(order, ship))
            case e.Fired(ship=ship, volley=volley):
                _fired(found, battle, ship, volley, _number(order, ship))
            case e.Boarded(ship=ship, boarding=boarding):
                _boarded(found, battle, ship, boarding.target)
            case e.SpellWorked(casting=casting, wrought=wrought):
                drift = None if wrought.panicked is None else wrought.panicked.drift
                forced = wrought.way or drift
                if forced is not None and casting.ship is not None:
                    _moved(found, battle, casting.ship, forced, _number(order, casting.ship))
            case _:
                pass
    return found


def events_of(acts: Sequence[Act]) -> Iterator[e.Told]:
    """The events that told of *acts*."""
    for act in acts:
        yield e.Moved(ship=act.ship, way=act.way)
        if act.grounding is not None:
            yield e.RanAground(ship=act.ship, grounding=act.grounding)
        if act.ram is not None:
            yield e.Rammed(ship=act.ship, ram=act.ram)
        for volley in act.volleys:
            yield e.Fired(ship=act.ship, volley=volley)
        if act.boarding is not None:
            yield e.Boarded(ship=act.ship, boarding=act.boarding)


def _number(order: list[ShipId], ship: ShipId) -> int:
    """The number of a ship's turn to act, counted on for one that is not in the *order* yet."""
    if ship not in order:
        order.append(ship)
    return order.index(ship) + 1


def _moved(
    found: Happened,
    battle: Open,
    ship: ShipId,
    way: Way,
    number: int,
    *,
    damage: int = 0,
) -> None:
    begun, through = pose_of(battle, way.start), points_of(battle, way)
    if way.legs:
        drawn = ship_of(battle, ship)
        found.ways.append(s.Way(ship=drawn, number=number, begun=begun, through=through))
    found.places += [begun.at, through[-1]]
    if way.stopped in {"ship", "wreck"}:
        at = _bow(battle, ship, way)
        found.blows.append(s.Blow(number=number, kind="collision", at=at))
    if way.land is not None:
        x, y = contact_point(
            piece_of(battle, way.land).outline, lies(battle, ship, way.end).outline
        )
        at = pose_of(battle, Pose(x, y, 0)).at
        found.blows.append(s.Blow(number=number, kind="aground", at=at, damage=damage))


def _rammed(found: Happened, battle: Open, ship: ShipId, ram: Ram, number: int) -> None:
    """A ram takes the place of the collision that its way ended in."""
    last = found.blows.pop() if found.blows and found.blows[-1].number == number else None
    at = last.at if last is not None else pose_of(battle, battle.ships[ship].at).at
    found.blows.append(s.Blow(number=number, kind="ram", at=at, damage=ram.points))


def _fired(found: Happened, battle: Open, ship: ShipId, volley: Volley, number: int) -> None:
    muzzle = pose_of(battle, volley.muzzle)
    gun = gun_card(battle)
    found.volleys.append(
        s.Volley(
            number=number,
            side=side_number(battle.ships[ship].side),
            muzzle=muzzle.at,
            heading=muzzle.heading,
            length=cm(gun.bands[-1].reach),
            width=cm(gun.width),
            met=cm(volley.reach),
            hits=sum(shot.result in HARMFUL for shot in volley.shots),
            dice=len(volley.shots),
            on=name_of(battle, volley.met),
        )
    )
    found.places.append(ahead(muzzle, cm(volley.reach)))
    for shot in volley.shots:
        if shot.panicked is not None and shot.panicked.drift is not None:
            grounding = shot.panicked.grounding
            damage = 0 if grounding is None else grounding.points
            _moved(found, battle, volley.met, shot.panicked.drift, number, damage=damage)


def _boarded(found: Happened, battle: Open, ship: ShipId, target: ShipId) -> None:
    """Grapples across the side that was boarded, unless the ships have parted since."""
    if not touches(battle, ship, battle.ships[ship].at, target):
        return
    boarded, boarder = lies(battle, target), lies(battle, ship)
    x, y = contact_point(boarded.outline, boarder.outline)
    inward = outward(boarded.outline, facing_side(boarded, boarder)) + CIRCLE // 2
    at = pose_of(battle, Pose(x, y, inward % CIRCLE))
    found.grapples.append(s.Grapple(at=at.at, heading=at.heading))
    found.places.append(at.at)


def _bow(battle: Open, ship: ShipId, way: Way) -> Point:
    return ahead(pose_of(battle, way.end), cm(card_of(battle, ship).length) / 2)
