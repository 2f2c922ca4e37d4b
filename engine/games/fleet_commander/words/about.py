"""The second line of a menu's entry, and what is certain of an action that others may answer."""

from collections.abc import Iterator, Sequence

from engine.core.words import Listing, Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import decisions as d
from engine.games.fleet_commander.battlefield import (
    are_enemies,
    board,
    firepower_of,
    have_only,
    ships_at,
)
from engine.games.fleet_commander.cards import Ability, SignalSort
from engine.games.fleet_commander.odds import arming, specials
from engine.games.fleet_commander.rules import react
from engine.games.fleet_commander.rules.attack import strike_of
from engine.games.fleet_commander.rules.scan import foils, signals_at
from engine.games.fleet_commander.rules.support import helpers
from engine.games.fleet_commander.state import FleetView, Open, ShipId
from engine.games.fleet_commander.words.brings import brought_by_evacuating, brought_by_moving
from engine.games.fleet_commander.words.chances import opened_now, percent
from engine.games.fleet_commander.words.costs import costs_of, with_dice
from engine.games.fleet_commander.words.forecast import attack_power, unknown
from engine.games.fleet_commander.words.reasons import parts
from engine.games.fleet_commander.words.threats import outlook
from engine.space.grid import Cell


def about(view: FleetView, path: Sequence[Text], action: a.Action | None) -> Text | None:
    """What the view's commander should know of the entry at the end of *path*."""
    del path
    told = _about(view, action)
    return told if told is None or action is None else with_dice(told, action)


def _about(view: FleetView, action: a.Action | None) -> Text | None:
    battle = view.open
    match action:
        case a.RollDice():
            return opened_now(view, action)
        case a.RollOpening(red=red, blue=blue, green=green):
            special = percent(specials(battle, red + blue + green, 1))
            return Text.of("about-opening", special=special)
        case a.Evacuate(ships=ships):
            return brought_by_evacuating(view, len(ships))
        case a.Escape():
            return Text.of("about-escape")
        case a.Move(ships=ships, to=to, containers=containers):
            return _about_move(view, ships, to, containers)
        case a.MoveAgain() | a.UsePortal() | a.Enter():
            return _about_move(view, action.ships, action.to)
        case a.Attack(target=target):
            return _about_attack(battle, target, attack_power(view, action))
        case a.FireWeapon(ship=ship) if battle.ships[ship].weapon is not None:
            weapon = battle.ships[ship].weapon
            assert weapon is not None
            return Text.of("panel-weapon", weapon=weapon.value)
        case a.ShakeOff():
            return Text.of("about-shake-off")
        case a.KeepWeapons(weapons=weapons) if weapons:
            return Text.of("panel-weapon", weapon=weapons[-1].value)
        case a.Scan():
            return _about_scan(battle, action)
        case a.ScanFog():
            count = len(unknown(battle, action))
            found = percent(specials(battle, 1, 1))
            return Text.of("about-scan-fog", count=count, percent=found)
        case a.EndTurn(keep=keep):
            armed = arming(view, keep)
            return Text.of(
                "about-end",
                count=len(keep),
                armed="no" if armed is None else "yes",
                weapon=0 if armed is None else percent(armed),
            )
        case a.KeepOpening(keep=keep):
            return Text.of("about-end", count=len(keep), armed="no", weapon=0)
        case _:
            return None


def consequences(view: FleetView, action: a.Action) -> Iterator[Text]:
    """What an attack does if nobody answers, and what each answer would leave of it."""
    if isinstance(action, a.Attack):
        yield _about_attack(view.open, action.target, attack_power(view, action))
        yield from costs_of(view, action)
        yield from parts(view.open, strike_of(view.open, view.seat, action))
        if possible := tuple(replies(view, action)):
            yield Text.of("preview-answers", answers=Listing(items=possible))
    elif isinstance(action, a.EndTurn):
        yield from outlook(view)
    elif isinstance(action, a.Scan):
        yield _about_scan(view.open, action)
        yield from costs_of(view, action)


def replies(view: FleetView, action: a.Attack) -> Iterator[Text]:
    """How the bridge of the target's commander may answer, and what each answer would leave."""
    battle = view.open
    strike = strike_of(battle, view.seat, action)
    possible = react.reactions(battle, strike)
    total = sum(react.damage_by_sector(battle, strike).values())
    if others := [ship for found in helpers(battle, strike).values() for ship in found]:
        yield Text.of("reply-support", power=firepower_of(battle, others))
    if react.may_roll(battle, strike):
        yield Text.of("reply-cloud")
    if possible.shields:
        yield Text.of("reply-shields", left=total - _most_blocked(battle, strike, possible))
    there = ships_at(battle, action.way[-1])
    if possible.retreats:
        signals = any(ship.sort is SignalSort.SIGNAL for ship in there)
        slips = not signals and have_only(battle, there, Ability.ION_DRIVE)
        if slips or len(there) > 1 or total < battle.ships[action.target].hull:
            yield Text.of("reply-retreat", unharmed="yes" if slips else "no")
    if possible.counters:
        yield Text.of("reply-counter", power=firepower_of(battle, there))


def _most_blocked(battle: Open, strike: d.Strike, possible: react.Reactions) -> int:
    """The damage that the best shields stop."""
    coming = react.damage_by_sector(battle, strike)
    owner = battle.ships[strike.target].owner
    asked = d.ReactDecision(id=0, seat=owner, strike=strike)
    return max(
        sum(coming[shield.against] for shield in shields)
        for shields in react.shield_sets(battle, asked, possible)
    )


def _about_attack(battle: Open, target: int, power: int) -> Text:
    """What is left of the target if nobody answers."""
    hull = battle.ships[target].hull
    return Text.of("about-attack", power=power, hull=hull, left=max(0, hull - power))


def _about_scan(battle: Open, action: a.Scan) -> Text:
    """How many signals it shows, and whether a shield may foil it."""
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


def _about_move(view: FleetView, ships: Sequence[ShipId], to: Cell, containers: int = 0) -> Text:
    """What that brings in the scenario; else whom the ships could fire at from there.

    And in either case who could fire at them.
    """
    battle = view.open
    beside = board(battle).beside[to]
    there = [
        ship
        for ship in battle.ships
        if ship.at in beside and are_enemies(battle, view.seat, ship.owner)
    ]
    foes = [ship for ship in there if ship.sort is not SignalSort.SIGNAL]
    brought = brought_by_moving(view, ships, to, containers)
    if brought is not None:
        return Text.of("about-brings", brings=brought, power=firepower_of(battle, foes))
    special = battle.sectors[to]
    return Text.of(
        "about-move",
        special="none" if special is None else special.value,
        percent=percent(specials(battle, 1, 1)),
        foes=len(foes),
        signals=len(there) - len(foes),
        power=firepower_of(battle, foes),
        weakest=min((ship.hull for ship in foes), default=0),
    )
