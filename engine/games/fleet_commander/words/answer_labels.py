"""Labels of answers: the menu entries that lead to each."""

from typing import assert_never

from engine.core.agenda import waiting
from engine.core.words import Listing, Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model.battlefield import board, firepower_of, ships_at
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.arrangement import exchanged
from engine.games.fleet_commander.rules.react import damage_by_sector
from engine.games.fleet_commander.rules.secret_weapons import battleships
from engine.games.fleet_commander.rules.start_effects import effects_of
from engine.games.fleet_commander.rules.support import ships_of
from engine.games.fleet_commander.rules.weapons.lasting import sent_by
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.fleet_menus import way
from engine.games.fleet_commander.words.scenarios import words_of
from engine.games.fleet_commander.words.sector_labels import destination, field
from engine.games.fleet_commander.words.turn_end import dice_kept, held_in
from engine.space.grid import Cell


def answer_label(view: FleetView, action: a.Answer) -> tuple[Text, ...]:
    """The menu entries, outermost first, that lead to *action*."""
    if isinstance(action, a.Preparation):
        return _preparation(view, action)
    if isinstance(action, a.ScenarioReply):
        return (words_of(view.open).reply_label(view.open, action),)
    match action:
        case a.ReplyRedirect() | a.Support():
            return (_stepping_in(view, action),)
        case a.FoilScan(die=die):
            return (Text.of("label-foil-scan", die=things.die(die)),)
        case a.AllowScan():
            return (Text.of("label-allow-scan"),)
        case a.LeaveField(to=to):
            return (destination(view.open, to),)
        case a.ResolveFirst(effect=effect):
            return (_effect(view, action.decision, effect),)
        case a.RollGreen() | a.RaiseShields() | a.Retreat() | a.CounterAttack() | a.TakeHit():
            return _reaction(view, action)
        case _:
            assert_never(action)


def _stepping_in(view: FleetView, action: a.ReplyRedirect | a.Support) -> Text:
    """Label of a ship that takes the hit of another, or of ships that support an attack."""
    match action:
        case a.ReplyRedirect(ship=None):
            return Text.of("label-redirect-none")
        case a.ReplyRedirect(ship=ship):
            assert ship is not None
            return Text.of("label-redirect", ship=things.with_hull(view.open, view.seat, ship))
        case a.Support(ships=()):
            return Text.of("label-support-none")
        case a.Support():
            return _support(view, action)
        case _:
            assert_never(action)


def _reaction(view: FleetView, action: a.Reaction) -> tuple[Text, ...]:
    """Menu entries of a reaction to an attack."""
    battle = view.open
    match action:
        case a.RollGreen():
            return (Text.of("label-roll-green"),)
        case a.RaiseShields():
            return (_shields(view, action),)
        case a.Retreat(to=to):
            if to not in board(battle).cells:
                return (Text.of("label-nowhere"),)
            return Text.of("menu-retreat"), Text.of("label-to", sector=things.sector(battle, to))
        case a.CounterAttack(ship=ship):
            foe = things.with_all(battle, view.seat, ship)
            return Text.of("menu-counter"), Text.of("label-counter", target=foe)
        case a.TakeHit():
            return (Text.of("label-take-hit"),)
        case _:
            assert_never(action)


def _effect(view: FleetView, decision: int, effect: int) -> Text:
    """Label of an effect to resolve first: an asteroid field, or the token that a battleship keeps
    on a ship.
    """
    battle = view.open
    asked = next((one for one in waiting(view.agenda) if one.id == decision), None)
    if not isinstance(asked, d.FirstEffectDecision) or effect not in effects_of(asked):
        return Text.of("label-nowhere")
    if asked.fields:
        return field(battle, effect)
    token = sent_by(battle, effect)
    assert token is not None
    assert token.on is not None
    return Text.of(
        "label-beset",
        weapon=token.weapon.value,
        ship=things.ship(battle, token.on),
        launcher=things.ship_of(battle, effect),
    )


def _support(view: FleetView, action: a.Support) -> Text:
    """Label of ships that join another's attack.

    A single ship is named with its sector, and some of those asked for with their numbers.
    """
    battle, ships = view.open, action.ships
    known = [battle.ships[ship] for ship in ships if ship < len(battle.ships)]
    power = firepower_of(battle, known)
    if not known or known[0].at is None:
        return Text.of("label-nowhere")
    if len(known) > 1:
        asked = next((one for one in waiting(view.agenda) if one.id == action.decision), None)
        some = isinstance(asked, d.SupportDecision) and ships_of(battle, asked) != ships
        named = things.numbered(battle, ships) if some else things.ships(battle, ships)
        return Text.of("label-support", ships=named, power=power)
    alone = things.ship(battle, known[0].id)
    sector = things.sector_name(battle, known[0].at)
    return Text.of("label-support-by", ship=alone, sector=sector, power=power)


