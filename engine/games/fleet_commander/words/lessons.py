"""Hints for a first battle, one a turn, each done with by a deed of one's own."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.agenda import waiting
from engine.core.lessons import Lesson
from engine.core.words import Text
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander import events as e
from engine.games.fleet_commander.battlefield import are_enemies, board
from engine.games.fleet_commander.reckoning import best_of
from engine.games.fleet_commander.rules import orders
from engine.games.fleet_commander.rules.aims import suggest_weapons
from engine.games.fleet_commander.rules.bridge import usable
from engine.games.fleet_commander.rules.targets import suggest_attacks
from engine.games.fleet_commander.state import FleetView, Turn
from engine.games.fleet_commander.words.hinted import agreeing
from engine.games.fleet_commander.words.lesson_moments import did, held, is_acting
from engine.games.fleet_commander.words.scenario_lessons import scenario_lessons
from engine.games.fleet_commander.words.special_lessons import special_lessons


def lessons(view: FleetView) -> Sequence[Lesson]:
    """What this battle is about; then roll, come near, fire, keep a shield, use two specials."""
    if view.seat not in view.open.commanders:
        return ()
    found = (
        *scenario_lessons(),
        *special_lessons(view),
        Lesson(key="roll", hint=_when("energy", "lesson-roll"), done=did(e.DiceRolled)),
        Lesson(key="near", hint=_near, done=did(e.Moved)),
        Lesson(key="fire", hint=_fire, done=did(e.Attacked)),
        Lesson(key="shield", hint=_shield, done=_kept("G")),
        Lesson(key="weapon", hint=_weapon, done=did(e.WeaponFired)),
    )
    return [agreeing(one) for one in found]


def _when(phase: str, key: str) -> Callable[[FleetView], Text | None]:
    def hint(view: FleetView) -> Text | None:
        now: Turn = view.open.turn
        mine = now.seat == view.seat and not waiting(view.agenda)
        return Text.of(key) if mine and now.phase == phase else None

    return hint


def _kept(colour: str) -> Callable[[FleetView, Sequence[Any]], bool]:
    """Whether a turn ended with a shield on the bridge."""

    def done(view: FleetView, events: Sequence[Any]) -> bool:
        return any(
            isinstance(event, e.TurnEnded)
            and event.seat == view.seat
            and any(one[0] == colour and one[2] != "S" for one in event.kept)
            for event in events
        )

    return done


def _near(view: FleetView) -> Text | None:
    if not is_acting(view) or not held(view, "B"):
        return None
    return Text.of("lesson-near")


def _fire(view: FleetView) -> Text | None:
    if not is_acting(view):
        return None
    attacks = [one for one in suggest_attacks(view) if isinstance(one, a.Attack)]
    if attacks:
        near = any(len(one.way) == 1 for one in attacks)
        return Text.of("lesson-fire" if near else "lesson-fire-far")
    if not held(view, "R"):
        return None
    return Text.of("lesson-near-fire" if _can_come_near(view) else "lesson-keep-red")


def _can_come_near(view: FleetView) -> bool:
    """Whether one move brings a ship beside an enemy."""
    battle, field = view.open, board(view.open)
    foes = {one.at for one in battle.ships if are_enemies(battle, view.seat, one.owner)}
    return any(
        isinstance(action, a.Move | a.MoveAgain) and foes & {*field.beside[action.to]}
        for action in orders.suggest(view)
    )


def _shield(view: FleetView) -> Text | None:
    return Text.of("lesson-shield") if is_acting(view) and held(view, "G") else None


def _weapon(view: FleetView) -> Text | None:
    """Two specials, and a battleship to use them: the one whose weapon gains most."""
    if not is_acting(view):
        return None
    battle = view.open
    specials = sum(one[2] == "S" for one in usable(battle.commanders[view.seat]))
    armed = [
        one for one in battle.ships if one.owner == view.seat and one.weapon and one.at is not None
    ]
    if not armed or not specials:
        return None
    shots = [one for one in suggest_weapons(view) if isinstance(one, a.FireWeapon)]
    best = best_of(view, shots)
    ship = armed[0] if best is None else battle.ships[best.ship]
    assert ship.weapon is not None
    when = "one" if specials == 1 else "later" if best is None else "now"
    return Text.of("lesson-weapon", weapon=ship.weapon.value, when=when)
