"""Moves and ion drive."""

from typing import get_args

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.results import FACE_OF, Played
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.under_fire import under_fire


def lone(sort: str = "destroyer", dice: str = "B:O", **options: object) -> tuple[Battle, int]:
    battle = Battle(**options)
    ship = battle.ship("p1", sort, "C3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", dice)
    return battle, ship


def crowded() -> tuple[Battle, int]:
    """Around C3 are a cruiser of p1 at C2, one of p2 at B3 and an interdictor at D3."""
    battle = Battle()
    cruiser = battle.ship("p1", "cruiser", "C2")
    battle.ship("p2", "cruiser", "B3")
    battle.interdictor(battle.ship("p2", "battleship", "E1", weapon="interdictor"), "D3")
    return battle, cruiser


@pytest.mark.rule("FC-MOVE-01", "FC-DICE-02")
@pytest.mark.parametrize("to", ["C2", "D3", "C4", "B3"])
def test_an_orthogonal_result_moves_a_ship_one_sector_straight(to: str) -> None:
    battle, ship = lone()
    battle.act(battle.move("B:O", ship, to))
    assert battle.is_in(ship, to)


@pytest.mark.rule("FC-DICE-03")
@pytest.mark.parametrize("to", ["D2", "D4", "B4", "B2"])
def test_a_diagonal_result_moves_a_ship_one_sector_diagonally(to: str) -> None:
    battle, ship = lone(dice="B:D")
    battle.act(battle.move("B:D", ship, to))
    assert battle.is_in(ship, to)


@pytest.mark.rule("FC-MOVE-01", "FC-DICE-02", "FC-DICE-03")
@pytest.mark.parametrize(
    ("die", "to"), [("B:O", "D2"), ("B:D", "C2"), ("B:O", "C1"), ("B:M", "C5")]
)
def test_no_die_moves_a_ship_in_a_direction_it_does_not_show(die: str, to: str) -> None:
    battle, ship = lone(dice=die)
    assert battle.refused(battle.move(die, ship, to)) == "FC-MOVE-01"


@pytest.mark.rule("FC-DICE-04")
def test_a_multi_directional_result_points_all_eight_ways() -> None:
    battle, ship = lone(dice="B:M")
    for to in ("C2", "D2", "D3", "D4", "C4", "B4", "B3", "B2"):
        assert battle.refused(battle.move("B:M", ship, to)) is None


@pytest.mark.rule("FC-MOVE-06", "FC-DICE-05")
@pytest.mark.parametrize("dice", ["B:S", "B:S B:S", "B:S R:M G:M"])
def test_a_special_moves_no_ship(dice: str) -> None:
    battle, ship = lone(dice=dice)
    for die in ("B:O", "B:D", "B:M", "B:O>D", "B:D>O"):
        for to in board(battle.open).cells:
            assert battle.refused(a.Move(die=die, ships=(ship,), to=to)) == "FC-MOVE-06"
    assert not [one for one in battle.suggested() if isinstance(one, a.Move)]


@pytest.mark.rule("FC-DICE-07")
@pytest.mark.parametrize("die", ["R:O", "G:O"])
def test_only_blue_dice_move_ships(die: str) -> None:
    battle, ship = lone(dice=die)
    assert battle.refused(battle.move(die, ship, "C2")) == "FC-DICE-07"
    assert battle.refused(battle.move("B:O", ship, "C2")) == "FC-MOVE-06"


@pytest.mark.rule("FC-MOVE-01", "FC-MOVE-02", "FC-TURN-05")
def test_all_or_some_ships_of_a_sector_move_together() -> None:
    battle, first = lone(dice="B:O B:O")
    second = battle.ship("p1", "frigate", "C3")
    third = battle.ship("p1", "frigate", "C3")
    battle.act(battle.move("B:O", (first, third), "C4"))
    assert battle.is_in(first, "C4")
    assert battle.is_in(third, "C4")
    assert battle.is_in(second, "C3")
    assert battle.refused(battle.move("B:O", (first, second), "C3")) == "FC-TURN-05"


@pytest.mark.rule("FC-TURN-05")
def test_a_player_cannot_move_ships_of_others() -> None:
    battle, ship = lone()
    foe = battle.ship("p2", "frigate", "E5")
    assert battle.refused(battle.move("B:O", foe, "E4")) == "FC-TURN-05"
    assert battle.refused(battle.move("B:O", (ship, ship), "C4")) == "FC-TURN-05"
    assert battle.refused(battle.move("B:O", 99, "C4")) == "FC-TURN-05"