def _preparation(view: FleetView, action: a.Preparation) -> tuple[Text, ...]:
    battle = view.open
    cells = board(battle).cells
    match action:
        case a.ChooseFleet():
            return way(battle, action)
        case a.KeepWeapons():
            return _kept(view, action)
        case a.SetTilesAside(tiles=tiles):
            return (Text.of("label-tiles", tiles=things.tiles(tiles), count=len(tiles)),)
        case a.PlaceSector():
            return _special_sector(battle, action)
        case a.PlacePortal(at=at):
            if at not in cells:
                return (Text.of("label-nowhere"),)
            return (Text.of("label-place", sector=things.sector(battle, at)),)
        case a.Deploy(ship=ship, at=at):
            if ship >= len(battle.ships) or at not in cells:
                return (Text.of("label-nowhere"),)
            return _kind(battle, ship), _place(battle, ship, at)
        case a.Ready():
            return (Text.of("label-ready"),)
        case a.DeployFleet(formation=formation):
            edge = battle.edges[view.seat]
            begun = any(one.owner == view.seat and one.at in edge for one in battle.ships)
            arranged = view.own is not None and view.own.places
            which = "arranged" if arranged else "rest" if begun else "whole"
            return (Text.of("label-formation", formation=formation, which=which),)
        case a.RollOpening(red=red, blue=blue, green=green):
            return (Text.of("label-roll", dice=dice_by_colour(red, blue, green)),)
        case a.KeepOpening(keep=keep):
            return (dice_kept(held_in(view), keep),)
        case _:
            assert_never(action)


def _special_sector(battle: Open, action: a.PlaceSector) -> tuple[Text, ...]:
    if action.tile is None:
        return (Text.of("label-place-none", never="yes" if action.never else "no"),)
    if action.at not in board(battle).cells:
        return (Text.of("label-nowhere"),)
    menu = Text.of("menu-place", special=action.tile.value)
    return menu, Text.of("label-place", sector=things.sector_name(battle, action.at))


def _kept(view: FleetView, action: a.KeepWeapons) -> tuple[Text, ...]:
    """One menu entry for each battleship: the weapon that it keeps."""
    battle = view.open
    ships = battleships(battle, view.seat)
    if not action.weapons or len(action.weapons) > len(ships):
        return (Text.of("label-keep-none"),)
    return tuple(
        Text.of("label-keep", ship=things.ship(battle, ship.id), weapon=weapon.value)
        for ship, weapon in zip(ships, action.weapons, strict=False)
    )


def _kind(battle: Open, number: ShipId) -> Text:
    """Label of a ship to deploy; ships that do not differ share one label."""
    one = battle.ships[number]
    if one.at is not None:
        sector = things.sector_name(battle, one.at)
        return Text.of("label-arranged", ship=things.ship(battle, number), sector=sector)
    if one.weapon is not None:
        return Text.of("label-armed", ship=things.ship(battle, number), weapon=one.weapon.value)
    alike = [
        other
        for other in battle.ships
        if other.owner == one.owner and other.sort == one.sort and other.at is None and other.hull
    ]
    return (
        things.any_ships(one.sort, 1, len(alike))
        if len(alike) > 1
        else Text.of("sort", sort=one.sort.value)
    )


def _place(battle: Open, ship: ShipId, at: Cell) -> Text:
    there = ships_at(battle, at)
    name = things.sector_name(battle, at)
    one = battle.ships[ship]
    if one.at is not None and (others := exchanged(battle, one, at)):
        return Text.of("label-exchange", sector=name, ships=things.ships(battle, others))
    if not there:
        return Text.of("sector", name=name)
    named = things.ships(battle, [ship.id for ship in there])
    return Text.of("label-join", sector=name, ships=named)


def _shields(view: FleetView, action: a.RaiseShields) -> Text:
    """Label of shields: each die with the sector it blocks; the damage left while the attack is
    open.
    """
    battle = view.open
    cells = board(battle).cells
    if any(shield.against not in cells for shield in action.shields):
        return Text.of("label-nowhere")
    raised = tuple(
        Text.of(
            "shield",
            die=things.die(shield.die),
            sector=things.sector_name(battle, shield.against),
            gas="yes" if shield.gas else "no",
        )
        for shield in action.shields
    )
    asked = next((one for one in waiting(view.agenda) if one.id == action.decision), None)
    if not isinstance(asked, d.ReactDecision):
        return Text.of("label-shields-raised", shields=Listing(items=raised))
    coming = damage_by_sector(battle, asked.strike)
    total = sum(coming.values())
    blocked = sum(coming.get(shield.against, 0) for shield in action.shields)
    return Text.of(
        "label-shields", shields=Listing(items=raised), blocked=blocked, left=total - blocked
    )


def dice_by_colour(red: int, blue: int, green: int) -> Listing:
    """Dice by colour, as in "1 red and 2 blue"; colours without dice are left out."""
    parts = tuple(
        Text.of("label-roll-part", colour=colour, count=count)
        for colour, count in (("red", red), ("blue", blue), ("green", green))
        if count
    )
    return Listing(items=parts)
