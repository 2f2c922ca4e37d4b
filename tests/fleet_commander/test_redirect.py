"""Cruisers that take the place of the target of an attack."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told


@pytest.mark.rule("FC-ABILITY-08", "FC-REACT-05")
def test_a_cruiser_takes_the_place_of_the_target_before_any_reaction() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    other = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert isinstance(battle.asked(), d.RedirectDecision)
    assert battle.refuses(a.ReplyRedirect, ship=other) == "FC-ABILITY-08"
    step = battle.answer(a.ReplyRedirect, ship=cruiser)
    assert told(step, e.Redirected) == [e.Redirected(seat="p2", target=target, ship=cruiser)]
    assert isinstance(battle.asked(), d.ReactDecision)
    battle.answer(a.TakeHit)
    assert battle.hull(cruiser) == 16
    assert battle.hull(target) == 6


@pytest.mark.rule("FC-ABILITY-09", "FC-AMB-10")
def test_a_cruiser_takes_the_place_of_a_target_at_range_and_only_once_in_two_attacks() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O R:O R:O")
    battle.act(battle.attack("R:O R:O", "C4", "C3 C2", target))
    battle.answer(a.ReplyRedirect, ship=cruiser)
    assert battle.hull(cruiser) == 16
    near = Battle()
    near.ship("p1", "destroyer", "C3")
    target = near.ship("p2", "frigate", "C2")
    other = near.ship("p2", "frigate", "C2")
    cruiser = near.ship("p2", "cruiser", "C2")
    near.dice("p1", "R:O")
    near.act(near.attack("R:O", "C3", "C2", target, twice=True))
    near.answer(a.ReplyRedirect, ship=cruiser)
    assert near.refused(a.AttackAgain(target=cruiser)) == "FC-ABILITY-14"
    near.act(a.AttackAgain(target=other))
    assert not near.is_asked()
    assert near.hull(other) == 4


@pytest.mark.rule("FC-ABILITY-09", "FC-AMB-10")
def test_only_one_attack_of_a_pair_can_be_redirected_even_with_two_cruisers() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    first = battle.ship("p2", "cruiser", "C2")
    second = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", target, twice=True))
    battle.answer(a.ReplyRedirect, ship=first)
    battle.act(a.AttackAgain(target=target))
    assert not battle.is_asked()
    assert [battle.hull(one) for one in (target, first, second)] == [4, 16, 18]


@pytest.mark.rule("FC-ABILITY-14", "FC-AMB-10")
def test_a_cruiser_attacked_first_in_a_pair_cannot_replace_the_second_target() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", cruiser, twice=True))
    battle.act(a.AttackAgain(target=target))
    assert not battle.is_asked()
    assert battle.hull(target) == 4


@pytest.mark.rule("FC-ABILITY-09", "FC-AMB-10")
def test_a_cruiser_that_let_the_first_attack_of_a_pair_pass_may_take_the_second() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    other = battle.ship("p2", "frigate", "C2")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", target, twice=True))
    battle.answer(a.ReplyRedirect)
    battle.act(a.AttackAgain(target=other))
    battle.answer(a.ReplyRedirect, ship=cruiser)
    assert [battle.hull(one) for one in (target, other, cruiser)] == [4, 6, 16]
