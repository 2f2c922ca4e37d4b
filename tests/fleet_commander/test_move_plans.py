"""Plans that move ships: the ways offered, and their place among other plans."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.plan_texts import labels


def places(battle: Battle) -> list[int]:
    """The destinations of plans that begin with a move, the best first."""
    firsts = [plan.actions[0] for plan in GAME.plans(battle.view())]
    return [one.to for one in firsts if isinstance(one, a.Move)]


def test_a_ship_that_only_comes_nearer_gets_one_plan_with_the_best_move() -> None:
    battle = Battle()
    near = battle.ship("p1", "battleship", "B5")
    other = battle.ship("p1", "destroyer", "D5")
    battle.ship("p2", "battleship", "C1")
    battle.dice("p1", "B:O B:D B:M")
    moved = [
        plan.actions[0].ships
        for plan in GAME.plans(battle.view())
        if isinstance(plan.actions[0], a.Move)
    ]
    assert moved.count((near,)) == 1
    assert moved.count((other,)) == 1
    battle.change(near, at=battle.at("C3"))
    beside = [
        plan.actions[0].to
        for plan in GAME.plans(battle.view())
        if isinstance(plan.actions[0], a.Move) and plan.actions[0].ships == (near,)
    ]
    assert len(beside) > 1, "each place with a target beside it is another matter"


@pytest.mark.rule("FC-ABILITY-01")
def test_the_second_step_of_frigates_is_among_the_first_two_plans() -> None:
    """They may not make it any more once another order is given."""
    battle = Battle(zones=((7, 7),))
    frigates = battle.ships("p1", "frigate", "A7", 2)
    battle.ship("p1", "destroyer", "F2")
    battle.ship("p2", "cruiser", "G2")
    battle.ship("p2", "destroyer", "G1")
    battle.ship("p2", "battleship", "E2")
    battle.dice("p1", "R:O R:O B:O")
    battle.act(battle.move("B:O", frigates, "B7"))
    plans = [*GAME.plans(battle.view())]
    place = [isinstance(plan.actions[0], a.MoveAgain) for plan in plans].index(True)
    assert place <= 1
    assert labels(battle.view())[place] == "2 frigates (B7) move on to B6, for free"


@pytest.mark.rule("FC-ABILITY-01")
def test_no_plan_spends_a_die_on_a_step_that_frigates_may_make_for_free() -> None:
    battle = Battle(zones=((7, 7),))
    frigates = battle.ships("p1", "frigate", "A7", 2)
    battle.ship("p2", "battleship", "A3")
    battle.dice("p1", "R:O B:O B:O")
    battle.act(battle.move("B:O", frigates, "A6"))
    firsts = [plan.actions[0] for plan in GAME.plans(battle.view())]
    assert battle.again(frigates, "A5") in firsts
    assert not any(isinstance(one, a.Move) and one.to == battle.at("A5") for one in firsts)


@pytest.mark.rule("FC-SECTOR-09")
def test_ships_come_nearer_by_a_way_without_gravity_fields_if_there_is_one() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5")
    battle.ship("p2", "battleship", "C1")
    for at in ("C4", "B4"):
        battle.special(at, "gravity_field")
    battle.dice("p1", "B:M")
    assert places(battle)[0] == battle.at("D4")
    battle.special("D4", "gravity_field")
    assert places(battle), "if there is no other way it is offered all the same"


@pytest.mark.rule("FC-SECTOR-09")
def test_a_move_into_a_gravity_field_is_the_last_of_the_plans_to_move() -> None:
    battle = drawn("""
        . . . . .
        . b . . .
        c . D @ .
        . . . . .
        . . . . B
    """)
    battle.dice("p1", "B:O")
    assert len(places(battle)) > 1
    assert places(battle)[-1] == battle.at("D3")


def test_a_plan_to_move_and_fire_replaces_the_bare_move_if_the_shot_costs_nothing() -> None:
    """The red die could not be kept: its shot costs nothing, though a shield stops it all."""
    battle = Battle()
    ship = battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O B:O", bridge="G:M G:M G:M G:M R:M")
    battle.dice("p2", bridge="G:O")
    move = battle.move("B:O", ship, "C3")
    bare, charge = (move,), (move, battle.attack("R:O", "C3", "C2", target))
    gains = {one.actions: one.gain for one in intents(battle.view())}
    assert gains[charge] >= gains[bare] > 0
    plans = [plan.actions for plan in GAME.plans(battle.view())]
    assert bare not in plans
    assert any(one[0] == move and len(one) > 1 for one in plans)


def test_plans_to_come_nearer_with_several_ships_precede_those_with_one() -> None:
    battle = drawn("""
        .  . b c .
        .  . . . .
        .  . . . .
        .  . B . .
        FF D . . .
    """)
    battle.dice("p1", "B:D B:O")
    assert labels(battle.view()) == [
        "2 frigates move from A5 to A4",
        "The destroyer moves from B5 to B4",
        "The battleship moves from C4 to C3",
    ]
