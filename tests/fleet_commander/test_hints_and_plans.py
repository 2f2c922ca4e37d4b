"""Hints for new players and plans agree: an action that a hint advises is among the plans."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from engine.core.dice import SeededDice
from engine.core.game import look, play
from engine.core.plans import Plan
from engine.core.words import Fact, Text
from engine.games.fleet_commander.bots.captain import captain
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.candidates import weighed
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words import things
from tests import laws
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.guided import guided
from tests.fleet_commander.test_scenario_capture import capture
from tests.soak import Seeds

PRESETS = ("pitched_battle", "hidden_battle", "team_battle", "passage", "rescue", "capture")


def positions(preset: str, seed: str) -> Iterator[FleetView]:
    """Views of the player on turn in the action phase, in a battle between captains."""
    state, _ = laws.opening(GAME, seed, GAME.presets[preset])
    dice = SeededDice(seed)
    for seq in range(1, 1000):
        if GAME.outcome(state) is not None:
            return
        view = look(GAME, state, GAME.to_act(state)[0])
        if state.open.turn.phase == "actions" and not GAME.pending(state):
            yield view
        play(GAME, state, view.seat, captain(view, dice), dice, seq=seq)


def hints(view: FleetView) -> dict[str, Any]:
    """The facts that each current hint names, by the key of its text."""
    said = [lesson.hint(view) for lesson in GAME.words.lessons(view)]
    return {hint.key: dict(hint.facts) for hint in said if hint is not None}


def firsts(plans: Sequence[Plan[a.Action]], *kinds: type[Any]) -> list[Any]:
    return [plan.actions[0] for plan in plans if isinstance(plan.actions[0], kinds)]


def name_of(view: FleetView, at: int) -> Fact:
    return things.sector_name(view.open, at)


_OFFERED = {
    "lesson-evacuate": a.Evacuate,
    "lesson-escape": a.Escape,
    "lesson-fog": a.ScanFog,
    "lesson-portal": a.UsePortal,
    "lesson-beset": a.ShakeOff,
}


def agree(view: FleetView) -> None:
    plans, told = [*GAME.plans(view)], hints(view)
    attacks = [one for one in firsts(plans, a.Attack) if len(one.way) == 1]
    beside = (one for one in weighed(view) if len(one.actions) == 1)
    aims = (one.actions[0] for one in beside if isinstance(one.actions[0], a.Attack))
    best = next((aim for aim in aims if len(aim.way) == 1), None)
    assert best is None or best in attacks
    if "lesson-signal" in told:
        scanned = {name_of(view, scan.way[-1]) for scan in firsts(plans, a.Scan)}
        assert told["lesson-signal"]["sector"] in scanned
    if "lesson-container" in told:
        assert any(one.containers for one in firsts(plans, a.Move))
    if "lesson-shuttle" in told:
        onto = {name_of(view, one.to) for one in firsts(plans, a.Move, a.MoveAgain)}
        assert told["lesson-shuttle"]["sector"] in onto
    for key, kind in _OFFERED.items():
        if key in told and any(isinstance(one, kind) for one in GAME.suggest(view)):
            assert firsts(plans, kind), key
    if "lesson-near-fire" in told:
        assert any(isinstance(plan.actions[0], a.Move | a.MoveAgain) for plan in plans)
    if "lesson-weapon" in told:
        fired = [view.open.ships[shot.ship].weapon for shot in firsts(plans, a.FireWeapon)]
        assert told["lesson-weapon"]["weapon"] in fired


@pytest.mark.parametrize("preset", PRESETS)
def test_an_action_that_a_hint_names_is_always_among_the_plans(preset: str, seeds: Seeds) -> None:
    for seed in seeds(1):
        for view in islice(positions(preset, f"{preset}-{seed}"), 0, 60, 3):
            agree(view)


def armed(weapon: str) -> Battle:
    """A battleship with two specials and no other dice, ships of both sides around it."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon=weapon)
    battle.ships("p1", "frigate", "B3", 2)
    battle.ship("p2", "cruiser", "C1", hull=1)
    battle.ship("p2", "battleship", "E5")
    battle.dice("p1", "G:S B:S")
    battle.dice("p2", bridge="G:O")
    return battle


@pytest.mark.parametrize("weapon", ["tractor_ray", "vortex_gate", "magnetic_bomb", "exo_bomb"])
def test_every_weapon_that_a_hint_names_can_be_fired_by_a_plan(weapon: str) -> None:
    view = armed(weapon).view()
    assert hints(view)["lesson-weapon"] == {"weapon": weapon, "when": "now"}
    agree(view)


@pytest.mark.rule("FC-WEAPON-22")
def test_drones_that_a_hint_speaks_of_are_shaken_off_by_a_plan() -> None:
    battle = Battle()
    battle.ship("p1", "cruiser", "C3")
    battle.drones(battle.ship("p2", "battleship", "A1", weapon="drones"), 0)
    battle.dice("p1", "R:M")
    assert "lesson-beset" in hints(battle.view())
    assert firsts([*GAME.plans(battle.view())], a.ShakeOff)


@pytest.mark.rule("FC-SCEN-CAPTURE-07")
def test_capturing_the_shuttle_is_among_the_plans_even_if_others_seem_better() -> None:
    battle = capture("D3", owner="p2")
    battle.ships("p2", "battleship", "C2", 1)
    battle.ships("p2", "battleship", "D2", 1)
    battle.dice("p1", "B:O")
    assert "lesson-shuttle" in hints(battle.view())
    agree(battle.view())


def test_no_hint_fires_a_weapon_that_reaches_nobody() -> None:
    battle = armed("proton_ray")
    battle.change(3, at=battle.at("A1"))
    battle.change(4, at=battle.at("E1"))
    battle.special("A1", "asteroid_field")
    battle.special("E1", "gas_cloud")
    assert "lesson-weapon" not in hints(battle.view())
    kept = guided(battle.view(), "weapon")
    assert kept.text == Text.of("lesson-weapon", weapon="proton_ray", when="later")
    assert not kept.ready


def test_the_best_attack_on_an_adjacent_ship_is_offered_beside_one_from_afar() -> None:
    battle = drawn("""
        . . b . .  . .
        . . F . .  . .
        . . . . .  . .
        . . . . .  . .
        . . . . c2 . .
        . . . . .  . .
        B . . . D  . B
    """)
    battle.dice("p1", "R:D R:D R:O B:M")
    battle.dice("p2", bridge="G:O G:O")
    attacks = [plan.actions[0] for plan in GAME.plans(battle.view()) if len(plan.actions) == 1]
    ways = [len(one.way) for one in attacks if isinstance(one, a.Attack)]
    assert ways == [1, 2], "what hits for sure is first"


def test_a_costly_attack_is_offered_if_there_is_no_other() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3", hull=1)
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    (plan,) = [one for one in GAME.plans(battle.view()) if isinstance(one.actions[0], a.Attack)]
    assert plan.actions == (battle.attack("R:O", "C3", "C2", 1),)
