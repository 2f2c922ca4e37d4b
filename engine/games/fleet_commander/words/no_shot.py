"""Reasons, for players, why no red die fires at an enemy beside their ships."""

from collections.abc import Iterator

from engine.core.agenda import waiting
from engine.core.errors import RuleViolation
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.shots import Groups
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.results import AS_PLAYED, Played
from engine.games.fleet_commander.model.state import FleetView, Ship
from engine.games.fleet_commander.rules.attack import check_attack, check_target
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.words import things


def no_shot(view: FleetView) -> Iterator[Text]:
    """Tell of enemies beside the commander's ships that no attack can aim at, each reason once.

    Nothing without a red die to fire, or outside the commander's own actions.
    """
    now = view.open.turn
    if (now.seat, now.phase) != (view.seat, "actions") or waiting(view.agenda):
        return
    if not (dice := _red(view)):
        return
    aimed = {one.target for one in suggest_attacks(view) if isinstance(one, a.Attack)}
    found: dict[Text, list[Text]] = {}
    for sector, foes in _beside(view).items():
        if any(foe.id in aimed for foe in foes):
            continue
        named = things.aimed_group(view.open, view.seat, [foe.id for foe in foes])
        found.setdefault(_refusal(view, sector, foes[0], dice), []).append(named)
    for why, ships in found.items():
        yield Text.of("no-shot", ships=Listing(items=tuple(ships)), why=why)


def _red(view: FleetView) -> list[Played]:
    """The red results that the commander may fire with, as their dice show them."""
    held: list[str] = [*usable(view.open.commanders[view.seat])]
    shown: list[Played] = [ways[0] for ways in AS_PLAYED["R"].values()]
    return [one for one in shown if held.count(one)]


def _beside(view: FleetView) -> dict[int, list[Ship]]:
    """Enemies beside ships of the commander that have firepower, by sector."""
    groups, found = Groups(view.open, view.seat), dict[int, list[Ship]]()
    for ship in view.open.ships:
        if ship.at is None or not are_enemies(view.open, view.seat, ship.owner):
            continue
        if any(at in groups.ships for at in groups.field.beside[ship.at]):
            found.setdefault(ship.at, []).append(ship)
    return found


def _refusal(view: FleetView, sector: int, foe: Ship, dice: list[Played]) -> Text:
    """Why *foe* cannot be aimed at: a rule on it, else the last one on an attack from beside."""
    groups = Groups(view.open, view.seat)
    try:
        check_target(view.open, view.seat, sector, foe.id)
        for at in groups.field.beside[sector]:
            for die in dice if at in groups.ships else ():
                check_attack(view, a.Attack(dice=(die,), at=at, way=(sector,), target=foe.id))
    except RuleViolation as refused:
        return refused.text
    raise AssertionError("an attack that is allowed is suggested")
