"""Plans: what a commander might do next, each with what it brings, the best first."""

from collections.abc import Iterator
from typing import Final

from engine.core.agenda import waiting
from engine.core.plans import Plan
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.policies.captain import best_rolls
from engine.games.fleet_commander.reckoning import Intent, after, view_of, world_of
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.state import FleetView, Open
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about import about, replies
from engine.games.fleet_commander.words.answer_labels import dice_by_colour
from engine.games.fleet_commander.words.answer_plans import answer_plans
from engine.games.fleet_commander.words.costs import with_dice
from engine.games.fleet_commander.words.forecast import attack_power, signals_in
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.offered import offered

ROLLS: Final = 4


def plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """How to answer; else which dice to roll; then attacks, moves that open them, and weapons."""
    battle = view.open
    if waiting(view.agenda):
        yield from answer_plans(view)
        return
    if battle.winners is not None or battle.turn.seat != view.seat:
        return
    if battle.turn.phase == "energy":
        yield from _rolls(view)
        return
    labels: set[Text] = set()
    for intent in offered(view):
        plan = _plan(view, intent)
        if plan is not None and plan.label not in labels:
            labels.add(plan.label)
            yield plan


def _rolls(view: FleetView) -> Iterator[Plan[a.Action]]:
    for roll in best_rolls(view)[:ROLLS]:
        dice = dice_by_colour(roll.red, roll.blue, roll.green)
        named = Text.of("label-roll", dice=dice)
        told = about(view, (), roll)
        assert told is not None
        yield Plan(label=named, about=told, actions=(roll,))


def _plan(view: FleetView, intent: Intent) -> Plan[a.Action] | None:
    """An intent as it is offered; None for what is left to the menus."""
    battle = view.open
    match intent.actions:
        case (a.Attack() as attack,):
            return Plan(
                label=_attack_label(battle, view.seat, attack),
                about=with_dice(_attack_about(view, attack, attack_power(view, attack)), attack),
                actions=(attack,),
            )
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            return _charge(view, move, attack)
        case (a.Move() | a.MoveAgain() as move,):
            told = about(view, (), move)
            assert told is not None
            return Plan(label=_move_label(battle, move), about=told, actions=(move,))
        case (a.Evacuate() | a.Escape() | a.Enter() as mission,):
            return _mission(view, mission)
        case (a.UsePortal() as travel,):
            told = about(view, (), travel)
            assert told is not None
            return Plan(label=_travel_label(battle, travel), about=told, actions=(travel,))
        case (a.AttackAgain() as attack,):
            again = battle.turn.again
            assert again is not None
            power = firepower_of(battle, [battle.ships[ship] for ship in again.ships])
            named = Text.of("plan-second-shot", target=_target(battle, attack.target), power=power)
            hull = battle.ships[attack.target].hull
            told = Text.of("about-attack", power=power, hull=hull, left=max(0, hull - power))
            return Plan(label=named, about=told, actions=(attack,))
        case (a.FireWeapon() as shot,):
            return _shot(view, shot)
        case (a.ShakeOff() as shake,):
            told = about(view, (), shake)
            assert told is not None
            return Plan(label=label(view, shake)[-1], about=told, actions=(shake,))
        case (a.Scan() | a.ScanFog() as scan,):
            return _scan(view, scan)
        case _:
            return None


def _mission(view: FleetView, action: a.ScenarioOrder) -> Plan[a.Action]:
    """What the scenario is about."""
    battle = view.open
    told = about(view, (), action)
    assert told is not None
    named = label(view, action)[-1]
    if isinstance(action, a.Enter):
        named = Text.of(
            "plan-enter",
            ships=things.ships(battle, action.ships),
            sector=things.sector(battle, action.to),
            die=things.die(action.die),
        )
    return Plan(label=named, about=told, actions=(action,))