@pytest.mark.rule("FC-MOVE-03")
def test_a_move_never_leaves_the_combat_zone() -> None:
    battle = Battle(zones=((2, 2), (2, 2)))
    ship = battle.ship("p1", "frigate", "B1")
    battle.ship("p2", "frigate", "1A2")
    battle.dice("p1", "B:M")
    for to in ("2A1", "2A2", "2B1"):
        assert battle.refused(battle.move("B:M", ship, to)) == "FC-MOVE-01"
    assert {one.to for one in battle.suggested() if isinstance(one, a.Move)} == {
        battle.at("A1"),
        battle.at("B2"),
    }


@pytest.mark.rule("FC-MOVE-04", "FC-DEPLOY-01")
def test_a_sector_holds_at_most_five_class_points() -> None:
    battle = Battle()
    heavy = battle.ship("p1", "battleship", "C3")
    light = battle.ship("p1", "frigate", "C3")
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "frigate", "A1")
    battle.dice("p1", "B:O")
    assert battle.refused(battle.move("B:O", (heavy, light), "C4")) == "FC-MOVE-04"
    assert battle.refused(battle.move("B:O", heavy, "C4")) == "FC-MOVE-04"
    assert battle.refused(battle.move("B:O", light, "C4")) is None


@pytest.mark.rule("FC-MOVE-05")
def test_ships_of_one_player_share_a_sector_up_to_five_points() -> None:
    battle = Battle()
    heavy = battle.ship("p1", "battleship", "C3")
    light = battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "frigate", "A1")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", light, "C3"))
    assert battle.is_in(light, "C3")
    assert battle.is_in(heavy, "C3")


@pytest.mark.rule("FC-DEPLOY-02")
def test_no_ship_moves_into_a_sector_with_an_enemy() -> None:
    battle, ship = lone()
    battle.ship("p2", "frigate", "C2")
    assert battle.refused(battle.move("B:O", ship, "C2")) == "FC-MOVE-04"


@pytest.mark.rule("FC-TURN-06", "FC-TURN-07")
def test_a_ship_moves_as_often_as_there_are_dice_which_return_to_the_reserve_at_once() -> None:
    battle, ship = lone(dice="B:O B:D B:O")
    for die, to in (("B:O", "C4"), ("B:D", "D3"), ("B:O", "D2")):
        battle.act(battle.move(die, ship, to))
    assert battle.is_in(ship, "D2")
    assert battle.commander().reserve == [3, 3, 3]
    assert battle.commander().rolled == []


