"""Gunnery: each gun that bears fires one die, at the first thing under the ruler."""

from collections.abc import Iterator

from engine.core.referee import Referee
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.areas import Aim
from engine.games.man_o_war.model.condition import guns_left
from engine.games.man_o_war.model.deeds import Shot, Volley
from engine.games.man_o_war.model.names import Arc, ShipId
from engine.games.man_o_war.model.printed import card_of
from engine.games.man_o_war.model.ships import area_hit
from engine.games.man_o_war.model.signals import Guns, GunsByArc
from engine.games.man_o_war.model.state import Open
from engine.games.man_o_war.rules.damage import damage, settle
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.ruler import BATTERY_OF, Target, all_under, modifier_at
from engine.games.man_o_war.rules.saves import save
from engine.games.man_o_war.rules.squadrons import is_crewed
from engine.games.man_o_war.rules.wreck import is_holed_through


def fire_all(
    battle: Open, ship: ShipId, guns: Guns | GunsByArc, referee: Referee
) -> Iterator[Volley]:
    """MOW-FIRE-07, MOW-FIRE-08: every arc with a gun left and a target fires once."""
    for arc, target in targets(battle, ship, guns):
        if battle.ships[target.ship].lot == "afloat":
            yield fire(battle, ship, arc, target, referee, aim=guns.of(arc).aim_of(arc))


def targets(battle: Open, ship: ShipId, guns: Guns | GunsByArc) -> list[tuple[Arc, Target]]:
    """MOW-LOS-02, MOW-LOS-04, MOW-RANGE-07, MOW-DEC-10: the arcs that fire, and at what.

    MOW-FIRE-09: a straggler, or a ship with a No Fire token, has none. Guns hold their fire where
    the first thing under the ruler is no enemy with a crew, or not the only one they may fire at. A
    catapult takes the first such enemy under the ruler, but only a crewed one.
    """
    one = battle.ships[ship]
    if one.no_fire or one.straggler:
        return []
    found: list[tuple[Arc, Target]] = []
    for arc in BATTERY_OF:
        told = guns.of(arc)
        if told.policy == "hold" or not dice_of(battle, ship, arc):
            continue
        under = all_under(battle, ship, arc)
        may = (one for one in under if _may_fire_at(battle, ship, told, one.ship))
        if (target := next(may, None)) is not None:
            found.append((arc, target))
    return found


def _may_fire_at(battle: Open, ship: ShipId, guns: Guns, target: ShipId) -> bool:
    foe = battle.ships[target].flag != battle.ships[ship].flag
    return foe and is_crewed(battle, target) and guns.at in {None, target}


def dice_of(battle: Open, ship: ShipId, arc: Arc) -> int:
    """MOW-FIRE-01, MOW-DMG-04: one die for each gun left of an *arc*."""
    return guns_left(card_of(battle, ship), BATTERY_OF[arc], battle.ships[ship].hits)


def fire(
    battle: Open, ship: ShipId, arc: Arc, target: Target, referee: Referee, *, aim: Aim = "low"
) -> Volley:
    """MOW-FIRE-02, MOW-FIRE-03: all guns of *arc* fire at *target*; what comes of it is settled at
    once.

    MOW-HIGHLOW-01, MOW-HIGHLOW-04: they have one *aim*, which matters for a divided ship.
    """
    crew, divided = battle.ships[target.ship].crew, card_of(battle, target.ship).divided
    faces = referee.roll(dice_of(battle, ship, arc), DIE, "MOW-FIRE-01")
    volley = Volley(
        arc=arc,
        muzzle=target.muzzle,
        reach=target.reach,
        band=target.band,
        met=target.ship,
        shots=tuple(_shots(battle, target, faces, aim, referee)),
        aim=aim if divided else None,
    )
    referee.announce(e.Fired(ship=ship, volley=volley))
    settle(battle, target.ship, crew, referee)
    return volley


def _shots(
    battle: Open, target: Target, faces: tuple[int, ...], aim: Aim, referee: Referee
) -> Iterator[Shot]:
    """MOW-FIRE-05, MOW-FIRE-06, MOW-HIGHLOW-02: what each die does.

    Those left when the target sinks are dropped (MOW-AMB-61).
    """
    card = card_of(battle, target.ship)
    for face in faces:
        if is_holed_through(battle, target.ship):
            return
        area = area_hit(card, face, aim) if face > 1 else None
        if area is None:
            yield Shot(die=face, result="missed")
            continue
        number = card.areas[area].save
        saved = save(number, modifier_at(battle, target), "MOW-SAVE-01", referee)
        if saved.good:
            yield Shot(die=face, result="saved", area=area, save=saved.face)
            continue
        done = damage(battle, target.ship, area, referee)
        yield Shot(
            die=face,
            result=done.result,
            area=area,
            save=saved.face,
            critical=done.critical,
            alight=done.alight,
            panicked=done.panicked,
        )
