"""Labels of actions: the menu entries that lead to each."""

from typing import assert_never

from engine.core.words import Fact, Person, Text
from engine.games.fleet_commander.judgement.forecast import (
    attack_power,
    shown_by_weapon,
    signals_in,
    unknown,
)
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board, firepower_of, ships_at
from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.results import SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetView, Open, Token
from engine.games.fleet_commander.rules.attack import strike_of, supporters
from engine.games.fleet_commander.rules.bridge import has_all, usable
from engine.games.fleet_commander.rules.scan import signals_at
from engine.games.fleet_commander.rules.weapons.firing import SPENT_FIRST
from engine.games.fleet_commander.rules.weapons.lasting import laid_by, sent_by
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.answer_labels import answer_label, dice_by_colour
from engine.games.fleet_commander.words.scenarios import words_of
from engine.games.fleet_commander.words.sector_labels import menu_from
from engine.games.fleet_commander.words.turn_end import dice_kept, held_in


def label(view: FleetView, action: a.Action) -> tuple[Text, ...]:
    """The menu entries, outermost first, that lead to *action*; no two suggestions share all of
    them.
    """
    if a.is_answer(action):
        return answer_label(view, action)
    return _order(view, action)


def _order(view: FleetView, action: a.Order) -> tuple[Text, ...]:
    if a.is_scenario_order(action):
        return words_of(view.open).label(view.open, action)
    match action:
        case a.RollDice(red=red, blue=blue, green=green):
            return Text.of("menu-roll"), Text.of(
                "label-dice", dice=dice_by_colour(red, blue, green)
            )
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return _movement(view.open, action)
        case a.Attack() | a.AttackAgain() | a.Scan() | a.ScanFog():
            return _aimed(view, action)
        case a.FireWeapon():
            return _weapon(view, action)
        case a.Reroll() | a.Drain() | a.SwitchOff() | a.ShakeOff():
            return Text.of("menu-specials"), _special(view.open, action)
        case a.EndTurn(keep=keep):
            return Text.of("menu-end-turn"), dice_kept(held_in(view), keep)
        case _:
            assert_never(action)


def _movement(battle: Open, action: a.Move | a.MoveAgain | a.UsePortal) -> tuple[Text, ...]:
    """Menu entries of a move: the kind of move, the ships' sector, and the destination."""
    origin = battle.ships[action.ships[0]].at
    match action:
        case a.Move():
            return Text.of("menu-move"), menu_from(battle, origin), _step(battle, action)
        case a.MoveAgain():
            return Text.of("menu-move-on"), _step(battle, action)
        case a.UsePortal():
            return Text.of("menu-portal"), menu_from(battle, origin), _travel(battle, action)
        case _:
            assert_never(action)


def _aimed(
    view: FleetView, action: a.Attack | a.AttackAgain | a.Scan | a.ScanFog
) -> tuple[Text, ...]:
    """Menu entries of an attack or a scan: its kind, the sector it comes from, and its target."""
    battle = view.open
    match action:
        case a.Attack(at=at):
            return Text.of("menu-attack"), menu_from(battle, at), _attack(view, action)
        case a.AttackAgain(target=target):
            again = battle.turn.again
            power = firepower_of(battle, [battle.ships[s] for s in again.ships]) if again else 0
            named = things.with_hull(battle, view.seat, target)
            return Text.of("menu-attack-again"), Text.of(
                "label-second-shot", target=named, power=power
            )
        case a.Scan(at=at):
            return Text.of("menu-scan"), menu_from(battle, at), _scan(battle, action)
        case a.ScanFog(at=at, die=die):
            found = len(unknown(battle, action))
            leaf = Text.of("label-scan-fog", die=things.die(die), count=found)
            return Text.of("menu-scan-fog"), menu_from(battle, at), leaf
        case _:
            assert_never(action)


def _special(battle: Open, action: a.Reroll | a.Drain | a.SwitchOff | a.ShakeOff) -> Text:
    """Label of the uses of specials other than firing weapons, and of ending a weapon's effect."""
    match action:
        case a.Reroll(specials=specials):
            return Text.of("label-reroll", dice=things.dice(specials))
        case a.Drain(seat=seat, die=die):
            return Text.of("label-drain", commander=Person(seat=seat), die=things.die(die))
        case a.SwitchOff(ship=ship):
            named, weapon = things.known_ship(battle, ship), _kept_by(laid_by(battle, ship))
            return Text.of("label-switch-off", weapon=weapon, ship=named)
        case a.ShakeOff(launcher=launcher):
            token = sent_by(battle, launcher)
            on = launcher if token is None or token.on is None else token.on
            return Text.of(
                "label-shake-off",
                weapon=_kept_by(token),
                ship=things.known_ship(battle, on),
                launcher=things.known_ship_of(battle, launcher),
            )
        case _:
            assert_never(action)


def _kept_by(token: Token | None) -> str:
    """Name of the weapon that put *token* on the board; "none" without a token."""
    return "none" if token is None else token.weapon.value


def _step(battle: Open, move: a.Move | a.MoveAgain) -> Text:
    ships, to = move.ships, move.to
    if to not in board(battle).cells or any(ship >= len(battle.ships) for ship in ships):
        return Text.of("label-nowhere")
    facts: dict[str, Fact] = {
        "ships": things.moved(battle, ships),
        "sector": things.sector(battle, to),
    }
    if isinstance(move, a.MoveAgain):
        return Text.of("label-move-on", **facts)
    if not move.containers:
        facts["ships"] = things.chosen(battle, ships)
    facts["die"] = things.die(move.die)
    if move.containers:
        return Text.of("label-carry", containers=move.containers, **facts)
    return Text.of("label-move", **facts)


