"""Plays a battle with the leech, an added weapon; writes all that people see of it as JSON.

``python -m tests.fleet_commander.added_weapon.played`` runs it, in a copy of the source with the
leech.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import engine
from bot.words.language import Language
from engine.core.words import Text
from engine.games.fleet_commander import words
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.cards import Weapon
from engine.games.fleet_commander.model.state import FleetView
from renders.fleet_commander import draw, scene_of
from renders.picture import Wanted, Words
from tests import laws
from tests.fleet_commander.armed_battleship import armed, fire
from tests.fleet_commander.battle import Battle

FAR_SHIP = 1
"""The battleship of p2, at E5."""

NAMES = {"p1": "Alice", "p2": "Bob"}
VOICES = {code: Language(code, "fleet_commander") for code in ("en", "fr")}

ISOLATING = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"

MOST_STEPS = 400


def main() -> None:
    battle, ship = armed("leech", "A3")
    cruiser = battle.ship("p2", "cruiser", "A1")
    friend = battle.ship("p1", "frigate", "B3")
    threat = words.foreseen(battle.view("p2"))
    shot = fire(ship, target=cruiser)
    told = {
        "engine": str(Path(engine.__path__[0])),
        "offered": [one.target for one in battle.suggested() if isinstance(one, a.FireWeapon)],
        "planned": [
            one.target
            for plan in GAME.plans(battle.view())
            for one in plan.actions
            if isinstance(one, a.FireWeapon)
        ],
        "refused": {
            "friend": battle.refused(fire(ship, target=friend)),
            "far": battle.refused(fire(ship, target=FAR_SHIP)),
            "sector": battle.refused(fire(ship, at=battle.at("A1"))),
            "cruiser": battle.refused(shot),
        },
        "menus": _said(words.label(battle.view(), shot)),
        "about": _said([words.about(battle.view(), words.label(battle.view(), shot), shot)]),
        "threat": _said(threat),
        **_as_it_is_fired(battle, shot),
        **_turn_of_its_victim(battle),
        "fired_at_random": _fired_at_random(),
    }
    sys.stdout.write(json.dumps(told))


def _as_it_is_fired(battle: Battle, shot: a.FireWeapon) -> dict[str, Any]:
    """The news, the reason and the picture of firing the leech."""
    step = battle.act(shot)
    view = battle.view()
    scene = scene_of(view, Words(), told=step.events)
    return {
        "fired": [event.kind for event in step.events],
        "news": _news(view, step.events),
        "why": _said(words.reasons(view, step.events[0])),
        "map": _said(words.describe(view)),
        "letters": {f"{one.sort} {one.seat}": one.weapon or one.drones for one in scene.ships},
        "beams": len(scene.shots),
        "picture": draw(view, Wanted(events=step.events)).format,
    }


def _turn_of_its_victim(battle: Battle) -> dict[str, Any]:
    """The news as its victim's turn begins with a leech, and as the victim shakes it off."""
    events = battle.begin("p2")
    battle.open.turn.phase = "actions"
    battle.dice("p2", "R:M")
    view = battle.view("p2")
    (off,) = [one for one in battle.suggested("p2") if isinstance(one, a.ShakeOff)]
    hints = [hint for lesson in words.lessons(view) if (hint := lesson.hint(view))]
    ended = battle.act(off, seat="p2")
    return {
        "strikes": _news(view, events),
        "hints": _said(hints),
        "offer": _said(words.label(view, off)),
        "ended": _news(view, ended.events),
    }


def _news(view: FleetView, events: Sequence[Any]) -> dict[str, list[str]]:
    return _said([one.text for one in words.tell_all(view, events)])


def _said(texts: Any) -> dict[str, list[str]]:
    found = [text for text in texts if isinstance(text, Text)]
    return {
        code: [_plain(voice.say(text, NAMES.__getitem__, plain=True)) for text in found]
        for code, voice in VOICES.items()
    }


def _plain(sentence: str) -> str:
    """*sentence* without marks around names, and with a plain apostrophe."""
    return sentence.translate(dict.fromkeys(map(ord, ISOLATING))).replace(APOSTROPHE, "'")


def _fired_at_random() -> int:
    """The number of times the leech is fired in a random game where every fleet has one."""
    state, _ = laws.opening(GAME, "leech")
    for ship in state.open.ships:
        if ship.weapon is not None:
            state.open.ships[ship.id] = replace(ship, weapon=Weapon.LEECH)
    steps = laws.random_steps(GAME, state, "leech")
    told = (event for step in islice(steps, MOST_STEPS) for event in step.events)
    return sum(isinstance(event, e.WeaponFired) for event in told)


if __name__ == "__main__":
    main()
