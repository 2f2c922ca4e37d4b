"""The turn: dice, the bridge, specials, and the end."""

from itertools import product

import pytest

from engine.core.dice import policy_dice
from engine.games.fleet_commander.bots import captain
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.fights import ready


@pytest.mark.rule("FC-TURN-03", "FC-DICE-09")
def test_exactly_three_dice_of_the_reserve_are_rolled_in_any_colours() -> None:
    battle = ready()
    assert battle.refused(a.RollDice(red=2)) == "FC-TURN-03"
    assert battle.refused(a.RollDice(red=4)) == "FC-TURN-03"
    assert battle.refused(a.RollDice(red=2, blue=2)) == "FC-TURN-03"
    for kept, rolled in (
        ("R:O R:O", a.RollDice(red=2, blue=1)),
        ("B:O B:O", a.RollDice(blue=2, green=1)),
        ("G:O G:O", a.RollDice(red=1, green=2)),
    ):
        short = ready()
        short.dice("p1", bridge=kept)
        assert short.refused(rolled) == "FC-TURN-03"
    step = battle.act(a.RollDice(red=1, blue=2), "S", "O", "M")
    assert told(step, e.DiceRolled)[0].results == ("R:S", "B:O", "B:M")
    assert battle.commander().rolled == ["R:S", "B:O", "B:M"]
    assert battle.commander().reserve == [2, 1, 3]
    assert battle.refused(a.RollDice(red=1, blue=1, green=1)) == "FC-TURN-01"


@pytest.mark.rule("FC-TURN-03")
@pytest.mark.parametrize("kept", ["", "R:O", "B:O B:O", "R:O B:O B:O G:O G:O G:O"])
def test_every_choice_of_three_dice_of_the_reserve_is_offered_and_no_other(kept: str) -> None:
    battle = ready()
    battle.dice("p1", bridge=kept)
    red, blue, green = battle.commander().reserve
    wanted = {
        (reds, blues, 3 - reds - blues)
        for reds in range(red + 1)
        for blues in range(blue + 1)
        if 0 <= 3 - reds - blues <= green
    }
    every = [a.RollDice(red=r, blue=b, green=g) for r, b, g in product(range(5), repeat=3)]
    assert {(one.red, one.blue, one.green) for one in battle.legal(every)} == wanted
    rolls = [one for one in battle.suggested() if isinstance(one, a.RollDice)]
    assert {(one.red, one.blue, one.green) for one in rolls} == wanted
    assert len(rolls) == len(wanted)


@pytest.mark.rule("FC-TURN-01")
def test_dice_are_rolled_before_any_other_action() -> None:
    battle = ready()
    battle.dice("p1", bridge="B:O")
    assert battle.refused(battle.move("B:O", 0, "C4")) == "FC-TURN-01"
    assert battle.refused(a.EndTurn()) == "FC-TURN-01"


@pytest.mark.rule("FC-TURN-03", "FC-GAP-01")
def test_the_six_faces_are_two_orthogonal_two_diagonal_one_multiple_and_one_special() -> None:
    faces = Battle().game.data.rulings.faces
    assert [faces[number - 1] for number in (1, 2, 3, 4, 5, 6)] == ["O", "O", "D", "D", "M", "S"]


@pytest.mark.rule("FC-TURN-12", "FC-AMB-35")
def test_with_fewer_than_three_dice_in_the_reserve_all_are_rolled() -> None:
    battle = ready()
    battle.dice("p1", bridge="R:O R:O R:O B:O B:O B:O G:O")
    every = [a.RollDice(red=r, blue=b, green=g) for r, b, g in product(range(4), repeat=3)]
    assert battle.legal(every) == battle.suggested() == [a.RollDice(green=2)]
    battle.act(a.RollDice(green=2), "O", "O")


@pytest.mark.rule("FC-TURN-01")
def test_players_take_turns_one_after_the_other() -> None:
    battle = ready("actions")
    battle.act(a.EndTurn())
    assert battle.open.turn.seat == "p2"
    assert battle.refused(a.RollDice(red=3), "p1") == "FC-TURN-01"
    battle.act(a.RollDice(red=3), "O", "O", "O", seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    assert battle.open.turn.seat == "p1"
    assert battle.open.round == 2


@pytest.mark.rule("FC-TURN-04", "FC-BRIDGE-05")
def test_rolled_and_stored_dice_are_used_alike() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O", "B:D")
    battle.act(battle.move("B:D", 0, "D4"))
    battle.act(battle.move("B:O", 0, "D3"))
    assert battle.is_in(0, "D3")
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-TURN-08")
def test_rolled_dice_need_not_be_used() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O B:O B:O")
    battle.act(a.EndTurn())
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-TURN-07", "FC-DICE-09")
def test_a_die_used_is_not_rolled_again_in_the_same_turn() -> None:
    battle = ready("actions")
    battle.dice("p1", "B:O R:O G:O")
    battle.act(battle.move("B:O", 0, "C4"))
    assert battle.commander().reserve == [2, 3, 2]
    assert battle.refused(a.RollDice(blue=3)) == "FC-TURN-01"


@pytest.mark.rule("FC-DEC-13")
def test_the_clock_rolls_as_captains_do_and_ends_the_turn_with_the_best_dice_kept() -> None:
    battle = ready()
    for kept in ("G:O G:O G:O", "R:O R:O R:O B:O B:O", "B:O B:O B:O", ""):
        battle.dice("p1", bridge=kept)
        rolled = captain(battle.view(), policy_dice("clock", 1))
        assert isinstance(rolled, a.RollDice)
        assert battle.game.default(battle.view()) == rolled
    battle.act(a.RollDice(red=1, blue=1, green=1), "S", "M", "O")
    kept_all = a.EndTurn(keep=("R:S", "B:M", "G:O"))
    assert battle.game.default(battle.view()) == kept_all == battle.game.finish(battle.view())
