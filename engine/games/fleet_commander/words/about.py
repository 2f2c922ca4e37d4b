"""Second lines of menu entries: the result of an action, and the answers that may change it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial, reduce
from typing import Final, assert_never

from engine.core.agenda import waiting
from engine.core.words import Text
from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.costs import taken_by
from engine.games.fleet_commander.judgement.dangers import danger_of_going
from engine.games.fleet_commander.judgement.forecast import unknown
from engine.games.fleet_commander.judgement.odds import arming, specials
from engine.games.fleet_commander.judgement.outcomes import reached
from engine.games.fleet_commander.judgement.ranking import is_chancy
from engine.games.fleet_commander.judgement.reckoning import after, world_of
from engine.games.fleet_commander.judgement.threats import gravest
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import firepower_of
from engine.games.fleet_commander.model.cards import Special, Weapon
from engine.games.fleet_commander.model.state import FleetView, Open
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.rules.scan import foils, signals_at
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.tiles import is_asked_again
from engine.games.fleet_commander.rules.weapons import suggest_weapons
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.about_attacks import attack_about
from engine.games.fleet_commander.words.chances import about_roll, percent
from engine.games.fleet_commander.words.costs import costs_of, with_dice
from engine.games.fleet_commander.words.fleet_menus import about_entry
from engine.games.fleet_commander.words.labels import label
from engine.games.fleet_commander.words.places import whereabouts
from engine.games.fleet_commander.words.reasons import parts
from engine.games.fleet_commander.words.scenarios import words_of
from engine.games.fleet_commander.words.warnings import is_told, outlook, warned

LEVELS_OF_WEAPONS: Final = 2
"""Levels of menus above the aims of a weapon: all weapons, and each of them."""


def about(view: FleetView, path: Sequence[Text], action: a.Action | None) -> Text | None:
    """Tell about the menu entry at the end of *path*; *action* is what it does, if anything."""
    if (fleet := about_entry(view, path)) is not None:
        return fleet
    if action is None and 0 < len(path) <= LEVELS_OF_WEAPONS:
        return _about_weapons(view, path)
    if isinstance(action, a.Move | a.MoveAgain | a.UsePortal | a.Enter):
        return with_dice(_about_choosing(view, action), action)
    told = about_action(view, action)
    return told if told is None or action is None else with_dice(told, action)


def _about_choosing(view: FleetView, order: a.Enter | a.Going) -> Text:
    """Tell what a move brings, with the firepower of enemies beside its end.

    A sign of the gravest threat replaces that firepower if it says more.
    """
    told = about_going(view, order)
    if is_chancy(view, order):
        return told
    danger = danger_of_going(view, order, order.ships, partial(gravest, view))
    beside = firepower_of(view.open, reached(view, order.ships, order.to).foes)
    if danger is None or (danger.threat.left and danger.threat.power == beside):
        return told
    if not is_told(view, danger):
        return told
    return warned(about_going(view, order, with_fire=False), danger)


def _about_weapons(view: FleetView, path: Sequence[Text]) -> Text | None:
    """Tell what the weapons do that can be fired by the menu at *path*; None for other menus.

    A menu of one weapon names it already.
    """
    battle = view.open
    shots = (one for one in suggest_weapons(view) if isinstance(one, a.FireWeapon))
    below = (one.ship for one in shots if label(view, one)[: len(path)] == tuple(path))
    armed = (battle.ships[ship].weapon for ship in dict.fromkeys(below))
    weapons = [one for one in armed if one is not None]
    if len(path) == LEVELS_OF_WEAPONS and weapons:
        return Text.of("weapon-does", weapon=weapons[0].value)
    return about_armed(weapons) if weapons else None


def about_armed(weapons: Sequence[Weapon]) -> Text:
    """Tell what a fleet's weapon does; several weapons are only named."""
    if len(weapons) == 1:
        return Text.of("panel-weapon", weapon=weapons[0].value)
    return armed_with(weapons)


def armed_with(weapons: Sequence[Weapon]) -> Text:
    """Name the weapons."""
    return Text.of("label-weapons", weapons=things.weapons(weapons))


