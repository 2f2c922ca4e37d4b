"""Why two specials fire no weapon: what its own sector, or the nearest enemy's, refuses."""

from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Text
from engine.games.fleet_commander.judgement.odds import PRICE
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies, board, printed
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import FleetView, Open, Ship
from engine.games.fleet_commander.rules.aims import suggest_weapons
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.weapons import AT_ENEMIES, ready, refused_aim
from engine.games.fleet_commander.words import things

_TOLD: Final = ("sheltered", "out-of-reach", "way-blocked", "too-near", "a-signal", "undiscovered")
"""The refusals that say what stands in the way of the nearest enemy."""


def hindered(view: FleetView) -> tuple[Text, ...]:
    """Why the weapon of the view's commander has no target, though two specials would fire it."""
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
    weapon, here = launcher.weapon, launcher.at
    assert weapon is not None
    assert here is not None
    far = board(battle).distances[here]
    foes = [
        one
        for one in battle.ships
        if one.at is not None and are_enemies(battle, launcher.owner, one.owner)
    ]
    foe = min(foes, key=lambda one: far[one.at or 0], default=None)
    why = "none"
    if not ready(battle, launcher):
        why, foe = "inside", None
    elif weapon is Weapon.MAGNETIC_BOMB:
        why, foe = "no-dice", None
    elif foe is not None and weapon in AT_ENEMIES:
        refused = refused_aim(battle, launcher, foe)
        why = refused.why if refused is not None and refused.why in _TOLD else "none"
    seen = launcher if foe is None else foe
    return Text.of(
        "no-weapon",
        weapon=weapon.value,
        why=why,
        ship=things.aimed_at(battle, launcher.owner, seen.id),
        sector=things.sector(battle, seen.at or 0),
        reach=printed(battle).weapons[weapon].reach,
    )
