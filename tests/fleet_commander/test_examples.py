"""The worked examples of the rulebook, with their numbers."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told


class Example:
    """Asteroid fields at A3 and E3; Amyclès is ``p2`` above, Phébé ``p1`` below."""

    def __init__(self) -> None:
        self.battle = battle = Battle()
        battle.special("A3", "asteroid_field")
        battle.special("E3", "asteroid_field")
        self.battleship = battle.ship("p2", "battleship", "C1")
        self.hiding = battle.ship("p2", "frigate", "E3")
        self.destroyer = battle.ship("p1", "destroyer", "C3")
        self.frigates = battle.ships("p1", "frigate", "D4", 4)
        battle.ship("p1", "battleship", "A5")
        battle.ship("p2", "destroyer", "E1")
        battle.open.order = ["p2", "p1"]
        battle.open.turn.seat = "p1"

    def first_of_amycles(self) -> None:
        battle = self.battle
        battle.act(a.EndTurn(), "O", seat="p1")
        battle.act(a.RollDice(red=1, blue=1, green=1), "D", "O", "O", seat="p2")
        battle.act(battle.move("B:O", self.battleship, "C2"), seat="p2")
        battle.act(a.EndTurn(keep=("R:D", "G:O")), seat="p2")


@pytest.mark.rule("FC-EX-01")
def test_the_first_turn_of_amycles_gives_the_numbers_of_the_rulebook() -> None:
    example = Example()
    example.first_of_amycles()
    battle = example.battle
    assert battle.hull(example.hiding) == 6
    assert battle.is_in(example.battleship, "C2")
    assert battle.bridge("p2") == ["G:O", "R:D"]
    assert battle.commander("p2").reserve == [2, 3, 2]


@pytest.mark.rule("FC-EX-02")
def test_the_first_turn_of_phebe_gives_the_numbers_of_the_rulebook() -> None:
    example = Example()
    example.first_of_amycles()
    battle = example.battle
    battle.act(a.RollDice(red=1, blue=2), "O", "O", "D")
    battle.act(battle.move("B:O", example.frigates, "D3"))
    step = battle.act(battle.attack("R:O", "C3", "C2", example.battleship))
    assert told(step, e.Attacked)[0].firepower == 6
    shields = (battle.shield("G:O", "D3"),)
    assert battle.refuses(a.RaiseShields, shields=shields) == "FC-SHIELD-05"
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert battle.hull(example.battleship) == 20
    assert battle.bridge("p2") == ["R:D"]
    battle.act(a.EndTurn(keep=("B:D",)), "O")
    assert battle.bridge("p1") == ["B:D"]


def second_of_amycles() -> Example:
    """The second turn of Amyclès, once its dice are rolled."""
    example = Example()
    example.first_of_amycles()
    battle = example.battle
    battle.act(a.RollDice(red=1, blue=2), "O", "O", "D")
    battle.act(battle.move("B:O", example.frigates, "D3"))
    battle.act(battle.attack("R:O", "C3", "C2", example.battleship))
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    battle.act(a.EndTurn(keep=("B:D",)), "S")
    battle.act(a.RollDice(red=1, blue=2), "D", "D", "O", seat="p2")
    return example


@pytest.mark.rule("FC-EX-03")
def test_the_second_turn_of_amycles_gives_the_numbers_of_the_rulebook() -> None:
    example = second_of_amycles()
    battle, target = example.battle, example.frigates[0]
    assert battle.hull(example.hiding) == 5
    for _ in range(2):
        battle.act(battle.attack("R:D", "C2", "D3", target), seat="p2")
    assert battle.hull(target) == 0
    assert battle.place(target) is None
    assert [battle.hull(one) for one in example.frigates[1:]] == [6, 6, 6]
    battle.act(battle.move("B:D", example.battleship, "B1"), seat="p2")
    battle.act(battle.move("B:O", example.battleship, "A1"), seat="p2")
    assert battle.is_in(example.battleship, "A1")
    assert battle.bridge("p2") == []
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-EX-04")
def test_the_second_turn_of_amycles_may_be_played_against_two_targets() -> None:
    example = second_of_amycles()
    battle = example.battle
    for target in example.frigates[:2]:
        battle.act(battle.attack("R:D", "C2", "D3", target), seat="p2")
    assert [battle.hull(one) for one in example.frigates] == [2, 2, 6, 6]


@pytest.mark.rule("FC-EX-05", "FC-EX-06")
def test_the_second_turn_of_phebe_gives_the_numbers_of_the_rulebook() -> None:
    example = second_of_amycles()
    battle, first = example.battle, example.frigates[0]
    for _ in range(2):
        battle.act(battle.attack("R:D", "C2", "D3", first), seat="p2")
    battle.act(battle.move("B:D", example.battleship, "B1"), seat="p2")
    battle.act(battle.move("B:O", example.battleship, "A1"), seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    battle.act(a.RollDice(red=2, blue=1), "D", "D", "O")
    left = example.frigates[1:]
    battle.act(battle.move("B:O", left, "C3"))
    hidden = battle.attack("R:D R:D", "C3", "D2 E3", example.hiding)
    assert battle.refused(hidden) == "FC-SECTOR-06"
    step = battle.act(battle.attack("R:D R:D", "C3", "B2 A1", example.battleship))
    assert told(step, e.Attacked)[0].strike.supports == ()
    assert battle.hull(example.battleship) == 15
    battle.act(a.EndTurn(keep=("B:D",)), "O")
    assert battle.bridge("p1") == ["B:D"]