def _charge(view: FleetView, move: a.Move | a.MoveAgain, attack: a.Attack) -> Plan[a.Action]:
    """Ships move, and fire from where they are then."""
    battle = view.open
    there = after(world_of(view), view.seat, move)
    later = view_of(there, view.seat)
    power = attack_power(later, attack)
    named = Text.of(
        "plan-charge",
        ships=things.moved(battle, move.ships),
        sector=things.sector_name(battle, move.to),
        target=_target(battle, attack.target),
        power=power,
        other="no" if attack.at == move.to else "yes",
        origin=things.sector_name(battle, attack.at),
    )
    told = with_dice(_attack_about(later, attack, power), move, attack)
    return Plan(label=named, about=told, actions=(move, attack))


def _attack_label(battle: Open, seat: Seat, attack: a.Attack) -> Text:
    if attack.twice:
        how = "pair" if len(attack.way) == 1 else "far"
    elif attack.held:
        how = "held"
    else:
        how = "near" if len(attack.way) == 1 else "far"
    return Text.of(
        "plan-attack",
        how=how,
        signals=signals_in(battle, strike_of(battle, seat, attack)),
        ships=things.ships(battle, [ship.id for ship in ships_at(battle, attack.at)]),
        origin=things.sector_name(battle, attack.at),
        target=_target(battle, attack.target),
        dice=things.dice(attack.dice),
    )


def _move_label(battle: Open, move: a.Move | a.MoveAgain) -> Text:
    die = things.die(move.die) if isinstance(move, a.Move) else ""
    return Text.of(
        "plan-move",
        containers=move.containers if isinstance(move, a.Move) else 0,
        ships=things.moved(battle, move.ships),
        origin=things.sector_name(battle, battle.ships[move.ships[0]].at or 0),
        sector=things.sector(battle, move.to),
        die=die,
        again="no" if die else "yes",
    )


def _travel_label(battle: Open, travel: a.UsePortal) -> Text:
    return Text.of(
        "plan-portal",
        ships=things.moved(battle, travel.ships),
        origin=things.sector_name(battle, battle.ships[travel.ships[0]].at or 0),
        sector=things.sector(battle, travel.to),
        die="" if travel.die is None else things.die(travel.die),
    )


def _scan(view: FleetView, scan: a.Scan | a.ScanFog) -> Plan[a.Action]:
    """What a scan shows nobody can know before."""
    battle = view.open
    told = about(view, (), scan)
    assert told is not None
    origin = things.sector_name(battle, scan.at)
    if isinstance(scan, a.ScanFog):
        label = Text.of("plan-scan-fog", origin=origin, die=things.die(scan.die))
    else:
        sector, dice = things.sector_name(battle, scan.way[-1]), things.dice(scan.dice)
        label = Text.of("plan-scan", origin=origin, sector=sector, dice=dice)
    return Plan(label=label, about=told, actions=(scan,))


def _shot(view: FleetView, shot: a.FireWeapon) -> Plan[a.Action]:
    """What a weapon aims at; what moves ships says where to."""
    battle = view.open
    weapon = battle.ships[shot.ship].weapon
    assert weapon is not None, "only who has a weapon fires it"
    if shot.ships:
        aim: Fact = things.ships(battle, shot.ships)
    elif shot.target is not None:
        aim = _target(battle, shot.target)
    elif shot.at is not None:
        aim = Text.of("sector", name=things.sector_name(battle, shot.at))
    else:
        aim = Text.of("the-bridge")
    if shot.to is not None:
        to = things.sector(battle, shot.to)
        named = Text.of("plan-weapon-to", weapon=weapon.value, aim=aim, sector=to)
    else:
        named = Text.of("plan-weapon", weapon=weapon.value, aim=aim)
    told = about(view, (), shot)
    assert told is not None
    return Plan(label=named, about=told, actions=(shot,))


def _target(battle: Open, target: int) -> Text:
    one = battle.ships[target]
    assert one.at is not None, "who is aimed at is somewhere"
    sector = things.sector_name(battle, one.at)
    return Text.of("plan-target", ship=things.ship(battle, target), sector=sector)


def _attack_about(view: FleetView, attack: a.Attack, power: int) -> Text:
    """What is left of the target unanswered, and what its bridge may answer with."""
    battle = view.open
    target = battle.ships[attack.target]
    named = tuple(replies(view, attack))
    return Text.of(
        "plan-about-attack",
        left=max(0, target.hull - power),
        power=power,
        hull=target.hull,
        answers=Listing(items=named),
        count=len(named),
    )
