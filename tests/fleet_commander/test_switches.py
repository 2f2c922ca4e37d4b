"""Every choice of several ships or dice that the rules allow can be made by switches."""

from itertools import combinations
from typing import Any

import pytest

from engine.core.forms import SEPARATOR, Form
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle


def lists(battle: Battle, kind: str, seat: str = "p1") -> list[Form[Any]]:
    return [one for one in FLEET_COMMANDER.forms(battle.view(seat)) if one.key.startswith(kind)]


def switched(form: Form[Any], *keys: object) -> Any:
    assert form.switches is not None
    return form.read({form.switches.key: SEPARATOR.join(str(key) for key in keys)})


def line_of_fire() -> tuple[Battle, tuple[int, ...], int]:
    """Two ships at C3, two that can support them, and a target whose commander holds no special."""
    battle = Battle()
    ships = (
        battle.ship("p1", "destroyer", "C3"),
        battle.ship("p1", "frigate", "C3"),
        battle.ship("p1", "cruiser", "D1"),
        battle.ship("p1", "frigate", "B1"),
    )
    foe = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", rolled="R:O")
    return battle, ships, foe


@pytest.mark.rule("FC-ATTACK-04", "FC-SUPPORT-04")
def test_any_ships_may_fire_as_long_as_one_does_so_from_the_sector() -> None:
    battle, ships, foe = line_of_fire()
    (form,) = lists(battle, "attack")
    for count in range(1, len(ships) + 1):
        for firing in combinations(ships, count):
            action = switched(form, *firing)
            assert (action.target, {*ships} - {*action.held}) == (foe, {*firing})
            sector = {*firing} & {*ships[:2]}
            assert battle.refused(action) == (None if sector else "FC-ATTACK-04")


@pytest.mark.rule("FC-FFA-03")
def test_any_of_several_ships_may_support_the_attack_of_another() -> None:
    battle = Battle(mode="free_for_all")
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    battle.ship("p2", "battleship", "E5")
    helpers = [battle.ship("p3", "destroyer", at) for at in ("B1", "D1", "C1")]
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    (form,) = lists(battle, "support", "p3")
    assert not lists(battle, "", "p1"), "only who is asked"
    for count in range(1, len(helpers) + 1):
        for some in combinations(helpers, count):
            action = switched(form, *some)
            assert action.ships == some
            assert battle.refused(action, "p3") is None


@pytest.mark.rule("FC-SPECIAL-02")
def test_any_two_specials_may_pay_for_a_weapon() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.ship("p2", "cruiser", "C1")
    battle.dice("p1", rolled="R:S G:S", bridge="B:S")
    form, *_ = lists(battle, "weapon")
    paid = set()
    for pair in combinations("012", 2):
        action = switched(form, *pair)
        assert battle.refused(action) is None
        paid.add(frozenset(action.specials))
    assert paid == {frozenset(pair) for pair in combinations(("R:S", "B:S", "G:S"), 2)}


def test_names_of_all_that_switches_can_choose_are_different() -> None:
    battle, _, _ = line_of_fire()
    (form,) = lists(battle, "attack")
    named = [
        FLEET_COMMANDER.label(battle.view(), action)
        for action in form.by_switches()
        if battle.refused(action) is None
    ]
    assert len({*named}) == len(named) == 12


def test_a_choice_that_suggestions_cover_has_no_switches() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.dice("p1", rolled="R:O")
    assert not lists(battle, "")
    assert any(isinstance(one, a.Attack) for one in battle.suggested())