def _travel(battle: Open, action: a.UsePortal) -> Text:
    if action.to not in board(battle).cells or max(action.ships) >= len(battle.ships):
        return Text.of("label-nowhere")
    return Text.of(
        "label-portal",
        ships=things.chosen(battle, action.ships)
        if action.die
        else things.moved(battle, action.ships),
        sector=things.sector(battle, action.to),
        die="" if action.die is None else things.die(action.die),
    )


def _attack(view: FleetView, action: a.Attack) -> Text:
    battle = view.open
    known = {*board(battle).cells}
    if action.target >= len(battle.ships) or not {action.at, *action.way} <= known:
        return Text.of("label-nowhere")
    strike = strike_of(battle, view.seat, action)
    last = action.way[-1]
    through = (action.at, *action.way)[-2]
    if action.twice:
        how = "pair" if len(action.way) == 1 else "through"
    elif len(action.way) > 1:
        how = "far"
    else:
        how = "held" if action.held and not strike.supports else "near"
    told = Text.of(
        "label-attack",
        how=how,
        signals=signals_in(battle, strike),
        target=things.with_hull(
            battle, view.seat, action.target, things.alike(battle, action.target)
        ),
        sector=things.sector_name(battle, last),
        through=things.sector_name(battle, through),
        dice=things.dice(action.dice),
        power=attack_power(view, action),
    )
    if not _holds_some(view, action):
        return told
    firing = things.numbered(battle, (*strike.ships, *strike.supports))
    return Text.of("label-attack-by", attack=told, ships=firing)


def _holds_some(view: FleetView, action: a.Attack) -> bool:
    """Whether ships hold fire that are neither all the support nor all the signals."""
    battle, held = view.open, {*action.held}
    helping = supporters(battle, view.seat, action.at, action.way[-1])
    near = [*ships_at(battle, action.at), *helping]
    hidden = {one.id for one in near if one.hidden and one.sort is not SignalSort.DECOY}
    return bool(held) and held not in ({one.id for one in helping}, hidden)


def _scan(battle: Open, action: a.Scan) -> Text:
    if not {action.at, *action.way} <= {*board(battle).cells}:
        return Text.of("label-nowhere")
    return Text.of(
        "label-scan",
        sector=things.sector_name(battle, action.way[-1]),
        count=len(signals_at(battle, action.way[-1])),
        how="far" if len(action.way) > 1 else "near",
        through=things.sector_name(battle, (action.at, *action.way)[-2]),
        dice=things.dice(action.dice),
    )


def _weapon(view: FleetView, action: a.FireWeapon) -> tuple[Text, ...]:
    """Menu entries of a special weapon; the last names the specials if they are not those that are
    spent unasked.
    """
    *menus, leaf = _aim(view, action)
    commander = view.open.commanders.get(view.seat)
    held = [] if commander is None else usable(commander)
    specials: list[Result] = [one for one in held if one in SPECIALS]
    specials.sort(key=SPENT_FIRST.index)
    if len(specials) > len(action.specials) and has_all(specials, action.specials):
        paid = sorted(action.specials, key=SPENT_FIRST.index)
        if paid != specials[: len(paid)]:
            leaf = Text.of("label-paid", aim=leaf, dice=things.dice(action.specials))
    return (*menus, leaf)


def _aim(view: FleetView, action: a.FireWeapon) -> tuple[Text, ...]:
    """Menu entries of a special weapon: the weapon, then its target and any destination."""
    battle = view.open
    cells = board(battle).cells
    if action.ship >= len(battle.ships) or battle.ships[action.ship].weapon is None:
        return Text.of("menu-weapon"), Text.of("label-nowhere")
    weapon = battle.ships[action.ship].weapon
    assert weapon is not None
    named = Text.of(
        "weapon-of",
        weapon=weapon.value,
        ship=things.ship(battle, action.ship),
        signals=shown_by_weapon(battle, action.ship),
    )
    menu = Text.of("menu-weapon")
    if action.seat is not None:
        whose = Person(seat=action.seat)
        aim = Text.of("label-weapon-at-commander", weapon=weapon.value, commander=whose)
        return menu, named, aim
    if action.to is not None and action.to not in cells:
        return menu, named, Text.of("label-nowhere")
    if action.target is not None:
        foe = things.with_all(battle, view.seat, action.target)
        if action.to is None:
            return menu, named, Text.of("label-weapon-at-ship", target=foe)
        to = things.sector(battle, action.to)
        pull = Text.of("label-pull", weapon=weapon.value, target=foe)
        return menu, named, pull, Text.of("label-to", sector=to)
    if action.at is None or action.at not in cells:
        return menu, named, Text.of("label-nowhere")
    at = things.sector(battle, action.at)
    if action.to is not None and action.ships:
        known = [ship for ship in action.ships if ship < len(battle.ships)]
        moved = things.moved(battle, known) if known else Text.of("label-nowhere")
        to = things.sector(battle, action.to)
        gate = Text.of("label-gate", ships=moved, sector=at)
        return menu, named, gate, Text.of("label-to", sector=to)
    return menu, named, Text.of("label-weapon-at-sector", sector=at)
