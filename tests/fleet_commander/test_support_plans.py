"""Plans to move a ship beside a target in support, only if that adds to the attack."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn


def in_support(battle: Battle) -> list[tuple[int, int]]:
    """For each plan of support, the sector moved to and the sector that others fire from."""
    found = [plan.actions for plan in GAME.plans(battle.view())]
    return [
        (move.to, attack.at)
        for move, attack in (one for one in found if len(one) == 2)
        if isinstance(move, a.Move) and isinstance(attack, a.Attack) and attack.at != move.to
    ]


def two_battleships(sector: str | None = None) -> Battle:
    """A battleship beside an enemy, perhaps in a special sector, and one that may come up."""
    battle = drawn("""
        . . . .  .
        . . . .  .
        . . . bf .
        . . . B  .
        . . . B  .
    """)
    if sector is not None:
        battle.special("D4", sector)
    battle.dice("p1", "R:O R:O B:D")
    return battle


@pytest.mark.rule("FC-SECTOR-16", "FC-SUPPORT-01")
def test_no_plan_moves_a_ship_to_support_an_attack_from_a_gas_cloud() -> None:
    battle = two_battleships()
    assert (battle.at("E4"), battle.at("D4")) in in_support(battle)
    clouded = two_battleships("gas_cloud")
    assert clouded.refused(clouded.attack("R:O", "D4", "D3", 2)) is None
    assert not in_support(clouded)


@pytest.mark.rule("FC-SECTOR-05", "FC-SECTOR-13", "FC-SECTOR-17")
@pytest.mark.parametrize("sector", ["asteroid_field", "gas_cloud", "gravity_field"])
def test_no_plan_moves_a_ship_into_a_special_sector_to_support(sector: str) -> None:
    battle = two_battleships()
    for at in ("C4", "E4"):
        battle.special(at, sector)
    assert not in_support(battle)


@pytest.mark.rule("FC-SUPPORT-02", "FC-SUPPORT-03")
def test_no_plan_moves_a_ship_that_already_supports_the_shot() -> None:
    battle = two_battleships()
    battle.change(battle.one_at("D5"), at=battle.at("E3"))
    battle.dice("p1", "R:O B:O")
    assert not in_support(battle)


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-04")
def test_a_plan_splits_ships_of_one_sector_if_a_shield_would_stop_them_all() -> None:
    battle = Battle()
    battle.ship("p1", "cruiser", "D4")
    battle.ship("p1", "frigate", "D4")
    battle.ship("p2", "battleship", "D3")
    battle.dice("p1", "R:O B:O")
    assert not in_support(battle), "nothing is gained where nothing is stopped"
    battle.dice("p2", bridge="G:O")
    assert in_support(battle)


def test_no_plan_splits_ships_of_one_sector_if_the_moved_one_could_not_support() -> None:
    battle = drawn("""
        . . . .  .
        . . . .  .
        . . . b  .
        . . ~ DD *
        . . . .  .
    """)
    battle.dice("p1", "R:O B:O")
    battle.dice("p2", bridge="G:O")
    assert not in_support(battle)


def test_a_hidden_ship_but_no_decoy_is_moved_to_support() -> None:
    battle = Battle(hidden_deployment=True)
    battle.ship("p1", "battleship", "D4")
    battle.signal("p1", "cruiser", "D5")
    battle.ship("p2", "battleship", "D3")
    battle.dice("p1", "R:O B:D")
    assert (battle.at("E4"), battle.at("D4")) in in_support(battle)
    decoy = Battle(hidden_deployment=True)
    decoy.ship("p1", "battleship", "D4")
    decoy.signal("p1", "decoy", "D5")
    decoy.ship("p2", "battleship", "D3")
    decoy.dice("p1", "R:O B:D")
    assert not in_support(decoy)


def charges(battle: Battle) -> list[tuple[tuple[int, ...], int]]:
    """For each plan to move ships and fire from there, the ships and the sector."""
    found = [plan.actions for plan in GAME.plans(battle.view())]
    return [
        (move.ships, attack.at)
        for move, attack in (one for one in found if len(one) == 2)
        if isinstance(move, a.Move) and isinstance(attack, a.Attack) and attack.at == move.to
    ]


def joined(sort: str, at: str, hull: int) -> Battle:
    """A hidden *sort* of p1 that may join two frigates beside an enemy with *hull* points."""
    battle = Battle(hidden_deployment=True)
    battle.ships("p1", "frigate", "D4", 2)
    battle.signal("p1", sort, at)
    battle.ship("p2", "battleship", "D3", hull=hull)
    battle.dice("p1", "R:O B:O")
    return battle


@pytest.mark.rule("FC-HIDDEN-17")
def test_no_plan_moves_a_decoy_to_fire() -> None:
    battle = joined("decoy", "D5", 5)
    assert not charges(battle)
    assert charges(joined("frigate", "D5", 5)) == [((2,), battle.at("D4"))]


def test_no_plan_moves_a_ship_to_join_a_shot_that_destroys_without_it() -> None:
    assert not charges(joined("frigate", "D5", 2))
