"""Specials: their uses, rolling again, and the drain."""

from collections.abc import Callable

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.results import SPECIALS
from engine.games.fleet_commander.model.state import Portal
from engine.games.fleet_commander.rules.bridge import usable
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.fights import ready
from tests.fleet_commander.under_fire import under_fire


@pytest.mark.rule("FC-SPECIAL-03", "FC-SPECIAL-04", "FC-SPECIAL-05")
def test_without_a_battleship_two_specials_are_rolled_again() -> None:
    battle = ready("actions")
    battle.dice("p1", "R:S B:S")
    assert battle.refused(a.Reroll(specials=("R:S", "B:S"))) == "FC-SPECIAL-03"
    battle.change(0, hull=0, at=None)
    battle.ship("p1", "cruiser", "C5")
    assert battle.refused(a.Reroll(specials=("R:S", "G:S"))) == "FC-SPECIAL-04"
    battle.act(a.Reroll(specials=("R:S", "B:S")), "S", "S")
    battle.act(a.Reroll(specials=("R:S", "B:S")), "M", "O")
    assert battle.commander().rolled == ["R:M", "B:O"]
    assert battle.commander().reserve == [2, 2, 3]


@pytest.mark.rule("FC-SPECIAL-23", "FC-AMB-48")
def test_a_stored_special_that_is_rolled_again_counts_as_rolled_this_turn() -> None:
    battle = ready("actions")
    battle.change(0, hull=0, at=None)
    battle.ship("p1", "cruiser", "C5")
    battle.dice("p1", "R:S", "B:S")
    battle.act(a.Reroll(specials=("R:S", "B:S")), "O", "D")
    assert battle.commander().right == []
    assert battle.commander().rolled == ["R:O", "B:D"]


@pytest.mark.rule("FC-SPECIAL-03", "FC-SPECIAL-04", "FC-DRAIN-01", "FC-DRAIN-02", "FC-DRAIN-03")
@pytest.mark.parametrize("battleship", [True, False])
def test_each_pair_of_specials_to_reroll_and_each_enemy_die_to_drain_is_offered_once(
    battleship: bool,
) -> None:
    battle = ready("actions", mode="teams_of_four")
    if not battleship:
        battle.change(0, hull=0, at=None)
        battle.ship("p1", "cruiser", "C5")
    battle.dice("p2", bridge="R:S G:O G:O")
    battle.dice("p3", bridge="B:S")
    for specials, pairs, drains in (
        ("R:S", [], 0),
        ("G:S", [], 2),
        ("R:S B:S G:S", [("R:S", "B:S"), ("R:S", "G:S"), ("B:S", "G:S")], 2),
        ("R:S R:S B:S", [("R:S", "R:S"), ("R:S", "B:S")], 0),
    ):
        battle.dice("p1", specials)
        offered = battle.suggested()
        rerolls = [one.specials for one in offered if isinstance(one, a.Reroll)]
        drained = [one.die for one in offered if isinstance(one, a.Drain)]
        assert rerolls == ([] if battleship else pairs)
        assert sorted(drained) == ["G:O", "R:S"][:drains]
        assert not [one for one in offered if battle.refused(one)]


@pytest.mark.rule("FC-DRAIN-02")
def test_only_opponents_are_drained_and_only_by_a_green_special_in_ones_own_turn() -> None:
    battle = ready("actions", mode="teams_of_four")
    for seat in ("p2", "p3", "p4"):
        battle.dice(seat, bridge="R:O")
    battle.dice("p1", "R:S B:S G:O G:D G:M")
    for seat in ("p2", "p4"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) == "FC-DRAIN-02"
    battle.dice("p1", "G:S", "R:O")
    for seat in ("p2", "p4"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) is None
    for seat in ("p1", "p3"):
        assert battle.refused(a.Drain(seat=seat, die="R:O")) == "FC-DRAIN-02"
    battle.open.turn.seat = "p2"
    assert battle.refused(a.Drain(seat="p4", die="R:O")) == "FC-TURN-01"


@pytest.mark.rule("FC-DRAIN-02")
def test_a_table_may_agree_to_play_without_the_drain() -> None:
    battle = ready("actions", drain=False)
    battle.dice("p1", "G:S")
    battle.dice("p2", bridge="R:S")
    assert battle.refused(a.Drain(seat="p2", die="R:S")) == "FC-DRAIN-02"
    assert not [one for one in battle.suggested() if isinstance(one, a.Drain)]


