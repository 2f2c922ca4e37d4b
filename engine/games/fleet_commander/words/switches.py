"""Lists of switches: ships that fire or support, and specials that pay for a weapon."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from engine.core.agenda import waiting
from engine.core.forms import FieldChoice, Form, FormField, switched_on
from engine.core.words import Text
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import firepower_of, ships_at
from engine.games.fleet_commander.model.cards import SignalSort
from engine.games.fleet_commander.model.decisions import SupportDecision
from engine.games.fleet_commander.model.results import SPECIALS, Result
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.attack import supporters
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.support import ships_of
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.rules.weapons import suggest_weapons
from engine.games.fleet_commander.rules.weapons.firing import SPENT_FIRST
from engine.games.fleet_commander.words import things
from engine.games.fleet_commander.words.labels import label

PAID = 2
"""Specials that a weapon costs."""

ALL_SUGGESTED = 2
"""Ships up to which every support is suggested: each alone, or all."""


def forms(view: FleetView) -> Iterator[Form[a.Action]]:
    """Lists of switches for the choices of several ships or dice that no suggestion covers."""
    if view.open.winners is not None or view.seat not in view.open.commanders:
        return
    if asked := waiting(view.agenda):
        for one in asked:
            if isinstance(one, SupportDecision) and one.seat == view.seat:
                yield from _support(view.open, one)
        return
    if view.open.turn.seat == view.seat and view.open.turn.phase == "actions":
        yield from _attacks(view)
        yield from _weapons(view)


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
    choices = tuple(
        FieldChoice(key=str(number), label=Text.of("form-special", die=things.die(one)))
        for number, one in enumerate(specials)
    )
    asks = Text.of("form-specials")
    field = FormField(key="specials", label=asks, choices=choices, least=PAID, most=PAID)
    for number, shot in enumerate(suggest_weapons(view)):
        if isinstance(shot, a.FireWeapon):
            first, second, *rest = label(view, shot)
            path = (first, second, Text.of("menu-specials-paid"), *rest, asks)
            read = partial(_read_weapon, shot, specials, field)
            yield Form(key=f"weapon-{number}", path=path, fields=(field,), read=read)


def _field(battle: Open, ships: Sequence[ShipId], asks: Text) -> FormField:
    """Switches for *ships*, each with its sector and firepower."""
    choices = tuple(
        FieldChoice(
            key=str(ship),
            label=Text.of(
                "form-ship",
                ship=things.ship(battle, ship),
                sector=things.sector_of(battle, battle.ships[ship]),
                power=firepower_of(battle, [battle.ships[ship]]),
            ),
        )
        for ship in ships
    )
    return FormField(key="ships", label=asks, choices=choices, most=len(choices))


def _read_support(decision: int, asked: FormField, answers: Mapping[str, str]) -> a.Action:
    ships = switched_on(answers, asked, "FC-FFA-03")
    return a.Support(decision=decision, ships=tuple(int(ship) for ship in ships))


def _read_attack(aim: a.Attack, asked: FormField, answers: Mapping[str, str]) -> a.Action:
    firing = switched_on(answers, asked, "FC-ATTACK-04")
    held = (int(one.key) for one in asked.choices if one.key not in firing)
    return replace(aim, held=tuple(held))


def _read_weapon(
    shot: a.FireWeapon, specials: Sequence[Result], asked: FormField, answers: Mapping[str, str]
) -> a.Action:
    picked = switched_on(answers, asked, "FC-SPECIAL-02")
    first, second = sorted((specials[int(one)] for one in picked), key=SPENT_FIRST.index)
    return replace(shot, specials=(first, second))
