"""Lists of switches: ships that fire or support, specials that pay for a weapon, dice to keep."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, combinations
from typing import TypeAlias

from engine.core.agenda import waiting
from engine.core.forms import SEPARATOR, FieldChoice, Form, FormField, switched_on
from engine.core.words import Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.decisions import OpeningKeepDecision, SupportDecision
from engine.games.fleet_commander.model.results import RANK, SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.attack import supporters
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.move import suggest_moves
from engine.games.fleet_commander.rules.opening_dice import suggest_keeps
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.support import ships_of
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.rules.travel import suggest_travels
from engine.games.fleet_commander.rules.turn import suggest_ends
from engine.games.fleet_commander.rules.weapons import suggest_weapons
from engine.games.fleet_commander.rules.weapons.firing import SPENT_FIRST
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.labels import label

_Going: TypeAlias = a.Move | a.MoveAgain | a.UsePortal | a.Enter | a.Evacuate

PAID = 2
"""Specials that a weapon costs."""

ALL_SUGGESTED = 2
"""Ships up to which every support is suggested: each alone, or all."""


MOST_GROUPS = 3
"""Groups of ships, besides all of them, from which on the ships are switches."""


def forms(view: FleetView) -> Iterator[Form[a.Action]]:
    """Lists of switches for the choices of several ships or dice that no suggestion covers."""
    if view.open.winners is not None or view.seat not in view.open.commanders:
        return
    if asked := waiting(view.agenda):
        for one in asked:
            if isinstance(one, SupportDecision) and one.seat == view.seat:
                yield from _support(view.open, one)
            if isinstance(one, OpeningKeepDecision) and one.seat == view.seat:
                yield from _opening_kept(view, one)
        return
    if view.open.turn.seat == view.seat and view.open.turn.phase == "actions":
        yield from _attacks(view)
        yield from _weapons(view)
        yield from _going(view)
        yield from _kept(view)


def _support(battle: Open, asked: SupportDecision) -> Iterator[Form[a.Action]]:
    """FC-FFA-03, FC-TEAM-10: any of three or more ships may support; fewer are all suggested."""
    ships = ships_of(battle, asked)
    if len(ships) > ALL_SUGGESTED:
        field = _field(battle, ships, Text.of("form-supporting"))
        read = partial(_read_support, asked.id, field)
        yield Form(key="support", path=(field.label,), fields=(field,), read=read)


def _attacks(view: FleetView) -> Iterator[Form[a.Action]]:
    """FC-ATTACK-04, FC-SUPPORT-04: each ship of the sector, and each support, may hold fire."""
    battle = view.open
    offered: dict[a.Attack, int] = {}
    for order in suggest_attacks(view):
        if isinstance(order, a.Attack) and not order.twice:
            aim = replace(order, held=())
            offered[aim] = offered.get(aim, 0) + 1
    for number, (aim, count) in enumerate(offered.items()):
        here = [one.id for one in ships_at(battle, aim.at) if firepower_of(battle, [one])]
        far = len(aim.way) > 1
        helping = [] if far else supporters(battle, view.seat, aim.at, aim.way[0])
        ships = [*here, *(one.id for one in helping if one.sort is not SignalSort.DECOY)]
        if (2 ** len(here) - 1) * 2 ** (len(ships) - len(here)) > count:
            field = _field(battle, ships, Text.of("form-firing"))
            *menus, leaf = label(view, aim)
            path = (*menus, Text.of("menu-ships-firing"), leaf, field.label)
            read = partial(_read_attack, aim, field)
            yield Form(key=f"attack-{number}", path=path, fields=(field,), read=read)


def _weapons(view: FleetView) -> Iterator[Form[a.Action]]:
    """FC-SPECIAL-02: any two specials pay for a weapon."""
    held = usable(view.open.commanders[view.seat])
    specials: list[Result] = [one for one in held if one in SPECIALS]
    if len(specials) <= PAID or len({*specials}) == 1:
        return
    choices = tuple(_switch_of_die(number, one) for number, one in enumerate(specials))
    asks = Text.of("form-specials")
    field = FormField(key="specials", label=asks, choices=choices, least=PAID, most=PAID)
    for number, shot in enumerate(suggest_weapons(view)):
        if isinstance(shot, a.FireWeapon):
            first, second, *rest = label(view, shot)
            path = (first, second, Text.of("menu-specials-paid"), *rest, asks)
            read = partial(_read_weapon, shot, specials, field)
            yield Form(key=f"weapon-{number}", path=path, fields=(field,), read=read)


def _going(view: FleetView) -> Iterator[Form[a.Action]]:
    """FC-MOVE-02: any ships of a sector may go together; few groups are all in the menu."""
    battle = view.open
    groups: dict[object, list[_Going]] = {}
    orders = chain(suggest_moves(view), suggest_travels(view), scenario_of(battle).suggest(view))
    for order in orders:
        if isinstance(order, _Going):
            aim = replace(order, ships=()), battle.ships[order.ships[0]].at
            groups.setdefault(aim, []).append(order)
    for number, (whole, *others) in enumerate(groups.values()):
        if len(others) < MOST_GROUPS or not _are_apart(others):
            continue
        ships = dict.fromkeys(ship for one in (whole, *others) for ship in one.ships)
        field = _field(battle, [*ships], Text.of("form-going"))
        *menus, leaf = label(view, whole)
        path = (*menus, Text.of("menu-some-ships", order=leaf), field.label)
        read = partial(_read_going, whole, field)
        yield Form(
            key=f"going-{number}", path=path, fields=(field,), read=read, stands_for=tuple(others)
        )


def _are_apart(orders: Sequence[_Going]) -> bool:
    """Whether two of *orders* have no ship in common: ships are chosen independently."""
    return any(not {*one.ships} & {*other.ships} for one, other in combinations(orders, 2))


def _kept(view: FleetView) -> Iterator[Form[a.Action]]:
    """FC-TURN-09, -10: any dice that fit may be kept at the end of a turn."""
    ends = [one for one in suggest_ends(view) if isinstance(one, a.EndTurn) and one.keep]
    held = sorted(usable(view.open.commanders[view.seat]), key=RANK.__getitem__)
    if len(ends) > 1:
        field = _dice_field(held, ends[0].keep, most=max(len(one.keep) for one in ends))
        path = (Text.of("menu-end-turn"), field.label)
        read = partial(_read_kept, held, field)
        yield Form(key="kept", path=path, fields=(field,), read=read, stands_for=tuple(ends))


def _opening_kept(view: FleetView, asked: OpeningKeepDecision) -> Iterator[Form[a.Action]]:
    """FC-SCEN-TRAP-02: any dice of the opening roll that fit may be kept."""
    best, *others = suggest_keeps(view, asked.id)
    held = sorted(view.open.commanders[view.seat].rolled, key=RANK.__getitem__)
    most = max(len(one.keep) for one in (best, *others))
    field = _dice_field(held, best.keep, least=0, most=most)
    read = partial(_read_opening, asked.id, held, field)
    yield Form(
        key="opening", path=(field.label,), fields=(field,), read=read, stands_for=tuple(others)
    )


def _dice_field(
    held: Sequence[Result], best: Sequence[Result], *, least: int = 1, most: int
) -> FormField:
    """Switches for the dice *held*; at first the *best* are switched on."""
    left, given = [*best], list[str]()
    for number, one in enumerate(held):
        if one in left:
            left.remove(one)
            given.append(str(number))
    return FormField(
        key="dice",
        label=Text.of("form-kept"),
        choices=tuple(_switch_of_die(number, one) for number, one in enumerate(held)),
        given=SEPARATOR.join(given),
        least=least,
        most=most,
    )


def _switch_of_die(number: int, die: Result) -> FieldChoice:
    return FieldChoice(key=str(number), label=Text.of("form-die", die=things.die(die)))


def _field(battle: Open, ships: Sequence[ShipId], asks: Text) -> FormField:
    """Switches for *ships*, each with its sector and firepower."""
    choices = tuple(
        FieldChoice(key=str(ship), label=_ship_to_switch(battle, ship)) for ship in ships
    )
    return FormField(key="ships", label=asks, choices=choices, most=len(choices))


def _ship_to_switch(battle: Open, number: ShipId) -> Text:
    """A ship with its sector and firepower; one that waits beside the board has only its name."""
    named, ship = things.ship(battle, number), battle.ships[number]
    if ship.at is None:
        return named
    sector, power = things.sector_of(battle, ship), firepower_of(battle, [ship])
    return Text.of("form-ship", ship=named, sector=sector, power=power)


def _read_support(decision: int, asked: FormField, answers: Mapping[str, str]) -> a.Action:
    ships = switched_on(answers, asked, "FC-FFA-03")
    return a.Support(decision=decision, ships=tuple(int(ship) for ship in ships))


def _read_attack(aim: a.Attack, asked: FormField, answers: Mapping[str, str]) -> a.Action:
    firing = switched_on(answers, asked, "FC-ATTACK-04")
    held = (int(one.key) for one in asked.choices if one.key not in firing)
    return replace(aim, held=tuple(held))


def _read_going(whole: _Going, asked: FormField, answers: Mapping[str, str]) -> a.Action:
    going = switched_on(answers, asked, "FC-TURN-05")
    return replace(whole, ships=tuple(int(ship) for ship in going))


def _read_kept(held: Sequence[Result], asked: FormField, answers: Mapping[str, str]) -> a.Action:
    picked = switched_on(answers, asked, "FC-TURN-10")
    return a.EndTurn(keep=tuple(held[int(one)] for one in picked))


def _read_opening(
    decision: int, held: Sequence[Result], asked: FormField, answers: Mapping[str, str]
) -> a.Action:
    picked = switched_on(answers, asked, "FC-SCEN-TRAP-02")
    return a.KeepOpening(decision=decision, keep=tuple(held[int(one)] for one in picked))


def _read_weapon(
    shot: a.FireWeapon, specials: Sequence[Result], asked: FormField, answers: Mapping[str, str]
) -> a.Action:
    picked = switched_on(answers, asked, "FC-SPECIAL-02")
    first, second = sorted((specials[int(one)] for one in picked), key=SPENT_FIRST.index)
    return replace(shot, specials=(first, second))
