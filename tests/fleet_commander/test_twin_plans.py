"""Suggestions that differ in nothing are one."""

from collections.abc import Sequence

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle


def kinds(battle: Battle, kind: type[a.Order]) -> Sequence[a.Order]:
    """The single orders of *kind* that are suggested."""
    plans = [one.actions for one in GAME.plans(battle.view())]
    return [order for order, *others in plans if not others and isinstance(order, kind)]


@pytest.mark.rule("FC-SUPPORT-01")
def test_a_shot_by_the_same_ships_is_suggested_once_whichever_of_them_leads() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "B4")
    battle.ship("p1", "frigate", "A5")
    battle.ship("p2", "battleship", "A4", hull=16)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:O")
    assert len(kinds(battle, a.Attack)) == 1
    battle.special("A5", "gas_cloud")
    assert len(kinds(battle, a.Attack)) == 2, "out of the cloud nobody supports"


@pytest.mark.rule("FC-WEAPON-05")
def test_a_weapon_is_aimed_at_one_of_two_ships_that_are_alike() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5", weapon="vortex_missiles")
    battle.ships("p2", "frigate", "E1", 2)
    battle.dice("p1", "R:S B:S")
    assert len(kinds(battle, a.FireWeapon)) == 1
    battle.change(2, hull=5)
    assert len(kinds(battle, a.FireWeapon)) == 2
