"""Reasons, for players, why no special weapon can be fired although two special dice could pay."""

from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Text
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.weapons import WEAPONS, ready, suggest_weapons
from engine.games.fleet_commander.words import things

_TOLD: Final = (
    *("sheltered", "out-of-reach", "way-blocked", "too-near", "a-signal", "undiscovered"),
    "no-dice",
)
"""Hindrances that have a text of their own; others count as "none"."""


def no_weapon(view: FleetView) -> tuple[Text, ...]:
    """Explain why the commander's weapon has no target, though two specials are held to fire it.

    Nothing if it has one, if no ship is armed, or outside the commander's own actions.
    """
    battle = view.open
    commander = battle.commanders.get(view.seat)
    now = battle.turn
    if commander is None or (now.seat, now.phase) != (view.seat, "actions"):
        return ()
    specials = sum(one in SPECIALS for one in usable(commander))
    if specials < PRICE or waiting(view.agenda):
        return ()
    if any(isinstance(one, a.FireWeapon) for one in suggest_weapons(view)):
        return ()
    armed = (one for one in battle.ships if one.owner == view.seat and one.weapon)
    launcher = next((one for one in armed if one.at is not None), None)
    return () if launcher is None else (_no_target(battle, launcher),)


def _no_target(battle: Open, launcher: Ship) -> Text:
    name, here = launcher.weapon, launcher.at
    assert name is not None
    assert here is not None
    weapon = WEAPONS[name]
    far = board(battle).distances[here]
    foes = [
        one
        for one in battle.ships
        if one.at is not None and are_enemies(battle, launcher.owner, one.owner)
    ]
    foe = min(foes, key=lambda one: far[one.at or 0], default=None)
    if not ready(battle, launcher):
        why, foe = "inside", None
    else:
        hindered_by = weapon.hindrance(battle, launcher, foe)
        why = hindered_by if hindered_by in _TOLD else "none"
    seen = launcher if foe is None else foe
    return Text.of(
        "no-weapon",
        weapon=name.value,
        why=why,
        ship=things.aimed_at(battle, launcher.owner, seen.id),
        sector=things.sector(battle, seen.at or 0),
        reach=weapon.card(battle).reach,
    )