def about_action(view: FleetView, action: a.Action | None) -> Text | None:
    """Tell what *action* does as ``about`` does, but without the dice that it takes."""
    if action is not None and a.is_scenario_order(action):
        return about_going(view, action)
    match action:
        case a.RollDice() | a.RollOpening() | a.Reroll():
            return _about_roll(view, action)
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return about_going(view, action)
        case a.Attack() | a.AttackAgain() | a.FireWeapon() | a.KeepWeapons():
            return _about_firing(view, action)
        case a.ShakeOff():
            return Text.of("about-shake-off")
        case a.SwitchOff():
            return Text.of("about-switch-off")
        case a.Drain(die=die):
            return Text.of("about-drain", what=die[0] if die[2] != "S" else "S")
        case a.Scan():
            return _about_scan(view.open, action)
        case a.ScanFog():
            count = len(unknown(view.open, action))
            found = percent(specials(view.open, 1, 1))
            return Text.of("about-scan-fog", count=count, percent=found)
        case a.SetTilesAside(tiles=tiles):
            return _about_tiles(tiles) if tiles else Text.of("about-no-tiles")
        case a.PlaceSector(tile=None):
            return _about_placing_none(view, never=action.never)
        case a.PlaceSector(tile=tile, at=at) if tile is not None:
            return whereabouts(view, at) or _about_tiles((tile,))
        case a.EndTurn(keep=keep):
            armed = arming(view, keep) if any(die[2] == "S" for die in keep) else None
            weapon = 0 if armed is None else percent(armed)
            is_armed = "no" if armed is None else "yes"
            return Text.of("about-end", count=len(keep), armed=is_armed, weapon=weapon)
        case a.KeepOpening(keep=keep):
            return Text.of("about-end", count=len(keep), armed="no", weapon=0)
        case _:
            return None


def _about_roll(view: FleetView, roll: a.RollDice | a.RollOpening | a.Reroll) -> Text:
    """The chances of dice."""
    match roll:
        case a.RollDice():
            return about_roll(view, roll)
        case a.RollOpening(red=red, blue=blue, green=green):
            special = percent(specials(view.open, red + blue + green, 1))
            return Text.of("about-opening", special=special)
        case a.Reroll():
            return Text.of("about-reroll")
        case _:
            assert_never(roll)


def about_going(
    view: FleetView, order: a.ScenarioOrder | a.Going, *, with_fire: bool = True
) -> Text:
    """Tell what a move or a scenario's order brings.

    *with_fire* adds the firepower of enemies that can then fire at the ships moved.
    """
    if isinstance(order, a.Move | a.MoveAgain | a.UsePortal | a.Enter):
        return _about_move(view, order, with_fire=with_fire)
    return words_of(view.open).about(view, order)


def _about_firing(
    view: FleetView, shot: a.Attack | a.AttackAgain | a.FireWeapon | a.KeepWeapons
) -> Text | None:
    """Tell what a shot, or a weapon to keep, does."""
    match shot:
        case a.Attack():
            return attack_about(view, shot, len(taken_by(shot)))
        case a.AttackAgain():
            return attack_about(view, shot)
        case a.FireWeapon():
            return _about_weapon(view, shot)
        case a.KeepWeapons(weapons=weapons):
            return Text.of("panel-weapon", weapon=weapons[-1].value) if weapons else None
        case _:
            assert_never(shot)


def consequences(view: FleetView, action: a.Action) -> Iterator[Text]:
    """Tell the result of *action* before it is confirmed, the answers to it, its costs
    and parts.
    """
    if isinstance(action, a.Attack | a.AttackAgain):
        yield attack_about(view, action, None)
        yield from costs_of(view, action)
        yield from parts(view.open, strike_of(view.open, view.seat, action))
    elif isinstance(action, a.EndTurn):
        yield from outlook(view)
    elif isinstance(action, a.Scan):
        yield _about_scan(view.open, action)
        yield from costs_of(view, action)


