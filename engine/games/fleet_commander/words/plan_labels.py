"""Labels of plans: the ships that act, their order, and its target."""

from collections.abc import Sequence
from typing import Final

from engine.core.records import Seat
from engine.core.words import Fact, Person, Text
from engine.games.fleet_commander.judgement.forecast import shown_by_weapon, signals_in
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, firepower_of, ships_at
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.scenarios import words_of

NAMED: Final = 2
"""The most sorts of ships that a label names; more are only counted."""


def plan_label(view: FleetView, order: a.Order) -> Text:
    """Label of a plan with the single order *order*; orders without a plan's wording use their menu
    label.
    """
    battle = view.open
    if a.is_scenario_order(order):
        return words_of(battle).plan_label(battle, order)
    match order:
        case a.Attack():
            return _attack_label(view, order)
        case a.AttackAgain(target=target):
            again = battle.turn.again
            firing = [] if again is None else [battle.ships[ship] for ship in again.ships]
            named = things.aimed_at(battle, view.seat, target)
            return Text.of("plan-second-shot", target=named, power=firepower_of(battle, firing))
        case a.FireWeapon():
            return _shot_label(view, order)
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return _movement_label(battle, order)
        case a.Scan(at=at, way=way):
            return _scan_label(battle, at, way[-1])
        case a.ScanFog(at=at, die=die):
            origin = things.sector_name(battle, at)
            return Text.of("plan-scan-fog", origin=origin, die=things.die(die))
        case a.EndTurn():
            return Text.of("menu-end-turn")
        case _:
            return label(view, order)[-1]


def charge_label(view: FleetView, move: a.Move | a.MoveAgain, attack: a.Attack) -> Text:
    """Label of a move followed by an attack, by the ships moved or by ships that they support."""
    battle = view.open
    return Text.of(
        "plan-charge",
        ships=things.group(battle, move.ships),
        count=len(move.ships),
        again="yes" if isinstance(move, a.MoveAgain) else "no",
        sector=things.short_name(battle, move.to),
        target=things.aimed_at(battle, view.seat, attack.target),
        how="far" if len(attack.way) > 1 else "near",
        other="no" if attack.at == move.to else "yes",
        origin=things.short_name(battle, attack.at),
    )


def double_label(view: FleetView, first: a.Attack, second: a.Attack | a.FireWeapon) -> Text:
    """Label of two shots at one target, with the sector or the weapon that each comes from."""
    return Text.of(
        "plan-two-shots",
        target=things.aimed_at(view.open, view.seat, first.target),
        first=_shooter(view, first),
        second=_shooter(view, second),
        same="yes" if _shooter(view, first) == _shooter(view, second) else "no",
    )


def several_label(view: FleetView, actions: Sequence[a.Order]) -> Text:
    """Label of several orders in short: a drain, the last sector of each group that moves, and the
    shots.
    """
    battle = view.open
    steps: list[Text] = []
    aims: list[a.Attack | a.FireWeapon] = []
    for at, order in enumerate(actions):
        match order:
            case a.Drain(die=die):
                steps.append(Text.of("step-drain", die=things.die(die)))
            case a.Move(ships=ships, to=to) | a.MoveAgain(ships=ships, to=to):
                if not _goes_on(ships, actions[at + 1]):
                    who, where = things.group(battle, ships), things.short_name(battle, to)
                    steps.append(Text.of("step-move", ships=who, sector=where))
            case a.Attack() | a.FireWeapon():
                aims.append(order)
            case _:
                raise AssertionError(f"no plan of several orders has {order}")
    moves = any(isinstance(one, a.Move | a.MoveAgain) for one in actions)
    label = _aims_label(view, aims, short=moves)
    for number, step in enumerate(reversed(steps)):
        label = Text.of("plan-steps", first=step, then="no" if number else "yes", rest=label)
    return label


def _goes_on(ships: Sequence[ShipId], order: a.Order) -> bool:
    """Whether *order* moves some of *ships* on, and no other ships."""
    return isinstance(order, a.Move | a.MoveAgain) and {*order.ships} <= {*ships}


