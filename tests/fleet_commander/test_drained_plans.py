"""Plans that first drain a die from the enemy's bridge which could stop the shot that follows."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.certainty import destroys
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.test_plans import said

SHOT = "C3 fires on enemy frigate (D3)"
SHIELD = "\N{LARGE GREEN CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
RETREAT = "\N{LARGE BLUE CIRCLE}\N{WORD JOINER}\N{BLACK STAR}"
DRAIN = "\N{LARGE GREEN CIRCLE}\N{WORD JOINER}\N{BLACK STAR}"
RED = "\N{LARGE RED CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"


def beside(bridge: str, hull: int = 3, held: str = "R:O G:S", foe: str = "frigate") -> Battle:
    """A battleship of p1 that holds dice *held*, beside a *foe* with *hull* points left."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", foe, "D3", hull=hull)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", held)
    battle.dice("p2", bridge=bridge)
    return battle


def drained(battle: Battle) -> list[tuple[str, str]]:
    return [(label, about) for label, about in said(battle) if label.startswith("Drain")]


@pytest.mark.rule("FC-DRAIN-02")
def test_a_plan_drains_a_die_first_if_that_makes_the_kill_certain() -> None:
    assert said(beside("G:O"))[0] == (
        f"Drain {SHIELD}, then {SHOT}",
        f"Uses {RED} {DRAIN}, none left · hull 3 → 0; no answer is possible",
    )
    assert said(beside("B:S R:D"))[0][0] == f"Drain {RETREAT}, then {SHOT}"
    (plan, *_) = GAME.plans(beside("G:O").view())
    assert [type(one) for one in plan.actions] == [a.Drain, a.Attack]
    assert destroys(beside("G:O").view(), plan.actions)
    french = said(beside("G:O"), "fr")[0][0]
    assert french.startswith(f"Drainer {SHIELD}, puis C3 tire")


def test_no_plan_drains_a_die_first_if_that_does_not_make_the_kill_certain() -> None:
    assert not drained(beside("G:D")), "the shield does not point there: it is certain already"
    assert not drained(beside("G:O B:S")), "one answer is left"
    assert not drained(beside("G:O", held="R:O B:S")), "there is no green special"
    cruiser = beside("G:O")
    cruiser.ship("p2", "cruiser", "D3")
    assert not any("frigate (D3)" in label for label, _ in drained(cruiser)), "it takes its place"


def test_a_plan_drains_the_only_answer_to_a_shot_that_only_damages() -> None:
    battle = beside("G:O", hull=12, foe="destroyer")
    (label, about), *_ = drained(battle)
    assert label == f"Drain {SHIELD}, then C3 fires on enemy destroyer (D3)"
    assert about.endswith("hull 12 → 8; no answer is possible")


def test_a_plan_may_drain_a_die_then_move_and_fire() -> None:
    battle = beside("G:O", held="R:O B:O G:S")
    battle.change(0, at=battle.at("C4"))
    (label, about), *_ = drained(battle)
    assert label == f"Drain {SHIELD}, the battleship to C3, then fire on enemy frigate (D3)"
    assert "hull 3 → 0; no answer is possible" in about