def foreseen(view: FleetView) -> tuple[Text, ...]:
    """Tell the possible answers to an attack of the commander that awaits one, then the gravest
    threat.
    """
    found = outlook(view)
    for asked in waiting(view.agenda):
        match asked:
            case (
                d.RedirectDecision(strike=strike)
                | d.SupportDecision(strike=strike)
                | d.ReactDecision(strike=strike)
            ) if strike.attacker == view.seat != asked.seat:
                return (attack_about(view, _attack_of(view.open, strike), None), *found)
            case _:
                pass
    return found


def _attack_of(battle: Open, strike: d.Strike) -> a.Attack:
    """An attack like the one that led to *strike*; its die is made up."""
    firing = (*strike.ships, *strike.supports)
    held = [ship.id for ship in battle.ships if ship.at is not None and ship.id not in firing]
    return a.Attack(
        dice=("R:M",),
        at=strike.at,
        way=strike.way,
        target=strike.target,
        twice=strike.pair,
        held=tuple(held),
    )


def _about_weapon(view: FleetView, shot: a.FireWeapon) -> Text | None:
    """Tell the hull left of the target if the shot changes it; else what the weapon does."""
    weapon = view.open.ships[shot.ship].weapon
    if weapon is None:
        return None
    if shot.target is not None:
        hull = view.open.ships[shot.target].hull
        left = after(world_of(view), view.seat, shot).open.ships[shot.target].hull
        if left != hull:
            return Text.of("about-shot", hull=hull, left=left)
    return Text.of("panel-weapon", weapon=weapon.value)


def _about_scan(battle: Open, action: a.Scan) -> Text:
    """Tell how many signals a scan shows, and whether a shield may foil it."""
    at = action.way[-1]
    signals = signals_at(battle, at)
    foiled = False
    if signals:
        asked = d.ScanDecision(
            id=0,
            seat=signals[0].owner,
            scanner=signals[0].owner,
            at=at,
            against=(action.at, *action.way)[-2],
        )
        foiled = any(foils(battle, asked))
    return Text.of("about-scan", count=len(signals), foiled="yes" if foiled else "no")


def _about_move(view: FleetView, order: a.Enter | a.Going, *, with_fire: bool) -> Text:
    """Tell what a move brings towards the scenario's aim; else the enemies its ships can fire at.

    With *with_fire* also those enemies' firepower. Without enemies beside *to*: whether ships come
    nearer to one, or out of the reach of some (not told beside a warning).
    """
    battle, ships, to = view.open, order.ships, order.to
    away = "away" if with_fire else "in-reach"
    containers = order.containers if isinstance(order, a.Move) else 0
    there, brought = reached(view, ships, to), brought_by_moving(view, ships, to, containers)
    power = firepower_of(battle, there.foes) if with_fire else 0
    if brought is not None:
        told = words_of(battle).brought(brought)
        return Text.of("about-brings", brings=told, power=power)
    lost = isinstance(order, a.Move) and scenario_of(battle).bars_ion_drive(battle, ships)
    return Text.of(
        "about-move",
        special="none" if there.special is None else there.special.value,
        percent=percent(specials(battle, 1, 1)),
        foes=len(there.foes),
        signals=there.signals,
        power=power,
        weakest=min((ship.hull for ship in there.foes), default=0),
        comes="nearer" if there.nearer else away if there.fled else "no",
        far=there.far or 0,
        fled=there.fled,
        drive="lost" if lost else "kept",
    )


def _about_tiles(tiles: Iterable[Special]) -> Text:
    """Tell what special sectors do, one clause for each kind."""
    told = (Text.of("about-tile", special=kind.value) for kind in dict.fromkeys(tiles))
    return reduce(lambda head, parts: Text.of("about-tiles", head=head, parts=parts), told)


def _about_placing_none(view: FleetView, *, never: bool) -> Text:
    """Tell whether a commander who places nothing is asked again, or has already declined once."""
    battle = view.open
    if never:
        return Text.of("about-place-none", when="never")
    if is_asked_again(view):
        return Text.of("about-place-none", when="now")
    given = scenario_of(battle).tiles or battle.options.special_sectors * ("",)
    declined = len(battle.commanders[view.seat].tiles) == len(given)
    return Text.of("about-place-none", when="again" if declined else "last")
