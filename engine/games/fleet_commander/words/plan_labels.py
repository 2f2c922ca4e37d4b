"""What plans are called: first what tells them apart, last who does it."""

from engine.core.words import Fact, Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.state import FleetView, Open
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.forecast import signals_in
from engine.games.fleet_commander.words.labels import label


def plan_label(view: FleetView, order: a.Order) -> Text:
    """What a plan of *order* alone is called; what no plan words is called as in the menus."""
    battle = view.open
    match order:
        case a.Attack():
            return _attack_label(view, order)
        case a.AttackAgain(target=target):
            again = battle.turn.again
            firing = [] if again is None else [battle.ships[ship] for ship in again.ships]
            named = things.with_place(battle, view.seat, target)
            return Text.of("plan-second-shot", target=named, power=firepower_of(battle, firing))
        case a.FireWeapon():
            return _shot_label(view, order)
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return _movement_label(battle, order)
        case a.Enter(ships=ships, to=to, die=die):
            where, who = things.sector(battle, to), things.ships(battle, ships)
            return Text.of("plan-enter", ships=who, sector=where, die=things.die(die))
        case a.Scan(at=at, way=way, dice=dice):
            origin, sector = things.sector_name(battle, at), things.sector_name(battle, way[-1])
            return Text.of("plan-scan", origin=origin, sector=sector, dice=things.dice(dice))
        case a.ScanFog(at=at, die=die):
            origin = things.sector_name(battle, at)
            return Text.of("plan-scan-fog", origin=origin, die=things.die(die))
        case _:
            return label(view, order)[-1]


def charge_label(view: FleetView, move: a.Move | a.MoveAgain, attack: a.Attack, power: int) -> Text:
    """Ships move, and they or those whom they support fire."""
    battle = view.open
    return Text.of(
        "plan-charge",
        ships=things.moved(battle, move.ships),
        sector=things.sector_name(battle, move.to),
        target=things.with_place(battle, view.seat, attack.target),
        power=power,
        other="no" if attack.at == move.to else "yes",
        origin=things.sector_name(battle, attack.at),
    )


def _attack_label(view: FleetView, attack: a.Attack) -> Text:
    battle = view.open
    if attack.twice:
        how = "pair" if len(attack.way) == 1 else "far"
    elif attack.held:
        how = "held"
    else:
        how = "near" if len(attack.way) == 1 else "far"
    return Text.of(
        "plan-attack",
        how=how,
        signals=signals_in(battle, strike_of(battle, view.seat, attack)),
        ships=things.ships(battle, [ship.id for ship in ships_at(battle, attack.at)]),
        origin=things.sector_name(battle, attack.at),
        target=things.with_place(battle, view.seat, attack.target),
        dice=things.dice(attack.dice),
    )


def _movement_label(battle: Open, order: a.Move | a.MoveAgain | a.UsePortal) -> Text:
    """Where to, then who."""
    facts: dict[str, Fact] = {
        "ships": things.moved(battle, order.ships),
        "origin": things.sector_name(battle, battle.ships[order.ships[0]].at or 0),
        "sector": things.sector(battle, order.to),
    }
    if isinstance(order, a.MoveAgain):
        return Text.of("plan-move-on", **facts)
    facts["die"] = "" if order.die is None else things.die(order.die)
    if isinstance(order, a.UsePortal):
        return Text.of("plan-portal", **facts)
    return Text.of("plan-move", containers=order.containers, **facts)


def _shot_label(view: FleetView, shot: a.FireWeapon) -> Text:
    """What a weapon aims at; what moves ships says where to."""
    battle = view.open
    weapon = battle.ships[shot.ship].weapon
    assert weapon is not None, "only who has a weapon fires it"
    if shot.ships:
        aim: Fact = things.ships(battle, shot.ships)
    elif shot.target is not None:
        aim = things.with_place(battle, view.seat, shot.target)
    elif shot.at is not None:
        aim = Text.of("sector", name=things.sector_name(battle, shot.at))
    else:
        aim = Text.of("the-bridge")
    if shot.to is None:
        return Text.of("plan-weapon", weapon=weapon.value, aim=aim)
    to = things.sector(battle, shot.to)
    return Text.of("plan-weapon-to", weapon=weapon.value, aim=aim, sector=to)