def _aims_label(view: FleetView, shots: Sequence[a.Attack | a.FireWeapon], *, short: bool) -> Text:
    """Label of the targets of *shots*.

    If *short*, it leaves out where a shot comes from, and calls different targets by their sectors.
    """
    battle = view.open
    targets = [one.target for one in shots if one.target is not None]
    first, last = (things.aimed_at(battle, view.seat, one) for one in (targets[0], targets[-1]))
    if len({*targets}) > 1:
        if short:
            ends = (battle.ships[one].at or 0 for one in (targets[0], targets[-1]))
            first, last = (Text.of("sector", name=things.sector_name(battle, at)) for at in ends)
        return Text.of("step-fire-both", first=first, last=last)
    if len(targets) > 1:
        return Text.of("step-fire", how="twice", target=first)
    (shot,) = shots
    if short or not isinstance(shot, a.Attack):
        return Text.of("step-fire", how="once", target=first)
    return Text.of("step-fire-from", origin=things.short_name(battle, shot.at), target=first)


def _shooter(view: FleetView, shot: a.Attack | a.FireWeapon) -> Text:
    battle = view.open
    if isinstance(shot, a.FireWeapon):
        weapon = battle.ships[shot.ship].weapon
        assert weapon is not None, "only who has a weapon fires it"
        return Text.of("weapon", weapon=weapon.value)
    return Text.of("plan-shot-from", origin=things.short_name(battle, shot.at))


def _attack_label(view: FleetView, attack: a.Attack) -> Text:
    battle = view.open
    strike = strike_of(battle, view.seat, attack)
    firing = [ship.id for ship in ships_at(battle, attack.at) if ship.id not in attack.held]
    how = "far" if len(attack.way) > 1 else "pair" if attack.twice else "near"
    return Text.of(
        "plan-attack",
        how=how,
        signals="no" if how == "pair" else signals_in(battle, strike),
        ships=things.group(battle, firing),
        count=len(firing),
        origin=things.short_name(battle, attack.at),
        target=things.aimed_at(battle, view.seat, attack.target),
    )


def _scan_label(battle: Open, at: int, aim: int) -> Text:
    there = [ship.id for ship in ships_at(battle, at)]
    return Text.of(
        "plan-scan",
        ships=things.group(battle, there),
        count=len(there),
        origin=things.short_name(battle, at),
        sector=things.sector_name(battle, aim),
    )


def _movement_label(battle: Open, order: a.Move | a.MoveAgain | a.UsePortal) -> Text:
    """Label of a move: the ships, their sector and their destination."""
    facts: dict[str, Fact] = {
        "ships": things.the_moved(battle, order.ships),
        "count": len(order.ships),
        "origin": things.short_name(battle, battle.ships[order.ships[0]].at or 0),
        "sector": things.sector(battle, order.to),
    }
    match order:
        case a.MoveAgain():
            return Text.of("plan-move-on", **facts)
        case a.UsePortal():
            return Text.of("plan-portal", **facts)
        case a.Move(containers=containers):
            if containers or len({battle.ships[ship].sort for ship in order.ships}) > NAMED:
                facts["ships"] = things.group(battle, order.ships)
            return Text.of("plan-move", containers=containers, **facts)


def _shot_label(view: FleetView, shot: a.FireWeapon) -> Text:
    """Label of a special weapon's shot: its target, and the destination of the ships it moves."""
    battle = view.open
    weapon = battle.ships[shot.ship].weapon
    assert weapon is not None, "only who has a weapon fires it"
    if shot.ships:
        aim: Fact = things.ships(battle, shot.ships)
    elif shot.target is not None:
        aim = things.aimed_at(battle, view.seat, shot.target)
    elif shot.at is not None:
        aim = Text.of("sector", name=things.sector_name(battle, shot.at))
    else:
        assert shot.seat is not None, "a weapon aims at something"
        aim = _bridge_of(view, shot.seat)
    signals = shown_by_weapon(battle, shot.ship)
    if shot.to is None:
        return Text.of("plan-weapon", weapon=weapon.value, aim=aim, signals=signals)
    to = things.sector(battle, shot.to)
    return Text.of("plan-weapon-to", weapon=weapon.value, aim=aim, sector=to, signals=signals)


def _bridge_of(view: FleetView, seat: Seat) -> Text:
    """The bridge of the commander on *seat*, who is named where there are several enemies."""
    foes = [one for one in view.open.commanders if are_enemies(view.open, view.seat, one)]
    named = len(foes) > 1
    return Text.of("the-bridge-of", commander=Person(seat=seat)) if named else Text.of("the-bridge")