def fires_a_weapon() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    foe = battle.ship("p2", "frigate", "C4")
    battle.dice("p1", "R:S B:S")
    return battle, a.FireWeapon(ship=0, specials=("R:S", "B:S"), target=foe), "p1"


def rolls_again() -> tuple[Battle, a.Action, str]:
    battle = Battle()
    battle.ship("p1", "cruiser", "C5")
    battle.ship("p2", "battleship", "A1", weapon="proton_ray")
    battle.dice("p1", "R:S B:S")
    return battle, a.Reroll(specials=("R:S", "B:S")), "p1"


def turns_a_die() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.dice("p1", "B:O B:S")
    return battle, battle.move("B:O>D", 0, "D4"), "p1"


def drains_a_die() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.dice("p1", "G:S")
    battle.dice("p2", bridge="R:O")
    return battle, a.Drain(seat="p2", die="R:O"), "p1"


def retreats() -> tuple[Battle, a.Action, str]:
    battle, _, _ = under_fire("B:S G:O")
    return battle, a.Retreat(decision=battle.asked().id, to=battle.at("B1")), "p2"


def strikes_back() -> tuple[Battle, a.Action, str]:
    battle, ship, _ = under_fire("R:S G:O")
    return battle, a.CounterAttack(decision=battle.asked().id, ship=ship), "p2"


def goes_through_a_portal() -> tuple[Battle, a.Action, str]:
    battle = ready("actions")
    battle.open.portals += [Portal(letter="X", at=battle.at(name)) for name in ("C5", "E1")]
    battle.dice("p1", "B:S")
    return battle, a.UsePortal(die="B:S", ships=(0,), to=battle.at("E1")), "p1"


@pytest.mark.rule("FC-SPECIAL-01")
@pytest.mark.parametrize(
    "use",
    [
        *(fires_a_weapon, rolls_again, turns_a_die, drains_a_die),
        *(retreats, strikes_back, goes_through_a_portal),
    ],
    ids=lambda use: use.__name__,
)
def test_a_special_has_six_uses_and_that_of_portals_none_of_which_is_had_without_it(
    use: Callable[[], tuple[Battle, a.Action, str]],
) -> None:
    battle, order, seat = use()
    assert battle.refused(order, seat) is None
    commander = battle.commander(seat)
    for dice in (commander.rolled, commander.left, commander.right):
        dice[:] = [one for one in dice if not one.endswith("S")]
    assert battle.refused(order, seat) is not None
    battle, order, seat = use()
    battle.act(order, *"OO" * isinstance(order, a.Reroll), seat=seat)
    assert not [one for one in usable(battle.commander(seat)) if one in SPECIALS]


@pytest.mark.rule("FC-SPECIAL-01", "FC-DICE-05")
def test_a_special_neither_moves_attacks_nor_shields() -> None:
    battle = ready("actions")
    foe = battle.ship("p2", "frigate", "C4")
    battle.dice("p1", "R:S B:S G:S")
    for face in "ODM":
        for to in ("B5", "D5", "B4", "D4"):
            assert battle.refused(battle.move(f"B:{face}", 0, to)) == "FC-MOVE-06"
        attack = battle.attack(f"R:{face}", "C5", "C4", foe)
        assert battle.refused(attack) == "FC-ATTACK-01"
    fire, _, _ = under_fire("B:S G:S G:S")
    for face in "ODM":
        for against in ("C3", "D2"):
            shields = (fire.shield(f"G:{face}", against),)
            assert fire.refuses(a.RaiseShields, shields=shields) == "FC-SHIELD-05"


@pytest.mark.rule("FC-DRAIN-01", "FC-DRAIN-02", "FC-DRAIN-03", "FC-GAP-04")
def test_a_green_special_returns_a_die_of_an_opponents_bridge_to_the_reserve() -> None:
    battle = ready("actions")
    battle.dice("p1", "G:S", "G:S")
    battle.dice("p2", bridge="R:S G:O")
    assert battle.refused(a.Drain(seat="p1", die="G:S")) == "FC-DRAIN-02"
    assert battle.refused(a.Drain(seat="p2", die="B:O")) == "FC-DRAIN-03"
    battle.act(a.Drain(seat="p2", die="R:S"))
    battle.act(a.Drain(seat="p2", die="G:O"))
    assert battle.bridge("p2") == []
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.commander("p1").reserve == [3, 3, 3]
    assert battle.refused(a.Drain(seat="p2", die="G:O")) == "FC-DRAIN-02"
