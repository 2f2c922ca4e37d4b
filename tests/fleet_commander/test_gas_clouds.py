"""Gas clouds: ships that fire out of them, and the die that may shield ships inside."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.special_sector import beside


@pytest.mark.rule("FC-SECTOR-16", "FC-SECTOR-17")
def test_ships_in_a_gas_cloud_attack_without_support_and_support_nobody() -> None:
    battle, _ = beside("gas_cloud", "R:O R:O", "cruiser")
    battle.ship("p1", "destroyer", "C2")
    foe = battle.ship("p2", "battleship", "D2")
    battle.ship("p1", "frigate", "D3")
    battle.act(battle.attack("R:O", "C2", "D2", foe))
    assert battle.hull(foe) == 24 - 2
    battle.act(battle.attack("R:O", "D3", "D2", foe))
    assert battle.hull(foe) == 24 - 2 - (1 + 3)


def cloud(bridge: str = "", reserve: bool = True) -> tuple[Battle, int]:
    """A destroyer of p1 at C3 fires at a frigate of p2 in a gas cloud at C2."""
    battle, _ = beside("gas_cloud", "R:O")
    foe = battle.ship("p2", "frigate", "C2")
    battle.dice("p2", bridge=bridge if reserve else f"{bridge} G:S G:S G:S")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    return battle, foe


@pytest.mark.rule("FC-SECTOR-19", "FC-SECTOR-24", "FC-SECTOR-25")
def test_a_green_die_rolled_in_a_gas_cloud_may_be_played_as_a_shield() -> None:
    battle, foe = cloud()
    assert [type(one) for one in battle.suggested("p2")] == [a.RollGreen, a.TakeHit]
    step = battle.answer(a.RollGreen, "O")
    assert [(one.result, one.fits) for one in told(step, e.GreenRolled)] == [("G:O", True)]
    assert battle.refuses(a.RollGreen) == "FC-SECTOR-19"
    assert [type(one) for one in battle.suggested("p2")] == [a.RaiseShields, a.TakeHit]
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3", gas=True),))
    assert battle.hull(foe) == 6
    assert battle.commander("p2").reserve == [3, 3, 3]
    assert battle.commander("p2").rolled == []


@pytest.mark.rule("FC-SECTOR-26")
@pytest.mark.parametrize("used", [True, False])
def test_a_green_die_used_in_ones_last_turn_may_be_rolled_in_a_gas_cloud(used: bool) -> None:
    battle, _ = beside("gas_cloud", "")
    foe = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", bridge="R:O")
    battle.dice("p2", "G:S", "G:O G:M")
    battle.open.turn.seat = "p2"
    if used:
        battle.act(a.Drain(seat="p1", die="R:O"), seat="p2")
    kept = ("G:O", "G:M") if used else ("G:O", "G:M", "G:S")
    battle.act(a.EndTurn(keep=kept), seat="p2")
    assert battle.commander("p2").reserve[2] == used
    battle.act(a.RollDice(red=2, blue=1), "O", "O", "O")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.refuses(a.RollGreen) == (None if used else "FC-SECTOR-19")


@pytest.mark.rule("FC-SECTOR-20")
@pytest.mark.parametrize("face", ["D", "S"])
def test_a_cloud_die_that_does_not_fit_returns_to_the_reserve(face: str) -> None:
    battle, foe = cloud()
    step = battle.answer(a.RollGreen, face)
    assert [(one.result, one.fits) for one in told(step, e.GreenRolled)] == [(f"G:{face}", False)]
    assert not battle.is_asked()
    assert battle.hull(foe) == 4
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-SECTOR-20", "FC-SECTOR-24")
def test_after_a_cloud_die_that_does_not_fit_other_reactions_remain() -> None:
    battle, foe = cloud("B:S")
    battle.answer(a.RollGreen, "D")
    assert {type(one) for one in battle.suggested("p2")} == {a.Retreat, a.TakeHit}
    assert battle.refuses(a.RollGreen) == "FC-SECTOR-19"
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.is_in(foe, "B1")
    assert battle.hull(foe) == 6


@pytest.mark.rule("FC-SECTOR-20")
def test_a_cloud_die_that_is_not_played_returns_to_the_reserve() -> None:
    battle, foe = cloud()
    battle.answer(a.RollGreen, "O")
    battle.answer(a.TakeHit)
    assert battle.hull(foe) == 4
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-SECTOR-19", "FC-SHIELD-02", "FC-REACT-02")
def test_the_cloud_die_is_one_shield_and_combines_with_stored_ones() -> None:
    battle, _ = beside("gas_cloud", "R:O")
    battle.ship("p1", "frigate", "D2")
    foe = battle.ship("p2", "frigate", "C2")
    battle.dice("p2", bridge="G:O")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    battle.answer(a.RollGreen, "M")
    south, east = (battle.shield("G:M", name, gas=True) for name in ("C3", "D2"))
    assert battle.refuses(a.RaiseShields, shields=(south, east)) == "FC-REACT-02"
    stored = battle.shield("G:O", "D2")
    raised = {one.shields for one in battle.suggested("p2") if isinstance(one, a.RaiseShields)}
    assert not any(sum(shield.gas for shield in shields) > 1 for shields in raised)
    assert any({*shields} == {south, stored} for shields in raised)
    battle.answer(a.RaiseShields, shields=(south, stored))
    assert battle.hull(foe) == 6


@pytest.mark.rule("FC-SECTOR-21")
def test_no_cloud_die_is_rolled_without_a_green_die_in_the_reserve() -> None:
    battle, foe = cloud(reserve=False)
    assert not battle.is_asked()
    assert battle.hull(foe) == 4


@pytest.mark.rule("FC-SECTOR-19", "FC-SECTOR-21")
def test_the_last_green_die_of_the_reserve_may_be_rolled_as_the_cloud_die() -> None:
    battle, foe = cloud("G:S G:S")
    assert battle.commander("p2").reserve[2] == 1
    battle.answer(a.RollGreen, "O")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3", gas=True),))
    assert battle.hull(foe) == 6


@pytest.mark.rule("FC-SECTOR-22")
def test_depolarised_shields_do_not_widen_the_cloud_die() -> None:
    battle, _ = beside("gas_cloud", "R:O")
    cruiser = battle.ship("p2", "cruiser", "C2")
    battle.act(battle.attack("R:O", "C3", "C2", cruiser))
    battle.answer(a.RollGreen, "D")
    assert not battle.is_asked()
    assert battle.hull(cruiser) == 16


@pytest.mark.rule("FC-SECTOR-24")
def test_the_cloud_die_is_played_as_a_shield_instead_of_other_reactions() -> None:
    battle, foe = cloud("R:S B:S")
    battle.answer(a.RollGreen, "M")
    assert battle.refuses(a.Retreat, to=battle.at("B1")) is None
    assert battle.refuses(a.CounterAttack, ship=0) is None
    battle.answer(a.RaiseShields, shields=(battle.shield("G:M", "C3", gas=True),))
    assert battle.bridge("p2") == ["B:S", "R:S"]
    assert battle.hull(foe) == 6


@pytest.mark.rule("FC-SECTOR-25", "FC-SECTOR-23")
def test_a_counter_attack_reaches_nobody_in_a_gas_cloud() -> None:
    battle, _ = beside("gas_cloud", "R:O R:O")
    battle.ship("p1", "destroyer", "C2")
    foe = battle.ship("p2", "battleship", "D2")
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C2", "D2", foe))
    assert not battle.is_asked()
    assert battle.hull(foe) == 22


@pytest.mark.rule("FC-DEC-02", "FC-DEC-03")
def test_by_default_the_cloud_die_is_rolled_and_played() -> None:
    battle, foe = cloud()
    first = battle.game.default(battle.view("p2"))
    assert isinstance(first, a.RollGreen)
    battle.act(first, "M", seat="p2")
    battle.change(foe, hull=2)
    second = battle.game.default(battle.view("p2"))
    assert isinstance(second, a.RaiseShields)
    assert second.shields == (battle.shield("G:M", "C3", gas=True),)


@pytest.mark.rule("FC-DEC-03")
@pytest.mark.parametrize("bridge", ["", "G:O"])
def test_by_default_the_cloud_die_stops_even_one_point(bridge: str) -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    foe = battle.ship("p2", "cruiser", "C2")
    battle.special("C2", "gas_cloud")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    battle.act(battle.game.default(battle.view("p2")), "O", seat="p2")
    answer = battle.game.default(battle.view("p2"))
    shields = (battle.shield("G:O", "C3", gas=True),)
    assert answer == a.RaiseShields(decision=battle.asked().id, shields=shields)