@pytest.mark.rule("FC-ABILITY-01", "FC-ABILITY-02")
def test_frigates_alone_in_a_sector_move_twice_by_one_blue_die() -> None:
    battle, first = lone("frigate")
    second = battle.ship("p1", "frigate", "C3")
    battle.act(battle.move("B:O", (first, second), "C4"))
    assert battle.refused(battle.again((first, second), "B5")) == "FC-MOVE-01"
    battle.act(battle.again((first, second), "D4"))
    assert battle.is_in(first, "D4")
    assert battle.is_in(second, "D4")
    assert battle.refused(battle.again(first, "D3")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-ABILITY-01")
@pytest.mark.parametrize(
    ("moving", "staying", "twice"),
    [
        ("frigate", "", True),
        ("frigate", "frigate", True),
        ("frigate", "destroyer", False),
        ("frigate", "cruiser", False),
        ("frigate", "battleship", False),
        ("destroyer", "", False),
        ("cruiser", "", False),
        ("battleship", "", False),
    ],
)
def test_a_blue_result_is_played_twice_only_in_a_sector_of_frigates_alone(
    moving: str, staying: str, twice: bool
) -> None:
    battle, ship = lone(moving)
    if staying:
        battle.ship("p1", staying, "C3")
    assert battle.refused(battle.again(ship, "C4")) == "FC-ABILITY-01", "nobody has moved yet"
    battle.act(battle.move("B:O", ship, "C4"))
    assert battle.refused(battle.again(ship, "C5")) == (None if twice else "FC-ABILITY-01")
    if twice:
        battle.act(battle.again(ship, "C5"))
        assert battle.refused(battle.again(ship, "C4")) == "FC-ABILITY-01", "not a third time"


@pytest.mark.rule("FC-ABILITY-02")
def test_the_second_step_of_frigates_must_be_a_legal_move_by_itself() -> None:
    battle, ship = lone("frigate")
    battle.ship("p2", "frigate", "C5")
    battle.act(battle.move("B:O", ship, "C4"))
    assert battle.refused(battle.again(ship, "C5")) == "FC-MOVE-04"


@pytest.mark.rule("FC-ABILITY-03")
def test_another_ship_in_the_sector_cancels_ion_drive() -> None:
    battle, ship = lone("frigate")
    battle.ship("p1", "destroyer", "C3")
    battle.act(battle.move("B:O", ship, "C4"))
    assert battle.refused(battle.again(ship, "C5")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-ABILITY-05")
def test_only_frigates_that_made_the_first_step_may_make_the_second() -> None:
    battle, first = lone("frigate")
    second = battle.ship("p1", "frigate", "C3")
    waiting = battle.ship("p1", "destroyer", "C4")
    battle.act(battle.move("B:O", (first, second), "C4"))
    assert battle.refused(battle.again(waiting, "C5")) == "FC-ABILITY-05"
    battle.act(battle.again(second, "C5"))
    assert battle.is_in(first, "C4")
    assert battle.is_in(second, "C5")


@pytest.mark.rule("FC-ABILITY-01")
def test_the_second_step_of_frigates_comes_at_once_or_not_at_all() -> None:
    battle, ship = lone("frigate", "B:O B:D")
    other = battle.ship("p1", "destroyer", "E5")
    battle.act(battle.move("B:O", ship, "C4"))
    battle.act(battle.move("B:D", other, "D4"))
    assert battle.refused(battle.again(ship, "C5")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-SETUP-20")
def test_without_abilities_frigates_move_once() -> None:
    assert Options().abilities, "unless a table agrees otherwise"
    battle, ship = lone("frigate", abilities=False)
    battle.act(battle.move("B:O", ship, "C4"))
    assert battle.refused(battle.again(ship, "C5")) == "FC-ABILITY-01"


@pytest.mark.rule("FC-SPECIAL-06", "FC-SPECIAL-09", "FC-SPECIAL-24", "FC-AMB-53")
def test_a_special_turns_an_orthogonal_die_diagonal_for_both_steps_of_frigates() -> None:
    battle, ship = lone("frigate", "B:O B:S")
    battle.act(battle.move("B:O>D", ship, "D4"))
    assert battle.commander().reserve == [3, 3, 3]
    assert battle.refused(battle.again(ship, "D5")) == "FC-MOVE-01"
    battle.act(battle.again(ship, "C5"))
    assert battle.is_in(ship, "C5")


@pytest.mark.rule("FC-SPECIAL-06")
@pytest.mark.parametrize(("held", "played", "to"), [("O", "O>D", "D2"), ("D", "D>O", "C2")])
@pytest.mark.parametrize("colour", ["B", "R"])
def test_turning_a_die_takes_a_special_besides_the_die(
    colour: str, held: str, played: str, to: str
) -> None:
    battle, ship = lone(dice=f"{colour}:{held}")
    foe = battle.ship("p2", "battleship", to) if colour == "R" else None

    def order() -> a.Action:
        if foe is None:
            return battle.move(f"B:{played}", ship, to)
        return battle.attack(f"R:{played}", "C3", to, foe)

    assert battle.refused(order()) == ("FC-MOVE-06" if foe is None else "FC-ATTACK-01")
    battle.dice("p1", f"{colour}:{held} {colour}:S")
    assert battle.refused(order()) is None
    battle.act(order())
    assert battle.commander().rolled == [], "both are spent"


@pytest.mark.rule("FC-SPECIAL-07")
@pytest.mark.parametrize("held", ["O", "D"])
def test_no_special_turns_a_die_of_any_colour_multi_directional_or_special(held: str) -> None:
    turned = {way.partition(">")[2] for way in get_args(Played) if ">" in way}
    assert turned == {"O", "D"} == {FACE_OF[way] for way in get_args(Played) if ">" in way}
    battle, ship = lone(dice=f"B:{held} R:{held} B:S R:S G:S B:S")
    foe = battle.ship("p2", "frigate", "C2")
    assert battle.refused(battle.move("B:M", ship, "C4")) == "FC-MOVE-06"
    assert battle.refused(battle.attack("R:M", "C3", "C2", foe)) == "FC-ATTACK-01"
    fire, _, _ = under_fire(f"G:{held} G:S R:S B:S")
    shields = (fire.shield("G:M", "D2"),)
    assert fire.refuses(a.RaiseShields, shields=shields) in {"FC-SHIELD-05", "FC-REACT-02"}


@pytest.mark.rule("FC-SPECIAL-06", "FC-SPECIAL-07")
def test_a_special_turns_a_diagonal_die_orthogonal_and_not_multi_directional() -> None:
    battle, ship = lone(dice="B:D B:S")
    assert battle.refused(battle.move("B:D>O", ship, "C4")) is None
    assert battle.refused(battle.move("B:M", ship, "C4")) == "FC-MOVE-06"
    assert battle.refused(battle.move("B:D>O", ship, "D4")) == "FC-MOVE-01"


@pytest.mark.rule("FC-SPECIAL-08")
def test_a_special_turns_only_a_die_of_its_own_colour() -> None:
    battle, ship = lone(dice="B:O R:S")
    assert battle.refused(battle.move("B:O>D", ship, "D4")) == "FC-MOVE-06"


def test_each_distinct_choice_of_ships_to_move_is_offered_once() -> None:
    battle = Battle()
    ships = battle.ships("p1", "frigate", "A5", 3)
    battle.change(ships[2], hull=2)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "B:O")
    up = [
        one.ships
        for one in battle.suggested()
        if isinstance(one, a.Move) and one.to == battle.at("A4")
    ]
    first, second, weak = ships
    wanted = [ships, (first, second), (first, weak), (first,), (weak,)]
    assert sorted(up) == sorted(wanted)
    labels = {battle.game.label(battle.view(), one) for one in battle.suggested()}
    assert len(labels) == len(battle.suggested())


@pytest.mark.rule("FC-MOVE-01", "FC-WEAPON-23", "FC-ATTACK-01")
def test_a_ship_with_drones_is_offered_apart_from_one_without() -> None:
    battle = Battle()
    first, second, beset = battle.ships("p1", "frigate", "C3", 3)
    foes = battle.ships("p2", "frigate", "C2", 2)
    battle.drones(battle.ship("p1", "battleship", "A5", weapon="drones"), foes[0])
    battle.drones(battle.ship("p2", "battleship", "E1", weapon="drones"), beset)
    battle.dice("p1", "B:O R:O")
    suggested = battle.suggested()
    moves = [one for one in suggested if isinstance(one, a.Move) and one.to == battle.at("C4")]
    wanted = [(first, second, beset), (first, second), (first, beset), (first,), (beset,)]
    assert sorted(one.ships for one in moves) == sorted(wanted)
    assert {one.target for one in suggested if isinstance(one, a.Attack)} == {*foes}
    labels = {battle.game.label(battle.view(), one) for one in suggested}
    assert len(labels) == len(suggested)


@pytest.mark.rule("FC-TURN-05")
def test_a_move_of_an_unknown_ship_or_of_one_ship_twice_is_refused() -> None:
    battle, ship = lone()
    for group in ((ship, ship), (len(battle.open.ships),), (len(battle.open.ships) + 1,)):
        assert battle.refused(battle.move("B:O", group, "C2")) == "FC-TURN-05"
    assert battle.refused(battle.move("B:O", ship, "C2")) is None


@pytest.mark.rule("FC-MOVE-01", "FC-MOVE-02", "FC-MOVE-04", "FC-DEPLOY-02", "FC-WEAPON-09")
def test_every_move_that_is_allowed_is_offered_and_no_other() -> None:
    battle, cruiser = crowded()
    mixed = battle.ship("p1", "destroyer", "C3"), battle.ship("p1", "frigate", "C3")
    alone, beside = battle.ship("p1", "frigate", "A5"), battle.ship("p1", "destroyer", "D1")
    battle.dice("p1", "B:O B:D")
    groups = [(one,) for one in (*mixed, alone, beside, cruiser)] + [mixed]
    moves = [
        a.Move(die=die, ships=group, to=to)
        for group in groups
        for die in ("B:O", "B:D")
        for to in board(battle.open).cells
    ]
    allowed = [one for one in moves if battle.refused(one) is None]
    assert len(allowed) > len(groups)
    assert battle.move("B:O", mixed[0], "C2") in allowed, "five points"
    assert battle.move("B:D", beside, "C2") in allowed, "five as well"
    assert battle.move("B:O", mixed, "C2") not in allowed, "six"
    offered = [one for one in battle.suggested() if isinstance(one, a.Move)]
    assert sorted(offered, key=repr) == sorted(allowed, key=repr)


@pytest.mark.rule("FC-ABILITY-02", "FC-ABILITY-05", "FC-MOVE-04", "FC-DEPLOY-02")
def test_every_second_step_that_is_allowed_is_offered_and_no_other() -> None:
    battle, _ = crowded()
    frigates = battle.ships("p1", "frigate", "C4", 2)
    third = battle.ship("p1", "frigate", "C3")
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", frigates, "C3"))
    groups = [(frigates[0],), (third,), frigates, (*frigates, third)]
    steps = [a.MoveAgain(ships=group, to=to) for group in groups for to in board(battle.open).cells]
    allowed = [one for one in steps if battle.refused(one) is None]
    assert battle.again(frigates, "C2") in allowed, "five points"
    assert {one.ships for one in allowed} == {frigates[:1], frigates}
    offered = [one for one in battle.suggested() if isinstance(one, a.MoveAgain)]
    assert sorted(offered, key=repr) == sorted(allowed, key=repr)
